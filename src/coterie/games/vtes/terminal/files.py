"""Decks as users name them: a file, standard input, a link, or a deck of the Fifth Edition."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from coterie.terminal.files import read as read_bytes

if TYPE_CHECKING:
    from coterie.games.vtes.decks import BadDeck
    from coterie.games.vtes.formats import DeckFile, Reading

STANDARD_INPUT = "-"


def read_decks(names: Sequence[str], setup: Mapping[str, object]) -> dict[str, object]:
    """The decks of a table: those that are named, then those of the box for the seats that are left."""
    from coterie.games.vtes.setup import FIVE

    players = setup.get("players")
    return {"decks": [*map(_brought, names), *FIVE[len(names) : players if isinstance(players, int) else None]]}


def _brought(name: str) -> object:
    """A deck of the Fifth Edition by its clan, or the list in a file; it has the file's name if it has none of its own."""
    import msgspec

    from coterie.games.vtes.decks import precon_lists

    if name in precon_lists() and not Path(name).exists():
        return name
    deck = msgspec.to_builtins(understood(name).list())
    return {**deck, "name": deck.get("name") or Path(name).stem}


def read_deck_file(name: str) -> Reading:
    """The deck that a user names: a file, standard input, a link, or a deck of the Fifth Edition."""
    from coterie.games.vtes.decks import BadDeck
    from coterie.games.vtes.formats import read

    boxed = _boxed(name)
    if boxed is not None:
        return boxed
    try:
        return read(_content(name))
    except BadDeck as error:
        raise _in_file(name, error) from None


def _in_file(name: str, error: BadDeck) -> BadDeck:
    """What is wrong with a deck, and in which file."""
    from coterie.games.vtes.decks import BadDeck
    from coterie.kernel.text import Text

    return BadDeck(Text("vtes-deck-file", {"file": name, "text": error.text}))


def _boxed(name: str) -> Reading | None:
    """A deck of the Fifth Edition, if no file has its name."""
    from coterie.games.vtes.decks import precon_lists
    from coterie.games.vtes.formats import Copies, DeckFile, Reading
    from coterie.games.vtes.pool import named

    written = precon_lists().get(name)
    if written is None or Path(name).exists():
        return None
    crypt, library = (tuple(Copies(named(card).id, count) for card, count in part.items()) for part in (written.crypt, written.library))
    return Reading("box", DeckFile(written.name or name, crypt=crypt, library=library))


def _content(name: str) -> bytes | str:
    from coterie.games.vtes.formats.kinds.links import is_link

    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    return name if is_link(name) and not Path(name).exists() else read_bytes(Path(name))


def understood(name: str) -> DeckFile:
    """A deck all of whose lines are understood."""
    from coterie.games.vtes.decks import BadDeck
    from coterie.games.vtes.formats.brought import without_faults

    reading = read_deck_file(name)
    try:
        return without_faults(reading.deck, reading.faults)
    except BadDeck as error:
        raise _in_file(name, error) from None
