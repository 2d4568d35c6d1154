"""Tables for people who are named in a file: one table for each title, one personal link for each name."""

from __future__ import annotations

import csv
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

import coterie
from coterie.kernel.errors import CoterieError
from coterie.server import api, protocol
from coterie.server.admin import archive
from coterie.server.admin.archive import Archived
from coterie.server.live.making import draw_up
from coterie.server.notices.delivery import BadAddress, check_email
from coterie.server.notices.preferences import Language, Preferences
from coterie.server.store import Store, StoredTable

NEEDED: Final = ("table", "game", "name")
KNOWN: Final = (*NEEDED, "seat", "email", "language")


class BadSeats(CoterieError):
    """A file of seats cannot be used."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file: who shall sit where."""

    line: int
    table: str
    game: str
    name: protocol.PersonName
    seat: str = ""
    email: str = ""
    language: Language = "en"


class Seated(msgspec.Struct, frozen=True):
    """Somebody who has a seat now. The link is their only proof: it is told here and never again."""

    place: Place
    table: str
    seat: str
    link: str


def read(file: Path) -> list[Place]:
    """The lines of a file of seats: its first line names the columns."""
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            rows = csv.DictReader(lines, strict=True)
            _check_columns(file, rows.fieldnames or ())
            places = [_place(file, rows.line_num, row) for row in rows]
    except OSError as error:
        raise BadSeats(f"{file}: cannot be read: {error.strerror}") from None
    except (csv.Error, UnicodeError) as error:
        raise BadSeats(f"{file}: this is not a CSV file: {error}") from None
    if not places:
        raise BadSeats(f"{file}: nobody is named in it")
    return places


def _check_columns(file: Path, columns: Iterable[str]) -> None:
    missing, strange = [name for name in NEEDED if name not in columns], [name for name in columns if name not in KNOWN]
    if missing or strange:
        wrong = f"has no column {missing[0]!r}" if missing else f"has a column {strange[0]!r}"
        raise BadSeats(f"{file}: {wrong}; the columns are {', '.join(KNOWN)}, of which {', '.join(NEEDED)} are needed")


def _place(file: Path, line: int, row: dict[str, str]) -> Place:
    given = {name: value.strip() for name, value in row.items() if isinstance(name, str) and isinstance(value, str) and value.strip()}
    lacking = [name for name in NEEDED if name not in given]
    if lacking:
        raise BadSeats(f"{file}, line {line}: no {lacking[0]}")
    try:
        if "email" in given:
            check_email(given["email"])
        return msgspec.convert({"line": line, **given}, Place)
    except (BadAddress, msgspec.ValidationError) as error:
        raise BadSeats(f"{file}, line {line}: {error}") from None


def create(store: Store, places: list[Place], base_url: str, bot: str = "", clock: protocol.Clock | None = None) -> list[Seated]:
    """Make the tables of a file, all or none. A seat that nobody is named for is played by the bot."""
    seated: list[Seated] = []
    stored_tables: list[StoredTable] = []
    for title in dict.fromkeys(place.table for place in places):
        stored, here = _table(title, [place for place in places if place.table == title], base_url, bot, clock or protocol.Clock())
        stored_tables.append(stored)
        seated.extend(here)
    with store.engine.begin() as connection:
        for stored in stored_tables:
            archive.add(connection, Archived(stored.table, stored.seats, [], []))
    return seated


def _table(title: str, places: list[Place], base_url: str, bot: str, clock: protocol.Clock) -> tuple[StoredTable, list[Seated]]:
    taken = _taken(places)
    seats = [api.SeatRequest(seat, "mine", name=place.name) for seat, place in taken.items()]
    game = places[0].game
    for seat in coterie.new(game).seats:
        if seat not in taken:
            if not bot:
                raise BadSeats(f"table {title!r}: nobody is named for {seat}; add a line, or let a bot play with --bot LEVEL")
            seats.append(api.SeatRequest(seat, "bot", bot))
    stored, tokens = draw_up(api.NewTable(game, seats, title=title, clock=clock))
    for row in stored.seats:
        place = taken.get(row.seat)
        if place is not None and place.email:
            preferences = Preferences(row.token_hash, place.language, place.email, confirmed=True, code=secrets.token_urlsafe(16))
            row.notices = msgspec.to_builtins(preferences)
    where = base_url.rstrip("/")
    links = {seat: f"{where}/#/seat/{stored.table.id}/{token}" for seat, token in tokens.items()}
    return stored, [Seated(place, stored.table.id, seat, links[seat]) for seat, place in taken.items()]


def _taken(places: list[Place]) -> dict[str, Place]:
    """Who sits where: those who name a seat first, the others in what is left, in order."""
    game = places[0].game
    seats = coterie.new(game).seats
    taken: dict[str, Place] = {}
    for place in sorted(places, key=lambda place: not place.seat):
        if place.game != game:
            raise BadSeats(f"line {place.line}: table {place.table!r} plays {game}, not {place.game}")
        free = [seat for seat in seats if seat not in taken]
        seat = place.seat or (free[0] if free else "")
        if seat not in free:
            why = "taken already" if seat in taken else f"not one of {', '.join(seats)}" if seat else "one too many"
            raise BadSeats(f"line {place.line}: the seat of {place.name!r} at table {place.table!r} is {why}")
        taken[seat] = place
    return taken
