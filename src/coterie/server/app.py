"""The server put together: routes, errors as JSON, strict headers, and the service that opens and closes with it."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from coterie import __version__
from coterie.kernel.errors import CoterieError
from coterie.kernel.structs import look_at
from coterie.kernel.text import Text
from coterie.server import learning, pages, replays, rest, sockets
from coterie.server.decks import routes as decks
from coterie.server.gate import LARGEST_BODY, Gate
from coterie.server.guard import is_here
from coterie.server.live.errors import NotYours, Refusal
from coterie.server.live.service import TableService
from coterie.server.notices import routes as notices
from coterie.server.settings import Settings
from coterie.server.workers.thinking import prepare

logger = structlog.get_logger()


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether everything does that the server needs: its database, its disk, its worker processes."""
    found = await rest.service_of(request).health()
    well = all(state == "ok" for state in found.values())
    status = "ok" if well else ", ".join(f"{part}: {state}" for part, state in found.items() if state != "ok")
    return Response({"status": status, **found, "version": __version__}, status_code=200 if well else 503)


@get("/ready", include_in_schema=False, sync_to_thread=False)
def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether people can be sent here: not while the server starts or stops."""
    phase = rest.service_of(request).phase
    return Response({"status": phase}, status_code=200 if phase == "open" else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False, media_type="text/plain; version=0.0.4")
def metrics(request: Request[Any, Any, Any]) -> bytes:
    """The numbers of this process, for Prometheus: to whoever has the token; without one, to programs on this machine."""
    service = rest.service_of(request)
    wanted = service.settings.metrics_token
    if wanted or not is_here(request.client.host if request.client else "", request.headers):
        given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        if not wanted or not hmac.compare_digest(given, wanted.encode()):
            raise NotYours("the numbers of this server are for its host: COTERIE_METRICS_TOKEN lets others read them")
    return service.metrics.text()


def _problem(message: str, status: int, reason: Text | None = None) -> Response[dict[str, object]]:
    told: dict[str, object] = {"message": message} if reason is None else {"message": message, "reason": reason}
    return Response(told, status_code=status, media_type=MediaType.JSON)


def _on_refusal(_: Request[Any, Any, Any], error: CoterieError) -> Response[dict[str, object]]:
    if not isinstance(error, Refusal):
        return _problem(str(error), 422, error.text)
    return _problem(str(error), error.status, error.reason.text if error.reason else None)


def _on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, object]]:
    details = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(one.get("message", "")) for one in details if isinstance(one, dict))
    return _problem(f"{error.detail}: {told}" if told else error.detail, error.status_code)


def _on_database(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[dict[str, object]]:
    logger.error("the database failed", error=repr(error))
    return _problem("the database does not answer; try again in a moment", 503)


def _on_late(_: Request[Any, Any, Any], __: TimeoutError) -> Response[dict[str, object]]:
    return _problem("this request did not come to an end in time", 408)


def _on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    """A body nested beyond all measure, or bytes that are no text: what was sent is at fault."""
    return _problem(f"this cannot be read: {error}", 400)


def _on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    logger.error("a request failed", method=request.method, handler=str(request.route_handler), error=repr(error), exc_info=error)
    return _problem("something went wrong on the server; it has been written to its log", 500)


class App(Litestar):
    """The REST API and the pages by Litestar; sockets go straight to the tables."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, or one connection."""
        if scope["type"] == "websocket":
            await sockets.answer(self.state.service, sockets.Wire(scope, receive, send))
        elif scope["type"] == "http" and scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}  # the web server leaves out the body
            await super().__call__(asked, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> App:
    """The whole server as one ASGI application."""
    prepare(settings.games)
    look_at("coterie")
    service = TableService(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    return App(
        route_handlers=[
            *rest.HANDLERS,
            *learning.HANDLERS,
            *replays.HANDLERS,
            *decks.HANDLERS,
            *notices.HANDLERS,
            health,
            ready,
            metrics,
            pages.page,
        ],
        state=State({"service": service}),
        lifespan=[open_house, notices.opened(service, settings.notices)],
        middleware=[lambda app: Gate(app, settings.origins)],
        exception_handlers={
            CoterieError: _on_refusal,
            HTTPException: _on_http,
            SQLAlchemyError: _on_database,
            TimeoutError: _on_late,
            RecursionError: _on_unreadable,
            UnicodeError: _on_unreadable,
            Exception: _on_fault,
        },
        openapi_config=OpenAPIConfig("Coterie", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
