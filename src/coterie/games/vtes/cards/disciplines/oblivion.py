"""Cards that require Oblivion."""

from coterie.games.vtes.cards.vocabulary import (
    Above,
    AdditionalStrikes,
    BurnBloodTo,
    Card,
    Counters,
    FailAttempt,
    Get,
    Level,
    Mode,
    Moment,
    Stat,
    StaysLocked,
    Strike,
    StrikeKind,
    UnlockIfBlocks,
    Usable,
    Who,
)

ARMS_OF_AHRIMAN = Card(
    102275,
    modes=(
        Mode((AdditionalStrikes(1),), Level.BASIC),
        Mode((Strike(StrikeKind.DODGE), AdditionalStrikes(1)), Level.SUPERIOR),
    ),
)
STYGIAN_SHROUD = Card(
    102282,
    usable=Usable((Moment.ATTEMPT,)),
    modes=(
        Mode((Get(Stat.INTERCEPT, -1, Who.BLOCKER),), Level.BASIC),
        Mode((BurnBloodTo(1, FailAttempt(for_good=True)),), Level.SUPERIOR),
    ),
)
TOUCH_OF_OBLIVION = Card(
    102283,
    modes=(
        Mode((Strike(StrikeKind.PUT_ON, 2),), Level.BASIC, abilities=(StaysLocked(1), Counters(0))),
        Mode((Strike(StrikeKind.TORPOR),), Level.SUPERIOR),
    ),
)
TRUTH_IN_DARKNESS = Card(
    102284,
    modes=(
        Mode((Get(Stat.INTERCEPT, 1),), Level.BASIC),
        Mode((UnlockIfBlocks(1),), Level.SUPERIOR, above=Above.AND),
    ),
)
