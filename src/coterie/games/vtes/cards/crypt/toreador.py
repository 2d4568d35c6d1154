"""Toreador."""

from coterie.games.vtes.cards.vocabulary import TITLED_ACTS, Always, Card, Mod, Period, Stat, Strike, StrikeKind, Use, Who

BRET_STRYKER = Card(201538, abilities=(Always(Mod(Stat.INTERCEPT, -1), TITLED_ACTS),))
CATALINA_VEGA = Card(201540, abilities=(Always(Mod(Stat.BLEED, 1)),))
FLAVIO_GONCALVES = Card(201547, abilities=(Use((), (Strike(StrikeKind.DODGE),), once=Period.COMBAT, by=Who.SELF),))
