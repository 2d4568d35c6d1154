"""Locked, unlocked, awake, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Lock, Pred, Unlock, UnlockIfBlocks, Wake, Who
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def lock(node: Lock, frame: Frame) -> str:
    """Minions are locked; or, other than above, not locked."""
    if node.who is Who.NOBODY:
        return _not_locked(node, frame)
    if node.up_to != 1:
        refuse(not isinstance(node.who, Pred), "only some can be several")
        return frame.say("lock-up-to", count=frame.tongue.chosen(f"count-{node.up_to}"), who=frame.someone(node.who, Article.SEVERAL))
    if node.who is Who.SELF and "reaction" in frame.facts.types:
        return frame.say("lock", who=frame.tongue.noun("noun", frame.user, Article.THIS, ("reacting",)))
    if node.who is Who.ONE:
        return frame.say("lock-one-of-two")
    return frame.say("lock", who=frame.someone(node.who))


def _not_locked(node: Lock, frame: Frame) -> str:
    base = frame.base(node)
    who = base.who if base is not None and frame.changed(node) == {"who"} else Who.NOBODY
    refuse(who is Who.NOBODY, "nobody is locked, and nobody was above")
    return frame.say("do-not-lock", who=frame.someone(who))


@clause.register
def unlock(node: Unlock, frame: Frame) -> str:
    """A minion unlocks."""
    return frame.say("unlock", who=frame.someone(node.who))


@clause.register
def wake(node: Wake, frame: Frame) -> str:
    """A minion wakes."""
    words = frame.say("wake", who=frame.someone(node.who))
    return words + ("\n" + frame.say("ally-stays-locked", who=frame.this) if node.ally_stays_locked else "")


@clause.register
def unlock_if_blocks(node: UnlockIfBlocks, frame: Frame) -> str:
    """Blood burned to unlock after a block."""
    return frame.say("unlock-if-blocks", who=frame.this, blood=blood(node.blood, frame))
