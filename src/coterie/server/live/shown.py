"""What of a table is shown to whom, as it is sent: the table itself, the game as a seat may know it, what was said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.kernel import cast, registry
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Definition
from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Text
from coterie.server import protocol
from coterie.server.live import clocks, windows
from coterie.server.live.undo import last_own, may_undo_alone
from coterie.server.store import ChatRow, SeatRow, TableRow

if TYPE_CHECKING:
    from coterie.server.live.table import LiveTable

Seats = dict[str, SeatRow]
OWN = {"passing", "reply", "holding", "unanswered", "pauses", "brought"}
"""Columns of a seat that only its person may know."""


def info(table: LiveTable) -> protocol.TableInfo:
    """The table as everybody sees it."""
    row = table.row
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        setup=_setup(table),
        seats=tuple(_seat_info(table, seat) for seat in table.seats.values()),
        public=row.public,
        clock=table.clock,
        whispers=row.whispers,
        status=row.status,  # type: ignore[arg-type]  # the column holds nothing else
        created=row.created,
        moved=table.as_told(row.moved),
        waiting=waiting(table),
        outcome=table.outcome,
        rematch=row.rematch,
        number=row.length - row.half,
        ending=None if row.ending is None else msgspec.convert(row.ending, protocol.Ending),
        trouble=None if row.trouble is None else msgspec.convert(row.trouble, Text),
        halted=bool(table.fault) and row.status in ("gathering", "playing"),
        only_watched=bool(table.fault) and row.status == "over",
        origin=row.origin,  # type: ignore[arg-type]  # nor does this one
        windows=row.windows,  # type: ignore[arg-type]  # nor this one
        ends=clocks.ends(table),
        minutes=row.minutes,
        seating=row.seating,  # type: ignore[arg-type]  # nor this one
        delay=row.delay,
    )


def _setup(table: LiveTable) -> dict[str, object]:
    """The setup as everybody may know it: whole when the game is over, and nothing of it if the game is not known here."""
    row, known = table.row, _definition(table)
    if row.status == "over":
        return row.setup
    return {} if known is None else known.shown_setup(row.setup)


def _seat_info(table: LiveTable, row: SeatRow) -> protocol.SeatInfo:
    known = _definition(table)
    persona = cast.find(known, row.name) if known is not None and row.bot and not row.held else None
    return protocol.SeatInfo(
        row.seat,
        row.kind,  # type: ignore[arg-type]  # the column holds nothing else
        row.name,
        row.bot if row.kind != "person" or row.away else "",
        row.away,
        table.is_connected(row.seat),
        row.time_left,
        persona.face if persona else "",
        known.figures(row.seat) if known is not None else (),
        row.made,
    )


def _definition(table: LiveTable) -> Definition[Any] | None:
    """The game that is played here, if this program knows it."""
    try:
        return registry.find(table.row.game)
    except CoterieError:
        return None


def waiting(table: LiveTable) -> tuple[protocol.Waiting, ...]:
    """Who is waited for, since when, and until when if a clock runs."""
    if table.row.status == "playing" and not table.playing and not table.fault:
        told = msgspec.json.decode(table.row.waiting, type=list[tuple[str, float]])
        return _waiting(table, told)
    asked = {decision.seat: clocks.since(table, decision) for decision in table.open()}
    if (window := table.window()) is not None:
        asked |= dict.fromkeys(window.seats, window.opened)
    return _waiting(table, asked.items())


def _waiting(table: LiveTable, asked: Iterable[tuple[str, float]]) -> tuple[protocol.Waiting, ...]:
    return tuple(protocol.Waiting(seat, table.as_told(since), clocks.until(table, seat, since)) for seat, since in asked)


def state(
    table: LiveTable, seat: str | None, since: int, decisions: tuple[Decision, ...], waiting: tuple[protocol.Waiting, ...]
) -> protocol.State:
    """The game as a seat may know it, with the events after `since`."""
    game = table.game
    player = seat if seat in table.people() else None
    choosing = windows.is_choosing(table, player)
    undo = game.number if choosing else last_own(table, player)
    return protocol.State(
        seq=game.state.told_to(seat),
        number=table.known_to(seat),
        view=msgspec.Raw(msgspec.json.encode(table.view(seat))),
        events=tuple(game.events(seat, since)),
        ask=windows.ask_of(table, player, decisions),
        window=windows.info_for(table, player),
        waiting=waiting,
        outcome=game.outcome,
        undo=undo,
        undo_free=choosing or (undo is not None and seat is not None and may_undo_alone(table, seat, undo)),
        out=game.out,
        outlook=table.outlook(),
        always=game.definition.always_asked(game.state, seat) if seat is not None and game.definition.ask_settings else None,
        **windows.hold_settings(table, player),
    )


def concerns_all(before: tuple[TableRow, Seats], now: tuple[TableRow, Seats]) -> bool:
    """Whether something has changed that may concern everybody, and not half a choice or an answer in a window."""
    (row_before, seats_before), (row, seats) = before, now
    plain, others = ({seat: _plain(one) for seat, one in some.items()} for some in (seats, seats_before))
    return _public(row) != _public(row_before) or plain != others


def seats_changed(before: Seats, now: Seats) -> set[str]:
    """The seats of which something has changed that only they may know."""
    return {seat for seat, row in now.items() if _own(row) != _own(before.get(seat, row))}


def _public(row: TableRow) -> TableRow:
    """What may concern everybody; entries of a half-made choice do not."""
    return msgspec.structs.replace(row, version=0, length=row.length - row.half, half=0, generation=0, trace="", due=None, driver="")


def _own(row: SeatRow) -> list[Any]:
    return [getattr(row, column) for column in OWN]


def _plain(row: SeatRow) -> SeatRow:
    """A seat without what belongs to it alone."""
    empty = SeatRow("", 0, "")
    return msgspec.structs.replace(row, **{column: getattr(empty, column) for column in OWN})


def said(line: ChatRow) -> protocol.Said:
    """A line of chat as it is sent. Where nobody speaks it is a notice of the house, in words of every language."""
    if not line.seat:
        return protocol.Said(line.number, "", "", "", line.at, notice=Text(line.text))
    phrase = None if line.phrase is None else msgspec.convert(line.phrase, Text)
    return protocol.Said(line.number, line.seat, line.name, line.text, line.at, line.to, phrase)


def hears(seat: str | None, line: ChatRow) -> bool:
    """Whether a seat, or a spectator, may hear a line."""
    return not line.to or seat in (line.seat, line.to)
