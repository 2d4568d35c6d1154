"""Writes changes for the event loop: those that come together share a transaction, and each is answered after its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from coterie.server.store.rows import Change
from coterie.server.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")


class Journal:
    """The one way from the event loop to the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writer = ThreadPoolExecutor(1, "coterie-writer")
        self._readers = ThreadPoolExecutor(2, "coterie-reader")
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call something of the store that reads, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: call(*args, **kwargs))

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call something of the store that writes by itself, in the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: call(*args, **kwargs))

    async def commit(self, change: Change) -> bool:
        """Write one change; False if the table has changed since the version it names."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    results = await self.write(self.store.commit, [change for change, _ in batch])
                except Exception as error:  # noqa: BLE001  # whatever it was, nobody may wait for ever
                    results = [error for _ in batch]  # type: ignore[misc]  # an answer like that of the store
                for (_, done), result in zip(batch, results, strict=True):
                    if done.cancelled():
                        continue
                    if isinstance(result, bool):
                        done.set_result(result)
                    else:
                        done.set_exception(result)
        finally:
            self._flushing = None

    async def close(self) -> None:
        """Write what is left, then end the threads."""
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        self._writer.shutdown()
        self._readers.shutdown()
