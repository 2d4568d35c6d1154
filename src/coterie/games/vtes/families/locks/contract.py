"""What its words promise: locked, unlocked, awake."""

from coterie.games.vtes.cards.vocabulary import Lock, Unlock, UnlockIfBlocks, Wake
from coterie.games.vtes.families.promise import look, promises

promises(Lock, "locked", may=("blood",), tells="locked", stands=look("locked"))
promises(Unlock, "locked", tells="unlocked")
promises(UnlockIfBlocks, "action.rises")
promises(Wake, "action.awake", may=("standing",), tells="wakes")
