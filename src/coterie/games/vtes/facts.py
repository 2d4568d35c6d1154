"""What everybody may look up at any time: the cards of all decks at the table, with their text in every language."""

from __future__ import annotations

from functools import cache

import msgspec

from coterie.games.vtes.pool import facts
from coterie.games.vtes.setup import decks_of
from coterie.games.vtes.table import Table


class CardFacts(msgspec.Struct, frozen=True):
    """A card as it is printed, and our text of it by language, line by line."""

    id: int
    name: str
    names: dict[str, str]
    """Its official names in other languages."""
    types: tuple[str, ...]
    clans: tuple[str, ...]
    text: dict[str, tuple[str, ...]]
    pool: int = 0
    blood: int = 0
    costs_x: bool = False
    needs: tuple[str, ...] = ()
    """Of a library card: the disciplines it requires."""
    capacity: int = 0
    group: str = ""
    disciplines: dict[str, int] = {}
    sect: str = ""
    title: str = ""
    city: str = ""


def facts_of(t: Table) -> dict[str, CardFacts]:
    """The cards of all decks at the table, each once, by number: it does not tell whose they are, nor how many."""
    decks = decks_of(t.setup)
    return {str(card): card_facts(card) for card in sorted({card for deck in decks for card in deck.crypt + deck.library})}


@cache
def card_facts(card: int) -> CardFacts:
    """One card. Its text is printed when it is first asked for: a game is played without its words."""
    from coterie.games.vtes.text import printed
    from coterie.games.vtes.text.grammar import GRAMMARS
    from coterie.games.vtes.text.naming import elsewhere

    fact = facts()[card]
    return CardFacts(
        id=card,
        name=fact.name,
        names=elsewhere(card),
        types=fact.types,
        clans=fact.clans,
        text={language: tuple(line.plain() for line in printed(card, language).lines) for language in GRAMMARS},
        pool=fact.pool_cost,
        blood=fact.blood_cost,
        costs_x=fact.costs_x,
        needs=fact.needs,
        capacity=fact.capacity,
        group=fact.group,
        disciplines=fact.disciplines,
        sect=fact.sect,
        title=fact.title,
        city=fact.city,
    )
