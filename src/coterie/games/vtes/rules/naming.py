"""How pieces and cards are named in texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from coterie.games.vtes.cards.vocabulary import Burn, Effect, stat_of
from coterie.games.vtes.pool import slug_of
from coterie.games.vtes.refs import card_ref as card_ref
from coterie.games.vtes.refs import piece_ref as piece_ref
from coterie.games.vtes.table import SEATS, Table
from coterie.games.vtes.words.node import slug
from coterie.kernel.text import Ref, Text

_SEATS: Final = tuple(Ref("vtes-seat", seat) for seat in SEATS)


def seat_ref(t: Table, seat: int) -> Ref:
    """A Methuselah in a text."""
    return _SEATS[seat]


def ref(t: Table, number: int) -> Ref:
    """A piece in a text, by its number."""
    return piece_ref(t, t.piece(number))


def hidden(number: int) -> Text:
    """A face-down crypt card in a text: it has a number and no name."""
    return Text("vtes-hidden", {"number": Ref("vtes-piece", str(number), str(number))})


@cache
def clan_refs(*clans: str) -> tuple[Ref, ...]:
    """Clans in a text."""
    return tuple(Ref("vtes-clan", slug_of(clan)) for clan in clans)


@cache
def sect_ref(sect: str) -> Ref:
    """A sect in a text."""
    return Ref("vtes-sect", slug_of(sect))


@cache
def title_refs(*titles: str) -> tuple[Ref, ...]:
    """Titles in a text."""
    return tuple(Ref("vtes-title", slug_of(title)) for title in titles)


@cache
def discipline_refs(*disciplines: str) -> tuple[Ref, ...]:
    """Disciplines in a text, by their three letters."""
    return tuple(Ref("vtes-discipline", discipline.lower()) for discipline in disciplines)


def purpose(effects: tuple[Effect, ...]) -> Text:
    """What an ability or a mode of a card is for, in a word or two, to tell it from others of the same card."""
    told = next((effect for effect in effects if not isinstance(effect, Burn)), effects[0])
    stat = stat_of(told)
    return Text(f"vtes-does-{slug(type(told)) if stat is None else f'get-{stat.value}'}")
