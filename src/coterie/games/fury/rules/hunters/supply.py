"""What hunters do where nothing stopped them: rest, resupply, trade (rules fury.rest, fury.resupply, fury.trade)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import BATS, EVENT_REFS, EVENTS, HUNTERS, MINA
from coterie.games.fury.facts.places import CASTLE, HOSPITAL, IS_LARGE
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import NAMES, Choice, who
from coterie.games.fury.rules.events.dracula import receive
from coterie.games.fury.rules.events.hunters import immediate_event, meet_ally
from coterie.games.fury.rules.hunters.hand import draw_item, settle_dracula, settle_hand, take_event
from coterie.games.fury.rules.hunters.own_cards import card_keys, legal_cards, play_own_card, refuse_card_key
from coterie.games.fury.rules.hunters.trade import refuse_trade, trade, trading_pairs
from coterie.games.fury.rules.hunters.wounds import heal
from coterie.games.fury.table import Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text


class ActionChoice(Choice):
    """What the party does in its action phase."""

    __slots__ = ()
    kind: ClassVar[str] = "action"

    def candidates(self, table: Table) -> list[str]:
        found = [PASS]
        for number in table.party:
            found += [f"rest:{HUNTERS[number]}", f"resupply:{HUNTERS[number]}"]
        found += [f"trade:{HUNTERS[one]}:{HUNTERS[two]}" for one, two in trading_pairs(table, self.hunter)]
        return found + card_keys(table, self.hunter)

    def refusal(self, table: Table, key: str) -> Reason | None:
        verb, _, rest = key.partition(":")
        if key == PASS:
            return None
        if verb == "trade":
            one, two = rest.split(":")
            return refuse_trade(table, self.hunter, NAMES[one], NAMES[two])
        if verb in ("rest", "resupply"):
            return reasons.CASTLE if table.hunters[self.hunter].place == CASTLE else None
        return refuse_card_key(table, self.hunter, key)

    def keys(self, table: Table) -> list[str]:
        found = [PASS]
        if table.hunters[self.hunter].place != CASTLE:
            for number in table.party:
                found += [f"rest:{HUNTERS[number]}", f"resupply:{HUNTERS[number]}"]
            if len(table.hunters_at(table.hunters[self.hunter].place)) > 1:
                pairs = trading_pairs(table, self.hunter)
                legal = [(one, two) for one, two in pairs if refuse_trade(table, self.hunter, one, two) is None]
                found += [f"trade:{HUNTERS[one]}:{HUNTERS[two]}" for one, two in legal]
        return found + legal_cards(table, self.hunter)

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-nothing")) if key == PASS else super().option(table, key)


def action_phase(table: Table, hunter: int) -> Rules[None]:
    """One of the party rests, resupplies or trades with somebody else; among themselves they trade as they like (rule fury.group)."""
    while hunter in table.party:
        key = yield from ask(ActionChoice(table, hunter, quiet=True))
        verb, _, rest_of_key = key.partition(":")
        if verb == "trade":
            one, two = rest_of_key.split(":")
            traded = yield from trade(table, NAMES[one], NAMES[two])
            if traded and NAMES[two] not in table.party:
                return
        elif verb in ("play", "use"):
            yield from play_own_card(table, hunter, key)
            table.party = tuple(number for number in table.party if not table.hunters[number].misses)
        else:
            if verb == "rest":
                yield from rest(table, NAMES[rest_of_key])
            elif verb == "resupply":
                yield from resupply(table, NAMES[rest_of_key])
            return


def rest(table: Table, hunter: int) -> Rules[None]:
    """Two points of health; of two event cards those with the bat go to Dracula, others are discarded (rule fury.rest)."""
    table.tell("fury-event-rests", who=who(hunter))
    heal(table, hunter, table.book.figures.rest_health)
    for _ in range(2):
        card = take_event(table)
        if BATS[card]:
            yield from receive(table, card)
        else:
            table.event_discards.append(card)
            table.tell("fury-event-drawn-away", card=EVENT_REFS[card])
    yield from settle_dracula(table)


class DrawChoice(Choice):
    """Which card a hunter takes, or no more. `event`, `item` and `either` say how many of each are left."""

    __slots__ = ("either", "event", "item", "taken")
    kind: ClassVar[str] = "draw"

    def __init__(self, table: Table, hunter: int, taken: int, event: int, item: int, either: int) -> None:
        super().__init__(table, hunter)
        self.taken = taken
        self.event = event
        self.item = item
        self.either = either

    def candidates(self, table: Table) -> list[str]:
        return ["draw:event", "draw:item", PASS]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key == PASS:
            return None if self.taken else reasons.TAKE_ONE
        return None if self.either or (self.event if key == "draw:event" else self.item) else reasons.NO_SUCH_SUPPLY

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-enough")) if key == PASS else super().option(table, key)


def allowance(table: Table, hunter: int) -> tuple[int, int, int]:
    """Events, items and cards of either kind that a city offers; Mina Harker may always take one more (rule fury.resupply)."""
    place = table.hunters[hunter].place
    extra = int(hunter == MINA)
    if place == HOSPITAL:
        return 0, 0, 1 + extra
    return 1, int(IS_LARGE[place]), extra


def resupply(table: Table, hunter: int) -> Rules[None]:
    """A hunter draws the cards that the city offers (rule fury.resupply)."""
    table.tell("fury-event-resupplies", who=who(hunter))
    event, item, either = allowance(table, hunter)
    taken = 0
    place = table.hunters[hunter].place
    while event + item + either and table.hunters[hunter].place == place and not table.hunters[hunter].misses:
        key = yield from ask(DrawChoice(table, hunter, taken, event, item, either))
        if key == PASS:
            break
        taken += 1
        if key == "draw:event":
            event, either = (event - 1, either) if event else (event, either - 1)
            yield from draw_event(table, hunter)
        else:
            item, either = (item - 1, either) if item else (item, either - 1)
            draw_item(table, hunter)
            yield from settle_hand(table, hunter)
    yield from settle_dracula(table)


def draw_event(table: Table, hunter: int) -> Rules[None]:
    """A card with the bat goes to Dracula; others are kept, played at once, or allies (rules fury.resupply, fury.cards)."""
    card = take_event(table)
    if BATS[card]:
        yield from receive(table, card)
    elif EVENTS[card].type == "ally":
        yield from meet_ally(table, hunter, card)
    elif EVENTS[card].type == "immediate":
        yield from immediate_event(table, hunter, card)
    else:
        table.hunters[hunter].events.append(card)
        seat = table.seat_of(hunter)
        table.tell_one(seat, "fury-event-draws-event-seen", who=who(hunter), card=EVENT_REFS[card])
        table.tell_others(seat, "fury-event-draws-event", who=who(hunter))
        yield from settle_hand(table, hunter)
