"""Positions of VTES: a table between two steps of a turn, as JSON a person can write. `docs/positions.md` explains it."""

from coterie.games.vtes.position.faults import faults, hand_faults, layer_faults, number_faults
from coterie.games.vtes.position.form import LastingPosition, PiecePosition, Position, SeatPosition
from coterie.games.vtes.position.reading import read
from coterie.games.vtes.position.writing import write

__all__ = [
    "LastingPosition",
    "PiecePosition",
    "Position",
    "SeatPosition",
    "faults",
    "hand_faults",
    "layer_faults",
    "number_faults",
    "read",
    "write",
]
