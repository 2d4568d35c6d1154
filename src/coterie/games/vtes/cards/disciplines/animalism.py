"""Cards that require Animalism."""

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    MINION,
    PREDATOR_ACTS,
    READY,
    VAMPIRE,
    YOURS,
    Above,
    Always,
    Bleed,
    Body,
    Burn,
    BurnLife,
    Card,
    During,
    EnterCombat,
    Environmental,
    Is,
    Level,
    Mod,
    Mode,
    Optional,
    Period,
    Press,
    Same,
    Stat,
    State,
    Trait,
    Unlock,
    Use,
    When,
    Who,
)

CARRION_CROWS = Card(
    100301,
    when=When(State.BEFORE_RANGE),
    once=Period.COMBAT,
    modes=(
        Mode((Environmental(1),), Level.BASIC),
        Mode((Environmental(2),), Level.SUPERIOR, above=Above.BUT),
    ),
)
"""With the strikes, against dodges too, but not after combat has ended; so with Murder of Crows (v5.card.carrion-crows)."""
CATS_GUIDANCE = Card(
    100308,
    modes=(
        Mode((Unlock(),), Level.BASIC, when=When(State.AFTER_BLOCK), by=VAMPIRE & LOCKED),
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.SUPERIOR),
    ),
)
"""Only by a vampire that is still ready (v5.card.cats-guidance)."""
DEEP_SONG = Card(
    100515,
    modes=(
        Mode((Bleed(1),), Level.BASIC),
        Mode((EnterCombat(VAMPIRE, lock=True, they_act=True),), Level.SUPERIOR, traits=(Trait.FRENZY,)),
    ),
)
GUARD_DOGS = Card(
    100863,
    when=When(State.BLEED_AT_YOU),
    by=VAMPIRE & LOCKED,
    modes=(
        Mode((Unlock(),), Level.BASIC),
        Mode((Optional(maneuvers=1),), Level.SUPERIOR, above=Above.WITH),
    ),
)
INSTINCTIVE_REACTION = Card(
    100995,
    when=PREDATOR_ACTS,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.BASIC),
        Mode((Optional(maneuvers=1),), Level.SUPERIOR, above=Above.WITH),
    ),
)
MURDER_OF_CROWS = Card(
    101254,
    traits=(Trait.ANIMAL,),
    body=Body(1),
    modes=(
        Mode(level=Level.BASIC, abilities=(Always(Environmental(1)),)),
        Mode(level=Level.SUPERIOR, above=Above.BUT, body=Body(2)),
    ),
)
RAVEN_SPY = Card(
    101550,
    traits=(Trait.ANIMAL,),
    body=Body(1),
    modes=(
        Mode(level=Level.BASIC, abilities=(Always(Mod(Stat.INTERCEPT, 1)),)),
        Mode(level=Level.SUPERIOR, above=Above.BUT, body=Body(2)),
    ),
)
UNDERBRIDGE_STRAY = Card(
    102065,
    traits=(Trait.ANIMAL,),
    body=Body(1, 0, 0),
    modes=(
        Mode(
            level=Level.BASIC,
            abilities=(
                Use((BurnLife(1),), (Press(),), by=Who.SELF),
                Use((Burn(),), (Unlock(MINION & READY & YOURS),), When(State.DIRECTED_AT_YOU) & Is(Who.SELF, ~Same(Who.BLOCKER))),
            ),
        ),
        Mode(level=Level.SUPERIOR, above=Above.BUT, body=Body(2, 1)),
    ),
)
