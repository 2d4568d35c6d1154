"""Cards that require Thaumaturgy."""

from coterie.games.vtes.cards.vocabulary import (
    YOUR_DISCARD,
    Above,
    Card,
    During,
    EndAction,
    IfBlocked,
    Level,
    Lock,
    Maneuver,
    Mod,
    Mode,
    Onward,
    Period,
    Press,
    SearchEquip,
    Stat,
    Strike,
    StrikeKind,
    Who,
)

APPORTATION = Card(
    100077,
    modes=(
        Mode((Press(Onward.CONTINUE),), Level.BASIC),
        Mode((Maneuver(),), Level.SUPERIOR),
    ),
)
MAGIC_OF_THE_SMITH = Card(
    101143,
    stealth=1,
    modes=(
        Mode((SearchEquip(),), Level.BASIC),
        Mode(level=Level.SUPERIOR, above=Above.BUT, stealth=3),
    ),
)
"""Nothing is named before the action has succeeded, and nothing need be found (v5.card.magic-of-the-smith)."""
MIRROR_WALK = Card(
    101223,
    replace=YOUR_DISCARD,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode((IfBlocked((Lock(Who.BLOCKER), EndAction())),), Level.SUPERIOR, above=Above.AND),
    ),
)
"""The hand is smaller until the discard phase, and the blocker is locked before the action ends (v5.card.mirror-walk)."""
THEFT_OF_VITAE = Card(
    101966,
    modes=(
        Mode((Strike(StrikeKind.STEAL_BLOOD, 1, ranged=True),), Level.BASIC),
        Mode((Strike(StrikeKind.STEAL_BLOOD, 2, ranged=True),), Level.SUPERIOR),
    ),
)
"""At any range, before damage is healed and after combat may have ended (v5.card.theft-of-vitae)."""
