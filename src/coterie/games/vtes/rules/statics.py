"""What abilities bring while their card is in play: whom they concern, how much, and when. Made ready as the book is built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import singledispatch
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    Ability,
    Action,
    Always,
    And,
    Bleed,
    BlockToll,
    Cannot,
    Cheaper,
    Cond,
    Count,
    Dearer,
    Environmental,
    Forbid,
    Get,
    HandsOnly,
    Hinders,
    Is,
    MustBlock,
    Noun,
    OpenHand,
    Phase,
    Pred,
    ReduceBleed,
    ReplaceLater,
    Stat,
    State,
    Surcharge,
    Target,
    Trigger,
    Use,
    When,
    Who,
    noun_of,
)
from coterie.games.vtes.cards.vocabulary.words import Node
from coterie.games.vtes.index import Entry, Holds, Reach, Static
from coterie.games.vtes.rules.conditions import Situation, holds
from coterie.games.vtes.rules.events import hearing
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.stats import chosen_as
from coterie.games.vtes.support.registry import HOLDERS, MINIONS, ON_MINION, Place, Scope, Things, Within, carries, held_by, ignored
from coterie.games.vtes.table import ALLY, READY, Piece, Table
from coterie.kernel.text import Text


def statics_of(abilities: tuple[Ability, ...], windows: Mapping[Phase, tuple[str, ...]]) -> tuple[Static, ...]:
    """Everything that the abilities of a card bring; uses belong into the windows of their moment."""
    found: list[Static] = []
    for n, ability in enumerate(abilities):
        if isinstance(ability, Use):
            found += [Static(n, window, ability) for window in windows.get(ability.at, ())]
        else:
            found += brings(ability, n)
    return tuple(found)


@singledispatch
def brings(ability: Ability, n: int) -> Iterator[Static]:
    """What one ability brings; those of the card itself, such as what it teaches, bring nothing to others."""
    yield from ()


OF_MINIONS: Final = (Stat.STEALTH, Stat.INTERCEPT, Stat.BLEED, Stat.STRENGTH, Stat.VOTES)
OF_METHUSELAHS: Final = (Stat.HAND, Stat.TRANSFERS)
LASTING: Final = (Cannot.BLOCK, Cannot.UNLOCK, Cannot.BE_BLOCKED, Cannot.BE_DODGED)


def _conditions(ability: Always, scope: Scope) -> Text | None:
    """Conditions are not read of what a Methuselah has; numbers alone are counted."""
    effect = ability.effect
    if isinstance(effect, Get) and effect.who is Who.YOU:
        return ignored(ability, "if_", scope) if ability.if_ is not None else None
    return ignored(ability, "per", scope) if ability.per is not None and not isinstance(effect, Get) else None


@carries(
    Always,
    *HOLDERS,
    effect=Within(Place.STATIC),
    if_=Within(Place.WHILE),
    per=(None, Count.COUNTERS_HERE),
    where=_conditions,
)
@carries(And, Place.WHILE, of=Within())
@carries(When, Place.WHILE, what=(State.BLEED_AT_YOU, State.DIRECTED))
@carries(Is, Place.WHILE, who=Who.SELF, what=Things(), where=held_by(Place.CRYPT, *ON_MINION))
@carries(Is, Place.WHILE, who=Who.ACTING, what=Things(than=True))
@carries(Get, Place.STATIC, stat=OF_MINIONS, amount=int, where=held_by(*MINIONS, *ON_MINION))
@carries(Get, Place.STATIC, stat=OF_MINIONS, amount=int, who=Things(than=True))
@carries(Get, Place.STATIC, stat=OF_METHUSELAHS, amount=int, who=Who.YOU)
@carries(Forbid, Place.STATIC, what=LASTING, who=(Who.SELF, Who.ATTACHED), where=held_by(*MINIONS, *ON_MINION))
@carries(Forbid, Place.STATIC, what=LASTING, who=Things(than=True))
@carries(Forbid, Place.STATIC, what=LASTING, who=(Who.ONE, Who.OTHER), where=held_by(Place.TABLE))
@carries(Forbid, Place.STATIC, what=Cannot.GAIN_LIFE, who=Who.SELF, where=held_by(Place.ALLY))
@brings.register
def _(ability: Always, n: int) -> Iterator[Static]:
    effect, while_ = ability.effect, _condition(ability.if_)
    if isinstance(effect, Get):
        reach = Reach.ALL if isinstance(effect.who, Pred) else Reach.CONTROLLER if effect.who is Who.YOU else Reach.BEARER
        while_ = _both(while_, _fitting(effect.who)) if isinstance(effect.who, Pred) else while_
        yield Static(n, effect.stat, effect, reach, fixed(effect), ability.per is Count.COUNTERS_HERE, while_)
    elif isinstance(effect, Forbid):
        yield _forbids(effect, n, while_)
    else:
        reach = Reach.CONTROLLER if isinstance(effect, OpenHand) else Reach.BEARER
        yield Static(n, type(effect), effect, reach, effect.damage if isinstance(effect, Environmental) else 0, holds=while_)


def _forbids(effect: Forbid, n: int, holds: Holds | None) -> Static:
    """Something is forbidden to the bearer, to some minions, or to some with regard to the bearer."""
    who = effect.who
    if who in (Who.ONE, Who.OTHER):
        return Static(n, effect.what, effect, Reach.ALL, holds=_both(holds, _chosen(who)))
    if not isinstance(who, Pred):
        return Static(n, effect.what, effect, holds=holds)
    if effect.what is not Cannot.TARGET_THIS:
        return Static(n, effect.what, effect, Reach.ALL, holds=_both(holds, _fitting(who)))

    def towards(t: Table, entry: Entry, piece: Piece, other: Piece | None) -> bool:
        return other is not None and fits(t, other, who, piece.controller, piece)

    return Static(n, effect.what, effect, holds=_both(holds, towards))


@brings.register
def _(ability: Trigger, n: int) -> Iterator[Static]:
    yield Static(n, ability.on.kind, ability, hears=hearing(ability.on))


@brings.register
def _(ability: Action, n: int) -> Iterator[Static]:
    yield Static(n, Action, ability, Reach.ALL)


@brings.register
def _(ability: Cheaper, n: int) -> Iterator[Static]:
    yield Static(n, Cheaper, ability, Reach.CONTROLLER, ability.amount)


@brings.register
def _(ability: Dearer, n: int) -> Iterator[Static]:
    yield Static(n, Dearer, ability, Reach.ALL, ability.pool)


@brings.register
def _(ability: Hinders, n: int) -> Iterator[Static]:
    def holds(t: Table, entry: Entry, acting: Piece, other: Piece | None) -> bool:
        return t.pieces[entry.source].zone == READY and fits(t, acting, ability.acting, acting.controller, None)

    yield Static(n, Hinders, ability, Reach.ALL, holds=holds)


def lasting_of(nodes: tuple[Node, ...]) -> tuple[Static, ...]:
    """Everything in what a card does that lasts for a while, however deep it stands."""
    found: list[Static] = []
    for node in nodes:
        for inner in _walk(node):
            static = lasts(inner, len(found))
            found += [static] if static is not None else []
    return tuple(found)


def _walk(node: Node) -> Iterator[Node]:
    """A node and those in its fields."""
    yield node
    for field in node.__struct_fields__:
        part = getattr(node, field)
        for inner in part if isinstance(part, tuple) else (part,):
            if isinstance(inner, Node):
                yield from _walk(inner)


@singledispatch
def lasts(effect: Node, n: int) -> Static | None:
    """What an effect brings for a while, if it does."""
    return None


@lasts.register
def _(effect: Get, n: int) -> Static | None:
    less = isinstance(effect.amount, int) and effect.amount < 0
    if effect.stat is Stat.INTERCEPT and isinstance(effect.who, Pred) and less:
        return Static(n, Stat.INTERCEPT, effect, Reach.ALL, holds=_lesser(noun_of(effect.who) is Noun.ALLY))
    if effect.stat is Stat.HAND:
        return Static(n, Stat.HAND, effect, Reach.CONTROLLER)
    if effect.stat is Stat.BLEED:
        return Static(n, Bleed, effect)
    return Static(n, effect.stat, effect) if effect.stat in (Stat.STEALTH, Stat.INTERCEPT) else None


@lasts.register
def _(effect: ReduceBleed, n: int) -> Static | None:
    return Static(n, Bleed, effect)


@lasts.register(Surcharge)
@lasts.register(ReplaceLater)
@lasts.register(HandsOnly)
def _(effect: Surcharge | ReplaceLater | HandsOnly, n: int) -> Static | None:
    return Static(n, type(effect), effect, Reach.ALL)


@lasts.register
def _(effect: BlockToll, n: int) -> Static | None:
    def holds(t: Table, entry: Entry, piece: Piece, other: Piece | None) -> bool:
        return fits(t, piece, effect.by, entry.seat, None)

    return Static(n, BlockToll, effect, Reach.ALL, holds=holds)


@lasts.register
def _(effect: Forbid, n: int) -> Static | None:
    if effect.what is Cannot.UNLOCK_NOW:
        return Static(n, Cannot.UNLOCK_NOW, effect, Reach.ALL)
    return Static(n, effect.what, effect) if effect.what is Cannot.BE_BLOCKED_BY_VAMPIRES else None


@lasts.register
def _(effect: Environmental, n: int) -> Static | None:
    return Static(n, Environmental, effect)


@lasts.register
def _(effect: MustBlock, n: int) -> Static | None:
    return Static(n, Stat.INTERCEPT, effect)


def _lesser(allies: bool) -> Holds:
    """Allies, or vampires younger than the user was when the card was played."""
    if allies:
        return lambda t, entry, piece, other: piece.kind == ALLY
    return lambda t, entry, piece, other: piece.kind != ALLY and piece.capacity < entry.x


def fixed(effect: Get) -> int:
    """The amount of a change that lasts: never one that is counted."""
    return effect.amount if isinstance(effect.amount, int) else 0


def _fitting(some: Pred) -> Holds:
    """Of those it fits; "you" is who controls the card, and others are compared with its bearer."""
    return lambda t, entry, piece, other: fits(t, piece, some, entry.seat, t.pieces[entry.bearer])


def _chosen(who: Target) -> Holds:
    return lambda t, entry, piece, other: chosen_as(piece, who, entry.source)


def _both(first: Holds | None, second: Holds) -> Holds:
    if first is None:
        return second
    return lambda t, entry, piece, other: first(t, entry, piece, other) and second(t, entry, piece, other)


def _condition(cond: Cond | None) -> Holds | None:
    """When an ability holds that says so; "you" are who controls the minion."""
    if cond is None:
        return None
    test = holds(cond)

    def while_(t: Table, entry: Entry, piece: Piece, other: Piece | None) -> bool:
        minion = t.pieces[entry.bearer]
        return test(t, Situation(minion.controller, minion))

    return while_
