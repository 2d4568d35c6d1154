"""The worker processes in which bots think, so that the event loop never waits for one. A worker that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from coterie.server.live.thinking import Thought, begin, think

A = TypeVar("A")
T = TypeVar("T")
TRIES = 3


class Thinkers:
    """A pool of processes. With `read_ahead` they start and read all games before anybody waits for them, else with the first decision."""

    def __init__(self, workers: int, games: tuple[str, ...] = (), read_ahead: bool = False) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._games = games
        self._read_ahead = read_ahead
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> str:
        """Let a bot decide."""
        return await self.call(think, thought)

    async def call(self, function: Callable[[A], T], argument: A) -> T:
        """Let a process do something. If it dies, another one is asked."""
        for attempt in range(1, TRIES + 1):
            pool = self.start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, argument)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES:
                    raise
        raise AssertionError("not reached")

    def start(self) -> ProcessPoolExecutor:
        """The pool, started if it is not running. Its processes begin in the background."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=begin, initargs=(self._games, self._read_ahead))
            for _ in range(self._workers if self._read_ahead else 0):
                self._pool.submit(os.getpid)  # a pool starts a process only when something is asked of it
        return self._pool

    async def replace_dead(self) -> None:
        """Start again what died while nobody waited for it, so that the next decision does not wait either."""
        if self._read_ahead and self._pool is not None and self._pool._broken:
            self._pool = None
            self.start()

    def close(self) -> None:
        """End the processes; what they think is no longer wanted."""
        if self._pool is not None:
            for process in (self._pool._processes or {}).values():
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
