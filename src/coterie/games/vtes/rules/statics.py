"""What abilities bring while their card is in play: whom they concern, how much, and when. Made ready as the book is built."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    Ability,
    Action,
    All,
    Always,
    And,
    AnyOf,
    As,
    Bleed,
    BlockToll,
    Cannot,
    Capacity,
    Cheaper,
    ChooseClan,
    Clan,
    Cond,
    Control,
    Controls,
    Count,
    Dearer,
    During,
    Environmental,
    Forbid,
    HandsOnly,
    Has,
    Hinders,
    In,
    Instead,
    Is,
    IsA,
    Keyword,
    Layer,
    Limited,
    Mod,
    MustBlock,
    Not,
    Noun,
    OpenHand,
    Pool,
    Pred,
    ReduceBleed,
    ReplaceLater,
    Sect,
    Stat,
    State,
    Surcharge,
    Target,
    Teaches,
    Titled,
    Trigger,
    Use,
    When,
    While,
    Who,
    falls,
    noun_of,
    singles,
)
from coterie.games.vtes.index import Entry, Holds, Reach, Static
from coterie.games.vtes.layers import ORDER
from coterie.games.vtes.pool import DISCIPLINES, SECTS, clans
from coterie.games.vtes.rules.conditions import Situation, holds
from coterie.games.vtes.rules.events import hearing
from coterie.games.vtes.rules.fits import fits
from coterie.games.vtes.rules.moments import windows_of_use
from coterie.games.vtes.rules.stats import chosen_as
from coterie.games.vtes.support.preds import within
from coterie.games.vtes.support.registry import (
    HOLDERS,
    MINIONS,
    ON_MINION,
    Place,
    Scope,
    Things,
    Within,
    carries,
    held_by,
    ignored,
    never,
    refused,
)
from coterie.games.vtes.table import ALLY, READY, Piece, Table
from coterie.games.vtes.words.node import Node
from coterie.kernel.text import Text


def statics_of(abilities: tuple[Ability, ...]) -> tuple[Static, ...]:
    """Everything that the abilities of a card bring; uses belong into the windows of their moment."""
    found: list[Static] = []
    for n, ability in enumerate(abilities):
        if isinstance(ability, Use):
            found += [Static(n, window, ability) for window in windows_of_use(ability)]
        else:
            found += brings(ability, n)
    return tuple(found)


@singledispatch
def brings(ability: Ability, n: int) -> Iterator[Static]:
    """What one ability brings; those of the card itself, such as what it teaches, bring nothing to others."""
    yield from ()


OF_MINIONS: Final = (Stat.STEALTH, Stat.INTERCEPT, Stat.BLEED, Stat.STRENGTH, Stat.VOTES)
OF_METHUSELAHS: Final = (Stat.HAND, Stat.TRANSFERS)
OF_ACTIONS: Final = (
    State.BLEED, State.BLEED_AT_YOU, State.DIRECTED, State.UNDIRECTED, State.CALLS, State.HUNTS, State.EQUIPS, State.EMPLOYS,
    State.RECRUITS, State.DIABLERIZES,
)  # fmt: skip
"""What numbers may depend on while there is an action."""
LASTING: Final = (Cannot.BLOCK, Cannot.UNLOCK, Cannot.BE_BLOCKED, Cannot.BE_DODGED)


def _conditions(ability: Always, scope: Scope) -> Text | None:
    """Conditions are read of numbers and of who blocks, those of an action not for what a Methuselah has; numbers alone are counted."""
    effect = ability.effect
    if ability.per is not None and not isinstance(effect, Mod):
        return ignored(ability, "per", scope)
    fleeting = any(isinstance(one, When) and one.what is not State.EDGE for one in singles(ability.if_))
    if ability.if_ is None or (isinstance(effect, Forbid) and effect.what is Cannot.BLOCK):
        return None
    lasts = isinstance(effect, Mod) and (effect.of is not Who.YOU or not fleeting)
    return None if lasts else ignored(ability, "if_", scope)


def _of_bleeds(cond: When, scope: Scope) -> Text | None:
    """How much somebody bleeds for is nothing to actions that are no bleeds."""
    effect = scope.ability.effect if isinstance(scope.ability, Always) else None
    bleeds = (State.BLEED, State.BLEED_AT_YOU, State.DIRECTED, State.EDGE)
    return ignored(cond, "what", scope) if isinstance(effect, Mod) and effect.stat is Stat.BLEED and cond.what not in bleeds else None


@carries(
    Always,
    *HOLDERS,
    effect=Within(Place.STATIC),
    if_=Within(Place.WHILE),
    per=(None, Count.COUNTERS_HERE),
    where=_conditions,
)
@carries(And, Place.WHILE, of=Within())
@carries(When, Place.WHILE, what=(*OF_ACTIONS, State.EDGE), where=_of_bleeds)
@carries(Is, Place.WHILE, who=Who.SELF, what=Things(), where=held_by(Place.CRYPT, *ON_MINION))
@carries(Is, Place.WHILE, who=(Who.ACTING, Who.OPPOSING), what=Things(than=True))
@carries(Controls, Place.WHILE, who=(Who.YOU, Who.PREY, Who.PREDATOR, Who.TARGET), what=Things(than=True))
@carries(Pool, Place.WHILE, who=(Who.YOU, Who.PREY, Who.PREDATOR), at_most=int)
@carries(Mod, Place.STATIC, stat=OF_MINIONS, amount=int, where=held_by(*MINIONS, *ON_MINION))
@carries(Mod, Place.STATIC, stat=OF_MINIONS, amount=int, of=Things(than=True))
@carries(Mod, Place.STATIC, stat=OF_METHUSELAHS, amount=int, of=Who.YOU)
@brings.register
def _(ability: Always, n: int) -> Iterator[Static]:
    effect, while_ = ability.effect, _condition(ability.if_)
    if isinstance(effect, Mod):
        reach = Reach.ALL if isinstance(effect.of, Pred) else Reach.CONTROLLER if effect.of is Who.YOU else Reach.BEARER
        while_ = _both(while_, _fitting(effect.of)) if isinstance(effect.of, Pred) else while_
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


def _known(ability: As | Teaches, scope: Scope) -> Text | None:
    """There is such a sect, clan or discipline; a clan that is not named is chosen when the card is put on a minion."""
    if isinstance(ability, Teaches):
        return None if ability.discipline in DISCIPLINES else never(ability, scope)
    known = {
        Layer.CLAN: ability.value in (clans() if ability.value else ("",) if scope.form.effect(ChooseClan) is not None else ()),
        Layer.SECT: ability.value in SECTS,
        Layer.DISCIPLINE: ability.value.lower() in DISCIPLINES,
    }
    return None if known[ability.layer] else never(ability, scope)


def _of_earlier_layers(ability: As, scope: Scope) -> Text | None:
    """Whom it is said of is told by what stands in earlier layers, and by nothing that the course of the game changes."""
    read = [READS.get(type(one)) for one in within(ability.of)] if isinstance(ability.of, Pred) else []
    if any(place is None or place >= ORDER[ability.layer] for place in read):
        return refused("layer", word="As", place=scope.named)
    return _known(ability, scope)


READS: Final[dict[type[Pred], int]] = {
    All: -1, AnyOf: -1, Not: -1, IsA: -1, In: -1, Control: -1,
    Clan: ORDER[Layer.CLAN], Sect: ORDER[Layer.SECT], Titled: ORDER[Layer.TITLE], Has: ORDER[Layer.DISCIPLINE],
    Capacity: ORDER[Layer.CAPACITY], Keyword: ORDER[Layer.KEYWORD],
}  # fmt: skip
"""The layers that predicates read; what is not here depends on more than that."""


@carries(Teaches, Place.ATTACHED, where=_known)
@carries(As, *ON_MINION, layer=(Layer.SECT, Layer.CLAN, Layer.DISCIPLINE), value=str, of=Who.SELF, where=_known)
@carries(As, *HOLDERS, layer=(Layer.SECT, Layer.CLAN, Layer.DISCIPLINE), value=str, of=Things(), where=_of_earlier_layers)
@brings.register
def _(ability: As, n: int) -> Iterator[Static]:
    """What is said of some minions; what a card makes of the minion that it is on is in its form."""
    if isinstance(ability.of, Pred):
        yield Static(n, ability.layer, ability, Reach.ALL, holds=_fitting(ability.of))


@brings.register
def _(ability: Instead, n: int) -> Iterator[Static]:
    yield Static(n, ability.of.kind, ability, hears=hearing(ability.of))


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
        found += _lasting_in(node, len(found))
    return tuple(found)


def _lasting_in(node: Node, n: int) -> list[Static]:
    """What a node brings for a while, or what those in its fields do."""
    static = lasts(node, n)
    if static is not None:
        return [static]
    found: list[Static] = []
    for field in node.__struct_fields__:
        part = getattr(node, field)
        for inner in part if isinstance(part, tuple) else (part,):
            if isinstance(inner, Node):
                found += _lasting_in(inner, n + len(found))
    return found


@singledispatch
def lasts(effect: Node, n: int) -> Static | None:
    """What an effect brings for a while, if it does."""
    return None


@lasts.register
def _(effect: During, n: int) -> Static | None:
    mod = effect.what
    if mod.stat is Stat.INTERCEPT and isinstance(mod.of, Pred) and falls(mod.amount):
        return Static(n, Stat.INTERCEPT, effect, Reach.ALL, holds=_lesser(noun_of(mod.of) is Noun.ALLY))
    if mod.stat is Stat.VOTES:
        return Static(n, Stat.VOTES, effect, Reach.ALL, holds=_of_some(mod.of)) if isinstance(mod.of, Pred) else None
    if mod.stat is Stat.HAND:
        return Static(n, Stat.HAND, effect, Reach.CONTROLLER)
    if mod.stat is Stat.BLEED:
        return Static(n, Bleed, effect)
    return Static(n, mod.stat, effect) if mod.stat in (Stat.STEALTH, Stat.INTERCEPT) else None


@lasts.register
def _(effect: Limited, n: int) -> Static | None:
    inner = lasts(effect.do, n)
    return None if inner is None else msgspec.structs.replace(inner, node=effect)


@lasts.register
def _(effect: While, n: int) -> Static | None:
    inner, test = lasts(effect.do, n), holds(effect.if_)

    def while_(t: Table, entry: Entry, piece: Piece, other: Piece | None) -> bool:
        return test(t, Situation(entry.seat, piece))

    return None if inner is None else msgspec.structs.replace(inner, node=effect, holds=while_)


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


def fixed(effect: Mod) -> int:
    """The amount of a change that lasts: never one that is counted."""
    return effect.amount if isinstance(effect.amount, int) else 0


def _fitting(some: Pred) -> Holds:
    """Of those it fits; "you" is who controls the card, and others are compared with its bearer."""
    return lambda t, entry, piece, other: fits(t, piece, some, entry.seat, t.pieces[entry.bearer])


def _of_some(some: Pred) -> Holds:
    """Of those it fits, whoever is in play; "you" is who played the card."""
    return lambda t, entry, piece, other: fits(t, piece, some, entry.seat, None)


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
        return test(t, Situation(minion.controller, minion, of=piece))

    return while_
