"""Reads what games bring, once and beside the event loop: rules and cards, then all that can be looked up, which may take seconds."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from queue import SimpleQueue
from typing import TypeAlias

import msgspec
import structlog

import coterie
from coterie.kernel import registry
from coterie.kernel.fingerprint import rules_of
from coterie.server.live.keeping import written_facts

logger = structlog.get_logger()
Book: TypeAlias = tuple[str, bool]
"""A game, and whether what can be looked up there is read too."""


class Library:
    """What this process has read. One thread reads, in the order in which things are wanted; it never holds up the end of the process."""

    def __init__(self) -> None:
        self._read: dict[Book, asyncio.Event] = {}
        self._wanted: SimpleQueue[Book | None] = SimpleQueue()
        self._facts: dict[str, bytes] = {}
        self._thread: threading.Thread | None = None

    def read_ahead(self) -> None:
        """Read every game before anybody asks for it."""
        for facts in (False, True):
            for game in registry.names():
                self._want((game, facts))

    @property
    def ready(self) -> bool:
        """Whether the rules of all games are read."""
        return all(self._read[game, False].is_set() for game in registry.names() if (game, False) in self._read)

    async def rules(self, game: str) -> None:
        """Wait until a table of this game can be made at once."""
        if game in registry.names():
            await self._want((game, False)).wait()

    async def facts(self, game: str) -> bytes:
        """Everything that can be looked up in the standard game, as JSON; empty if it cannot be made."""
        if game in registry.names():
            await self._want((game, True)).wait()
        return self._facts.get(game, b"")

    def close(self) -> None:
        """Read no more."""
        self._wanted.put(None)

    def _want(self, book: Book) -> asyncio.Event:
        if book not in self._read:
            self._read[book] = asyncio.Event()
            self._wanted.put(book)
        if self._thread is None:
            self._thread = threading.Thread(target=self._read_on, args=(asyncio.get_running_loop(),), daemon=True, name="library")
            self._thread.start()
        return self._read[book]

    def _read_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while (book := self._wanted.get()) is not None:
            facts = read_game(*book)
            if facts is not None:
                self._facts[book[0]] = facts
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._read[book].set)


def read_game(game: str, facts: bool) -> bytes | None:
    """Make a game and drop it: what it has read stays. One that cannot be made is told to whoever asks for it.

    Gives what can be looked up there as JSON, if that is wanted.
    """
    try:
        made = coterie.new(game)
        rules_of(made.definition)  # now: it takes half a second for the largest game
        return msgspec.json.encode(written_facts(made)) if facts else None
    except Exception as error:  # noqa: BLE001  # it may be a game of another package
        logger.error("a game could not be read", game=game, error=repr(error))
        return None
