"""How often something may be done by somebody, for all processes together: an allowance that fills at a rate and is used one by one."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from coterie.server.store import schema
from coterie.server.store.store import Store

FORGOTTEN = 86_400.0
"""Seconds after which an allowance that nobody used is full anyway."""


def take(store: Store, key: str, rate: float, size: float, now: float, count: float = 1.0) -> bool:
    """Use one, or so many, of an allowance of `size` that gains `rate` a second; False if there are not so many left.

    Below 0 it gives back what was not used after all.
    """
    columns = schema.allowances.c
    with store.engine.begin() as connection:
        found = connection.execute(select(columns.left, columns.at).where(columns.key == key).with_for_update()).one_or_none()
        left = size if found is None else min(size, found.left + max(0.0, now - found.at) * rate)
        if left < count:
            return False
        if found is not None:
            connection.execute(update(schema.allowances).where(columns.key == key).values(left=min(size, left - count), at=now))
            return True
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.allowances).values(key=key, left=min(size, left - count), at=now))
        except IntegrityError:  # another process was quicker with the first one: that counts for both
            pass
        return True


def forget(store: Store, now: float) -> None:
    """Drop what is full anyway."""
    with store.engine.begin() as connection:
        connection.execute(delete(schema.allowances).where(schema.allowances.c.at < now - FORGOTTEN))
