"""Cards that require Obfuscate."""

from coterie.games.vtes.cards.vocabulary import (
    OTHER_READY_VAMPIRE,
    Above,
    Burn,
    Card,
    During,
    FailBleed,
    Happening,
    Kind,
    Level,
    LockFailedBlockers,
    Maneuver,
    Mod,
    Mode,
    NotBoth,
    On,
    Period,
    PutOn,
    Stat,
    State,
    Trigger,
    When,
    Who,
)

CLOAK_THE_GATHERING = Card(
    100362,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1, Who.ACTING)),), Level.SUPERIOR, by=OTHER_READY_VAMPIRE),
    ),
)
"""At superior by locked vampires too, and by several, one each (v5.card.cloak-the-gathering)."""
FACELESS_NIGHT = Card(
    100687,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode((LockFailedBlockers(),), Level.SUPERIOR, above=Above.AND),
    ),
)
LOST_IN_CROWDS = Card(
    101125,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC, abilities=(NotBoth("Into Thin Air", same_action=True),)),
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 2)),), Level.SUPERIOR, above=Above.BUT),
    ),
)
SPYING_MISSION = Card(
    101857,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC),
        Mode(
            (FailBleed(), PutOn(Who.SELF)),
            Level.SUPERIOR,
            when=When(State.WOULD_BLEED),
            abilities=(Trigger(On(Happening.BLEEDS, Who.SELF, seat=Who.KEPT), (Burn(), During(Period.ACTION, Mod(Stat.BLEED, 2)))),),
        ),
    ),
)
SWALLOWED_BY_THE_NIGHT = Card(
    101913,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.BASIC, Kind.MODIFIER),
        Mode((Maneuver(),), Level.SUPERIOR, Kind.COMBAT),
    ),
)
"""A modifier at basic, a combat card at superior (v5.card.swallowed-by-the-night)."""
