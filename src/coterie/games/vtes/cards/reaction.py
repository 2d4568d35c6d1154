"""Reactions without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    Card,
    Either,
    Get,
    Kind,
    Mode,
    MustBlock,
    Period,
    Phase,
    ReduceBleed,
    Stat,
    State,
    Title,
    Usable,
    User,
    Wake,
    When,
)

PRINCE_OR_JUSTICAR = (Title.PRINCE, Title.JUSTICAR)

ON_THE_QUI_VIVE = Card(
    101321,
    (Mode((Wake(ally_stays_locked=True),)),),
    usable=Usable(by=User.LOCKED_MINION),
    once=Period.BETWEEN_UNLOCKS,
)
"""A minion that wakes stays locked and need not block; the card is replaced before anything else (v5.card.on-the-qui-vive)."""
PROTECTED_DISTRICT = Card(
    102214,
    (Mode((Either(ReduceBleed(3), Get(Stat.VOTES, 3, against=True)),)),),
    requires=(Title.PRIMOGEN,),
    usable=Usable(When(State.BLEED_AT_YOU) | (When(State.POLLING) & When(State.POLITICAL))),
)
SECOND_TRADITION = Card(
    101706,
    (
        Mode((Get(Stat.INTERCEPT, 2),), kind=Kind.REACTION),
        Mode((MustBlock(1, 2),), kind=Kind.REACTION, usable=Usable(by=User.LOCKED_TITLED)),
    ),
    requires=PRINCE_OR_JUSTICAR,
)
WAKE_WITH_EVENINGS_FRESHNESS = Card(102137, (Mode((Wake(),)),), usable=Usable(by=User.LOCKED_VAMPIRE), replace=Phase.YOUR_UNLOCK)
WARRENS = Card(
    102216,
    (Mode((Get(Stat.INTERCEPT, 2, more=1, more_titled=True),)),),
    usable=Usable(When(State.DIRECTED_AT_YOU)),
)
"""A bleed, an attack on a minion and a diablerie are all directed at their Methuselah (v5.card.warrens)."""
