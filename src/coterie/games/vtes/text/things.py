"""Predicates in words: a noun with what is true of it, each part where a sentence has room for it."""

from __future__ import annotations

from functools import singledispatch

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    NEIGHBOURS,
    OLDER,
    OTHER,
    SMALL,
    YOUNGER,
    AnyOf,
    Capacity,
    Clan,
    Control,
    Has,
    In,
    IsA,
    Keyword,
    Locked,
    Not,
    Noun,
    Order,
    Pred,
    Region,
    Sect,
    Titled,
    Who,
    normal,
    parts,
    region_of,
)
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, Tongue, Unprintable, refuse

WHOSE = {Who.YOU: "yours", Who.PREY: "preys", Who.PREDATOR: "predators", Who.THAT: "theirs"}
AGAIN = {Who.PREY: "preys-again", Who.THAT: "thats"}
"""After the sentence has named your prey."""


class Thing(msgspec.Struct):
    """What a predicate says, sorted by where it stands."""

    kind: Noun = Noun.CARD
    clan: str = ""
    clans: list[str] = []
    """Of one of these."""
    title: str = ""
    sorts: list[str] = []
    before: str = ""
    adjectives: list[str] = []
    place: str = ""
    whose: str = ""
    capacity: str = ""
    without: str = ""

    def noun(self, tongue: Tongue, article: Article, adjectives: tuple[str, ...], before: str = "", after: str = "") -> Phrase:
        """The noun: a title, the name of a clan for its vampires, or a kind of thing."""
        if self.title:
            refuse(self.kind is not Noun.VAMPIRE, "vampires have titles")
            return tongue.noun("title", self.title, article, (*adjectives, *((self.clan,) if self.clan else ())), before, after)
        if self.clans:
            refuse(self.kind is not Noun.VAMPIRE or bool(self.clan), "vampires are of one clan or another")
            return self._of_clans(tongue, article, adjectives, before, after)
        if not self.clan:
            return tongue.noun("noun", self.kind, article, adjectives, before, after, tongue.both(self.sorts, either=True))
        refuse(bool(self.sorts), "no vampire is a creature of a sort")
        if self.kind is Noun.VAMPIRE:
            return tongue.noun("clan", self.clan, article, adjectives, before, after)
        of_clan = tongue.say("of-clan", clan=tongue.form("clan", self.clan))
        return tongue.noun("noun", self.kind, article, adjectives, before, f"{of_clan} {after}".strip())

    def _of_clans(self, tongue: Tongue, article: Article, adjectives: tuple[str, ...], before: str, after: str) -> Phrase:
        """Vampires of one clan or another; English says of the first alone what is true of all."""
        once = not tongue.grammar.adjectives_follow
        first = tongue.noun("clan", self.clans[0], article, adjectives, before)
        bare = Article.ALL if article is Article.ALL else Article.NONE
        rest = [
            tongue.noun("clan", clan, bare) if once else tongue.noun("clan", clan, article, adjectives, before) for clan in self.clans[1:]
        ]
        words = tongue.both([first.words, *(one.words for one in rest)], either=article is not Article.ALL)
        return Phrase(f"{words} {after}".strip(), first.number, first.gender)

    def described(self, tongue: Tongue) -> list[str]:
        """Whose it is and how large, in the order of the language."""
        found = [self.whose, self.capacity]
        return found[::-1] if tongue.grammar.adjectives_follow else found


def described(pred: Pred, tongue: Tongue, preys: bool = False) -> Thing:
    """A predicate in words; `preys`: the sentence has named your prey already."""
    refuse(not normal(pred), "it is said in another way")
    thing = Thing()
    for part in parts(pred):
        _describe(part, thing, tongue)
    _whose(pred, thing, tongue, preys)
    return thing


