"""The text of the tournament winning deck archive, and the text that VDB writes, which has the same lists under another head."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from coterie.games.vtes.formats.lines import heading_of, read_body, rows_of
from coterie.games.vtes.formats.names import archive_name
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Sheet, size
from coterie.games.vtes.pool import Facts, facts

ORDER: Final = (
    "Master", "Conviction", "Power", "Action", "Action/Combat", "Action/Reaction", "Ally", "Equipment", "Political Action", "Retainer",
    "Action Modifier", "Action Modifier/Combat", "Action Modifier/Reaction", "Reaction", "Combat", "Combat/Reaction", "Event",
)  # fmt: skip
"""The kinds of library cards in the order of the archive."""
DRAWN: Final = 4
"""How many crypt cards a player begins with: the head of a crypt tells their least and most capacity."""
_ABOUT: Final = re.compile(r"^(?P<what>deck name|created by|author|deck by|description)\s*:\s?(?P<said>.*)$", re.IGNORECASE)
_FIELDS: Final = {"deck name": "name", "created by": "author", "author": "author", "deck by": "author", "description": "description"}


def read(sheet: Sheet) -> None:
    """Everything before the crypt is about the deck; then come crypt and library."""
    rows = rows_of(sheet.text)
    headings = [(place, found) for place, (_, row) in enumerate(rows) if (found := heading_of(row.strip())) and found.part]
    counted = [place for place, heading in headings if heading.said is not None]
    start = min(counted or [place for place, _ in headings], default=len(rows))
    _read_head(sheet, rows[:start])
    read_body(sheet, rows[start:], "", headed=True)


def _read_head(sheet: Sheet, rows: list[tuple[int, str]]) -> None:
    event: list[str] = []
    said: dict[str, list[str]] = {"name": [], "author": [], "description": []}
    field = ""
    for _, row in rows:
        text = row.strip()
        if found := _ABOUT.match(text):
            field = _FIELDS[found["what"].lower()]
            said[field].append(found["said"])
        elif field == "description" or (field and text):
            field = "description"
            said[field].append(text)
        elif text:
            event.append(text)
    if len(event) == 1 and not said["name"]:
        said["name"] = [event.pop()]
    sheet.event = tuple(event)
    sheet.name, sheet.author = (" ".join(filter(None, said[one])).strip() for one in ("name", "author"))
    sheet.description = "\n".join(said["description"]).strip()


def write(deck: DeckFile) -> str:
    """A deck as the archive has it."""
    event = [line for line in deck.event if not line.startswith("--")]
    score = [line for line in deck.event if line.startswith("--")]
    head = [*event, ""] * bool(event) + [*score, ""] * bool(score) + [f"Deck Name: {one_line(deck.name)}"]
    head += [f"Created by: {one_line(deck.author)}"] * bool(deck.author) + [f"Description: {deck.description}"] * bool(deck.description)
    return "\n".join([*head, "", *crypt_block(deck.crypt, "-"), "", *library_block(deck.library)]) + "\n"


def write_vdb(deck: DeckFile) -> str:
    """A deck as VDB writes it."""
    head = [f"Deck Name: {one_line(deck.name)}", f"Author: {one_line(deck.author)}", f"Description: {deck.description}"]
    return "\n".join([*head, "", *crypt_block(deck.crypt, "="), "", *library_block(deck.library, "=")]) + "\n"


def one_line(text: str) -> str:
    """A text that must stay on its line."""
    return " ".join(text.split())


def crypt_block(crypt: tuple[Copies, ...], rule: str) -> Iterator[str]:
    """The crypt with its columns: capacity, disciplines, title, clan and group."""
    capacities = sorted(facts()[copies.card].capacity for copies in crypt for _ in range(copies.count))
    least, most = sum(capacities[:DRAWN]), sum(capacities[-DRAWN:])
    average = f"{sum(capacities) / len(capacities):.2f}".rstrip("0").rstrip(".") if capacities else "0"
    head = f"Crypt ({len(capacities)} cards, min={least}, max={most}, avg={average})"
    yield from (head, rule * len(head))
    yield from _table([[f"{copies.count}x {archive_name(copies.card)}", *_columns(facts()[copies.card])] for copies in crypt], crypt)


def _columns(card: Facts) -> list[str]:
    return [str(card.capacity), disciplines(card), card.title, f"{card.clans[0]}:{card.group}"]


def disciplines(card: Facts) -> str:
    """The disciplines of a crypt card: superior ones in capitals and first, then by their letters; `-none-` for none."""
    levels = sorted(card.disciplines.items(), key=lambda level: (-level[1], level[0]))
    return " ".join([name.upper() if level > 1 else name for name, level in levels] + list(card.virtues)) or "-none-"


def _table(rows: list[list[str]], copies: tuple[Copies, ...]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    for row, entry in zip(rows, copies, strict=True):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width]
        yield "  ".join(cells).rstrip() + aside(entry)


def aside(copies: Copies) -> str:
    """What the builder says about a card, behind it."""
    return f" -- {one_line(copies.note)}" if copies.note else ""


def library_block(library: tuple[Copies, ...], rule: str = "") -> Iterator[str]:
    """The library by kinds of cards."""
    head = f"Library ({size(library)} cards)"
    yield from (head, *[rule * len(head)] * bool(rule))
    for place, (kind, cards) in enumerate(by_kind(library)):
        trifles = (
            sum(copies.count for copies in cards if "trifle" in facts()[copies.card].text.lower().split("\n")[0]) if kind == "Master" else 0
        )
        yield from [""] * bool(place)
        yield f"{kind} ({size(cards)}{f'; {trifles} trifle' if trifles else ''})"
        yield from (f"{copies.count}x {archive_name(copies.card)}{aside(copies)}" for copies in cards)


def by_kind(library: Iterable[Copies]) -> Iterator[tuple[str, tuple[Copies, ...]]]:
    """The cards of a library by their kinds, in the order of the archive."""
    found: dict[str, list[Copies]] = {}
    for copies in library:
        found.setdefault(kind_of(facts()[copies.card]), []).append(copies)
    for kind in sorted(found, key=lambda kind: (ORDER.index(kind) if kind in ORDER else len(ORDER), kind)):
        yield kind, tuple(found[kind])


def kind_of(card: Facts) -> str:
    """The kind of a library card in words: "Master", "Action Modifier/Combat".

    >>> kind_of(facts()[101353])
    'Political Action'
    """
    return "/".join(kind.title() for kind in card.types)
