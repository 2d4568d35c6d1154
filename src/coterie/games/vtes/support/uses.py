"""Abilities that are used: which of their many words are read together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    ABOUT,
    READY,
    Burn,
    BurnBlood,
    BurnLife,
    Effect,
    Either,
    Has,
    In,
    Is,
    Period,
    Phase,
    Press,
    Prevent,
    Requiring,
    Strike,
    Use,
    Who,
    orderly,
    part,
    parts,
    singles,
)
from coterie.games.vtes.support.registry import MINIONS, ON_MINION, Place, Scope, ignored
from coterie.kernel.text import Text

IN_COMBAT: Final = (Phase.COMBAT, Phase.STRIKE, Phase.DAMAGE, Phase.BEFORE_RANGE)
IN_MINION_PHASE: Final = (Phase.NEXT_MINION, Phase.ANY_TIME)
OF_ITSELF: Final = (Phase.BLEED, Phase.DIRECTED_AT_YOU)
"""Used by a minion for itself."""
NEEDED: Final = {Phase.STRIKE: Strike, Phase.DAMAGE: Prevent, Phase.COMBAT: Press}
"""What an ability of a step of combat must be."""
PERIODS: Final[dict[bool, tuple[Period | None, ...]]] = {
    True: (None, Period.ROUND, Period.COMBAT, Period.TURN),
    False: (None, Period.TURN, Period.ACTION),
}
"""How often an ability may be said to be used, in combat and elsewhere."""


def unread(use: Use, scope: Scope) -> Text | None:
    """The first of its words that nothing reads, with these others and on this card."""
    for field in _unread(use, scope.holder):
        return ignored(use, field, scope)
    return None


def _unread(use: Use, holder: Place) -> Iterator[str]:
    fought = use.at in IN_COMBAT
    words = [type(effect) for effect in _single(use.cost)]
    if (fought and not all(_paid_in_combat(effect, holder) for effect in use.cost)) or len(set(words)) < len(words):
        yield "cost"
    if use.by is Who.SELF and holder not in (ON_MINION if Burn() in use.cost else (*MINIONS, *ON_MINION)):
        yield "by"
    if use.once not in PERIODS[fought]:
        yield "once"
    if not _says_who(use):
        yield "if_"
    if use.must and use.at not in IN_MINION_PHASE:
        yield "must"
    if not _comes(use, holder):
        yield "at"
    if use.at in NEEDED and not any(isinstance(effect, NEEDED[use.at]) for effect in use.do):
        yield "do"


def _says_who(use: Use) -> bool:
    """Whether an ability says whom it waits for, where its moment is somebody's; and that in the only way."""
    conditions = list(singles(use.if_))
    about = [cond.who for cond in conditions if isinstance(cond, Is)]
    wanted = ABOUT.get(use.at)
    required = any(isinstance(cond, Requiring) for cond in conditions) is (use.at is Phase.SUCCEEDED)
    return required and (wanted is None or wanted in about) and (use.if_ is None or orderly(use.if_))


def of_itself(cond: Is, scope: Scope) -> Text | None:
    """Of the minion itself it is asked whether it is ready, if the ability is its own, and for a discipline, which allies have not."""
    allowed = {In: MINIONS, Has: (Place.CRYPT, *ON_MINION)}
    read = all(scope.holder in allowed.get(type(one), ()) and one in (READY, part(cond.what, Has)) for one in parts(cond.what))
    return None if read else ignored(cond, "what", scope)


def _comes(use: Use, holder: Place) -> bool:
    """Whether the moment of an ability can come for such a card."""
    if use.at in OF_ITSELF:
        return holder in MINIONS
    if use.at in (Phase.STRIKE, Phase.DAMAGE, Phase.UNREACTED):
        return holder in (*MINIONS, *ON_MINION)
    return use.at is not Phase.SAME_TARGETS or holder is Place.ATTACHED


def _single(cost: tuple[Effect, ...]) -> Iterator[Effect]:
    """The words of a cost, with both sides of a choice: what is paid twice from one purse would be tested once."""
    for effect in cost:
        yield from (effect.first, effect.second) if isinstance(effect, Either) else (effect,)


def _paid_in_combat(effect: Effect, holder: Place) -> bool:
    """Blood of the combatant, or life if it is an ally: what a retainer pays would be taken from its employer."""
    if isinstance(effect, BurnBlood):
        return effect.who is Who.SELF
    return isinstance(effect, BurnLife) and holder is Place.ALLY
