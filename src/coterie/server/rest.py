"""The small REST API: games, tables, and the seats of a person."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

import coterie
from coterie import bots
from coterie.kernel import lesson, registry, rulebook
from coterie.kernel.errors import CoterieError
from coterie.kernel.talk import COMMON
from coterie.locale import Speaker, sources
from coterie.server import api, protocol
from coterie.server.guard import block_of
from coterie.server.live import making
from coterie.server.live.errors import BadRequest, NoSuchTable, NotYours
from coterie.server.live.service import TableService
from coterie.server.live.table import REMOVED, LiveTable
from coterie.server.store import hash_of
from coterie.server.workers import jobs

AnyRequest = Request[Any, Any, Any]
MOST_FACTS = 100
"""Things that are looked up at once."""
JOINS = 2
"""So many times as often as it makes tables an address block may sit down."""


def service_of(request: AnyRequest) -> TableService:
    """The service of the app that was asked."""
    service: TableService = request.app.state.service
    return service


def bearer(request: AnyRequest) -> str:
    """The token in the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NotYours("this needs the token of a seat: Authorization: Bearer TOKEN")
    return token.strip()


def seat_of(table: LiveTable, token: str) -> str:
    """The seat of a token at a table."""
    seat = table.seat_of(token)
    if seat is None:
        if hash_of(token) in table.row.barred:
            raise NotYours(REMOVED, "removed")
        raise NotYours("this token sits nowhere at this table", "unknown-token")
    return seat


def as_json(body: bytes) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


@get("/api/games", sync_to_thread=True)
def games() -> list[api.GameInfo]:
    """The games that can be played here."""
    return [_game(name) for name in coterie.games()]


def _game(name: str) -> api.GameInfo:
    definition = registry.find(name)
    try:
        rules = tuple(section.id for section in rulebook.load(name))
    except rulebook.BadRulebook:
        rules = ()
    return api.GameInfo(
        name,
        definition.seats(definition.setup_type()),
        bots.names(name),
        msgspec.json.schema(definition.setup_type),
        rules,
        definition.cast,
        (*COMMON, *definition.talk),
        definition.brought,
        lesson.load(name) is not None,
        definition.orders,
    )


@get("/api/games/{game:str}/facts")
async def game_facts(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """What everybody may look up in the standard game: its cards by id."""
    if game not in coterie.games():
        raise NoSuchTable(f"there is no game {game!r} here; there are {', '.join(coterie.games())}")
    return as_json(await service_of(request).library.facts(game))


@get("/api/games/{game:str}/facts/{things:str}")
async def some_facts(request: AnyRequest, game: FromPath[str], things: FromPath[str]) -> Response[bytes]:
    """Some of the things that everybody may look up in this game, whatever the table is: their ids, with commas between them."""
    wanted = things.split(",")
    if game not in coterie.games():
        raise NoSuchTable(f"there is no game {game!r} here; there are {', '.join(coterie.games())}")
    if len(wanted) > MOST_FACTS:
        raise BadRequest(f"at most {MOST_FACTS} things are looked up at once, not {len(wanted)}")
    return as_json(await service_of(request).jobs.run(who(request), jobs.some_facts, game, wanted))


@get("/api/games/{game:str}/readings/{thing:str}")
async def reading(request: AnyRequest, game: FromPath[str], thing: FromPath[str]) -> Response[bytes]:
    """One of these things in full: official words, rulings with where they were made."""
    if game not in coterie.games():
        raise NoSuchTable(f"there is no game {game!r} here; there are {', '.join(coterie.games())}")
    found = await service_of(request).jobs.run(who(request), jobs.reading_of, game, thing)
    if not found:
        raise NoSuchTable(f"{game} has nothing more to read of {thing!r}")
    return as_json(found)


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=False)
def game_words(game: FromPath[str], language: FromPath[str]) -> list[str]:
    """The words that a game of another package brings, as Fluent files. Nothing for our own games: the client has those."""
    try:
        definition = registry.find(game)
        Speaker(language)
    except CoterieError as error:
        raise NoSuchTable(str(error)) from error
    return sources(definition.words, language) if definition.words else []


