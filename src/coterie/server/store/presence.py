"""Which server processes live: each signs a row of the database again and again, and is gone when it no longer does."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, text

from coterie.server.store.store import Store

FORGET = 86_400
"""Seconds after which the row of a process that is gone is deleted."""
NOW = {"sqlite": "(julianday('now') - 2440587.5) * 86400.0", "postgresql": "extract(epoch FROM clock_timestamp())"}
"""The clock of the database: those of several machines may differ."""


def sign(store: Store, within: float) -> set[str]:
    """Sign for this process; gives all that have signed within so many seconds."""
    now = NOW[store.engine.dialect.name]
    with store.engine.begin() as connection:
        _execute(
            connection,
            f"INSERT INTO processes (name, seen) VALUES (:name, {now}) ON CONFLICT (name) DO UPDATE SET seen = excluded.seen",  # noqa: S608
            name=store.name,
        )
        _execute(connection, f"UPDATE processes SET seen = {now} WHERE seen > {now} + :within", within=within)  # noqa: S608  # the clock was set back
        _execute(connection, f"DELETE FROM processes WHERE seen < {now} - :old", old=FORGET)  # noqa: S608  # no text of anybody's
        return set(_execute(connection, f"SELECT name FROM processes WHERE seen > {now} - :within", within=within).scalars())  # noqa: S608


def sign_off(store: Store) -> None:
    """This process ends: others need not wait to see that."""
    with store.engine.begin() as connection:
        _execute(connection, "DELETE FROM processes WHERE name = :name", name=store.name)


def _execute(connection: Connection, statement: str, **values: object) -> CursorResult[Any]:
    return connection.execute(text(statement), values)
