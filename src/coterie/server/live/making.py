"""New tables: from a request, from a table that is over (rematch), or from an entry of a finished game (fork)."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from coterie import bots
from coterie.kernel import lesson, registry
from coterie.kernel.chance import new_seed, read_seed
from coterie.kernel.errors import CoterieError
from coterie.kernel.fingerprint import rules_of
from coterie.kernel.lesson import Lesson
from coterie.kernel.record import Player
from coterie.server import api, protocol
from coterie.server.live import bringing, casting, leaving, levels, shown
from coterie.server.live.draft import Draft
from coterie.server.live.errors import BadRequest, NoSuchTable, NotYours, Refusal
from coterie.server.live.leaving import usual_orders
from coterie.server.live.names import check_new, cleaned, looks
from coterie.server.live.service import TableService
from coterie.server.live.table import REMOVED, LiveTable
from coterie.server.store import SeatRow, StoredTable, TableRow, hash_of
from coterie.server.workers.jobs import CheckedRecord, seats_of

LONGEST_NAME = 40


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id of a table: who has it may look on."""
    return secrets.token_urlsafe(12)


async def make(service: TableService, request: api.NewTable, who: str = "", *, orders: bool = True) -> api.Made:
    """Make a table as somebody wants it, with or without the usual standing orders; what they sent is looked at in a worker process."""
    await service.library.rules(request.game)
    try:
        seats = await _seats_looked_up(service, request, who)
    except Refusal:
        raise
    except CoterieError as error:
        raise BadRequest(str(error)) from error
    stored, tokens = draw_up(request, seats, service.now())
    for one in request.seats:
        if one.brought is not None:
            row = next(row for row in stored.seats if row.seat == one.seat)
            row.brought = await bringing.looked_over(service, stored.table, one.seat, one.brought, who)
    stored.table.maker = maker_of(who)
    for row in stored.seats:
        if row.kind == "person":
            row.made, row.block = True, block_at(stored.table.id, who)
        if not orders:
            row.passing = []
    return await _add(service, stored, tokens)


def lesson_of(game: str) -> Lesson:
    """The guided first game of a game that has one."""
    found = lesson.load(game) if game in registry.names() else None
    if found is None:
        raise NoSuchTable(f"{game!r} has no guided game here")
    return found


async def begin_lesson(service: TableService, game: str, who: str = "") -> api.Made:
    """A table for a guided first game. It is private, knows no clock, asks everything, and everything else is as at any table."""
    found = lesson_of(game)
    others = [api.SeatRequest(seat, "bot", bots.GUIDE, name) for seat, name in found.names.items()]
    seats = [api.SeatRequest(found.learner, "mine"), *others]
    return await make(service, api.NewTable(game, seats, found.setup, position=found.position), who, orders=False)


async def _seats_looked_up(service: TableService, request: api.NewTable, who: str) -> tuple[str, ...]:
    """The seats that a table would have; those of the standard game are known."""
    if not request.setup and request.position is None:
        definition = registry.find(request.game)
        return definition.seats(definition.setup_type())
    return await service.jobs.run(who, seats_of, request.game, request.setup, request.position)


def draw_up(request: api.NewTable, seats: tuple[str, ...] = (), now: float | None = None) -> tuple[StoredTable, dict[str, str]]:
    """A table as somebody wants it, not yet written, and the tokens of its people by seat. If nobody is missing it is being played.

    The seats are those of the setup, if they are known already.
    """
    seed = new_seed()
    seats = seats or _seats(request)
    if request.seating == "chance":
        request = _drawn(request, seats)
    seat_requests = _seat_requests(request, seats)
    tokens: dict[str, str] = {}
    rows = []
    for place, seat in enumerate(seats):
        rows.append(_seat(request, seat_requests[seat], place))
        if rows[-1].kind == "person":
            tokens[seat] = new_token()
            rows[-1].token_hash = hash_of(tokens[seat])
    shown = {looks(row.name) for row in rows if row.kind == "person"}  # one person may take several seats
    for bot in (row.name for row in rows if row.kind == "bot" and row.name):
        if looks(bot) in shown:
            raise BadRequest(f"{bot} is at the table already; choose somebody else", "name-taken")
        shown.add(looks(bot))
    if all(row.kind == "bot" for row in rows):
        raise BadRequest("somebody must play: leave a seat open or take one; bots alone play with `coterie sim`")
    if request.position is not None and not _alone(rows):
        request = msgspec.structs.replace(request, position=_without_chance(request.position))
    row = _row(time.time() if now is None else now, request.game, seed, request, "dealt" if request.position is None else "position")
    return _begun(StoredTable(row, casting.seated(row, rows), [], [])), tokens


