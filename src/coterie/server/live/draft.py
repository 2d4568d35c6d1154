"""A change of a table that is being drafted: carried out in memory, written as one piece, and told only after that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from coterie.kernel.text import Text
from coterie.server import protocol
from coterie.server.live import bringing, clocks, halves, reactions, reviving, shown
from coterie.server.store import Anchor, Change, ChatRow, LogRow, pasts

if TYPE_CHECKING:
    from coterie.server.live.table import Listener, LiveTable


logger = structlog.get_logger()
ANCHOR_EVERY = 6
"""Entries between two quiet positions that are written down."""


class Draft:
    """What shall change. `settle` tells it after it was written; `drop` undoes it in memory if it was not."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.now = table.service.now()
        self._row = table.row
        self._seats = table.seats
        self._log = table.log
        self._columns: dict[str, Any] = {}
        self._seat_columns: dict[str, dict[str, Any]] = {}
        self._append: list[LogRow] = []
        self._undo: int | None = None
        self._say: ChatRow | None = None
        self._new_anchor: Anchor | None = None
        self._seqs: dict[Listener, int] = {listener: listener.seq for listener in table.listeners}
        self._told: set[str | None] = set()
        """Who is still to be told how the game stands."""
        self._reckon = False
        """Whether the game has moved, so that who is waited for is to be found out."""
        self._dealt = False
        """Whether the game was dealt anew, with what its players have brought."""
        self._messages: list[tuple[Listener, str]] = []
        self._answers: list[tuple[Listener, str]] = []
        self._wish_end: protocol.UndoEnd | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing changes."""
        return not (self._columns or self._seat_columns or self._append or self._say) and self._undo is None

    # What can change.

    def set(self, **columns: Any) -> None:
        """Change columns of the table."""
        self._columns.update(columns)
        self.table.row = _with(self.table.row, columns)

    def seat(self, seat: str, **columns: Any) -> None:
        """Change columns of a seat."""
        self._seat_columns.setdefault(seat, {}).update(columns)
        self.table.seats = {**self.table.seats, seat: _with(self.table.seats[seat], columns)}

    def add_entry(self, seat: str, key: str, forced: bool, number: int | None = None, tell: bool = True) -> None:
        """Carry out a choice, or an outside entry where the seat is empty. What the rules refuse is raised, and nothing has changed.

        Unless `tell`, whoever calls this tells everybody, of whole choices only.
        """
        table = self.table
        asks = table.game.asks(seat) if seat and table.clock.kind == "player" else ()
        left = clocks.left_after(table, seat, clocks.since(table, asks[0]), self.now) if asks else None
        self._tell_so_far(seat if forced else "")
        before = halves.before(table.game, seat, table.views) if tell else None
        table.advance(seat, key, number)
        row = LogRow(seat, key, forced, self.now)
        self._append.append(row)
        table.log = [*table.log, row]
        if before is not None and before.unnoticed(table.game, table.view):
            self._halfway(table.row.half + 1, seat)
            return
        if left is not None:
            self.seat(seat, time_left=left)
        self._go_on()
        if tell:
            self.tell_state()

    def undo(self, number: int) -> None:
        """Take back the entries from this number on."""
        table = self.table
        self._undo = number
        whole = len(table.log) - table.row.half
        retold = table.row.retold or table.marks[number] != table.marks[-1]
        seat = table.log[number].seat
        table.back(number)
        table.log = table.log[:number]
        self._seqs = {listener: min(seq, table.told_at(listener.seat, number)) for listener, seq in self._seqs.items()}
        self.set(generation=table.row.generation + 1, retold=retold)
        if number >= whole:
            self._halfway(number - whole, seat)
            return
        if table.row.wish is not None:
            self._end_wish(granted=True)
        self._go_on()
        self.tell_state()

    def wish(self, wish: dict[str, Any] | None) -> None:
        """Somebody wishes to take back, or no longer."""
        if wish is None:
            self._end_wish(granted=False)
        else:
            self.set(wish=wish)

    def say(self, seat: str, text: str, to: str, phrase: Text | None = None) -> None:
        """Somebody says something: a text, or a prepared phrase."""
        chat = self.table.chat
        number, name = (chat[-1].number if chat else 0) + 1, self.table.seats[seat].name
        self._say = ChatRow(number, seat, name, text, self.now, to, None if phrase is None else msgspec.to_builtins(phrase))

    def trouble(self, text: Text) -> None:
        """Something of ours has failed: everybody is told with the table, until the game goes on."""
        self.set(trouble=msgspec.to_builtins(text))

    def start(self) -> None:
        """All seats are taken: the game begins, with what everybody has brought."""
        self._deal()
        self.set(status="playing", started=self.now)
        self.moved()
        self.tell_state()

    def _deal(self) -> None:
        """Deal the game anew with what players have brought, if anybody has; from here on the setup of the table tells it."""
        table = self.table
        brought = bringing.of(table.seats.values())
        if not brought:
            return
        self._dealt = True
        self.set(setup=bringing.setup_with(table.row, brought))
        for seat in brought:
            self.seat(seat, brought=None)
        bringing.deal(table)

    def _go_on(self) -> None:
        """The game goes on, and everybody sees it: no half of a choice is left, and what had failed is over."""
        if self.table.row.trouble is not None:
            self.set(trouble=None)
        self.moved(half=0)

    def moved(self, half: int | None = None) -> None:
        """The open decisions are to be reckoned from now: the game went on, somebody sat down again, or a bot takes over."""
        table = self.table
        if table.row.wish is not None:
            self._end_wish(granted=False)
        over = table.game.outcome
        if over is not None and table.playing:
            self.set(status="over", outcome=reviving.written(over), ending=None)
        self._reckon = True
        self.set(moved=self.now, length=len(table.log), half=table.row.half if half is None else half)

    def _halfway(self, half: int, seat: str) -> None:
        """Half a choice is made or taken back: no clock is set anew, and nobody else is told."""
        self._reckon = True
        self.set(moved=self.table.row.moved, length=len(self.table.log), half=half)
        self.ask_again(seat)

    def drive(self, anew: bool = False) -> None:
        """Say when somebody must act for a seat, and that this process will, unless another is at it and shall go on (not `anew`)."""
        table, row = self.table, self.table.row
        at_it = not anew and row.due is not None and row.due <= self.now and table.service.members.alive(row.driver)
        due = reactions.due(table, self.now) if table.playing else None
        driver = row.driver if at_it else table.service.members.me
        self.set(due=due, driver=driver if due is not None else "")

    def _end_wish(self, granted: bool) -> None:
        wish = self.table.row.wish
        if wish is not None:
            self._wish_end = protocol.UndoEnd(wish["by"], granted)
            self.set(wish=None)

    def send(self, listener: Listener, message: str) -> None:
        """Send somebody an answer, after the game as it stands then."""
        self._answers.append((listener, message))

    def ask_again(self, seat: str) -> None:
        """Send the person in a seat the open question as it is for them now; nobody else learns of it."""
        if self.table.playing:
            self._told.add(seat)

    def tell_state(self) -> None:
        """Send everybody the game as it stands in the draft."""
        self._told.update(listener.seat for listener in self._seqs)

    def _tell_so_far(self, passing: str) -> None:
        """Send what is to be told before the game goes on: to everybody but a seat that only passes next, and sees what comes of it.

        Others are sent both: whether somebody passed or could only pass must not show in what they hear.
        """
        told = {listener: seq for listener, seq in self._seqs.items() if listener.seat in self._told and listener.seat != passing}
        if told:
            self._messages += self.table.states(told).items()
            self._seqs |= {listener: self.table.game.state.told_to(listener.seat) for listener in told}
            self._messages += [answer for answer in self._answers if answer[0] in told]
            self._answers = [answer for answer in self._answers if answer[0] not in told]
            self._told -= {listener.seat for listener in told}

    def complete(self) -> None:
        """Nothing more is drafted: say who is waited for and where the game stands, once for everything that has happened."""
        table = self.table
        if self._reckon:
            waiting = [(one.seat, one.since) for one in shown.waiting(table)]
            self.set(waiting=msgspec.json.encode(waiting).decode(), trace=table.game.trace)
            self.drive()
        self._tell_so_far("")
        self._messages += self._answers

    # What becomes of it.

    def written(self) -> Change:
        """The change as it is written."""
        after = _with(self.table.row, {"version": self._row.version + 1})
        return Change(
            table=self.table.id,
            version=self._row.version,
            columns=self._columns,
            seats=self._seat_columns,
            append=self._append,
            at=len(self._log) if self._undo is None else self._undo,
            undo=self._undo,
            generation=self.table.row.generation,
            say=self._say,
            anchor=self._anchor(),
            past=pasts.written(after, self.table.seats.values(), self.now),
        )

    def _anchor(self) -> Anchor | None:
        """The position here, if the question is a quiet one and the last that was written is some entries ago, or was taken back."""
        table = self.table
        if self._undo is not None and table.anchor is not None and table.anchor.number > self._undo:
            table.anchor = None
        last = -ANCHOR_EVERY if table.anchor is None else table.anchor.number
        moved = self._append or self._undo is not None
        if not self._dealt and (not moved or not table.playing or len(table.log) - last < ANCHOR_EVERY):
            return None
        self._new_anchor = table.position()
        return self._new_anchor

    def settle(self) -> None:
        """It is written: tell it."""
        table, status = self.table, self._row.status
        table.row = _with(table.row, {"version": self._row.version + 1})
        table.anchor = self._new_anchor or table.anchor
        if self._say is not None:
            table.chat = [*table.chat[-199:], self._say]
            table.tell_line(self._say)
        public = any(columns.keys() - shown.OWN for columns in self._seat_columns.values())
        if public or table.row.status != status or self._columns.keys() & {"rematch", "ending", "trouble"}:
            table.tell_table()
        if table.row.status != status:
            logger.info("table", table=table.id[:4], game=table.row.game, status=table.row.status, entries=len(table.log))
        self.deliver()
        for listener, seq in self._seqs.items():
            listener.seq = seq
        if any("token_hash" in columns for columns in self._seat_columns.values()):
            table.dismiss_strangers()
        if self._wish_end is not None:
            table.tell_all(self._wish_end)
        elif table.row.wish != self._row.wish:
            table.tell_wish(self._row.wish)

    def deliver(self) -> None:
        """Send what was drafted for listeners."""
        for listener, message in self._messages:
            listener.send(message)

    def drop(self) -> None:
        """It was not written: stand where we stood."""
        table = self.table
        table.row, table.seats, table.log = self._row, self._seats, self._log
        if self._undo is not None or self._dealt:
            table.stale = table.broken = True
        elif table.game.number != len(self._log):
            table.back(len(self._log))


def _with(row: Any, columns: dict[str, Any]) -> Any:
    return msgspec.structs.replace(row, **columns)
