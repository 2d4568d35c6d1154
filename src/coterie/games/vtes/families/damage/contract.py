"""What its words promise: damage: inflicted, prevented, without success."""

from coterie.games.vtes.cards.vocabulary import Environmental, Immune, Inflict, Prevent, Wound
from coterie.games.vtes.families.promise import ANYTHING, look, promises, promises_nothing

promises(Environmental, "lasting", later=look("tells", "damage"))
promises(Inflict, "action.after", later=look("tells", "damage"))
promises(Prevent, later=look("tells", "prevented"))
promises(Wound, "blood", may=ANYTHING, tells="damage")
promises_nothing(Immune, "it is never carried out, but always so: games with it and without it differ")
