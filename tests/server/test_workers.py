"""Worker processes: every job has an end, those who ask take turns, and a process that is stuck or dead is replaced."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coterie.kernel.errors import BadSetup
from coterie.server.live import library
from coterie.server.live.errors import Busy, Crowded
from coterie.server.live.job_queue import JobQueue
from coterie.server.workers.pool import Pool, QueueFull
from coterie.server.workers.process import Worker, WorkerDied, WorkerLate
from coterie.server.workers.thinking import begin
from tests.server import work
from tests.server.hosts import TIMEOUT, thread_host
from tests.tries import wait_until


def with_pool(test: Callable[[Pool], Awaitable[None]], within: float = TIMEOUT, each: int = 10) -> None:
    """Run a test with one process."""

    async def run() -> None:
        pool = Pool(1, within, each, work.begin)
        try:
            await test(pool)
        finally:
            pool.close()

    asyncio.run(run())


def test_what_a_job_gives_or_raises_comes_back() -> None:
    async def test(pool: Pool) -> None:
        assert await pool.run("a", work.echo, "yes") == "yes"
        with pytest.raises(BadSetup, match="not like that"):
            await pool.run("a", work.refuse)

    with_pool(test)


def test_a_job_that_never_ends_is_given_up_and_its_process_replaced() -> None:
    async def test(pool: Pool) -> None:
        await pool.run("a", work.echo, "begun")
        first = pool.workers[0]._process
        pool.within = 0.3
        with pytest.raises(WorkerLate):
            await pool.run("a", work.stall)
        pool.within = TIMEOUT
        assert await pool.run("a", work.echo, "again") == "again"
        assert pool.workers[0]._process is not first

    with_pool(test)


def test_a_job_whose_process_dies_is_tried_once_more(tmp_path: Path) -> None:
    trace = tmp_path / "trace"

    async def test(pool: Pool) -> None:
        with pytest.raises(WorkerDied):
            await pool.run("a", work.vanish, str(trace))
        assert trace.read_text().split() == ["gone", "gone"]
        assert await pool.run("a", work.echo, "again") == "again"

    with_pool(test)


def test_who_asks_for_much_waits_behind_their_own(tmp_path: Path) -> None:
    gate, done = str(tmp_path / "gate"), tmp_path / "done"

    async def test(pool: Pool) -> None:
        held = asyncio.create_task(pool.run("a", work.wait_for, gate))
        jobs = [pool.run(word[0], work.note, str(done), word) for word in ("a1", "a2", "a3", "b1", "c1")]
        waiting = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        Path(gate).touch()
        await asyncio.gather(held, *waiting)
        assert done.read_text().split() == ["a1", "b1", "c1", "a2", "a3"]

    with_pool(test)


def test_who_has_fifty_tables_waits_behind_their_own(tmp_path: Path) -> None:
    """All lanes of one owner have one turn together: somebody with one lane comes second, not fifty-first."""
    path, go = str(tmp_path / "done"), str(tmp_path / "go")

    async def test(pool: Pool) -> None:
        first = asyncio.create_task(pool.run_for("many", "table", work.wait_for, go))
        await asyncio.sleep(0)
        many = [asyncio.create_task(pool.run_for("many", f"table {number}", work.note, path, "many")) for number in range(50)]
        await asyncio.sleep(0)
        one = asyncio.create_task(pool.run_for("one", "mine", work.note, path, "one"))
        await asyncio.sleep(0)
        Path(go).touch()
        await asyncio.gather(first, one, *many)

    with_pool(test)
    order = Path(path).read_text().split()
    assert len(order) == 51
    assert order.index("one") <= 1


def test_a_lane_has_an_end(tmp_path: Path) -> None:
    gate = str(tmp_path / "gate")

    async def test(pool: Pool) -> None:
        held = asyncio.create_task(pool.run("a", work.wait_for, gate))
        waiting = [asyncio.create_task(pool.run("a", work.echo, "x")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await pool.run("a", work.echo, "too much")
        other = asyncio.create_task(pool.run("b", work.echo, "y"))
        await asyncio.sleep(0)
        Path(gate).touch()
        await asyncio.gather(held, *waiting)
        assert await other == "y"

    with_pool(test, each=2)


def test_people_are_told_in_words_why_a_job_was_given_up() -> None:
    async def test() -> None:
        jobs = JobQueue(1, TIMEOUT, (), read_ahead=False)
        try:
            await jobs.run("a", work.echo, "begun")
            jobs.pool.within = 0.3
            with pytest.raises(Busy) as late:
                await jobs.run("a", work.stall)
            assert late.value.reason is not None
            assert late.value.reason.text.id == "refused-too-long"
            jobs.pool._lanes._each = 0
            with pytest.raises(Crowded):
                await jobs.run("a", work.echo, "x")
        finally:
            jobs.pool.close()

    asyncio.run(test())


def test_one_that_died_while_nobody_waited_is_replaced() -> None:
    async def test(pool: Pool) -> None:
        await pool.run("a", work.echo, "begun")
        first = pool.workers[0]._process
        assert first is not None
        first.kill()
        first.join(TIMEOUT)
        assert not pool.well()
        await pool.look_after()
        assert await pool.run("a", work.echo, "again") == "again"
        assert pool.well()
        assert pool.workers[0]._process is not first

    with_pool(test)


def test_who_asks_while_another_thread_ends_a_process_is_told_that_it_died() -> None:
    """A request for the server's health may come at any moment."""
    worker = Worker(work.begin, ())
    worker.start()
    process = worker._process
    assert process is not None
    process.kill()
    process.join(TIMEOUT)
    process.close()
    assert (worker.alive, worker.died) == (False, True)
    worker._process = None
    worker.end()


def test_a_process_that_reads_ahead_has_read_all_games_before_it_is_asked() -> None:
    async def test() -> None:
        pool = Pool(1, TIMEOUT, 1, begin, (), True)
        try:
            pool.start()
            assert set(await pool.run("a", work.games_read)) >= {"empire", "fury", "vtes"}
        finally:
            pool.close()

    asyncio.run(test())


def test_without_reading_ahead_no_process_starts_before_it_is_needed() -> None:
    async def test(pool: Pool) -> None:
        assert not any(worker.alive for worker in pool.workers)
        assert pool.well()

    with_pool(test)


def test_no_process_begins_after_the_end() -> None:
    async def test() -> None:
        pool = Pool(2, TIMEOUT, 1, work.begin)
        pool.start()
        pool.close()
        assert not any(worker.alive for worker in pool.workers)

    for _ in range(3):
        asyncio.run(test())


def test_a_server_starts_them_and_looks_after_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = threading.Event()

    async def look(_: Pool) -> None:
        looked.set()

    monkeypatch.setattr(library, "read_game", lambda *_: None)
    monkeypatch.setattr(Pool, "look_after", look)
    with thread_host(tmp_path, read_ahead=True, workers=2, sweep=0.05) as host:
        pools = (host.service.thinkers, host.service.jobs.pool)
        assert [len(pool.workers) for pool in pools] == [2, 1]
        wait_until("all processes start", lambda: all(worker.alive for pool in pools for worker in pool.workers))
        assert looked.wait(TIMEOUT)
