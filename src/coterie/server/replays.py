"""What the REST API gives of games that are over: records, frames, and tables that go on from one of them."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from coterie.kernel import errors
from coterie.server import api
from coterie.server.live import making
from coterie.server.live.errors import BadRequest, NoSuchTable, NotYours, OtherRules
from coterie.server.live.table import LiveTable
from coterie.server.rest import AnyRequest, as_json, limit, service_of, who
from coterie.server.workers.jobs import check_record
from coterie.server.workers.playback import Playback

MOST_FRAMES = 200
"""Frames that are given at once."""
PACKING = 5
"""How much work is put into packing frames, from 1 to 9."""
Viewer = Annotated[str, QueryParameter(name="seat", max_length=40, description="The seat that looks on; empty: a spectator.")]


async def _over(request: AnyRequest, table: str) -> LiveTable:
    found = await service_of(request).find(table)
    if (await found.look()).status != "over":
        raise NotYours("this game is not over yet, and its record holds every secret", "not-over")
    return found


async def _playback(request: AnyRequest, table: LiveTable, seat: str = "") -> Playback:
    """A table that is over, for one viewer."""
    if seat and seat not in table.seats:
        raise BadRequest(f"there is no seat {seat!r}; there are {', '.join(table.seats)}")
    return await service_of(request).keeper.playback(who(request), table.id, seat)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Everything that makes a finished game."""
    return as_json((await _playback(request, await _over(request, table))).record)


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: FromPath[str]) -> api.Replay:
    """A finished game, for a replay viewer."""
    return await _replay(request, await _over(request, table))


async def _replay(request: AnyRequest, table: LiveTable) -> api.Replay:
    playback, info = await _playback(request, table), await table.look()
    frames = len(playback.frames)
    playable = frames if info.only_watched else playback.before
    return api.Replay(
        table.id, table.row.game, playback.seats, frames - 1, playback.turns, playback.outcome, info.seats, playable, info.origin
    )


@get("/api/tables/{table:str}/replay/{number:int}")
async def frame(request: AnyRequest, table: FromPath[str], number: FromPath[int], viewer: Viewer = "") -> Response[bytes]:
    """A finished game at one entry."""
    playback = await _playback(request, await _over(request, table), viewer)
    if not 0 <= number < len(playback.frames):
        raise NoSuchTable(f"there is no entry {number}; the last is {len(playback.frames) - 1}")
    return as_json(playback.cut(number, number + 1)[0])


@get("/api/tables/{table:str}/replay/frames")
async def some_frames(
    request: AnyRequest,
    table: FromPath[str],
    viewer: Viewer = "",
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 50,
) -> Response[bytes]:
    """A finished game from one entry to another, the second included; at most 200. They are much alike, and so packed well."""
    playback = await _playback(request, await _over(request, table), viewer)
    pack = "gzip" in request.headers.get("accept-encoding", "")
    body = await asyncio.to_thread(_together, playback, first, min(last + 1, first + MOST_FRAMES), pack)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if pack else {"Vary": "Accept-Encoding"}
    return Response(body, media_type="application/json", headers=headers)


def _together(playback: Playback, first: int, last: int, pack: bool) -> bytes:
    """Some frames as a list, as JSON; packed, if they may be."""
    body = b"[" + b",".join(playback.cut(first, last)) + b"]"
    return gzip.compress(body, PACKING, mtime=0) if pack else body


@post("/api/tables/{table:str}/fork")
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[api.Fork]) -> api.Made:
    """Play on from an entry of a finished game, against bots."""
    over = await _over(request, table)
    await limit(request)
    before = (await _playback(request, over)).before
    if data.at < before:
        raise OtherRules(f"the game was played by other rules up to entry {before}", "played-otherwise")
    if (await over.look()).only_watched:
        raise OtherRules("this game was played by other rules and can only be watched", "only-watched")
    return await making.fork(over, msgspec.structs.replace(data, at=data.at - before), who(request))


@post("/api/replays")
async def upload(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> api.Replay:
    """Look at a record of your own: it gets an id that is good for replay and fork."""
    await limit(request)
    service = service_of(request)
    try:
        checked = await service.jobs.run(who(request), check_record, msgspec.json.encode(data))
    except errors.OtherRules as error:
        raise BadRequest("the record was made by other rules", "other-record") from error
    return await _replay(request, await making.keep_record(service, checked))


HANDLERS = [record, replay, frame, some_frames, fork, upload]
