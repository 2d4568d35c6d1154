"""What a hunter may play or use in his own turn, outside combat (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import HUNTERS
from coterie.games.fury.facts.places import CITIES, IS_SEA, NUMBER, PLACES, REFS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.dracula.trail import spaces, turn_token_up, whereabouts
from coterie.games.fury.rules.events.hunters import OWN_TURN, expose_blessed, own_turn_event, refuse_event
from coterie.games.fury.rules.events.play import play_event
from coterie.games.fury.rules.hunters.hand import lose_card, settle_hand, use_up
from coterie.games.fury.rules.hunters.wounds import can_be_cured, treat
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Option, Reason, Ref, Text

USABLE: Final = ("dogs", "local_rumors", "heavenly_host", "holy_water")
HOST_MARKERS: Final = 3


def card_keys(table: Table, hunter: int) -> list[str]:
    """Every card of a hunter as a candidate."""
    holder = table.hunters[hunter]
    return [f"play:{card}" for card in dict.fromkeys(holder.events)] + [f"use:{item}" for item in dict.fromkeys(holder.items)]


def legal_cards(table: Table, hunter: int) -> list[str]:
    """The cards a hunter can play or use now."""
    holder = table.hunters[hunter]
    events = [card for card in dict.fromkeys(holder.events) if card in OWN_TURN and refuse_event(table, hunter, card) is None]
    items = [item for item in dict.fromkeys(holder.items) if item in USABLE and refuse_item(table, hunter, item) is None]
    return [f"play:{card}" for card in events] + [f"use:{item}" for item in items]


def refuse_card_key(table: Table, hunter: int, key: str) -> Reason | None:
    """Why a card cannot be played or used in the hunter's own turn."""
    verb, _, card = key.partition(":")
    return refuse_event(table, hunter, card) if verb == "play" else refuse_item(table, hunter, card)


def refuse_item(table: Table, hunter: int, item: str) -> Reason | None:
    """Why an item cannot be used outside combat and movement (rule fury.cards)."""
    if item not in USABLE:
        return reasons.NOT_NOW
    if item == "local_rumors":
        return None if hidden_tokens(table) else reasons.NO_TOKEN
    if item == "heavenly_host":
        return None if table.hunters[hunter].place in CITIES and table.hunters[hunter].place not in table.hosts else reasons.ONLY_IN_CITY
    if item == "holy_water":
        if IS_SEA[table.hunters[hunter].place]:
            return reasons.NOT_AT_SEA
        return None if patients(table, hunter) else reasons.NOBODY_TO_CURE
    return None


def hidden_tokens(table: Table) -> list[str]:
    """Every token that lies face down, by its space and its number there."""
    return [
        f"rumor:{at + 1}:{number + 1}" for at, slot in enumerate(spaces(table)) for number, token in enumerate(slot.tokens) if not token.up
    ]


def patients(table: Table, hunter: int) -> list[str]:
    """The bitten hunters in the same city."""
    return [f"hunter:{HUNTERS[number]}" for number in table.hunters_at(table.hunters[hunter].place) if can_be_cured(table, number)]


def play_own_card(table: Table, hunter: int, key: str) -> Rules[None]:
    """A card of the hunter is played or used, and his hand put in order (rule fury.cards)."""
    verb, _, card = key.partition(":")
    if verb == "play":
        if (yield from play_event(table, hunter, card)):
            yield from own_turn_event(table, hunter, card)
    else:
        yield from use_item(table, hunter, card)
    yield from settle_hand(table, hunter)


def use_item(table: Table, hunter: int, item: str) -> Rules[None]:
    """Dogs are laid down, Local Rumors and the holy things are discarded for what they do (rule fury.cards)."""
    if item == "dogs":
        lose_card(table, hunter, "dogs")
        table.hunters[hunter].dogs += 1
        table.tell("fury-event-dogs-laid", who=who(hunter))
        return
    use_up(table, hunter, item)
    if item == "local_rumors":
        yield from hear_rumors(table, hunter)
    elif item == "heavenly_host":
        yield from place_host(table, hunter)
    else:
        yield from anoint(table, hunter)


class RumorChoice(Choice):
    """Which token is turned face up."""

    __slots__ = ()
    kind: ClassVar[str] = "rumor"
    card: ClassVar[str] = "local_rumors"

    def candidates(self, table: Table) -> list[str]:
        return hidden_tokens(table)

    def option(self, table: Table, key: str) -> Option:
        _, space, number = key.split(":")
        where, at = whereabouts(table, int(space) - 1)
        return Option(key, Text("fury-option-rumor", {"where": where, "space": at, "number": int(number)}), (Ref("fury-space", space),))


def hear_rumors(table: Table, hunter: int) -> Rules[None]:
    """One token of the hunter's choice is turned face up (rule fury.cards)."""
    if not hidden_tokens(table):
        return
    key = yield from ask(RumorChoice(table, hunter))
    _, space, number = key.split(":")
    table.learn()
    turn_token_up(table, spaces(table)[int(space) - 1].tokens[int(number) - 1])


class HostChoice(Choice):
    """From which city a Heavenly Host is taken, when all are on the board."""

    __slots__ = ()
    kind: ClassVar[str] = "host"
    card: ClassVar[str] = "heavenly_host"

    def candidates(self, table: Table) -> list[str]:
        return [f"lift:{PLACES[place]}" for place in table.hosts]


def place_host(table: Table, hunter: int) -> Rules[None]:
    """A Heavenly Host marker lies in the hunter's city; Dracula can neither enter it nor pass (rule fury.cards)."""
    if len(table.hosts) >= HOST_MARKERS:
        key = yield from ask(HostChoice(table, hunter))
        table.hosts.remove(NUMBER[key[5:]])
    place = table.hunters[hunter].place
    table.hosts.append(place)
    table.tell("fury-event-host", place=REFS[place])
    expose_blessed(table, place)


class PatientChoice(Choice):
    """Whose bite is treated with Holy Water."""

    __slots__ = ()
    kind: ClassVar[str] = "patient"
    card: ClassVar[str] = "holy_water"

    def candidates(self, table: Table) -> list[str]:
        return patients(table, self.hunter)


def anoint(table: Table, hunter: int) -> Rules[None]:
    """Holy Water: a die as in the hospital for a bitten hunter in the same city (rule fury.hospital)."""
    key = yield from ask(PatientChoice(table, hunter))
    yield from treat(table, NAMES[key[7:]])
