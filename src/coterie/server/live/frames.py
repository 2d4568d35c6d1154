"""A finished game entry by entry, as one seat or a spectator saw it."""

from __future__ import annotations

import msgspec

import coterie
from coterie.kernel.game import Game
from coterie.kernel.record import Record, check_length, read
from coterie.kernel.text import Text
from coterie.server import protocol
from coterie.server.store import LogRow, TableRow

encode = msgspec.json.Encoder().encode
LONGEST = 20_000
"""Entries of a record that is sent to us."""


def frames_of(row: TableRow, log: list[LogRow], seat: str | None) -> list[protocol.Frame]:
    """Every frame of a game; the first is its start."""
    game = coterie.new(row.game, seed=int(row.seed), setup=row.setup, position=row.position)
    told = len(game.events(seat))
    frames = [_frame(game, seat, 0, "", "", None)]
    for entry in log:
        label = _label(game, entry)
        game.enter(entry.seat, entry.key)
        frames.append(_frame(game, seat, told, entry.seat, entry.key, label))
        told = game.state.told_to(seat)
    return frames


def _label(game: Game, entry: LogRow) -> Text | None:
    asks = game.asks(entry.seat) if entry.seat else ()
    return asks[0].ask.answer(game.state, entry.key).label if asks else None


def _frame(game: Game, seat: str | None, since: int, by: str, key: str, label: Text | None) -> protocol.Frame:
    return protocol.Frame(
        number=game.number,
        view=msgspec.Raw(encode(game.view(seat))),
        events=tuple(game.events(seat, since)),
        by=by,
        key=key,
        label=label,
        waiting=tuple(decision.seat for decision in game.decisions),
        outcome=game.outcome,
    )


def turns_of(frames: list[protocol.Frame]) -> tuple[int, ...]:
    """The frames at which the number of the turn changes, or of the round in games that count these, where a view has one."""
    turns, last = [], None
    for frame in frames:
        shown = msgspec.json.decode(frame.view, type=_Turn)
        turn = shown.round if shown.turn is None else shown.turn
        if turn is not None and turn != last:
            turns.append(frame.number)
        last = turn
    return tuple(turns)


class _Turn(msgspec.Struct):
    turn: int | None = None
    round: int | None = None


def check(data: bytes) -> tuple[Record, Game, list[LogRow]]:
    """A record that somebody sent, checked row by row, with its entries."""
    record = read(data)
    check_length(record.log, LONGEST)
    game = coterie.replay(record)
    return record, game, [LogRow(seat, key, forced, 0.0) for seat, key, forced in game.entries]
