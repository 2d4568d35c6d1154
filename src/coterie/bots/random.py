"""The bot that chooses anything."""

from __future__ import annotations

from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.seat import Seat


class RandomBot:
    """Every option is as good as another."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))

    def choose(self, seat: Seat, decision: Decision) -> str:
        return decision.pick(self._chance)
