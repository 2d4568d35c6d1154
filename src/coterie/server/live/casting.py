"""Who the bots of a table are: persons of the game's cast, chosen by whoever makes the table, or drawn by its id."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from coterie.kernel import cast, registry
from coterie.kernel.record import Player
from coterie.server.live.errors import BadRequest
from coterie.server.store import SeatRow, TableRow


def chosen(game: str, bot: str, name: str) -> str:
    """The person who was asked for to play a bot's seat; nothing if it may be anybody."""
    names = [persona.name for persona in cast.persons(registry.find(game), bot)]
    if name and name not in names:
        raise BadRequest(f"{name!r} does not play {bot}; try {', '.join(names)}")
    return name


def seated(table: TableRow, rows: list[SeatRow]) -> list[SeatRow]:
    """The same seats; bots for whom nobody chose a person are given one."""
    names = [row.name for row in rows if row.name]
    bots = {row.seat: row.bot for row in rows if row.kind == "bot" and not row.name}
    found = cast.assign(registry.find(table.game), bots, _number(table.id), names)
    for row in rows:
        if row.seat in found:
            row.name = found[row.seat].name
    return rows


def stand_in(table: TableRow, bot: str, rows: Iterable[SeatRow]) -> str:
    """The name of the person who plays on for somebody who left."""
    return cast.assign(registry.find(table.game), {"": bot}, _number(table.id), (row.name for row in rows))[""].name


def players(rows: Iterable[SeatRow]) -> dict[str, Player]:
    """Who plays, as a record says it."""
    return {
        row.seat: Player(row.name, row.bot if row.kind != "person" else "", True if row.kind == "resigned" else msgspec.UNSET)
        for row in rows
        if row.name or row.bot
    }


def _number(table: str) -> int:
    """A number that anybody could find from the id of a table, and that says nothing of its seed."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest())
