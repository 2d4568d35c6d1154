"""The server processes on one database, so that one of them acts for the bots and clocks of a table, and another when that one dies."""

from __future__ import annotations

import secrets
import socket

from coterie.server.store import Journal
from coterie.server.store.presence import sign, sign_off

MISSED = 3
"""A process that has not signed for so many beats is gone."""
SURE = 2
"""Looks in a row at which a process must be gone: the first after a pause of the database may come before the others have signed again."""


def name_of(port: int) -> str:
    """What a process is called: the same after a restart, so that it goes on with its tables at once; on any free port by lot."""
    return f"{socket.gethostname()[:40]}:{port or secrets.token_hex(8)}"


class Members:
    """Who lives, as this process knows it."""

    def __init__(self, journal: Journal, beat: float) -> None:
        self._journal = journal
        self._beat = beat
        self.me = journal.store.name
        self._gone: dict[str, int] = {}
        """The processes that were heard of, and at how many looks in a row each was gone."""

    def alive(self, name: str) -> bool:
        """Whether a process lives; one that nobody has heard of does until it was looked for."""
        return name == self.me or (bool(name) and self._gone.setdefault(name, 0) < SURE)

    @property
    def others(self) -> list[str]:
        """The other processes that live."""
        return [name for name in self._gone if name != self.me and self.alive(name)]

    async def look(self) -> bool:
        """Sign, and see who else does. True if a process has turned out to be gone."""
        signed = await self._journal.write(sign, self._journal.store, MISSED * self._beat)
        self._gone = {name: 0 if name in signed else self._gone[name] + 1 for name in signed | self._gone.keys()}
        return SURE in self._gone.values()

    async def leave(self) -> None:
        """This process ends."""
        await self._journal.write(sign_off, self._journal.store)
