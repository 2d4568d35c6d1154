"""Trading items between two hunters in one city (rule fury.trade)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.cards import ITEM_REFS
from coterie.games.fury.facts.places import CASTLE
from coterie.games.fury.pieces import Trade
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.hunters.hand import give_item, settle_hand
from coterie.games.fury.table import Table
from coterie.kernel.known import come_to_light
from coterie.kernel.marks import Marks
from coterie.kernel.questions import Rules, ask, ask_marks
from coterie.kernel.text import Reason, Text


def trading_pairs(table: Table, active: int) -> list[tuple[int, int]]:
    """Who might trade with whom: of two in the party one asks, the hunter whose turn it is before others (rule fury.group)."""
    pairs = [(one, two) for one in table.party for two in range(4) if one != two]
    return [(one, two) for one, two in pairs if two not in table.party or one == active or (one < two and two != active)]


def refuse_trade(table: Table, active: int, one: int, two: int) -> Reason | None:
    """A hunter trades with one other in the same city; in a group everybody may, each pair once a turn (rules fury.trade, fury.group)."""
    first, second = table.hunters[one], table.hunters[two]
    if first.place == CASTLE:
        return reasons.CASTLE
    if first.place != second.place:
        return reasons.NOT_IN_ONE_CITY
    if not first.items and not second.items:
        return reasons.NO_ITEMS
    if one != active and two not in table.party:
        return reasons.NOT_TOGETHER
    return reasons.TRADED_ALREADY if mark(one, two) in table.asked else None


def mark(one: int, two: int) -> int:
    """The number by which a trade of two hunters in this turn is remembered."""
    return 100 + 10 * min(one, two) + max(one, two)


class OfferChoice(Choice):
    """The items that a hunter lays out, or none; the other may also refuse."""

    __slots__ = ()
    kind: ClassVar[str] = "offer"

    def candidates(self, table: Table) -> list[str]:
        found = [f"offer:{item}" for item in dict.fromkeys(table.hunters[self.hunter].items)]
        return [*found, "done"] + ["refuse"] * (self.hunter == table.the_trade.other)

    def marks(self, table: Table) -> Marks | None:
        items = table.hunters[self.hunter].items
        return Marks({f"offer:{item}": items.count(item) for item in dict.fromkeys(items)}) if items else None

    def prompt(self, table: Table) -> Text:
        trade = table.the_trade
        if self.hunter == trade.asked:
            return Text("fury-prompt-offer-first", {"who": who(trade.asked), "other": who(trade.other)})
        cards = tuple(ITEM_REFS[item] for item in trade.offer)
        return Text("fury-prompt-offer", {"who": who(trade.other), "other": who(trade.asked), "cards": cards})


class AcceptChoice(Choice):
    """Whether the hunter who asked takes what the other has laid out."""

    __slots__ = ()
    kind: ClassVar[str] = "accept"

    def candidates(self, table: Table) -> list[str]:
        return ["agree", "refuse"]

    def prompt(self, table: Table) -> Text:
        trade = table.the_trade
        cards, given = (tuple(ITEM_REFS[item] for item in laid) for laid in (trade.return_, trade.offer))
        return Text("fury-prompt-accept", {"who": who(trade.other), "cards": cards, "given": given})


def trade(table: Table, one: int, two: int) -> Rules[bool]:
    """Both lay out items, each seeing the other's; if neither refuses they change hands. Whether anything did (rule fury.trade)."""
    table.asked.append(mark(one, two))
    table.trade = Trade(one, two)
    table.tell("fury-event-trade", who=who(one), other=who(two))
    agreed = yield from lay_out(table, one)
    if agreed:
        agreed = yield from lay_out(table, two)
    agreed = agreed and bool(table.the_trade.offer or table.the_trade.return_)
    if agreed and table.seat_of(one) != table.seat_of(two):
        agreed = (yield from ask(AcceptChoice(table, one))) == "agree"
    if agreed:
        change_hands(table)
    else:
        table.tell("fury-event-no-trade", who=who(one), other=who(two))
    table.trade = None
    yield from settle_hand(table, one)
    yield from settle_hand(table, two)
    return agreed


def lay_out(table: Table, hunter: int) -> Rules[bool]:
    """A hunter lays out items, or none. Whether he goes on with the trade (rule fury.trade)."""
    keys = yield from ask_marks(OfferChoice(table, hunter))
    if keys[0] in ("done", "refuse"):
        return keys == ["done"]
    trade = table.the_trade
    (trade.offer if hunter == trade.asked else trade.return_).extend(key[6:] for key in keys)
    other = trade.other if hunter == trade.asked else trade.asked
    if table.seat_of(other) != table.seat_of(hunter):
        remember_laid(table)
        table.learn(table.seat_of(other))
    return True


def remember_laid(table: Table) -> None:
    """What one has laid out the other has seen, whatever comes of the trade (rule fury.trade)."""
    trade = table.the_trade
    for hunter, other, laid in ((trade.asked, trade.other, trade.offer), (trade.other, trade.asked, trade.return_)):
        come_to_light(table.hunters[hunter].seen[table.book.seats.index(table.seat_of(other))], laid)


def change_hands(table: Table) -> None:
    """What was laid out goes to the other; only the two players learn what."""
    trade = table.the_trade
    one, two = trade.asked, trade.other
    for item in trade.offer:
        give_item(table, one, two, item)
    for item in trade.return_:
        give_item(table, two, one, item)
    table.learn(table.seat_of(one), table.seat_of(two))
    table.tell("fury-event-traded", who=who(one), other=who(two), count=len(trade.offer), other_count=len(trade.return_))
