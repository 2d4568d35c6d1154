"""What must be true of what is going on: small conditions, joined by `&` and `|`, in a form that is the only one for its meaning."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from coterie.games.vtes.words.node import Node
from coterie.games.vtes.words.predicates import MINION, PREDATORS, TITLED, VAMPIRE, Pred, parts
from coterie.games.vtes.words.things import Who


class State(StrEnum):
    """What may be true, in the order in which it is said: first the moment, then what is true of it."""

    YOUR_UNLOCK = "your-unlock"
    YOUR_MASTER = "your-master"
    YOUR_INFLUENCE = "your-influence"
    YOUR_DISCARD = "your-discard"
    NEXT_MINION = "next-minion"
    """Your next minion phase, at any moment of it."""
    ANNOUNCED = "announced"
    """As an action is announced."""
    DURING_ACTION = "during-action"
    """While an action may be blocked."""
    DECLINED = "declined"
    """Blocks are declined."""
    WOULD_BLEED = "would-bleed"
    """A bleed is about to be successful."""
    ATTEMPT = "attempt"
    """A minion attempts to block."""
    BLOCKED = "blocked"
    """The minion is blocked, before block resolution."""
    AFTER_BLOCK = "after-block"
    """The minion has blocked, after block resolution."""
    AFTER = "after"
    """After action resolution."""
    POLLING = "polling"
    """The polling step of a referendum."""
    BEFORE_RANGE = "before-range"
    BEFORE_STRIKES = "before-strikes"
    ROUND_END = "round-end"
    NOT_FIRST = "not-first"
    """The action is not the first in a minion phase."""
    BLEED = "bleed"
    """The action is a bleed."""
    BLEED_AT_YOU = "bleed-at-you"
    DIRECTED_AT_YOU = "directed-at-you"
    """Also at a card you control."""
    SAME_TARGETS = "same-targets"
    """The action is directed at the same Methuselahs as the one in which the card was put in play."""
    SUCCESSFUL = "successful"
    """The action was."""
    UNREACTED = "unreacted"
    """No reaction was played during it."""
    WAS_BLOCKED = "was-blocked"
    DIRECTED = "directed"
    UNDIRECTED = "undirected"
    CALLS = "calls"
    """The action is political."""
    HUNTS = "hunts"
    EQUIPS = "equips"
    EMPLOYS = "employs"
    """The action is to employ a retainer."""
    RECRUITS = "recruits"
    """The action is to recruit an ally."""
    DIABLERIZES = "diablerizes"
    POLITICAL = "political"
    """The referendum is that of a political action, no blood hunt."""
    PASSED = "passed"
    """The referendum of the action was."""
    CLOSE = "close"
    LONG = "long"
    """The range of the combat is."""
    EDGE = "edge"
    """You have it."""


class Cond(Node, frozen=True, cache_hash=True):
    """A condition."""

    def __and__(self, other: Cond) -> Cond:
        return And(tuple(sorted(dict.fromkeys((*every(self), *every(other))), key=place)))

    def __or__(self, other: Cond) -> Cond:
        return Or((*alternatives(self), *alternatives(other)))


class And(Cond, frozen=True):
    """All of these, moments first."""

    of: tuple[Cond, ...]


class Or(Cond, frozen=True):
    """One or more of these."""

    of: tuple[Cond, ...]


class When(Cond, frozen=True):
    """Something is true of what is going on."""

    what: State


class Is(Cond, frozen=True):
    """Something is true of somebody."""

    who: Who
    what: Pred


class Requiring(Cond, frozen=True):
    """The action requires a clan or a discipline."""

    clan: str
    discipline: str


class Pool(Cond, frozen=True):
    """A Methuselah has so much pool or less."""

    who: Who
    at_most: int


class Controls(Cond, frozen=True):
    """A Methuselah controls something of which this is true."""

    who: Who
    what: Pred


_SINGLE = (When, Is, Requiring, Controls, Pool)
"""In the order in which they stand."""


def every(cond: Cond) -> tuple[Cond, ...]:
    """What all must be true."""
    return cond.of if isinstance(cond, And) else (cond,)


def alternatives(cond: Cond) -> tuple[Cond, ...]:
    """Of what one must be true."""
    return cond.of if isinstance(cond, Or) else (cond,)


def singles(cond: Cond | None) -> Iterator[Cond]:
    """Every single condition of which one is made."""
    if isinstance(cond, And | Or):
        for one in cond.of:
            yield from singles(one)
    elif cond is not None:
        yield cond


def implies(cond: Cond | None, *others: Cond) -> bool:
    """Whether a condition says that one of the others is true, whichever of its alternatives is."""
    return cond is not None and all(any(_says(one, other) for other in others) for one in alternatives(cond))


def _says(cond: Cond, other: Cond) -> bool:
    """Whether all that one condition says is said by another: of somebody, whatever else that says of them."""
    whole = every(cond)
    return all(one in whole or any(_includes(known, one) for known in whole) for one in every(other))


def _includes(cond: Cond, other: Cond) -> bool:
    same = isinstance(cond, Is) and isinstance(other, Is) and cond.who is other.who
    return same and isinstance(cond, Is) and isinstance(other, Is) and set(parts(other.what)) <= set(parts(cond.what))


def place(cond: Cond) -> tuple[int, int]:
    """Where a part stands."""
    if isinstance(cond, When):
        return 0, list(State).index(cond.what)
    if isinstance(cond, Is):
        return 1, list(Who).index(cond.who)
    return _SINGLE.index(type(cond)) if isinstance(cond, _SINGLE) else len(_SINGLE), 0


def orderly(cond: Cond) -> bool:
    """Whether a condition is written in the only way for its meaning."""
    if isinstance(cond, Or):
        return len(set(cond.of)) == len(cond.of) > 1 and all(not isinstance(one, Or) and orderly(one) for one in cond.of)
    if isinstance(cond, And):
        places = [place(one) for one in cond.of]
        single = all(isinstance(one, _SINGLE) for one in cond.of)
        return single and len(set(places)) == len(places) > 1 and places == sorted(places)
    return isinstance(cond, _SINGLE)


PREDATOR_ACTS, TITLED_ACTS = Is(Who.ACTING, MINION & PREDATORS), Is(Who.ACTING, VAMPIRE & TITLED)