def _drawn(request: api.NewTable, seats: tuple[str, ...]) -> api.NewTable:
    """The same with the seats drawn by lot; what somebody brings comes along."""
    order = _lots(len(seats))
    listed = _seat_requests(request, seats)
    sitting = [msgspec.structs.replace(listed[seats[old]], seat=seats[new]) for new, old in enumerate(order)]
    setup = request.setup if request.position is not None else _brought_along(request.game, request.setup, order)
    return msgspec.structs.replace(request, seats=sitting, setup=setup)


def _lots(count: int) -> list[int]:
    """The places, in an order drawn by lot."""
    order = list(range(count))
    secrets.SystemRandom().shuffle(order)
    return order


def _brought_along(game: str, setup: dict[str, Any], order: list[int]) -> dict[str, Any]:
    """A setup in which each seat has what whoever came there from `order` brought."""
    option = registry.find(game).brought
    things = setup.get(option) if option else None
    if not isinstance(things, list) or len(things) != len(order):
        return setup
    return {**setup, option: [things[old] for old in order]}


def _alone(rows: list[SeatRow]) -> bool:
    """Whether one person plays against bots, and nobody else can ever sit down: whatever that person knows is nobody's loss."""
    return sorted(row.kind for row in rows if row.kind != "bot") == ["person"]


def _without_chance(position: dict[str, object]) -> dict[str, object]:
    """A position whose chances to come are the server's: whoever writes them knows every card that will be drawn."""
    return {field: value for field, value in position.items() if field != "chance"}


def _seats(request: api.NewTable) -> tuple[str, ...]:
    try:
        return seats_of(request.game, request.setup, request.position)
    except CoterieError as error:
        raise BadRequest(str(error)) from error


def _seat_requests(request: api.NewTable, seats: tuple[str, ...]) -> dict[str, api.SeatRequest]:
    seat_requests = {one.seat: one for one in request.seats}
    strange = [seat for seat in seat_requests if seat not in seats and seat_requests[seat].kind != "closed"]
    if strange:
        raise BadRequest(f"this game has no seat {strange[0]!r}; it has {', '.join(seats)}")
    if len(seat_requests) != len(request.seats):
        raise BadRequest("a seat is named twice")
    guests = [seat for seat, one in seat_requests.items() if one.brought is not None and one.kind != "mine"]
    if guests:
        raise BadRequest(f"{guests[0]}: only to a seat of your own you may bring something")
    for seat in seats:
        if seat in seat_requests and seat_requests[seat].kind == "closed":
            raise BadRequest(f"{seat} cannot be closed: with this setup the game needs {', '.join(seats)}")
    return {seat: seat_requests.get(seat) or api.SeatRequest(seat) for seat in seats}


def _seat(request: api.NewTable, seat: api.SeatRequest, place: int) -> SeatRow:
    bot = levels.checked(request.game, seat.bot) if seat.kind == "bot" else ""
    kind = "person" if seat.kind == "mine" else seat.kind
    name = cleaned(seat.name) if kind == "person" else casting.chosen(request.game, bot, seat.name) if kind == "bot" else ""
    left = float(request.clock.seconds) if request.clock.kind == "player" and kind != "bot" else None
    return SeatRow(seat.seat, place, kind, name, bot, time_left=left, passing=usual_orders(request.game))


