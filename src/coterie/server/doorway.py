"""How a request comes in: its head is small and comes soon, and whoever does not read the answer is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 16_384
"""Bytes of an address and all headers."""
HEAD_WITHIN = 10.0
"""Seconds from the opening of a connection, or the first byte of a further request, until its headers are there."""
READ_WITHIN = 30.0
"""Seconds in which a client must read some of what waits for it."""


class Doorway(HttpToolsProtocol):
    """One connection of a client, as the web server drives it, with limits that the web server does not have."""

    _head: int = 0
    _late: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has come, and should soon say why."""
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """Read on; a head that does not end is refused."""
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._expect_head()
        if self._late is not None:
            self._head += len(data)
        super().data_received(data)
        if self._late is not None and self._head > LARGEST_HEAD:
            self._end_head()
            self.send_400_response("The head of this request is too large.")

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._end_head()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """The client does not read: it may take so long."""
        super().pause_writing()
        self._stuck = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._end_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._end_head()
        self._end_wait()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        self._head = 0
        self._late = self.loop.call_later(HEAD_WITHIN, self.transport.abort)

    def _end_head(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _end_wait(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
