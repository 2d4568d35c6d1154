"""Plain moves, which nearly all changes are: those of many tables are written by two statements.

A statement lets the event loop go on while the database works, and has to wait for its turn afterwards. So it is their number that counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection

from coterie.server.store.rows import Change

COLUMNS = ("moved", "length", "half", "waiting", "due", "driver", "trace")
"""What a plain move changes of its table, besides the version."""
AT_ONCE = 500
"""Rows of one statement: databases limit the values of each."""


def sort_out(changes: Sequence[Change]) -> tuple[list[Change], list[Change]]:
    """Those that append entries and change nothing else, and the others; all changes of a table that is changed twice are among these."""
    times = Counter(change.table for change in changes)
    plain = [change for change in changes if times[change.table] == 1 and _is_plain(change)]
    known = {id(change) for change in plain}
    return plain, [change for change in changes if id(change) not in known]


def _is_plain(change: Change) -> bool:
    return change.columns.keys() == set(COLUMNS) and not change.seats and change.undo is None and change.say is None


def advance(connection: Connection, changes: Sequence[Change]) -> set[str]:
    """Advance the tables that still have the version their change knows. Gives their ids; all other tables stand as they stood."""
    advanced: set[str] = set()
    for some in _portions(changes):
        rows = [(change.table, change.version, *(change.columns[name] for name in COLUMNS)) for change in some]
        advanced.update(_execute(connection, _ADVANCE, rows).scalars())
    return advanced


def append(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the entries of all these changes."""
    entries = [
        (change.table, number, 0, row.seat, row.key, row.forced, row.at)
        for change in changes
        for number, row in enumerate(change.append, change.at)
    ]
    for some in _portions(entries):
        _execute(connection, _APPEND, some)


def anchor(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the quiet positions of these changes, in place of earlier ones."""
    rows = [
        (change.table, change.anchor.number, msgspec.json.encode(change.anchor.position).decode())
        for change in changes
        if change.anchor is not None
    ]
    for some in _portions(rows):
        _execute(connection, _ANCHOR, some)


_ADVANCE = (
    "WITH moves (id, known, moved, length, half, waiting, due, driver, trace) AS (VALUES {rows}) "
    "UPDATE tables SET version = known + 1, moved = moves.moved, length = moves.length, half = moves.half, waiting = moves.waiting, "
    "due = CAST(moves.due AS FLOAT), driver = moves.driver, trace = moves.trace "
    "FROM moves WHERE tables.id = moves.id AND tables.version = known RETURNING tables.id"
)
_APPEND = 'INSERT INTO log (table_id, number, undone, seat, "key", forced, "at") VALUES {rows}'


_ANCHOR = (
    "INSERT INTO anchors (table_id, number, position) VALUES {rows} "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, position = excluded.position"
)


def _portions(things: Sequence[Any]) -> list[Sequence[Any]]:
    return [things[at : at + AT_ONCE] for at in range(0, len(things), AT_ONCE)]


def _execute(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> Any:
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    values = tuple(value for row in rows for value in row)
    return connection.exec_driver_sql(_written_out(statement, mark, len(rows[0]), len(rows)), values)


@lru_cache(maxsize=2 * AT_ONCE)
def _written_out(statement: str, mark: str, columns: int, rows: int) -> str:
    row = f"({', '.join([mark] * columns)})"
    return statement.format(rows=", ".join([row] * rows))
