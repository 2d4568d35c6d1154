"""What everybody may look up at any time, with its text in every language: all cards, or those of the decks where the lists are open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.pool import facts
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


class EveryCard(Mapping[str, CardFacts]):
    """All cards that are complete, by number; each is put into words when it is looked up."""

    def __getitem__(self, number: str) -> CardFacts:
        if not number.isdecimal() or int(number) not in standard_book().forms:
            raise KeyError(number)
        return card_facts(int(number))

    def __iter__(self) -> Iterator[str]:
        return map(str, sorted(standard_book().forms))

    def __len__(self) -> int:
        return len(standard_book().forms)


EVERY_CARD = EveryCard()


def facts_of(t: Table) -> Mapping[str, CardFacts]:
    """With closed lists every card, until the game is over. Else those of all decks at the table, each once: it does not tell whose
    they are, nor how many.
    """
    if t.setup.lists == "closed" and t.outcome is None:
        return EVERY_CARD
    return {str(card): card_facts(card) for card in sorted({card for deck in t.decks for card in deck.crypt + deck.library})}


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
