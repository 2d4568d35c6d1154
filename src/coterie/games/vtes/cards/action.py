"""Action cards without a discipline."""

from coterie.games.vtes.cards.vocabulary import Action, Burn, BurnPool, Card, Count, Mode, Phase, PutInPlay, Some, Trigger, Who

CREEPING_SABOTAGE = Card(
    102213,
    (Mode((PutInPlay(),)),),
    (Trigger(Phase.YOUR_UNLOCK, (BurnPool(Who.PREY, 1),)), Action(Some(), (Burn(),))),
    stealth=1,
    x=Count.COPIES_YOU_CONTROL,
)
"""The first costs nothing; burning one copy is not the same action as burning another (v5.card.creeping-sabotage)."""
