"""What happens in combat."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    Environmental,
    HandsOnly,
    Maneuver,
    NextRoundClose,
    Optional,
    Press,
    Prevent,
    Some,
    Strike,
    StrikeKind,
    Whose,
)
from coterie.games.vtes.text.clauses.clause import clause, number
from coterie.games.vtes.text.frame import Frame, Mood, refuse


@clause.register
def press(node: Press, frame: Frame) -> str:
    """A press, perhaps for somebody else."""
    further = frame.say("to-continue") if node.to_continue else ""
    if frame.in_play:
        return frame.say("give-press", who=frame.someone(Some(whose=Whose.YOURS))) + further
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
    return words + (frame.tongue.say("in-resulting-combat", who=frame.this) if _is_reaction(frame) else "")


def _is_reaction(frame: Frame) -> bool:
    return frame.facts.types == ("reaction",)


@clause.register
def strike(node: Strike, frame: Frame) -> str:
    """A strike."""
    if frame.changed(node) == {"unlock"} and node.unlock:
        return frame.say("unlock-before-end", who=frame.this)
    with_amount = node.kind in (StrikeKind.HAND, StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD)
    refuse(node.amount != 0 and not with_amount, "this strike has no amount")
    refuse(node.ranged and node.kind is StrikeKind.COMBAT_ENDS, "it ends at any range")
    mark = node.kind is StrikeKind.DAMAGE and node.ranged
    does = frame.tongue.say(f"strike-{node.kind.value}", amount=node.amount, damage=f"{node.amount}R" if mark else str(node.amount))
    words = frame.say("strike-ranged" if node.ranged and not mark else "strike", does=does)
    return words + (frame.say("unlocking", who=frame.this) if node.unlock else "")


@clause.register
def prevent(node: Prevent, frame: Frame) -> str:
    """Damage prevented."""
    amount = number(node.amount, frame)
    words = frame.tongue.say("damage", amount=amount)
    if node.gun:
        words = frame.tongue.say("damage-gun", gun=frame.tongue.say("damage", amount=node.gun), other=words)
    if _is_reaction(frame):
        return frame.with_(mood=Mood.CAN).say("prevent-if-blocks", who=frame.this, damage=words)
    return frame.say("prevent", who=frame.this, damage=words)


@clause.register
def environmental(node: Environmental, frame: Frame) -> str:
    """Damage each round."""
    if frame.facts.types[0] == "retainer":
        return frame.say("retainer-inflicts", card=frame.this_card, damage=node.damage)
    if frame.changed(node) == {"damage"}:
        return frame.say("for-environmental", damage=node.damage)
    return frame.say("environmental", damage=node.damage)


@clause.register
def hands_only(node: HandsOnly, frame: Frame) -> str:
    """Only hand strikes this round."""
    return frame.say("hands-only")


@clause.register
def next_round_close(node: NextRoundClose, frame: Frame) -> str:
    """The next round is at close range."""
    return frame.say("next-round-close")
