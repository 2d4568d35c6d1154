"""The database itself: opens it, brings it up to date, reads tables and writes changes. Nothing here is asynchronous."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Table,
    Update,
    and_,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from coterie.kernel.errors import CoterieError
from coterie.server.store import feed, moves, pasts, schema
from coterie.server.store.rows import Anchor, Change, ChatRow, KeptRow, KnownLog, LogRow, SeatRow, StoredTable, TableRow

CHAT_KEPT = 200
"""So many lines of chat come with a table."""
OF_ONE_MAKER = 4
"""So many open tables of one address block are listed, and so many that are played: nobody hides those of others."""
LISTED = 50
"""So many tables are listed at once; whoever wants more asks for the next."""
OLDEST_SQLITE = (3, 35)
"""The first that tells which rows a statement has changed."""


class BadDatabase(CoterieError):
    """The database cannot be opened, or is of a later version."""


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _columns(table: Table, row: type[msgspec.Struct]) -> list[Any]:
    return [table.c[name] for name in row.__struct_fields__]


_TABLE = _columns(schema.tables, TableRow)
_SEAT = _columns(schema.seats, SeatRow)
_LOG = _columns(schema.log, LogRow)
_CHAT = _columns(schema.chat, ChatRow)


@lru_cache(maxsize=200)
def _advance(columns: tuple[str, ...]) -> Update:
    """The statement that changes these columns of a table if its version is still the known one."""
    table = schema.tables
    values: dict[str, Any] = {name: bindparam(f"new_{name}", type_=table.c[name].type) for name in columns}
    known = (table.c.id == bindparam("the_id"), table.c.version == bindparam("known"))
    return update(table).where(*known).values(version=table.c.version + 1, **values)


class Store:
    """A database of tables."""

    def __init__(self, url: str, name: str = "") -> None:
        self.name = name or secrets.token_hex(8)
        """Who writes, for other processes."""
        try:
            self.engine: Engine = create_engine(url)
        except (SQLAlchemyError, ImportError) as error:
            raise BadDatabase(f"the database {_bare(url)} cannot be used: {error}") from None
        self.lite = self.engine.dialect.name == "sqlite"
        self.tells = self.engine.dialect.name == "postgresql" and self.engine.dialect.driver == "psycopg"
        """Whether the database tells other processes what is written."""
        if self.lite:
            _check_sqlite()
        one_moment = {} if self.lite else {"isolation_level": "REPEATABLE READ"}
        self._read = self.engine.execution_options(writing=False, **one_moment)
        if self.lite:
            event.listen(self.engine, "connect", _on_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    def open(self) -> None:
        """Bring the database to the version of this program, making it if there is none."""
        from coterie.server.store.upgrade import upgrade

        try:
            upgrade(self.engine)
        except SQLAlchemyError as error:
            raise BadDatabase(f"the database {_bare(str(self.engine.url))} cannot be opened: {error.args[0]}") from None

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def check(self) -> bool:
        """Whether the database answers."""
        try:
            with self._read.connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    # Reading.

    def load(self, table: str, known: KnownLog | None = None) -> StoredTable | None:
        """Everything about one table, as of one moment; of its log what comes after the known entries, if these still stand."""
        with self._read.connect() as connection:
            row = _row(connection, table)
            return None if row is None else self._load(connection, row, known)

    def load_seen(self, table: str, now: float, known: KnownLog | None = None) -> StoredTable | None:
        """The same as spectators may see it now: where they see a game later, as it was then."""
        with self._read.connect() as connection:
            row = _row(connection, table)
            if row is None or not row.delay or row.status != "playing":
                return None if row is None else self._load(connection, row, known)
            found = pasts.find(connection, row, _seats(connection, table), now - row.delay)
            begun = now - row.delay if found.hidden else max(now - row.delay, found.table.started)
            found.chat = _chat(connection, table, schema.chat.c.at <= begun)
            if not found.hidden:
                found.begins, found.log = self._log(found.table, known, partial(pasts.entries, connection, found.table))
            return found

    def _load(self, connection: Connection, row: TableRow, known: KnownLog | None) -> StoredTable:
        begins, log = self._log(row, known, partial(self._entries, connection, row.id))
        return StoredTable(row, _seats(connection, row.id), log, _chat(connection, row.id), anchor(connection, row.id), begins)

    def stamps(self, ids: Sequence[str], now: float) -> dict[str, pasts.Stamp]:
        """What spectators see of these tables now: another stamp, and they see something else."""
        with self._read.connect() as connection:
            return pasts.stamps(connection, ids, now)

    def _log(self, row: TableRow, known: KnownLog | None, entries: Callable[[int], list[LogRow]]) -> tuple[int, list[LogRow]]:
        """The entries that are not known, and the number of the first. The last known one is read again: it must be the same."""
        if known is not None and known.generation == row.generation:
            last, *log = entries(known.length - 1) or (None,)
            if last == known.last and known.length + len(log) == row.length:
                return known.length, log
        return 0, entries(0)

    def _entries(self, connection: Connection, table: str, first: int) -> list[LogRow]:
        columns = schema.log.c
        those = (columns.table_id == table, columns.undone == 0, columns.number >= first)
        return [LogRow(*row) for row in connection.execute(select(*_LOG).where(*those).order_by(columns.number))]

    def rows(self, ids: Iterable[str], seen: float | None = None) -> dict[str, StoredTable]:
        """These tables without their logs and chat, as of one moment; as spectators may see them at a time, if one is given."""
        wanted = list(ids)
        with self._read.connect() as connection:
            tables = connection.execute(select(*_TABLE).where(schema.tables.c.id.in_(wanted)))
            found = {row.id: StoredTable(TableRow(*row), [], [], []) for row in tables}
            places = select(schema.seats.c.table_id, *_SEAT).where(schema.seats.c.table_id.in_(wanted)).order_by(schema.seats.c.place)
            for table, *seat in connection.execute(places):
                found[table].seats.append(SeatRow(*seat))
            if seen is None:
                return found
            return {
                table: pasts.find(connection, one.table, one.seats, seen - one.table.delay)
                if one.table.delay and one.table.status == "playing"
                else one
                for table, one in found.items()
            }

    def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        with self._read.connect() as connection:
            rows = connection.execute(select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(list(ids))))
            return {row.id: row.version for row in rows}

    def public(self, first: int = 0, limit: int = LISTED) -> list[str]:
        """Some of the public tables that gather or play, and of one maker only a few.

        First come those that moved last of all makers, then those that moved before them: somebody with several hides nobody's only one.
        Where spectators see the game later, its place tells nothing of it.
        """
        columns = schema.tables.c
        maker = case((columns.maker == "", columns.id), else_=columns.maker)
        moved = case((and_(columns.delay > 0, columns.status == "playing"), columns.started), else_=columns.moved)
        place = func.row_number().over(partition_by=(maker, columns.status), order_by=(moved.desc(), columns.id))
        ranked = select(columns.id, moved.label("moved"), place.label("place"))
        of_makers = ranked.where(columns.public, columns.status.in_(["gathering", "playing"])).subquery()
        query = select(of_makers.c.id).where(of_makers.c.place <= OF_ONE_MAKER)
        query = query.order_by(of_makers.c.place, of_makers.c.moved.desc(), of_makers.c.id)
        with self._read.connect() as connection:
            return list(connection.execute(query.offset(first).limit(limit)).scalars())

    def of_tokens(self, hashes: Sequence[str]) -> list[tuple[str, str, str]]:
        """Where these tokens sit: hash, table, seat."""
        columns = schema.seats.c
        with self._read.connect() as connection:
            rows = connection.execute(select(columns.token_hash, columns.table_id, columns.seat).where(columns.token_hash.in_(hashes)))
            return [(row.token_hash, row.table_id, row.seat) for row in rows]

    def kept(self, table: str) -> list[KeptRow]:
        """The chapters of a game that are kept as they were seen, in order."""
        columns = schema.kept.c
        with self._read.connect() as connection:
            rows = connection.execute(
                select(columns.chapter, columns.length, columns.data).where(columns.table_id == table).order_by(columns.chapter)
            )
            return [KeptRow(*row) for row in rows]

    def unkept(self, limit: int = 20, of: str = "") -> list[str]:
        """Tables that are over and whose last chapter nobody has kept yet; whether one table `of` them is, if named."""
        tables, kept = schema.tables.c, schema.kept.c
        there = select(kept.table_id).where(kept.table_id == tables.id, kept.chapter == tables.chapter)
        query = select(tables.id).where(tables.status == "over", ~there.exists(), *([tables.id == of] if of else []))
        with self._read.connect() as connection:
            return list(connection.execute(query.order_by(tables.moved.desc()).limit(limit)).scalars())

    def is_gone(self, table: str) -> bool:
        """Whether there was such a table, and never will be again."""
        with self._read.connect() as connection:
            return connection.execute(select(schema.gone.c.table_id).where(schema.gone.c.table_id == table)).one_or_none() is not None

    def due(self, before: float, others: Sequence[str] = (), limit: int = 50) -> list[str]:
        """Tables at which somebody should have acted before that time, and none of the other processes is to."""
        columns = schema.tables.c
        late = (columns.status == "playing", columns.due.is_not(None), columns.due <= before)
        query = select(columns.id).where(*late, columns.driver.not_in(list(others)))
        with self._read.connect() as connection:
            return list(connection.execute(query.order_by(columns.due).limit(limit)).scalars())

    # Writing.

    def insert(self, stored: StoredTable) -> None:
        """Write a new table with everything that belongs to it."""
        table = stored.table.id
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables), [msgspec.structs.asdict(stored.table)])
            _insert(connection, schema.seats, table, stored.seats)
            _insert(connection, schema.log, table, stored.log, numbered=True)
            _insert(connection, schema.chat, table, stored.chat)
            began = Change(table, 0, anchor=stored.anchor, past=pasts.written(stored.table, stored.seats, stored.table.started))
            moves.anchor(connection, [began])
            pasts.write(connection, [began])

    def keep(self, table: str, kept: KeptRow) -> None:
        """Keep a chapter of a game, in place of what was kept of it."""
        of = (schema.kept.c.table_id == table, schema.kept.c.chapter == kept.chapter)
        with self.engine.begin() as connection:
            connection.execute(delete(schema.kept).where(*of))
            connection.execute(insert(schema.kept), [{"table_id": table, **msgspec.structs.asdict(kept)}])

    def commit(self, changes: Sequence[Change]) -> list[bool | SQLAlchemyError]:
        """Carry out changes of several tables in one transaction; False for each that came too late."""
        try:
            with self.engine.begin() as connection:
                done = _carry_out(connection, changes)
                if self.tells:
                    written = zip(changes, done, strict=True)
                    feed.tell(connection, self.name, {change.table: change.version + 1 for change, well in written if well is True})
                return done
        except SQLAlchemyError as error:
            if len(changes) == 1:
                return [False if isinstance(error, IntegrityError) else error]
        return [result for change in changes for result in self.commit([change])]


def _row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(*_TABLE).where(schema.tables.c.id == table)).one_or_none()
    return None if found is None else TableRow(*found)


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    rows = connection.execute(select(*_SEAT).where(schema.seats.c.table_id == table).order_by(schema.seats.c.place))
    return [SeatRow(*row) for row in rows]


def _chat(connection: Connection, table: str, *which: ColumnElement[bool]) -> list[ChatRow]:
    """The last lines that were said, of some."""
    of = select(*_CHAT).where(schema.chat.c.table_id == table, *which)
    rows = connection.execute(of.order_by(schema.chat.c.number.desc()).limit(CHAT_KEPT))
    return [ChatRow(*row) for row in reversed(rows.all())]


def anchor(connection: Connection, table: str) -> Anchor | None:
    """The last quiet position of a table."""
    columns = schema.anchors.c
    found = connection.execute(select(columns.number, columns.position).where(columns.table_id == table)).one_or_none()
    return None if found is None else Anchor(found.number, msgspec.json.decode(found.position))


def _insert(connection: Connection, into: Table, table: str, rows: Sequence[msgspec.Struct], numbered: bool = False) -> None:
    if rows:
        numbers = [{"number": number, "undone": 0} if numbered else {} for number in range(len(rows))]
        connection.execute(
            insert(into), [{"table_id": table, **number, **msgspec.structs.asdict(row)} for row, number in zip(rows, numbers, strict=True)]
        )


def _carry_out(connection: Connection, changes: Sequence[Change]) -> list[bool | SQLAlchemyError]:
    """Plain moves together, the others one by one, and the entries of all that came in time.

    Tables are taken in one order everywhere, so that two processes that write do not wait for each other.
    """
    in_order = sorted(changes, key=lambda change: change.table)
    plain, others = moves.sort_out(in_order)
    advanced = moves.advance(connection, plain)
    in_time = {id(change) for change in plain if change.table in advanced}
    in_time |= {id(change) for change in others if _carry_out_alone(connection, change)}
    written = [change for change in in_order if id(change) in in_time]
    moves.append(connection, written)
    moves.anchor(connection, written)
    pasts.write(connection, written)
    return [id(change) in in_time for change in changes]


def _carry_out_alone(connection: Connection, change: Change) -> bool:
    """One change but for its entries: first the version, so that whoever comes second changes nothing."""
    values = {f"new_{name}": value for name, value in change.columns.items()}
    advance = _advance(tuple(change.columns))
    if connection.execute(advance, {"the_id": change.table, "known": change.version, **values}).rowcount != 1:
        return False
    for seat, columns in change.seats.items():
        place = (schema.seats.c.table_id == change.table, schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(*place).values(**columns))
    if change.columns.get("status", "playing") != "playing":
        connection.execute(delete(schema.pasts).where(schema.pasts.c.table_id == change.table))
    if change.undo is not None:
        beyond = (schema.log.c.table_id == change.table, schema.log.c.undone == 0, schema.log.c.number >= change.undo)
        connection.execute(update(schema.log).where(*beyond).values(undone=change.generation))
        later = (schema.anchors.c.table_id == change.table, schema.anchors.c.number > change.undo)
        connection.execute(delete(schema.anchors).where(*later))
    if change.cut is not None:
        of = (schema.kept.c.table_id == change.table, schema.kept.c.length > change.cut)
        last = select(func.max(schema.kept.c.chapter)).where(schema.kept.c.table_id == change.table).scalar_subquery()
        connection.execute(update(schema.kept).where(*of, schema.kept.c.chapter == last).values(length=change.cut))
    if change.say is not None:
        connection.execute(insert(schema.chat), [{"table_id": change.table, **msgspec.structs.asdict(change.say)}])
    return True


def _check_sqlite() -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        found, needed = (".".join(map(str, version)) for version in (sqlite3.sqlite_version_info, OLDEST_SQLITE))
        raise BadDatabase(f"this Python's SQLite {found} is too old; {needed} or later is needed. Use a newer Python, or PostgreSQL")


def _on_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, durable at every commit; transactions are begun by us, and wait for each other."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _bare(url: str) -> str:
    """A database URL without its password."""
    scheme, slashes, rest = url.partition("://")
    return f"{scheme}{slashes}{rest.rpartition('@')[2]}"
