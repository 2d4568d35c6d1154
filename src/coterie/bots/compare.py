"""Weighing a proposal: a game's own advice is taken unless another choice does clearly better in worlds that look the same.

Every imagined world is played on from each of the likely choices, with the same chances, by the game's own quick rules. What is
compared is how much better or worse each choice does than the proposed one in the same world, so that luck cancels out.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Adviser
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat

PORTION: Final = 6
"""After so many worlds the choices that do clearly worse are given up."""
SURE: Final = 1.0
"""A choice replaces the proposed one if it does better by so many standard errors, and is given up if it does worse by twice as many."""
LONGEST: Final = 400
"""No playout makes more choices than this."""


class Comparison:
    """The likely choices of one decision, and how each does in the worlds played so far."""

    def __init__(self, seat: Seat, decision: Decision, adviser: Adviser[Any], chance: Chance) -> None:
        self.seat, self.adviser, self.chance = seat, adviser, chance
        state = seat.imagine(chance.roll(1 << 62)).state
        self.proposed, self.keys = adviser.advise(state, decision.ask, decision.keys, chance)
        self.worlds = 0
        self.leads: dict[str, list[float]] = {key: [] for key in self.keys if key != self.proposed}
        """For each other choice, by how much it did better than the proposed one."""

    @property
    def settled(self) -> bool:
        """Whether nothing is left to be compared."""
        return not self.leads

    def play(self) -> int:
        """Imagine one more world and play it on from every choice that is left; gives the number of playouts."""
        world = self.seat.imagine(self.chance.roll(1 << 62))
        luck = self.chance.roll(1 << 62)
        proposed = self._value(world.clone(), self.proposed, luck)
        for key, leads in self.leads.items():
            leads.append(self._value(world.clone(), key, luck) - proposed)
        self.worlds += 1
        played = 1 + len(self.leads)
        if self.worlds % PORTION == 0:
            self.leads = {key: leads for key, leads in self.leads.items() if _mean(leads) > -2 * SURE * _error(leads)}
        return played

    def best(self) -> str:
        """The choice that does best, if that is clear; else the proposed one."""
        sure = {key: _mean(leads) - SURE * _error(leads) for key, leads in self.leads.items() if len(leads) >= PORTION}
        found = max(sure, key=lambda key: sure[key], default=self.proposed)
        return found if sure.get(found, 0.0) > 0 else self.proposed

    def _value(self, world: Game, key: str, luck: int) -> float:
        """How the table stands for the seat after a choice, when all have played on for a while."""
        adviser, chance = self.adviser, Chance(luck)
        end = adviser.clock(world.state) + adviser.span
        world.choose(self.seat.name, key)
        for _ in range(LONGEST):
            decisions = world.decisions
            if not decisions or adviser.clock(world.state) >= end:
                break
            decision = decisions[0]
            keys, marks = decision.keys, decision.marks
            if not keys and marks is None:  # an imagined world may contradict what is being asked: it is judged as it stands
                break
            lone = len(keys) == 1 and marks is None
            world.choose(decision.seat, keys[0] if lone else adviser.follow(world.state, decision.ask, keys, chance))
        return adviser.value(world.state, self.seat.name)


def _mean(leads: list[float]) -> float:
    return sum(leads) / len(leads)


def _error(leads: list[float]) -> float:
    """The standard error of their mean; a little more than counted, for a few that agree by accident."""
    mean = _mean(leads)
    return sqrt((sum((lead - mean) ** 2 for lead in leads) + 1e-4) / max(1, len(leads) - 1) / len(leads))
