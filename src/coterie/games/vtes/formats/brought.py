"""A deck that somebody brings to a table as the text of a deck file."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from coterie.games.vtes.decks import BadDeck, Deck
from coterie.games.vtes.formats import read
from coterie.games.vtes.formats.kinds.links import is_link
from coterie.games.vtes.formats.sheet import DeckFile

LARGEST: Final = 200_000
MOST_LINES: Final = 5_000
"""A deck that is brought to a table has no more signs and lines: others wait while it is read."""
MOST_CARDS: Final = 1_000
"""Nor more cards, though a crypt has no upper limit: others wait while it is shuffled."""


def is_brought(text: str) -> bool:
    """Whether a text is a deck itself, and not the name of one."""
    return "\n" in text.strip() or text.lstrip().startswith(("<", "{")) or is_link(text)


def understood(file: bytes | str) -> DeckFile:
    """The deck in a file, all of whose lines are understood; BadDeck tells those that are not."""
    reading = read(file)
    if reading.faults:
        from coterie.games.vtes.text.remarks import all_told

        raise BadDeck(all_told(reading.faults))
    return reading.deck


@lru_cache(256)
def deck_brought(text: str) -> Deck:
    """The deck of a text, to be played."""
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        raise BadDeck(f"a deck that is brought to a table has no more than {LARGEST} signs and {MOST_LINES} lines")
    deck = understood(text).deck()
    if len(deck.crypt) + len(deck.library) > MOST_CARDS:
        raise BadDeck(
            f"a deck that is brought to a table has no more than {MOST_CARDS} cards, this one has {len(deck.crypt + deck.library)}"
        )
    return deck
