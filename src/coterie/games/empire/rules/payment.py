"""Choosing several cards of one's hand in one gesture: to pay with, to discard, to show."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import leave_hand
from coterie.games.empire.table import Table
from coterie.kernel.marks import Limit, Marks
from coterie.kernel.questions import Ask, Rules, ask_marks
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text


def no_limit(table: Table, card: str) -> Reason | None:
    """Any card will do."""
    return None


def combat_card(table: Table, card: str) -> Reason | None:
    """Combat cards are all cards with a value; by an option of the game, only the red ones count for hiding (rule empire.hide)."""
    facts = table.book.cards[card]
    if facts.type == "support":
        return reasons.NOT_A_COMBAT_CARD
    return reasons.NOT_A_RED_CARD if table.book.setup.hide_cost == "red" and facts.type != "vampire" else None


def holy_water(table: Table, card: str) -> Reason | None:
    """Holy water cards are those with a white border, two-coloured ones included (rule empire.holy-water)."""
    return None if table.book.cards[card].type == "holy-water" else reasons.NOT_HOLY_WATER


PURPOSES = {"cost": no_limit, "pass": no_limit, "hide": combat_card, "water": holy_water}
RULES = {"cost": "empire.support", "pass": "empire.pass", "hide": "empire.hide", "water": "empire.holy-water"}


class PayAsk(Ask[Table]):
    """Choose so many cards for some purpose, all at once."""

    __slots__ = ("count", "purpose")
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: Seat, purpose: str, count: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.count = count

    def candidates(self, table: Table) -> list[str]:
        return [f"card:{card}" for card in dict.fromkeys(table.sides[self.seat].hand)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return PURPOSES[self.purpose](table, key[5:])

    def keys(self, table: Table) -> list[str]:
        return []

    def marks(self, table: Table) -> Marks | None:
        hand = table.sides[self.seat].hand
        most = {f"card:{card}": hand.count(card) for card in dict.fromkeys(hand) if PURPOSES[self.purpose](table, card) is None}
        count = self.count
        return Marks(most, Limit(Text("empire-limit-cards"), RULES[self.purpose], count, count)) if sum(most.values()) >= count else None

    def veiled(self) -> bool:
        return self.purpose in ("cost", "pass")

    def prompt(self, table: Table) -> Text:
        return Text(f"empire-prompt-pay-{self.purpose}", {"left": self.count})

    def option(self, table: Table, key: str) -> Option:
        ref = table.card_ref(key[5:])
        return Option(key, Text("empire-option-card", {"card": ref}), (ref,))

    def source(self, table: Table) -> Ref | None:
        return table.card_ref(table.running[-1].card) if self.purpose == "cost" else None


def usable(table: Table, seat: Seat, purpose: str) -> int:
    """How many cards of a hand would do for a purpose."""
    fits = PURPOSES[purpose]
    return sum(fits(table, card) is None for card in table.sides[seat].hand)


def choose_cards(table: Table, seat: Seat, purpose: str, count: int) -> Rules[list[str]]:
    """Choose that many cards, which leave the hand; where all of the hand must go, nothing is asked."""
    if len(table.sides[seat].hand) == count:
        cards, table.sides[seat].hand = table.sides[seat].hand, []
        return cards
    if not count:
        return []
    cards = [key[5:] for key in (yield from ask_marks(PayAsk(seat, purpose, count)))]
    leave_hand(table, seat, cards)
    return cards
