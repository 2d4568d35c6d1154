"""Hecata."""

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    OTHER,
    READY,
    VAMPIRE,
    YOUR_DISCARD,
    YOURS,
    Action,
    Always,
    BurnBlood,
    Card,
    Clan,
    EndCombat,
    Get,
    Hinders,
    Is,
    Keyword,
    Period,
    Phase,
    Pile,
    RemoveAsh,
    Requiring,
    Stat,
    TakeBack,
    Trait,
    Trigger,
    Unlock,
    Use,
    Who,
)

WRAITH_OR_ZOMBIE = Keyword(Trait.WRAITH) | Keyword(Trait.ZOMBIE)

LENELLE = Card(201721, abilities=(Action(Who.SELF, (TakeBack(exchange=True),), 1, (BurnBlood(1),)),))
MARCHESA_LILIANA = Card(
    201722,
    abilities=(Use((RemoveAsh(7, Who.YOU),), (Get(Stat.BLEED, 1),), Phase.BLEED, by=Who.SELF), Always(Get(Stat.BLEED, 1))),
)
MORA = Card(
    201724,
    abilities=(Trigger(YOUR_DISCARD, (TakeBack(Pile.LIBRARY_BOTTOM),), may=True, ready=True), Always(Get(Stat.BLEED, 1))),
)
MOTHER_ANJA_GIOVANNI = Card(
    201725,
    abilities=(
        Use(
            (BurnBlood(1),),
            (Unlock(Who.ACTING),),
            Phase.SUCCEEDED,
            Period.TURN,
            Who.SELF,
            Is(Who.SELF, READY) & Is(Who.ACTING, VAMPIRE & YOURS & Clan("Hecata") & OTHER) & Requiring("Hecata", "obl"),
        ),
    ),
)
PARIJAT = Card(201726, abilities=(Hinders(ALLY & WRAITH_OR_ZOMBIE),))
TOMMASO_SFORZA = Card(
    201728,
    abilities=(
        Use(
            (BurnBlood(1),),
            (EndCombat(),),
            Phase.BEFORE_RANGE,
            Period.TURN,
            Who.SELF,
            Is(Who.SELF, READY) & Is(Who.COMBATANT, ALLY & YOURS & WRAITH_OR_ZOMBIE),
        ),
    ),
)
