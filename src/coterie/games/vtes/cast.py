"""The persons as whom the bots of VTES play. What is said of each is in its `vtes-cast-` message, and is true of its bot."""

from __future__ import annotations

from typing import Final

from coterie.kernel.cast import Persona

CAST: Final = (
    Persona("Zuzka", "die", "random"),
    Persona("Kees", "coin", "random"),
    Persona("Merle", "feather", "random"),
    Persona("Tamsin", "top", "random"),
    Persona("Wenzel", "kite", "easy"),
    Persona("Rosalba", "lantern", "easy"),
    Persona("Iven", "umbrella", "easy"),
    Persona("Maelle", "vane", "easy"),
    Persona("Bruna", "anvil", "steady"),
    Persona("Odalys", "key", "steady"),
    Persona("Ferran", "cup", "steady"),
    Persona("Gisla", "boot", "steady"),
    Persona("Noemi", "abacus", "search"),
    Persona("Thaddea", "glasses", "search"),
    Persona("Eberhard", "hourglass", "search"),
    Persona("Ilka", "maze", "search"),
)
