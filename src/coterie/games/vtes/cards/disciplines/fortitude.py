"""Cards that require Fortitude."""

from coterie.games.vtes.cards.vocabulary import (
    Above,
    BurnBloodTo,
    Cannot,
    Card,
    Count,
    Forbid,
    Inflict,
    Level,
    Mode,
    Optional,
    Prevent,
    State,
    Unlock,
    When,
)

DARING_THE_DAWN = Card(
    100492,
    modes=(
        Mode((Forbid(Cannot.BE_BLOCKED_BY_VAMPIRES), Inflict(2)), Level.BASIC),
        Mode((Inflict(1),), Level.SUPERIOR, above=Above.BUT),
    ),
)
FREAK_DRIVE = Card(
    100788,
    when=When(State.AFTER),
    modes=(
        Mode((Unlock(),), Level.BASIC, when=When(State.SUCCESSFUL)),
        Mode((Unlock(),), Level.SUPERIOR, when=When(State.WAS_BLOCKED)),
    ),
)
"""After the combat of a block, in torpor too if it can be paid (v5.card.freak-drive)."""
HIDDEN_STRENGTH = Card(
    100918,
    modes=(
        Mode((Prevent(Count.X_PLUS_1),), Level.BASIC),
        Mode((Optional(presses=1),), Level.SUPERIOR, above=Above.WITH),
    ),
)
"""Only if there is damage to prevent (v5.card.hidden-strength)."""
ROLLING_WITH_THE_PUNCHES = Card(
    101649,
    modes=(
        Mode((Prevent(1),), Level.BASIC),
        Mode((BurnBloodTo(1, Prevent(Count.OPPOSING_STRIKES)),), Level.SUPERIOR),
    ),
)
"""Damage of the environment and of retainers is not from strikes of the opposing minion."""
