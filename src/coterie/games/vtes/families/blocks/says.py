"""Attempts to block, and blocks, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BlockToll, FailAttempt, IfBlocked, LockFailedBlockers, MustBlock, Stat, Who
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.clauses.numbers import change
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article


@clause.register
def must_block(node: MustBlock, frame: Frame) -> str:
    """Unlock and attempt to block."""
    words = change(Stat.INTERCEPT, node.intercept, frame)
    stat = frame.tongue.form("stat", Stat.INTERCEPT, "the")
    return frame.say("must-block", who=frame.this, blood=blood(node.blood, frame), change=words, stat=stat)


@clause.register
def block_toll(node: BlockToll, frame: Frame) -> str:
    """Blood that blocking costs."""
    return frame.say("block-toll", who=frame.someone(node.by, Article.ALL), blood=blood(node.blood, frame))


@clause.register
def fail_attempt(node: FailAttempt, frame: Frame) -> str:
    """The attempt to block fails."""
    return frame.say("fail-attempt") + (frame.say("not-again", who=frame.someone(Who.BLOCKER)) if node.for_good else "")


@clause.register
def if_blocked(node: IfBlocked, frame: Frame) -> str:
    """What happens before block resolution."""
    parts = [clause(effect, frame.with_(mood=Mood.THEN)) for effect in node.do]
    return frame.say("if-blocked", clause=frame.tongue.both(parts))


@clause.register
def lock_failed_blockers(node: LockFailedBlockers, frame: Frame) -> str:
    """Those that fail to block are locked."""
    return frame.say("lock-failed-blockers")
