"""A deck that somebody brings to a table as the text of a deck file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from coterie.games.vtes.decks import BadDeck, Deck, DeckList, check_size
from coterie.games.vtes.formats import read
from coterie.games.vtes.formats.kinds import fragment
from coterie.games.vtes.formats.kinds.links import is_link
from coterie.games.vtes.formats.resolve import resolve
from coterie.games.vtes.formats.sheet import DeckFile, Line, Part, Remark, Sheet, size
from coterie.games.vtes.pool import facts, numbered
from coterie.kernel.text import Text

LARGEST: Final = 200_000
MOST_LINES: Final = 5_000
"""A deck that is brought to a table has no more signs and lines: others wait while it is read."""
TOLD: Final = 8
"""How many faults are told at most."""


def is_brought(text: str) -> bool:
    """Whether a text is a deck itself, and not the name of one."""
    return "\n" in text.strip() or text.lstrip().startswith(("<", "{")) or is_link(text) or bool(fragment.found(text))


def understood(file: bytes | str) -> DeckFile:
    """The deck in a file, all of whose lines are understood; BadDeck tells those that are not."""
    reading = read(file)
    return without_faults(reading.deck, reading.faults)


def without_faults(deck: DeckFile, faults: Sequence[Remark]) -> DeckFile:
    """The deck, if there are no faults; else BadDeck tells the first of them, and how many more there are."""
    if not faults:
        return deck
    texts = [fault.placed for fault in faults[:TOLD]]
    if len(faults) > TOLD:
        texts.append(Text("vtes-deck-more", {"count": len(faults) - TOLD}))
    raise BadDeck(*texts)


def deck_listed(written: DeckList, name: str = "") -> Deck:
    """The deck of a list with names that several cards share: each is settled as in a deck file, by its mark or the rest of the crypt."""
    sheet = Sheet("")
    parts: tuple[tuple[Part, dict[str, int]], ...] = (("crypt", written.crypt), ("library", written.library))
    for part, entries in parts:
        for entry, count in entries.items():
            card = number if (number := numbered(entry)) in facts() else 0
            sheet.lines.append(Line(len(sheet.lines) + 1, f"{part}: {entry}", count, "" if card else entry, part, card=card))
    reading = resolve(sheet, "list")
    misplaced = [remark for remark in reading.notes if remark.text.id == "vtes-deck-other-part"]
    return msgspec.structs.replace(without_faults(reading.deck, [*reading.faults, *misplaced]).deck(), name=written.name or name)


@lru_cache(256)
def deck_brought(text: str) -> Deck:
    """The deck of a text, to be played."""
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        raise BadDeck(Text("vtes-deck-long", {"signs": LARGEST, "lines": MOST_LINES}))
    file = understood(text)
    check_size(size(file.cards))
    return file.deck()
