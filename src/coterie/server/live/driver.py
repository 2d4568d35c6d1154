"""Acts for those who need not be asked: passes where there is nothing else, bots, and seats whose time has run out."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from coterie.kernel.chance import Chance, derive, new_seed
from coterie.kernel.decision import Decision
from coterie.kernel.errors import BotFailed, RulesError
from coterie.kernel.questions import PASS
from coterie.kernel.text import Text
from coterie.server.live import levels, reactions, windows
from coterie.server.live.asking import Asking, Told
from coterie.server.workers.thinking import Advice, Thought, advise, think

if TYPE_CHECKING:
    from coterie.server.live.draft import Draft
    from coterie.server.live.table import LiveTable

logger = structlog.get_logger()
OVERDUE = 60.0
"""Seconds after which a table is taken up by another process although its own lives: that one may think that nobody looks on."""
RETRY = 5.0
"""Seconds after which a driver that failed tries again."""
FAILURES = 3
"""Decisions after which a bot that failed at each of them is replaced for the rest of the game."""
OTHERS = 5
"""Other choices that are tried where a rule fails after that of a bot."""


class Driver:
    """Drives one table until people are waited for, then sleeps until a clock runs out."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.settings = table.service.settings
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thinking: dict[str, float] = {}
        """How long the bot of each seat has thought last: a pass of it takes as long, so that silence tells nothing."""
        self._failed: Counter[tuple[str, str]] = Counter()
        """How often the bot of each seat has failed."""
        self._told: Told | None = None
        """What the processes in which bots think were told of the game last."""

    def go_on(self) -> None:
        """The table has changed, or somebody looks on: act if there is anything to be done."""
        self._woken.set()
        if (self._task is None or self._task.done()) and reactions.due(self.table, 0.0) is not None:
            self._task = asyncio.create_task(self._run_on())

    async def stop(self) -> None:
        """Act no more."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run_on(self) -> None:
        """Run; after a failure once more, later."""
        while True:
            try:
                return await self.run()
            except Exception as error:  # noqa: BLE001  # whatever it was, a table must not stand still for ever
                logger.error("a table could not be driven", table=self.table.id[:4], error=repr(error))
                await asyncio.sleep(RETRY)

    async def run(self) -> None:
        """Act until only people without a clock are waited for."""
        table = self.table
        while table.playing and await self._is_mine():
            try:
                if not await self._act():
                    return
            except RulesError as error:
                note_failure(table, error)
                await table.tell_trouble(Text("trouble-rule"))
                return

    async def _act(self) -> bool:
        """Do what is to be done next. False if only people without a clock are waited for."""
        table = self.table
        if forced_passes(table):
            await self._pass()
        elif by_bot := [decision for decision in table.decisions if table.by_bot(decision.seat)]:
            if not table.is_watched:
                return not await table.change(rest)
            await self._let_think(by_bot[0])
        else:
            return await self._wait()
        return True

    async def _is_mine(self) -> bool:
        """Whether this process acts for the table; it does so from now on if no other is at it."""
        table = self.table
        if reactions.due(table, 0.0) is not None and not is_driven(table):
            await table.change(take_up)
        return table.row.driver == table.service.members.me

    def _stamp(self) -> tuple[int, int]:
        return self.table.row.generation, self.table.game.number

    async def _pass(self) -> None:
        """Everybody passes who passes outside of windows: where somebody else plays, after a time in which a person might have decided."""
        stamp = self._stamp()
        if windows.take_time(self.table):
            await self._pause(windows.typical(Chance(new_seed())), time.monotonic())
        if stamp == self._stamp():
            await self.table.change(lambda draft: pass_all(draft, self._stamp() == stamp))

    async def _let_think(self, decision: Decision) -> None:
        """A bot decides, in a process of its own, as quickly as it can: at which pace its moves are shown is for each client to say."""
        table, stamp, seat = self.table, self._stamp(), decision.seat
        begun, lone = time.monotonic(), decision.lone_pass
        key = PASS if lone else await self._thought(decision)
        if not lone:
            self._thinking[seat] = time.monotonic() - begun
        await self._pause(self._thinking.get(seat, 0.0), begun)

        def choose(draft: Draft) -> None:
            if self._stamp() == stamp and table.by_bot(seat) and table.row.driver == table.service.members.me:
                self._enter(draft, decision, key, lone)
                self._replace(draft, seat)

        await table.change(choose)

    def _enter(self, draft: Draft, decision: Decision, key: str, forced: bool) -> None:
        """The choice of a bot; where a rule fails after it, another one."""
        seat, number = decision.seat, decision.number
        others = [] if forced else [_pick(decision, attempt) for attempt in range(OTHERS)]
        for other in dict.fromkeys((*others, "")):
            try:
                draft.add_entry(seat, key, forced, number)
            except RulesError as error:
                if not other:
                    raise
                note_failure(self.table, error)
                key = other
            else:
                return

    def _replace(self, draft: Draft, seat: str) -> None:
        """A simpler bot plays on for one that failed again and again, and everybody is told."""
        row = self.table.seats[seat]
        plain = levels.simpler(self.table.row.game, row.bot)
        if plain and self._failed[seat, row.bot] >= FAILURES:
            draft.seat(seat, bot=plain)
            draft.trouble(Text("trouble-bot", {"name": row.name}))

    async def _thought(self, decision: Decision) -> str:
        table, row = self.table, self.table.row
        asking = Asking(table, decision, self._told)
        stand_in = decision.pick(Chance(asking.chance))  # now: later the decision may be stale
        bot = table.by_bot(decision.seat)
        while bot:
            thought, everything = asking.thought(bot), partial(asking.everything, bot)
            try:
                key = await table.service.thinkers.run_for(row.maker, table.id, think, thought, everything=everything)
            except Exception as error:  # noqa: BLE001  # whatever a bot or its process does wrong, the game goes on
                asking.before = self._told = None
                self._note_failure(thought, error)
            else:
                self._told = asking.told
                return key
            bot = levels.simpler(row.game, bot)
        return stand_in

    async def advise(self, decision: Decision, bot: str) -> Advice:
        """What a bot would do at a decision of a person's, thought out where bots think, after whatever this table waits for there."""
        asking = Asking(self.table, decision, self._told)
        thought, everything = asking.thought(bot), partial(asking.everything, bot)
        advice = await self.table.service.thinkers.run_for(self.table.row.maker, self.table.id, advise, thought, everything=everything)
        self._told = asking.told
        return advice

    def _note_failure(self, thought: Thought, error: Exception) -> None:
        """A simpler bot stands in for one that failed; whoever looks after the server finds all it takes to see it fail again."""
        table = self.table
        self._failed[thought.seat, thought.bot] += 1
        table.service.metrics.bot_failures.labels(thought.game, thought.bot).inc()
        record = error.record if isinstance(error, BotFailed) else msgspec.json.encode(table.game.record()).decode()
        told = str(error) if isinstance(error, BotFailed) else repr(error)
        logger.error(
            "a bot failed", table=table.id[:4], bot=thought.bot, seat=thought.seat, chance=thought.chance, error=told, record=record
        )

    async def _pause(self, seconds: float, begun: float) -> None:
        """Wait until so long after `begun`, where somebody looks on."""
        if self.table.listeners and self.settings.pace:
            await asyncio.sleep(max(0.0, begun + seconds * self.settings.pace - time.monotonic()))

    async def _wait(self) -> bool:
        """Sleep until a window ends or a clock runs out, and act then. False if neither will."""
        table = self.table
        deadline = reactions.due(table, table.service.now())
        if deadline is None:
            return False
        self._woken.clear()
        try:
            await asyncio.wait_for(self._woken.wait(), max(0.0, deadline - table.service.now()))
        except TimeoutError:
            await table.change(on_time)
        return True


