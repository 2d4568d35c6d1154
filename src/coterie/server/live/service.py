"""All tables that this process serves: finds them, follows what other processes write, and lets go of those nobody looks at."""

from __future__ import annotations

import asyncio
import gc
import shutil
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar, TypeVarTuple, Unpack

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from coterie.server import protocol
from coterie.server.decks.measuring import Measurements
from coterie.server.decks.shelf import Shelf
from coterie.server.live import reviving, shown
from coterie.server.live.delayed import FOLLOW, Delays
from coterie.server.live.driver import Driver
from coterie.server.live.errors import Busy, Crowded, GoneTable, NoSuchTable, Refusal
from coterie.server.live.job_queue import JobQueue
from coterie.server.live.keeper import Keeper
from coterie.server.live.library import Library
from coterie.server.live.members import Members, name_of
from coterie.server.live.table import LiveTable
from coterie.server.live.uptime import Uptime
from coterie.server.metrics import Metrics
from coterie.server.settings import Settings
from coterie.server.store import Journal, Store, StoredTable, allowances
from coterie.server.store.feed import ChangeFeed
from coterie.server.workers.pool import Pool, QueueFull
from coterie.server.workers.process import WorkerDied, WorkerLate
from coterie.server.workers.thinking import begin

logger = structlog.get_logger()
A = TypeVarTuple("A")
T = TypeVar("T")
THOUGHTS = 4
"""Decisions of one table that may wait for a bot."""
LEAST_MEGABYTES = 100
"""With less room on its disk the server is not well."""
EVICT = 15.0
"""Seconds between two looks for tables that may leave memory."""
SAFETY = 5.0
"""Seconds between two looks for what other processes have written where the database tells of it: in case that it does not."""
TIDY = 600.0
"""Seconds between two rounds of the garbage collector over everything; by itself it is told to look seldom (`serve`)."""


def free_megabytes(settings: Settings) -> int:
    """How much room is left where the tables are kept, if that is a file of ours."""
    return shutil.disk_usage(settings.data).free >> 20 if not settings.database else sys.maxsize


