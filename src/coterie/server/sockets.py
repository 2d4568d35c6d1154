"""The WebSocket of a table: says hello, takes messages strictly, and sends without ever holding up the table."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any

import msgspec
import structlog
from litestar.types import Receive, Scope, Send

from coterie.kernel.errors import CoterieError, RulesError
from coterie.kernel.text import Text
from coterie.server import protocol
from coterie.server.guard import Bucket, block_of, may_come_from
from coterie.server.live import requests
from coterie.server.live.draft import Draft
from coterie.server.live.driver import note_failure, pass_at_once
from coterie.server.live.errors import Crowded, GoneTable, NotYours, Refusal
from coterie.server.live.service import TableService
from coterie.server.live.table import REMOVED, LiveTable
from coterie.server.store import hash_of

logger = structlog.get_logger()
decoder = msgspec.json.Decoder(protocol.FromClient)
encode = msgspec.json.Encoder().encode
LARGEST = 16_384
"""Bytes of a message from a client; the web server closes the connection of whoever sends more."""
BACKLOG = 500
"""Messages that may wait for a slow client before it is sent away."""
HELLO_WITHIN = 10.0
"""Seconds in which a connection must say hello."""
CHAT_RATE, CHAT_AT_ONCE = 0.5, 5
LINES = 8
"""So many times as often as it makes tables an address block may say something."""
GOODBYE = 1008
_ADDRESS = re.compile(r"/ws/([\w-]{1,40})", re.ASCII)


class Problem(Exception):
    """The connection cannot go on."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Gone(Exception):
    """The client has gone."""


class Wire:
    """A WebSocket as the web server gives it. Nothing stands between: every choice passes here several times."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send

    @property
    def table(self) -> str:
        """The table that is asked for; "" if the address is none of a table."""
        found = _ADDRESS.fullmatch(self._scope["path"].removeprefix(self._scope.get("root_path", "").rstrip("/")))
        return found[1] if found else ""

    @property
    def address(self) -> str:
        """Where the client is."""
        client = self._scope.get("client")
        return client[0] if client else ""

    def header(self, name: bytes) -> str | None:
        """A header of the request."""
        return next((value.decode("latin-1") for known, value in self._scope["headers"] if known == name), None)

    async def accept(self) -> None:
        """Let the client in."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str:
        """The next message."""
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        if text is None:
            raise Problem("not-understood", "messages are text, not bytes")
        return str(text)

    async def send(self, message: str) -> None:
        """Send a message."""
        await self._send({"type": "websocket.send", "text": message, "bytes": None})

    async def close(self) -> None:
        """Send the client away; before it was let in this is a refusal."""
        await self._send({"type": "websocket.close", "code": GOODBYE, "reason": ""})


