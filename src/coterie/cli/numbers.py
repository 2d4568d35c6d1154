"""The numbers that options have: one that stays keeps its number as long as the phase goes on, and a new one gets a new number."""

from __future__ import annotations

from coterie.cli.marking import numbered
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game

PHASE = ("turn", "round", "active", "phase")
"""The fields of a view that say where a game is. One without a phase counts anew at every question."""


class Numbers:
    """The numbers of one seat's options, by kind of question."""

    def __init__(self) -> None:
        self._phase: object = None
        self._given: dict[str, dict[str, int]] = {}

    def of(self, game: Game, decision: Decision) -> dict[int, str]:
        """What has a number in a question, in the order of the numbers."""
        view = game.view(decision.seat)
        phase = tuple(getattr(view, field, None) for field in PHASE) if hasattr(view, "phase") else decision.number
        if phase != self._phase:
            self._phase, self._given = phase, {}
        given = self._given.setdefault(decision.kind, {})
        keys = numbered(decision)
        for key in keys:
            given.setdefault(key, len(given) + 1)
        return {given[key]: key for key in sorted(keys, key=given.__getitem__)}
