"""Choosing several cards of one's hand, one after the other: to pay with, to discard, to show."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.empire.rules import reasons
from coterie.games.empire.rules.area import stage, unstage
from coterie.games.empire.table import Table
from coterie.kernel.questions import Ask, Rules, ask
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


class PayAsk(Ask[Table]):
    """Choose one more card for some purpose."""

    __slots__ = ("left", "purpose")
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: Seat, purpose: str, left: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.left = left

    def candidates(self, table: Table) -> list[str]:
        return [f"card:{card}" for card in dict.fromkeys(table.sides[self.seat].hand)]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return PURPOSES[self.purpose](table, key[5:])

    def veiled(self) -> bool:
        return self.purpose in ("cost", "pass")

    def prompt(self, table: Table) -> Text:
        return Text(f"empire-prompt-pay-{self.purpose}", {"left": self.left})

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
    """Choose that many cards; where all of the hand must go, nothing is asked."""
    for chosen in range(count):
        if len(table.sides[seat].hand) == count - chosen:
            for card in list(table.sides[seat].hand):
                stage(table, seat, card)
            break
        key = yield from ask(PayAsk(seat, purpose, count - chosen))
        stage(table, seat, key[5:])
    return unstage(table, seat)
