"""What is chosen: one of two effects, one of several things, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import BurnBlood, BurnPool, Choose, ChooseTwo, Either, ForEach, Maneuver, Pred, Press, Who
from coterie.games.vtes.text.clauses.clause import blood, clause, each, pool
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def either(node: Either, frame: Frame) -> str:
    """One thing or another; where both are burned, that is said once."""
    paid, other = node.first, node.second
    if frame.mood is Mood.TO and isinstance(paid, BurnPool) and isinstance(other, BurnBlood) and isinstance(other.who, Pred):
        refuse(paid != BurnPool(Who.YOU, paid.amount), "you pay, and once")
        words = {"pool": pool(paid.amount, frame), "blood": blood(other.amount, frame)}
        return frame.say("burn-pool-or-blood", who=frame.someone(other.who), **words)
    first, second = clause(node.first, frame), clause(node.second, frame.with_(mood=_second(frame)))
    in_combat = isinstance(node.first, Press | Maneuver) and isinstance(node.second, Press | Maneuver)
    how = "in-combat" if in_combat else "either" if frame.mood is Mood.TO else "or"
    return frame.say(f"choice-{how}", first=first, second=second)


def _second(frame: Frame) -> Mood:
    """The second verb of a sentence has the subject of the first."""
    return Mood.ALSO if frame.mood is Mood.DOES else frame.mood


@clause.register
def choose(node: Choose, frame: Frame) -> str:
    """Something that what follows is about."""
    return frame.say("choose", who=frame.someone(node.who))


@clause.register
def for_each(node: ForEach, frame: Frame) -> str:
    """Once for each."""
    return frame.say("for-each", each=each(node.times, frame).strip(), clause=clause(node.do, frame))


@clause.register
def choose_two(node: ChooseTwo, frame: Frame) -> str:
    """Two minions."""
    return frame.say("choose-two", who=frame.someone(node.of, Article.SEVERAL))
