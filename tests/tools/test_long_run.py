"""The long run plays every question by chance, also one that is answered by marks alone."""

from __future__ import annotations

import pytest

from benchmarks.long_run import Walk
from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision


def test_the_long_run_answers_questions_that_have_marks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[str] = []
    pick = Decision.pick

    def noting(decision: Decision, chance: Chance) -> str:
        if not decision.keys:
            met.append(decision.ask.kind)
        return pick(decision, chance)

    monkeypatch.setattr(Decision, "pick", noting)
    for seed in range(700, 712):
        assert Walk("vtes", seed, 0).run().violations == []
        if met:
            return
    pytest.fail("no game of twelve asks for marks alone")
