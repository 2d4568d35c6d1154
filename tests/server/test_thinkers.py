"""The processes in which bots think: they have read all games before anybody waits for them, also those that replace a dead one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from coterie.kernel import registry
from coterie.server.live import library
from coterie.server.live.thinkers import Thinkers
from tests.server.hosts import TIMEOUT, thread_host


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """One process that reads ahead."""
    started = Thinkers(1, read_ahead=True)
    yield started
    started.close()


def games_read() -> list[str]:
    """The games that the process which runs this has read."""
    return sorted(registry._loaded)


def kill_all(pool: ProcessPoolExecutor) -> None:
    """All processes of a pool die, and it has noticed."""
    for process in pool._processes.values():
        process.kill()
    with pytest.raises(BrokenProcessPool):
        pool.submit(games_read).result(TIMEOUT)


def test_a_process_reads_all_games_before_it_is_asked(thinkers: Thinkers) -> None:
    assert set(thinkers.start().submit(games_read).result(TIMEOUT)) >= {"empire", "fury", "vtes"}


def test_one_that_died_while_nobody_waited_is_replaced(thinkers: Thinkers) -> None:
    pool = thinkers.start()
    asyncio.run(thinkers.replace_dead())
    assert thinkers.start() is pool
    kill_all(pool)
    asyncio.run(thinkers.replace_dead())
    assert thinkers._pool is not None
    assert thinkers._pool is not pool
    assert len(thinkers._pool._processes) == 1


def test_without_reading_ahead_no_process_starts_before_a_bot_thinks() -> None:
    idle = Thinkers(1)
    assert not idle.start()._processes
    idle.close()


def test_a_server_starts_them_and_looks_after_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = threading.Event()

    async def look(_: Thinkers) -> None:
        looked.set()

    monkeypatch.setattr(library, "read_game", lambda *_: None)
    monkeypatch.setattr(Thinkers, "replace_dead", look)
    with thread_host(tmp_path, read_ahead=True, workers=2, sweep=0.05) as host:
        assert host.service.thinkers._pool is not None
        assert len(host.service.thinkers._pool._processes) == 2
        assert looked.wait(TIMEOUT)
