"""What its words promise: hands, libraries and ash heaps."""

from coterie.games.vtes.cards.vocabulary import Discard, LookAndDiscard, OpenHand, Pay, RemoveAsh, SearchEquip, TakeBack
from coterie.games.vtes.families.promise import ANYTHING, DRAWN, INNER, look, promises, promises_nothing

promises(Discard, "ash", may=DRAWN, tells="discarded", exact=look("fewer", "ash"))
promises(LookAndDiscard, "ash", may=DRAWN, tells="looks")
promises(Pay, "removed", may=ANYTHING, later=INNER)
promises(RemoveAsh, "removed", may=("ash",), tells="removed-ash", exact=look("fewer", "removed"))
promises(SearchEquip, "piece", may=DRAWN | {"cards", "pool", "blood", "library_bottom", "contested"}, tells="searched")
promises(TakeBack, "ash", may=DRAWN | {"library_bottom"}, tells=("taken-back", "put-under", "exchanged"))
promises_nothing(OpenHand, "it is never carried out, but always so: games with it and without it differ")
