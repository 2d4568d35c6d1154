"""Decks measured in games of bots: in the worker processes for strangers' work, slice by slice, so that others come in between.

How far it has come is written every few seconds, so that every process on the database can tell; it is kept for an hour after its end.
When the process that plays it ends, a measurement ends with it, as it was written last.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from coterie.kernel.errors import CoterieError
from coterie.server import api
from coterie.server.decks import work
from coterie.server.live.errors import Busy, Crowded, NoSuchTable
from coterie.server.store import allowances, measured
from coterie.server.workers.pool import QueueFull
from coterie.server.workers.process import WorkerDied, WorkerLate
from coterie.sim.measure import Measure
from coterie.sim.table import Plan
from coterie.sim.tally import Standing

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

logger = structlog.get_logger()
encode = msgspec.json.Encoder().encode
SLICE = 0.1
"""Seconds for which games are played on before others have their turn."""
PAUSE = 0.05
LONGEST_PAUSE = 5.0
"""Seconds for which a measurement waits, again and again, while bots at tables wait for a process to think in."""
RUNNING = 8
"""Measurements that run at once, of all addresses."""
WRITE = 2.0
"""Seconds after which it is written how a measurement stands."""
KEPT_FOR = 3600.0
"""Seconds for which it is kept when it is over."""
LOST = 60.0
"""One that is played, and was not written for so many seconds, is played by nobody any more."""
State = Literal["playing", "done", "stopped", "failed"]


class Measuring:
    """One measurement, as far as it has come."""

    def __init__(self, who: str, plan: Plan, request: api.MeasureRequest, names: list[str]) -> None:
        self.id = secrets.token_urlsafe(12)
        self.who, self.plan, self.asked, self.seed = who, plan, request.games, request.seed
        self.names = names
        """What the opponents are called."""
        self.measure = Measure(plan)
        self.state: State = "playing"
        self.message = ""
        self.seconds = 0.0
        self.written = time.monotonic()
        """When it was last written how it stands."""
        self.task: asyncio.Task[None] | None = None

    def told(self) -> api.Measurement:
        """As it stands."""
        measure = self.measure
        return api.Measurement(
            id=self.id,
            state=self.state,
            asked=self.asked,
            games=measure.games,
            seed=str(self.seed),
            share=1 / len(measure.all),
            deck=_measured(measure.all[0]),
            seats={seat: _measured(measure.seats.get(seat, Standing())) for seat in self.plan.seats},
            opponents=tuple(self._opponent(place, name) for place, name in enumerate(self.names, 1)),
            cards={str(card): fate for card, fate in measure.all[0].cards.items()},
            seconds=round(self.seconds, 2),
            message=self.message,
        )

    def _opponent(self, place: int, name: str) -> api.MeasuredOpponent:
        found = self.measure
        return api.MeasuredOpponent(name, *(_measured(each[place]) for each in (found.all, found.before, found.behind)))


def _measured(standing: Standing) -> api.Measured:
    return api.Measured(standing.games, standing.wins, standing.win_rate, standing.score, standing.first_out)


class Measurements:
    """All measurements of this process."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._running: dict[str, Measuring] = {}
        self._turn = asyncio.Semaphore(service.settings.job_workers)
        """At most so many slices are in the queue: whatever else strangers send waits for one of them, and never for more."""

    async def start(self, who: str, game: str, request: api.MeasureRequest) -> api.Measurement:
        """Begin to measure a deck, if it and the others can be played, and the address may."""
        self._check_room(who)
        decks = [request.deck, *request.opponents]
        plan = await self._service.jobs.run(who, work.plan, game, decks, request.seed)
        self._check_room(who)
        names = [deck if isinstance(deck, str) else deck.name for deck in request.opponents]
        one = Measuring(who, plan, request, names)
        self._running[one.id] = one
        try:
            if not await self._take(who, request.games):
                raise Crowded("so many games are not played for one address in an hour; measure fewer, or wait", "too-many-games")
            await self._service.journal.write(measured.forget, self._service.store, self._service.now() - KEPT_FOR)
            await self._write(one)
        except BaseException:
            del self._running[one.id]
            raise
        one.task = asyncio.create_task(self._run(one))
        return one.told()

    async def find(self, measurement: str) -> api.Measurement:
        """The measurement of that id as it stands, or as it was written last."""
        if measurement in self._running:
            return self._running[measurement].told()
        service = self._service
        row = await service.journal.read(measured.find, service.store, measurement)
        if row is None or service.now() - row.at > KEPT_FOR:
            raise NoSuchTable("there is no such measurement, or no longer", "no-measurement")
        found = msgspec.json.decode(row.data, type=api.Measurement)
        lost = found.state == "playing" and (row.stopped or service.now() - row.at > LOST)
        return msgspec.structs.replace(found, state="stopped") if lost else found

    async def stop(self, measurement: str) -> api.Measurement:
        """Stop a measurement, whichever process plays it; what there is of it stays."""
        one = self._running.get(measurement)
        if one is not None and one.task is not None:
            one.task.cancel()
            await self._end(one, "stopped")
        else:
            await self._service.journal.write(measured.stop, self._service.store, measurement)
        return await self.find(measurement)

    async def close(self) -> None:
        """The process ends, and with it every measurement; what there is of them stays."""
        tasks = [one.task for one in self._running.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for one in list(self._running.values()):
            with suppress(SQLAlchemyError):
                await self._end(one, "stopped")

    def _check_room(self, who: str) -> None:
        """One at a time for each address, and not too many in all."""
        if any(one.who == who for one in self._running.values()):
            raise Crowded("a deck of yours is being measured already; stop that, or wait for it", "measuring-already")
        if len(self._running) >= RUNNING:
            raise Busy("many decks are being measured just now; try again in a few minutes", "measuring-many")

    async def _take(self, who: str, games: int) -> bool:
        """Use so many games of what an address may have played; below 0 they are given back."""
        service, most = self._service, self._service.settings.measure_rate
        key = f"measured-games {who}"[:120]
        return await service.journal.write(allowances.take, service.store, key, most / 3600, most, service.now(), float(games))

    async def _write(self, one: Measuring) -> bool:
        """Write how a measurement stands; whether somebody has asked another process to stop it."""
        one.written = time.monotonic()
        service = self._service
        return await service.journal.write(measured.put, service.store, one.id, encode(one.told()), service.now())

    async def _end(self, one: Measuring, state: State, message: str = "") -> None:
        """A measurement is over: games that were not played are given back."""
        if self._running.pop(one.id, None) is not None:
            one.state, one.message = state, message
            await self._write(one)
            await self._take(one.who, one.measure.games - one.asked)

    async def _run(self, one: Measuring) -> None:
        """Play its games, slice by slice."""
        try:
            while one.measure.games < one.asked:
                await self._let_tables_think()
                async with self._turn:
                    begun = time.monotonic()
                    await self._slice(one)
                    one.seconds += time.monotonic() - begun
                if time.monotonic() > one.written + WRITE and await self._write(one):
                    await self._end(one, "stopped")
                    return
            await self._end(one, "done")
        except (CoterieError, WorkerDied, WorkerLate) as error:
            logger.error("a measurement failed", game=one.plan.game, error=repr(error))
            await self._end(one, "failed", str(error))
        except Exception as error:
            logger.error("a measurement failed", game=one.plan.game, error=repr(error), exc_info=error)
            await self._end(one, "failed", "something went wrong on the server; it has been written to its log")

    async def _slice(self, one: Measuring) -> None:
        call = one.id, one.plan, one.measure.games, one.asked, SLICE
        try:
            results = await self._service.jobs.pool.run_for(one.who, one.id, work.play_on, *call)
        except QueueFull:
            await asyncio.sleep(PAUSE)
            return
        for result in results:
            one.measure.add(result)

    async def _let_tables_think(self) -> None:
        """Wait while bots at tables wait, which use the same processors."""
        until = time.monotonic() + LONGEST_PAUSE
        while len(self._service.thinkers) and time.monotonic() < until:
            await asyncio.sleep(PAUSE)
