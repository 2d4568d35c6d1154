"""Nosferatu."""

from coterie.games.vtes.cards.vocabulary import Always, Card, Get, Moment, Phase, Price, Stat, Use

DOWAGER = Card(201545, abilities=(Always(Get(Stat.INTERCEPT, 1), when=Moment.DIRECTED),))
LARISSA_MOREIRA = Card(201553, abilities=(Use(Price.DISCARD, (Get(Stat.BLEED, 1),), Phase.BLEED, discipline="ani"),))
LENNY_BURKHEAD = Card(201555, abilities=(Always(Get(Stat.BLEED, 1)),))
