"""Strikes, and what they are made with, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import AdditionalStrikes, AfterCombat, Aggravated, FirstStrike, HandsOnly, Strike, WeaponOnly
from coterie.games.vtes.text.clauses.clause import clause, unsaid
from coterie.games.vtes.text.clauses.together import strike_words
from coterie.games.vtes.text.frame import Frame


@clause.register
def strike(node: Strike, frame: Frame) -> str:
    """A strike."""
    if frame.changed(node) == {"unlock"} and node.unlock:
        return frame.say("unlock-before-end", who=frame.this)
    return strike_words(node, "plain", frame)


@clause.register
def first_strike(node: FirstStrike, frame: Frame) -> str:
    """The strike is quicker."""
    return frame.tongue.say("with-first-strike")


@clause.register
def additional_strikes(node: AdditionalStrikes, frame: Frame) -> str:
    """Strikes after the first pair, by themselves."""
    return frame.tongue.say("additional-strikes", amount=node.amount)


@clause.register
def after_combat(node: AfterCombat, frame: Frame) -> str:
    """Something after the combat."""
    return frame.say("after-combat", clause=clause(node.do, frame))


@clause.register
def hands_only(node: HandsOnly, frame: Frame) -> str:
    """Only hand strikes this round."""
    return frame.say("hands-only")


unsaid(Aggravated, "it is said with the strike beside it")
unsaid(WeaponOnly, "it is said with the strike beside it")
