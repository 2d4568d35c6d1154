"""A few worker processes, and the queue before them: fair between those who ask, with an end, and a time for every job."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, Unpack

import structlog

from coterie.server.workers.lanes import Lanes
from coterie.server.workers.process import Forgotten, Worker, WorkerDied

logger = structlog.get_logger()
A = TypeVarTuple("A")
T = TypeVar("T")
MOST = 2_000
"""Jobs that may wait in all."""
HOMES = 10_000
"""Lanes of which it is known which process worked for them last."""


class QueueFull(Exception):
    """Too much waits already."""


class _Job(NamedTuple):
    call: Callable[..., Any]
    lane: str
    args: tuple[Any, ...]
    everything: Callable[[], tuple[Any, ...]]
    """The same for a process that has kept nothing of earlier jobs of this lane."""
    done: asyncio.Future[Any]


class Pool:
    """Worker processes. They begin with a function of the caller, at `start` or with the first job; each job has `within` seconds."""

    def __init__(self, size: int, within: float, each: int, begin: Callable[..., None], *args: Any) -> None:
        self.within = within
        self.ahead: Callable[[str], bool] = lambda _: False
        """Which lanes go ahead of the others."""
        self.workers = [Worker(begin, args) for _ in range(size)]
        self._idle = list(self.workers)
        self._homes: OrderedDict[str, Worker] = OrderedDict()
        """The process that worked for each lane last, and may have kept something for it."""
        self._lanes = Lanes[_Job](MOST, each)
        self._threads = ThreadPoolExecutor(size, "coterie-worker")
        self._busy: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._lanes)

    @property
    def ready(self) -> bool:
        """Whether every process has begun, so that no job waits for one."""
        return all(worker.begun for worker in self.workers)

    def well(self) -> bool:
        """Whether no process has ended by itself."""
        return not any(worker.died for worker in self.workers)

    def start(self) -> None:
        """Let all processes begin in the background."""
        for worker in list(self._idle):
            self._idle.remove(worker)
            self._hold(self._renew(worker))

    async def look_after(self) -> None:
        """Start again what died while nobody waited for it, so that the next job does not wait either."""
        for worker in [worker for worker in self._idle if worker.died]:
            logger.error("a worker died")
            self._idle.remove(worker)
            self._hold(self._renew(worker))

    async def run(self, lane: str, call: Callable[[Unpack[A]], T], *args: *A) -> T:
        """The answer of a process. Those of one lane come one after the other, lanes take turns.

        If the process dies the job is given once to another. WorkerDied, WorkerLate or QueueFull if there is no answer.
        """
        return await self.run_for("", lane, call, *args)

    async def run_for(
        self,
        owner: str,
        lane: str,
        call: Callable[[Unpack[A]], T],
        *args: *A,
        everything: Callable[[], tuple[*A]] | None = None,
    ) -> T:
        """The same, for somebody who has one turn for all their lanes together.

        A lane is given to the process that worked for it last, if that has nothing else to do. Arguments may build on what it has kept
        from then; if it has not, the call raises Forgotten and is made once more, with `everything`.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._lanes.put(lane, _Job(call, lane, args, everything or (lambda: args), done), owner):
            raise QueueFull
        self._go_on()
        return await done

    def close(self) -> None:
        """End the processes; what they work at is no longer wanted."""
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self.workers:
            worker.end()

    def _go_on(self) -> None:
        while self._idle and (job := self._lanes.take(self.ahead)) is not None:
            if not job.done.done():
                self._hold(self._work(self._worker_for(job.lane), job))

    def _worker_for(self, lane: str) -> Worker:
        """One that is idle: the one that worked for the lane last, or else the one that has been idle longest."""
        worker = self._homes.pop(lane, self._idle[0])
        if worker not in self._idle:
            worker = self._idle[0]
        self._idle.remove(worker)
        self._homes[lane] = worker
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return worker

    def _hold(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _work(self, worker: Worker, job: _Job) -> None:
        try:
            answer = await self._ask(worker, job)
        except BaseException as error:  # noqa: BLE001  # it is for the one who asked
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(answer)
        finally:
            self._idle.append(worker)
            self._go_on()

    async def _ask(self, worker: Worker, job: _Job) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, worker.do, self.within, job.call, job.args)
        except (WorkerDied, Forgotten):
            return await loop.run_in_executor(self._threads, worker.do, self.within, job.call, job.everything())

    async def _renew(self, worker: Worker) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        except Exception as error:  # noqa: BLE001  # the next job tries again, and is told
            logger.error("a worker did not start", error=repr(error))
        finally:
            self._idle.append(worker)
            self._go_on()
