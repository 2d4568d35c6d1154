"""Positions of Fury of Dracula: a table between two steps of a turn, as JSON a person can write. `docs/positions.md` explains it."""

from coterie.games.fury.position.faults import faults
from coterie.games.fury.position.form import HunterPosition, Position, SlotPosition, TokenPosition
from coterie.games.fury.position.reading import read
from coterie.games.fury.position.writing import write

__all__ = ["HunterPosition", "Position", "SlotPosition", "TokenPosition", "faults", "read", "write"]
