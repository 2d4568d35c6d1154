"""Allies without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    MINION,
    NEIGHBOURS,
    YOURS,
    Action,
    Always,
    Body,
    Burn,
    Cannot,
    Card,
    During,
    EndAction,
    EnterCombat,
    Forbid,
    Is,
    Mod,
    Period,
    Stat,
    State,
    Trait,
    Untouchable,
    Use,
    When,
    Who,
)

AGGRESSIVE_CORPSE = Card(
    102286,
    abilities=(
        Action(Who.SELF, (EnterCombat(MINION),)),
        Untouchable(("dom", "pre")),
        Always(Forbid(Cannot.BE_DODGED)),
        Always(Forbid(Cannot.GAIN_LIFE)),
    ),
    traits=(Trait.ZOMBIE,),
    body=Body(3, 2, 0),
)
SCREAMER = Card(
    102292,
    abilities=(
        Use((Burn(),), (During(Period.ACTION, Mod(Stat.STEALTH, -1, MINION & NEIGHBOURS)),)),
        Use((Burn(),), (EndAction(fails=True),), When(State.ANNOUNCED) & Is(Who.AIMED_AT, ALLY & YOURS)),
    ),
    traits=(Trait.WRAITH,),
    body=Body(1, 1, 1),
)
"""Locked or not, and also when it is itself the target (v5.action.directed)."""
