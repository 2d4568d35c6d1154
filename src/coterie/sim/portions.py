"""A run cut into portions: they are handed out ahead of need to whoever plays them, and their results come back in order."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Protocol, TypeAlias

from coterie.kernel.errors import CoterieError
from coterie.sim.table import Plan, Result, play

AHEAD = 3
"""How many portions are handed out for each process: enough that none waits for work."""
QUICK, LONG = 0.1, 0.5
"""Seconds: a portion that took less lets the next be twice as big, one that took more half as big."""
LARGEST = 256

Portion: TypeAlias = "tuple[list[Result], float]"


class ProcessDied(CoterieError):
    """A process of a run came to an end by itself."""


class Workers(Protocol):
    """Those who play the portions of a run: processes of this machine, or of many."""

    def count(self) -> int:
        """How many games are played at once."""

    def hand_out(self, plan: Plan, portion: range) -> Callable[[], Portion]:
        """Have a portion played; what is returned waits for its results."""

    def close(self) -> None:
        """The run is over, or nobody wants more of it: end what still plays."""


def play_portion(plan: Plan, portion: range, stop: Callable[[], bool] | None = None) -> Portion:
    """Play a few games of a run, and say how long it took."""
    started = time.perf_counter()
    results = [play(plan, index, stop) for index in portion]
    return results, time.perf_counter() - started


def play_out(plan: Plan, games: int, hire: Callable[[], Workers]) -> Generator[Result, None, None]:
    """Play a whole run; who plays is hired with the first game and dismissed after the last."""
    workers = hire()
    waiting: deque[Callable[[], Portion]] = deque()
    size, following = 1, 0
    try:
        while True:
            count = workers.count()
            while following < games and len(waiting) < count * AHEAD:
                portion = range(following, min(following + size, games))
                waiting.append(workers.hand_out(plan, portion))
                following = portion.stop
            if not waiting:
                return
            results, seconds = waiting.popleft()()
            size = next_size(len(results), size, seconds, -(-(games - following) // count))
            yield from results
    finally:
        workers.close()


def next_size(played: int, size: int, seconds: float, fair: int) -> int:
    """How many games the next portion has: about a quarter of a second's worth, and no more than a fair share of what is left."""
    if seconds < QUICK and played == size:
        size *= 2
    elif seconds > LONG:
        size //= 2
    return max(1, min(size, LARGEST, fair))
