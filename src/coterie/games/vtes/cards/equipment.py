"""Equipment."""

from coterie.games.vtes.cards.vocabulary import (
    Always,
    BurnBlood,
    Card,
    During,
    Has,
    Is,
    Mod,
    OnlyOne,
    Optional,
    Period,
    Prevent,
    Stat,
    State,
    Strike,
    StrikeKind,
    Trait,
    Use,
    When,
    Who,
)

MAGNUM_44 = Card(
    100001,
    abilities=(Use((), (Strike(StrikeKind.DAMAGE, 2, ranged=True), Optional(maneuvers=1)), by=Who.SELF),),
    traits=(Trait.GUN,),
)
"""Its manoeuvre decides the strike: if that cannot be used, there is none (v5.card.44-magnum)."""
BOWL_OF_CONVERGENCE = Card(
    100243,
    abilities=(
        Always(Mod(Stat.INTERCEPT, 1), Is(Who.SELF, Has("aus"))),
        Use(
            (BurnBlood(1),),
            (During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),),
            When(State.DURING_ACTION) & Is(Who.SELF, Has("AUS")),
            by=Who.SELF,
        ),
    ),
    traits=(Trait.UNIQUE,),
)
"""Anybody may bear it; without Auspex it does nothing (v5.card.bowl-of-convergence)."""
KEVLAR_VEST = Card(
    101040,
    abilities=(Use((), (Prevent(1, gun=2),), once=Period.COMBAT, by=Who.SELF), OnlyOne()),
)
SPORT_BIKE = Card(101856, abilities=(Always(Mod(Stat.INTERCEPT, 1)), OnlyOne(Trait.VEHICLE)), traits=(Trait.VEHICLE,))
