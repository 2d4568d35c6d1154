"""Cards that require Animalism."""

from coterie.games.vtes.cards.vocabulary import (
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
    EnterCombat,
    Environmental,
    Get,
    Level,
    Mode,
    Optional,
    Period,
    Phase,
    Press,
    Stat,
    State,
    Trait,
    Unlock,
    Usable,
    Use,
    User,
    When,
    Who,
)

CARRION_CROWS = Card(
    100301,
    usable=Usable(When(State.BEFORE_RANGE)),
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
        Mode((Unlock(),), Level.BASIC, usable=Usable(When(State.AFTER_BLOCK), User.LOCKED_VAMPIRE)),
        Mode((Get(Stat.INTERCEPT, 1),), Level.SUPERIOR),
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
    usable=Usable(When(State.BLEED_AT_YOU), User.LOCKED_VAMPIRE),
    modes=(
        Mode((Unlock(),), Level.BASIC),
        Mode((Optional(maneuvers=1),), Level.SUPERIOR, above=Above.WITH),
    ),
)
INSTINCTIVE_REACTION = Card(
    100995,
    usable=Usable(PREDATOR_ACTS),
    modes=(
        Mode((Get(Stat.INTERCEPT, 1),), Level.BASIC),
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
        Mode(level=Level.BASIC, abilities=(Always(Get(Stat.INTERCEPT, 1)),)),
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
                Use((BurnLife(1),), (Press(),), Phase.COMBAT, by=Who.SELF),
                Use((Burn(),), (Unlock(MINION & READY & YOURS),), Phase.DIRECTED_AT_YOU),
            ),
        ),
        Mode(level=Level.SUPERIOR, above=Above.BUT, body=Body(2, 1)),
    ),
)
