"""What the REST API gives of games that are over: records, frames, and tables that go on from one of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from coterie.kernel import errors
from coterie.server import protocol
from coterie.server.live import making
from coterie.server.live.errors import BadRequest, NoSuchTable, NotYours, OtherRules
from coterie.server.live.frames import check, turns_of
from coterie.server.live.keeper import Watched
from coterie.server.live.table import LiveTable
from coterie.server.rest import AnyRequest, limit, service_of

MOST_FRAMES = 200
"""Frames that are given at once."""
Viewer = Annotated[str, QueryParameter(name="seat", max_length=40, description="The seat that looks on; empty: a spectator.")]


async def _over(request: AnyRequest, table: str) -> LiveTable:
    found = await service_of(request).find(table)
    if (await found.look()).status != "over":
        raise NotYours("this game is not over yet, and its record holds every secret", "not-over")
    return found


async def _watched(request: AnyRequest, table: LiveTable) -> Watched:
    return await service_of(request).keeper.watched(table.id)


async def _frames(request: AnyRequest, table: LiveTable, seat: str) -> list[protocol.Frame]:
    """The frames of a table that is over, for one viewer."""
    if seat and seat not in table.seats:
        raise BadRequest(f"there is no seat {seat!r}; there are {', '.join(table.seats)}")
    return (await _watched(request, table)).frames(seat)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    """Everything that makes a finished game."""
    return (await _watched(request, await _over(request, table))).last.record


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: FromPath[str]) -> protocol.Replay:
    """A finished game, for a replay viewer."""
    return await _replay(request, await _over(request, table))


async def _replay(request: AnyRequest, table: LiveTable) -> protocol.Replay:
    watched = await _watched(request, table)
    frames, last, info = watched.frames(""), watched.last, await table.look()
    playable = len(frames) if info.only_watched else watched.before
    return protocol.Replay(table.id, table.row.game, last.seats, len(frames) - 1, turns_of(frames), last.outcome, info.seats, playable)


@get("/api/tables/{table:str}/replay/{number:int}")
async def frame(request: AnyRequest, table: FromPath[str], number: FromPath[int], viewer: Viewer = "") -> protocol.Frame:
    """A finished game at one entry."""
    frames = await _frames(request, await _over(request, table), viewer)
    if not 0 <= number < len(frames):
        raise NoSuchTable(f"there is no entry {number}; the last is {len(frames) - 1}")
    return frames[number]


@get("/api/tables/{table:str}/replay/frames")
async def some_frames(
    request: AnyRequest,
    table: FromPath[str],
    viewer: Viewer = "",
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 50,
) -> list[protocol.Frame]:
    """A finished game from one entry to another, the second included; at most 200."""
    frames = await _frames(request, await _over(request, table), viewer)
    return frames[first : min(last + 1, first + MOST_FRAMES)]


@post("/api/tables/{table:str}/fork")
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[protocol.Fork]) -> protocol.Made:
    """Play on from an entry of a finished game, against bots."""
    over = await _over(request, table)
    limit(request)
    before = (await _watched(request, over)).before
    if data.at < before:
        raise OtherRules(f"the game was played by other rules up to entry {before}", "played-otherwise")
    return await making.fork(service_of(request), over.game, over.log, msgspec.structs.replace(data, at=data.at - before))


@post("/api/replays")
async def upload(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> protocol.Replay:
    """Look at a record of your own: it gets an id that is good for replay and fork."""
    limit(request)
    try:
        record, game, log = await asyncio.to_thread(check, msgspec.json.encode(data))
    except errors.OtherRules as error:
        raise BadRequest("the record was made by other rules", "other-record") from error
    return await _replay(request, await making.keep_record(service_of(request), record, game, log))


HANDLERS = [record, replay, frame, some_frames, fork, upload]
