"""Finds what is wrong in a database: replays the log of every table and compares what it leads to with what is written."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, text

import coterie
from coterie.kernel.errors import CoterieError
from coterie.server.admin.archive import Archived, Entry
from coterie.server.live import reviving


class Fault(msgspec.Struct, frozen=True):
    """Something that should not be so: the table, the number of the entry where it is one, and what."""

    table: str
    row: int | None
    what: str


def in_file(connection: Connection) -> Iterator[Fault]:
    """What the database itself finds wrong with its file; only SQLite looks."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("PRAGMA integrity_check")).scalars().all()
        yield from (Fault("database", None, line) for line in found if line != "ok")


def in_table(archived: Archived) -> Iterator[Fault]:
    """What is wrong with one table."""
    row, standing = archived.table, [entry for entry in archived.log if entry.undone == 0]
    for number, entry in enumerate(standing):
        if entry.number != number:
            yield Fault(row.id, number, "this entry is missing from the log")
            return
    if row.length != len(standing):
        yield Fault(row.id, None, f"the table says its log has {row.length} entries, but it has {len(standing)}")
    for entry in archived.log:
        if not 0 <= entry.undone <= row.generation:
            yield Fault(row.id, entry.number, f"taken back by generation {entry.undone}, but the table is at generation {row.generation}")
    yield from _in_game(archived, standing)


def _in_game(archived: Archived, standing: list[Entry]) -> Iterator[Fault]:
    """What is wrong with the game that the log tells."""
    row = archived.table
    if reviving.rules_now(row.game) not in ("", row.rules) and row.status != "closed":
        verdict = reviving.judge(archived.standing(), row.moved)
        if verdict.change is None and not (row.status == "over" and any(kept.data for kept in archived.kept)):
            yield Fault(
                row.id, None, f"it waits: it was played by rules {row.rules} of {row.game}, which these cannot follow: {verdict.why}"
            )
        return
    try:
        game = coterie.new(row.game, seed=int(row.seed), setup=row.setup, position=row.position)
    except (CoterieError, ValueError) as error:
        yield Fault(row.id, None, f"the game cannot be set up: {error}")
        return
    if {seat.seat for seat in archived.seats} != set(game.seats):
        yield Fault(row.id, None, f"its seats should be {', '.join(game.seats)}")
    for entry in standing:
        try:
            game.enter(entry.seat, entry.key)
        except CoterieError as error:
            yield Fault(row.id, entry.number, f"{entry.key!r} of {entry.seat or 'outside'}: {error}")
            return
    if not reviving.ended_alike(row.outcome, game.outcome):
        yield Fault(row.id, None, "its log leads to another outcome than the table has")
    if row.status != "closed" and (row.status == "over") != (game.outcome is not None):
        yield Fault(row.id, None, f"the table says it is {row.status}, but its log says otherwise")
