"""Action cards without a discipline."""

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    NEIGHBOURS,
    PREYS_UNLOCK,
    SMALL,
    VAMPIRE,
    YOUR_UNLOCK,
    YOURS,
    Action,
    AddCounters,
    Burn,
    BurnPool,
    Card,
    Clan,
    Count,
    Either,
    ForEach,
    Mode,
    PutInPlay,
    RemoveAsh,
    SendBack,
    State,
    Trait,
    Trigger,
    Use,
    When,
    Who,
    at_least,
)

CREEPING_SABOTAGE = Card(
    102213,
    (Mode((PutInPlay(),)),),
    (Trigger(YOUR_UNLOCK, (BurnPool(Who.PREY, 1),)), Action(MINION, (Burn(),))),
    stealth=1,
    x=Count.COPIES_YOU_CONTROL,
)
"""The first costs nothing; burning one copy is not the same action as burning another (v5.card.creeping-sabotage)."""
GATE_OF_ACHERON = Card(
    102290,
    (Mode((PutInPlay(1),)),),
    (
        Trigger(YOUR_UNLOCK, (AddCounters(1),)),
        Trigger(
            PREYS_UNLOCK,
            (ForEach(Count.COUNTERS_HERE, Either(BurnPool(Who.THAT, 1), RemoveAsh(1, Who.THAT, random=True))),),
        ),
        Action(VAMPIRE & YOURS & Clan("Hecata") & at_least(4), (AddCounters(1),), 1),
        Action(VAMPIRE, (Burn(),)),
    ),
    (Trait.UNIQUE,),
    stealth=1,
)
"""The prey chooses anew for each counter; who has no library card left in the ash heap burns pool (v5.unlock)."""
PIT_OF_CONTEMPLATION = Card(
    102291,
    (Mode((PutInPlay(1),)),),
    (
        Action(VAMPIRE & YOURS & Clan("Hecata"), (AddCounters(1),), 1),
        Use((Burn(),), (SendBack(VAMPIRE & NEIGHBOURS & SMALL),), When(State.YOUR_UNLOCK)),
        Action(VAMPIRE, (Burn(),)),
    ),
    (Trait.UNIQUE,),
    stealth=1,
)
"""The vampire keeps its blood and its cards, which are out of play with it (v5.influence.ready)."""
