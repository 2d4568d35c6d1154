"""Ventrue."""

from coterie.games.vtes.cards.vocabulary import (
    Card,
    Discard,
    GainVotes,
    Happening,
    On,
    Requires,
    State,
    Trigger,
    Unlock,
    Use,
    When,
    Who,
)

ALEXA_DRAPER = Card(201529, abilities=(Use((Discard(what=Requires("dom")),), (GainVotes(1),), When(State.POLLING), by=Who.SELF),))
SYBREN_VAN_OOSTEN = Card(201570, abilities=(Trigger(On(Happening.PASSED, by=Who.SELF), (Unlock(),), may=True),))
