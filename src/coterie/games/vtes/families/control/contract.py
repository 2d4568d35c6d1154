"""What words for control promise."""

from coterie.games.vtes.cards.vocabulary import Give, Steal, TakeControl
from coterie.games.vtes.families.promise import MOVED, promises

promises(Give, "controller", may=MOVED, tells="given")
promises(Steal, "controller", may=MOVED | {"capacity", "disciplines"}, tells="given")
promises(TakeControl, "controller", may=MOVED | {"combat.ended"}, tells="given")
