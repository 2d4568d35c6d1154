"""What is being done: who plays which card how, and on what. A deed never changes, so rules may hold it across a question."""

from __future__ import annotations

import msgspec


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


class TurnEnds(Exception):
    """The Methuselah whose turn it is has left the game."""


class Over(Exception):
    """The game is over."""
