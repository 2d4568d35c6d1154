"""What its words promise: what is paid besides, or costs more."""

from coterie.games.vtes.cards.vocabulary import BurnBloodTo, ReplaceLater, SpendTransfers, Surcharge
from coterie.games.vtes.families.promise import ANYTHING, INNER, look, promises

promises(BurnBloodTo, may=ANYTHING, later=(look("tells", "blood-lost"), INNER))
promises(ReplaceLater, "lasting")
promises(SpendTransfers, "transfers", exact=look("each", "transfers", -1))
promises(Surcharge, "lasting")
