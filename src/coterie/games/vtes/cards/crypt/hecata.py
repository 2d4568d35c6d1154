"""Hecata."""

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    OTHER,
    VAMPIRE,
    YOURS,
    Action,
    Always,
    Card,
    Clan,
    EndCombat,
    Get,
    Hinders,
    Keyword,
    Period,
    Phase,
    Pile,
    Price,
    Stat,
    TakeBack,
    Trait,
    Trigger,
    Unlock,
    Use,
    Who,
)

WRAITH_OR_ZOMBIE = Keyword(Trait.WRAITH) | Keyword(Trait.ZOMBIE)

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
            VAMPIRE & YOURS & Clan("Hecata") & OTHER,
            ready=True,
        ),
    ),
)
PARIJAT = Card(201726, abilities=(Hinders(ALLY & WRAITH_OR_ZOMBIE),))
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
            involving=ALLY & YOURS & WRAITH_OR_ZOMBIE,
        ),
    ),
)
