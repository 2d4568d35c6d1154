"""Cards that require Potence."""

from coterie.games.vtes.cards.vocabulary import (
    Above,
    Always,
    Card,
    HandsOnly,
    Level,
    Mod,
    Mode,
    NextRoundClose,
    NotBoth,
    OnlyOne,
    Optional,
    Period,
    PutOn,
    Stat,
    State,
    Strike,
    StrikeKind,
    Trait,
    When,
    Who,
)

IMMORTAL_GRAPPLE = Card(
    100959,
    traits=(Trait.GRAPPLE,),
    when=When(State.BEFORE_STRIKES) & When(State.CLOSE),
    once=Period.ROUND,
    modes=(
        Mode((HandsOnly(),), Level.BASIC),
        Mode((Optional(presses=1), NextRoundClose()), Level.SUPERIOR, above=Above.WITH),
    ),
)
"""After the manoeuvres (v5.card.immortal-grapple)."""
PRETERNATURAL_STRENGTH = Card(
    101483,
    stealth=2,
    modes=(
        Mode(
            (PutOn(Who.SELF),),
            Level.BASIC,
            abilities=(Always(Mod(Stat.STRENGTH, 1)), NotBoth("Torn Signpost"), OnlyOne()),
        ),
        Mode(level=Level.SUPERIOR, above=Above.BUT, abilities=(Always(Mod(Stat.STRENGTH, 2)),)),
    ),
)
ROUNDHOUSE = Card(
    102215,
    modes=(
        Mode((Strike(StrikeKind.HAND, 2),), Level.BASIC),
        Mode((Strike(StrikeKind.HAND, 3),), Level.SUPERIOR),
    ),
)
"""A hand strike, so a grapple allows it (v5.card.roundhouse)."""
