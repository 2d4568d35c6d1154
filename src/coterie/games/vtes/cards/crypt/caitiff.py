"""Caitiff."""

from coterie.games.vtes.cards.vocabulary import BurnBlood, Card, Happening, On, Trigger, Who

DONALD_CARGILL = Card(200365, abilities=(Trigger(On(Happening.PASSED, seat=Who.PREDATOR), (BurnBlood(1),)),))
