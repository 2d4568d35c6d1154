"""Plain lists: the one that JOL takes, and text as people write it to each other."""

from __future__ import annotations

from coterie.games.vtes.formats.kinds.twd import aside, by_kind, one_line
from coterie.games.vtes.formats.lines import read_body, rows_of
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.formats.sheet import Copies, DeckFile, Sheet, size


def read(sheet: Sheet) -> None:
    """Cards in any order, with headings or without."""
    read_body(sheet, rows_of(sheet.text), "")


def write_jol(deck: DeckFile) -> str:
    """Crypt, a blank line, library."""
    parts = ([f"{copies.count}x {full_name(copies.card)}" for copies in part] for part in (deck.crypt, deck.library))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def write(deck: DeckFile) -> str:
    """A list for people: crypt and library with their sizes, the library by kinds."""
    about = (("Deck Name", one_line(deck.name)), ("Author", one_line(deck.author)), ("Description", deck.description))
    lines = [f"{what}: {said}" for what, said in about if said]
    lines += [""] * bool(lines) + [f"Crypt ({size(deck.crypt)})"] + list(map(_row, deck.crypt))
    lines += ["", f"Library ({size(deck.library)})"]
    for kind, cards in by_kind(deck.library):
        lines += ["", f"{kind} ({size(cards)})", *map(_row, cards)]
    return "\n".join(lines) + "\n"


def _row(copies: Copies) -> str:
    return f"{copies.count} {full_name(copies.card)}{aside(copies)}"
