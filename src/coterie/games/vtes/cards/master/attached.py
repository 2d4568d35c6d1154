"""Master cards that are put on minions."""

from coterie.games.vtes.cards.vocabulary import (
    EACH_UNLOCK,
    MINION,
    OTHER,
    READY,
    THEIR_MASTER,
    THEIR_UNLOCK,
    TITLED,
    TORPOR,
    VAMPIRE,
    YOURS,
    Action,
    Always,
    Burn,
    BurnPool,
    Cannot,
    Card,
    Dearer,
    EnterCombat,
    Exchange,
    Forbid,
    GainBlood,
    Happening,
    Is,
    Mod,
    Mode,
    MoveBlood,
    On,
    OnlyOne,
    Period,
    Political,
    Prevent,
    PutOn,
    Same,
    Stat,
    State,
    Teaches,
    Trait,
    Trigger,
    Use,
    When,
    Who,
)

READY_VAMPIRE = VAMPIRE & READY
YOUR_VAMPIRE = VAMPIRE & YOURS

BLOOD_DOLL = Card(100199, (Mode((PutOn(YOUR_VAMPIRE),)),), (Trigger(THEIR_MASTER, (Exchange(),), may=True),))
FAME = Card(
    100698,
    (Mode((PutOn(READY_VAMPIRE),)),),
    (
        Trigger(On(Happening.TORPOR, Who.SELF), (BurnPool(Who.CONTROLLER, 3),)),
        Trigger(EACH_UNLOCK, (BurnPool(Who.THAT, 1),), if_=Is(Who.SELF, TORPOR)),
    ),
    (Trait.UNIQUE,),
)
"""Pool is burned once the vampire has gone to torpor; one that is burned did not go there (v5.card.fame)."""
GUARDIAN_ANGEL = Card(
    100866,
    (Mode((PutOn(VAMPIRE & READY & YOURS),)),),
    (
        Always(Mod(Stat.INTERCEPT, 1), When(State.BLEED_AT_YOU)),
        Use((), (Prevent(1),), once=Period.COMBAT, by=Who.SELF),
        Trigger(On(Happening.TORPOR, Who.SELF), (Burn(),), if_=Is(Who.SELF, TORPOR)),
    ),
)
HAVEN_UNCOVERED = Card(
    100897,
    (Mode((PutOn(READY_VAMPIRE),)),),
    (Action(MINION, (EnterCombat(Who.SELF),), 1), Action(Who.SELF, (Burn(),), 1)),
)
"""Burning it is directed at who played it, who controls it (v5.card.haven-uncovered)."""
OBLIVION = Card(102277, (Mode((PutOn(VAMPIRE),)),), (Teaches("obl", 1),), (Trait.DISCIPLINE,))
PENTEX_SUBVERSION = Card(
    101384,
    (Mode((PutOn(MINION & READY),)),),
    (Always(Forbid(Cannot.BLOCK)), Action(MINION & OTHER, (Burn(),))),
    (Trait.UNIQUE,),
)
"""Its bearer still plays reactions, and only others burn it, in an action at who played it (v5.card.pentex-subversion)."""
PERFECTIONIST = Card(
    101388,
    (Mode((PutOn(YOUR_VAMPIRE),)),),
    (
        Use(
            (),
            (GainBlood(1),),
            When(State.AFTER) & When(State.SUCCESSFUL) & When(State.UNREACTED) & Is(Who.SELF, Same(Who.ACTING)),
            once=Period.TURN,
            by=Who.SELF,
        ),
        OnlyOne(Trait.ARCHETYPE),
    ),
    (Trait.ARCHETYPE,),
)
REBEL = Card(
    101564,
    (Mode((PutOn(YOUR_VAMPIRE),)),),
    (Trigger(On(Happening.BLOCKED, TITLED | Political(), Who.SELF), (GainBlood(1),), once=Period.TURN), OnlyOne(Trait.ARCHETYPE)),
    (Trait.ARCHETYPE, Trait.TRIFLE),
)
VESSEL = Card(
    102113,
    (Mode((PutOn(VAMPIRE, burn_named="Blood Doll"),)),),
    (Trigger(THEIR_UNLOCK, (Exchange(),), may=True),),
    (Trait.TRIFLE,),
)
"""Who played it controls it, but only the controller of the vampire moves the blood, from the next unlock phase on (v5.card.vessel)."""
VILLEIN = Card(
    102121,
    (Mode((PutOn(YOUR_VAMPIRE), MoveBlood(2, 5))),),
    (Dearer(1, "Minion Tap"), Dearer(1)),
    (Trait.TRIFLE,),
)
