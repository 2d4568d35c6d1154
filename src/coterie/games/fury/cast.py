"""The persons as whom the bots of Fury of Dracula play. What is said of each is in its `fury-cast-` message, and is true of its bot."""

from __future__ import annotations

from typing import Final

from coterie.kernel.cast import Persona

CAST: Final = (
    Persona("Pim", "vane", "random"),
    Persona("Dilly", "kite", "random"),
    Persona("Jessamy", "coin", "random"),
    Persona("Corbin", "die", "random"),
    Persona("Lisbet", "feather", "easy"),
    Persona("Anselm", "top", "easy"),
    Persona("Fenja", "key", "easy"),
    Persona("Casimir", "anvil", "easy"),
    Persona("Hanne", "lantern", "steady"),
    Persona("Wilmot", "boot", "steady"),
    Persona("Benedek", "umbrella", "steady"),
    Persona("Thekla", "cup", "steady"),
    Persona("Orsolya", "hourglass", "search"),
    Persona("Severin", "compass", "search"),
    Persona("Ingrith", "spyglass", "search"),
    Persona("Matthis", "maze", "search"),
)