class Connection:
    """One client at one table."""

    def __init__(self, wire: Wire, service: TableService) -> None:
        self.seat: str | None = None
        self.seq = 0
        self.token_hash = ""
        self._since = 0
        self._wire = wire
        self._service = service
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._closing = False
        self._messages = Bucket(service.settings.message_rate, service.settings.message_rate * 3)
        self._lines = Bucket(CHAT_RATE, CHAT_AT_ONCE)

    def send(self, message: str) -> None:
        if self._closing:
            return
        if self._outbox.qsize() >= BACKLOG:
            self.dismiss("slow", "the connection is too slow")
        else:
            self._outbox.put_nowait(message)

    def answer(self, message: protocol.FromServer) -> None:
        """Send this client alone a message."""
        self.send(encode(message).decode())

    def dismiss(self, code: str, message: str) -> None:
        if not self._closing:
            self._outbox.put_nowait(encode(protocol.Problem(code, message)).decode())
            self._outbox.put_nowait(None)
            self._closing = True

    async def serve(self, table: LiveTable) -> None:
        """Speak with the client until one of the two has enough."""
        sender = asyncio.create_task(self._send_out())
        try:
            await self._say_hello(table)
            if self.seat is None:
                table = await self._service.delays.find(table)
            await self._listen(table)
        except Problem as problem:
            self.dismiss(problem.code, str(problem))
        except Gone:
            self._closing = True
            self._outbox.put_nowait(None)
        finally:
            await table.farewell(self)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(sender, 5.0)

    async def _send_out(self) -> None:
        """Send what waits, in order, then close."""
        with contextlib.suppress(OSError, RuntimeError):
            while (message := await self._outbox.get()) is not None:
                await self._wire.send(message)
            await self._wire.close()

    async def _receive(self) -> protocol.FromClient:
        raw = await self._wire.receive()
        while not self._messages.take():
            await asyncio.sleep(0.05)
        try:
            message: protocol.FromClient = decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("not-understood", f"this message is not understood: {error}") from None
        return message

    async def _say_hello(self, table: LiveTable) -> None:
        """Find out who is there."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            raise Problem("no-hello", "the first message must be hello, and soon") from None
        if not isinstance(hello, protocol.Hello):
            raise Problem("no-hello", "the first message must be hello")
        if hello.version != protocol.VERSION:
            raise Problem("version", f"this server speaks version {protocol.VERSION} of the protocol, and not {hello.version}")
        if hello.token:
            self.token_hash = hash_of(hello.token)
            self.seat = table.seat_of(hello.token)
            if self.seat is None:
                if self.token_hash in table.row.barred:
                    raise Problem("removed", REMOVED)
                raise Problem("unknown-token", "this token sits nowhere at this table")
        self._since = hello.since

    async def _listen(self, table: LiveTable) -> None:
        await table.welcome(self, self._since)
        while not self._closing:
            await self._take(table, await self._receive())

    async def _take(self, table: LiveTable, message: protocol.FromClient) -> None:
        """Do what a message asks for, and answer."""
        match message:
            case protocol.Hello():
                raise Problem("hello-again", "hello was said already")
            case protocol.Ping():
                self.answer(protocol.Pong(message.id))
            case _:
                await self._do(table, message)

    async def _do(self, table: LiveTable, request: requests.Request) -> None:
        begun, kind = time.perf_counter(), type(request).__name__.lower()
        try:
            seat = self.seat
            if seat is None:
                raise NotYours("a spectator looks on and does nothing", "watching")
            if isinstance(request, protocol.Say) and not self._lines.take():
                raise Crowded("you speak too fast for the others; wait a little", "too-fast")
            if isinstance(request, protocol.Say):
                await self._service.allow(block_of(self._wire.address), "too-many-lines", LINES)
            answer: protocol.FromServer = protocol.Accepted(request.id)
            accepted = encode(answer).decode()

            def prepare(draft: Draft) -> None:
                requests.carry_out(draft, seat, request)
                draft.send(self, accepted)
                pass_at_once(draft)

            back = requests.goes_back_to(table, seat, request)
            if back is not None:
                await table.rewind(back)
            await table.change(prepare)
        except RulesError as error:
            note_failure(table, error)
            await table.tell_trouble(Text("trouble-rule"))
            answer = _refused(request, Refusal("a rule failed, which is a fault of Coterie; the game stands where it stood", "rule-failed"))
        except CoterieError as error:
            answer = _refused(request, error)
        except Exception as error:  # noqa: BLE001  # the database is away, or a fault of ours: the table stands, the client may try again
            logger.error("a request failed", table=table.id[:4], request=kind, error=repr(error))
            answer = _refused(request, Refusal("the server could not write this down; try again in a moment", "not-written"))
        if not isinstance(answer, protocol.Accepted):
            self.answer(answer)
        self._service.metrics.messages.labels(kind, type(answer).__name__.lower()).inc()
        if isinstance(request, protocol.Choose):
            self._service.metrics.seconds.observe(time.perf_counter() - begun)


def _refused(request: requests.Request, error: CoterieError) -> protocol.Refused:
    reason = error.reason if isinstance(error, Refusal) else None
    return protocol.Refused(request.id, str(error), reason.text if reason else None, reason.rule if reason else "")


async def answer(service: TableService, wire: Wire) -> None:
    """The door of the tables."""
    address = block_of(wire.address)
    allowed = may_come_from(wire.header(b"origin"), wire.header(b"host"), service.settings.origins)
    if not wire.table or not allowed or service.guests[address] >= service.settings.connections:
        await wire.close()
        return
    service.guests[address] += 1
    try:
        await _let_in(service, wire)
    finally:
        service.guests[address] -= 1
        if not service.guests[address]:
            del service.guests[address]


async def _let_in(service: TableService, wire: Wire) -> None:
    await wire.accept()
    try:
        table = await service.find(wire.table)
    except CoterieError as error:
        told = str(error)
        problem = protocol.Problem("gone", told) if isinstance(error, GoneTable) else protocol.Problem("no-table", told)
        await wire.send(encode(problem).decode())
        await wire.close()
        return
    await Connection(wire, service).serve(table)
