"""The deck room of VTES: cards and decks as the kernel's workshop knows them."""

from __future__ import annotations

from typing import Final

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.decks import BadDeck, check_size, find_deck
from coterie.games.vtes.formats import FORMATS, Copies, DeckFile, Remark, read, size, write
from coterie.games.vtes.formats.brought import LARGEST, MOST_LINES
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, Fault, check, faults, missing_faults
from coterie.games.vtes.pool import facts
from coterie.games.vtes.workshop.catalogue import VtesCatalogue, catalogue
from coterie.kernel.text import Text
from coterie.kernel.workshop import (
    CardCopies,
    DeckData,
    DeckFault,
    DeckFormat,
    DeckReading,
    DeckRemark,
    DeckVerdict,
    DeckWritten,
    NoSuchFormat,
)

SHEET: Final = "sheet"
"""A deck on paper, in the reader's language; it is only written."""
PARTS: Final = ("crypt", "library")


class Room:
    """Where decks of VTES are built."""

    formats = (
        *(DeckFormat(name, one.ending, one.holds) for name, one in FORMATS.items()),
        DeckFormat(SHEET, ".txt", ("name", "author", "description", "event", "notes")),
    )

    def catalogue(self, language: str) -> VtesCatalogue:
        return catalogue(language, self.formats)

    def texts(self, language: str) -> dict[int, str]:
        if language == "en":
            return {card: fact.text for card, fact in facts().items()}
        from coterie.games.vtes.text import printed

        return {card: "\n".join(line.plain() for line in printed(card, language).lines) for card in sorted(standard_book().forms)}

    def read(self, text: str) -> DeckReading:
        if len(text) > LARGEST or text.count("\n") > MOST_LINES:
            raise BadDeck(Text("vtes-deck-long", {"signs": LARGEST, "lines": MOST_LINES}))
        found = read(text)
        check_size(size(found.deck.cards))
        return DeckReading(found.format, data_of(found.deck), _remarks(found.faults), _remarks(found.notes))

    def write(self, deck: DeckData, format_: str, language: str) -> DeckWritten:
        known = {one.name: one for one in self.formats}
        if format_ not in known:
            raise NoSuchFormat(f"there is no format {format_!r}; there are {', '.join(known)}")
        file = file_of(deck)
        if format_ != SHEET:
            return DeckWritten(format_, known[format_].ending, write(file, format_), FORMATS[format_].lost(file))
        from coterie.games.vtes.text.sheet import sheet

        return DeckWritten(format_, known[format_].ending, sheet(file, language), ())

    def check(self, deck: DeckData) -> DeckVerdict:
        played = file_of(deck).deck()
        kinds = {name: _faults(list(faults(played, built))) for name, built in CONSTRUCTIONS.items()}
        lacking = _faults(list(missing_faults(played, standard_book())))
        return DeckVerdict(kinds, lacking, not kinds["standard"] and not lacking)

    def brought(self, deck: DeckData | str) -> object:
        if isinstance(deck, str):
            find_deck(deck)
            return deck
        file = file_of(deck)
        check(file.deck(), standard_book())
        return msgspec.to_builtins(file.list())


def file_of(deck: DeckData) -> DeckFile:
    """A deck as files hold it; BadDeck where its numbers are those of no cards, or of cards of the other part."""
    strange = [part for part in deck.parts if part not in PARTS]
    if strange:
        raise BadDeck(Text("vtes-deck-no-part", {"name": strange[0][:80]}))
    crypt, library = (_copies(part, deck.parts.get(part, ())) for part in PARTS)
    check_size(size(crypt + library))
    return DeckFile(deck.name, deck.author, deck.description, deck.event, crypt, library)


def _copies(part: str, copies: tuple[CardCopies, ...]) -> tuple[Copies, ...]:
    found: dict[int, Copies] = {}
    for one in copies:
        card = facts().get(one.card)
        if card is None:
            raise BadDeck(Text("vtes-deck-number", {"number": str(one.card)}))
        if card.crypt != (part == "crypt"):
            raise BadDeck(Text(f"vtes-deck-not-in-{part}", {"name": card.name}))
        if card.id in found:
            raise BadDeck(Text("vtes-deck-twice", {"name": card.name}))
        found[card.id] = Copies(card.id, one.count, one.note)
    return tuple(found.values())


def data_of(file: DeckFile) -> DeckData:
    """A deck that was read, as data; what is beyond all measure is cut off."""
    parts = {part: tuple(CardCopies(one.card, one.count, one.note[:400]) for one in getattr(file, part)) for part in PARTS}
    event = tuple(line[:400] for line in file.event[:40])
    return DeckData(parts, file.name[:200], file.author[:200], file.description[:20_000], event)


def _remarks(remarks: tuple[Remark, ...]) -> tuple[DeckRemark, ...]:
    return tuple(DeckRemark(remark.number, remark.source, remark.text) for remark in remarks)


def _faults(found: list[Fault]) -> tuple[DeckFault, ...]:
    return tuple(DeckFault(fault.text, fault.cards, fault.part) for fault in found)


ROOM: Final = Room()
