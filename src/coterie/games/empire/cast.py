"""The persons as whom the bots of Vampire Empire play. What is said of each is in its `empire-cast-` message, and is true of its bot."""

from __future__ import annotations

from typing import Final

from coterie.kernel.cast import Persona

CAST: Final = (
    Persona("Tilde", "top", "random"),
    Persona("Fitch", "feather", "random"),
    Persona("Jorinde", "kite", "easy"),
    Persona("Linus", "cup", "easy"),
    Persona("Osanna", "key", "steady"),
    Persona("Rutger", "anvil", "steady"),
    Persona("Gerlind", "abacus", "search"),
    Persona("Ambros", "glasses", "search"),
)
