"""A table in memory: its game, who sits there, who looks on, and when each of them is sent something."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from coterie.kernel.decision import AutoPass, Decision
from coterie.kernel.game import Game
from coterie.kernel.record import Player
from coterie.kernel.text import Outcome, Text
from coterie.server import protocol
from coterie.server.live import casting, reviving, shown, windows
from coterie.server.live.asking import in_common
from coterie.server.live.draft import Draft
from coterie.server.live.errors import Busy, OtherRules, Refusal
from coterie.server.store import Anchor, ChatRow, KnownLog, LogRow, SeatRow, StoredTable, TableRow, hash_of

if TYPE_CHECKING:
    from coterie.server.live.service import TableService

logger = structlog.get_logger()
T = TypeVar("T")
TRIES = 50
REMOVED = "whoever made this table has removed you from it"
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection: the seat it speaks for (None: a spectator), the last event it was sent, and a way to send."""

    seat: str | None
    seq: int

    def send(self, message: str) -> None:
        """Send a message, after those sent before; never waits."""

    def dismiss(self, code: str, message: str) -> None:
        """Say why, and close."""


class LiveTable:
    """One table. Everything that changes it goes through `change`: first written, then told."""

    def __init__(self, service: TableService, stored: StoredTable, fault: str = "") -> None:
        self.service = service
        self.id = stored.table.id
        self.loop = asyncio.get_running_loop()
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, None] = {}
        self.used = self.watched = time.monotonic()
        self.log: list[LogRow] = []
        self.marks: list[tuple[Any, ...]] = []
        """What had been told and learned before each entry, and now: equal marks mean that nobody knows more."""
        self.stale = False
        self.broken = False
        """Whether the game in memory is not that of the log, and must be made anew."""
        self.fault = fault
        """Why these rules cannot play this game: it waits for the operator, or if it is over it can only be watched."""
        self._game: Game | None = None
        self._rewound: reviving.Played | None = None
        """The game at an earlier entry, if somebody is about to take back so far."""
        self.views: dict[str | None, Any] = {}
        """What each seat, or a spectator (None), sees now, as far as it was asked for."""
        self._outlook: msgspec.Raw | msgspec.UnsetType | None = None
        self._decisions: tuple[Decision, ...] | None = None
        self._window: tuple[object, windows.Window | None] = (None, None)
        self._window_seen: tuple[TableRow, dict[str, SeatRow]] | None = None
        """The row and seats of which the window is known."""
        self.lag = 0.0
        """So many seconds ago it was as it is shown here."""
        self._keep(stored)
        self.log = stored.log

    def _keep(self, stored: StoredTable) -> None:
        self.row: TableRow = stored.table
        self.anchor = stored.anchor
        self.seats: dict[str, SeatRow] = {row.seat: row for row in stored.seats}
        self.chat: list[ChatRow] = stored.chat
        self.clock = msgspec.convert(stored.table.clock, protocol.Clock)

    # The game.

    @property
    def game(self) -> Game:
        """The game as it stands; refused, with words for the player, where these rules cannot play it."""
        if self._game is None:
            if self.row.status == "over":
                raise OtherRules("this game was played by other rules and can only be watched", "only-watched")
            raise OtherRules(f"these rules cannot follow this game: {self.fault}", "halted")
        return self._game

    def take_up(self) -> None:
        """Make the game from the log. One that these rules cannot follow is no reason to lose the table.

        This may take a while: the service does it beside the event loop.
        """
        self.fault, self.broken = "", False
        try:
            self.rebuild()
        except Exception as error:  # noqa: BLE001  # rules of another day may do anything with an old log
            self._game, self.fault = None, str(error)
            logger.error("a game cannot be taken up", table=self.id[:4], game=self.row.game, rules=self.row.rules, error=repr(error))

    def rebuild(self) -> None:
        """Make the game anew from the log."""
        _, self._game, self.marks = reviving.taken_up(self.row, self.log, self.service.settings.take_up_within)
        self._look_anew()

    def advance(self, seat: str, key: str, number: int | None = None) -> None:
        """Carry out an entry in memory; `number`, if given, must be that of the open decision."""
        if number is None:
            self._step(partial(self.game.enter, seat, key))
        else:
            self._step(partial(self.game.choose, seat, key, number))

    def _step(self, carry_out: Callable[[], None]) -> None:
        try:
            carry_out()
        finally:
            self._look_anew()
        self.marks.append(reviving.mark(self.game))

    def back(self, number: int) -> None:
        """Take back in memory."""
        rewound, self._rewound = self._rewound, None
        if rewound is not None and rewound.log == self.log[:number]:
            _, self._game, self.marks = rewound
        else:
            self.game.back(number)
            del self.marks[number + 1 :]
        self._look_anew()

    async def rewind(self, number: int) -> None:
        """Make ready to take back so far: a long way is played again beside the event loop, from the beginning."""
        if self.playing and 0 <= number < len(self.log) and not self.game.is_near(number):
            self._rewound = await self.service.aside(reviving.played, self.row, self.log[:number])

    def told_at(self, seat: str | None, number: int) -> int:
        """How many events a seat had been told when the log had so many entries."""
        told, apart, _ = self.marks[number]
        return int(told) + (0 if seat is None else int(dict(apart)[seat]))

    def _look_anew(self) -> None:
        """The game stands elsewhere."""
        self.views, self._outlook, self._decisions, self._window_seen = {}, None, None, None

    def view(self, seat: str | None) -> Any:
        """What a seat, or a spectator, sees now."""
        if seat not in self.views:
            self.views[seat] = self.game.view(seat)
        return self.views[seat]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions of the game."""
        if self._decisions is None:
            self._decisions = self.game.decisions
        return self._decisions

    def outlook(self) -> msgspec.Raw | msgspec.UnsetType:
        """How things stand, as it is sent to everybody; made once for all who look."""
        if self._outlook is None:
            told = self.game.outlook
            self._outlook = msgspec.UNSET if told is None else msgspec.Raw(msgspec.json.encode(told))
        return self._outlook

    def known_to(self, seat: str | None) -> int:
        """How many entries of the log a seat, or a spectator, knows of: not those of somebody else's half-made choice."""
        whole = len(self.log) - self.row.half
        return len(self.log) if self.row.half and self.log[whole].seat == seat else whole

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks on here, or did a while ago."""
        return bool(self.listeners) or time.monotonic() - self.watched < self.service.settings.unwatched

    @property
    def playing(self) -> bool:
        """Whether the game is on, and can be played."""
        return self.row.status == "playing" and self._game is not None

    def position(self) -> Anchor | None:
        """The game where it stands, if the question that is open is a quiet one."""
        return Anchor(len(self.log), self.game.position()) if self.game.is_quiet else None

    # What is written.

    async def change(self, prepare: Callable[[Draft], T]) -> T:
        """Let `prepare` draft a change, write it, and tell it. If another process was quicker, look again and draft anew."""
        async with self.lock:
            for _ in range(TRIES):
                if self.stale:
                    await self._reload()
                draft = Draft(self)
                try:
                    result = prepare(draft)
                    draft.complete()
                except BaseException:
                    draft.drop()
                    raise
                if draft.empty:
                    draft.deliver()
                    return result
                if await self._commit(draft):
                    draft.settle()
                    self.after_change()
                    return result
                draft.drop()
                self.stale = True
            raise Busy("the table is changed by too many at once; try again", "busy")

    async def _commit(self, draft: Draft) -> bool:
        try:
            return await self.service.journal.commit(draft.written())
        except BaseException:
            draft.drop()
            self.stale = True
            raise

    def after_change(self) -> None:
        """Whoever must act next is set going."""
        self.used = time.monotonic()
        self.service.drive(self)

    async def refresh(self, version: int) -> None:
        """Take over what another process has written, if it has."""
        async with self.lock:
            if version > self.row.version or self.stale:
                await self._reload()
        self.service.drive(self)

    async def _reload(self) -> None:
        stored = await self._read()
        if stored is None:
            self.service.forget(self, "gone", "this table is no longer there")
            raise Busy("this table is no longer there", "gone")
        self.stale = False
        before, seats, said = self.row, self.seats, len(self.chat) and self.chat[-1].number
        choosing = self._choosing()
        log = [*self.log[: stored.begins], *stored.log]
        self._keep(stored)
        resumed = (self.row.rules, self.row.generation) != (before.rules, before.generation)
        dealt = self.row.setup != before.setup
        if self.broken or dealt or self.row.chapter != before.chapter or (self.fault and resumed):
            self.log = log
            await self.service.rebuild(self)
            for listener in self.listeners:
                listener.seq = 0
        elif not self.fault:
            self._take_log(log)
        self.dismiss_strangers()
        self._tell_changes(before, seats, choosing)
        for line in self.chat:
            if line.number > said:
                self.tell_line(line)
        self.tell_wish(before.wish)

    async def _read(self) -> StoredTable | None:
        """The table as it stands in the database; of its log what is not known yet."""
        return await self.service.journal.read(self.service.store.load, self.id, self._known_log())

    def _known_log(self) -> KnownLog | None:
        """What need not be read again: nothing where the game is to be made anew."""
        made_anew = self.broken or self.fault or not self.log
        return None if made_anew else KnownLog(self.row.generation, len(self.log), self.log[-1])

    def _tell_changes(self, before: TableRow, seats: dict[str, SeatRow], choosing: set[str]) -> None:
        """Tell what another process wrote; what is one seat's business, half a choice or an answer in a window, to that seat alone."""
        changed = shown.seats_changed(seats, self.seats)
        concerns_all = shown.concerns_all((before, seats), (self.row, self.seats))
        if concerns_all:
            self.tell_table()
        if self.row.version != before.version and self.row.status != "gathering" and not self.fault:
            self.tell_state(None if concerns_all else choosing | self._choosing() | changed)

    def _take_log(self, log: list[LogRow]) -> None:
        """Go on from the log in memory to the one that was read, taking back what no longer stands."""
        same = in_common(self.log, log)
        if same < len(self.log):
            self.back(same)
            for listener in self.listeners:
                listener.seq = min(listener.seq, self.told_at(listener.seat, same))
        self.log = log
        for entry in log[same:]:
            self._step(partial(self.game.follow, entry.seat, entry.key))

    def dismiss_strangers(self) -> None:
        """Connections whose seat is no longer theirs are closed."""
        for listener in list(self.listeners):
            row = self.seats.get(listener.seat or "")
            if listener.seat is not None and (
                row is None or not row.held or row.token_hash != getattr(listener, "token_hash", row.token_hash)
            ):
                self.listeners.pop(listener, None)
                if getattr(listener, "token_hash", "") in self.row.barred:
                    listener.dismiss("removed", REMOVED)
                else:
                    listener.dismiss("seat-lost", "this seat is no longer yours")

    # Who may do what.

    def seat_of(self, token: str) -> str | None:
        """The seat that a token stands for, if it stands for one here."""
        wanted = hash_of(token)
        found = [row.seat for row in self.seats.values() if row.held and hmac.compare_digest(row.token_hash, wanted)]
        return found[0] if found else None

    def people(self) -> list[str]:
        """The seats of people who play; not of those who have resigned."""
        return [row.seat for row in self.seats.values() if row.kind == "person"]

    def by_bot(self, seat: str) -> str:
        """The bot that decides for a seat now; "" if its person does."""
        row = self.seats[seat]
        return row.bot if row.kind in ("bot", "resigned") or (row.kind == "person" and row.away) else ""

    def auto_pass(self, decision: Decision) -> AutoPass:
        """Why a person's seat is passed for here; "" if it is not."""
        return "" if self.by_bot(decision.seat) else decision.auto_pass(self.seats[decision.seat].passing)

    def is_connected(self, seat: str) -> bool:
        """Whether somebody in this seat looks on here."""
        return any(listener.seat == seat for listener in self.listeners)

    def as_told(self, at: float) -> float:
        """When something happened, for those who look on here."""
        return at

    def window(self) -> windows.Window | None:
        """The window that stands open, if one does. Who comes or goes changes the next one."""
        row, seats = self.row, self.seats
        if not self.service.settings.pace or not self.playing:
            return None
        if self._window_seen is None or self._window_seen[0] is not row or self._window_seen[1] is not seats:
            stamp = row.status, row.generation, row.length, row.moved, tuple(self.by_bot(seat) for seat in seats)
            if self._window[0] != stamp or self.game.number != row.length:
                self._window = stamp, windows.opened(self)
            self._window_seen = row, seats
        return self._window[1]

    # What is told.

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return reviving.read_outcome(self.row.outcome) if self._game is None else self._game.outcome

    def players(self) -> dict[str, Player]:
        """Who plays, as a record says it."""
        return casting.players(self.seats.values())

    def open(self) -> tuple[Decision, ...]:
        """The open decisions, while the game is on."""
        return self.decisions if self.playing else ()

    def _choosing(self) -> set[str]:
        """Who is in the middle of a choice."""
        return {entry.seat for entry in self.log[len(self.log) - self.row.half :]}

    def tell_state(self, seats: Collection[str] | None = None) -> None:
        """Send everybody, or those in some seats, the game as it stands."""
        told = [listener for listener in self.listeners if seats is None or listener.seat in seats]
        for listener, message in self.states({listener: listener.seq for listener in told}).items():
            listener.seq = self.game.state.told_to(listener.seat)
            listener.send(message)

    def states(self, seqs: dict[Listener, int]) -> dict[Listener, str]:
        """The message for each listener, given what each knows; equal ones are made once."""
        decisions, waiting = self.open(), shown.waiting(self)
        made: dict[tuple[str | None, int], str] = {}
        messages: dict[Listener, str] = {}
        for listener, seq in seqs.items():
            what = (listener.seat, seq)
            if what not in made:
                made[what] = encode(shown.state(self, *what, decisions, waiting)).decode()
            messages[listener] = made[what]
        return messages

    def tell_table(self) -> None:
        """Send everybody the table itself."""
        info = shown.info(self)
        made: dict[str | None, str] = {}
        for listener in self.listeners:
            if listener.seat not in made:
                made[listener.seat] = encode(protocol.Table(info, listener.seat or "")).decode()
            listener.send(made[listener.seat])

    async def tell_trouble(self, text: Text) -> None:
        """Something of ours has failed, and the game stands: say so to everybody, at all processes."""
        try:
            await self.change(lambda draft: draft.trouble(text))
        except (Refusal, SQLAlchemyError) as error:
            logger.error("a trouble could not be told", table=self.id[:4], error=repr(error))

    def tell_line(self, line: ChatRow) -> None:
        """Send something that was said to those who may hear it."""
        message = encode(shown.said(line)).decode()
        for listener in self.listeners:
            if shown.hears(listener.seat, line):
                listener.send(message)

    def tell_wish(self, before: dict[str, Any] | None) -> None:
        """Send the wish to take back, if it has changed."""
        now = self.row.wish
        if now == before:
            return
        if now is not None:
            self.tell_all(protocol.UndoWish(now["by"], now["number"], tuple(now["missing"])))
        elif before is not None:
            self.tell_all(protocol.UndoEnd(before["by"], self.row.length <= before["number"]))

    def tell_all(self, message: protocol.FromServer) -> None:
        """Send everybody the same."""
        text = encode(message).decode()
        for listener in self.listeners:
            listener.send(text)

    async def welcome(self, listener: Listener, since: int) -> None:
        """A connection comes: it is sent the table, the game, what was said lately, and an open wish."""
        async with self.lock:
            if self.stale:
                await self._reload()
            self.used = time.monotonic()
            self.listeners[listener] = None
            self.tell_table()
            if self.row.status in ("playing", "over") and not self.fault:
                known = self.game.state.told_to(listener.seat)
                listener.seq = since if since <= known and not self.row.retold else 0
                listener.send(self.states({listener: listener.seq})[listener])
                listener.seq = known
            for line in self.chat:
                if shown.hears(listener.seat, line):
                    listener.send(encode(shown.said(line)).decode())
            self.tell_wish_to(listener)
        self.service.drive(self)

    def tell_wish_to(self, listener: Listener) -> None:
        """Send a newcomer the wish to take back, if there is one."""
        wish = self.row.wish
        if wish is not None:
            listener.send(encode(protocol.UndoWish(wish["by"], wish["number"], tuple(wish["missing"]))).decode())

    async def farewell(self, listener: Listener) -> None:
        """A connection has gone."""
        self.used = self.watched = time.monotonic()
        if listener in self.listeners:
            del self.listeners[listener]
            async with self.lock:
                self.tell_table()

    async def look(self) -> protocol.TableInfo:
        """The table as everybody sees it, and nothing that is not yet written."""
        async with self.lock:
            if self.stale:
                await self._reload()
            return shown.info(self)
