"""Encounters that Dracula places: on the card he has just laid, or on the Hide card (rule fury.action.dracula)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.clues import HIDE, HIDE_BIT
from coterie.games.fury.facts.places import CASTLE
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.trail import place_token
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import PASS, Rules, ask
from coterie.kernel.text import Option, Reason, Text


class PlaceChoice(Choice):
    """Which encounter is placed face down on the card just laid."""

    __slots__ = ()
    kind: ClassVar[str] = "place-token"

    def candidates(self, table: Table) -> list[str]:
        return [*(f"place:{token}" for token in dict.fromkeys(table.tokens)), PASS]

    def refusal(self, table: Table, key: str) -> Reason | None:
        if key != PASS or table.place_of(table.trail[0]) == HIDE:
            return None
        return reasons.MUST_PLACE

    def option(self, table: Table, key: str) -> Option:
        return Option(key, Text("fury-option-place-none")) if key == PASS else super().option(table, key)

    def veiled(self) -> bool:
        return True


def takes_token(table: Table) -> bool:
    """A card just laid takes a token, but not at sea, in the castle or with Double Back (rule fury.action.dracula)."""
    slot = table.trail[0]
    if not slot.serial or slot.sea or table.dracula == CASTLE or "double_back" in slot.powers:
        return False
    return bool(table.tokens) and not slot.tokens


def place_encounter(table: Table) -> Rules[None]:
    """An encounter must be placed on a city, and may be placed on the Hide card (rules fury.action.dracula, fury.power.hide)."""
    if not takes_token(table):
        return
    key = yield from ask(PlaceChoice(table, THE_COUNT))
    if key == PASS:
        table.learn()
        table.clues.may[table.trail[0].serial] &= HIDE_BIT
        table.tell("fury-event-places-none")
    else:
        place_token(table, table.trail[0], key[6:])
        table.tell("fury-event-places")
