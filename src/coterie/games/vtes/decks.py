"""Decks: the preconstructed ones, found by name."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from coterie.games.vtes.pool import facts
from coterie.kernel.errors import CoterieError

CODES = {"malkavian": "PM", "nosferatu": "PN", "toreador": "PTo", "tremere": "PTr", "ventrue": "PV"}


class UnknownDeck(CoterieError):
    """No deck has this name."""


class Deck(msgspec.Struct, frozen=True):
    """A crypt and a library, as card numbers."""

    name: str
    crypt: tuple[int, ...]
    library: tuple[int, ...]


@cache
def find_deck(name: str) -> Deck:
    """A preconstructed deck of the Fifth Edition, by its clan."""
    code = CODES.get(name)
    if code is None:
        raise UnknownDeck(f"there is no deck {name!r}; known are {', '.join(CODES)}")
    crypt: list[int] = []
    library: list[int] = []
    for card in facts().values():
        for group in re.findall(r"(?:^|, )V5:([A-Za-z0-9/]+)", card.sets):
            for part in group.split("/"):
                found = re.fullmatch(rf"{code}(\d*)", part)
                if found:
                    (crypt if card.crypt else library).extend([card.id] * int(found[1] or 1))
    return Deck(name, tuple(crypt), tuple(library))
