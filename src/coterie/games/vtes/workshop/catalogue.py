"""Every card of the game, short: what the deck room searches, sorts and counts by."""

from __future__ import annotations

from functools import cache

import msgspec

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.coverage import set_names, sets_of
from coterie.games.vtes.decks import find_deck, precon_lists
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, is_v5
from coterie.games.vtes.pool import DISCIPLINES, Facts, facts
from coterie.kernel.workshop import CardCopies, DeckData, DeckFormat


class VtesLevel(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to play a card: its level as it stands in keys, and in a few words what it does."""

    does: str
    mark: str = ""


class VtesCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the catalogue has it; what is empty is left out."""

    id: int
    name: str
    types: tuple[str, ...]
    """In lower case: "vampire", "imbued", "master", "action", ..."""
    sets: tuple[str, ...]
    names: dict[str, str] = {}
    """Its official names in other languages."""
    aka: str = ""
    """An older name."""
    clans: tuple[str, ...] = ()
    disciplines: dict[str, int] = {}
    """Of a vampire: three letters to 1 (basic) or 2 (superior)."""
    needs: tuple[str, ...] = ()
    """Of a library card: the Disciplines that it requires."""
    all_needed: bool = False
    """Whether it requires all of them, or one."""
    pool: int = 0
    blood: int = 0
    costs_x: bool = False
    capacity: int = 0
    group: str = ""
    advanced: bool = False
    sect: str = ""
    title: str = ""
    city: str = ""
    virtues: tuple[str, ...] = ()
    trifle: bool = False
    burn_option: bool = False
    banned: bool = False
    v5: bool = False
    """Whether the V5 format takes it."""
    complete: bool = False
    """Whether it can be played here."""
    levels: tuple[VtesLevel, ...] = ()


class VtesConstruction(msgspec.Struct, frozen=True):
    """The sizes that decks of a kind of play have; libraries may have so many cards more for each player."""

    name: str
    crypt: int
    least: int
    most: int
    for_each_player: int


class VtesCatalogue(msgspec.Struct, frozen=True):
    """All cards, and what else a deck room has to know."""

    language: str
    cards: tuple[VtesCard, ...]
    sets: dict[str, str]
    """Their names by abbreviation, in order of their release."""
    disciplines: dict[str, str]
    """Their English names by the letters that cards use."""
    constructions: tuple[VtesConstruction, ...]
    formats: tuple[DeckFormat, ...]
    precons: dict[str, DeckData]
    """The decks of the Fifth Edition, by clan."""


@cache
def catalogue(language: str, formats: tuple[DeckFormat, ...]) -> VtesCatalogue:
    """The catalogue for readers of a language."""
    return VtesCatalogue(
        language,
        tuple(_card(fact, language) for fact in sorted(facts().values(), key=lambda fact: fact.id)),
        set_names(),
        DISCIPLINES,
        tuple(VtesConstruction(one.name, one.crypt, one.least, one.most, one.for_each_player) for one in CONSTRUCTIONS.values()),
        formats,
        {name: precon(name) for name in precon_lists()},
    )


def precon(name: str) -> DeckData:
    """A deck of the Fifth Edition."""
    deck = find_deck(name)
    parts = {"crypt": deck.crypt, "library": deck.library}
    return DeckData(
        {part: tuple(CardCopies(card, cards.count(card)) for card in dict.fromkeys(cards)) for part, cards in parts.items()}, name
    )


def _card(fact: Facts, language: str) -> VtesCard:
    from coterie.games.vtes.text.naming import elsewhere
    from coterie.games.vtes.text.short import ways

    return VtesCard(
        id=fact.id,
        name=fact.name,
        types=fact.types,
        sets=tuple(sets_of(fact)),
        names=elsewhere(fact.id),
        aka=fact.aka,
        clans=fact.clans,
        disciplines=fact.disciplines,
        needs=fact.needs,
        all_needed=fact.all_needed,
        pool=fact.pool_cost,
        blood=fact.blood_cost,
        costs_x=fact.costs_x,
        capacity=fact.capacity,
        group=fact.group,
        advanced=fact.advanced,
        sect=fact.sect,
        title=fact.title,
        city=fact.city,
        virtues=fact.virtues,
        trifle=is_trifle(fact),
        burn_option=fact.burn_option,
        banned=fact.banned,
        v5=is_v5(fact),
        complete=standard_book().complete(fact.id),
        levels=tuple(VtesLevel(does, mark) for mark, does in ways(fact.id, language)),
    )


def is_trifle(fact: Facts) -> bool:
    """Whether a master is a trifle, as its first line says."""
    return "master" in fact.types and "trifle" in fact.text.lower().split("\n")[0]
