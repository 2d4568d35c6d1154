"""What is to be known of Methuselahs beside their view: who hunts whom, who got whose point, how they stand, and what they play."""

from __future__ import annotations

import msgspec

from coterie.games.vtes.table import NOBODY, Methuselah, Table
from coterie.kernel.state import Seat


class SeatOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Methuselah."""

    rank: int
    """The place by victory points, from 1; who has as many shares it."""
    prey: Seat = ""
    """Of who is still in the game: the next one who is, clockwise; nobody once all others are out."""
    predator: Seat = ""
    ousted_by: Seat = ""
    """Of who was ousted: who got the point; nobody if they withdrew."""
    deck: str = ""
    """What the deck is called, where the lists are open or the game is over."""


def seats(t: Table) -> dict[Seat, SeatOutlook]:
    """All Methuselahs."""
    points = sorted((player.points for player in t.players), reverse=True)
    return {t.seats[player.seat]: _seat(t, player, 1 + points.index(player.points)) for player in t.players}


def _seat(t: Table, player: Methuselah, rank: int) -> SeatOutlook:
    plays, shown = not player.ousted, t.setup.lists == "open" or t.outcome is not None
    return SeatOutlook(
        rank,
        _named(t, t.prey(player.seat)) if plays else "",
        _named(t, t.predator(player.seat)) if plays else "",
        _named(t, player.ousted_by),
        t.decks[player.seat].name if shown else "",
    )


def _named(t: Table, seat: int) -> Seat:
    return "" if seat == NOBODY else t.seats[seat]
