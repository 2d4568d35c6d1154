"""Decks of VTES on the screen: what is in them, what is wrong with them, and where they may be played."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.formats import Copies, DeckFile, Reading, Remark, size
from coterie.games.vtes.formats.kinds.twd import by_kind, disciplines
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, Construction, missing, problems
from coterie.games.vtes.formats.names import full_name
from coterie.games.vtes.pool import facts
from coterie.games.vtes.terminal.cards import cost_line, title_line, word
from coterie.games.vtes.text import name
from coterie.kernel.text import Ref, Text
from coterie.locale import Speaker
from coterie.terminal.screen import Screen, sentence

NOT_COMPLETE = "*"
"""The mark of a card that cannot be played here yet."""


def show_head(screen: Screen, reading: Reading) -> None:
    """Name and author of a deck, its format and sizes."""
    deck, speaker = reading.deck, screen.speaker
    title = deck.name or speaker.tell("vtes-deck-nameless")
    screen.line(f"{title}, {speaker.tell('vtes-deck-by', author=deck.author)}" if deck.author else title, "bold")
    screen.tell("vtes-deck-sizes", format=reading.format, crypt=size(deck.crypt), library=size(deck.library))


def show_remarks(screen: Screen, reading: Reading) -> None:
    """What is not understood, and what is to be known, each with its line."""
    if reading.faults:
        _show_all(screen, screen.speaker.tell("vtes-deck-faults", count=len(reading.faults)), reading.faults, "red")
    if reading.notes:
        _show_all(screen, screen.speaker.tell("vtes-deck-notes"), reading.notes, "")


def _show_all(screen: Screen, heading: str, remarks: Sequence[Remark], style: str) -> None:
    screen.heading(heading)
    for remark in remarks:
        screen.say(remark.placed, style, 2)


def show_legality(screen: Screen, deck: DeckFile, kind: str, players: int) -> bool:
    """Whether the deck is legal for each kind of play; of the one that is asked for, with all reasons. True if it is legal for that."""
    for built in CONSTRUCTIONS.values():
        found = list(problems(deck.deck(), built, players))
        words = Text(f"vtes-deck-kind-{built.name}", {"players": players} if built.for_each_player else {})
        if found:
            screen.tell("vtes-deck-illegal", "yellow", kind=words, count=len(found))
        else:
            screen.tell("vtes-deck-legal", "green", kind=words)
        if built.name == kind:
            _show_reasons(screen, found)
    return legal(deck, CONSTRUCTIONS[kind], players)


def _show_reasons(screen: Screen, found: list[Text]) -> None:
    for reason in found:
        screen.say(reason, "", 2)


def legal(deck: DeckFile, built: Construction, players: int) -> bool:
    """Whether the rules of a kind of play have nothing against a deck."""
    return next(problems(deck.deck(), built, players), None) is None


def show_playable(screen: Screen, deck: DeckFile) -> None:
    """Whether all cards are complete here, or which are not."""
    lacking = list(missing(deck.deck(), standard_book()))
    for reason in lacking:
        screen.say(reason, "yellow")
    if not lacking:
        screen.tell("vtes-deck-playable", "green")


def show_deck(screen: Screen, reading: Reading) -> None:
    """The whole deck."""
    deck, speaker = reading.deck, screen.speaker
    show_head(screen, reading)
    for line in (*deck.event, *deck.description.splitlines()):
        screen.line(line, "dim", 2)
    screen.heading(speaker.tell("vtes-deck-crypt", count=size(deck.crypt)))
    if deck.crypt:
        screen.table([""] * 7, [_crypt_row(speaker, copies) for copies in deck.crypt], right=(0, 2))
    screen.heading(speaker.tell("vtes-deck-library", count=size(deck.library)))
    for _, cards in by_kind(deck.library):
        kinds = " / ".join(word(speaker, "type", kind) for kind in facts()[cards[0].card].types)
        screen.line(f"{sentence(kinds)} ({size(cards)})", "bold")
        screen.table([""] * 5, [_library_row(speaker, copies) for copies in cards], right=(0,))
    show_remarks(screen, reading)
    screen.line()
    show_playable(screen, deck)


def _shown_name(speaker: Speaker, card: int) -> str:
    """The name in the reader's language, with what tells it from others of that name, and the mark of a card that is not complete."""
    shown = full_name(card).replace(facts()[card].name, name(card, speaker.language), 1)
    return shown if standard_book().complete(card) else f"{shown} {NOT_COMPLETE}"


def _crypt_row(speaker: Speaker, copies: Copies) -> list[str]:
    card = facts()[copies.card]
    title = title_line(speaker, card.title, card.city) if card.title else ""
    group = f"{word(speaker, 'clan', card.clans[0])}:{card.group}"
    return [str(copies.count), _shown_name(speaker, card.id), str(card.capacity), disciplines(card), title, group, copies.note]


def _library_row(speaker: Speaker, copies: Copies) -> list[str]:
    card = facts()[copies.card]
    needs = (" + " if card.all_needed else " / ").join(speaker.name(Ref("vtes-discipline", need)) for need in card.needs)
    clans = " / ".join(word(speaker, "clan", clan) for clan in card.clans)
    return [str(copies.count), _shown_name(speaker, card.id), needs or clans, cost_line(speaker, card), copies.note]
