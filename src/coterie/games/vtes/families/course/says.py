"""The course of an action: what it is, how it ends, what follows, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import AfterSuccess, EndAction, EnterCombat, Hunt, NoRepeat
from coterie.games.vtes.text.clauses.clause import clause, unsaid
from coterie.games.vtes.text.frame import Frame, Mood


@clause.register
def end_action(node: EndAction, frame: Frame) -> str:
    """The action ends."""
    return frame.say("fail-action" if node.fails else "end-action")


@clause.register
def no_repeat(node: NoRepeat, frame: Frame) -> str:
    """Not the same action again."""
    return frame.say("no-repeat", who=frame.this)


@clause.register
def after_success(node: AfterSuccess, frame: Frame) -> str:
    """After a successful action."""
    return frame.say("after-success", clause=clause(node.do, frame.with_(mood=Mood.DO)))


@clause.register
def enter_combat(node: EnterCombat, frame: Frame) -> str:
    """A combat without a block."""
    words = frame.say("enter-combat-and-lock" if node.lock else "enter-combat", who=frame.someone(node.target))
    return words + ("\n" + frame.say("they-act", who=frame.target(node.target)) if node.they_act else "")


unsaid(Hunt, "no card whose text is printed says it")
