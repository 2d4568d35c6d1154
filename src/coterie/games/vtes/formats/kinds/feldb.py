"""The decks and inventories of FELDB: quoted names, one for each copy, with backquotes for apostrophes."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from typing import Final

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats.lines import rows_of
from coterie.games.vtes.formats.names import older_bare_name, plain
from coterie.games.vtes.formats.sheet import Claim, Copies, DeckFile, Line, Part, Sheet, size
from coterie.kernel.text import Text

INVENTORY: Final = '"ELDB - Inventory"'
_QUOTED: Final = re.compile(r'^"(.*)"$')
_NUMBER: Final = re.compile(r"^\d{1,4}$")


def is_deck(text: str) -> bool:
    """Whether a text begins with quoted strings and then a number."""
    rows = [row.strip() for row in text.strip().split("\n")]
    return rows[0].startswith('"') and _size_row(list(enumerate(rows, 1)), 0) is not None


def _size_row(rows: list[tuple[int, str]], start: int) -> int | None:
    """The place of the next number that stands behind a closed quote."""
    filled = [place for place in range(start, len(rows)) if rows[place][1].strip()]
    for before, place in zip([None, *filled], filled, strict=False):
        if _NUMBER.match(rows[place][1].strip()) and (before is None or rows[before][1].strip().endswith('"')):
            return place
    return None


def read(sheet: Sheet) -> None:
    """Name, author and description; then the size of the crypt and its cards, and the same of the library."""
    sheet.older_is_bare = True
    rows = [(number, row) for number, row in rows_of(sheet.text) if row.strip()]
    start = _size_row(rows, 0)
    if start is None:
        raise BadDeck(Text("vtes-deck-feldb"))
    _read_head(sheet, rows[:start])
    parts: list[Part] = ["crypt", "library"]
    for number, row in rows[start:]:
        text = row.strip()
        if _NUMBER.match(text) and parts:
            part = parts.pop(0)
            _end_claim(sheet)
            sheet.claims.append(Claim(number, text, int(text), len(sheet.lines), -1))
        elif found := _QUOTED.match(text):
            sheet.lines.append(Line(number, text, 1, found[1].replace("`", "'"), part))
        else:
            sheet.fault(number, text, "line")
    _end_claim(sheet)


def _end_claim(sheet: Sheet) -> None:
    """The size of a part counts the lines up to here."""
    if sheet.claims:
        last = sheet.claims.pop()
        sheet.claims.append(Claim(last.number, last.source, last.said, last.first, len(sheet.lines)))


def _read_head(sheet: Sheet, rows: list[tuple[int, str]]) -> None:
    """A line for the name and one for the author; what follows is the description."""
    lines = [row.strip().replace("`", "'") for _, row in rows] + [""] * 2
    sheet.name, sheet.author = (line.removeprefix('"').removesuffix('"') for line in lines[:2])
    sheet.description = "\n".join(lines[2:]).strip().removeprefix('"').removesuffix('"')


def write(deck: DeckFile) -> str:
    """One quoted name for each copy."""
    head = [_quoted(" ".join(deck.name.split())), _quoted(" ".join(deck.author.split())), _quoted(deck.description)]
    lines = [line for part in (deck.crypt, deck.library) for line in (str(size(part)), *_names(part))]
    return "\n".join([*head, *lines]) + "\n"


def _names(part: tuple[Copies, ...]) -> Iterator[str]:
    for copies in part:
        yield from [_quoted(plain(older_bare_name(copies.card)))] * copies.count


def _quoted(text: str) -> str:
    return '"' + text.replace("'", "`").replace('"', "'") + '"'


def read_inventory(sheet: Sheet) -> None:
    """The cards that somebody has: name, how many, how many are wanted, a note, crypt or library. Cards not owned are left aside."""
    sheet.older_is_bare = True
    for number, row in rows_of(sheet.text):
        text = row.strip()
        if not text or text == INVENTORY:
            continue
        cells = next(csv.reader([text]))
        name = cells[0] if len(cells) == 5 else ""
        if not name or not cells[1].strip().isdigit() or len(cells[1]) > 6:
            sheet.fault(number, text, "line")
        elif int(cells[1]) == 0:
            sheet.note(number, text, "not-owned", name=name)
        else:
            part: Part = "crypt" if cells[4].strip().lower() == "crypt" else "library"
            sheet.lines.append(Line(number, text, int(cells[1]), name.replace("`", "'"), part, note=cells[3]))
