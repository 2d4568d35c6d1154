"""Cards that require Auspex."""

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    MINION,
    VAMPIRE,
    Above,
    Action,
    Always,
    Burn,
    Card,
    During,
    Level,
    Lock,
    LookAndDiscard,
    Mod,
    Mode,
    OpenHand,
    Optional,
    Period,
    Prevent,
    PutInPlay,
    Redirect,
    Stat,
    State,
    Wake,
    When,
    Who,
)

EYES_OF_ARGUS = Card(
    100680,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 2)),), Level.BASIC, when=When(State.DIRECTED_AT_YOU)),
        Mode((Wake(),), Level.SUPERIOR, by=VAMPIRE & LOCKED),
    ),
)
"""One vampire does not both wake and intercept with it in an action (v5.card.eyes-of-argus)."""
PRECOGNITION = Card(
    101475,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.BASIC),
        Mode((Prevent(1),), Level.SUPERIOR, above=Above.AND),
    ),
)
REVELATIONS = Card(
    101627,
    stealth=1,
    modes=(
        Mode((LookAndDiscard(Who.PREY),), Level.BASIC),
        Mode((PutInPlay(),), Level.SUPERIOR, abilities=(Always(OpenHand(Who.PREY)), Action(MINION, (Burn(),)))),
    ),
)
SPIRITS_TOUCH = Card(
    101850,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.BASIC),
        Mode((Optional(maneuvers=1),), Level.SUPERIOR, above=Above.WITH),
    ),
)
TELEPATHIC_MISDIRECTION = Card(
    101949,
    modes=(
        Mode((During(Period.ACTION, Mod(Stat.INTERCEPT, 1)),), Level.BASIC),
        Mode((Lock(Who.SELF), Redirect()), Level.SUPERIOR, when=When(State.DECLINED) & When(State.BLEED_AT_YOU)),
    ),
)
