"""A position read: the table it describes, or what could not be, and where."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import Period
from coterie.games.vtes.decks import Deck
from coterie.games.vtes.history import Use
from coterie.games.vtes.index import Lasting
from coterie.games.vtes.pool import UnknownCard, clan_today, named, numbered
from coterie.games.vtes.position.faults import faults
from coterie.games.vtes.position.form import EVERYBODY, LastingPosition, PiecePosition, Position, SeatPosition
from coterie.games.vtes.resample import imagined_deck
from coterie.games.vtes.setup import Setup, book_of, decks_of
from coterie.games.vtes.table import (
    ALLY,
    ATTACHED,
    CARD,
    CONTESTED,
    NOBODY,
    READY,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    Methuselah,
    Piece,
    Table,
)
from coterie.kernel.chance import read_hex
from coterie.kernel.errors import BadPosition

REGIONS = (("ready", READY), ("torpor", TORPOR), ("uncontrolled", UNCONTROLLED), ("in_play", TABLE), ("contested", CONTESTED))


def read(setup: Setup, position: Position, chance: int) -> Table:
    """The table a position describes; BadPosition says what could not be, and where."""
    decks = decks_of(setup)
    t = Table(read_hex(position.chance) if position.chance else chance, standard_book(), len(decks), setup)
    for name in position.seats:
        _seat_number(t, name, "seats")
    numbers = _Numbers(position)
    written = [position.seats.get(name, SeatPosition()) for name in t.seats]
    for player, seat in zip(t.players, written, strict=True):
        _methuselah(t, player, seat, numbers)
    for player, seat, deck in zip(t.players, written, decks, strict=True):
        where = f"seats.{t.seats[player.seat]}"
        _decks(t, player, deck if not seat.imagined else Deck("", (), ()), seat, where)
        t.decks += (_imagined(t, player, where) if seat.imagined else deck,)
    t.pieces = dict(sorted(t.pieces.items()))
    _course(t, position)
    for place, lasting in enumerate(position.lasting):
        _lasting(t, lasting, f"lasting[{place}]")
    for fault in faults(t):
        raise BadPosition(fault)
    t.book = book_of(setup, t.decks)
    _check_course(t, position)
    return t


def _seat_number(t: Table, name: str, where: str) -> int:
    if name not in t.seats:
        raise BadPosition(f"{where}: there is no seat {name!r}; there are {', '.join(t.seats)}")
    return t.seat_number(name)


@lru_cache(4096)
def _number(name: str) -> int:
    return named(name).id


def card_number(name: str, where: str) -> int:
    """The card that a name or number means."""
    try:
        return _number(name)
    except UnknownCard as error:
        raise BadPosition(f"{where}: {error}") from None


def _cards(names: list[str], where: str) -> list[int]:
    return [card_number(name, where) for name in names]


class _Numbers:
    """The numbers of pieces: those that are written, and for the others the next that is free."""

    def __init__(self, position: Position) -> None:
        self.taken: set[int] = set()
        self.last = 0
        for name, seat in position.seats.items():
            for region, _ in REGIONS:
                self._note(getattr(seat, region), f"seats.{name}.{region}")

    def _note(self, pieces: list[str | PiecePosition], where: str) -> None:
        for place, piece in enumerate(pieces):
            if isinstance(piece, PiecePosition):
                if piece.id < 0 or (piece.id and piece.id in self.taken):
                    raise BadPosition(f"{where}[{place}].id: {piece.id} {'is there twice' if piece.id > 0 else 'is no number from 1'}")
                if piece.id:
                    self.taken.add(piece.id)
                self._note(piece.cards, f"{where}[{place}].cards")

    def of(self, piece: PiecePosition) -> int:
        """The number of a piece."""
        if piece.id:
            return piece.id
        self.last += 1
        while self.last in self.taken:
            self.last += 1
        self.taken.add(self.last)
        return self.last


def _methuselah(t: Table, player: Methuselah, written: SeatPosition, numbers: _Numbers) -> None:
    where = f"seats.{t.seats[player.seat]}"
    player.pool, player.points, player.ousted, player.withdrawing = written.pool, written.points, written.ousted, written.withdrawing
    player.hand = _cards(written.hand, f"{where}.hand")
    player.library_top = _cards(written.library_top, f"{where}.library_top")
    player.crypt_top = _cards(written.crypt_top, f"{where}.crypt_top")
    player.library_bottom = _cards(written.library_bottom, f"{where}.library_bottom")
    player.crypt_bottom = _cards(written.crypt_bottom, f"{where}.crypt_bottom")
    player.ash, player.removed = _cards(written.ash, f"{where}.ash"), _cards(written.removed, f"{where}.removed")
    for region, zone in REGIONS:
        for place, piece in enumerate(getattr(written, region)):
            _piece(t, player.seat, zone, piece, numbers, f"{where}.{region}[{place}]")
    player.later = [(card_number(name, f"{where}.later"), phase) for name, phase in written.later]
    player.seen = {
        NOBODY if viewer == EVERYBODY else _seat_number(t, viewer, f"{where}.seen"): tuple(sorted(_cards(cards, f"{where}.seen")))
        for viewer, cards in written.seen.items()
    }
    player.debt, player.transfers = written.debt, written.transfers
    player.master_actions, player.discards, player.trifled = written.master_actions, written.discards, written.trifled
    player.always_asked = written.always_asked
    player.ousted_by = _seat_number(t, written.ousted_by, f"{where}.ousted_by") if written.ousted_by else NOBODY


def _imagined(t: Table, player: Methuselah, where: str) -> Deck:
    """The deck that is made of the cards of a Methuselah, wherever they lie."""
    deck = imagined_deck(t, player)
    for card in deck.library + deck.crypt:
        if not t.book.complete(card):
            raise BadPosition(f"{where}: {t.book.facts[card].name} cannot be played here yet")
    return deck


def _decks(t: Table, player: Methuselah, deck: Deck, written: SeatPosition, where: str) -> None:
    """Library and crypt, and where the cards are that are written nowhere: who is out of the game has none but there."""
    player.library = _cards(written.library or [], f"{where}.library")
    player.crypt = _cards(written.crypt or [], f"{where}.crypt")
    placed = Counter(player.hand + player.library_cards() + player.crypt_cards() + player.ash + player.removed)
    placed.update(piece.card for piece in t.pieces.values() if piece.owner == player.seat)
    library, crypt = (list((Counter(cards) - placed).elements()) for cards in (deck.library, deck.crypt))
    rest = "removed" if written.ousted and written.rest == "library" and written.library is None else written.rest
    if rest == "ash":
        player.ash += library + crypt
    elif rest == "removed":
        player.removed += library + crypt
    else:
        player.library += library if written.library is None else []
        player.crypt += crypt if written.crypt is None else []


def _piece(t: Table, seat: int, zone: str, piece: str | PiecePosition, numbers: _Numbers, where: str, host: int = 0) -> None:
    written = PiecePosition(piece) if isinstance(piece, str) else piece
    card = card_number(written.card, where)
    if not t.book.complete(card):
        raise BadPosition(f"{where}: {written.card} cannot be played here yet")
    form = _form(t, card, written.form, where)
    kind = _kind(t, card, zone, where)
    owner = _seat_number(t, written.owner, f"{where}.owner") if written.owner else seat
    t.next_id = numbers.of(written)
    made = t.new_piece(card, form, kind, owner, zone, host)
    made.controller = (_seat_number(t, written.controller, f"{where}.controller") if written.controller else owner) if host else seat
    made.locked, made.born, made.known, made.bound, made.standing = (
        written.locked,
        written.born,
        written.known,
        written.bound,
        written.standing,
    )
    _check_seats(t, made, where)
    _as_written(t, made, written)
    made.blood = _usual_blood(t, made)
    t.place(made)
    for place, other in enumerate(written.cards):
        _piece(t, seat, ATTACHED, other, numbers, f"{where}.cards[{place}]", made.id)
    if written.blood is not None:  # only now its capacity is that which the cards on it make
        made.blood = written.blood


def _check_seats(t: Table, piece: Piece, where: str) -> None:
    """The seats that a piece remembers are at the table."""
    bound, standing = piece.bound, piece.standing
    for seat in (bound.seat, standing.returns, *bound.seats, *(seat for seat, _ in standing.marked)):
        if not NOBODY <= seat < len(t.players):
            raise BadPosition(f"{where}: there is no seat {seat}; seats are counted from 0")


def _as_written(t: Table, piece: Piece, written: PiecePosition) -> None:
    """What is no longer as printed, beside what cards make of it."""
    found = {name: getattr(written, name) for name in ("capacity", "clan", "sect", "title", "city", "disciplines")}
    given = {name: value for name, value in found.items() if value is not None}
    if written.clan is not None:
        given["clan"] = clan_today(written.clan)
    if given:
        t.alter(piece, **given)


def _usual_blood(t: Table, piece: Piece) -> int:
    if piece.kind == VAMPIRE:
        return piece.capacity if piece.zone == READY else 0
    body = t.form_of(piece).body
    return 0 if body is None else body.life


def _form(t: Table, card: int, written: str, where: str) -> int:
    forms = t.book.forms[card]
    if not written:
        return 0
    if 1 <= numbered(written) <= len(forms):
        return numbered(written) - 1
    for form in forms:
        if form.level and form.mark == written:
            return form.index
    ways = ", ".join(form.mark if form.level else str(form.index + 1) for form in forms)
    raise BadPosition(f"{where}.form: {forms[0].name} is not played as {written!r}; its ways are {ways}")


def _kind(t: Table, card: int, zone: str, where: str) -> int:
    """Vampire, ally or other card; refuses one that cannot be there."""
    fact = t.book.facts[card]
    kind = VAMPIRE if fact.crypt else ALLY if "ally" in fact.types else CARD
    if zone == UNCONTROLLED and kind != VAMPIRE:
        raise BadPosition(f"{where}: {fact.name} is no crypt card")
    if zone in (READY, TORPOR) and (kind == CARD or (zone == TORPOR and kind == ALLY)):
        raise BadPosition(f"{where}: {fact.name} cannot be {'in torpor' if zone == TORPOR else 'a ready minion'}")
    if zone in (TABLE, ATTACHED) and kind != CARD:
        raise BadPosition(f"{where}: {fact.name} is a minion: it is ready or in torpor")
    return kind


def _course(t: Table, position: Position) -> None:
    """Whose turn it is, how far it has come, and what was used in it."""
    t.active = _seat_number(t, position.active, "active")
    t.turn, t.phase, t.step = position.turn, position.phase, position.step
    t.edge = _seat_number(t, position.edge, "edge") if position.edge else NOBODY
    t.uses = {Use(use.until, use.what, use.of, use.number, use.n): use.times for use in position.uses}
    t.next_id = max(max(t.pieces, default=0) + 1, position.next_id)
    for name, counts in (("told", position.told), ("learned", position.learned)):
        for seat in counts:
            if seat or name == "learned":
                _seat_number(t, seat, name)
    t.told = position.told.get("", 0)
    t.told_apart = {seat: position.told.get(seat, 0) for seat in t.seats}
    t.learned = {seat: position.learned.get(seat, 0) for seat in t.seats}


def _lasting(t: Table, written: LastingPosition, where: str) -> None:
    """Something lasts for the rest of the turn."""
    card = card_number(written.card, where)
    if not any(card in deck.library or card in deck.crypt for deck in t.decks):
        raise BadPosition(f"{where}: no deck has a card {written.card!r}")
    form, last = _form(t, card, written.form, where), max((lasting.id for lasting in t.lasting), default=0)
    able = len(t.book.forms[card][form].lasting)
    if not 1 <= written.ability <= able:
        raise BadPosition(f"{where}.ability: {written.card} has {able} effects that can last, and no number {written.ability}")
    if written.on and written.on not in t.pieces:
        raise BadPosition(f"{where}.on: there is no piece {written.on}")
    if written.id and written.id <= last:
        raise BadPosition(f"{where}.id: {written.id} is no number above {last}")
    seat = _seat_number(t, written.seat, f"{where}.seat")
    until = Period(written.until)
    t.begin(Lasting(written.id or last + 1, card, form, written.ability - 1, until, seat, written.on, written.amount, written.x))


STEPS = {"unlock": ("effects", "short"), "master": ("actions",), "minion": (), "influence": ("transfers",), "discard": ("discards",)}


def _check_course(t: Table, position: Position) -> None:
    """What a person may have written wrong that the rules never get wrong, and games that are over."""
    if t.turn < 1:
        raise BadPosition("turn: turns are counted from 1")
    if t.step and t.step not in STEPS[t.phase]:
        raise BadPosition(f"step: the {t.phase} phase has no step {t.step!r}")
    if t.players[t.active].ousted:
        raise BadPosition(f"active: {t.seats[t.active]} is out of the game")
    if t.edge != NOBODY and t.players[t.edge].ousted:
        raise BadPosition(f"edge: {t.seats[t.edge]} is out of the game")
    if len(t.alive()) < 2:
        raise BadPosition("seats: fewer than two Methuselahs are left; the game is over")
    for player in t.players:
        if not player.ousted and player.pool < 1:
            raise BadPosition(f"seats.{t.seats[player.seat]}.pool: who has no pool is ousted")
    if any(count < 0 for count in position.learned.values()):
        raise BadPosition("learned: a count cannot be below 0")
