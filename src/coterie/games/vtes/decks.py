"""Decks: the seven of the Fifth Edition, and lists that players bring, checked by the rules of deck construction."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from coterie.games.vtes.book import Book
from coterie.games.vtes.pool import Facts, UnknownCard, facts, named, natural, shared_slugs, slug_of
from coterie.kernel.errors import CoterieError

CRYPT: Final = 12
LEAST: Final = 60
MOST: Final = 90
MANY: Final = 200
"""More copies of a card than this are a slip of the pen."""


class BadDeck(CoterieError):
    """A deck cannot be read, or the rules of deck construction refuse it."""


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as people write it: how many of each card, by name or number."""

    crypt: dict[str, int]
    library: dict[str, int]
    name: str = ""


class Deck(msgspec.Struct, frozen=True):
    """A crypt and a library, as card numbers."""

    name: str
    crypt: tuple[int, ...]
    library: tuple[int, ...]


@cache
def precon_lists() -> dict[str, DeckList]:
    """The decks of the Fifth Edition, by clan: the five of the box, and the two that followed.

    >>> list(precon_lists())
    ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue', 'lasombra', 'hecata']
    """
    data = resources.files(__package__).joinpath("data/precons.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, DeckList])


@cache
def find_deck(name: str) -> Deck:
    """A deck of the Fifth Edition, by its clan.

    >>> len(find_deck("tremere").crypt), len(find_deck("tremere").library)
    (12, 77)
    """
    found = precon_lists().get(name)
    if found is None:
        raise BadDeck(f"there is no deck {name!r}; there are {', '.join(precon_lists())}")
    return read_deck(found, name)


def read_deck(written: DeckList, name: str = "") -> Deck:
    """A written list as card numbers; BadDeck says which entry cannot be."""
    if any("(" in entry or slug_of(natural(entry)) in shared_slugs() for entry in written.crypt):
        from coterie.games.vtes.formats.brought import deck_listed

        return deck_listed(written, name)
    return Deck(
        written.name or name,
        tuple(_cards("crypt", written.crypt, crypt=True)),
        tuple(_cards("library", written.library, crypt=False)),
    )


def _cards(part: str, entries: dict[str, int], *, crypt: bool) -> Iterator[int]:
    for entry, count in entries.items():
        try:
            card = named(entry)
        except UnknownCard:
            raise BadDeck(f"{part}: there is no card {entry!r}") from None
        if card.crypt != crypt:
            raise BadDeck(f"{part}: {card.name} belongs into the {'crypt' if card.crypt else 'library'}")
        if not 1 <= count <= MANY:
            raise BadDeck(f"{part}: {card.name} cannot be there {count} times")
        yield from [card.id] * count


def check(deck: Deck, book: Book) -> None:
    """Raise BadDeck, naming the card, if the deck may not be played (v5.deck.size, v5.deck.groups)."""
    for problem in problems(deck, book):
        raise BadDeck(problem)


def problems(deck: Deck, book: Book) -> Iterator[str]:
    """What keeps a deck from being played: its size, its groups, cards that are banned or not complete here."""
    if len(deck.crypt) < CRYPT:
        yield f"a crypt has at least {CRYPT} cards, this one has {len(deck.crypt)}"
    if not LEAST <= len(deck.library) <= MOST:
        yield f"a library has {LEAST} to {MOST} cards, this one has {len(deck.library)}"
    cards = [facts()[number] for number in dict.fromkeys(deck.crypt + deck.library)]
    yield from group_problems(cards)
    for card in cards:
        if card.banned:
            yield f"{card.name} is banned"
        elif not book.complete(card.id):
            yield f"{card.name} ({card.id}) cannot be played here yet; `coterie vtes coverage` lists the cards that can"


def group_problems(cards: list[Facts]) -> Iterator[str]:
    """One group, or two that follow each other; cards of any group fit all (v5.deck.groups)."""
    grouped = sorted((int(card.group), card.name) for card in cards if card.crypt and card.group.isdigit())
    if grouped and grouped[-1][0] - grouped[0][0] > 1:
        (low, first), (high, last) = grouped[0], grouped[-1]
        yield f"the groups of a crypt must be one or two that follow each other: {first} is of group {low}, {last} of group {high}"
