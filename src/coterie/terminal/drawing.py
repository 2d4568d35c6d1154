"""Drawings of tables: one for each game that has its own, and one that can draw any game."""

from __future__ import annotations

from typing import Protocol

from coterie.kernel import registry
from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref
from coterie.terminal.screen import Screen


class Drawing(Protocol):
    """Draws the tables of one game."""

    favourite: Seat
    """The seat a lone player takes unless another is named."""

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The table as a seat (None: a spectator) sees it."""

    def brief(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """What matters for the question, for a seat that has seen the table: whose turn it is, and what is under way."""

    def facts(self, screen: Screen, ref: Ref) -> None:
        """All that is known of a thing that an option points at."""

    def legend(self, screen: Screen) -> None:
        """The signs the drawing uses."""


def drawing(game: Game) -> Drawing:
    """The drawing that a game brings in `terminal/drawing.py` of its package, or one from its view alone."""
    brought = registry.part(game.name, "terminal.drawing")
    if brought is not None:
        made: Drawing = brought.drawing(game)
        return made
    from coterie.terminal.generic import GenericDrawing

    return GenericDrawing(game)
