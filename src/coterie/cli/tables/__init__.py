"""Drawings of tables: one for each game that has its own, and one that can draw any game."""

from __future__ import annotations

from typing import Protocol

from coterie.cli.screen import Screen
from coterie.kernel.game import Game
from coterie.kernel.state import Seat
from coterie.kernel.text import Ref


class Drawing(Protocol):
    """Draws the tables of one game."""

    favourite: Seat
    """The seat a lone player takes unless another is named."""

    def draw(self, screen: Screen, game: Game, seat: Seat | None) -> None:
        """The table as a seat (None: a spectator) sees it."""

    def facts(self, screen: Screen, ref: Ref) -> None:
        """All that is known of a thing that an option points at."""

    def legend(self, screen: Screen) -> None:
        """The signs the drawing uses."""


def drawing(game: Game) -> Drawing:
    """The drawing for a game."""
    if game.name == "empire":
        from coterie.cli.tables.empire import EmpireDrawing

        return EmpireDrawing(game)
    if game.name == "vtes":
        from coterie.cli.tables.vtes import VtesDrawing

        return VtesDrawing(game)
    from coterie.cli.tables.generic import GenericDrawing

    return GenericDrawing(game)
