"""What its words promise: what somebody cannot do, or must."""

from coterie.games.vtes.cards.vocabulary import Forbid, Must
from coterie.games.vtes.families.promise import promises, promises_nothing

promises(Forbid, "lasting", "action.barred", may=("action.blocked_by", "action.must_block"))
promises_nothing(Must, "it is never carried out, but always so: games with it and without it differ")
