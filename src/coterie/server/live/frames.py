"""Where the turns of a finished game begin, and records that somebody sends."""

from __future__ import annotations

import msgspec

import coterie
from coterie.kernel.game import Game
from coterie.kernel.record import Record, check_length, read
from coterie.server import protocol
from coterie.server.store import LogRow

LONGEST = 20_000
"""Entries of a record that is sent to us."""


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
