"""The catalogues that this process has fetched from a worker, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from coterie.server.decks.work import Packed
from coterie.server.live.job_queue import JobQueue


class Shelf:
    """What was made once is given to everybody; whoever comes meanwhile waits for the same."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs
        self._made: dict[tuple[str, str, str], Packed] = {}
        self._making: dict[tuple[str, str, str], asyncio.Lock] = {}

    async def find(self, who: str, make: Callable[[str, str], Packed], game: str, language: str) -> Packed:
        """One of them, for an address."""
        key = make.__name__, game, language
        if key not in self._made:
            async with self._making.setdefault(key, asyncio.Lock()):
                if key not in self._made:
                    self._made[key] = await self._jobs.run(who, make, game, language)
        return self._made[key]
