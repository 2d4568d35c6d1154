"""Decks: the seven of the Fifth Edition, and lists that players bring, checked by the rules of deck construction."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from importlib import resources
from typing import Final

import msgspec

from coterie.games.vtes.pool import UnknownCard, named, natural, shared_slugs, slug_of
from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Text

CRYPT: Final = 12
LEAST: Final = 60
MOST: Final = 90
MANY: Final = 200
"""More copies of a card than this are a slip of the pen."""
MOST_CARDS: Final = 1_000
"""A deck of more cards is none, though a crypt has no upper limit: others wait while it is shuffled."""


class BadDeck(CoterieError):
    """A deck cannot be read, or the rules of deck construction refuse it. As a string it speaks English."""

    text: Text

    def __init__(self, *texts: Text) -> None:
        super().__init__(*texts)
        self.text = reduce(lambda one, other: Text("vtes-deck-and", {"one": one, "other": other}), texts)

    def __str__(self) -> str:
        from coterie.games.vtes.text.remarks import in_english

        return in_english(self.text)


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
    imagined: bool = False
    """Whether somebody imagines it who cannot know the true list."""


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
        raise BadDeck(Text("vtes-deck-no-deck", {"name": name[:80], "decks": ", ".join(precon_lists())}))
    return read_deck(found, name)


def read_deck(written: DeckList, name: str = "") -> Deck:
    """A written list as card numbers; BadDeck says which entry cannot be."""
    check_size(sum(count for part in (written.crypt, written.library) for count in part.values() if 1 <= count <= MANY))
    if any("(" in entry or slug_of(natural(entry)) in shared_slugs() for entry in written.crypt):
        from coterie.games.vtes.formats.brought import deck_listed

        return deck_listed(written, name)
    return Deck(
        written.name or name,
        tuple(_cards("crypt", written.crypt)),
        tuple(_cards("library", written.library)),
    )


def check_size(cards: int) -> None:
    """BadDeck if a deck has more cards than any; asked before they are counted out."""
    if cards > MOST_CARDS:
        raise BadDeck(Text("vtes-deck-large", {"most": MOST_CARDS, "count": cards}))


def _cards(part: str, entries: dict[str, int]) -> Iterator[int]:
    for entry, count in entries.items():
        try:
            card = named(entry)
        except UnknownCard:
            raise BadDeck(Text("vtes-deck-unknown", {"name": entry})) from None
        if card.crypt != (part == "crypt"):
            raise BadDeck(Text("vtes-deck-not-in-crypt" if part == "crypt" else "vtes-deck-not-in-library", {"name": card.name}))
        if not 1 <= count <= MANY:
            raise BadDeck(Text("vtes-deck-count", {"name": card.name, "count": count, "most": MANY}))
        yield from [card.id] * count
