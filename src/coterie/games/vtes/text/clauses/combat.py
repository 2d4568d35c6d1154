"""What happens in combat."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    YOURS,
    AdditionalStrikes,
    AfterCombat,
    BurnBloodTo,
    Count,
    EndCombat,
    Environmental,
    HandsOnly,
    Maneuver,
    NextRoundClose,
    Optional,
    Press,
    Prevent,
    Strike,
    StrikeKind,
)
from coterie.games.vtes.text.clauses.clause import blood, clause, number
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def press(node: Press, frame: Frame) -> str:
    """A press, perhaps for somebody else."""
    further = frame.say("to-continue") if node.to_continue else ""
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
    return words + (frame.tongue.say("in-resulting-combat", who=frame.this) if _is_reaction(frame) else "")


def _is_reaction(frame: Frame) -> bool:
    return frame.facts.types == ("reaction",)


@clause.register
def strike(node: Strike, frame: Frame) -> str:
    """A strike."""
    if frame.changed(node) == {"unlock"} and node.unlock:
        return frame.say("unlock-before-end", who=frame.this)
    with_amount = node.kind in (StrikeKind.HAND, StrikeKind.DAMAGE, StrikeKind.STEAL_BLOOD, StrikeKind.PUT_ON)
    refuse(node.amount != 0 and not with_amount, "this strike has no amount")
    refuse(node.ranged and node.kind is StrikeKind.COMBAT_ENDS, "it ends at any range")
    mark = node.kind is StrikeKind.DAMAGE and node.ranged
    damage = f"{node.amount}R" if mark else str(node.amount)
    does = frame.tongue.say(f"strike-{node.kind.value}", amount=node.amount, damage=damage, card=frame.this_card)
    words = frame.say("strike-ranged" if node.ranged and not mark else "strike", does=does)
    return words + (frame.say("unlocking", who=frame.this) if node.unlock else "")


@clause.register
def additional_strikes(node: AdditionalStrikes, frame: Frame) -> str:
    """Strikes after the first pair, by themselves."""
    return frame.tongue.say("additional-strikes", amount=node.amount)


def strike_and_more(node: Strike, more: AdditionalStrikes, frame: Frame) -> str:
    """A strike that brings additional ones."""
    return f"{clause(node, frame)}, {frame.tongue.say('with-additional-strikes', amount=more.amount)}"


@clause.register
def after_combat(node: AfterCombat, frame: Frame) -> str:
    """Something after the combat."""
    return frame.say("after-combat", clause=clause(node.do, frame))


@clause.register
def burn_blood_to(node: BurnBloodTo, frame: Frame) -> str:
    """Blood burned for an effect."""
    return frame.say("burn-blood-to", blood=blood(node.blood, frame), clause=clause(node.do, frame.with_(mood=Mood.TO)))


@clause.register
def prevent(node: Prevent, frame: Frame) -> str:
    """Damage prevented."""
    all_strikes = node.amount is Count.OPPOSING_STRIKES
    words = frame.tongue.say("all-of-strikes") if all_strikes else frame.tongue.say("damage", amount=number(node.amount, frame))
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


@clause.register
def end_combat(node: EndCombat, frame: Frame) -> str:
    """The combat that an ability is used in ends."""
    refuse(frame.mood is not Mood.TO, "somebody ends it")
    return frame.say("end-combat")
