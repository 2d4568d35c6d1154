"""`steady`: plays Vampire Empire by rules of thumb, through its seat alone.

It deduces from what it sees, keeps cards for defence, and bluffs.
"""

from __future__ import annotations

from coterie.games.empire.bluff import bluff
from coterie.games.empire.insight import Insight
from coterie.games.empire.instinct import scores
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.seat import Seat

SLACK = 0.12
"""Options this close to the best are as good as it, and one of them is taken by chance."""


class SteadyBot:
    """The written rules of thumb, with a little chance among equals."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))

    def choose(self, seat: Seat, decision: Decision) -> str:
        keys = decision.keys
        insight = self.look(seat)
        if decision.marks is not None:
            looks = scores(insight, decision.ask, list(decision.marks.most))
            return decision.marks.best([look + SLACK * self._chance.roll(64) / 64 for look in looks])
        looks = scores(insight, decision.ask, keys)
        enough = max(looks) - SLACK
        best = self._chance.pick([key for key, look in zip(keys, looks, strict=True) if look >= enough])
        return bluff(insight, decision.kind, keys, best, self._chance)

    def look(self, seat: Seat) -> Insight:
        """What the bot makes of the table."""
        return Insight.of_view(seat.view, seat.facts)
