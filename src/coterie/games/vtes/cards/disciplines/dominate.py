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
    During,
    Forbid,
    Level,
    Limited,
    Lock,
    Mod,
    Mode,
    Period,
    Pool,
    PutOn,
    Redirect,
    Stat,
    State,
    TakeControl,
    Unlock,
    Use,
    When,
    While,
    Who,
)

DURING_BLEED = When(State.BLEED)
BONDING = Card(
    100236,
    when=DURING_BLEED,
    modes=(
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, 1))),), Level.BASIC),
        Mode((During(Period.ACTION, Mod(Stat.STEALTH, 1)), Limited(During(Period.ACTION, Mod(Stat.BLEED, 1)))), Level.SUPERIOR),
    ),
)
"""At superior only when stealth is needed (v5.card.bonding)."""
CONDITIONING = Card(
    100401,
    when=DURING_BLEED,
    modes=(
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, 2))),), Level.BASIC),
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, 3))),), Level.SUPERIOR),
    ),
)
"""One limited modifier in an action (v5.card.conditioning)."""
DEFLECTION = Card(
    100518,
    when=When(State.DECLINED) & When(State.BLEED_AT_YOU),
    modes=(
        Mode((Lock(Who.SELF), Redirect()), Level.BASIC),
        Mode((Lock(Who.NOBODY),), Level.SUPERIOR, above=Above.BUT),
    ),
)
FORESHADOWING_DESTRUCTION = Card(
    100765,
    when=DURING_BLEED,
    modes=(
        Mode((Limited(During(Period.ACTION, Mod(Stat.BLEED, 1))),), Level.BASIC),
        Mode((Limited(While(Pool(Who.TARGET, 9), During(Period.ACTION, Mod(Stat.BLEED, 3)))),), Level.SUPERIOR),
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
    when=When(State.ANNOUNCED),
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
                Use((Burn(),), (Unlock(Who.ATTACHED), TakeControl(Who.ATTACHED, this_turn=True)), When(State.NEXT_MINION), must=True),
            ),
        ),
    ),
)
"""At superior on a locked vampire too; the vampire is taken at any moment of the minion phase, but taken it must be (v5.terms.control)."""
