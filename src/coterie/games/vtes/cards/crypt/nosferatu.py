"""Nosferatu."""

from coterie.games.vtes.cards.vocabulary import (
    Always,
    Card,
    Discard,
    During,
    Is,
    Mod,
    Period,
    Requires,
    Same,
    Stat,
    State,
    Use,
    When,
    Who,
)

DOWAGER = Card(201545, abilities=(Always(Mod(Stat.INTERCEPT, 1), When(State.DIRECTED)),))
LARISSA_MOREIRA = Card(
    201553,
    abilities=(
        Use(
            (Discard(what=Requires("ani")),),
            (During(Period.ACTION, Mod(Stat.BLEED, 1)),),
            When(State.BLEED) & Is(Who.SELF, Same(Who.ACTING)),
            by=Who.SELF,
        ),
    ),
)
LENNY_BURKHEAD = Card(201555, abilities=(Always(Mod(Stat.BLEED, 1)),))
