"""Bleeds: for how much, at whom, and whether they succeed, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Bleed, FailBleed, IfBled, Redirect, ReduceBleed, Stat
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.clauses.numbers import change
from coterie.games.vtes.text.clauses.together import bleed_fails
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def bleed(node: Bleed, frame: Frame) -> str:
    """A bleed action."""
    return frame.say("bleed", change=change(Stat.BLEED, node.bonus, frame))


@clause.register
def reduce_bleed(node: ReduceBleed, frame: Frame) -> str:
    """The bleed is for less."""
    return frame.say("reduce-bleed", amount=node.amount)


@clause.register
def redirect(node: Redirect, frame: Frame) -> str:
    """The bleed gets another target."""
    return frame.say("redirect")


@clause.register
def if_bled(node: IfBled, frame: Frame) -> str:
    """What happens after a successful bleed."""
    refuse(not node.do, "nothing happens")
    return frame.say("if-bled", clause=frame.tongue.both([clause(effect, frame.with_(mood=Mood.DOES)) for effect in node.do]))


@clause.register
def fail_bleed(node: FailBleed, frame: Frame) -> str:
    """The bleed is unsuccessful."""
    return frame.tongue.both(bleed_fails(frame))
