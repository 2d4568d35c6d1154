"""Equipment."""

from coterie.games.vtes.cards.vocabulary import (
    Always,
    BurnBlood,
    Card,
    Get,
    Has,
    Is,
    OnlyOne,
    Optional,
    Period,
    Phase,
    Prevent,
    Stat,
    Strike,
    StrikeKind,
    Trait,
    Use,
    Who,
)

MAGNUM_44 = Card(
    100001,
    abilities=(Use((), (Strike(StrikeKind.DAMAGE, 2, ranged=True), Optional(maneuvers=1)), Phase.STRIKE, by=Who.SELF),),
    traits=(Trait.GUN,),
)
"""Its manoeuvre decides the strike: if that cannot be used, there is none (v5.card.44-magnum)."""
BOWL_OF_CONVERGENCE = Card(
    100243,
    abilities=(
        Always(Get(Stat.INTERCEPT, 1), Is(Who.SELF, Has("aus"))),
        Use((BurnBlood(1),), (Get(Stat.INTERCEPT, 1),), Phase.DURING_ACTION, by=Who.SELF, if_=Is(Who.SELF, Has("AUS"))),
    ),
    traits=(Trait.UNIQUE,),
)
"""Anybody may bear it; without Auspex it does nothing (v5.card.bowl-of-convergence)."""
KEVLAR_VEST = Card(
    101040,
    abilities=(Use((), (Prevent(1, gun=2),), Phase.DAMAGE, once=Period.COMBAT, by=Who.SELF), OnlyOne()),
)
SPORT_BIKE = Card(101856, abilities=(Always(Get(Stat.INTERCEPT, 1)), OnlyOne(Trait.VEHICLE)), traits=(Trait.VEHICLE,))
