"""What is being done: who plays which card how, and on what. A deed never changes, so rules may hold it across a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from coterie.games.vtes.table import Table


class Deed(msgspec.Struct, frozen=True):
    """A card being played, or an ability being used."""

    seat: int
    user: int = 0
    """The minion that plays it, or 0."""
    card: int = 0
    form: int = 0
    chosen: tuple[int, ...] = ()
    """Pieces chosen when it was announced."""
    source: int = 0
    """The card in play whose ability it is, or 0."""
    x: int = 0
    named: int = 0
    """The card of the hand that pays for it, or 0."""
    by: int = 0
    """Who did what the ability waited for, or 0."""


class Because:
    """What is told meanwhile happens because of a card in play, or a card, or of nothing but the rules."""

    __slots__ = ("_before", "_cause", "_t")

    def __init__(self, t: Table, source: int = 0, card: int = 0) -> None:
        self._t, self._cause, self._before = t, (source, card), t.cause

    def __enter__(self) -> None:
        self._t.cause = self._cause

    def __exit__(self, *error: object) -> None:
        self._t.cause = self._before


class TurnEnds(Exception):
    """The Methuselah whose turn it is has left the game."""


class Over(Exception):
    """The game is over."""
