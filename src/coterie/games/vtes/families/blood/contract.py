"""What its words promise: blood and life of minions."""

from coterie.games.vtes.cards.vocabulary import AddBlood, BurnBlood, BurnLife, Exchange, GainBlood, MoveBlood
from coterie.games.vtes.families.promise import GONE, look, promises

promises(AddBlood, "blood", tells="blood-gained", exact=look("at_most", "blood", 1))
promises(BurnBlood, "blood", tells="blood-lost", exact=look("at_most", "blood", -1))
promises(BurnLife, "blood", "piece", may=GONE, tells="blood-lost")
promises(Exchange, "pool", may=("blood", "bound"), tells=("blood-to-pool", "pool-to-blood"))
promises(GainBlood, "blood", "pool", may=("uses",), tells=("blood-gained", "pool-gained"), exact=look("at_most", "blood", 1))
promises(MoveBlood, "pool", may=("blood",), tells="blood-to-pool")
