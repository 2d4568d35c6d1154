"""What a host can do with tables and with the whole database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, select

from coterie.kernel.errors import CoterieError
from coterie.server.admin import archive, faults
from coterie.server.admin.archive import Archived, BadArchive
from coterie.server.admin.faults import Fault
from coterie.server.live import keeping, reviving
from coterie.server.live.casting import stand_in
from coterie.server.live.keeper import played
from coterie.server.store import Change, KeptRow, SeatRow, Store, StoredTable, schema

SQLITE: Final = b"SQLite format 3\0"
ATTEMPTS: Final = 20
"""How often a change is tried while a running game keeps getting ahead of it."""


class NoTable(CoterieError):
    """There is no such table, or no such seat at it."""


class NotEmpty(CoterieError):
    """Something is there that would be lost."""


class BadFile(CoterieError):
    """A file cannot be read or written."""


# Files of tables.


def export(store: Store, tables: Sequence[str] | None, file: Path) -> int:
    """Write tables (None: all) to a file, with every row; how many. The file holds their secrets: only its owner may read it."""
    with archive.looking(store) as connection:
        wanted = archive.ids(connection) if tables is None else tables
        found = [_archived(connection, table) for table in wanted]
    with _new_file(file) as out:
        out.writelines(archive.lines(found))
    return len(found)


def import_tables(store: Store, file: Path) -> int:
    """Add the tables of a file, all or none; how many. Each is replayed first."""
    count = 0
    with _opened(file) as lines, store.engine.begin() as connection:
        for archived in _named(file, archive.from_lines(lines)):
            for fault in faults.in_table(archived):
                raise BadArchive(f"{file}: table {fault.table} is not sound, so nothing was imported: {fault.what}")
            archive.add(connection, archived)
            count += 1
    return count


def check(store: Store) -> Iterator[Fault | str]:
    """Replay the log of every table: whatever is wrong with it, then its id. Each table is read as of one moment."""
    with archive.looking(store) as connection:
        yield from faults.in_file(connection)
        tables = archive.ids(connection)
    for table in tables:
        with archive.looking(store) as connection:
            archived = archive.read(connection, table)
        if archived is not None:
            yield from faults.in_table(archived)
            yield table


def _archived(connection: Connection, table: str) -> Archived:
    found = archive.read(connection, table)
    if found is None:
        raise NoTable(f"there is no table {table!r} in this database")
    return found


def _named(file: Path, tables: Iterator[Archived]) -> Iterator[Archived]:
    """The same tables; what is wrong with the file is told with its name."""
    try:
        yield from tables
    except BadArchive as error:
        raise BadArchive(f"{file}: {error}") from None


# The whole database.


def backup(store: Store, file: Path) -> None:
    """Write the whole database to a file as it stands at one moment, while it is in use: SQLite's own file, or a file of tables."""
    with _new_file(file) as out:
        if store.lite:
            with closing(store.engine.raw_connection()) as source, closing(sqlite3.connect(out.name)) as target:
                driver: Any = source.driver_connection
                driver.backup(target)
                target.execute("PRAGMA journal_mode=DELETE")
        else:
            with archive.looking(store) as connection:
                out.writelines(archive.lines(archive.everything(connection)))


def restore(store: Store, file: Path, force: bool = False) -> int:
    """Let the database hold what a backup holds and nothing else, in one transaction; how many tables that are."""
    with archive.looking(store) as connection:
        if archive.ids(connection) and not force:
            raise NotEmpty("there are tables in this database, which would be lost; --force replaces them")
    with _opened(file) as lines:
        lite = lines.read(len(SQLITE)) == SQLITE
        lines.seek(0)
        if not lite:
            return archive.replace_all(store, _named(file, archive.from_lines(lines)))
    with _copy_of(file) as source, archive.looking(source) as connection:
        return archive.replace_all(store, archive.everything(connection))


