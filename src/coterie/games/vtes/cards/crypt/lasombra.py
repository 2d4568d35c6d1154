"""Lasombra."""

from coterie.games.vtes.cards.vocabulary import (
    Always,
    Card,
    Get,
    Noun,
    Phase,
    Price,
    Region,
    Some,
    Stat,
    Trigger,
    Use,
    Whose,
    Wound,
)

AZUCENA = Card(
    201710,
    abilities=(
        Always(Get(Stat.INTERCEPT, 1), against=Some(Noun.VAMPIRE, clan="Lasombra", younger=True)),
        Always(Get(Stat.INTERCEPT, -1), against=Some(Noun.VAMPIRE, clan="Lasombra", older=True)),
    ),
)
GNAEUS_AEMILIUS_AUGUSTINUS = Card(
    201712,
    abilities=(Trigger(Phase.YOUR_UNLOCK, (Wound(1, Some(Noun.MINION, Region.READY, Whose.PREYS)),), ready=True),),
)
RINALDO_ALBIZZI = Card(201715, abilities=(Always(Get(Stat.INTERCEPT, 1)),))
YEWON_ONG = Card(201716, abilities=(Use(Price.DISCARD, (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, discipline="obl"),))
