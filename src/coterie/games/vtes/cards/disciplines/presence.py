"""Cards that require Presence."""

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    UNCONTROLLED,
    VAMPIRE,
    YOUNGER,
    YOURS,
    Above,
    AddBlood,
    Bleed,
    Card,
    Count,
    GainBlood,
    Get,
    Level,
    Mode,
    Stat,
    State,
    Strike,
    StrikeKind,
    Usable,
    When,
)

AIRE_OF_ELATION = Card(
    100031,
    usable=Usable(When(State.BLEED)),
    modes=(
        Mode((Get(Stat.BLEED, 1, limited=True, more=1, more_clan="Toreador"),), Level.BASIC),
        Mode((Get(Stat.BLEED, 2, limited=True, more=1, more_clan="Toreador"),), Level.SUPERIOR),
    ),
)
BEWITCHING_ORATION = Card(
    100157,
    usable=Usable(When(State.POLLING) & When(State.POLITICAL)),
    modes=(
        Mode((Get(Stat.VOTES, 2),), Level.BASIC),
        Mode((Get(Stat.VOTES, 4),), Level.SUPERIOR),
    ),
)
ENCHANT_KINDRED = Card(
    100640,
    modes=(
        Mode((Bleed(1),), Level.BASIC),
        Mode((AddBlood(2, VAMPIRE & UNCONTROLLED & YOURS & YOUNGER),), Level.SUPERIOR, stealth=1),
    ),
)
"""The level is chosen with the announcement, and the card is not played again at another level (v5.card.enchant-kindred)."""
INTIMIDATION = Card(
    100999,
    modes=(
        Mode((Bleed(1),), Level.BASIC),
        Mode((Bleed(2),), Level.SUPERIOR),
    ),
)
MAJESTY = Card(
    101144,
    modes=(
        Mode((Strike(StrikeKind.COMBAT_ENDS),), Level.BASIC),
        Mode((Strike(StrikeKind.COMBAT_ENDS, unlock=True),), Level.SUPERIOR, above=Above.AND),
    ),
)
PERFECT_PARAGON = Card(
    101387,
    modes=(
        Mode((Get(Stat.VOTES, 3),), Level.BASIC, usable=Usable(When(State.POLLING) & When(State.POLITICAL))),
        Mode(
            (Get(Stat.INTERCEPT, -1, ALLY), Get(Stat.INTERCEPT, -1, VAMPIRE & YOUNGER)),
            Level.SUPERIOR,
        ),
    ),
)
"""Less intercept is not more stealth: it is played even if nobody blocks (v5.card.perfect-paragon)."""
VOTER_CAPTIVATION = Card(
    102131,
    usable=Usable(When(State.AFTER) & When(State.PASSED)),
    modes=(
        Mode((GainBlood(Count.MARGIN),), Level.BASIC),
        Mode((GainBlood(Count.MARGIN, to_pool=2),), Level.SUPERIOR, above=Above.BUT),
    ),
)
"""After resolution: too late for a Methuselah without pool (v5.card.voter-captivation)."""
