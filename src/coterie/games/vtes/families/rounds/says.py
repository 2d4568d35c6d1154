"""Manoeuvres, presses, and the end of combat, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import MINION, YOURS, EndCombat, Maneuver, NextRoundClose, Optional, Press
from coterie.games.vtes.text.clauses.clause import clause, is_reaction
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def press(node: Press, frame: Frame) -> str:
    """A press, perhaps for somebody else."""
    further = frame.chosen(f"only-{node.only.value}") if node.only is not None else ""
    if frame.in_play:
        return frame.say("give-press", who=frame.someone(MINION & YOURS)) + further
    return frame.say("press") + further


@clause.register
def maneuver(node: Maneuver, frame: Frame) -> str:
    """A manoeuvre."""
    return frame.say("maneuver") + (f" {optional(Optional(presses=node.presses), frame)}" if node.presses else "")


@clause.register
def optional(node: Optional, frame: Frame) -> str:
    """Presses and manoeuvres that come with something else."""
    refuse(not (node.presses or node.maneuvers), "nothing is optional")
    kinds = (("presses", node.presses), ("maneuvers", node.maneuvers))
    things = [frame.tongue.say(f"optional-{kind}", amount=amount) for kind, amount in kinds if amount]
    words = frame.tongue.say("with", things=frame.tongue.both(things))
    words += frame.tongue.say("each-combat") if frame.in_play else ""
    return words + (frame.tongue.say("in-resulting-combat", who=frame.this) if is_reaction(frame) else "")


@clause.register
def next_round_close(node: NextRoundClose, frame: Frame) -> str:
    """The next round is at close range."""
    return frame.say("next-round-close")


@clause.register
def end_combat(node: EndCombat, frame: Frame) -> str:
    """The combat that an ability is used in ends."""
    refuse(frame.mood is not Mood.TO, "somebody ends it")
    return frame.say("end-combat")