@contextmanager
def _copy_of(file: Path) -> Iterator[Store]:
    """A backup as a database of this version; the file itself is not touched."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        source = Store(f"sqlite:///{copy}")
        try:
            source.open()
            yield source
        finally:
            source.close()


@contextmanager
def _new_file(file: Path) -> Iterator[IO[bytes]]:
    """A file that its owner alone may read, and that takes its place only when it is complete."""
    target = file.resolve()
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as out:
            try:
                yield out
                out.flush()
                os.fsync(out.fileno())
                Path(out.name).replace(target)
            except BaseException:
                Path(out.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise BadFile(f"{file}: cannot be written: {error.strerror}") from None


@contextmanager
def _opened(file: Path) -> Iterator[IO[bytes]]:
    try:
        with file.open("rb") as lines:
            yield lines
    except OSError as error:
        raise BadFile(f"{file}: cannot be read: {error.strerror}") from None


# One table.


def close(store: Store, table: str) -> None:
    """End a table where it stands: nobody can play on."""
    _change(
        store, table, lambda stored: Change(table, stored.table.version, {"status": "closed", "due": None, "wish": None, "ending": None})
    )


def resume(store: Store, table: str) -> int:
    """Let a table that waits, or was closed, go on from the last entry that these rules can follow. How many entries were taken back."""
    taken_back = 0

    def resumed(stored: StoredTable) -> Change:
        nonlocal taken_back
        row = stored.table
        if row.status == "over":
            raise NoTable(f"the game at table {table} is over")
        followed = reviving.furthest(stored)
        taken_back = len(stored.log) - len(followed)
        columns = {
            "rules": reviving.rules_now(row.game),
            "setup": reviving.setup_of(row),
            "trace": "",
            "length": len(followed),
            "half": 0,
            "waiting": "",
            "generation": row.generation + 1,
            "retold": True,
        }
        status = "gathering" if any(seat.kind == "open" for seat in stored.seats) else "playing"
        columns |= {"status": status, "due": time.time() if status == "playing" else None, "moved": time.time(), "wish": None}
        said = reviving.notice(stored, time.time())
        return Change(table, row.version, columns, undo=len(followed), generation=row.generation + 1, say=said)

    _change(store, table, resumed)
    return taken_back


def keep(store: Store) -> int:
    """Keep every game as it was seen so far, those that are on too: whatever the next rules are, it can be watched. How many."""
    count = 0
    with archive.looking(store) as connection:
        tables = archive.ids(connection)
    for table in tables:
        stored = store.load(table)
        if stored is None or stored.table.status not in ("playing", "over") or not stored.log:
            continue
        row = stored.table
        known = {kept.chapter: kept.length for kept in store.kept(table)}
        if known.get(row.chapter) != len(stored.log):
            with suppress(CoterieError):
                store.keep(table, KeptRow(row.chapter, len(stored.log), keeping.keep(played(row, stored.seats, stored.log))))
                count += 1
    return count


def kick(store: Store, table: str, seat: str, bot: str = "steady") -> None:
    """Take a seat from its person: it is open again while the table gathers; in a game a bot plays on. The old link is worth nothing."""

    def kicked(stored: StoredTable) -> Change:
        row = _seat(stored, seat)
        if not row.held:
            raise NoTable(f"no person sits in {seat} at table {table}")
        gathering = stored.table.status == "gathering"
        level = row.bot or bot
        who = {"kind": "open", "bot": "", "name": ""}
        if not gathering:
            who = {"kind": "bot", "bot": level, "name": stand_in(stored.table, level, stored.seats)}
        columns = {"due": time.time(), "ending": None} if stored.table.status == "playing" else {}
        return Change(table, stored.table.version, columns, {seat: {**who, "token_hash": "", "away": False, "notices": None}})

    _change(store, table, kicked)


def mute(store: Store, table: str, seat: str, muted: bool = True) -> None:
    """Let a seat chat no longer, or again."""

    def silenced(stored: StoredTable) -> Change:
        _seat(stored, seat)
        return Change(table, stored.table.version, {}, {seat: {"muted": muted}})

    _change(store, table, silenced)


def old_tables(store: Store, before: float, playing: bool = False) -> list[str]:
    """The tables at which nothing has happened since a time; games that are still on only if wanted."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.moved < before).order_by(columns.moved)
    if not playing:
        query = query.where(columns.status != "playing")
    with archive.looking(store) as connection:
        return list(connection.execute(query).scalars())


def _change(store: Store, table: str, make: Callable[[StoredTable], Change]) -> None:
    """Change a table, trying again while a running game gets ahead of us."""
    for _ in range(ATTEMPTS):
        stored = store.load(table)
        if stored is None:
            raise NoTable(f"there is no table {table!r} in this database")
        (done,) = store.commit([make(stored)])
        if done is True:
            return
        if done is not False:
            raise done
    raise CoterieError(f"table {table} changes too quickly; try again")


def _seat(stored: StoredTable, name: str) -> SeatRow:
    for seat in stored.seats:
        if seat.seat == name:
            return seat
    raise NoTable(f"table {stored.table.id} has no seat {name!r}; its seats are {', '.join(seat.seat for seat in stored.seats)}")
