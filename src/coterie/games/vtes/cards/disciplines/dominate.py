"""Cards that require Dominate."""

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    MINION,
    UNCONTROLLED,
    VAMPIRE,
    YOUNGER,
    YOURS,
    Above,
    AddBlood,
    Always,
    Bleed,
    Burn,
    Cannot,
    Card,
    Choose,
    Forbid,
    Get,
    Level,
    Lock,
    Mode,
    Phase,
    PutOn,
    Redirect,
    Stat,
    State,
    TakeControl,
    Unlock,
    Usable,
    Use,
    When,
    Who,
)

DURING_BLEED = Usable(When(State.BLEED))
BONDING = Card(
    100236,
    usable=DURING_BLEED,
    modes=(
        Mode((Get(Stat.BLEED, 1, limited=True),), Level.BASIC),
        Mode((Get(Stat.STEALTH, 1), Get(Stat.BLEED, 1, limited=True)), Level.SUPERIOR),
    ),
)
"""At superior only when stealth is needed (v5.card.bonding)."""
CONDITIONING = Card(
    100401,
    usable=DURING_BLEED,
    modes=(
        Mode((Get(Stat.BLEED, 2, limited=True),), Level.BASIC),
        Mode((Get(Stat.BLEED, 3, limited=True),), Level.SUPERIOR),
    ),
)
"""One limited modifier in an action (v5.card.conditioning)."""
DEFLECTION = Card(
    100518,
    usable=Usable(When(State.DECLINED) & When(State.BLEED_AT_YOU)),
    modes=(
        Mode((Lock(Who.SELF), Redirect()), Level.BASIC),
        Mode((Lock(Who.NOBODY),), Level.SUPERIOR, above=Above.BUT),
    ),
)
FORESHADOWING_DESTRUCTION = Card(
    100765,
    usable=DURING_BLEED,
    modes=(
        Mode((Get(Stat.BLEED, 1, limited=True),), Level.BASIC),
        Mode((Get(Stat.BLEED, 3, limited=True, pool_at_most=9),), Level.SUPERIOR),
    ),
)
GOVERN_THE_UNALIGNED = Card(
    100845,
    modes=(
        Mode((Bleed(2),), Level.BASIC),
        Mode((AddBlood(3, VAMPIRE & UNCONTROLLED & YOURS & YOUNGER),), Level.SUPERIOR, stealth=1),
    ),
)
THE_SLEEPING_MIND = Card(
    101805,
    usable=Usable(When(State.ANNOUNCED)),
    modes=(
        Mode((Choose(VAMPIRE & LOCKED), Forbid(Cannot.BLOCK, Who.CHOSEN)), Level.BASIC),
        Mode((Forbid(Cannot.UNLOCK_NOW, MINION),), Level.SUPERIOR),
    ),
)
PUPPET_MASTER = Card(
    101215,
    modes=(
        Mode((Bleed(2),), Level.BASIC),
        Mode(
            (PutOn(VAMPIRE & YOUNGER, lock=True, keep=True),),
            Level.SUPERIOR,
            abilities=(
                Always(Forbid(Cannot.UNLOCK, Who.ATTACHED)),
                Use(
                    (Burn(),),
                    (Unlock(Who.ATTACHED), TakeControl(Who.ATTACHED, this_turn=True)),
                    Phase.NEXT_MINION,
                    must=True,
                ),
            ),
        ),
    ),
)
"""At superior on a locked vampire too; the vampire is taken at any moment of the minion phase, but taken it must be (v5.terms.control)."""
