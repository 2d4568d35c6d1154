"""Cards that require Celerity, alone or with another discipline."""

from coterie.games.vtes.cards.vocabulary import (
    Above,
    Abstain,
    BurnBlood,
    Card,
    Either,
    Get,
    Kind,
    Level,
    Maneuver,
    Mode,
    Press,
    Stat,
    State,
    Usable,
    When,
    Who,
)

RESIST_EARTHS_GRASP = Card(
    101610,
    modes=(
        Mode((Either(Press(), Maneuver(presses=1)),), Level.BASIC, Kind.COMBAT),
        Mode((Get(Stat.STEALTH, 1),), Level.SUPERIOR, Kind.MODIFIER),
    ),
)
"""The press is for the round of the manoeuvre (v5.card.resist-earths-grasp)."""
SCALPEL_TONGUE = Card(
    101686,
    usable=Usable(When(State.POLLING) & When(State.POLITICAL)),
    modes=(
        Mode((Abstain(),), Level.BASIC),
        Mode((BurnBlood(1, Who.CHOSEN),), Level.SUPERIOR, above=Above.AND),
    ),
)
