"""Control of cards and minions, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Give, Steal, TakeControl, Who
from coterie.games.vtes.text.clauses.clause import clause, unsaid
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def give(node: Give, frame: Frame) -> str:
    """Control of this card: given, or taken."""
    if frame.mood is Mood.DOES:
        return frame.say("takes-control", who=frame.someone(node.to), card=frame.this_card)
    return frame.say("give-control", who=frame.someone(node.to), card=frame.this_card)


@clause.register
def take_control(node: TakeControl, frame: Frame) -> str:
    """Control of a minion that was named before."""
    refuse(node.who is not Who.ATTACHED, "nobody else was named before")
    return frame.say("take-control-turn" if node.this_turn else "take-control")


unsaid(Steal, "no card whose text is printed says it")
