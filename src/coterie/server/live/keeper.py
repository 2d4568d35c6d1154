"""Keeps games that are over as they were seen, in the processes of bots, and gives them back without any rules."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
import structlog

from coterie.kernel.errors import CoterieError
from coterie.kernel.record import Player
from coterie.server import protocol
from coterie.server.live.errors import OtherRules
from coterie.server.live.keeping import Kept, Played, keep, unpack
from coterie.server.store import KeptRow, LogRow, SeatRow, TableRow

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

logger = structlog.get_logger()
AT_HAND = 8
"""Games that are at hand because they were looked at last."""


class Keeper:
    """What is kept of the tables of one process."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._at_hand: OrderedDict[str, Watched] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def keep_all(self) -> None:
        """Keep every game that is over and is not kept yet: those that have just ended, those of a server that was killed, those of old."""
        service = self._service
        for table in await service.journal.read(service.store.unkept):
            await self._keep(table)

    async def watched(self, table: str) -> Watched:
        """A game that is over, as it was seen; kept now if nobody has done so yet."""
        if table not in self._at_hand:
            if not (rows := await self._rows(table)):
                raise OtherRules("this game was played by other rules before games were kept, and cannot be watched", "not-kept")
            self._at_hand[table] = await asyncio.to_thread(Watched, rows)
            while len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        self._at_hand.move_to_end(table)
        return self._at_hand[table]

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
                data = await service.thinkers.call(keep, played(row, stored.seats, stored.log))
            except CoterieError as error:
                logger.error("a game cannot be kept", table=table[:4], game=row.game, rules=row.rules, error=str(error))
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
        {seat.seat: Player(seat.name, seat.bot if seat.kind != "person" else "") for seat in seats if seat.name or seat.bot},
    )


class Watched:
    """A game as it was seen, chapter by chapter; entries are numbered through."""

    def __init__(self, rows: list[KeptRow]) -> None:
        self.chapters: list[tuple[Kept, int]] = [(unpack(row.data), row.length) for row in rows]
        self._frames: dict[str, list[protocol.Frame]] = {}

    @property
    def last(self) -> Kept:
        """The chapter in which the game ended."""
        return self.chapters[-1][0]

    @property
    def before(self) -> int:
        """How many frames come before the last chapter."""
        return sum(length + 1 for _, length in self.chapters[:-1])

    def frames(self, seat: str) -> list[protocol.Frame]:
        """Every frame, as a seat saw it ("": a spectator)."""
        if seat not in self._frames:
            shown = [frame for kept, length in self.chapters for frame in kept.frames(seat or None)[: length + 1]]
            self._frames[seat] = [msgspec.structs.replace(frame, number=number) for number, frame in enumerate(shown)]
        return self._frames[seat]
