"""The requests of the deck room."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

import coterie
from coterie.kernel.workshop import DeckReading, DeckVerdict, DeckWritten
from coterie.locale import LANGUAGES
from coterie.server import api
from coterie.server.decks import work
from coterie.server.live.errors import NoSuchTable
from coterie.server.rest import AnyRequest, service_of, who


def known(game: str) -> str:
    """A game that is played here."""
    if game not in coterie.games():
        raise NoSuchTable(f"there is no game {game!r} here; there are {', '.join(coterie.games())}")
    return game


def spoken(language: str) -> str:
    """A language that is spoken here."""
    if language not in LANGUAGES:
        raise NoSuchTable(f"{language!r} is not spoken here; try {', '.join(LANGUAGES)}")
    return language


@get("/api/games/{game:str}/catalogue/{language:str}")
async def catalogue(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Every card of a game, short."""
    return await _lasting(request, work.catalogue, known(game), spoken(language))


@get("/api/games/{game:str}/texts/{language:str}")
async def texts(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The texts of its cards, for a search by words."""
    return await _lasting(request, work.texts, known(game), spoken(language))


async def _lasting(request: AnyRequest, make: Callable[[str, str], work.Packed], game: str, language: str) -> Response[bytes]:
    """Something that seldom changes: whoever has it is told that it is still the same."""
    found = await service_of(request).shelf.find(who(request), make, game, language)
    headers = {"etag": f'"{found.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.small, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(found.small), media_type="application/json", headers=headers)


@post("/api/games/{game:str}/decks/read", status_code=200)
async def read(request: AnyRequest, game: FromPath[str], data: JSONBody[api.DeckText]) -> DeckReading:
    """The deck in a text of any format that is known."""
    return await service_of(request).jobs.run(who(request), work.read, known(game), data.text)


@post("/api/games/{game:str}/decks/check", status_code=200)
async def check(request: AnyRequest, game: FromPath[str], data: JSONBody[api.DeckToCheck]) -> DeckVerdict:
    """What the rules of each kind of play have against a deck, and what cannot be played here yet."""
    return await service_of(request).jobs.run(who(request), work.check, known(game), data.deck)


@post("/api/games/{game:str}/decks/write", status_code=200)
async def write(request: AnyRequest, game: FromPath[str], data: JSONBody[api.DeckToWrite]) -> DeckWritten:
    """A deck in a format."""
    return await service_of(request).jobs.run(who(request), work.write, known(game), data.deck, data.format, spoken(data.language))


@post("/api/games/{game:str}/decks/measure")
async def measure(request: AnyRequest, game: FromPath[str], data: JSONBody[api.MeasureRequest]) -> api.Measurement:
    """Begin to measure a deck in games of bots."""
    return await service_of(request).measurements.start(who(request), known(game), data)


@get("/api/games/{game:str}/decks/measure/{measurement:str}")
async def measured(request: AnyRequest, game: FromPath[str], measurement: FromPath[str]) -> api.Measurement:
    """A measurement as it stands."""
    return await service_of(request).measurements.find(measurement)


@delete("/api/games/{game:str}/decks/measure/{measurement:str}", status_code=200)
async def stop_measuring(request: AnyRequest, game: FromPath[str], measurement: FromPath[str]) -> api.Measurement:
    """Stop a measurement; what there is of it stays for a while."""
    return await service_of(request).measurements.stop(measurement)


HANDLERS = [catalogue, texts, read, check, write, measure, measured, stop_measuring]
