"""Lasombra."""

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    OLDER,
    PREYS,
    READY,
    VAMPIRE,
    YOUNGER,
    YOUR_UNLOCK,
    Always,
    Card,
    Clan,
    Discard,
    Get,
    Is,
    Phase,
    Requires,
    Stat,
    Trigger,
    Use,
    Who,
    Wound,
)

AZUCENA = Card(
    201710,
    abilities=(
        Always(Get(Stat.INTERCEPT, 1), Is(Who.ACTING, VAMPIRE & Clan("Lasombra") & YOUNGER)),
        Always(Get(Stat.INTERCEPT, -1), Is(Who.ACTING, VAMPIRE & Clan("Lasombra") & OLDER)),
    ),
)
GNAEUS_AEMILIUS_AUGUSTINUS = Card(
    201712,
    abilities=(Trigger(YOUR_UNLOCK, (Wound(1, MINION & READY & PREYS),), ready=True),),
)
RINALDO_ALBIZZI = Card(201715, abilities=(Always(Get(Stat.INTERCEPT, 1)),))
YEWON_ONG = Card(201716, abilities=(Use((Discard(what=Requires("obl")),), (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, by=Who.SELF),))
