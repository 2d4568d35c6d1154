"""What its words promise: counters on cards."""

from coterie.games.vtes.cards.vocabulary import AddCounters, BurnCounters, Store, Unload
from coterie.games.vtes.families.promise import GONE, look, promises

promises(AddCounters, "blood", tells="counters", exact=look("each", "blood", 1))
promises(BurnCounters, "blood", "piece", may=GONE, tells="counters-lost")
promises(Store, "blood", may=("pool",))
promises(Unload, "blood", tells="blood-gained")
