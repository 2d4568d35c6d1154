"""What is true of a thing: small predicates, joined by `&`, `|` and `~`, in a form that is the only one for its meaning."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias, TypeVar

from coterie.games.vtes.words.node import Node
from coterie.games.vtes.words.things import Count, Noun, Number, Region, Title, Trait, Who


class Pred(Node, frozen=True, cache_hash=True):
    """A predicate of things in play, or of those that lie face down if it says where."""

    def __and__(self, other: Pred) -> Pred:
        return All(tuple(sorted((*parts(self), *parts(other)), key=rank)))

    def __or__(self, other: Pred) -> Pred:
        return AnyOf((*choices(self), *choices(other)))

    def __invert__(self) -> Pred:
        return self.of if isinstance(self, Not) else Not(self)


class All(Pred, frozen=True):
    """All of these, in the order of their ranks."""

    of: tuple[Pred, ...]


class AnyOf(Pred, frozen=True):
    """One or more of these."""

    of: tuple[Pred, ...]


class Not(Pred, frozen=True):
    """Not this."""

    of: Pred


class IsA(Pred, frozen=True):
    """It is of a kind."""

    noun: Noun


class In(Pred, frozen=True):
    """It is in a region; without this word it is in play, whichever the region."""

    region: Region


class Control(Pred, frozen=True):
    """Somebody controls it."""

    by: Who


class Locked(Pred, frozen=True):
    """It is locked."""


class Titled(Pred, frozen=True):
    """It has a title: any, or one of these."""

    among: tuple[Title, ...] = ()


class Sect(Pred, frozen=True):
    """It is of a sect."""

    name: str


class Clan(Pred, frozen=True):
    """It is of a clan."""

    clan: str


class Keyword(Pred, frozen=True):
    """A keyword is printed on it."""

    trait: Trait


class Has(Pred, frozen=True):
    """It has a discipline: "aus" at any level, "AUS" at superior."""

    discipline: str


class Requires(Pred, frozen=True):
    """Its card requires a discipline."""

    discipline: str


class Political(Pred, frozen=True):
    """It performs a political action."""


class Same(Pred, frozen=True):
    """It is the minion that plays or bears the card, or that has another part in what happens."""

    who: Who = Who.SELF


class Order(StrEnum):
    """How two numbers compare."""

    LESS = "<"
    MORE = ">"
    AT_LEAST = ">="
    AT_MOST = "<="


class Capacity(Pred, frozen=True):
    """Its capacity compares so with a number, or with the capacity of the minion that plays or bears the card."""

    order: Order
    to: Number | Who


_P = TypeVar("_P", bound=Pred)
Target: TypeAlias = Who | Pred


def parts(pred: Pred) -> tuple[Pred, ...]:
    """What all must be true."""
    return pred.of if isinstance(pred, All) else (pred,)


def choices(pred: Pred) -> tuple[Pred, ...]:
    """Of what one must be true."""
    return pred.of if isinstance(pred, AnyOf) else (pred,)


def part(pred: Pred, sort: type[_P]) -> _P | None:
    """The part of a sort that must be true, if there is one."""
    return next((one for one in parts(pred) if isinstance(one, sort)), None)


RANKS: Final[tuple[type[Pred], ...]] = (IsA, In, Control, Locked, Capacity, Titled, Sect, Clan, Keyword, Has, Requires, Political, Same)
"""The order of the parts: what it is, where, whose, and how it is measured and described."""

_SINGLE: Final = (IsA, In, Control, Sect, Clan)
"""A thing has one of each."""


def rank(pred: Pred) -> int:
    """Where a part stands."""
    while isinstance(pred, Not | AnyOf):
        pred = pred.of if isinstance(pred, Not) else pred.of[0]
    return RANKS.index(type(pred))


def normal(pred: Pred) -> bool:
    """Whether a predicate is written in the only way for its meaning."""
    if isinstance(pred, Not):
        return not isinstance(pred.of, Not | All | AnyOf) and normal(pred.of)
    if not isinstance(pred, All | AnyOf):
        return type(pred) in RANKS
    if not len(set(pred.of)) == len(pred.of) > 1 or any(isinstance(one, All | type(pred)) or not normal(one) for one in pred.of):
        return False
    single = [rank(one) for one in pred.of if RANKS[rank(one)] in _SINGLE]
    return isinstance(pred, AnyOf) or (len(set(single)) == len(single) and list(pred.of) == sorted(pred.of, key=rank))


def noun_of(pred: Pred) -> Noun:
    """What kind of thing it is."""
    found = part(pred, IsA)
    return Noun.CARD if found is None else found.noun


def region_of(pred: Pred) -> Region | None:
    """Where it is; None if it is in play, wherever."""
    found = part(pred, In)
    return None if found is None else found.region


def clan_of(pred: Pred) -> str:
    """Of which clan it is; "" if that does not matter."""
    found = part(pred, Clan)
    return "" if found is None else found.clan


# Words that many cards use.
MINION, VAMPIRE, ALLY, METHUSELAH, EQUIPMENT, CARD = (IsA(noun) for noun in Noun)
READY, TORPOR, UNCONTROLLED = In(Region.READY), In(Region.TORPOR), In(Region.UNCONTROLLED)
YOURS, PREYS, PREDATORS, THEIRS = Control(Who.YOU), Control(Who.PREY), Control(Who.PREDATOR), Control(Who.THAT)
NEIGHBOURS = PREDATORS | PREYS
LOCKED, TITLED, OTHER = Locked(), Titled(), ~Same()
YOUNGER = Capacity(Order.LESS, Who.SELF)
OLDER = Capacity(Order.MORE, Who.SELF)


OTHER_READY_VAMPIRE, OUTSIDE_COMBAT = VAMPIRE & READY & ~Same(Who.ACTING), MINION & READY & ~Same(Who.COMBATANT)
"""Those who play what others do not: beside the acting minion, and beside the combatants."""
EVEN_LOCKED = VAMPIRE & (LOCKED | ~LOCKED)
STAYING = VAMPIRE & READY
"""One that does not leave the ready region."""
SMALL = Capacity(Order.LESS, Count.COUNTERS_HERE)
"""Of less capacity than there are counters on this card."""


def at_least(capacity: int) -> Pred:
    """Of at least this capacity."""
    return Capacity(Order.AT_LEAST, capacity)
