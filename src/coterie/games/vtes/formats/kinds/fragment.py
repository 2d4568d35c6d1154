"""A deck as one short text that fits behind the `#` of a link: how decks are shared here, and read without any network.

`c1:CRYPT:LIBRARY:NAME:AUTHOR:DESCRIPTION`. The cards of a part stand in the order of their numbers, each as the difference to the one
before, in base 36; the first is counted from 200000 in the crypt and from 100000 in the library. Behind a dash follows how many there are,
unless it is one. The rest is percent-encoded; what is empty at the end is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote, unquote

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Line, Sheet
from coterie.kernel.text import Text

SIGN: Final = "c1"
FIRST: Final = {"crypt": 200_000, "library": 100_000}
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_FRAGMENT: Final = re.compile(rf"^(?:https?://\S*#|#)?(?P<deck>{SIGN}:[^\s#]*)$")
_CARD: Final = re.compile(r"^(?P<step>[0-9a-z]{1,5})(?:-(?P<count>[0-9a-z]{1,4}))?$")


def found(text: str) -> str:
    """The deck in a text that is nothing but one, or a link with one behind its `#`; empty if it is none."""
    match = _FRAGMENT.match(text.strip())
    return match["deck"] if match else ""


def read(sheet: Sheet) -> None:
    """The deck of such a text."""
    _, *fields = found(sheet.text).split(":")
    if len(fields) > 5:
        raise BadDeck(Text("vtes-deck-no-card"))
    crypt, library, name, author, description = (*fields, "", "", "", "", "")[:5]
    sheet.name, sheet.author, sheet.description = (unquote(said, errors="replace") for said in (name, author, description))
    for first, entries in ((FIRST["crypt"], crypt), (FIRST["library"], library)):
        card = first
        for entry in entries.split(".") if entries else ():
            match = _CARD.match(entry)
            if match is None:
                sheet.fault(1, entry, "line")
                continue
            card += int(match["step"], 36)
            sheet.lines.append(Line(1, entry, int(match["count"] or "1", 36), "", card=card))


def write(deck: DeckFile) -> str:
    """The deck as such a text.

    >>> write(DeckFile("Two", crypt=(Copies(200_037, 2), Copies(200_001, 1)), library=(Copies(100_845, 12),)))
    'c1:1.10-2:nh-c:Two\\n'
    """
    parts = (".".join(_entries(FIRST[part], copies)) for part, copies in (("crypt", deck.crypt), ("library", deck.library)))
    said = (quote(text, safe="") for text in (deck.name, deck.author, deck.description))
    return ":".join((SIGN, *parts, *said)).rstrip(":") + "\n"


def _entries(first: int, part: tuple[Copies, ...]) -> Iterator[str]:
    before = first
    for copies in sorted(part, key=lambda copies: copies.card):
        step = _in_36(copies.card - before)
        yield step if copies.count == 1 else f"{step}-{_in_36(copies.count)}"
        before = copies.card


def _in_36(number: int) -> str:
    """A number in base 36.

    >>> _in_36(0), _in_36(35), _in_36(36)
    ('0', 'z', '10')
    """
    text = DIGITS[number % 36]
    while number := number // 36:
        text = DIGITS[number % 36] + text
    return text
