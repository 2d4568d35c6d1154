"""What a deck file holds: the lines as they are written, the deck they make, and what there is to say about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from coterie.games.vtes.decks import Deck, DeckList
from coterie.games.vtes.formats.names import close_to
from coterie.kernel.text import Arg, Text

Part = Literal["", "crypt", "library"]
SHOWN: Final = 120
"""How much of a line a remark shows."""
OFFERS: Final = 40
"""For how many faults of a file close names are looked for."""


class Line(msgspec.Struct, frozen=True):
    """One entry of a list: how many of which card, as it is written."""

    number: int
    """The line of the file, from 1."""
    source: str
    count: int
    name: str
    part: Part = ""
    """Where it stands; "" if the list does not say."""
    card: int = 0
    """The number of the card, where the format has it."""
    group: str = ""
    """A column of the group beside the name."""
    capacity: int = 0
    """A column of the capacity beside the name."""
    advanced: bool = False
    """Whether something beside the name says that it is advanced."""
    note: str = ""


class Remark(msgspec.Struct, frozen=True):
    """Something to say about a line: what cannot be understood there, or what was decided."""

    number: int
    source: str
    text: Text

    @property
    def placed(self) -> Text:
        """The remark with its line, and the line as it is written."""
        if self.source:
            return Text("vtes-deck-at-source", {"number": self.number, "text": self.text, "source": " ".join(self.source.split())})
        return Text("vtes-deck-at", {"number": self.number, "text": self.text})


class Copies(msgspec.Struct, frozen=True):
    """A card of a deck, how many of it, and what its builder says about it."""

    card: int
    count: int
    note: str = ""


class DeckFile(msgspec.Struct, frozen=True):
    """A deck with all that a deck file can say about it."""

    name: str = ""
    author: str = ""
    description: str = ""
    event: tuple[str, ...] = ()
    """The lines about the tournament it won: event, place, date, rounds, players, winner, link, score."""
    crypt: tuple[Copies, ...] = ()
    library: tuple[Copies, ...] = ()

    @property
    def cards(self) -> tuple[Copies, ...]:
        """Crypt and library."""
        return self.crypt + self.library

    def deck(self) -> Deck:
        """The deck as it is played."""
        return Deck(self.name, tuple(_each(self.crypt)), tuple(_each(self.library)))

    def list(self) -> DeckList:
        """The deck as a setup holds it: by number, so that no name can be taken for another card's, and in that order.

        Cards are dealt by their places in the list. So equal decks are dealt alike from equal seeds, whatever the order of their lines.
        """
        parts = (sorted(part, key=lambda copies: copies.card) for part in (self.crypt, self.library))
        crypt, library = ({str(copies.card): copies.count for copies in part} for part in parts)
        return DeckList(crypt, library, self.name)


def size(part: tuple[Copies, ...]) -> int:
    """How many cards there are in a part of a deck."""
    return sum(copies.count for copies in part)


def _each(part: tuple[Copies, ...]) -> Iterator[int]:
    for copies in part:
        yield from [copies.card] * copies.count


class Reading(msgspec.Struct, frozen=True):
    """What came of a deck file. With faults the deck is what could be understood, and not to be played."""

    format: str
    deck: DeckFile
    faults: tuple[Remark, ...] = ()
    notes: tuple[Remark, ...] = ()


def _short(source: str) -> str:
    """A line as a remark shows it."""
    line = source.strip()
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}…"


class Claim(msgspec.Struct, frozen=True):
    """How many cards a heading says there are, and the entries that it is about: from the first to before the last."""

    number: int
    source: str
    said: int
    first: int
    last: int


class Sheet:
    """A deck file while it is read: readers fill in lines and remarks, names are looked up when all lines are known."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.name = self.author = self.description = ""
        self.event: tuple[str, ...] = ()
        self.lines: list[Line] = []
        self.claims: list[Claim] = []
        self.faults: list[Remark] = []
        self.notes: list[Remark] = []
        self.older_is_bare = False
        """Whether the format writes the older of two cards of one name without its group."""
        self._place, self._line = 0, 1
        self._offers = OFFERS

    def fault(self, number: int, source: str, message: str, /, **args: Arg) -> None:
        """Something that cannot be understood."""
        self.faults.append(Remark(number, _short(source), Text(f"vtes-deck-{message}", args)))

    def note(self, number: int, source: str, message: str, /, **args: Arg) -> None:
        """Something that was decided or left aside."""
        self.notes.append(Remark(number, _short(source), Text(f"vtes-deck-{message}", args)))

    def line_of(self, token: str) -> int:
        """The line where a token comes next, for formats that are not read line by line."""
        found = self.text.find(token, self._place)
        if found >= 0:
            self._line += self.text.count("\n", self._place, found)
            self._place = found
        return self._line

    def close_to(self, name: str) -> tuple[str, ...]:
        """Names that may be meant; only for the first faults of a file, for it takes its time."""
        self._offers -= 1
        return close_to(name) if self._offers >= 0 else ()
