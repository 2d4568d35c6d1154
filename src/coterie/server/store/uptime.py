"""When no server ran: each that runs leaves its mark again and again, and where marks are far apart is a gap that no player pays for."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, text, update

from coterie.server.store import schema
from coterie.server.store.presence import NOW
from coterie.server.store.store import Store

APART = 15.0
"""Seconds between two marks that are no gap: a busy database may take so long."""
KEPT = 60 * 86_400.0
"""Seconds for which a gap is known; no clock runs for longer."""


def beat(store: Store, now: float | None = None) -> list[tuple[float, float]]:
    """Leave a mark now, by the clock of the database; gives all gaps, the earliest first.

    Where the clock leaps ahead the marks are far apart, too. Where it is set back nothing is lost.
    """
    marks, gaps = schema.marks.c, schema.gaps.c
    with store.engine.begin() as connection:
        if now is None:
            now = float(connection.execute(text(f"SELECT {NOW[store.engine.dialect.name]}")).scalar_one())
        last = connection.execute(select(marks.at).where(marks.id == 1).with_for_update()).scalar_one_or_none()
        if last is None:
            connection.execute(insert(schema.marks).values(id=1, at=now))
        else:
            connection.execute(update(schema.marks).where(marks.id == 1).values(at=now))
            if now - last > APART:
                connection.execute(delete(schema.gaps).where((gaps.begin == last) | (gaps.end < now - KEPT)))
                connection.execute(insert(schema.gaps).values(begin=last, end=now))
        return [(row.begin, row.end) for row in connection.execute(select(gaps.begin, gaps.end).order_by(gaps.begin))]
