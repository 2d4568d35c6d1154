"""Pool of Methuselahs, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BurnPool, GainPool, Who
from coterie.games.vtes.text.clauses.clause import clause, each, number, pool
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def burn_pool(node: BurnPool, frame: Frame) -> str:
    """Pool burned."""
    if node.who is Who.PREY and frame.preys and frame.mood is Mood.TO:
        return frame.say("burn-their-pool", amount=number(node.amount, frame)) + each(node.per, frame)
    if node.who is Who.YOU and frame.mood is Mood.TO:
        return frame.say("to-burn-pool", pool=pool(node.amount, frame)) + each(node.per, frame)
    return frame.say("burn-pool", who=frame.someone(node.who), pool=pool(node.amount, frame)) + each(node.per, frame)


@clause.register
def gain_pool(node: GainPool, frame: Frame) -> str:
    """Pool gained."""
    words = pool(node.amount, frame) + each(node.per, frame) + (frame.tongue.say("with-edge") if node.with_edge else "")
    if frame.mood is Mood.TO:
        refuse(node.who is not frame.actor, "only who uses an ability gains pool with it")
        return frame.say("to-gain-pool", pool=words)
    return frame.say("gain-pool", who=frame.someone(node.who), pool=words)
