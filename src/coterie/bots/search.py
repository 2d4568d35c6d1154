"""The bot that searches: information-set Monte Carlo tree search over worlds that look the same to its seat.

Each playout imagines a new world, walks down one tree shared by all worlds, tries a new branch, plays on by the game's judgement for a
while and asks it how the table stands. The tree is keyed by choices, so that it holds what can be told apart, not what a world hides.
Where a game gives advice of its own, that is weighed against the other likely choices instead.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Self

from coterie.bots.compare import Comparison
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Adviser, Judgement
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.marks import split
from coterie.kernel.seat import Seat

DEFAULT_SECONDS = 0.1
EXPLORATION = 0.55
HORIZON = 40
"""How many choices a playout goes on below the tree before the table is judged."""
ANSWERS = 24
"""Of answers of several marks so many are thought of; beyond the tree a quarter of them."""


class BadBudget(CoterieError):
    """A budget that is neither seconds nor playouts."""


class Node:
    """What was found out about one choice: how often it was open, how often tried, and what came of it for the seat that made it."""

    __slots__ = ("children", "open", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[str, str], Node] = {}
        self.open = 0
        self.visits = 0
        self.total = 0.0


class SearchBot:
    """Searches for so many seconds, or so many playouts, at each decision; less long if no more of them could change the choice."""

    def __init__(self, seed: int, seconds: float | None = DEFAULT_SECONDS, playouts: int | None = None) -> None:
        self._chance = Chance(derive(seed))
        self._seconds = seconds
        self._playouts = playouts

    @classmethod
    def with_budget(cls, seed: int, budget: str) -> Self:
        """A bot from the budget as people write it: `0.1` seconds, or `200x` playouts; the default if it is empty."""
        try:
            if budget.endswith("x"):
                playouts = int(budget[:-1])
                if 0 < playouts <= 1_000_000:
                    return cls(seed, None, playouts)
            elif 0 < (seconds := float(budget or DEFAULT_SECONDS)) <= 3600:
                return cls(seed, seconds)
        except ValueError:
            pass
        raise BadBudget(f"{budget!r} is not a budget: say seconds, as 0.1, or playouts, as 200x")

    def choose(self, seat: Seat, decision: Decision) -> str:
        if len(decision.keys) == 1 and decision.marks is None:
            return decision.keys[0]
        judgement = seat.judgement
        if isinstance(judgement, Adviser):
            return self._compare(Comparison(seat, decision, judgement, self._chance))
        root = Node()
        began = perf_counter()
        while (left := self._left(root.visits, perf_counter() - began)) > 0 and left >= _lead(root, seat.name):
            world = seat.imagine(self._chance.roll(1 << 62))
            self._playout(root, world, seat.name, judgement)
        tried = {key: node.visits for (name, key), node in root.children.items() if name == seat.name}
        return max([*decision.keys, *tried], key=lambda key: tried.get(key, 0))

    def _compare(self, comparison: Comparison) -> str:
        """Weigh the game's own advice for as long as the budget says."""
        began, done = perf_counter(), 0
        while not comparison.settled and self._left(done, perf_counter() - began) > 0:
            done += comparison.play()
        return comparison.best()

    def _left(self, done: int, taken: float) -> float:
        """How many playouts the budget has left, after so many in so many seconds."""
        if self._playouts is not None:
            return self._playouts - done
        return ((self._seconds or 0.0) - taken) * done / taken if done else 1.0

    def _playout(self, root: Node, world: Game, name: str, judgement: Judgement[Any]) -> None:
        """Down the tree, one step beyond it, on by judgement, and back up with what came of it."""
        node = root
        path: list[tuple[Node, str]] = []
        grown = False
        while not grown and (decisions := world.decisions):
            decision = next((d for d in decisions if d.seat == name), decisions[0])
            key, node = self._descend(node, world, decision, judgement)
            grown = node.visits == 0
            path.append((node, decision.seat))
            world.choose(decision.seat, key)
        self._play_on(world, judgement)
        values = {seat: judgement.value(world.state, seat) for seat in world.seats}
        root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]

    def _descend(self, node: Node, world: Game, decision: Decision, judgement: Judgement[Any]) -> tuple[str, Node]:
        """The branch that promises most, by what came of it, how sensible it looks, and how seldom it was tried."""
        seat = decision.seat
        known = [key for name, key in node.children if name == seat] if decision.marks is not None else []
        keys, weights = self._answers(world, decision, judgement, ANSWERS, known)
        scale = EXPLORATION / sum(weights)
        tried = [child for key in keys if (child := node.children.get((seat, key))) is not None and child.visits]
        visits = sum(child.visits for child in tried)
        first = sum(child.total for child in tried) / visits - 0.05 if visits else 0.5
        best, best_key, best_child = -1.0, keys[0], None
        for key, weight in zip(keys, weights, strict=True):
            child = node.children.get((seat, key))
            if child is None:
                promise = first + weight * scale * sqrt(visits + 1)
            else:
                child.open += 1
                mean = child.total / child.visits if child.visits else first
                promise = mean + weight * scale * sqrt(child.open) / (1 + child.visits)
            if promise > best:
                best, best_key, best_child = promise, key, child
        if best_child is None:
            best_child = node.children[seat, best_key] = Node()
        return best_key, best_child

    def _play_on(self, world: Game, judgement: Judgement[Any]) -> None:
        """Choose as sensible players would, for a while: as long as the game's judgement says, if it says so."""
        chance = self._chance
        for _ in range(getattr(judgement, "horizon", HORIZON)):
            decisions = world.decisions
            if not decisions:
                return
            decision = decisions[0]
            keys = decision.keys
            if len(keys) == 1 and decision.marks is None:
                world.choose(decision.seat, keys[0])
                continue
            keys, weights = self._answers(world, decision, judgement, ANSWERS // 4)
            world.choose(decision.seat, keys[chance.weighted(weights)])

    def _answers(
        self, world: Game, decision: Decision, judgement: Judgement[Any], most: int, known: list[str] | None = None
    ) -> tuple[list[str], list[float]]:
        """What may be answered, and how sensible each looks. Of answers of marks those known already, and some that look sensible."""
        keys, marks, ask = decision.keys, decision.marks, decision.ask
        if marks is not None:
            found = dict.fromkeys(key for key in known or () if marks.takes(split(key)))
            if len(found) < most:
                found |= dict.fromkeys(marks.some(self._chance, most, judgement.weigh(world.state, ask, list(marks.most))))
            keys = keys + list(found)[:most]
        return keys, judgement.weigh(world.state, ask, keys)


def _lead(root: Node, name: str) -> int:
    """By how many playouts the choice that was tried most leads: if fewer are left, it is chosen whatever they bring."""
    visits = sorted(node.visits for (seat, _), node in root.children.items() if seat == name)
    return visits[-1] - (visits[-2] if len(visits) > 1 else 0) if visits else 0
