"""Cards of VTES on the screen: all that is known of one, and how many there are."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.coverage import Count, Coverage, set_names, sets_of
from coterie.games.vtes.formats.legality import why_refused
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.rulings import of_card
from coterie.games.vtes.terminal.cards import printed_line, show_text, word
from coterie.games.vtes.terminal.sources import ROOT, definition_of, in_repository, named_in
from coterie.games.vtes.text import check, name, names, printed
from coterie.games.vtes.text.grammar import GRAMMARS
from coterie.games.vtes.text.proof.lock import digest, locked
from coterie.locale import NAMES
from coterie.terminal.screen import Screen, sentence

CLOSE: Final = 25
"""How wide the bar of a count is."""


def show_card(screen: Screen, card: Facts) -> None:
    """All that is known of a card."""
    speaker = screen.speaker
    other = ", ".join(known for known in names(card.id, speaker.language)[1:])
    screen.line(f"{name(card.id, speaker.language)} ({other + ', ' if other else ''}{card.id})", "bold")
    screen.line(sentence(printed_line(speaker, card)), indent=2)
    screen.line(", ".join(set_names().get(code, code) for code in sets_of(card)), "dim", 2)
    if card.banned:
        screen.tell("cli-vtes-banned", "red", 2)
    screen.heading(speaker.tell("cli-vtes-official"))
    for line in card.text.splitlines():
        screen.line(line, indent=2)
    if standard_book().complete(card.id):
        _texts(screen, card)
        _definition(screen, card)
    _rulings(screen, card)
    _tests(screen, card)
    _verdict(screen, card)


def _texts(screen: Screen, card: Facts) -> None:
    screen.heading(screen.speaker.tell("cli-vtes-ours"))
    for language in GRAMMARS:
        screen.line(f"{NAMES[language]}: {name(card.id, language)}", "bold", 2)
        show_text(screen, printed(card.id, language))


def _definition(screen: Screen, card: Facts) -> None:
    found = definition_of(card.id)
    screen.heading(screen.speaker.tell("cli-vtes-definition"))
    if found is None:
        screen.tell("cli-vtes-definition-none", "", 2)
        return
    screen.line(found.path.relative_to(ROOT).as_posix() if in_repository() else found.path.name, "dim", 2)
    for line in found.source.splitlines():
        screen.line(line, indent=2, whole=True)


def _rulings(screen: Screen, card: Facts) -> None:
    rulings = of_card(card.id)
    screen.heading(screen.speaker.tell("cli-vtes-rulings", count=len(rulings)))
    for ruling in rulings:
        about = " ".join(part for part in (ruling.group, ruling.level) if part)
        sources = ", ".join(reference.key for reference in ruling.references)
        screen.line(f"- {about + ': ' if about else ''}{ruling.text} [{sources}; {ruling.source}/{ruling.mark}]", indent=2)


def _tests(screen: Screen, card: Facts) -> None:
    if not in_repository():
        return
    found = named_in(card)
    screen.heading(screen.speaker.tell("cli-vtes-tests", count=len(found)))
    for path in dict.fromkeys(test.path for test in found):
        screen.line(path.relative_to(ROOT).as_posix(), "dim", 2)
        for test in found:
            if test.path == path:
                screen.line(test.test, indent=4, whole=True)


def _verdict(screen: Screen, card: Facts) -> None:
    """Whether the card can be played, and whether its definition says what the card says today."""
    screen.line()
    if card.id in standard_book().refused:
        screen.say(why_refused(card.id, standard_book()), "red")
    elif not standard_book().complete(card.id):
        screen.tell("cli-vtes-incomplete", "yellow")
        screen.line(f'coterie vtes new "{card.name}"', indent=2, whole=True)
    elif differing := check(card.id):
        screen.tell("cli-vtes-differs", "red", clause=differing[0].clause, official=differing[0].official, ours=differing[0].ours)
    else:
        changed = locked().get(card.id, digest(card.id)) != digest(card.id)
        screen.tell("cli-vtes-changed" if changed else "cli-vtes-complete", "yellow" if changed else "green")


def show_coverage(screen: Screen, counted: Coverage) -> None:
    """The counts as tables; of sets and disciplines, those that have a complete card."""
    speaker = screen.speaker
    screen.tell("cli-vtes-coverage", "bold", complete=counted.all.complete, cards=counted.all.cards)
    screen.tell("cli-vtes-coverage-decks", complete=counted.decks.complete, cards=counted.decks.cards, decks=len(counted.precons))
    _table(screen, "precons", {word(speaker, "clan", name): count for name, count in counted.precons.items()})
    _table(screen, "types", {sentence(word(speaker, "type", name)): count for name, count in counted.types.items()})
    _table(screen, "disciplines", {name: count for name, count in counted.disciplines.items() if count.complete})
    for card in counted.refused:
        screen.say(why_refused(card, standard_book()), "red")
    _table(screen, "sets", {set_names().get(name, name): count for name, count in counted.sets.items() if count.complete})


def _table(screen: Screen, what: str, counts: dict[str, Count]) -> None:
    screen.heading(screen.speaker.tell(f"cli-vtes-by-{what}"))
    rows = [
        (
            name,
            str(count.complete),
            str(count.cards),
            f"{100 * count.complete // count.cards} %",
            "▪" * (CLOSE * count.complete // count.cards),
        )
        for name, count in counts.items()
    ]
    screen.table(("", "", "", "", ""), rows, right=[1, 2, 3])
