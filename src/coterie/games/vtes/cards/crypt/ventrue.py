"""Ventrue."""

from coterie.games.vtes.cards.vocabulary import Card, Get, Phase, Price, Stat, Trigger, Unlock, Use

ALEXA_DRAPER = Card(201529, abilities=(Use(Price.DISCARD, (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, discipline="dom"),))
SYBREN_VAN_OOSTEN = Card(201570, abilities=(Trigger(Phase.CALLED_PASSED, (Unlock(),), may=True),))
