"""`steady`: plays Vampire Empire by rules of thumb, through its seat alone.

It deduces from what it sees, keeps cards for defence, and bluffs.
"""

from __future__ import annotations

from typing import Any

from coterie.games.empire.bluff import bluff
from coterie.games.empire.insight import Insight
from coterie.games.empire.instinct import scores
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.marks import Marks, join, split
from coterie.kernel.questions import Ask
from coterie.kernel.seat import Seat

SLACK = 0.12
"""Options this close to the best are as good as it, and one of them is taken by chance."""


class SteadyBot:
    """The written rules of thumb, with a little chance among equals."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))

    def choose(self, seat: Seat, decision: Decision) -> str:
        keys, marks = decision.keys, decision.marks
        insight = self.look(seat)
        if marks is None:
            return bluff(insight, decision.kind, keys, self._best(insight, decision.ask, keys)[0], self._chance)
        best, _ = self._best(insight, decision.ask, [*keys, self._compose(insight, decision.ask, marks)])
        return bluff(insight, decision.kind, [*keys, *marks.most], best, self._chance)

    def _best(self, insight: Insight, ask: Ask[Any], keys: list[str]) -> tuple[str, float]:
        """One of the keys that look best, and how good it looks."""
        looks = dict(zip(keys, scores(insight, ask, keys), strict=True))
        enough = max(looks.values()) - SLACK
        best = self._chance.pick([key for key, look in looks.items() if look >= enough])
        return best, looks[best]

    def _compose(self, insight: Insight, ask: Ask[Any], marks: Marks) -> str:
        """An answer of marks: one is added after the other, until it is an answer and another would not make it better."""
        amounts: dict[str, int] = {}
        answer, found = "", 0.0
        while more := marks.open_to(amounts):
            best, look = self._best(insight, ask, [join({**amounts, key: amounts.get(key, 0) + 1}) for key in more])
            if marks.takes(amounts) and look <= found:
                break
            answer, found, amounts = best, look, split(best)
        return answer

    def look(self, seat: Seat) -> Insight:
        """What the bot makes of the table."""
        return Insight.of_view(seat.view, seat.facts)
