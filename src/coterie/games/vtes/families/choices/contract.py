"""What its words promise: what is chosen: one of two effects, one of several things."""

from coterie.games.vtes.cards.vocabulary import Choose, ChooseTwo, Either, ForEach
from coterie.games.vtes.families.promise import ANYTHING, INNER, look, promises

promises(Choose, stands=look("named"))
promises(ChooseTwo, stands=look("named"))
promises(Either, may=ANYTHING, later=INNER)
promises(ForEach, may=ANYTHING, later=INNER)
