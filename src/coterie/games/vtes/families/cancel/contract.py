"""What its words promise: cards that are cancelled as they are played."""

from coterie.games.vtes.cards.vocabulary import Cancel
from coterie.games.vtes.families.promise import look, promises

promises(Cancel, later=look("tells", "cancelled"))
