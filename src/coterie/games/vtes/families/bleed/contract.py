"""What its words promise: bleeds: for how much, at whom, and whether they succeed."""

from coterie.games.vtes.cards.vocabulary import Bleed, FailBleed, IfBled, Redirect, ReduceBleed
from coterie.games.vtes.families.promise import INNER, look, promises

promises(Bleed, later=look("bled"))
promises(FailBleed, "action.spent", later=look("untold", "bled"))
promises(IfBled, later=INNER)
promises(Redirect, "action.target", may=("action.blockers", "action.declined"), tells="redirected")
promises(ReduceBleed, "lasting", tells="bleed-reduced")
