"""`steady`: plays Vampire Empire by rules of thumb, through its seat alone.

It deduces from what it sees, keeps cards for defence, and bluffs.
"""

from __future__ import annotations

from coterie.games.empire.cards import HUMAN, VAMPIRE
from coterie.games.empire.insight import Insight
from coterie.games.empire.instinct import scores
from coterie.kernel.chance import Chance, derive
from coterie.kernel.game import Decision
from coterie.kernel.seat import Seat

BLUFF = 12
"""Once in so many chances the vampire player fights for somebody innocent, or lets the human player wonder."""
SLACK = 0.12
"""Options this close to the best are as good as it, and one of them is taken by chance."""


class SteadyBot:
    """The written rules of thumb, with a little chance among equals."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))

    def choose(self, seat: Seat, decision: Decision) -> str:
        keys = decision.keys
        insight = Insight.of_view(seat.view, seat.facts)
        bluff = self._bluff(insight, decision.kind, keys)
        if bluff:
            return bluff
        looks = scores(insight, decision.ask, keys)
        best = max(looks)
        return self._chance.pick([key for key, look in zip(keys, looks, strict=True) if look >= best - SLACK])

    def _bluff(self, insight: Insight, kind: str, keys: list[str]) -> str:
        """Save an innocent with one cheap card now and then, so that a shield does not always tell."""
        if insight.seat != VAMPIRE or kind != "lay" or insight.by != HUMAN or insight.staged or insight.round != 1:
            return ""
        if insight.nature[insight.target] or self._chance.roll(BLUFF):
            return ""
        need = insight.attack - insight.defence
        cheap = [key for key in keys if key.startswith("lay:") and need <= insight.cards[key[4:]].value <= need + 1]
        return cheap[0] if cheap and need <= 2 else ""
