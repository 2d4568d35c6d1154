"""Toreador."""

from coterie.games.vtes.cards.vocabulary import (
    TITLED_ACTS,
    Always,
    Card,
    Get,
    Period,
    Phase,
    Stat,
    Strike,
    StrikeKind,
    Use,
    Who,
)

BRET_STRYKER = Card(201538, abilities=(Always(Get(Stat.INTERCEPT, -1), TITLED_ACTS),))
CATALINA_VEGA = Card(201540, abilities=(Always(Get(Stat.BLEED, 1)),))
FLAVIO_GONCALVES = Card(201547, abilities=(Use((), (Strike(StrikeKind.DODGE),), Phase.STRIKE, once=Period.COMBAT, by=Who.SELF),))
