"""What a bot would do in a person's place: only for the seat that asks, at its own decision, and only where it plays against bots alone."""

from __future__ import annotations

import structlog

from coterie.server import api
from coterie.server.live import levels
from coterie.server.live.errors import NotYours, Refusal
from coterie.server.live.table import LiveTable

logger = structlog.get_logger()


def is_alone(table: LiveTable) -> bool:
    """Whether one person plays against bots, and nobody else can sit down: a hint is nobody's loss then."""
    return [row.kind for row in table.seats.values() if row.kind != "bot"] == ["person"]


async def hint(table: LiveTable, seat: str) -> api.Hint:
    """The proposal of the game's usual bot for the open decision of a seat, from what that seat may know."""
    if not is_alone(table):
        raise NotYours("hints are for those who play against bots alone", "hint-people")
    asks = table.game.asks(seat) if table.playing else ()
    if not asks or table.seats[seat].away:
        raise Refusal("nothing is asked of this seat now", "hint-not-asked")
    decision = asks[0]
    number, generation = decision.number, table.row.generation
    try:
        advice = await table.service.driver_of(table).advise(decision, levels.default(table.row.game))
    except Exception as error:  # whatever a bot or its process does wrong, the game goes on without a hint
        logger.error("a hint failed", table=table.id[:4], seat=seat, error=repr(error))
        raise Refusal("no bot has an answer to this", "hint-failed") from error
    still = table.game.asks(seat) if table.playing else ()
    if table.row.generation != generation or not still or still[0].number != number:
        raise Refusal("the game has moved on meanwhile", "moved-on")
    return api.Hint(number, advice.key, advice.reason)
