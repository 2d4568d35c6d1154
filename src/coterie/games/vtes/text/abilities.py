"""Abilities in words: what a card does while it is in play."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    PHASES,
    PREYS_UNLOCK,
    Ability,
    Action,
    Always,
    Burn,
    BurnBlood,
    Counters,
    During,
    Effect,
    Either,
    EnterCombat,
    Exchange,
    GainBlood,
    GainVotes,
    Give,
    Happening,
    Instead,
    Less,
    Node,
    On,
    Pred,
    Stat,
    Store,
    Trait,
    Trigger,
    Use,
    Who,
)
from coterie.games.vtes.text.clauses import clause
from coterie.games.vtes.text.clauses.clause import blood, pool
from coterie.games.vtes.text.clauses.numbers import change
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.moments import IN_TORPOR, READY_NOW, moment
from coterie.games.vtes.text.statics import held
from coterie.games.vtes.text.tongue import Unprintable, refuse
from coterie.games.vtes.text.uses import used


@singledispatch
def ability(node: Node, frame: Frame) -> str:
    """An ability in words."""
    raise Unprintable(f"no card text says {type(node).__name__} here")


def last_words(abilities: tuple[Ability, ...], frame: Frame) -> list[str]:
    """What is said after all abilities: at how many counters a card burns that collects them."""
    return [burn_at(node, frame) for node in abilities if isinstance(node, Counters) and node.each_lock]


def burn_at(node: Counters, frame: Frame) -> str:
    """At how many counters a card burns."""
    return frame.say("burn-at", amount=node.burn_at, card=frame.this_card)


@ability.register
def always(node: Always, frame: Frame) -> str:
    """True as long as the card is in play."""
    return held(node, frame)


@ability.register
def trigger(node: Trigger, frame: Frame) -> str:
    """Something that happens, or may happen, at a moment."""
    mood = Mood.CAN if node.may else Mood.DOES
    named = node.on == PREYS_UNLOCK or any(isinstance(effect, Give) and effect.to is Who.PREY for effect in node.do)
    inner = frame.with_(mood=mood, preys=named)
    words = _happens(node, inner)
    at = moment(node)
    refuse(node.if_ not in (None, READY_NOW, IN_TORPOR), "no card text says so")
    ready = node.if_ == READY_NOW
    if node.if_ == IN_TORPOR and at != "in-torpor":
        words = frame.say("if-in-torpor", who=frame.this, clause=words)
    refuse(ready and not frame.facts.crypt, "only a vampire's own ability asks for it to be ready")
    if ready and node.on.kind in PHASES:
        refuse(node.on.seat is not Who.YOU, "it is ready in a phase of yours")
        words = frame.say("if-ready-when", who=frame.this, when=frame.tongue.chosen(f"when-{at}"), clause=words)
    else:
        words = frame.tongue.chosen(f"at-{at}", who=frame.this, card=frame.this_card, clause=words)
        words = frame.say("if-this-ready", who=frame.this, clause=words) if ready else words
    if node.once is not None:
        words = frame.chosen(f"once-{node.once.value}", clause=words)
    feeds = Trait.HUNTING_GROUND in frame.card.traits and any(isinstance(effect, GainBlood) for effect in node.do)
    return words + ("\n" + frame.say("one-ground") if feeds else "")


def _happens(node: Trigger, frame: Frame) -> str:
    """The clauses of a trigger, joined."""
    first = node.do[0] if node.do else None
    refuse(first is None, "nothing happens")
    base = next((other.do for other in frame.above if isinstance(other, Trigger) and other.on == node.on), ())
    if isinstance(first, Either) and base and node.do == (first,) and base == (first.second,):
        refuse(frame.mood is Mood.CAN, "what one need not choose at all is not chosen instead")
        rather, than = clause(first.first, frame.with_(mood=Mood.TO)), clause(first.second, frame.with_(mood=Mood.DOING))
        return frame.say("you-can", clause=frame.say("instead-of", first=rather, second=than))
    if frame.mood is Mood.CAN and not _has_subject(first):
        parts = [clause(effect, frame.with_(mood=Mood.TO)) for effect in node.do]
        return frame.say("you-can", clause=frame.tongue.both(parts))
    return frame.tongue.both([clause(effect, frame) for effect in node.do])


def _has_subject(effect: Effect | None) -> bool:
    """Whether the clause of an effect names who does it."""
    by_minion = isinstance(effect, Store) and isinstance(effect.source, Pred)
    return by_minion or isinstance(effect, GainBlood | Exchange | During | GainVotes)


@ability.register
def use(node: Use, frame: Frame) -> str:
    """Something that may be used."""
    return used(node, frame)


@ability.register
def action(node: Action, frame: Frame) -> str:
    """An action that minions may perform."""
    refuse(bool(node.clan_stealth) and not node.clan, "no clan has other stealth")
    refuse(node.by is Who.THIS_CARD, "a minion is not called a card")
    who = frame.someone(node.by, Article.ALL)
    directed = any(isinstance(effect, Burn | EnterCombat) for effect in node.do)
    refuse(not node.do or not (directed or node.stealth), "an action is directed, or has stealth")
    does = frame.tongue.both([clause(effect, frame.with_(mood=Mood.TO)) for effect in node.do])
    stealth = change(Stat.STEALTH, node.stealth, frame) if node.stealth else ""
    has = ("stealth" if stealth else "none") if directed else "undirected"
    words = frame.say("action", who=who, clause=does, stealth=stealth, has=has)
    words += _that_costs(node.cost, frame)
    if not node.clan:
        return words
    clan = frame.tongue.noun("clan", node.clan, Article.ALL)
    return words + frame.say("clan-stealth", who=clan, change=change(Stat.STEALTH, node.clan_stealth, frame))


def _that_costs(cost: tuple[Effect, ...], frame: Frame) -> str:
    """What the acting minion pays for it."""
    if not cost:
        return ""
    paid = cost[0]
    refuse(len(cost) > 1 or not isinstance(paid, BurnBlood) or paid.who is not Who.SELF, "an action costs blood of who acts")
    return frame.say("that-costs", blood=blood(paid.amount, frame)) if isinstance(paid, BurnBlood) else ""


@ability.register
def instead(node: Instead, frame: Frame) -> str:
    """Something else instead, or another amount."""
    refuse(bool(node.do) and node.amount is not None, "it is either done otherwise or of another amount")
    if node.of == On(Happening.UNLOCKS, Who.SELF):
        return frame.say("stays-locked", clause=_joined(node.do, frame.with_(mood=Mood.DOES)))
    if node.of == On(Happening.REPLACES, seat=Who.YOU):
        return frame.say("instead", clause=_joined(node.do, frame.with_(mood=Mood.DO)), card=frame.this_card)
    if node.of in LEAVES:
        return frame.say(LEAVES[node.of], who=frame.this, clause=_joined(node.do, frame.with_(mood=Mood.DO)))
    if isinstance(node.amount, Less):
        refuse(node.of not in HURTS, "damage is less")
        return frame.say(HURTS[node.of], who=frame.this, by=frame.someone(Who.OPPOSING), amount=node.amount.by)
    refuse(
        node.of != On(Happening.BURNS_POOL, by=MINION, seat=Who.YOU, least=(node.amount or 0) + 1), "what is more than so much is so much"
    )
    return frame.say("burn-at-most", pool=pool(node.amount or 0, frame))


def _joined(effects: tuple[Effect, ...], frame: Frame) -> str:
    refuse(not effects, "nothing is done instead")
    return frame.tongue.both([clause(effect, frame) for effect in effects])


LEAVES: Final = {On(Happening.TORPOR, Who.SELF): "not-to-torpor", On(Happening.BURNED, Who.SELF): "not-burned"}
HURTS: Final = {On(Happening.DAMAGED, Who.SELF): "hurts-less", On(Happening.DAMAGED, Who.SELF, MINION): "opposing-hurts-less"}
