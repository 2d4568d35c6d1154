"""New tables: from a wish, from a table that is over (rematch), or from an entry of a finished game (fork)."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

import coterie
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.record import Record
from coterie.server import protocol
from coterie.server.live import levels
from coterie.server.live.draft import Draft
from coterie.server.live.errors import BadWish, NotYours, Refusal
from coterie.server.live.house import House
from coterie.server.live.table import LiveTable
from coterie.server.store import LogRow, SeatRow, Sheet, TableRow, hash_of


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def new_id() -> str:
    """An id of a table: who has it may look on."""
    return secrets.token_urlsafe(12)


async def make(house: House, wish: protocol.NewTable) -> protocol.Made:
    """Make a table as somebody wishes it."""
    return await _add(house, *draw_up(wish, house.now()))


def draw_up(wish: protocol.NewTable, now: float | None = None) -> tuple[Sheet, dict[str, str]]:
    """A table as somebody wishes it, not yet written, and the tokens of its people by seat. If nobody is missing it is being played."""
    seed = new_seed()
    game = _deal(wish, seed)
    wishes = _wishes(wish, game.seats)
    tokens: dict[str, str] = {}
    rows = []
    for place, seat in enumerate(game.seats):
        rows.append(_seat(wish, wishes[seat], place))
        if rows[-1].kind == "person":
            tokens[seat] = new_token()
            rows[-1].token_hash = hash_of(tokens[seat])
    if all(row.kind == "bot" for row in rows):
        raise BadWish("somebody must play: leave a seat open or take one; bots alone play with `coterie sim`")
    return _begun(Sheet(_row(time.time() if now is None else now, wish.game, seed, wish), rows, [], [])), tokens


def _deal(wish: protocol.NewTable, seed: int) -> Game:
    try:
        return coterie.new(wish.game, seed=seed, setup=wish.setup, position=wish.position)
    except CoterieError as error:
        raise BadWish(str(error)) from error


def _wishes(wish: protocol.NewTable, seats: tuple[str, ...]) -> dict[str, protocol.SeatWish]:
    wishes = {one.seat: one for one in wish.seats}
    strange = [seat for seat in wishes if seat not in seats and wishes[seat].kind != "closed"]
    if strange:
        raise BadWish(f"this game has no seat {strange[0]!r}; it has {', '.join(seats)}")
    if len(wishes) != len(wish.seats):
        raise BadWish("a seat is named twice")
    for seat in seats:
        if seat in wishes and wishes[seat].kind == "closed":
            raise BadWish(f"{seat} cannot be closed: with this setup the game needs {', '.join(seats)}")
    return {seat: wishes.get(seat) or protocol.SeatWish(seat) for seat in seats}


def _seat(wish: protocol.NewTable, seat: protocol.SeatWish, place: int) -> SeatRow:
    bot = levels.checked(wish.game, seat.bot) if seat.kind == "bot" else ""
    kind = "person" if seat.kind == "mine" else seat.kind
    name = _name(seat.name) if kind == "person" else ""
    left = float(wish.clock.seconds) if wish.clock.kind == "player" and kind != "bot" else None
    return SeatRow(seat.seat, place, kind, name, bot, time_left=left)


def _name(name: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def _row(now: float, name: str, seed: int, wish: protocol.NewTable) -> TableRow:
    levels.checked(name, wish.clock.bot)
    return TableRow(
        id=new_id(),
        game=name,
        rules=registry.find(name).version,
        title=_name(wish.title),
        setup=wish.setup,
        seed=str(seed),
        position=wish.position,
        public=wish.public,
        clock=msgspec.to_builtins(wish.clock),
        whispers=wish.whispers,
        status="gathering",
        invite=secrets.token_urlsafe(12),
        created=now,
        started=now,
        moved=now,
    )


def _begun(sheet: Sheet) -> Sheet:
    """The same table; if nobody is missing its game has begun."""
    row = sheet.table
    row.length = len(sheet.log)
    if all(seat.kind != "open" for seat in sheet.seats):
        row.status = "playing"
        row.due = row.created
    return sheet


async def _add(house: House, sheet: Sheet, tokens: dict[str, str]) -> protocol.Made:
    """Write a new table; if nobody is missing its game begins at once."""
    table = await house.add(_begun(sheet))
    house.metrics.made.inc()
    keys = tuple(protocol.SeatKey(table.id, seat, token) for seat, token in tokens.items())
    return protocol.Made(table.id, keys, table.row.invite)


async def join(table: LiveTable, wish: protocol.Join) -> protocol.SeatKey:
    """Sit down in an open seat; when it was the last, the game begins."""
    token = new_token()

    def sit(draft: Draft) -> str:
        if table.row.status != "gathering":
            raise Refusal("this table takes nobody any more", "full")
        if not table.row.public and not secrets.compare_digest(wish.invite.encode(), table.row.invite.encode()):
            raise NotYours("this table is private: its invitation link is needed to join", "private")
        free = [row.seat for row in table.seats.values() if row.kind == "open"]
        if not free:
            raise Refusal("no seat is open here", "full")
        seat = wish.seat or free[0]
        if seat not in table.seats:
            raise BadWish(f"there is no seat {seat!r}; there are {', '.join(table.seats)}")
        if seat not in free:
            raise Refusal(f"{seat} is taken already", "taken")
        draft.seat(seat, kind="person", name=_name(wish.name), token_hash=hash_of(token))
        if free == [seat]:
            draft.start()
        return seat

    return protocol.SeatKey(table.id, await table.change(sit), token)


async def leave(table: LiveTable, seat: str) -> None:
    """Get up: the seat is open again, or a bot goes on where the game runs."""

    def get_up(draft: Draft) -> None:
        columns: dict[str, Any] = {"token_hash": "", "name": "", "away": False, "passing": []}
        if table.row.status == "gathering":
            draft.seat(seat, kind="open", bot="", **columns)
            if not table.people():
                draft.set(status="closed")
        elif table.playing:
            draft.seat(seat, kind="bot", bot=levels.checked(table.row.game, table.clock.bot), **columns)
            draft.moved()
        else:
            draft.seat(seat, token_hash="", name=table.seats[seat].name)

    await table.change(get_up)
    table.dismiss_strangers()


async def rematch(table: LiveTable, seat: str, token: str) -> protocol.Made:
    """The same people and bots again. The token of a seat is good for the rematch too, so that everybody finds it."""
    if table.row.status != "over":
        raise Refusal("a rematch is for after the game", "no-rematch")
    if not table.row.rematch:
        await _make_rematch(table)
    again = await table.house.find(table.row.rematch)
    return protocol.Made(again.id, (protocol.SeatKey(again.id, seat, token),), again.row.invite)


async def _make_rematch(table: LiveTable) -> None:
    row, seed = table.row, new_seed()
    wish = protocol.NewTable(row.game, [], row.setup, row.title, row.public, table.clock, row.whispers, row.position)
    left = float(table.clock.seconds) if table.clock.kind == "player" else None
    rows = [
        SeatRow(
            old.seat,
            old.place,
            old.kind,
            old.name,
            old.bot if old.kind == "bot" else "",
            old.token_hash,
            time_left=left,
            passing=old.passing,
        )
        for old in table.seats.values()
    ]
    for new in rows:
        if new.kind == "person" and not new.token_hash:
            new.kind, new.name = "open", ""
    sheet = Sheet(_row(table.house.now(), row.game, seed, wish), rows, [], [])

    def announce(draft: Draft) -> bool:
        if table.row.rematch:
            return False
        draft.set(rematch=sheet.table.id)
        return True

    made = await _add(table.house, sheet, {})
    if not await table.change(announce):
        unused = await table.house.find(made.table)
        await unused.change(lambda draft: draft.set(status="closed"))


async def fork(house: House, game: Game, log: list[LogRow], wish: protocol.Fork) -> protocol.Made:
    """A table that goes on from an entry of a finished game, with one person against bots."""
    if wish.at > len(log) or (wish.at == len(log) and game.outcome is not None):
        raise BadWish(f"there is nothing to be decided after entry {wish.at}; the game has {len(log)}")
    if wish.seat not in game.seats:
        raise BadWish(f"there is no seat {wish.seat!r}; there are {', '.join(game.seats)}")
    record = game.record()
    row = _row(house.now(), game.name, record["seed"], protocol.NewTable(game.name, [], record["setup"], position=record["position"]))
    bot, token = levels.checked(game.name, wish.bot), new_token()
    rows = [SeatRow(seat, place, "bot", bot=bot) for place, seat in enumerate(game.seats)]
    mine = game.seats.index(wish.seat)
    rows[mine] = SeatRow(wish.seat, mine, "person", token_hash=hash_of(token))
    sheet = Sheet(row, rows, [msgspec.structs.replace(entry, forced=True, at=row.created) for entry in log[: wish.at]], [])
    return await _add(house, sheet, {wish.seat: token})


async def keep_record(house: House, record: Record, game: Game, log: list[LogRow]) -> LiveTable:
    """Keep a record that somebody sent, as a table at which nobody sits."""
    wish = protocol.NewTable(record.game, [], record.setup, position=record.position)
    row = _row(house.now(), record.game, record.seed, wish)
    row.status, row.length = "over", len(log)
    rows = [SeatRow(seat, place, "closed") for place, seat in enumerate(game.seats)]
    return await house.add(Sheet(row, rows, [msgspec.structs.replace(entry, at=row.created) for entry in log], []))
