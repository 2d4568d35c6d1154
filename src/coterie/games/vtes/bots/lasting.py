"""What a card is worth while it is in play, to who controls it or bears it, read from its abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import (
    Action,
    AddBlood,
    Always,
    Burn,
    BurnPool,
    Cannot,
    Cheaper,
    Cond,
    Counters,
    Dearer,
    Discard,
    EnterCombat,
    Environmental,
    Exchange,
    Forbid,
    ForEach,
    GainBlood,
    GainPool,
    Get,
    Give,
    Lock,
    NotBoth,
    OnlyOne,
    OpenHand,
    Optional,
    PlaysAs,
    Prevent,
    Recover,
    Stat,
    StaysLocked,
    Store,
    Strike,
    Teaches,
    Toll,
    Trigger,
    Unload,
    Unlock,
    Use,
    Who,
    singles,
)

UNKNOWN: Final = 0.4
"""The worth of what no rule of thumb knows."""
TURNS: Final = 4.0
"""For how many turns of its controller a card in play is likely to matter."""


def amount(number: object, otherwise: int = 2) -> int:
    """A number of a definition; one that is counted is taken for two."""
    return number if isinstance(number, int) else otherwise


def lasting(form: Form) -> float:
    """What the abilities of a card are worth to who controls it, or to who bears it, for the rest of the game."""
    total = 0.0
    for ability in form.abilities:
        weigher = LASTING.get(type(ability))
        total += UNKNOWN if weigher is None else weigher(ability)
    if form.body is not None:
        body = form.body
        total += 0.4 * body.life + 0.5 * (body.strength or 0) + 2.5 * (body.bleed or 0)
    return total


STATS: Final = {
    Stat.BLEED: 3.0,
    Stat.STEALTH: 2.5,
    Stat.INTERCEPT: 1.4,
    Stat.STRENGTH: 0.9,
    Stat.VOTES: 0.8,
    Stat.HAND: 0.8,
    Stat.TRANSFERS: 0.9,
}


def _always(ability: Always) -> float:
    effect = ability.effect
    share = 1.0 if ability.if_ is None else 0.6
    if isinstance(effect, Get):
        return share * STATS.get(effect.stat, UNKNOWN) * amount(effect.amount)
    if isinstance(effect, Forbid):
        return {Cannot.BLOCK: -1.5, Cannot.UNLOCK: -1.0, Cannot.BE_BLOCKED: 3.0}.get(effect.what, UNKNOWN)
    if isinstance(effect, Environmental):
        return 0.9 * effect.damage
    return 0.9 if isinstance(effect, OpenHand) else UNKNOWN


def _trigger(ability: Trigger) -> float:
    return sum((EACH_TURN.get(type(effect), _default)(effect) for effect in ability.do), 0.0)


def _default(effect: Any) -> float:
    return UNKNOWN


def _drain(effect: BurnPool) -> float:
    if effect.who is Who.PREY:
        return 0.7 * TURNS * amount(effect.amount)
    return -1.5 if effect.who is Who.CONTROLLER else 0.5


EACH_TURN: Final[dict[type, Callable[[Any], float]]] = {
    GainBlood: lambda effect: 0.5 * TURNS * amount(effect.amount),
    Exchange: lambda effect: 1.8,
    BurnPool: _drain,
    Store: lambda effect: -0.2,
    ForEach: lambda effect: 1.5,
    Give: lambda effect: -0.3,
    Lock: lambda effect: 0.7,
    Unlock: lambda effect: 1.2,
    Burn: lambda effect: 0.0,
}


def _use(ability: Use) -> float:
    return sum((USED.get(type(effect), _default)(effect) for effect in ability.do), 0.0)


USED: Final[dict[type, Callable[[Any], float]]] = {
    AddBlood: lambda effect: 0.8 * TURNS * effect.amount,
    GainPool: lambda effect: 0.9,
    Get: lambda effect: 0.6 * STATS.get(effect.stat, UNKNOWN) * amount(effect.amount),
    Strike: lambda effect: 0.8 * effect.amount + (0.4 if effect.ranged else 0.0) + 0.5,
    Prevent: lambda effect: 0.8 * amount(effect.amount),
    Unload: lambda effect: 1.5,
    Recover: lambda effect: 1.0,
    Unlock: lambda effect: 1.0,
    Discard: lambda effect: 0.7,
    Optional: lambda effect: 0.3,
    Burn: lambda effect: 0.0,
}


def _offered(ability: Action) -> float:
    return -1.2 if any(isinstance(effect, EnterCombat) for effect in ability.do) else -0.1


LASTING: Final[dict[type, Callable[[Any], float]]] = {
    Always: _always,
    Trigger: _trigger,
    Use: _use,
    Action: _offered,
    Toll: lambda ability: 0.6,
    PlaysAs: lambda ability: 1.0,
    Cheaper: lambda ability: 1.5,
    Teaches: lambda ability: 1.2 + 0.4 * ability.capacity,
    StaysLocked: lambda ability: -1.0,
    **dict.fromkeys((OnlyOne, NotBoth, Dearer, Counters), lambda ability: 0.0),
}


def intercepts(form: Form) -> tuple[tuple[int, tuple[Cond, ...]], ...]:
    """What a card in play adds to the intercept of its bearer: how much, and on which conditions."""
    return tuple(
        (effect.amount, tuple(singles(ability.if_)))
        for ability in form.always
        if isinstance(effect := ability.effect, Get)
        and effect.stat is Stat.INTERCEPT
        and effect.who is Who.SELF
        and isinstance(effect.amount, int)
    )