class TableService:
    """The tables of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now: Callable[[], float] = time.time
        """The clock on the wall: seconds since 1970."""
        self.store = Store(settings.url, name_of(settings.port))
        self.journal = Journal(self.store)
        self.members = Members(self.journal, settings.beat)
        self.uptime = Uptime(self.journal)
        self.feed = ChangeFeed(self.store, self._on_changes, self._look_everywhere)
        self.thinkers = Pool(settings.thinkers, settings.think_within, THOUGHTS, begin, settings.games, settings.read_ahead)
        self.thinkers.ahead = self._is_looked_at
        self.jobs = JobQueue(settings.job_workers, settings.job_within, settings.games, settings.read_ahead)
        self.shelf = Shelf(self.jobs)
        self.measurements = Measurements(self)
        self._revivers = {needed: ThreadPoolExecutor(1, "coterie-reviver") for needed in (True, False)}
        self.library = Library()
        self.keeper = Keeper(self)
        self.delays = Delays(self)
        self.metrics = Metrics(self)
        self.tables: dict[str, LiveTable] = {}
        self.guests: Counter[str] = Counter()
        """How many connections each address holds."""
        self._phase = "starting"
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._refreshing: set[asyncio.Task[None]] = set()
        self._looked = 0.0
        """When it was last looked everywhere for what other processes have written."""

    async def open(self) -> None:
        """Open the database and begin to look after the tables."""
        await self.journal.write(self.store.open)
        await self.uptime.look()
        await self.members.look()
        if self.settings.read_ahead:
            self.library.read_ahead()
            self.thinkers.start()
            self.jobs.pool.start()
        logger.info("open", database=self.store.engine.dialect.name)
        chores = (
            (self._follow, self.settings.poll),
            (self.delays.follow, FOLLOW),
            (self._beat, self.settings.beat),
            (self._sweep, self.settings.sweep),
            (self.keeper.keep_all, self.settings.keep),
            (self.thinkers.look_after, self.settings.sweep),
            (self.jobs.pool.look_after, self.settings.sweep),
            (self._evict, EVICT),
            (self._tidy, TIDY),
        )
        self._phase = "open"
        self._chores = [asyncio.create_task(self._again_and_again(chore, every)) for chore, every in chores]
        self._chores.append(asyncio.create_task(self.feed.run()))

    @property
    def phase(self) -> str:
        """Whether this is open for everybody, or "starting" or "closing"."""
        ready = not self.settings.read_ahead or (self.library.ready and self.thinkers.ready and self.jobs.pool.ready)
        return self._phase if ready or self._phase != "open" else "starting"

    async def health(self) -> dict[str, str]:
        """How the parts do that this needs: "ok", or what is wrong."""
        database = await self.journal.read(self.store.check)
        free = await self.journal.read(free_megabytes, self.settings)
        return {
            "database": "ok" if database else "does not answer",
            "disk": "ok" if free > LEAST_MEGABYTES else f"{free} MB left",
            "bots": "ok" if self.thinkers.well() else "a process died",
            "jobs": "ok" if self.jobs.pool.well() else "a process died",
        }

    async def allow(self, block: str, words: str, times: float = 1.0) -> None:
        """Let an address block do something once, or refuse it: so many times as often as making a table."""
        rate = self.settings.table_rate * times
        if not await self.journal.write(allowances.take, self.store, f"{words} {block}"[:120], rate / 60, rate, self.now()):
            raise Crowded("too often in too short a time; wait a minute", words)

    async def close(self) -> None:
        """Stop acting, write what is left, and let go of everything."""
        self._phase = "closing"
        for chore in (*self._chores, *self._refreshing):
            chore.cancel()
        await asyncio.gather(*self._chores, *self._refreshing, return_exceptions=True)
        await self.measurements.close()
        for driver in list(self._drivers.values()):
            await driver.stop()
        for table in (*self.tables.values(), *self.delays.tables.values()):
            async with table.lock:
                for listener in list(table.listeners):
                    listener.dismiss("closing", "the server stops; come back in a moment")
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in (self.thinkers, self.jobs.pool)))
        for reviver in self._revivers.values():
            reviver.shutdown()
        self.library.close()
        with suppress(SQLAlchemyError):  # without a database others see it a little later
            await self.members.leave()
        await self.journal.close()
        self.store.close()
        logger.info("closed", tables=len(self.tables))

    # Finding tables.

    async def find(self, table: str, needed: bool = True) -> LiveTable:
        """The table of that id, as it stands in the database now. Those that somebody needs are not taken up behind the others."""
        if (known := self.tables.get(table)) is not None and not known.listeners:
            await self._refresh([known])
        if (known := self.tables.get(table)) is not None:
            known.used = time.monotonic()
            return known
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self.tables:
                    stored = await self.journal.read(self.store.load, table)
                    if stored is None:
                        raise await self._missing(table)
                    await self.library.rules(stored.table.game)
                    self.tables[table] = await self._revive(stored, needed)
            finally:
                self._loading.pop(table, None)
        return self.tables[table]

    async def find_all(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those of these tables that are there; they are taken up behind those that somebody needs."""
        await self._refresh([self.tables[table] for table in ids if table in self.tables])
        found = []
        for table in ids:
            try:
                found.append(self.tables.get(table) or await self.find(table, needed=False))
            except Refusal:
                continue
        return found

    async def infos(self, ids: Sequence[str]) -> dict[str, protocol.TableInfo]:
        """Those of these tables that are there, as everybody sees them, by id.

        Those in memory speak for themselves. Of the others the rows say enough, unless an older program wrote them: whether and how such a
        game goes on is to be found out first.
        """
        await self._refresh([self.tables[table] for table in ids if table in self.tables])
        rows = await self.journal.read(self.store.rows, [table for table in ids if table not in self.tables])
        found = {}
        for table in ids:
            with suppress(Refusal):
                if table not in self.tables and table in rows:
                    row = rows[table].table
                    await self.library.rules(row.game)
                    known = row.rules == reviving.rules_now(row.game) and (row.waiting or row.status != "playing")
                    if known or row.status == "closed":
                        found[table] = shown.info(LiveTable(self, rows[table]))
                        continue
                found[table] = await (self.tables.get(table) or await self.find(table, needed=False)).look()
        return found

    async def _missing(self, table: str) -> Refusal:
        """Why a table is not there: it was deleted, or there never was one."""
        if await self.journal.read(self.store.is_gone, table):
            return GoneTable("this table was deleted", "gone")
        return NoSuchTable("there is no such table", "no-table")

    async def _revive(self, stored: StoredTable, needed: bool) -> LiveTable:
        """A table in memory again. If its rules have changed, its game goes on as it stands, or from its last quiet position, or waits."""
        row = stored.table
        if row.rules == reviving.rules_now(row.game) or row.status == "closed":
            return await self.rebuild(LiveTable(self, stored), needed)
        verdict = await self._judged(stored)
        if verdict.change is None:
            logger.error("a game cannot be taken up", table=row.id[:4], game=row.game, rules=row.rules, why=verdict.why)
            return LiveTable(self, stored, verdict.why)
        logger.warning("the rules of a game have changed", table=row.id[:4], game=row.game, rules=row.rules, why=verdict.why)
        await self.journal.commit(verdict.change)  # if another process was quicker, it has done the same
        again = await self.journal.read(self.store.load, row.id)
        if again is None:
            raise await self._missing(row.id)
        return await self.rebuild(LiveTable(self, again), needed)

    async def _judged(self, stored: StoredTable) -> reviving.Verdict:
        """What becomes of a table whose rules have changed. They may do anything with its log, so a worker process finds out, in time."""
        try:
            return await self.jobs.pool.run(stored.table.id, reviving.judge, stored, self.now())
        except (QueueFull, WorkerDied, WorkerLate) as error:
            if isinstance(error, QueueFull):
                raise Busy("there is too much to do; try again in a moment", "busy") from None
            return reviving.Verdict(None, f"these rules do not come to an end with it: {error}")

    async def add(self, stored: StoredTable) -> LiveTable:
        """Write a new table."""
        table = await self.rebuild(LiveTable(self, stored))
        if table.row.status in ("gathering", "playing"):
            table.anchor = stored.anchor = table.position()
        stored.table.trace = table.game.trace
        stored.table.waiting = msgspec.json.encode([(one.seat, one.since) for one in shown.waiting(table)]).decode()
        if stored.table.due is not None:
            stored.table.driver = self.members.me
        await self.journal.write(self.store.insert, stored)
        self.tables[table.id] = table
        logger.info("table", table=table.id[:4], game=table.row.game, status=table.row.status)
        self.drive(table)
        return table

    async def rebuild(self, table: LiveTable, needed: bool = True) -> LiveTable:
        """Play the log of a table again, beside the event loop: a long game takes a while. Games that are over wait for the others."""
        first = needed and table.row.status != "over"
        await asyncio.get_running_loop().run_in_executor(self._revivers[first], table.take_up)
        return table

    async def aside(self, call: Callable[[Unpack[A]], T], *args: *A) -> T:
        """Do something of a table that somebody waits for beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._revivers[True], call, *args)

    def forget(self, table: LiveTable, code: str, message: str) -> None:
        """A table is no longer there: close its connections."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._drivers.pop(table.id, None)
        for listener in list(table.listeners):
            listener.dismiss(code, message)
        table.listeners.clear()

    def _is_looked_at(self, table: str) -> bool:
        """Whether somebody looks on at a table here: its bots think before those of tables that wait for nobody."""
        return any(table in some and bool(some[table].listeners) for some in (self.tables, self.delays.tables))

    # Looking after them.

    def drive(self, table: LiveTable) -> None:
        """See to it that somebody acts for the seats that need it."""
        if table.playing and self.tables.get(table.id) is table:
            self.driver_of(table).go_on()

    def driver_of(self, table: LiveTable) -> Driver:
        """Who acts for the seats of a table that need it."""
        return self._drivers.setdefault(table.id, Driver(table))

    async def _follow(self) -> None:
        """Look for what other processes have written; seldom while the database tells of it by itself."""
        if not self.feed.listening or time.monotonic() > self._looked + SAFETY:
            await self._look_everywhere()

    async def _look_everywhere(self) -> None:
        """Take over what other processes have written about tables that somebody looks at here, or that this process acts for."""
        self._looked = time.monotonic()
        await self._refresh([table for table in self.tables.values() if self._cares_for(table)])

    def _cares_for(self, table: LiveTable) -> bool:
        return bool(table.listeners) or table.row.driver == self.members.me

    def _on_changes(self, versions: dict[str, int]) -> None:
        """Other processes have written these versions."""
        for name, version in versions.items():
            table = self.tables.get(name)
            if table is not None and version > table.row.version and self._cares_for(table):
                refreshing = asyncio.create_task(self.take_over(table, version))
                self._refreshing.add(refreshing)
                refreshing.add_done_callback(self._refreshing.discard)

    async def take_over(self, table: LiveTable, version: int) -> None:
        """Let a table take over what was written."""
        try:
            await table.refresh(version)
        except Exception as error:  # noqa: BLE001  # the next look everywhere tries again
            logger.error("a table could not be read again", table=table.id[:4], error=repr(error))

    async def _beat(self) -> None:
        """Sign for this process; if another has gone, take up its tables."""
        await self.uptime.look()
        if await self.members.look():
            await self._sweep(late=0.0)

    async def _refresh(self, tables: Sequence[LiveTable]) -> None:
        if not tables:
            return
        versions = await self.journal.read(self.store.versions, [table.id for table in tables])
        for table in tables:
            version = versions.get(table.id)
            if version is None:
                self.forget(table, "gone", "this table is no longer there")
            elif version > table.row.version or table.stale:
                await table.refresh(version)

    async def _sweep(self, late: float | None = None) -> None:
        """Take up tables at which somebody should have acted a while ago, because the process that drove them is gone."""
        before = self.now() - (self.settings.sweep if late is None else late)
        for table in await self.find_all(await self.journal.read(self.store.due, before, self.members.others)):
            if table.row.due is not None and table.row.due <= before:
                self.drive(table)

    async def _evict(self) -> None:
        """Let go of tables that nobody looks at and that nobody acts for."""
        before = time.monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if not table.listeners and table.used < before and not table.lock.locked():
                driver = self._drivers.pop(table.id, None)
                if driver is not None:
                    await driver.stop()
                if not table.listeners:
                    self.tables.pop(table.id, None)

    async def _tidy(self) -> None:
        """Free what is left in circles: all of it while nobody is here, else what is young. Tables and connections leave none."""
        gc.collect(1 if self.guests else 2)
        await self.journal.write(allowances.forget, self.store, self.now())

    async def _again_and_again(self, chore: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await chore()
            except Exception as error:  # noqa: BLE001  # a database that is away for a moment must not end the chore
                logger.error("a chore failed", chore=chore.__name__, error=repr(error))
