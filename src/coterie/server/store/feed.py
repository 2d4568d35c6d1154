"""How processes on one PostgreSQL tell each other what they have written: within the transaction, and heard the moment it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection

if TYPE_CHECKING:
    from coterie.server.store.store import Store

logger = structlog.get_logger()
AT_ONCE = 120
"""Tables named in one notice: PostgreSQL takes 8,000 bytes."""
RETRY = 0.5
"""Seconds before a lost connection is made again."""
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A database whose machine is gone is noticed in about ten seconds."""


def tell(connection: Connection, sender: str, versions: Mapping[str, int]) -> None:
    """Tell all processes which versions these tables have, if this transaction is committed."""
    named = [f"{table}:{version}" for table, version in versions.items()]
    notices = [" ".join([sender, *named[at : at + AT_ONCE]]) for at in range(0, len(named), AT_ONCE)]
    if notices:
        connection.exec_driver_sql("SELECT pg_notify('coterie', notice) FROM unnest(%s::text[]) AS notice", (notices,))


class ChangeFeed:
    """Hears what other processes write, on a connection of its own; if that is lost, it is made again, and what was missed is read."""

    def __init__(self, store: Store, heard: Callable[[dict[str, int]], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._heard = heard
        self._catch_up = catch_up
        self.listening = False

    async def run(self) -> None:
        """Listen for ever; returns only where the database tells nothing."""
        if not self._store.tells:
            return
        from psycopg import Error

        while True:
            try:
                await self._listen()
            except (Error, OSError) as error:
                if self.listening:
                    logger.warning("the feed of changes is lost", error=repr(error))
            finally:
                self.listening = False
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        engine = self._store.engine
        where, how = engine.dialect.create_connect_args(engine.url)
        settings: dict[str, Any] = {**ALIVE, **how, "autocommit": True}
        async with await AsyncConnection.connect(*where, **settings) as connection:
            await connection.execute("LISTEN coterie")
            self.listening = True
            await self._catch_up()
            async for notice in connection.notifies():
                sender, *named = notice.payload.split()
                if sender != self._store.name:
                    self._heard({table: int(version) for table, _, version in (one.rpartition(":") for one in named)})
