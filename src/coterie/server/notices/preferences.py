"""How people want to be told, as it is kept with their seats, and whom a game waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import null, or_, select, update

import coterie
from coterie.kernel.errors import CoterieError
from coterie.locale import LANGUAGES
from coterie.server.store import Store, StoredTable, TableRow, hash_of, schema

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", description=f"One of {', '.join(LANGUAGES)}.")]


class NoticeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player wants to be told. What is left empty is turned off."""

    email: Annotated[str, Meta(max_length=254)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    feed: bool = False
    language: Language = "en"


class NoticeState(msgspec.Struct, frozen=True):
    """How a player is told now. `feed` is the address of the feed, relative to the server's; `mails` says whether the host sends e-mail."""

    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    feed: str = ""
    language: Language = "en"
    mails: bool = False


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept with a seat. It counts for the person with that token alone: who sits there later is not told."""

    owner: str
    language: Language = "en"
    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    feed: str = ""
    """The hash of the feed's token."""
    code: str = ""
    """Stands in the links of e-mail: good for confirming and for ending it, for nothing else."""
    told: str = ""
    """The state of the table about which the last notice went out."""
    told_at: float = 0.0


def feed_token(table: str, token: str) -> str:
    """The token of a seat's feed: made from the seat's own, which cannot be made from it."""
    return f"{table}.{hash_of(f'feed {table} {token}')[:32]}"


def waited_for(stored: StoredTable) -> list[str]:
    """The people a game waits for; not those for whom a bot decides or who pass automatically."""
    row = stored.table
    if row.status != "playing":
        return []
    try:
        game = coterie.new(row.game, seed=int(row.seed), setup=row.setup, position=row.position)
        for entry in stored.log:
            game.enter(entry.seat, entry.key)
    except CoterieError:  # its rules have changed: it waits for the operator, and for nobody else
        return []
    people = {seat.seat: seat for seat in stored.seats if seat.kind == "person" and not seat.away}
    return [
        decision.seat for decision in game.decisions if decision.seat in people and not decision.auto_pass(people[decision.seat].passing)
    ]


def parsed(notices: dict[str, Any] | None) -> Preferences | None:
    """The preferences in a row; none if there is none, or none that this version understands."""
    try:
        return None if notices is None else msgspec.convert(notices, Preferences)
    except msgspec.ValidationError:
        return None


def read(store: Store, table: str, seat: str) -> Preferences | None:
    """The preferences of a seat."""
    columns = schema.seats.c
    with store.engine.execution_options(writing=False).connect() as connection:
        return parsed(
            connection.execute(select(columns.notices).where(columns.table_id == table, columns.seat == seat)).scalar_one_or_none()
        )


def rewrite(store: Store, table: str, seat: str, change: Callable[[Preferences | None], Preferences | None]) -> Preferences | None:
    """Change the preferences of a seat; nobody else does so meanwhile. The version of the table stays: nothing changed at it."""
    columns = schema.seats.c
    place = (columns.table_id == table, columns.seat == seat)
    with store.engine.begin() as connection:
        before = parsed(connection.execute(select(columns.notices).where(*place).with_for_update()).scalar_one_or_none())
        after = change(before)
        if after != before:
            kept = None if after is None else msgspec.to_builtins(after)
            connection.execute(update(schema.seats).where(*place).values(notices=kept))
        return after


def candidates(store: Store, now: float, after: float) -> list[tuple[TableRow, dict[str, Preferences]]]:
    """Tables that have waited for people long enough, and how the people at each want to be told."""
    of_table, of_seat = schema.tables.c, schema.seats.c
    waits = (of_table.status == "playing", of_table.moved <= now - after, or_(of_table.due.is_(None), of_table.due > now))
    query = (
        select(*(of_table[name] for name in TableRow.__struct_fields__), of_seat.seat, of_seat.token_hash, of_seat.notices)
        .join(schema.seats, of_seat.table_id == of_table.id)
        .where(*waits, of_seat.kind == "person", of_seat.notices.is_not(null()))
        .order_by(of_table.moved.desc())
    )
    found: dict[str, tuple[TableRow, dict[str, Preferences]]] = {}
    with store.engine.execution_options(writing=False).connect() as connection:
        for *columns, seat, token_hash, notices in connection.execute(query):
            prefs = parsed(notices)
            if prefs is not None and prefs.owner == token_hash:
                found.setdefault(columns[0], (TableRow(*columns), {}))[1][seat] = prefs
    return list(found.values())
