"""Strikes, and what goes with them; the steps of combat resolve them."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    STRONG,
    AdditionalStrikes,
    AfterCombat,
    Aggravated,
    Effect,
    FirstStrike,
    HandsOnly,
    Period,
    Strike,
    StrikeKind,
    WeaponOnly,
)
from coterie.games.vtes.rules.combat.fighters import fighter, side_of, strike_in
from coterie.games.vtes.rules.combat.playing import in_combat
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.durations import last
from coterie.games.vtes.support.registry import ANY, Place, Scope, Within, beside, carries, refused
from coterie.games.vtes.table import Table
from coterie.kernel.text import Text


def _ends_by_strike(effect: AfterCombat, scope: Scope) -> Text | None:
    """What is put off is done after a combat that the strike beside it ends."""
    strike = strike_in(scope.beside)
    ends = strike is not None and strike.kind is StrikeKind.COMBAT_ENDS
    return None if ends else refused("alone", word="AfterCombat", other="Strike")


AIMED = (*STRONG, StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD)
TAKES = (StrikeKind.DESTROY_EQUIPMENT, StrikeKind.STEAL_EQUIPMENT, StrikeKind.TORPOR)


BY_FIGHTERS = (Place.COMBAT, Place.FIGHT)


@in_combat(HandsOnly, Place.COMBAT)
def _hands_only(t: Table, deed: Deed, effect: HandsOnly) -> None:
    last(t, deed, effect, Period.ROUND)


@in_combat(AdditionalStrikes, Place.COMBAT)
def _additional(t: Table, deed: Deed, effect: AdditionalStrikes) -> None:
    """Additional strikes come from one source only each round (v5.combat.additional)."""
    one = fighter(t, side_of(t, deed.seat))
    one.strikes += effect.amount
    one.gained = True


@in_combat(Strike, *BY_FIGHTERS, kind=AIMED, amount=ANY, ranged=ANY)
@carries(Strike, *BY_FIGHTERS, kind=TAKES, ranged=ANY)
@carries(Strike, *BY_FIGHTERS, kind=StrikeKind.DODGE)
@carries(Strike, *BY_FIGHTERS, kind=StrikeKind.COMBAT_ENDS, unlock=ANY)
@carries(Strike, Place.COMBAT, kind=StrikeKind.PUT_ON, amount=ANY, ranged=ANY)
@in_combat(FirstStrike, *BY_FIGHTERS, where=beside(Strike))
@in_combat(Aggravated, *BY_FIGHTERS, where=beside(Strike))
@in_combat(WeaponOnly, *BY_FIGHTERS, where=beside(Strike))
@in_combat(AfterCombat, Place.COMBAT, do=Within(Place.AFTER_COMBAT), where=_ends_by_strike)
def _of_the_blow(t: Table, deed: Deed, effect: Effect) -> None:
    """The strike was chosen with all that goes with it before anything else was done (v5.combat.strike)."""
