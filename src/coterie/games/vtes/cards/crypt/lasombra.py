"""Lasombra."""

from coterie.games.vtes.cards.vocabulary import Always, Card, Get, Phase, Price, Stat, Use

RINALDO_ALBIZZI = Card(201715, abilities=(Always(Get(Stat.INTERCEPT, 1)),))
YEWON_ONG = Card(201716, abilities=(Use(Price.DISCARD, (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, discipline="obl"),))