def _row(now: float, name: str, seed: int, request: api.NewTable, origin: protocol.Origin = "dealt") -> TableRow:
    levels.checked(name, request.clock.bot)
    return TableRow(
        id=new_id(),
        game=name,
        rules=rules_of(registry.find(name)),
        title=cleaned(request.title),
        setup=request.setup,
        seed=str(seed),
        position=request.position,
        origin=origin,
        public=request.public,
        clock=msgspec.to_builtins(request.clock),
        whispers=request.whispers,
        windows=request.windows,
        minutes=request.minutes,
        seating=request.seating,
        delay=request.delay,
        status="gathering",
        invite=secrets.token_urlsafe(12),
        created=now,
        started=now,
        moved=now,
    )


def _begun(stored: StoredTable) -> StoredTable:
    """The same table; if nobody is missing its game has begun."""
    row = stored.table
    row.length = len(stored.log)
    if all(seat.kind != "open" for seat in stored.seats):
        row.setup = bringing.setup_with(row, bringing.of(stored.seats))
        for seat in stored.seats:
            seat.brought = None
        row.status = "playing"
        row.due = row.created
    return stored


async def _add(service: TableService, stored: StoredTable, tokens: dict[str, str]) -> api.Made:
    """Write a new table; if nobody is missing its game begins at once."""
    table = await service.add(_begun(stored))
    service.metrics.made.inc()
    keys = tuple(api.SeatKey(table.id, seat, token) for seat, token in tokens.items())
    return api.Made(table.id, keys, table.row.invite)


def maker_of(who: str) -> str:
    """What is kept of the address block that made a table: enough to tell whose tables are whose."""
    return hash_of(f"maker {who}")[:16] if who else ""


def block_at(table: str, who: str) -> str:
    """What is kept of the address block of somebody at a table: good for no other table."""
    return hash_of(f"{table} {who}")[:16] if who else ""


async def join(table: LiveTable, request: api.Join, who: str = "") -> api.SeatKey:
    """Sit down in an open seat; when it was the last, the game begins."""
    token, block = new_token(), block_at(table.id, who)
    named = request.seat if request.seat in table.seats else next(iter(table.seats))
    brought = await bringing.looked_over(table.service, table.row, named, request.brought, who)

    def sit(draft: Draft) -> str:
        if table.row.status != "gathering":
            raise Refusal("this table takes nobody any more", "full")
        if not table.row.public and not secrets.compare_digest(request.invite.encode(), table.row.invite.encode()):
            raise NotYours("this table is private: its invitation link is needed to join", "private")
        if block in table.row.barred:
            raise NotYours(REMOVED, "removed")
        free = [row.seat for row in table.seats.values() if row.kind == "open"]
        if not free:
            raise Refusal("no seat is open here", "full")
        if request.seat and table.row.seating == "chance":
            raise Refusal("at this table seats are drawn by lot", "seats-drawn")
        seat = request.seat or (secrets.choice(free) if table.row.seating == "chance" else free[0])
        if seat not in table.seats:
            raise BadRequest(f"there is no seat {seat!r}; there are {', '.join(table.seats)}")
        if seat not in free:
            raise Refusal(f"{seat} is taken already", "taken")
        name = check_new(request.name, table.seats.values())
        draft.seat(seat, kind="person", name=name, token_hash=hash_of(token), block=block, brought=brought)
        if free == [seat]:
            draft.start()
        return seat

    return api.SeatKey(table.id, await table.change(sit), token)


async def bring(table: LiveTable, seat: str, thing: object, who: str = "") -> None:
    """Bring something to one's seat while the table gathers; others learn nothing of it."""
    _check_gathering(table)
    brought = await bringing.looked_over(table.service, table.row, seat, thing, who)

    def put_down(draft: Draft) -> None:
        _check_gathering(table)
        draft.seat(seat, brought=brought)

    await table.change(put_down)


def _check_gathering(table: LiveTable) -> None:
    if table.row.status != "gathering":
        raise Refusal("the game has begun; what everybody has brought is on the table", "brought-late")


async def leave(table: LiveTable, seat: str) -> None:
    """Get up: the seat is open again, or a bot goes on where the game runs."""
    await table.change(lambda draft: leaving.get_up(draft, seat))


