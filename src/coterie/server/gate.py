"""The gate before all requests: what is too large, too slow or from another page is turned away, and every answer is strict."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from coterie.server.guard import HEADERS, may_come_from

LARGEST_BODY = 262_144
LONGEST_ADDRESS = 1_000
"""Bytes of a path, and of a query."""
MOST_HEADERS = 64
LARGEST_HEADERS = 16_384
BODY_WITHIN = 20.0
"""Seconds in which a body must be there."""


class Gate:
    """Lets in what can be served."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = origins
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                given_already = {name for name, _ in message.get("headers", [])}
                strict = [header for header in self._headers if header[0] not in given_already]
                message["headers"] = [*message.get("headers", []), *strict]
            await send(message)

        if refused := _excess(scope) or self._strange(scope):
            await _turn_away(strictly, *refused)
        else:
            await self._app(scope, _prompt(receive), strictly)

    def _strange(self, scope: HTTPScope) -> tuple[HTTPStatus, str] | None:
        """What a page of another host sends."""
        asked = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        if scope["method"] in ("GET", "HEAD") or may_come_from(asked.get(b"origin"), asked.get(b"host"), self._origins):
            return None
        return HTTPStatus.FORBIDDEN, "a page of another host may not do that"


def _excess(scope: HTTPScope) -> tuple[HTTPStatus, str] | None:
    """What is too large about a request, or not to be written in an address."""
    if len(scope["raw_path"]) > LONGEST_ADDRESS or len(scope["query_string"]) > LONGEST_ADDRESS:
        return HTTPStatus.REQUEST_URI_TOO_LONG, f"this address is longer than {LONGEST_ADDRESS} bytes"
    if any(sign < " " or sign in "\x7f\ufffd" for sign in scope["path"]):
        return HTTPStatus.BAD_REQUEST, "this address holds signs that no address has"
    headers = list(scope["headers"])
    if len(headers) > MOST_HEADERS or sum(len(name) + len(value) for name, value in headers) > LARGEST_HEADERS:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "this request has too many headers"
    return None


def _prompt(receive: Receive) -> Receive:
    """The same body, which must come soon; waiting for the end of the connection afterwards may last."""
    until, whole = time.monotonic() + BODY_WITHIN, False

    async def promptly() -> HTTPReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()  # type: ignore[return-value]  # this is HTTP
        message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        whole = not message.get("more_body", False)
        return message  # type: ignore[return-value]  # this is HTTP

    return promptly


async def _turn_away(send: Send, status: HTTPStatus, message: str) -> None:
    body = msgspec.json.encode({"message": message})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
