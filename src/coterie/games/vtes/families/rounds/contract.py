"""What its words promise: manoeuvres, presses, and the end of combat."""

from coterie.games.vtes.cards.vocabulary import EndCombat, Maneuver, NextRoundClose, Optional, Press
from coterie.games.vtes.families.promise import look, promises

promises(EndCombat, "combat.ended", later=look("tells", "combat-over"))
promises(Maneuver, "combat.long", may=("fighter.round_presses",), tells="maneuver")
promises(NextRoundClose, "combat.close_next")
promises(Optional, "action.committed", "fighter.round_presses", "combat.long", may=("fighter.round_maneuvers",), later=look("granted"))
promises(Press, "combat.continued", tells="press")
