"""What a worker process does with what strangers send: setups, positions, decks and records."""

from __future__ import annotations

from functools import lru_cache

import msgspec

import coterie
from coterie.kernel import registry
from coterie.kernel.errors import BadRecord
from coterie.kernel.record import Player, Record, check_length, read
from coterie.server.live.keeping import written_facts
from coterie.server.store import LogRow, TableRow

encode = msgspec.json.Encoder().encode
LONGEST = 20_000
"""Entries of a record that is sent to us."""


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record that leads where it says."""

    record: Record
    seats: tuple[str, ...]
    players: dict[str, Player]
    log: list[LogRow]


def seats_of(game: str, setup: dict[str, object], position: dict[str, object] | None = None) -> tuple[str, ...]:
    """The seats of a game that can be played so; what is wrong with it is raised."""
    return coterie.new(game, setup=setup, position=position).seats


def brought(game: str, setup: dict[str, object], seat: str, thing: object) -> object:
    """What somebody brings to a seat, as it is kept; what is wrong with it is raised."""
    definition = registry.find(game)
    with_it = definition.bring(setup, {seat: thing})
    seats = coterie.new(game, setup=with_it).seats
    things = with_it[definition.brought]
    return things[seats.index(seat)] if isinstance(things, list) else None


def check_record(data: bytes) -> CheckedRecord:
    """A record that somebody sent, checked row by row, with its entries."""
    record = read(data)
    check_length(record.log, LONGEST)
    try:
        game = coterie.replay(record)
    except RecursionError:
        raise BadRecord("this is nested too deep") from None
    log = [LogRow(seat, key, forced, 0.0) for seat, key, forced in game.entries]
    return CheckedRecord(record, game.seats, game.players, log)


def facts_of(row: TableRow) -> bytes:
    """What everybody may look up at a table, as JSON."""
    return _facts(row.game, encode(row.setup))


@lru_cache(maxsize=16)
def _facts(game: str, setup: bytes) -> bytes:
    return encode(written_facts(coterie.new(game, setup=msgspec.json.decode(setup))))


def some_facts(game: str, things: list[str]) -> bytes:
    """What everybody may look up of some things, by id, as JSON; what there is not is left out."""
    definition = registry.find(game)
    found = {thing: definition.fact(thing) for thing in things}
    return encode({thing: fact for thing, fact in found.items() if fact is not None})


def reading_of(game: str, thing: str) -> bytes:
    """What there is to be read of a thing beside its fact, as JSON; nothing if there is none."""
    found = registry.find(game).reading(thing)
    return b"" if found is None else encode(found)
