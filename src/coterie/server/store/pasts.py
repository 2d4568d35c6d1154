"""Tables as they were some minutes ago, for spectators who see them with a delay. Old ones are dropped with every change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select

from coterie.server.store import schema
from coterie.server.store.rows import Change, LogRow, PastRow, SeatRow, StoredTable, TableRow

SLACK = 60.0
"""Seconds for which what nobody is shown any more is kept, for processes whose clocks differ."""
_PAST = schema.pasts.c
_LATEST = schema.pasts.alias()
_INSERT = insert(schema.pasts).values({name: bindparam(f"the_{name}") for name in ("table_id", "version", "at", "data")})
_PRUNE = delete(schema.pasts).where(
    _PAST.table_id == bindparam("the_table_id"),
    _PAST.version
    < select(func.max(_LATEST.c.version))
    .where(_LATEST.c.table_id == bindparam("the_table_id"), _LATEST.c.at <= bindparam("oldest"))
    .scalar_subquery(),
)


class Stamp(msgspec.Struct, frozen=True):
    """What spectators see of a table: another stamp, and they see something else."""

    status: str
    chapter: int
    version: int


def written(row: TableRow, seats: Iterable[SeatRow], at: float) -> PastRow | None:
    """A table as it is now, for later; None if nobody sees it later. What belongs to one seat alone is left out."""
    if not row.delay or row.status != "playing":
        return None
    plain = [
        SeatRow(one.seat, one.place, one.kind, one.name, one.bot, away=one.away, time_left=one.time_left, made=one.made) for one in seats
    ]
    data = msgspec.json.encode((msgspec.structs.replace(row, setup={}, position=None), plain)).decode()
    return PastRow(row.version, at, data, at - row.delay - SLACK)


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """Write what these changes have made of their tables, and drop what is too old."""
    rows = [
        {"the_table_id": change.table, **{f"the_{name}": getattr(change.past, name) for name in ("version", "at", "data")}}
        for change in changes
        if change.past is not None
    ]
    if rows:
        connection.execute(_INSERT, rows)
        oldest = [{"the_table_id": change.table, "oldest": change.past.oldest} for change in changes if change.past is not None]
        connection.execute(_PRUNE, oldest)


def find(connection: Connection, row: TableRow, seats: Sequence[SeatRow], at: float) -> StoredTable:
    """A table that is played, as it was at a time, without its log and chat; before that, as it was when the game began.

    Nothing is shown of a game that has gone on from a position since, or that came from another database: what was then cannot be played
    again.
    """
    of = select(_PAST.data).where(_PAST.table_id == row.id).limit(1)
    then = connection.execute(of.where(_PAST.at <= at).order_by(_PAST.version.desc())).scalar()
    found = connection.execute(of.order_by(_PAST.version)).scalar() if then is None else then
    if found is not None:
        past, sat = msgspec.json.decode(found, type=tuple[TableRow, list[SeatRow]])
        if past.chapter == row.chapter and (then is not None or not (past.length or past.chapter)):
            return StoredTable(msgspec.structs.replace(past, setup=row.setup, position=row.position), sat, [], [])
    return _hidden(row, seats)


def _hidden(row: TableRow, seats: Sequence[SeatRow]) -> StoredTable:
    """A table of whose game nothing is shown: who sits there, and no more."""
    nothing = {"moved": row.created, "started": row.created, "waiting": "[]", "length": 0, "half": 0, "held": "", "version": 0}
    bare = msgspec.structs.replace(row, **nothing, wish=None, ending=None, trouble=None)
    sitting = [SeatRow(one.seat, one.place, "person" if one.held else one.kind, one.name, "" if one.held else one.bot) for one in seats]
    return StoredTable(bare, sitting, [], [], hidden=True)


def entries(connection: Connection, row: TableRow, first: int) -> list[LogRow]:
    """The log as it was when a table had this row, from an entry on: those that stood then, although they may be taken back by now."""
    log = schema.log.c
    stood = (log.table_id == row.id, log.number >= first, log.number < row.length, or_(log.undone == 0, log.undone > row.generation))
    found: dict[int, LogRow] = {}
    columns = [log[name] for name in LogRow.__struct_fields__]
    soonest_undone = (log.undone == 0, log.undone)
    for number, *entry in connection.execute(select(log.number, *columns).where(*stood).order_by(*soonest_undone)):
        found.setdefault(number, LogRow(*entry))
    return [found[number] for number in sorted(found)]


def stamps(connection: Connection, ids: Sequence[str], now: float) -> dict[str, Stamp]:
    """What spectators see of these tables now."""
    tables = schema.tables.c
    then = select(func.max(_PAST.version)).where(_PAST.table_id == tables.id, _PAST.at <= now - tables.delay).scalar_subquery()
    rows = connection.execute(select(tables.id, tables.status, tables.chapter, tables.version, then).where(tables.id.in_(ids)))
    return {
        table: Stamp(status, chapter, (past or 0) if status == "playing" else version) for table, status, chapter, version, past in rows
    }
