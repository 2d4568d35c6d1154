"""Learning a game: hints, and guided first games."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from coterie.server import api
from coterie.server.live import hints, making
from coterie.server.rest import AnyRequest, bearer, limit, seat_of, service_of, who

HINTS = 6
"""So many times as often as it makes tables an address block may ask for a hint."""


@get("/api/games/{game:str}/lesson", sync_to_thread=False)
def lesson_info(game: FromPath[str]) -> api.LessonInfo:
    """The steps of the guided first game; what the others do in it is theirs."""
    found = making.lesson_of(game)
    steps = tuple(api.LessonStep(step.id, step.turn, step.key, step.prompt, step.when, step.things, step.card) for step in found.steps)
    return api.LessonInfo(found.learner, steps, found.done)


@post("/api/games/{game:str}/lesson")
async def begin_lesson(request: AnyRequest, game: FromPath[str]) -> api.Made:
    """Begin the guided first game of a game: a table with one person and bots that do what the lesson says."""
    await limit(request)
    return await making.begin_lesson(service_of(request), game, who(request))


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: AnyRequest, table: FromPath[str]) -> api.Hint:
    """What a bot would do in my place."""
    service = service_of(request)
    found = await service.find(table)
    seat = seat_of(found, bearer(request))
    await limit(request, "too-many-hints", HINTS)
    return await hints.hint(found, seat)


HANDLERS = [lesson_info, begin_lesson, hint]
