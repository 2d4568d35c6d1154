"""Keeps games that are over as they were seen, in worker processes, and gives them back without any rules."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from coterie.server.live import casting
from coterie.server.live.errors import OtherRules, Refusal
from coterie.server.live.keeping import Played, keep
from coterie.server.store import KeptRow, LogRow, SeatRow, TableRow
from coterie.server.workers.playback import Playback, playback_of

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

logger = structlog.get_logger()
LATER = 600.0
"""Seconds after which a game that could not be kept in time is tried again."""
AT_HAND = 64 * 2**20
"""Bytes of games that are at hand because they were looked at last."""


class Keeper:
    """What is kept of the tables of one process."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._at_hand: OrderedDict[tuple[str, str], Playback] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._not_before: dict[str, float] = {}
        """Games that could not be kept in time, and when that is tried again."""

    async def keep_all(self) -> None:
        """Keep every game that is over and is not kept yet: those that have just ended, those of a server that was killed, those of old."""
        service = self._service
        for table in await service.journal.read(service.store.unkept):
            if self._not_before.get(table, 0.0) <= time.monotonic():
                with suppress(Refusal):
                    await self._keep(table)

    async def playback(self, who: str, table: str, seat: str) -> Playback:
        """A game that is over, as a seat saw it ("": a spectator), for an address; kept now if nobody has done so yet."""
        what = (table, seat)
        if what not in self._at_hand:
            if not (rows := await self._rows(table)):
                raise OtherRules("this game was played by other rules before games were kept, and cannot be watched", "not-kept")
            self._at_hand[what] = await self._service.jobs.run(who, playback_of, rows, seat)
            while len(self._at_hand) > 1 and sum(playback.size for playback in self._at_hand.values()) > AT_HAND:
                self._at_hand.popitem(last=False)
        self._at_hand.move_to_end(what)
        return self._at_hand[what]

    async def _rows(self, table: str) -> list[KeptRow]:
        store, journal = self._service.store, self._service.journal
        if table in await journal.read(store.unkept, of=table):
            await self._keep(table)
        return [row for row in await journal.read(store.kept, table) if row.data]

    async def _keep(self, table: str) -> None:
        service = self._service
        async with self._one_at_a_time:
            stored = await service.journal.read(service.store.load, table)
            if stored is None:
                return
            row = stored.table
            try:
                data = await service.jobs.run(table, keep, played(row, stored.seats, stored.log))
            except Refusal:  # there is too much else to do, or it took too long
                self._not_before[table] = time.monotonic() + LATER
                raise
            except Exception as error:  # noqa: BLE001  # rules of another day may do anything with an old log
                logger.error("a game cannot be kept", table=table[:4], game=row.game, rules=row.rules, error=repr(error))
                data = b""
            await service.journal.write(service.store.keep, table, KeptRow(row.chapter, len(stored.log), data))


def played(row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> Played:
    """The game of a table, for the process that keeps it."""
    return Played(
        row.game,
        int(row.seed),
        row.setup,
        row.position,
        tuple((entry.seat, entry.key) for entry in log),
        row.trace,
        row.outcome,
        casting.players(seats),
    )
