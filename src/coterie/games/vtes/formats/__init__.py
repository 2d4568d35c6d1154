"""Deck files of VTES: read in every format that players use, whichever it is, and written in any of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec

from coterie.games.vtes.decks import BadDeck
from coterie.games.vtes.formats.kinds import ardb, feldb, fragment, lackey, links, lists, objects, twd
from coterie.games.vtes.formats.kinds.markup import parse as parse_xml
from coterie.games.vtes.formats.lines import heading_of, rows_of, understand
from coterie.games.vtes.formats.names import is_known
from coterie.games.vtes.formats.resolve import resolve
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Reading, Remark, Sheet, size
from coterie.kernel.text import Text

LARGEST: Final = 1_000_000
MOST_LINES: Final = 100_000
"""A deck file of more signs or lines is none."""


class Format(msgspec.Struct, frozen=True):
    """A format that decks can be written in."""

    ending: str
    """How names of its files end."""
    write: Callable[[DeckFile], str]
    holds: tuple[str, ...] = ()
    """What it has a place for beside the cards."""

    def lost(self, deck: DeckFile) -> tuple[str, ...]:
        """What a deck says beside its cards that has no place in the format."""
        said = {field: bool(getattr(deck, field)) for field in ("name", "author", "description", "event")}
        said["notes"] = any(copies.note for copies in deck.cards)
        return tuple(field for field, there in said.items() if there and field not in self.holds)


_ABOUT: Final = ("name", "author", "description")
FORMATS: Final = {
    "text": Format(".txt", lists.write, (*_ABOUT, "notes")),
    "twd": Format(".txt", twd.write, (*_ABOUT, "event", "notes")),
    "jol": Format(".txt", lists.write_jol),
    "vdb-text": Format(".txt", twd.write_vdb, (*_ABOUT, "notes")),
    "vdb-url": Format(".url", links.write, _ABOUT),
    "link": Format(".txt", fragment.write, _ABOUT),
    "lackey": Format(".txt", lackey.write),
    "lackey-xml": Format(".dek", lackey.write_xml),
    "ardb": Format(".xml", ardb.write, (*_ABOUT, "event")),
    "feldb": Format(".eld", feldb.write, _ABOUT),
    "krcg": Format(".json", objects.write, (*_ABOUT, "event", "notes")),
}
"""The formats that can be written, by the names that the command line uses; `feldb-inventory` and `json` can only be read."""
_VDB: Final = re.compile(r"^={6,}$", re.MULTILINE)
_TWD: Final = re.compile(r"^(?:created by\s*:|\d+R\s*\+\s*F|\d+ players)", re.IGNORECASE | re.MULTILINE)


def read(file: bytes | str) -> Reading:
    """The deck in a file, and what there is to say about its lines. BadDeck if it is no deck file at all.

    >>> read("4x Sully\\n60 Bonding").deck.deck().crypt
    (201569, 201569, 201569, 201569)
    """
    text, known = _text(file)
    if len(text) > LARGEST:
        raise BadDeck(Text("vtes-deck-file-long", {"most": LARGEST}))
    if not text.strip():
        raise BadDeck(Text("vtes-deck-empty"))
    if text.count("\n") > MOST_LINES:
        raise BadDeck(Text("vtes-deck-file-lines", {"most": MOST_LINES}))
    sheet = Sheet(text)
    if not known:
        sheet.note(1, "", "encoding")
    name = _read(sheet)
    if not sheet.lines and not sheet.faults:
        raise BadDeck(Text("vtes-deck-no-card"))
    return resolve(sheet, name)


def _text(file: bytes | str) -> tuple[str, bool]:
    """A file as text with one kind of line end, and whether its encoding is certain."""
    if isinstance(file, str):
        return _lines(file), True
    for encoding in ("utf-16",) if file[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig",):
        try:
            return _lines(file.decode(encoding)), True
        except UnicodeDecodeError:
            pass
    if b"\0" in file:
        raise BadDeck(Text("vtes-deck-no-text"))
    return _lines(file.decode("cp1252", errors="replace")), False


def _lines(text: str) -> str:
    """The text with one kind of line end; what only looks like text is refused."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise BadDeck(Text("vtes-deck-no-text"))
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _read(sheet: Sheet) -> str:
    """Fill the sheet by the format that the text has, and say which that is."""
    start = sheet.text.lstrip()
    if start.startswith("<"):
        return _read_xml(sheet)
    if start.startswith(("{", "[")):
        objects.read(sheet)
        return "krcg" if '"count"' in sheet.text else "json"
    if fragment.found(start):
        fragment.read(sheet)
        return "link"
    if links.is_link(start):
        links.read(sheet)
        return "vdb-url"
    if start.startswith(feldb.INVENTORY):
        feldb.read_inventory(sheet)
        return "feldb-inventory"
    if feldb.is_deck(start):
        feldb.read(sheet)
        return "feldb"
    return _read_list(sheet)


def _read_xml(sheet: Sheet) -> str:
    top = parse_xml(sheet.text)
    if top.tag != "deck":
        raise BadDeck(Text("vtes-deck-xml-other", {"number": top.line, "tag": top.tag}))
    if any(child.tag in ("crypt", "library") and not child.attributes.get("name") for child in top.children):
        ardb.read(sheet, top)
        return "ardb"
    lackey.read_xml(sheet, top)
    return "lackey-xml"


def _read_list(sheet: Sheet) -> str:
    """The text formats, told apart by their headings."""
    headings = [(number, row, found) for number, row in rows_of(sheet.text) if (found := heading_of(row.strip()))]
    parts = [(number, row, found) for number, row, found in headings if found.part]
    cards_first = bool(parts) and _cards_before(sheet.text, parts[0][0])
    if len(parts) == 1 and parts[0][2].part == "crypt" and (cards_first or _is_lackey(parts[0][1], sheet.text)):
        lackey.read(sheet)
        return "lackey"
    if not cards_first and any(found.part == "crypt" and found.said is not None for _, _, found in parts):
        twd.read(sheet)
        return "twd" if sheet.event or _TWD.search(sheet.text) else "vdb-text" if _VDB.search(sheet.text) else "text"
    lists.read(sheet)
    return "text" if headings or sheet.name else "jol"


def _is_lackey(heading: str, text: str) -> bool:
    """Whether a list without a library is Lackey's: its heading is that word alone, and tabs stand behind the numbers."""
    return heading.strip() == lackey.CRYPT and "\t" in text


def _cards_before(text: str, number: int) -> bool:
    """Whether cards stand before a line: then it does not end a head."""
    return any(is_known(understand(row).name) for before, row in rows_of(text) if before < number and row.strip())


def write(deck: DeckFile, name_of_format: str) -> str:
    """The deck in a format; BadDeck if there is no such format."""
    found = FORMATS.get(name_of_format)
    if found is None:
        raise BadDeck(Text("vtes-deck-no-format", {"name": name_of_format, "formats": ", ".join(FORMATS)}))
    return found.write(deck)


__all__ = ["FORMATS", "Copies", "DeckFile", "Format", "Reading", "Remark", "read", "size", "write"]
