"""Abilities that are used: which of their many words are read together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import Burn, BurnBlood, BurnLife, Effect, Either, Period, Phase, Press, Prevent, Strike, Use, Who
from coterie.games.vtes.support.preds import compares, within
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
    fought, of_bearer = use.at in IN_COMBAT, use.at is not Phase.SUCCEEDED
    words = [type(effect) for effect in _single(use.cost)]
    if (fought and not all(_paid_in_combat(effect, holder) for effect in use.cost)) or len(set(words)) < len(words):
        yield "cost"
    if use.by is Who.SELF and holder not in (ON_MINION if Burn() in use.cost else (*MINIONS, *ON_MINION)):
        yield "by"
    if bool(use.clan) is of_bearer:
        yield "clan"
    if (use.discipline and of_bearer and holder in (Place.TABLE, Place.ALLY)) or (not use.discipline and not of_bearer):
        yield "discipline"
    if use.once not in PERIODS[fought]:
        yield "once"
    yield from _about_others(use)
    if use.ready and holder not in MINIONS:
        yield "ready"
    if use.must and use.at not in IN_MINION_PHASE:
        yield "must"
    if not _comes(use, holder):
        yield "at"
    if use.at in NEEDED and not any(isinstance(effect, NEEDED[use.at]) for effect in use.do):
        yield "do"


def _about_others(use: Use) -> Iterator[str]:
    """Who announces an action is compared with nobody; who performed it is with the vampire whose ability it is."""
    some = use.announcer
    compared = some is not None and any(compares(one) for one in within(some))
    if (some is not None) is not (use.at in (Phase.ANNOUNCED, Phase.SUCCEEDED)) or (compared and use.at is Phase.ANNOUNCED):
        yield "announcer"
    if (use.involving is not None) is not (use.at in (Phase.BEFORE_RANGE, Phase.AIMED)):
        yield "involving"


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
