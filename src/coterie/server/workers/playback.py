"""Games that are over, frame by frame: made from what was kept in a worker process, and given out piece by piece."""

from __future__ import annotations

import zlib

import msgspec

from coterie.kernel.text import Outcome
from coterie.server import api
from coterie.server.live.keeping import Kept, unpack
from coterie.server.store import KeptRow

encode = msgspec.json.Encoder().encode


class Playback(msgspec.Struct, frozen=True):
    """Every frame of a game as one seat, or a spectator, saw it: JSON, compressed. Entries are numbered through all chapters."""

    frames: list[bytes]
    turns: tuple[int, ...]
    seats: tuple[str, ...]
    outcome: Outcome | None
    before: int
    """How many frames come before the last chapter."""
    record: bytes
    facts: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(map(len, (*self.frames, self.record, self.facts)))

    def cut(self, first: int, last: int) -> list[bytes]:
        """Some frames, as JSON."""
        return [zlib.decompress(frame) for frame in self.frames[first:last]]


def playback_of(rows: list[KeptRow], seat: str) -> Playback:
    """A game that was kept, as a seat saw it ("": a spectator)."""
    chapters: list[tuple[Kept, int]] = [(unpack(row.data), row.length) for row in rows]
    last = chapters[-1][0]
    shown = [frame for kept, length in chapters for frame in kept.frames(seat or None)[: length + 1]]
    frames = [msgspec.structs.replace(frame, number=number) for number, frame in enumerate(shown)]
    return Playback(
        [zlib.compress(encode(frame), 1) for frame in frames],
        turns_of(frames),
        last.seats,
        last.outcome,
        sum(length + 1 for _, length in chapters[:-1]),
        encode(last.record),
        encode(last.facts or {}),
    )


def turns_of(frames: list[api.Frame]) -> tuple[int, ...]:
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
