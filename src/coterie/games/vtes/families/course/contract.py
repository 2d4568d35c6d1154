"""What its words promise: the course of an action: what it is, how it ends, what follows."""

from coterie.games.vtes.cards.vocabulary import AfterSuccess, EndAction, EnterCombat, Hunt, NoRepeat
from coterie.games.vtes.families.promise import ANYTHING, INNER, look, promises

promises(AfterSuccess, "action.after", later=INNER)
promises(EndAction, "action.outcome", tells=("action-ended", "action-failed"))
promises(EnterCombat, may=ANYTHING, tells="combat", later=look("tells", "combat"))
promises(Hunt, later=look("hunted"))
promises(NoRepeat, "uses")
