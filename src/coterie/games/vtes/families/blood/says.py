"""Blood and life of minions, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import THEIRS, AddBlood, BurnBlood, BurnLife, Exchange, GainBlood, MoveBlood, Pred, Who, parts
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.frame import Frame, Mood


@clause.register
def add_blood(node: AddBlood, frame: Frame) -> str:
    """Blood from the bank."""
    return frame.say("add-blood", blood=blood(node.amount, frame), who=frame.someone(node.to))


@clause.register
def gain_blood(node: GainBlood, frame: Frame) -> str:
    """Blood gained, some of it perhaps as pool."""
    who = frame.someone(node.who)
    if frame.mood is Mood.TO and node.who is frame.actor and not node.to_pool:
        return frame.say("to-gain-blood", blood=blood(node.amount, frame))
    if frame.changed(node) == {"to_pool"}:
        return frame.say("move-to-pool-instead", amount=node.to_pool, who=who)
    words = frame.say("gain-blood", who=who, blood=blood(node.amount, frame))
    return words + (frame.say("some-to-pool", amount=node.to_pool) if node.to_pool else "")


@clause.register
def burn_blood(node: BurnBlood, frame: Frame) -> str:
    """Blood burned by a vampire, or by a Methuselah from a vampire."""
    words = blood(node.amount, frame)
    if frame.mood is Mood.TO and node.who is frame.actor:
        return frame.say("to-burn-blood", blood=words)
    if not isinstance(node.who, Pred):
        return frame.say("burn-blood", who=frame.someone(node.who), blood=words)
    by = frame.someone(Who.THAT if THEIRS in parts(node.who) else Who.YOU)
    return frame.say("burn-blood-from", who=frame.someone(node.who), blood=words, by=by)


@clause.register
def burn_life(node: BurnLife, frame: Frame) -> str:
    """Life burned by an ally or a retainer."""
    return frame.say("burn-life", amount=node.amount)


@clause.register
def move_blood(node: MoveBlood, frame: Frame) -> str:
    """From the vampire to your pool."""
    return frame.say("move-blood", least=node.least, most=node.most)


@clause.register
def exchange(node: Exchange, frame: Frame) -> str:
    """Between the vampire and the pool of its controller."""
    return frame.say("exchange", who=frame.this)