async def rematch(table: LiveTable, token: str, seating: protocol.Seating = "listed") -> api.Made:
    """The same people and bots again, in a game dealt anew. The token of a seat is good for the rematch too, so that everybody finds it.

    Whoever asks first says whether everybody sits as before.
    """
    if table.row.status != "over":
        raise Refusal("a rematch is for after the game", "no-rematch")
    if not table.row.rematch:
        await _make_rematch(table, seating)
    again = await table.service.find(table.row.rematch)
    seat = again.seat_of(token)
    return api.Made(again.id, () if seat is None else (api.SeatKey(again.id, seat, token),), again.row.invite)


async def _make_rematch(table: LiveTable, seating: protocol.Seating) -> None:
    row, seed = table.row, new_seed()
    before = sorted(table.seats.values(), key=lambda old: old.place)
    order = _lots(len(before)) if seating == "chance" else list(range(len(before)))
    setup, info = _brought_along(row.game, row.setup, order), shown.info(table)
    kept = (table.clock, row.whispers, info.windows, row.minutes, info.seating, row.delay)
    request = api.NewTable(row.game, [], setup, row.title, row.public, *kept)
    left = float(table.clock.seconds) if table.clock.kind == "player" else None
    rows = [
        SeatRow(
            before[place].seat,
            place,
            "person" if old.held else old.kind,
            old.name,
            old.bot if old.kind == "bot" else "",
            old.token_hash,
            time_left=left,
            passing=old.passing,
            made=old.made,
            holding=old.holding,
            unanswered=old.unanswered,
            pauses=old.pauses,
        )
        for place, old in enumerate(before[came_from] for came_from in order)
    ]
    for new in rows:
        if new.kind == "person" and not new.token_hash:
            new.kind, new.name = "open", ""
    new_row = _row(table.service.now(), row.game, seed, request)
    new_row.maker = row.maker
    stored = StoredTable(new_row, casting.seated(new_row, rows), [], [])

    def announce(draft: Draft) -> bool:
        if table.row.rematch:
            return False
        draft.set(rematch=stored.table.id)
        return True

    made = await _add(table.service, stored, {})
    if not await table.change(announce):
        unused = await table.service.find(made.table)
        await unused.change(lambda draft: draft.set(status="closed"))


async def fork(over: LiveTable, request: api.Fork, who: str = "") -> api.Made:
    """A table that goes on from an entry of a finished game, with one person against bots."""
    old, log, seats = over.row, over.log, tuple(over.seats)
    if request.at > len(log) or (request.at == len(log) and over.outcome is not None):
        raise BadRequest(f"there is nothing to be decided after entry {request.at}; the game has {len(log)}")
    if request.seat not in seats:
        raise BadRequest(f"there is no seat {request.seat!r}; there are {', '.join(seats)}")
    wanted = api.NewTable(old.game, [], old.setup, position=old.position)
    row = _row(over.service.now(), old.game, int(old.seed), wanted, "fork")
    row.maker = maker_of(who)
    bot, token = levels.checked(old.game, request.bot), new_token()
    rows = [SeatRow(seat, place, "bot", bot=bot) for place, seat in enumerate(seats)]
    mine = seats.index(request.seat)
    rows[mine] = SeatRow(request.seat, mine, "person", token_hash=hash_of(token), passing=usual_orders(old.game))
    stored = StoredTable(
        row, casting.seated(row, rows), [msgspec.structs.replace(entry, forced=True, at=row.created) for entry in log[: request.at]], []
    )
    return await _add(over.service, stored, {request.seat: token})


async def keep_record(service: TableService, checked: CheckedRecord) -> LiveTable:
    """Keep a record that somebody sent, as a table at which nobody sits."""
    record, log = checked.record, checked.log
    request = api.NewTable(record.game, [], record.setup, position=record.position)
    origin: protocol.Origin = "record" if record.position is None else "position"
    row = _row(service.now(), record.game, read_seed(record.seed), request, origin)
    row.status, row.length = "over", len(log)
    players = [checked.players.get(seat, Player()) for seat in checked.seats]
    rows = [
        SeatRow(seat, place, "closed", cleaned(player.name)[:LONGEST_NAME], cleaned(player.bot)[:LONGEST_NAME])
        for place, (seat, player) in enumerate(zip(checked.seats, players, strict=True))
    ]
    return await service.add(StoredTable(row, rows, [msgspec.structs.replace(entry, at=row.created) for entry in log], []))
