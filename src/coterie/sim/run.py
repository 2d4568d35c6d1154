"""A run of many games, in this process or in several. Results come in the order of the games, whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias

import coterie
from coterie import bots as known_bots
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.sim.table import Plan, Result, play

AHEAD = 3
"""How many portions are handed out for each process: enough that none waits for work."""
QUICK, LONG = 0.1, 0.5
"""Seconds: a portion that took less lets the next be twice as big, one that took more half as big."""
LARGEST = 256

Portion: TypeAlias = "tuple[list[Result], float]"


class BadRun(CoterieError):
    """The run that was asked for makes no sense."""


class ProcessDied(CoterieError):
    """A process of a run came to an end by itself."""


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    setup: Mapping[str, object] | None = None,
    rotate: bool = False,
    records: bool = False,
    brought: Sequence[object] = (),
) -> Generator[Result, None, None]:
    """Play many games and yield the result of each, in order.

    `bots` names one bot for each seat, in order of play, or one for all of them; with `rotate` they change seats from game to game.
    `brought` is one thing for each seat that its player brings, a deck for instance, as the setup of the game takes it: they change seats
    from game to game, so that each sits everywhere, and in time beside everyone.

    The same arguments give the same results whatever `jobs` is, unless a bot looks at the clock: `search:0.1` does,
    `search:200x` does not. Closing the generator, or an interrupt, stops the processes at their next decision.

    With `jobs` above 1 new processes import the calling script: keep its own work under `if __name__ == "__main__":`.
    """
    if games < 0:
        raise BadRun(f"the number of games cannot be {games}")
    if jobs < 1:
        raise BadRun(f"the number of processes must be at least 1, not {jobs}")
    plan = _plan(game, bots, seed, {**registry.find(game).bounds, **(setup or {})}, rotate, records, tuple(brought))
    if jobs == 1 or games < 2:
        return (play(plan, index) for index in range(games))
    return _in_processes(plan, games, min(jobs, games))


def _plan(
    game: str, bots: Sequence[str], seed: int, setup: dict[str, object], rotate: bool, records: bool, brought: tuple[object, ...]
) -> Plan:
    """The plan of a run, once game, seed, setup, what is brought and bots have been tried."""
    option = registry.find(game).brought
    if brought and not option:
        raise BadRun(f"in {game} players bring nothing that could change seats")
    seats = coterie.new(game, seed=seed, setup={**setup, option: list(brought)} if brought else setup).seats
    if len(bots) not in (1, len(seats)):
        raise BadRun(f"{game} has {len(seats)} seats ({', '.join(seats)}): name {len(seats)} bots, or one for all, not {len(bots)}")
    for bot in dict.fromkeys(bots):
        known_bots.make(bot, game, seed)
    every = tuple(bots) if len(bots) > 1 else tuple(bots) * len(seats)
    return Plan(game, every, seats, seed, setup, rotate, records, brought, option)


def _in_processes(plan: Plan, games: int, jobs: int) -> Generator[Result, None, None]:
    """Hand out portions of games ahead of need, and give their results back in order."""
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker, initargs=(stop,))
    waiting: deque[Future[Portion]] = deque()
    size, following = 1, 0
    try:
        while True:
            while following < games and len(waiting) < jobs * AHEAD:
                portion = range(following, min(following + size, games))
                waiting.append(pool.submit(_play_portion, plan, portion))
                following = portion.stop
            if not waiting:
                return
            results, seconds = waiting.popleft().result()
            size = _next_size(len(results), size, seconds, -(-(games - following) // jobs))
            yield from results
    except BrokenProcessPool:
        raise ProcessDied(
            'a process of the run died: of a bot, for want of memory, or because a script starts a run outside `if __name__ == "__main__":`'
        ) from None
    finally:
        stop.value = 1
        pool.shutdown(wait=True, cancel_futures=True)


def _next_size(played: int, size: int, seconds: float, fair: int) -> int:
    """How many games the next portion has: about a quarter of a second's worth, and no more than a fair share of what is left."""
    if seconds < QUICK and played == size:
        size *= 2
    elif seconds > LONG:
        size //= 2
    return max(1, min(size, LARGEST, fair))


_stop: Any = None
"""In a process of a run: a number shared with the process that started it, not 0 when it wants no more."""


def _start_worker(stop: Any) -> None:
    """Start a process of a run: an interrupt is for the one that started it, which then says stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stopped() -> bool:
    return bool(_stop.value)


def _play_portion(plan: Plan, portion: range) -> Portion:
    """Play a few games of a run, and say how long it took."""
    started = time.perf_counter()
    results = [play(plan, index, _stopped) for index in portion]
    return results, time.perf_counter() - started
