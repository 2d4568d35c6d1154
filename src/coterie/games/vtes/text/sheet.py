"""A deck on paper, in the reader's language: names as they are called there, with what a player wants to see beside them."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes.formats.kinds.twd import aside, by_kind, disciplines
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.formats.sheet import Copies, DeckFile, size
from coterie.games.vtes.pool import facts, slug_of
from coterie.games.vtes.text.naming import name
from coterie.kernel.text import Ref
from coterie.locale import Speaker


def sheet(deck: DeckFile, language: str) -> str:
    """The whole deck as lines of text."""
    return "\n".join(line.rstrip() for line in _lines(deck, Speaker(language))) + "\n"


def _lines(deck: DeckFile, speaker: Speaker) -> Iterator[str]:
    title = deck.name or speaker.tell("vtes-deck-nameless")
    yield f"{title}, {speaker.tell('vtes-deck-by', author=deck.author)}" if deck.author else title
    yield from (*deck.event, *deck.description.splitlines())
    yield from ("", speaker.tell("vtes-deck-crypt", count=size(deck.crypt)))
    crypt = sorted(deck.crypt, key=lambda copies: (-facts()[copies.card].capacity, facts()[copies.card].slug))
    yield from _columns([_vampire(copies, speaker) for copies in crypt])
    yield from ("", speaker.tell("vtes-deck-library", count=size(deck.library)))
    for _, cards in by_kind(deck.library):
        kinds = " / ".join(_word(speaker, "type", kind) for kind in facts()[cards[0].card].types)
        yield from ("", f"{kinds[:1].upper()}{kinds[1:]} ({size(cards)})")
        yield from _columns([_library(copies, speaker) for copies in sorted(cards, key=lambda copies: facts()[copies.card].slug)])


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """The rows with their cells below each other."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width)


def _called(card: int, speaker: Speaker) -> str:
    return full_name(card).replace(facts()[card].name, name(card, speaker.language), 1)


def _vampire(copies: Copies, speaker: Speaker) -> list[str]:
    card = facts()[copies.card]
    clan = f"{_word(speaker, 'clan', card.clans[0])}:{card.group}"
    title = _word(speaker, "title", card.title) if card.title else ""
    return [f"{copies.count:>2}", _called(card.id, speaker), str(card.capacity), disciplines(card), title, clan, aside(copies).strip()]


def _library(copies: Copies, speaker: Speaker) -> list[str]:
    card = facts()[copies.card]
    needs = (" + " if card.all_needed else " / ").join(speaker.name(Ref("vtes-discipline", need)) for need in card.needs)
    clans = " / ".join(_word(speaker, "clan", clan) for clan in card.clans)
    return [f"{copies.count:>2}", _called(card.id, speaker), needs or clans, aside(copies).strip()]


def _word(speaker: Speaker, kind: str, what: str) -> str:
    message = f"vtes-{kind}-{slug_of(what)}"
    return speaker.tell(message) if speaker.knows(message) else what
