"""Damage: inflicted, prevented, without success, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import PREYS, Count, Environmental, Immune, Inflict, Prevent, Who, Wound, noun_of, parts
from coterie.games.vtes.text.clauses.clause import clause, is_reaction, number, unsaid
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def prevent(node: Prevent, frame: Frame) -> str:
    """Damage prevented."""
    all_strikes = node.amount is Count.OPPOSING_STRIKES
    words = frame.tongue.say("all-of-strikes") if all_strikes else frame.tongue.say("damage", amount=number(node.amount, frame))
    if node.gun:
        words = frame.tongue.say("damage-gun", gun=frame.tongue.say("damage", amount=node.gun), other=words)
    if is_reaction(frame):
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
def inflict(node: Inflict, frame: Frame) -> str:
    """Damage to the user; where it is only more or less than above, it is not said again when."""
    how = "inflict-other" if frame.changed(node) == {"damage"} else "inflict"
    return frame.say(how, who=frame.this, damage=node.damage)


@clause.register
def wound(node: Wound, frame: Frame) -> str:
    """Damage to a minion that its controller chooses."""
    refuse(PREYS not in parts(node.of), "only the prey chooses")
    chosen = frame.tongue.noun("noun", noun_of(node.of), Article.THE, ("chosen",))
    chooser, some = frame.someone(Who.PREY), frame.with_(preys=True).some(node.of, Article.A)
    return frame.say("wound", chooser=chooser, some=some, who=chosen, damage=node.damage)


unsaid(Immune, "no card whose text is printed says it")
