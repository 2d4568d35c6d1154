"""What its words promise: pool of Methuselahs."""

from coterie.games.vtes.cards.vocabulary import BurnPool, GainPool
from coterie.games.vtes.families.promise import look, promises

promises(BurnPool, "pool", may=("ousted",), tells="pool-lost", exact=look("each", "pool", -1))
promises(GainPool, "pool", tells="pool-gained", exact=look("each", "pool", 1))
