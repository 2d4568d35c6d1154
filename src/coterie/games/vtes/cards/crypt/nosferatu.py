"""Nosferatu."""

from coterie.games.vtes.cards.vocabulary import Always, Card, Discard, Get, Phase, Requires, Stat, State, Use, When, Who

DOWAGER = Card(201545, abilities=(Always(Get(Stat.INTERCEPT, 1), When(State.DIRECTED)),))
LARISSA_MOREIRA = Card(201553, abilities=(Use((Discard(what=Requires("ani")),), (Get(Stat.BLEED, 1),), Phase.BLEED, by=Who.SELF),))
LENNY_BURKHEAD = Card(201555, abilities=(Always(Get(Stat.BLEED, 1)),))
