"""What its words promise: attempts to block, and blocks."""

from coterie.games.vtes.cards.vocabulary import BlockToll, FailAttempt, IfBlocked, LockFailedBlockers, MustBlock
from coterie.games.vtes.families.promise import INNER, promises

promises(BlockToll, "lasting", may=("blood", "action.blocked_by", "action.must_block"))
promises(
    FailAttempt, "action.blocked_by", may=("action.barred", "action.tried", "action.failed", "action.must_block"), tells="attempt-failed"
)
promises(IfBlocked, "action.if_blocked", later=INNER)
promises(LockFailedBlockers, "action.lock_failed")
promises(MustBlock, "action.must_block", may=("action.blocked_by", "blood", "lasting", "locked", "library", "ash"), tells="attempts")
