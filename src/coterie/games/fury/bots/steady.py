"""`steady`: plays Fury of Dracula by rules of thumb, through its seat alone.

It thinks about one world that looks the same to its seat, and reads of that world only what the seat knows.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from coterie.games.fury.bots.heuristics.hunter_cards import SHARPNESS
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.bots.instinct import MIXED, scores
from coterie.games.fury.table import Table
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.marks import Marks
from coterie.kernel.seat import Seat

SLACK: Final = 0.06
"""Options this close to the best are as good as it, and one of them is taken by chance."""
WIDE: Final = {"begin": 0.25, "dracula-move": 0.12, "wolf": 0.12, "fly": 0.2, "evasion": 0.3, "place-token": 0.1}
"""Where Dracula must not be foreseen, more options count as equal."""


class SteadyBot:
    """The written rules of thumb, with a little chance among equals."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(derive(seed))

    def choose(self, seat: Seat, decision: Decision) -> str:
        keys, marks = decision.keys, decision.marks
        if len(keys) == 1 and marks is None:
            return keys[0]
        table = cast(Table, seat.imagine(self._chance.roll(1 << 62)).state)
        answers = keys if marks is None else [*keys, *marks.most]
        looks = scores(Insight(table, seat.name, exact=True), decision.ask, answers)
        return whole(pick(decision.kind, answers, looks, self._chance), marks, answers, looks)


def pick(kind: str, keys: list[str], looks: list[float], chance: Chance) -> str:
    """One of the best keys; in a fight each as often as its share says."""
    best = max(looks)
    if kind in MIXED:
        return _draw(keys, [exp(SHARPNESS * (look - best)) for look in looks], chance)
    slack = WIDE.get(kind, SLACK)
    return chance.pick([key for key, look in zip(keys, looks, strict=True) if look >= best - slack])


def whole(picked: str, marks: Marks | None, answers: list[str], looks: list[float]) -> str:
    """A plain answer as it is; where a mark was picked, the answer of those that look best."""
    if marks is None or picked not in marks.most:
        return picked
    look = dict(zip(answers, looks, strict=True))
    return marks.best([look[mark] for mark in marks.most])


def _draw(keys: list[str], weights: list[float], chance: Chance) -> str:
    """A key, the likelier the greater its weight."""
    left = chance.roll(1 << 30) / (1 << 30) * sum(weights)
    for key, weight in zip(keys, weights, strict=True):
        left -= weight
        if left <= 0:
            return key
    return keys[-1]
