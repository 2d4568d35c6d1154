"""What players bring to their seats, decks for instance: looked over when it comes, kept in secret, and put on the table at the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.server.live.errors import BadRequest, Refusal
from coterie.server.store import SeatRow, TableRow
from coterie.server.workers import jobs

if TYPE_CHECKING:
    from coterie.server.live.service import TableService
    from coterie.server.live.table import LiveTable


async def looked_over(service: TableService, row: TableRow, seat: str, thing: object, who: str) -> Any:
    """What somebody wants to bring to a seat of a table, as it is kept, looked at in a worker process; what is wrong with it is raised."""
    if thing is None:
        return None
    if row.position is not None:
        raise BadRequest("this game begins from a position; nobody brings anything to it", "brought-position")
    if not registry.find(row.game).brought:
        raise BadRequest(f"nobody brings anything to a game of {row.game}", "brought-nothing")
    return await service.jobs.run(who, jobs.brought, row.game, row.setup, seat, thing)


def of(seats: Iterable[SeatRow]) -> dict[str, Any]:
    """What was brought to which seat."""
    return {row.seat: row.brought for row in seats if row.brought is not None}


def setup_with(row: TableRow, brought: Mapping[str, Any]) -> dict[str, Any]:
    """The setup of a table with what was brought; it was looked over when it came, but the rules may be others by now."""
    if not brought:
        return row.setup
    try:
        return registry.find(row.game).bring(row.setup, brought)
    except CoterieError as error:
        raise Refusal(f"something that was brought to this table can no longer be played: {error}", "brought-stale") from None


def deal(table: LiveTable) -> None:
    """Deal the game of a table that begins anew, by its setup as it is now."""
    try:
        table.rebuild()
    except CoterieError as error:
        raise Refusal(f"something that was brought to this table can no longer be played: {error}", "brought-stale") from None
