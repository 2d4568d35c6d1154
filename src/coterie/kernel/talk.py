"""Prepared phrases: what players say to each other at the table, read by everybody in their own language."""

from __future__ import annotations

from typing import Final

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message that a player may say."""

    id: str
    names: bool = False
    """Whether it names somebody at the table, its argument `seat`."""


COMMON: Final = tuple(Phrase(f"kernel-talk-{name}") for name in ("hello", "moment", "back", "thanks", "well-played", "good-game"))
"""What is said in every game."""
