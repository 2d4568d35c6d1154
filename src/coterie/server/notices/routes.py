"""The addresses of notices: what a player sets, the feed of a seat, and the pages behind the links in e-mail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from html import escape
from typing import Final
from urllib.parse import parse_qs

from litestar import Litestar, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from coterie.kernel.errors import CoterieError
from coterie.locale import Speaker
from coterie.server.live.service import TableService
from coterie.server.notices.delivery import NoticeSettings
from coterie.server.notices.notifier import Notices, table_name
from coterie.server.notices.preferences import NoticeRequest, NoticeState, Preferences
from coterie.server.rest import AnyRequest, bearer
from coterie.server.store import TableRow

FORM: Final = {
    "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
}
"""A page with one button, whose answer comes from here: with no referrer at all a browser would not say so."""


def opened(service: TableService, settings: NoticeSettings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The notices of a service, which go out while the app runs."""

    @asynccontextmanager
    async def open_notices(app: Litestar) -> AsyncIterator[None]:
        notices = Notices(service.journal, settings)
        app.state.notices = notices
        looking = asyncio.create_task(notices.look_on())
        try:
            yield
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
            await notices.close()

    return open_notices


def _notices(request: AnyRequest) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


# What a player sets.


@get("/api/tables/{table:str}/notices")
async def show(request: AnyRequest, table: FromPath[str]) -> NoticeState:
    """How the person with this token is told that the table waits."""
    return await _notices(request).show(table, bearer(request))


@put("/api/tables/{table:str}/notices")
async def change(request: AnyRequest, table: FromPath[str], data: JSONBody[NoticeRequest]) -> NoticeState:
    """Be told in these ways and no others."""
    return await _notices(request).set(table, bearer(request), data)


@delete("/api/tables/{table:str}/notices")
async def end(request: AnyRequest, table: FromPath[str]) -> None:
    """Be told no more."""
    await _notices(request).drop(table, bearer(request))


# The feed.


@get("/feed/{name:str}", include_in_schema=False)
async def feed(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    """The Atom feed of a seat: one entry while the game waits for it, and one when the game is over."""
    notices = _notices(request)
    row, seat, prefs = await notices.fed(name.removesuffix(".atom"))
    tag = f'"{row.version}-{prefs.language}"'
    headers = {"etag": tag, "cache-control": "private, max-age=60"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    happened = "over" if row.status == "over" else "turn" if seat in await notices.asked(row) else ""
    return Response(
        _atom(row, prefs, happened, notices.settings.base_url), media_type="application/atom+xml; charset=utf-8", headers=headers
    )


def _atom(row: TableRow, prefs: Preferences, happened: str, base: str) -> str:
    speaker = Speaker(prefs.language)
    name = table_name(speaker, row)
    at = datetime.fromtimestamp(row.moved, UTC).isoformat()
    me = f"urn:coterie:{escape(row.id)}"
    link = f'<link href="{escape(f"{base}#/table/{row.id}")}"/>' if base else ""
    entry = (
        f"<entry><id>{me}:{row.generation}:{row.length}</id><title>{escape(speaker.tell(f'notice-feed-{happened}'))}</title>"
        f"<updated>{at}</updated>{link}<content>{escape(name)}</content></entry>"
        if happened
        else ""
    )
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{prefs.language}"><id>{me}</id>'
        f"<title>{escape(speaker.tell('notice-feed-title', table=name))}</title><updated>{at}</updated>"
        f"<author><name>Coterie</name></author>{link}{entry}</feed>\n"
    )


# The pages behind the links in e-mail. Opening one changes nothing: programs that look for harm in mail open every link.


@get("/notices/{address:str}", include_in_schema=False)
async def ask(request: AnyRequest, address: FromPath[str]) -> Response[str]:
    """Ask whether e-mail shall begin, or end."""
    try:
        row, _, prefs = await _notices(request).linked(address)
    except CoterieError:
        return _gone()
    speaker = Speaker(prefs.language)
    what = "stop" if prefs.confirmed else "confirm"
    button = f'<form method="post"><button name="do" value="{what}">{escape(speaker.tell(f"notice-page-{what}-button"))}</button></form>'
    return _page(speaker, speaker.tell(f"notice-page-{what}", table=table_name(speaker, row)), button)


@post("/notices/{address:str}", include_in_schema=False, status_code=200)
async def answer(request: AnyRequest, address: FromPath[str]) -> Response[str]:
    """Let e-mail begin, or end: by the button of the page, or by the mail program's own."""
    wanted = parse_qs((await request.body()).decode("utf-8", "replace"))
    stop = wanted.get("do") != ["confirm"]
    try:
        row, prefs = await _notices(request).follow(address, stop)
    except CoterieError:
        return _gone()
    speaker = Speaker(prefs.language)
    return _page(speaker, speaker.tell("notice-page-stopped" if stop else "notice-page-confirmed", table=table_name(speaker, row)))


def _gone() -> Response[str]:
    return _page(Speaker("en"), Speaker("en").tell("notice-page-gone"), status=404)


def _page(speaker: Speaker, words: str, rest: str = "", status: int = 200) -> Response[str]:
    """A plain page that says one thing."""
    body = (
        f'<!doctype html><html lang="{speaker.language}"><head><meta charset="utf-8"><title>Coterie</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f"<body><h1>Coterie</h1><p>{escape(words)}</p>{rest}</body></html>"
    )
    return Response(body, media_type="text/html; charset=utf-8", status_code=status, headers={**FORM, "cache-control": "no-store"})


HANDLERS = [show, change, end, feed, ask, answer]
