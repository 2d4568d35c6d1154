"""What a game offers to those who build decks for it: its cards, files read and written, rules of construction, and how games went."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta

from coterie.kernel.errors import CoterieError
from coterie.kernel.text import Text

MOST_COPIES = 200
MOST_ENTRIES = 1_000


class NoSuchFormat(CoterieError):
    """Decks are not written in this format."""


class CardCopies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck by its number, how many of it, and what its builder says about it."""

    card: Annotated[int, Meta(ge=0, le=9_999_999)]
    count: Annotated[int, Meta(ge=1, le=MOST_COPIES)]
    note: Annotated[str, Meta(max_length=400)] = ""


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as data: the cards of each of its parts, and what its builder says about it."""

    parts: Annotated[dict[str, Annotated[tuple[CardCopies, ...], Meta(max_length=MOST_ENTRIES)]], Meta(max_length=4)]
    name: Annotated[str, Meta(max_length=200)] = ""
    author: Annotated[str, Meta(max_length=200)] = ""
    description: Annotated[str, Meta(max_length=20_000)] = ""
    event: Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=40)] = ()
    """The lines about a tournament that it won."""


class DeckRemark(msgspec.Struct, frozen=True):
    """Something to say about a line of a deck file."""

    line: int
    source: str
    """The line as it is written."""
    text: Text


class DeckReading(msgspec.Struct, frozen=True):
    """What came of a deck file. With faults the deck is what could be understood."""

    format: str
    deck: DeckData
    faults: tuple[DeckRemark, ...]
    """What could not be understood."""
    notes: tuple[DeckRemark, ...]
    """What was decided or left aside."""


class DeckFault(msgspec.Struct, frozen=True):
    """What the rules of construction have against a deck, and the cards that it is about; none if it is about a part."""

    text: Text
    cards: tuple[int, ...] = ()
    part: str = ""


class DeckVerdict(msgspec.Struct, frozen=True):
    """What is to be said against a deck in each kind of play, and which of its cards cannot be played here yet."""

    kinds: dict[str, tuple[DeckFault, ...]]
    unplayable: tuple[DeckFault, ...]
    playable: bool
    """Whether it can be brought to a table here."""


class DeckFormat(msgspec.Struct, frozen=True):
    """A format in which decks are written, how its files end, and what it has a place for beside the cards."""

    name: str
    ending: str
    holds: tuple[str, ...]


class DeckWritten(msgspec.Struct, frozen=True):
    """A deck in a format, and what of it has no place there."""

    format: str
    ending: str
    text: str
    lost: tuple[str, ...]


class CardFate(msgspec.Struct):
    """What became of the copies of a card in some games, added up."""

    played: int = 0
    kept: int = 0
    """In hand when its player was ousted or the game was over; of a card that is influenced, not yet out."""
    discarded: int = 0
    """Drawn, and neither played nor kept."""
    unseen: int = 0
    """Never drawn."""

    def add(self, other: CardFate) -> None:
        """Count another game's, too."""
        self.played += other.played
        self.kept += other.kept
        self.discarded += other.discarded
        self.unseen += other.unseen


class Notes(msgspec.Struct, frozen=True):
    """What was noted of one game beyond its outcome, by seat."""

    cards: dict[str, dict[int, CardFate]]
    first_out: tuple[str, ...] = ()
    """Who was out before all others; several if it was at the same moment."""


class Notebook(Protocol):
    """Notes of a game that is simulated, decision by decision."""

    def look(self, state: Any, entries: int) -> None:
        """The game stands before a decision; its log has so many entries."""

    def close(self, state: Any, log: list[tuple[str, str]]) -> Notes:
        """The game is over, and these were its entries: who chose what."""


class Workshop(Protocol):
    """Where decks of a game are built. What is wrong with a text or a deck is a CoterieError with words for its reader."""

    formats: tuple[DeckFormat, ...]

    def catalogue(self, language: str) -> msgspec.Struct:
        """Every card of the game, short: what search, sorting and statistics need."""

    def texts(self, language: str) -> dict[int, str]:
        """The texts of the cards, for a search by words: the official ones in English, elsewhere those that there are."""

    def read(self, text: str) -> DeckReading:
        """The deck in a text of any format that is known."""

    def write(self, deck: DeckData, format_: str, language: str) -> DeckWritten:
        """A deck in a format; NoSuchFormat if there is none of that name."""

    def check(self, deck: DeckData) -> DeckVerdict:
        """What is to be said against a deck."""

    def brought(self, deck: DeckData | str) -> object:
        """A deck that may be played, or one that everybody knows by its name, as the setup of the game takes it."""
