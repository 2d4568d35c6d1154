"""The decks of LackeyCCG: text with tabs, library first, and XML with an element for each copy."""

from __future__ import annotations

from collections import Counter
from typing import Final

from coterie.games.vtes.formats.kinds.markup import Element, escape, whole
from coterie.games.vtes.formats.lines import heading_of, read_body, rows_of
from coterie.games.vtes.formats.names import older_bare_name, plain
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Line, Part, Sheet
from coterie.games.vtes.pool import facts

CRYPT: Final = "Crypt:"
_PARTS: Final[dict[str, Part]] = {"crypt": "crypt", "deck": "library", "library": "library"}


def lackey_name(card: int) -> str:
    """A name as Lackey knows it: plain letters, and no double quotes.

    >>> lackey_name(201613), lackey_name(200656)
    ('Theo Bell (G6)', "Jack ''Hannibal137'' Harmon")
    """
    quotes = "''" if "imbued" in facts()[card].types else "'"
    return plain(older_bare_name(card).replace("(TM)", "")).replace('"', quotes)


def read(sheet: Sheet) -> None:
    """The library, then the crypt behind its heading."""
    sheet.older_is_bare = True
    rows = rows_of(sheet.text)
    start = next(place for place, (_, row) in enumerate(rows) if (found := heading_of(row.strip())) and found.part == "crypt")
    read_body(sheet, rows[:start], "library", headed=True)
    read_body(sheet, rows[start:], "crypt", headed=True)


def write(deck: DeckFile) -> str:
    """The library, then the crypt, a tab behind each number."""
    lines = [*map(_row, deck.library), CRYPT, *map(_row, deck.crypt)]
    return "\n".join(lines) + "\n"


def _row(copies: Copies) -> str:
    return f"{copies.count}\t{lackey_name(copies.card)}"


def read_xml(sheet: Sheet, top: Element) -> None:
    """Each zone of the deck; equal cards of a zone are counted together."""
    sheet.older_is_bare = True
    for child in top.children:
        if child.tag == "meta":
            continue
        part = _PARTS.get(child.attributes.get("name", "").strip().lower(), "")
        cards = list(child.all("card"))
        if not cards:
            sheet.note(child.line, f"<{child.tag}>", "comment")
        _read_zone(sheet, cards, part)


def _read_zone(sheet: Sheet, cards: list[Element], part: Part) -> None:
    """One element for each copy; programs that write an element for each card say `qty`."""
    first: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for card in cards:
        name = card.said("name") or card.text.strip()
        if not name:
            sheet.fault(card.line, "<card>", "line")
            continue
        written = card.attributes.get("qty", "1")
        copies = whole(written)
        if copies is None:
            sheet.fault(card.line, f"{written} {name}", "no-number", written=written)
            continue
        first.setdefault(name, card.line)
        counts[name] += copies
    sheet.lines += [Line(first[name], name, count, name, part) for name, count in counts.items()]


def write_xml(deck: DeckFile) -> str:
    """An element for each copy, in two zones."""
    lines = ['<deck version="0.8">', "\t<meta>", "\t\t<game>vtes</game>", "\t</meta>"]
    for zone, part in (("Deck", deck.library), ("Crypt", deck.crypt)):
        cards = [f"\t\t<card><name>{escape(lackey_name(copies.card))}</name></card>" for copies in part for _ in range(copies.count)]
        lines += [f'\t<superzone name="{zone}">', *cards, "\t</superzone>"]
    return "\n".join([*lines, "</deck>"]) + "\n"
