"""The worker processes in which bots think, so that the event loop never waits for one. A worker that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from coterie.server.live.thinking import Thought, prepare, think

TRIES = 3


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, workers: int, games: tuple[str, ...] = ()) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._games = games
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> str:
        """Let a bot decide. If its process dies the decision is asked again, of another process."""
        for attempt in range(1, TRIES + 1):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES:
                    raise
        raise AssertionError("not reached")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=prepare, initargs=(self._games,))
        return self._pool

    def close(self) -> None:
        """End the processes; what they think is no longer wanted."""
        if self._pool is not None:
            for process in (self._pool._processes or {}).values():
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
