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
    Clan,
    Count,
    During,
    GainBlood,
    GainVotes,
    Is,
    Level,
    Limited,
    Mod,
    Mode,
    More,
    Period,
    Stat,
    State,
    Strike,
    StrikeKind,
    When,
    Who,
)

AIRE_OF_ELATION = Card(
    100031,
    when=When(State.BLEED),
    modes=(
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, More(1, 1, Is(Who.SELF, Clan("Toreador")))))),), Level.BASIC),
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, More(2, 1, Is(Who.SELF, Clan("Toreador")))))),), Level.SUPERIOR),
    ),
)
BEWITCHING_ORATION = Card(
    100157,
    when=When(State.POLLING) & When(State.POLITICAL),
    modes=(
        Mode((GainVotes(2),), Level.BASIC),
        Mode((GainVotes(4),), Level.SUPERIOR),
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
        Mode((GainVotes(3),), Level.BASIC, when=When(State.POLLING) & When(State.POLITICAL)),
        Mode(
            (During(Period.ACTION, Mod(Stat.INTERCEPT, -1, ALLY)), During(Period.ACTION, Mod(Stat.INTERCEPT, -1, VAMPIRE & YOUNGER))),
            Level.SUPERIOR,
        ),
    ),
)
"""Less intercept is not more stealth: it is played even if nobody blocks (v5.card.perfect-paragon)."""
VOTER_CAPTIVATION = Card(
    102131,
    when=When(State.AFTER) & When(State.PASSED),
    modes=(
        Mode((GainBlood(Count.MARGIN),), Level.BASIC),
        Mode((GainBlood(Count.MARGIN, to_pool=2),), Level.SUPERIOR, above=Above.BUT),
    ),
)
"""After resolution: too late for a Methuselah without pool (v5.card.voter-captivation)."""
