"""A card for every word in every place where the engine says that it carries it out, and for every member that a field may have there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import NamedTuple

import msgspec

from coterie.games.vtes.book import Book, forms_of, standard_book
from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    EQUIPMENT,
    LOCKED,
    MINION,
    PREYS,
    READY,
    THEIRS,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
    YOUNGER,
    YOURS,
    Action,
    AfterSuccess,
    Allocate,
    Always,
    Bleed,
    Body,
    Burn,
    BurnBlood,
    BurnCounters,
    BurnPool,
    Card,
    Choose,
    ChooseReady,
    ChooseTwo,
    ChooseUpTo,
    Clan,
    Cond,
    Count,
    Counters,
    During,
    Early,
    Effect,
    GainBlood,
    GainPool,
    GainVotes,
    Happening,
    IfBled,
    IfBlocked,
    Instead,
    Is,
    Limited,
    Lock,
    Maneuver,
    Mod,
    Mode,
    More,
    Node,
    On,
    Passes,
    Pay,
    Period,
    Pool,
    Pred,
    Press,
    PutInPlay,
    PutOn,
    RemoveAsh,
    Stat,
    Strike,
    StrikeKind,
    Surcharge,
    Title,
    Trait,
    Trigger,
    Unlock,
    Use,
    While,
    Who,
)
from coterie.games.vtes.families import of_sort
from coterie.games.vtes.pool import Facts, named, slug_of
from coterie.games.vtes.support.check import OF_EVENTS, unplayable
from coterie.games.vtes.support.registry import ANY, CARRIED, Entry, Place, Things, Within, collect, said
from coterie.games.vtes.words.node import fields_of

from .goals import MODE, Goal

FIRST = 198_000
"""From here on these cards have their numbers."""
GAIN = GainPool(Who.YOU, 1)
Effects: tuple[type[Node], ...] = of_sort(Effect)
NODES, CARDS = 24, 70
"""So many ways to fill the fields of a word are tried, and so many cards around it."""


class Invented(NamedTuple):
    """A card that says one word in one place."""

    place: Place
    fact: Facts
    card: Card
    goal: Goal
    word: Node


# What stands in a field.

SOME = (
    VAMPIRE & READY & YOURS, VAMPIRE, VAMPIRE & READY, MINION, MINION & READY, ALLY, EQUIPMENT, VAMPIRE & TORPOR,
    VAMPIRE & UNCONTROLLED & YOURS, MINION & READY & PREYS, VAMPIRE & THEIRS, VAMPIRE & YOUNGER, VAMPIRE & YOURS & Clan("Brujah"),
    MINION & LOCKED,
)  # fmt: skip
INSIDE: tuple[Effect, ...] = (
    GAIN, BurnPool(Who.PREY, 1), BurnPool(Who.EACH, 1), GainBlood(1), BurnBlood(1), Lock(Who.BLOCKER), Unlock(Who.ACTING), Press(),
    Maneuver(), PutOn(Who.SELF), Burn(), RemoveAsh(1, Who.PREY), GainVotes(1), GainPool(Who.EACH, 1, Count.POINTS),
    During(Period.ACTION, Mod(Stat.BLEED, 1)), During(Period.ACTION, Mod(Stat.STEALTH, 1)),
)  # fmt: skip
MODS = (Mod(Stat.STEALTH, 1), Mod(Stat.BLEED, 1), Mod(Stat.HAND, 1, Who.YOU), Mod(Stat.VOTES, 1, VAMPIRE & READY))
CONDITIONS = (Pool(Who.TARGET, 9), Is(Who.SELF, Clan("Brujah")))
TEXTS = {
    "sort": ("master", "reaction", "action modifier"),
    "clan": ("Brujah",),
    "name": ("Villein",),
    "action": ("hunt",),
    "discipline": ("dom",),
    "value": ("Sabbat", "Brujah", "dom"),
}


HELD: dict[object, tuple[Node, ...]] = {Mod: MODS, Cond: CONDITIONS}
"""What stands in fields that hold no effects."""


def values(name: str, allowed: tuple[object, ...] | None, field: msgspec.structs.FieldInfo) -> tuple[object, ...]:
    """What a field may hold where a word is carried out; its default first."""
    given = field.default is not msgspec.NODEFAULT
    if name == "price":
        return (RemoveAsh(1, Who.PREY),)
    if allowed is None:
        return (field.default,) if given else _sample(name, field)
    found: list[object] = [field.default] if given and _is_allowed(field.default, allowed) else []
    for one in allowed:
        if isinstance(one, Things):
            found += SOME
        elif isinstance(one, Within) and field.type in HELD:
            found += HELD[field.type]
        elif isinstance(one, Within) and one.place is not Place.AMOUNT:
            found += [(effect,) for effect in INSIDE] if "tuple" in str(field.type) else list(INSIDE)
        elif one is ANY:
            found += _sample(name, field)
        elif one is int:
            found += [2, 1]
        elif one is str:
            found += TEXTS.get(name, ())
        elif not isinstance(one, type):
            found.append(one)
    return tuple(dict.fromkeys(found))


def _is_allowed(value: object, allowed: tuple[object, ...]) -> bool:
    return any(one is ANY or one is value or (isinstance(one, type) and type(value) is one) for one in allowed)


def _sample(name: str, field: msgspec.structs.FieldInfo) -> tuple[object, ...]:
    sort = str(field.type)
    if field.type is bool or "bool" in sort:
        return (False, True)
    if name in TEXTS:
        return TEXTS[name]
    if "Title" in sort:
        return tuple(Title)
    if "Trait" in sort:
        return (None, Trait.VEHICLE)
    if "tuple" in sort:
        return (("dom",), ()) if "str" in sort else ()
    if isinstance(field.type, type) and issubclass(field.type, str):
        return tuple(field.type) if hasattr(field.type, "__members__") else ("",)  # type: ignore[arg-type]
    return (2, 1)


def words(word: type[Node], entry: Entry) -> Iterator[Node]:
    """Nodes of a word, the plainest first."""
    options = [values(field.name, entry.fields.get(field.name), field) for field in fields_of(word)]
    yield from (word(*chosen) for chosen in islice(product(*options), NODES))


def others(node: Node, entry: Entry) -> Iterator[Node]:
    """The same word with each other member of each field; of predicates and of effects one is enough."""
    for field in fields_of(type(node)):
        now = getattr(node, field.name)
        for member in values(field.name, entry.fields.get(field.name), field):
            if member != now and not isinstance(member, (Pred, tuple, *Effects)):
                yield msgspec.structs.replace(node, **{field.name: member})


# What stands around a word.

BESIDE: tuple[tuple[Effect, ...], ...] = (
    (), (Strike(StrikeKind.HAND),), (Strike(StrikeKind.COMBAT_ENDS),), (Strike(StrikeKind.DESTROY_EQUIPMENT),),
    (PutOn(VAMPIRE & READY & YOURS),), (PutOn(Who.SELF),), (PutInPlay(),), (Bleed(1),), (Surcharge("reaction", 1),),
    (Choose(VAMPIRE & READY),),
    (ChooseTwo(VAMPIRE & READY & YOURS), PutInPlay()),
)  # fmt: skip
TERMS: tuple[tuple[Effect, ...], ...] = (
    (), (Allocate(4, 2),), (Allocate(3, 1, True),), (ChooseReady(VAMPIRE & READY),), (ChooseUpTo(2, MINION & READY),),
)  # fmt: skip
HOLDING = (Action, Always, Instead, Trigger, Use)
"""Abilities that say other words: those are tried in them."""
DOORS = (On(Happening.REPLACES, seat=Who.YOU), On(Happening.UNLOCKS, Who.SELF), On(Happening.TORPOR, Who.SELF))
HOLDERS: tuple[tuple[str, Card], ...] = (
    ("master", Card(0)),
    ("equipment", Card(0)),
    ("ally", Card(0, body=Body(2, 1, 1))),
    ("retainer", Card(0, body=Body(2))),
    ("action", Card(0, (Mode((PutOn(VAMPIRE & READY),)),))),
    ("master", Card(0, (Mode((PutInPlay(1),)),), (Counters(0),))),
    ("master", Card(0, (Mode((PutInPlay(3),)),))),
)
"""Cards that stay in play, with their type."""


def cards(place: Place, word: Node) -> Iterator[tuple[str, Card, int]]:
    """Cards that may say the word in that place: the type, the definition, and which of its abilities says it."""
    match place:
        case Place.MASTER | Place.ACTION:
            yield from ((place.value, Card(0, (Mode((*others, word)),)), MODE) for others in BESIDE)  # type: ignore[arg-type]
        case Place.MODIFIER | Place.REACTION | Place.COMBAT:
            sort = "action modifier" if place is Place.MODIFIER else place.value
            for others, (when, by) in product(BESIDE, ((None, None), *users())):
                yield sort, Card(0, (Mode((*others, word), when=when, by=by),)), MODE  # type: ignore[arg-type]
        case Place.POLITICAL:
            yield from (("political action", Card(0, (Mode((word, Passes(GAIN))),)), MODE) for _ in (0,))  # type: ignore[arg-type]
            yield "political action", Card(0, (Mode((ChooseReady(VAMPIRE & READY), word)),)), MODE  # type: ignore[arg-type]
        case Place.PASSES:
            yield from (("political action", Card(0, (Mode((*terms, Passes(word))),)), MODE) for terms in TERMS)  # type: ignore[arg-type]
        case Place.IF_BLED:
            yield "action", Card(0, (Mode((Bleed(1), IfBled((word,)))),)), MODE  # type: ignore[arg-type]
        case Place.IF_BLOCKED:
            yield "action modifier", Card(0, (Mode((IfBlocked((word,)),)),)), MODE  # type: ignore[arg-type]
        case Place.PAID:
            yield "action", Card(0, (Mode((Pay(RemoveAsh(1, Who.PREY), word),)),)), MODE  # type: ignore[arg-type]
        case _:
            yield from _abilities(place, word)


def _abilities(place: Place, word: Node) -> Iterator[tuple[str, Card, int]]:
    for sort, holder in HOLDERS:
        for ability in _saying(place, word):
            yield sort, msgspec.structs.replace(holder, abilities=(ability, *holder.abilities)), 0


def _saying(place: Place, word: Node) -> Iterator[Node]:
    """Abilities that say a word."""
    match place:
        case Place.USE | Place.FIGHT:
            yield from (msgspec.structs.replace(use, do=(word,)) for use in uses())
            yield from (msgspec.structs.replace(use, do=(Strike(StrikeKind.HAND), word)) for use in uses())
        case Place.COST:
            yield Use((word,), (GAIN,))  # type: ignore[arg-type]
        case Place.PHASE | Place.TORPOR | Place.BURNED | Place.BLOCKS | Place.NEXT_BLEED | Place.CALLED_PASSED | Place.RECRUITED:
            here = [trigger for trigger in triggers() if OF_EVENTS.get(trigger.on.kind, Place.PHASE) is place]
            yield from (msgspec.structs.replace(trigger, do=(word,)) for trigger in here)
        case Place.OFFER:
            yield from (Action(by, (word,)) for by in (VAMPIRE & YOURS, MINION, Who.SELF))  # type: ignore[arg-type]
        case Place.STATIC:
            yield Always(word)  # type: ignore[arg-type]
        case Place.AFTER_SUCCESS:
            yield from (msgspec.structs.replace(use, do=(AfterSuccess(word),)) for use in uses())  # type: ignore[arg-type]
        case Place.DOOR:
            yield from (Instead(word, (Burn(),)), Instead(word, (BurnCounters(1),)), Instead(word, amount=1))  # type: ignore[arg-type]
        case Place.INSTEAD:
            yield from (Instead(on, (word,)) for on in DOORS)  # type: ignore[arg-type]
        case Place.MOMENT:
            yield Trigger(word, (GAIN,))  # type: ignore[arg-type]
        case _:
            yield word


@cache
def users() -> tuple[tuple[Cond | None, Pred | None], ...]:
    """Every moment at which complete cards say that they are played, and by whom."""
    found = {(card.when, card.by) for card in DEFINITIONS.values()}
    found |= {(mode.when, mode.by) for card in DEFINITIONS.values() for mode in card.modes}
    found -= {(None, None)}
    return tuple(sorted(found, key=lambda one: (len(said(one)), said(one))))


@cache
def uses() -> tuple[Use, ...]:
    """Every moment at which abilities of complete cards are used, without what they cost and how often they are."""
    found = [use for ways in standard_book().forms.values() for form in ways for _, use in form.uses]
    return tuple(
        sorted({msgspec.structs.replace(use, cost=(), do=(), once=None) for use in found}, key=lambda use: (len(said(use)), said(use)))
    )


@cache
def triggers() -> tuple[Trigger, ...]:
    """Everything that complete cards wait for."""
    found = [trigger for ways in standard_book().forms.values() for form in ways for _, trigger in form.triggers]
    return tuple(sorted({msgspec.structs.replace(one, do=(), once=None) for one in found}, key=lambda one: (len(said(one)), said(one))))


def invented(place: Place, word: Node, number: int) -> Invented | None:
    """A card that the engine accepts and that says a word in a place; None if none is found."""
    among = (found for outer, whole in _within(place, word) for found in islice(cards(outer, whole), CARDS))
    for sort, card, ability in among:
        fact = _fact(sort, number)
        made = msgspec.structs.replace(card, id=number)
        if not unplayable(made, fact, forms_of(made, fact)):
            return Invented(place, fact, made, Goal(number, 0, ability), word)
    return None


def _within(place: Place, word: Node) -> Iterator[tuple[Place, Node]]:
    """The effects that a word is a part of, where it is none itself."""
    if isinstance(word, More):
        yield from (found for stat in (Stat.BLEED, Stat.STEALTH) for found in _within(Place.MODIFIER, Mod(stat, word)))
    elif isinstance(word, Mod) and place is not Place.STATIC:
        for period in (Period.ACTION, Period.TURN, Period.REFERENDUM):
            yield place, During(period, word)
            yield place, Early(During(period, word))
    else:
        yield place, Limited(word) if isinstance(word, While) else word


@cache
def _model() -> Facts:
    return named("Roundhouse")


def _fact(sort: str, number: int) -> Facts:
    name = f"Invented {number}"
    return msgspec.structs.replace(_model(), id=number, name=name, slug=slug_of(name), types=(sort,), needs=(), text="", sets="")


def saying(word: type[Node], first: int = FIRST) -> tuple[Invented, ...]:
    """A card for each place and member in which the engine says that it carries out a word."""
    collect()
    if word in HOLDING:
        return ()
    found: dict[tuple[Place, Node], Invented] = {}
    for entry in CARRIED.get(word, ()):
        for place in sorted(entry.places):
            base = next((one for node in words(word, entry) if (one := invented(place, node, first + len(found)))), None)
            if base is None:
                continue
            found.setdefault((place, base.word), base)
            for node in others(base.word, entry):
                if (place, node) not in found and (one := invented(place, node, first + len(found))) is not None:
                    found[place, node] = one
    return tuple(found.values())


def book_of(made: tuple[Invented, ...]) -> Book:
    """The book of complete cards with some invented ones."""
    standard = standard_book()
    part = Book.__new__(Book)
    part.refused = {}
    ways = {one.fact.id: forms_of(one.card, one.fact) for one in made}
    part._fill({**standard.forms, **ways}, {**standard.facts, **{one.fact.id: one.fact for one in made}})
    return part
