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
    GainVotes,
    Is,
    Mod,
    Requires,
    Stat,
    State,
    Trigger,
    Use,
    When,
    Who,
    Wound,
)

AZUCENA = Card(
    201710,
    abilities=(
        Always(Mod(Stat.INTERCEPT, 1), Is(Who.ACTING, VAMPIRE & Clan("Lasombra") & YOUNGER)),
        Always(Mod(Stat.INTERCEPT, -1), Is(Who.ACTING, VAMPIRE & Clan("Lasombra") & OLDER)),
    ),
)
GNAEUS_AEMILIUS_AUGUSTINUS = Card(
    201712,
    abilities=(Trigger(YOUR_UNLOCK, (Wound(1, MINION & READY & PREYS),), if_=Is(Who.SELF, READY)),),
)
RINALDO_ALBIZZI = Card(201715, abilities=(Always(Mod(Stat.INTERCEPT, 1)),))
YEWON_ONG = Card(201716, abilities=(Use((Discard(what=Requires("obl")),), (GainVotes(1),), When(State.POLLING), by=Who.SELF),))
