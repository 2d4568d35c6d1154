"""Malkavians."""

from coterie.games.vtes.cards.vocabulary import READY, Always, BurnPool, Card, Happening, Is, Mod, On, Stat, Toll, Trigger, Who

ALEXANDER_SILVERSON = Card(201530, abilities=(Toll(1),))
LUTZ_VON_HOHENZOLLERN = Card(
    200890, abilities=(Trigger(On(Happening.PASSED), (BurnPool(Who.PREY, 1),), if_=Is(Who.SELF, READY)), Always(Mod(Stat.BLEED, 2)))
)
"""Also after referendums that others have called, and whoever acted (v5.politics.referendum)."""
