"""Malkavians."""

from coterie.games.vtes.cards.vocabulary import Always, BurnPool, Card, Get, Happening, On, Stat, Toll, Trigger, Who

ALEXANDER_SILVERSON = Card(201530, abilities=(Toll(1),))
LUTZ_VON_HOHENZOLLERN = Card(
    200890, abilities=(Trigger(On(Happening.PASSED), (BurnPool(Who.PREY, 1),), ready=True), Always(Get(Stat.BLEED, 2)))
)
"""Also after referendums that others have called, and whoever acted (v5.politics.referendum)."""
