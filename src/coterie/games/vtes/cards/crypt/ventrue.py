"""Ventrue."""

from coterie.games.vtes.cards.vocabulary import (
    Card,
    Discard,
    Get,
    Happening,
    On,
    Phase,
    Requires,
    Stat,
    Trigger,
    Unlock,
    Use,
    Who,
)

ALEXA_DRAPER = Card(201529, abilities=(Use((Discard(what=Requires("dom")),), (Get(Stat.VOTES, 1),), Phase.ANY_POLLING, by=Who.SELF),))
SYBREN_VAN_OOSTEN = Card(201570, abilities=(Trigger(On(Happening.PASSED, by=Who.SELF), (Unlock(),), may=True),))
