"""Tables that spectators see with a delay: as they were some minutes ago, read from the database, so nothing later can reach anybody.

Such a table stands beside the one that is played, as if another process were behind by so much. It is there while somebody looks on.
When the game is over, everything is shown at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from coterie.server import protocol
from coterie.server.live import shown
from coterie.server.live.table import Listener, LiveTable
from coterie.server.store import StoredTable
from coterie.server.store.pasts import Stamp

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

FOLLOW = 0.5
"""Seconds between two looks for what spectators may see by now."""
IDLE = 30.0
"""Seconds without a connection after which such a table leaves memory."""
HIDDEN = "the game goes on from a position since an update; spectators see it when their delay has passed"


class DelayedTable(LiveTable):
    """A table as spectators may see it. Nobody acts here."""

    hidden = False
    """Whether nothing of the game may be shown yet."""
    stamp: Stamp | None = None
    """What is shown here."""

    def _keep(self, stored: StoredTable) -> None:
        super()._keep(stored)
        self.lag = float(self.row.delay) if self.row.status == "playing" else 0.0
        if stored.hidden != self.hidden:
            self.hidden, self.broken = stored.hidden, True
        self.fault = HIDDEN if self.hidden else self.fault

    def take_up(self) -> None:
        if self.hidden:
            self._game, self.broken = None, False
        else:
            super().take_up()

    async def _read(self) -> StoredTable | None:
        return await self.service.journal.read(self.service.store.load_seen, self.id, self.service.now(), self._known_log())

    def is_connected(self, seat: str) -> bool:
        """Who looks on now is not told: everybody counts as here."""
        return True

    def as_told(self, at: float) -> float:
        return min(at + self.lag, self.service.now()) if self.lag else at

    async def welcome(self, listener: Listener, since: int) -> None:
        await super().welcome(listener, since)
        self.service.delays.look_on(self)


class Delays:
    """The tables of one process that spectators see with a delay."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.tables: dict[str, DelayedTable] = {}

    async def find(self, live: LiveTable) -> LiveTable:
        """A table as spectators may see it."""
        if not live.row.delay:
            return live
        if live.id not in self.tables:
            service = self._service
            stored = await service.journal.read(service.store.load_seen, live.id, service.now())
            if stored is None:
                return live
            made = DelayedTable(service, stored)
            await service.rebuild(made)
            self.tables.setdefault(live.id, made)
        self.tables[live.id].used = time.monotonic()
        return self.tables[live.id]

    async def infos(self, ids: Sequence[str]) -> dict[str, protocol.TableInfo]:
        """Those of these tables that are seen later, as spectators may see them now, by id."""
        service, now = self._service, self._service.now()
        rows = await service.journal.read(service.store.rows, ids, now)
        later = {table: stored for table, stored in rows.items() if stored.table.delay and stored.table.status == "playing"}
        return {table: shown.info(DelayedTable(service, stored)) for table, stored in later.items()}

    def look_on(self, table: DelayedTable) -> None:
        """Somebody looks on: the bots of the table that is played do not rest."""
        live = self._service.tables.get(table.id)
        if live is not None and table.listeners:
            live.used = live.watched = time.monotonic()
            self._service.drive(live)

    async def follow(self) -> None:
        """Show what may be seen by now, and let go of tables that nobody looks at."""
        service, before = self._service, time.monotonic() - IDLE
        for table in [table for table in self.tables.values() if not table.listeners and table.used < before]:
            del self.tables[table.id]
        if not self.tables:
            return
        stamps = await service.journal.read(service.store.stamps, list(self.tables), service.now())
        for table in list(self.tables.values()):
            if (stamp := stamps.get(table.id)) is None:
                service.forget(table, "gone", "this table is no longer there")
                self.tables.pop(table.id, None)
                continue
            self.look_on(table)
            if stamp != table.stamp or table.stale:
                table.stale = True
                await service.take_over(table, stamp.version)
                table.stamp = stamp