def _whose(pred: Pred, thing: Thing, tongue: Tongue, preys: bool) -> None:
    """Who controls it: said with the region where that is somebody's own."""
    found = [part for part in parts(pred) if isinstance(part, Control) or part == NEIGHBOURS]
    refuse(len(found) > 1, "one controls a thing")
    by = found[0].by if found and isinstance(found[0], Control) else None
    refuse(by is not None and by not in WHOSE, "nobody else controls things")
    if region_of(pred) is Region.UNCONTROLLED:
        thing.place = tongue.chosen(f"in-uncontrolled-{'neighbours' if found and by is None else WHOSE[by] if by else 'any'}")
    elif found:
        whose = "neighbours" if by is None else AGAIN.get(by, WHOSE[by]) if preys else WHOSE[by]
        thing.whose = tongue.chosen(f"{'things' if thing.kind is Noun.EQUIPMENT else 'whose'}-{whose}")


@singledispatch
def _describe(part: Pred, thing: Thing, tongue: Tongue) -> None:
    """Add one part to what is said."""
    raise Unprintable("no card text says so")


@_describe.register
def _(part: IsA, thing: Thing, tongue: Tongue) -> None:
    thing.kind = part.noun


@_describe.register
def _(part: In, thing: Thing, tongue: Tongue) -> None:
    if part.region is Region.READY:
        thing.adjectives.append("ready")
    elif part.region is Region.TORPOR:
        thing.place = tongue.say("in-torpor")


@_describe.register
def _(part: Control, thing: Thing, tongue: Tongue) -> None:
    """It is said with the region."""


@_describe.register
def _(part: Locked, thing: Thing, tongue: Tongue) -> None:
    thing.adjectives.append("locked")


@_describe.register
def _(part: Titled, thing: Thing, tongue: Tongue) -> None:
    refuse(len(part.among) > 1, "one title is asked for")
    if part.among:
        thing.title = part.among[0]
    else:
        thing.adjectives.append("titled")


@_describe.register
def _(part: Sect, thing: Thing, tongue: Tongue) -> None:
    thing.adjectives.append(part.name)


@_describe.register
def _(part: Clan, thing: Thing, tongue: Tongue) -> None:
    thing.clan = part.clan


@_describe.register
def _(part: Keyword, thing: Thing, tongue: Tongue) -> None:
    refuse(bool(thing.sorts), "no creature is of two sorts")
    thing.sorts.append(tongue.form("trait", part.trait))


@_describe.register
def _(part: AnyOf, thing: Thing, tongue: Tongue) -> None:
    """A wraith or a zombie; other alternatives are said elsewhere, or not at all."""
    for one in part.of:
        if isinstance(one, Keyword):
            thing.sorts.append(tongue.form("trait", one.trait))
        elif isinstance(one, Clan):
            thing.clans.append(one.clan)
        else:
            refuse(part != NEIGHBOURS, "no card text says so")


@_describe.register
def _(part: Not, thing: Thing, tongue: Tongue) -> None:
    if isinstance(part.of, Sect):
        thing.adjectives.append(f"non-{part.of.name}")
        return
    if isinstance(part.of, Has):
        thing.without = tongue.say("without", discipline=tongue.discipline(part.of.discipline))
        return
    refuse(part != OTHER, "no card text says so")
    thing.before = "other"


@_describe.register
def _(part: Capacity, thing: Thing, tongue: Tongue) -> None:
    if part in (YOUNGER, OLDER):
        thing.adjectives.append("younger" if part == YOUNGER else "older")
        return
    refuse(bool(thing.capacity), "one condition on capacity")
    if part == SMALL:
        thing.capacity = tongue.say("of-small-capacity")
    elif isinstance(part.to, int) and part.order is Order.AT_LEAST:
        thing.capacity = tongue.say("of-capacity", capacity=part.to)
    elif isinstance(part.to, int) and part.order is Order.AT_MOST:
        thing.capacity = tongue.say("of-capacity-at-most", capacity=part.to)
    else:
        raise Unprintable("no card text says so")
