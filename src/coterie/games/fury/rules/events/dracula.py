"""Dracula's events: those of the start of his turn, and those played at once when they are drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import EVENT_REFS, EVENTS, HUNTERS, TIME_REFS
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import NUMBER, PLACES, RAILS, REFS, ROADS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.events.flight import evade
from coterie.games.fury.rules.events.hunters import meet_ally
from coterie.games.fury.rules.events.play import play_event, resolve_answers
from coterie.games.fury.rules.hunters.announce import announce
from coterie.games.fury.rules.hunters.hand import show_to_dracula
from coterie.games.fury.rules.hunters.wounds import lose_health
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text

START: Final = ("devilish_power", "roadblock", "time_runs_short", "unearthly_swiftness")
"""Events Dracula may play at the start of his turn."""


def receive(table: Table, card: str) -> Rules[None]:
    """Dracula takes a card with the bat: he keeps it, or it is an ally, or it is played at once (rule fury.cards)."""
    if EVENTS[card].type == "keep":
        table.events.append(card)
        table.tell_one(DRACULA, "fury-event-dracula-draws-seen", card=EVENT_REFS[card])
        table.tell_others(DRACULA, "fury-event-dracula-draws")
    elif EVENTS[card].type == "ally":
        yield from meet_ally(table, THE_COUNT, card)
    elif (yield from resolve_answers(table, THE_COUNT, card)):
        if card == "evasion":
            yield from evade(table)
        else:
            yield from haunt(table, card)


class BittenChoice(Choice):
    """Which bitten hunter an event falls on."""

    __slots__ = ()
    kind: ClassVar[str] = "bitten"

    def candidates(self, table: Table) -> list[str]:
        return [f"hunter:{name}" for name in HUNTERS]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if table.hunters[NAMES[key[7:]]].bites else reasons.NOT_BITTEN

    def prompt(self, table: Table) -> Text:
        return Text("fury-prompt-bitten", {"who": who(self.hunter), "card": EVENT_REFS[self.asker]})


def haunt(table: Table, card: str) -> Rules[None]:
    """Night Visit takes two points of health of a bitten hunter, Vampiric Influence shows his cards and next move (rule fury.cards)."""
    if not any(hunter.bites for hunter in table.hunters):
        return
    key = yield from ask(BittenChoice(table, THE_COUNT, asker=card))
    hunter = NAMES[key[7:]]
    table.tell("fury-event-haunts", card=EVENT_REFS[card], who=who(hunter))
    if card == "night_visit":
        yield from lose_health(table, hunter, 2)
    else:
        show_to_dracula(table, hunter)
        yield from announce(table, hunter, card)


class StartChoice(Choice):
    """An event at the start of Dracula's turn, or none."""

    __slots__ = ()
    kind: ClassVar[str] = "dracula-start"
    window: ClassVar[bool] = True

    def candidates(self, table: Table) -> list[str]:
        return [PASS, *(f"play:{card}" for card in dict.fromkeys(table.events))]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return None if key == PASS else refuse_start(table, key[5:])

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-go-on")) if key == PASS else super().option(table, key)


def refuse_start(table: Table, card: str) -> Reason | None:
    """Why an event cannot be played at the start of Dracula's turn (rule fury.cards)."""
    if card not in START:
        return reasons.NOT_NOW
    if card == "devilish_power":
        return None if table.ally_of_hunters or table.hosts else reasons.NOTHING_TO_REMOVE
    if card == "time_runs_short":
        return reasons.AT_SMALL_HOURS if table.time == 5 else None
    if card == "unearthly_swiftness":
        return reasons.NOT_NOW if table.swift else None
    return None


def play_start(table: Table, card: str) -> Rules[None]:
    """An event of the start of Dracula's turn takes effect, unless it is cancelled (rule fury.cards)."""
    if not (yield from play_event(table, THE_COUNT, card)):
        return
    if card == "devilish_power":
        yield from banish(table)
    elif card == "time_runs_short":
        table.time += 1
        table.tell("fury-event-time", time=TIME_REFS[table.time])
    elif card == "unearthly_swiftness":
        table.swift = True
    else:
        yield from block_road(table)


class BanishChoice(Choice):
    """What Devilish Power removes: the hunters' ally, or a Heavenly Host."""

    __slots__ = ()
    kind: ClassVar[str] = "banish"
    card: ClassVar[str] = "devilish_power"

    def candidates(self, table: Table) -> list[str]:
        ally = [f"remove:{table.ally_of_hunters}"] if table.ally_of_hunters else []
        return ally + [f"lift:{PLACES[place]}" for place in table.hosts]


def banish(table: Table) -> Rules[None]:
    """The hunters' ally is discarded, or a Heavenly Host taken off the board (rule fury.cards)."""
    if not (table.ally_of_hunters or table.hosts):
        return
    key = yield from ask(BanishChoice(table, THE_COUNT))
    verb, _, name = key.partition(":")
    if verb == "lift":
        table.hosts.remove(NUMBER[name])
        table.tell("fury-event-lifted", place=REFS[NUMBER[name]])
    else:
        table.event_discards.append(name)
        table.ally_of_hunters = ""
        table.tell("fury-event-removed", card=EVENT_REFS[name])


class BlockChoice(Choice):
    """At which city the roadblock begins."""

    __slots__ = ()
    kind: ClassVar[str] = "block"
    card: ClassVar[str] = "roadblock"

    def candidates(self, table: Table) -> list[str]:
        return [f"block:{name}" for number, name in enumerate(PLACES) if ROADS[number] or RAILS[number]]


class LinkChoice(Choice):
    """Which road or railway from that city is blocked."""

    __slots__ = ("start",)
    kind: ClassVar[str] = "link"
    card: ClassVar[str] = "roadblock"

    def __init__(self, table: Table, start: int) -> None:
        super().__init__(table, THE_COUNT)
        self.start = start

    def candidates(self, table: Table) -> list[str]:
        roads = [f"block:road:{PLACES[near]}" for near in ROADS[self.start]]
        return roads + [f"block:rail:{PLACES[near]}" for near in RAILS[self.start]]


def block_road(table: Table) -> Rules[None]:
    """The roadblock is put, or moved, onto a road or a railway that hunters may not use (rule fury.cards)."""
    start = NUMBER[(yield from ask(BlockChoice(table, THE_COUNT)))[6:]]
    key = yield from ask(LinkChoice(table, start))
    _, way, name = key.split(":")
    table.roadblock = (start, NUMBER[name], int(way == "rail"))
    table.tell("fury-event-roadblock", place=REFS[start], other=REFS[NUMBER[name]], way=way)
