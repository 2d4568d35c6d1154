"""How pieces and cards are named in keys and texts."""

from __future__ import annotations

from coterie.games.vtes.book import Form
from coterie.games.vtes.table import UNCONTROLLED, Gone, Piece, Table
from coterie.kernel.text import Ref


def key_of(t: Table, number: int) -> str:
    """A piece in a key: its slug and number, or for a crypt card that is not in play the number alone, so that keys tell nothing."""
    piece = t.piece(number)
    if piece.zone == UNCONTROLLED:
        return f"crypt-{number}"
    return f"{t.book.facts[piece.card].slug}-{number}"


def id_in(key: str) -> int:
    """The number of the piece a key names."""
    number = key.rpartition("-")[2]
    if not number.isdigit():
        raise Gone(f"{key!r} names no piece")
    return int(number)


def seat_ref(t: Table, seat: int) -> Ref:
    """A Methuselah in a text."""
    return Ref("vtes-seat", t.seats[seat])


def card_ref(t: Table, card: int) -> Ref:
    """A card in a text."""
    return Ref("vtes-card", str(card), t.book.facts[card].name)


def piece_ref(t: Table, piece: Piece) -> Ref:
    """A piece in a text."""
    return Ref("vtes-piece", str(piece.id), t.book.facts[piece.card].name)


def ref(t: Table, number: int) -> Ref:
    """A piece in a text, by its number."""
    return piece_ref(t, t.piece(number))


def hidden_ref(number: int) -> Ref:
    """A face-down crypt card: named by its place."""
    return Ref("vtes-hidden", str(number))


def form_key(form: Form, twins: int) -> str:
    """A card and the way it is played, in a key: "bonding/dom", or "second-tradition-domain/2" where modes have no level."""
    if form.level:
        return f"{form.slug}/{form.mark}"
    return f"{form.slug}/{form.index + 1}" if twins > 1 else form.slug
