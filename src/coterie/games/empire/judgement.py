"""x"""

from __future__ import annotations


class EmpireJudgement:
    def weigh(self, state, ask, keys):
        return [1.0] * len(keys)

    def value(self, state, seat):
        return 0.5
