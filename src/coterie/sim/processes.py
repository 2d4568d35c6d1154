"""Games of a run in processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from coterie.sim.portions import Portion, ProcessDied, play_portion
from coterie.sim.table import Plan


class Processes:
    """So many processes, which end with the run."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        context = multiprocessing.get_context("spawn")
        self._stop = context.RawValue("b", 0)
        self._pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker, initargs=(self._stop,))

    def count(self) -> int:
        return self._jobs

    def hand_out(self, plan: Plan, portion: range) -> Callable[[], Portion]:
        with _dying_is_told():
            future = self._pool.submit(_play, plan, portion)

        def result() -> Portion:
            with _dying_is_told():
                return future.result()

        return result

    def close(self) -> None:
        self._stop.value = 1
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _dying_is_told() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise ProcessDied(
            'a process of the run died: of a bot, for want of memory, or because a script starts a run outside `if __name__ == "__main__":`'
        ) from None


_stop: Any = None
"""In a process of a run: a number shared with the process that started it, not 0 when it wants no more."""


def _start_worker(stop: Any) -> None:
    """Start a process of a run: an interrupt is for the one that started it, which then says stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stopped() -> bool:
    return bool(_stop.value)


def _play(plan: Plan, portion: range) -> Portion:
    return play_portion(plan, portion, _stopped)
