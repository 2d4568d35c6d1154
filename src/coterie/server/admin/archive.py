"""Whole tables as rows: read from a database, written to a file and back. Every row is kept, taken-back entries and old chat too."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from coterie.kernel.errors import CoterieError
from coterie.server.store import Anchor, Change, ChatRow, KeptRow, LogRow, SeatRow, Store, StoredTable, TableRow, moves, schema
from coterie.server.store.store import anchor

FORMAT: Final = "coterie-tables-1"


class BadArchive(CoterieError):
    """A file of tables cannot be read, or does not fit into this database."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the log, whether it stands (`undone` is 0) or was taken back."""

    number: int
    undone: int
    seat: str
    key: str
    forced: bool
    at: float


class Archived(msgspec.Struct):
    """A table with all its rows."""

    table: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    chat: list[ChatRow]
    anchor: Anchor | None = None
    kept: list[KeptRow] = []

    def standing(self) -> StoredTable:
        """The table as a server reads it."""
        log = [LogRow(entry.seat, entry.key, entry.forced, entry.at) for entry in self.log if entry.undone == 0]
        return StoredTable(self.table, self.seats, log, self.chat, self.anchor)


def looking(store: Store) -> AbstractContextManager[Connection]:
    """A connection that only reads, and sees the database as of one moment."""
    isolation = {} if store.lite else {"isolation_level": "REPEATABLE READ"}
    return store.engine.execution_options(writing=False, **isolation).connect()


def ids(connection: Connection) -> list[str]:
    """The ids of all tables, oldest first."""
    return list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)).scalars())


def everything(connection: Connection) -> Iterator[Archived]:
    """All tables, oldest first."""
    for table in ids(connection):
        found = read(connection, table)
        if found is not None:
            yield found


def read(connection: Connection, table: str) -> Archived | None:
    """Everything about one table, or nothing if there is no such table."""
    found = connection.execute(select(*_columns(schema.tables, TableRow)).where(schema.tables.c.id == table)).one_or_none()
    if found is None:
        return None
    return Archived(
        TableRow(*found),
        [SeatRow(*row) for row in _rows(connection, schema.seats, SeatRow, table, "place")],
        [Entry(*row) for row in _rows(connection, schema.log, Entry, table, "undone", "number")],
        [ChatRow(*row) for row in _rows(connection, schema.chat, ChatRow, table, "number")],
        anchor(connection, table),
        [KeptRow(*row) for row in _rows(connection, schema.kept, KeptRow, table, "chapter")],
    )


def _columns(table: Table, row: type[msgspec.Struct]) -> list[Any]:
    return [table.c[name] for name in row.__struct_fields__]


def _rows(connection: Connection, of: Table, row: type[msgspec.Struct], table: str, *order: str) -> Sequence[Any]:
    query = select(*_columns(of, row)).where(of.c.table_id == table).order_by(*(of.c[name] for name in order))
    return connection.execute(query).all()


def lines(tables: Iterable[Archived]) -> Iterator[bytes]:
    """A file of tables, line by line: first what it is, then one table a line, at last how many they were."""
    yield msgspec.json.encode({"format": FORMAT}) + b"\n"
    count = 0
    for archived in tables:
        yield msgspec.json.encode(archived) + b"\n"
        count += 1
    yield msgspec.json.encode({"end": count}) + b"\n"


def from_lines(file: Iterable[bytes]) -> Iterator[Archived]:
    """The tables in a file, each checked for its form. A file that is cut short is told at its end: use what came only after that."""
    number, end = 0, None
    for number, line in enumerate(file, 1):
        try:
            if number == 1:
                _check_head(line)
            elif line.startswith(b'{"end":'):
                end = (number, msgspec.json.decode(line, type=dict[str, int])["end"])
            else:
                yield msgspec.json.decode(line, type=Archived)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadArchive(f"line {number} is not a table: {error}") from None
    if end != (number, number - 2):
        raise BadArchive("this file of tables is empty or cut short: its last line does not say how many they are")


def _check_head(line: bytes) -> None:
    head = msgspec.json.decode(line, type=dict[str, Any])
    if head.get("format") != FORMAT:
        raise BadArchive(f"this is not a file of tables in the format {FORMAT}")


def add(connection: Connection, archived: Archived) -> None:
    """Write a table that is not there yet."""
    table = archived.table.id
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).one_or_none() is not None:
        raise BadArchive(f"table {table} is in this database already; nothing was imported")
    connection.execute(insert(schema.tables), [msgspec.structs.asdict(archived.table)])
    parts = ((schema.seats, archived.seats), (schema.log, archived.log), (schema.chat, archived.chat), (schema.kept, archived.kept))
    for into, rows in parts:
        if rows:
            connection.execute(insert(into), [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows])
    moves.anchor(connection, [Change(table, 0, anchor=archived.anchor)])
    connection.execute(delete(schema.gone).where(schema.gone.c.table_id == table))


def replace_all(store: Store, archive: Iterable[Archived]) -> int:
    """Let the database hold these tables and no others, in one transaction; how many there are.

    Versions go on growing, so that a server that runs meanwhile notices.
    """
    count = 0
    with store.engine.begin() as connection:
        known = {row.id: row.version for row in connection.execute(select(schema.tables.c.id, schema.tables.c.version))}
        connection.execute(delete(schema.tables))
        for archived in archive:
            add(connection, archived)
            if archived.table.id in known:
                later = max(known[archived.table.id], archived.table.version) + 1
                connection.execute(update(schema.tables).where(schema.tables.c.id == archived.table.id).values(version=later))
            count += 1
    return count


def remove(store: Store, tables: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them. That they are gone for good is all that remains."""
    with store.engine.begin() as connection:
        for table in tables:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            connection.execute(delete(schema.gone).where(schema.gone.c.table_id == table))
            connection.execute(insert(schema.gone), [{"table_id": table, "at": time.time()}])
