"""What everybody may look up at any time, with its text in every language: all cards, or those of the decks where the lists are open.

A card in full, with the official text and the rulings, is looked up one by one: whoever plays a game is not sent what nobody reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.coverage import set_names, sets_of
from coterie.games.vtes.pool import facts, numbered
from coterie.games.vtes.rulings import Ruling, of_card
from coterie.games.vtes.table import Table
from coterie.games.vtes.told.clauses import clauses
from coterie.kernel.text import Text


class CardWay(msgspec.Struct, frozen=True):
    """One way to play a card, or one of its levels, in a few words."""

    level: str
    """"dom" or "DOM"; nothing if it has no levels."""
    does: tuple[Text, ...]


class CardFacts(msgspec.Struct, frozen=True):
    """A card as it is printed, and our text of it by language, line by line; none if it is not complete."""

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
    complete: bool = True
    """Whether it can be played here."""
    advanced: bool = False
    all_needed: bool = False
    """Whether it requires all of its disciplines, or one."""
    pool_x: bool = False
    """Whether X is pool, not blood."""
    burn_option: bool = False
    life: int = 0
    """Of an ally or a retainer; at its lowest level, where they differ."""
    strength: int = 0
    """Of an ally, as its bleed."""
    bleed: int = 0
    traits: tuple[str, ...] = ()
    """Keywords printed on it: location, trifle, unique."""
    ways: tuple[CardWay, ...] = ()
    """What it does when it is played, where that can be said in a few words."""


class CardRuling(msgspec.Struct, frozen=True):
    """A ruling on a card, in its own words, and where it was made."""

    text: str
    group: str = ""
    """The group of cards that it is about, if it is not about this one alone."""
    level: str = ""
    """The level that it is about, as "[DOM]"; empty if any, or if the words say it."""
    references: dict[str, str] = {}
    """Where it was made: by whom and when, and the address."""


class CardReading(msgspec.Struct, frozen=True):
    """What whoever reads a card may want beside its facts: the official English text, line by line, its sets, and the rulings."""

    id: int
    official: tuple[str, ...]
    sets: tuple[str, ...]
    """By name, the first in which it was printed first."""
    rulings: tuple[CardRuling, ...]
    banned: bool = False


class EveryCard(Mapping[str, CardFacts]):
    """All cards, by number, whether they are complete or not; each is put into words when it is looked up."""

    def __getitem__(self, number: str) -> CardFacts:
        if numbered(number) not in facts():
            raise KeyError(number)
        return card_facts(numbered(number))

    def __iter__(self) -> Iterator[str]:
        return map(str, sorted(facts()))

    def __len__(self) -> int:
        return len(facts())


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

    fact, forms = facts()[card], standard_book().forms.get(card, ())
    body = next((form.body for form in forms if form.body is not None), None)
    return CardFacts(
        id=card,
        name=fact.name,
        names=elsewhere(card),
        types=fact.types,
        clans=fact.clans,
        text={language: tuple(line.plain() for line in printed(card, language).lines) for language in GRAMMARS if forms},
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
        complete=bool(forms),
        advanced=fact.advanced,
        all_needed=fact.all_needed,
        pool_x=fact.pool_x,
        burn_option=fact.burn_option,
        life=0 if body is None else body.life,
        strength=0 if body is None else body.strength or 0,
        bleed=0 if body is None else body.bleed or 0,
        traits=tuple(trait.value for trait in forms[0].traits) if forms else (),
        ways=tuple(CardWay(form.mark if form.level else "", clauses(form.effects)) for form in forms if form.effects),
    )


def card_reading(number: str) -> CardReading | None:
    """One card in full; nothing if there is no such card."""
    fact = facts().get(numbered(number))
    if fact is None:
        return None
    names, printed_in = set_names(), sets_of(fact)
    return CardReading(
        id=fact.id,
        official=tuple(plain_english(line) for line in fact.text.splitlines() if line.strip()),
        sets=tuple(name for short, name in names.items() if short in printed_in),
        rulings=tuple(_ruling(one) for one in of_card(fact.id)),
        banned=fact.banned,
    )


def _ruling(one: Ruling) -> CardRuling:
    return CardRuling(plain_english(one.text), one.group, one.level, {made.key: made.url for made in one.references})


def plain_english(words: str) -> str:
    """Official words without the marks around names of cards.

    >>> plain_english("Requires a vampire with {Raven Spy}. /Blood Doll/ is burned.")
    'Requires a vampire with Raven Spy. Blood Doll is burned.'
    """
    return re.sub(r"(?<![\w\]])/([^/\n]+)/(?!\w)", r"\1", re.sub(r"[{}]", "", words)).strip()
