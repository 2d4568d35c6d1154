"""Reactions without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    MINION,
    TITLED,
    VAMPIRE,
    YOUR_UNLOCK,
    Card,
    During,
    Either,
    Is,
    Kind,
    Mod,
    Mode,
    More,
    MustBlock,
    Period,
    ReduceBleed,
    Stat,
    State,
    Title,
    Titled,
    VotesAgainst,
    Wake,
    When,
    Who,
)

PRINCE_OR_JUSTICAR = (Title.PRINCE, Title.JUSTICAR)

ON_THE_QUI_VIVE = Card(
    101321,
    (Mode((Wake(ally_stays_locked=True),)),),
    by=MINION & LOCKED,
    once=Period.BETWEEN_UNLOCKS,
)
"""A minion that wakes stays locked and need not block; the card is replaced before anything else (v5.card.on-the-qui-vive)."""
PROTECTED_DISTRICT = Card(
    102214,
    (Mode((Either(ReduceBleed(3), VotesAgainst(3)),)),),
    requires=(Title.PRIMOGEN,),
    when=When(State.BLEED_AT_YOU) | (When(State.POLLING) & When(State.POLITICAL)),
)
SECOND_TRADITION = Card(
    101706,
    (
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 2)),), kind=Kind.REACTION),
        Mode((MustBlock(1, 2),), kind=Kind.REACTION, by=VAMPIRE & LOCKED & Titled(PRINCE_OR_JUSTICAR)),
    ),
    requires=PRINCE_OR_JUSTICAR,
)
WAKE_WITH_EVENINGS_FRESHNESS = Card(102137, (Mode((Wake(),)),), by=VAMPIRE & LOCKED, replace=YOUR_UNLOCK)
WARRENS = Card(
    102216,
    (Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, More(2, 1, Is(Who.SELF, TITLED)))),)),),
    when=When(State.DIRECTED_AT_YOU),
)
"""A bleed, an attack on a minion and a diablerie are all directed at their Methuselah (v5.card.warrens)."""
