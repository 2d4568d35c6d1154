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
    During,
    EndCombat,
    Hinders,
    Is,
    Keyword,
    Mod,
    Period,
    Pile,
    RemoveAsh,
    Requiring,
    Same,
    Stat,
    State,
    TakeBack,
    Trait,
    Trigger,
    Unlock,
    Use,
    When,
    Who,
)

WRAITH_OR_ZOMBIE = Keyword(Trait.WRAITH) | Keyword(Trait.ZOMBIE)

LENELLE = Card(201721, abilities=(Action(Who.SELF, (TakeBack(exchange=True),), 1, (BurnBlood(1),)),))
MARCHESA_LILIANA = Card(
    201722,
    abilities=(
        Use(
            (RemoveAsh(7, Who.YOU),),
            (During(Period.ACTION, Mod(Stat.BLEED, 1)),),
            When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING)),
            by=Who.SELF,
        ),
        Always(Mod(Stat.BLEED, 1)),
    ),
)
MORA = Card(
    201724,
    abilities=(Trigger(YOUR_DISCARD, (TakeBack(Pile.LIBRARY_BOTTOM),), may=True, if_=Is(Who.SELF, READY)), Always(Mod(Stat.BLEED, 1))),
)
MOTHER_ANJA_GIOVANNI = Card(
    201725,
    abilities=(
        Use(
            (BurnBlood(1),),
            (Unlock(Who.ACTING),),
            When(State.AFTER)
            & When(State.SUCCESSFUL)
            & Is(Who.SELF, READY)
            & Is(Who.ACTING, VAMPIRE & YOURS & Clan("Hecata") & OTHER)
            & Requiring("Hecata", "obl"),
            once=Period.TURN,
            by=Who.SELF,
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
            When(State.BEFORE_RANGE) & Is(Who.SELF, READY) & Is(Who.COMBATANT, ALLY & YOURS & WRAITH_OR_ZOMBIE),
            once=Period.TURN,
            by=Who.SELF,
        ),
    ),
)
