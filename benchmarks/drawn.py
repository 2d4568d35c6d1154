"""Decks drawn from all complete cards, each about one card: vampires that can play it, and what else those can play."""

from __future__ import annotations

from functools import cache
from typing import Final

from coterie.games.vtes.book import Form, standard_book
from coterie.games.vtes.decks import CRYPT, DeckList
from coterie.games.vtes.pool import Facts
from coterie.kernel.chance import Chance

LIBRARY: Final = 75
COPIES: Final = 7
"""How often the card that a deck is about is in its library."""
SAME: Final = 3
"""How often a vampire is in a crypt that was chosen for it, or that the deck is about."""


@cache
def cards() -> tuple[int, ...]:
    """Every complete card that a deck may have: all but those that are banned."""
    book = standard_book()
    return tuple(card for card in sorted(book.forms) if not book.facts[card].banned)


@cache
def _facts(crypt: bool) -> tuple[Facts, ...]:
    facts = standard_book().facts
    return tuple(facts[card] for card in cards() if facts[card].crypt == crypt)


def deck_about(card: int, chance: Chance) -> DeckList:
    """A legal deck in which a card can come into play (v5.deck.size, v5.deck.groups)."""
    fact = standard_book().facts[card]
    leader = fact if fact.crypt else _leader(card, chance)
    crypt = [leader] * SAME
    fitting = [one for one in _facts(crypt=True) if _go_together(leader, one)]
    while len(crypt) < CRYPT:
        one = _one_of(fitting, chance)
        if all(_go_together(one, other) for other in crypt):
            crypt.append(one)
    playable = [one for one in _facts(crypt=False) if _can_play(crypt, one)]
    library = [] if fact.crypt else [fact] * COPIES
    library += [_one_of(playable, chance) for _ in range(LIBRARY - len(library))]
    return DeckList(_counted(crypt), _counted(library), f"about {fact.slug}")


def _leader(card: int, chance: Chance) -> Facts:
    """A vampire that can play most of the ways of a card, one of those that can."""
    forms = standard_book().forms[card]
    able = [(sum(_meets(form, one) for form in forms), one) for one in _facts(crypt=True)]
    most = max(count for count, _ in able)
    return _one_of([one for count, one in able if count == most], chance)


def _one_of(held: list[Facts], chance: Chance) -> Facts:
    return held[chance.roll(len(held))]


def _meets(form: Form, vampire: Facts) -> bool:
    """Whether a vampire can play a form by what is printed on both."""
    has = [vampire.disciplines.get(need, 0) >= form.level for need in form.needs]
    titled = not form.titles or vampire.title in form.titles
    return titled and (not form.clans or vampire.clans[0] in form.clans) and (not has or (all(has) if form.all_needed else any(has)))


def _go_together(one: Facts, other: Facts) -> bool:
    """Whether two vampires may be in one crypt, and have a clan or a Discipline in common (v5.deck.groups)."""
    if one.group.isdigit() and other.group.isdigit() and abs(int(one.group) - int(other.group)) > 1:
        return False
    return one.clans == other.clans or not one.disciplines or not other.disciplines.keys().isdisjoint(one.disciplines)


def _can_play(crypt: list[Facts], card: Facts) -> bool:
    """Whether some vampire of a crypt can play a card in some way."""
    return any(_meets(form, vampire) for form in standard_book().forms[card.id] for vampire in crypt)


def _counted(held: list[Facts]) -> dict[str, int]:
    """How many of each card, by number."""
    return {str(card): sum(one.id == card for one in held) for card in sorted({one.id for one in held})}
