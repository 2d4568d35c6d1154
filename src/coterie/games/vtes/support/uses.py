"""Abilities that are used: which of their many words are read together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    READY,
    Burn,
    BurnBlood,
    BurnLife,
    Effect,
    Either,
    Has,
    Is,
    Period,
    Same,
    Use,
    Who,
    orderly,
    part,
    parts,
)
from coterie.games.vtes.rules.moments import used_in_combat, window_of_words, windows_of_use
from coterie.games.vtes.support.registry import MINIONS, ON_MINION, Place, Scope, ignored
from coterie.games.vtes.windows import W_ACT, W_DAMAGE, W_STRIKE
from coterie.kernel.text import Text

PERIODS: Final[dict[bool, tuple[Period | None, ...]]] = {
    True: (None, Period.ROUND, Period.COMBAT, Period.TURN),
    False: (None, Period.TURN, Period.ACTION),
}
"""How often an ability may be said to be used, in combat and elsewhere."""


OF_COMBATANTS: Final = (W_STRIKE, W_DAMAGE)
"""Steps in which a combatant uses what it has itself."""
ACTS, BLOCKS = Same(Who.ACTING), Same(Who.BLOCKER)


def unread(use: Use, scope: Scope) -> Text | None:
    """The first of its words that nothing reads, with these others and on this card."""
    for field in _unread(use, scope.holder):
        return ignored(use, field, scope)
    return None


def _unread(use: Use, holder: Place) -> Iterator[str]:
    windows, fights = windows_of_use(use), used_in_combat(use)
    words = [type(effect) for effect in _single(use.cost)]
    if (fights and not all(_paid_in_combat(effect, holder) for effect in use.cost)) or len(set(words)) < len(words):
        yield "cost"
    if use.by is Who.SELF and holder not in (ON_MINION if Burn() in use.cost else (*MINIONS, *ON_MINION)):
        yield "by"
    if use.once not in PERIODS[fights]:
        yield "once"
    if not windows or (use.when is not None and not orderly(use.when)):
        yield "when"
    if use.must and W_ACT not in windows:
        yield "must"
    if window_of_words(use) in OF_COMBATANTS and holder not in (*MINIONS, *ON_MINION):
        yield "do"


def of_itself(cond: Is, scope: Scope) -> Text | None:
    """Of the minion itself it is asked whether it is ready, if the ability is its own, whether it acts or blocks, and for a discipline."""
    own = (*MINIONS, *ON_MINION)
    allowed = {READY: MINIONS, ACTS: own, ~ACTS: own, BLOCKS: own, ~BLOCKS: own, part(cond.what, Has): (Place.CRYPT, *ON_MINION)}
    return None if all(scope.holder in allowed.get(one, ()) for one in parts(cond.what)) else ignored(cond, "what", scope)


def _single(cost: tuple[Effect, ...]) -> Iterator[Effect]:
    """The words of a cost, with both sides of a choice: what is paid twice from one purse would be tested once."""
    for effect in cost:
        yield from (effect.first, effect.second) if isinstance(effect, Either) else (effect,)


def _paid_in_combat(effect: Effect, holder: Place) -> bool:
    """Blood of the combatant, or life if it is an ally: what a retainer pays would be taken from its employer."""
    if isinstance(effect, BurnBlood):
        return effect.who is Who.SELF
    return isinstance(effect, BurnLife) and holder is Place.ALLY
