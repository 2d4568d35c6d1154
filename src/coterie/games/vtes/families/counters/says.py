"""Counters on cards, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import AddCounters, BurnCounters, Counters, Store, Unload, Who
from coterie.games.vtes.text.abilities import ability, burn_at
from coterie.games.vtes.text.clauses.clause import blood, clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article


@clause.register
def store(node: Store, frame: Frame) -> str:
    """Counters onto this card, from your pool or from a vampire."""
    if node.source is Who.POOL:
        return frame.say("store-pool", amount=node.amount, card=frame.this_card)
    return frame.say("store-blood", blood=blood(node.amount, frame), who=frame.someone(node.source), card=frame.this_card)


@clause.register
def unload(node: Unload, frame: Frame) -> str:
    """All counters of this card onto a vampire."""
    return frame.say("unload", card=frame.this_card, who=frame.someone(node.to))


@clause.register
def add_counters(node: AddCounters, frame: Frame) -> str:
    """Counters on this card."""
    return frame.say("add-counters", amount=node.amount, card=frame.this_card)


@clause.register
def burn_counters(node: BurnCounters, frame: Frame) -> str:
    """Counters of this card; the minion that it is on burns them."""
    who = frame.tongue.noun("noun", "minion", Article.THE, ("attached",))
    return frame.say("burn-counters", who=who, amount=node.amount, card=frame.this_card)


@ability.register
def counters(node: Counters, frame: Frame) -> str:
    """Counters that come with each lock, or at how many the card burns."""
    return frame.say("count-locks", card=frame.this_card) if node.each_lock else burn_at(node, frame)
