"""What strangers send is worked at in processes, one job after the other for each address."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, Unpack

from coterie.server.live.errors import Busy, Crowded
from coterie.server.workers.pool import Pool, QueueFull
from coterie.server.workers.process import WorkerDied, WorkerLate
from coterie.server.workers.thinking import begin

A = TypeVarTuple("A")
T = TypeVar("T")
EACH = 10
"""Jobs of one address that may wait."""


class JobQueue:
    """Worker processes for whatever takes long and was asked for from outside."""

    def __init__(self, size: int, within: float, games: tuple[str, ...], read_ahead: bool) -> None:
        self.pool = Pool(size, within, EACH, begin, games, read_ahead)

    async def run(self, who: str, call: Callable[[Unpack[A]], T], *args: *A) -> T:
        """The answer to a call, for an address."""
        try:
            return await self.pool.run(who, call, *args)
        except QueueFull:
            raise Crowded("you have asked for much at once; wait for the answers", "too-much") from None
        except WorkerLate:
            raise Busy("this took too long, and was given up", "too-long") from None
        except WorkerDied:
            raise Busy("this could not be worked at; try again in a moment", "not-worked") from None
