"""Cards that require Celerity, alone or with another discipline."""

from coterie.games.vtes.cards.vocabulary import (
    Above,
    Abstain,
    BurnBlood,
    Card,
    During,
    Either,
    Kind,
    Level,
    Maneuver,
    Mod,
    Mode,
    Period,
    Press,
    Stat,
    State,
    When,
    Who,
)

RESIST_EARTHS_GRASP = Card(
    101610,
    modes=(
        Mode((Either(Press(), Maneuver(presses=1)),), Level.BASIC, Kind.COMBAT),
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)),), Level.SUPERIOR, Kind.MODIFIER),
    ),
)
"""The press is for the round of the manoeuvre (v5.card.resist-earths-grasp)."""
SCALPEL_TONGUE = Card(
    101686,
    when=When(State.POLLING) & When(State.POLITICAL),
    modes=(
        Mode((Abstain(),), Level.BASIC),
        Mode((BurnBlood(1, Who.CHOSEN),), Level.SUPERIOR, above=Above.AND),
    ),
)