def is_driven(table: LiveTable) -> bool:
    """Whether a process acts for the table, this one or another that lives and is not overdue."""
    row, members = table.row, table.service.members
    overdue = row.due is not None and row.due < table.service.now() - OVERDUE
    return row.driver == members.me or (members.alive(row.driver) and not overdue)


def rest(draft: Draft) -> bool:
    """Nobody has looked on for a while: bots wait until somebody does, who sets them going. False if somebody has come by now."""
    if draft.table.is_watched:
        return False
    draft.set(due=None, driver="")
    return True


def take_up(draft: Draft) -> None:
    """This process acts for the table from now on, if no other was quicker."""
    if not is_driven(draft.table):
        draft.drive(anew=True)


def _pick(decision: Decision, attempt: int) -> str:
    return decision.pick(Chance(derive(decision.number, attempt)))


def note_failure(table: LiveTable, error: RulesError) -> None:
    """Write a rule that failed to the server's log, with the record that leads there."""
    table.service.metrics.rule_failures.labels(table.row.game).inc()
    logger.error("a rule failed", table=table.id[:4], error=str(error), record=error.record)


def forced_passes(table: LiveTable) -> list[Decision]:
    """What people pass without being asked, outside of windows."""
    window = table.window()
    inside = () if window is None else window.seats
    return [decision for decision in table.decisions if decision.seat not in inside and table.auto_pass(decision)]


def pass_all(draft: Draft, still: bool = True) -> bool:
    """Everybody passes who passes in this window, or does what they have ordered. True if somebody did."""
    table = draft.table
    passing = [(decision.seat, decision.number) for decision in forced_passes(table)] if still else []
    for seat, number in passing:
        asks = table.game.asks(seat)
        if asks and asks[0].number == number:
            key = asks[0].auto_key(table.seats[seat].passing) or PASS
            draft.add_entry(seat, key, True, number)
    return bool(passing)


def pass_at_once(draft: Draft) -> None:
    """Where passing takes no time, everybody passes who passes, in the same draft."""
    if not windows.take_time(draft.table):
        while draft.table.playing and pass_all(draft):
            pass


def on_time(draft: Draft) -> None:
    """A window is over, somebody's time is, or that of the game."""
    if reactions.time_is_up(draft):
        return
    reactions.close(draft)
    if draft.table.playing:
        reactions.run_out(draft)
