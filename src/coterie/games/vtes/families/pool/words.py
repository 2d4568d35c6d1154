"""Words for pool."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.things import Count, Number, Who


class BurnPool(Effect, frozen=True):
    """Methuselahs burn pool."""

    who: Who
    amount: Number = 1
    per: Count | None = None
    """That much for each of these."""


class GainPool(Effect, frozen=True):
    """Methuselahs gain pool."""

    who: Who
    amount: int = 1
    per: Count | None = None
    with_edge: bool = False
    """Only if you have the Edge."""
