"""Ventrue."""

from coterie.games.vtes.cards.vocabulary import Card, Discard, Get, Phase, Requires, Stat, Trigger, Unlock, Use, Who

ALEXA_DRAPER = Card(201529, abilities=(Use((Discard(what=Requires("dom")),), (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, by=Who.SELF),))
SYBREN_VAN_OOSTEN = Card(201570, abilities=(Trigger(Phase.CALLED_PASSED, (Unlock(),), may=True),))