@post("/api/games/{game:str}/check", status_code=200)
async def check_setup(request: AnyRequest, game: FromPath[str], data: JSONBody[api.SetupRequest]) -> api.SetupCheck:
    """Whether a game can be played with these setup options, and with which seats; what is wrong with them if it cannot."""
    if game not in coterie.games():
        raise NoSuchTable(f"there is no game {game!r} here; there are {', '.join(coterie.games())}")
    return api.SetupCheck(await service_of(request).jobs.run(who(request), jobs.seats_of, game, data.setup))


@get("/api/tables")
async def tables(
    request: AnyRequest, first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0
) -> list[protocol.TableInfo]:
    """Public tables that gather people or play, at most 50; from the next on if you say so."""
    service = service_of(request)
    ids = await service.journal.read(service.store.public, first)
    found = await service.infos(ids) | await service.delays.infos(ids)
    return [found[table] for table in ids if table in found]


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[api.NewTable]) -> api.Made:
    """Make a table."""
    service = service_of(request)
    await limit(request)
    return await making.make(service, data, who(request))


def who(request: AnyRequest) -> str:
    """Who asks, as far as can be told: the block of the address."""
    return block_of(request.client.host) if request.client else ""


async def limit(request: AnyRequest, words: str = "too-many-tables", times: float = 1.0) -> None:
    """Refuse an address block that does something too often."""
    await service_of(request).allow(who(request), words, times)


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, table: FromPath[str]) -> protocol.TableInfo:
    """A table as everybody sees it."""
    service = service_of(request)
    info = await (await service.find(table)).look()
    return (await service.delays.infos([table])).get(table, info) if info.delay else info


@get("/api/tables/{table:str}/facts")
async def table_facts(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """What everybody may look up at this table: its cards by id. It never changes, and is put into words beside the loop."""
    service = service_of(request)
    found = await service.find(table)
    if (await found.look()).status == "over":
        return as_json((await service.keeper.playback(who(request), table, "")).facts)
    row = found.row
    return as_json(await service.jobs.run(who(request), jobs.facts_of, row) if row.setup else await service.library.facts(row.game))


@post("/api/tables/{table:str}/join")
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[api.Join]) -> api.SeatKey:
    """Sit down in an open seat."""
    await limit(request, "too-many-joins", JOINS)
    return await making.join(await service_of(request).find(table), data, who(request))


@get("/api/tables/{table:str}/brought")
async def brought(request: AnyRequest, table: FromPath[str]) -> api.Brought:
    """What I have brought to my seat; nobody else is told."""
    found = await service_of(request).find(table)
    return api.Brought(found.seats[seat_of(found, bearer(request))].brought)


@put("/api/tables/{table:str}/brought", status_code=204)
async def bring(request: AnyRequest, table: FromPath[str], data: JSONBody[api.Brought]) -> None:
    """Bring something to my seat, a deck for instance, before the game begins; or take it back."""
    await limit(request, "too-many-decks", JOINS)
    found = await service_of(request).find(table)
    await making.bring(found, seat_of(found, bearer(request)), data.brought, who(request))


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave(request: AnyRequest, table: FromPath[str]) -> None:
    """Get up from a seat."""
    found = await service_of(request).find(table)
    await making.leave(found, seat_of(found, bearer(request)))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str], data: JSONBody[api.Rematch | None] = None) -> api.Made:
    """The same again, after the end."""
    found, token = await service_of(request).find(table), bearer(request)
    seat_of(found, token)
    return await making.rematch(found, token, "listed" if data is None else data.seating)


@post("/api/mine", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[api.Mine]) -> list[api.MySeat]:
    """The seats of these tokens, those that are waited for first."""
    service = service_of(request)
    tokens = {hash_of(token): token for token in data.tokens}
    places = await service.journal.read(service.store.of_tokens, list(tokens))
    found = await service.infos(list(dict.fromkeys(table for _, table, _ in places)))
    seats = [_my_seat(found[table], seat, tokens[token]) for token, table, seat in places if table in found]
    return sorted(seats, key=lambda one: (not one.mine, -one.info.moved))


def _my_seat(info: protocol.TableInfo, seat: str, token: str) -> api.MySeat:
    plays = any(one.seat == seat and one.kind == "person" for one in info.seats)
    return api.MySeat(seat, token, info, plays and any(waiting.seat == seat for waiting in info.waiting))


HANDLERS = [
    games,
    game_facts,
    some_facts,
    reading,
    game_words,
    check_setup,
    tables,
    new_table,
    table_info,
    table_facts,
    join,
    brought,
    bring,
    leave,
    rematch,
    mine,
]
