"""Measurements of decks as they stand, so that every process on this database can tell of them, and stop them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from coterie.server.store import schema
from coterie.server.store.store import Store


class MeasuredRow(NamedTuple):
    """A measurement as it was written last."""

    data: bytes
    at: float
    stopped: bool


def put(store: Store, measurement: str, data: bytes, now: float) -> bool:
    """Write how a measurement stands; whether somebody wants it to stop."""
    columns = schema.measured.c
    with store.engine.begin() as connection:
        known = connection.execute(select(columns.stopped).where(columns.id == measurement).with_for_update()).one_or_none()
        if known is None:
            connection.execute(insert(schema.measured).values(id=measurement, data=data, at=now, stopped=False))
            return False
        connection.execute(update(schema.measured).where(columns.id == measurement).values(data=data, at=now))
        return bool(known.stopped)


def find(store: Store, measurement: str) -> MeasuredRow | None:
    """A measurement as it was written last, by whichever process."""
    columns = schema.measured.c
    with store.engine.connect() as connection:
        row = connection.execute(select(columns.data, columns.at, columns.stopped).where(columns.id == measurement)).one_or_none()
        return None if row is None else MeasuredRow(row.data, row.at, row.stopped)


def stop(store: Store, measurement: str) -> None:
    """Let the process that plays it know that nobody wants more of it."""
    with store.engine.begin() as connection:
        connection.execute(update(schema.measured).where(schema.measured.c.id == measurement).values(stopped=True))


def forget(store: Store, before: float) -> None:
    """Drop those that were written last before that time."""
    with store.engine.begin() as connection:
        connection.execute(delete(schema.measured).where(schema.measured.c.at < before))
