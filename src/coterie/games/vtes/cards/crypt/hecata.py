"""Hecata."""

from coterie.games.vtes.cards.vocabulary import (
    Action,
    Always,
    Card,
    EndCombat,
    Get,
    Hinders,
    Noun,
    Period,
    Phase,
    Pile,
    Price,
    Some,
    Stat,
    TakeBack,
    Trait,
    Trigger,
    Unlock,
    Use,
    Who,
    Whose,
)

WRAITH_OR_ZOMBIE = (Trait.WRAITH, Trait.ZOMBIE)

LENELLE = Card(201721, abilities=(Action(Who.SELF, (TakeBack(exchange=True),), 1, blood=1),))
MARCHESA_LILIANA = Card(
    201722,
    abilities=(Use(Price.REMOVE_ASH, (Get(Stat.BLEED, 1),), Phase.BLEED, 7), Always(Get(Stat.BLEED, 1))),
)
MORA = Card(
    201724,
    abilities=(Trigger(Phase.YOUR_DISCARD, (TakeBack(Pile.LIBRARY_BOTTOM),), may=True, ready=True), Always(Get(Stat.BLEED, 1))),
)
MOTHER_ANJA_GIOVANNI = Card(
    201725,
    abilities=(
        Use(
            Price.BURN_BLOOD,
            (Unlock(Who.ACTING),),
            Phase.SUCCEEDED,
            1,
            "Hecata",
            "obl",
            Period.TURN,
            Some(Noun.VAMPIRE, whose=Whose.YOURS, clan="Hecata", other=True),
            ready=True,
        ),
    ),
)
PARIJAT = Card(201726, abilities=(Hinders(Some(Noun.ALLY, traits=WRAITH_OR_ZOMBIE)),))
TOMMASO_SFORZA = Card(
    201728,
    abilities=(
        Use(
            Price.BURN_BLOOD,
            (EndCombat(),),
            Phase.BEFORE_RANGE,
            1,
            once=Period.TURN,
            ready=True,
            involving=Some(Noun.ALLY, whose=Whose.YOURS, traits=WRAITH_OR_ZOMBIE),
        ),
    ),
)
