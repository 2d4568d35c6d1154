"""Abilities in words: what a card does while it is in play."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    PHASES,
    PREYS_UNLOCK,
    TITLED_ACTS,
    Ability,
    Action,
    Always,
    Burn,
    BurnBlood,
    Counters,
    Dearer,
    Effect,
    Either,
    EnterCombat,
    Exchange,
    Free,
    GainBlood,
    Get,
    Give,
    Has,
    HasTrait,
    Hinders,
    Instead,
    Is,
    Node,
    NotBoth,
    OnlyOne,
    PlaysAs,
    Pred,
    Stat,
    StaysLocked,
    Store,
    Teaches,
    Toll,
    Trait,
    Trigger,
    Untouchable,
    Use,
    Who,
    every,
    orderly,
)
from coterie.games.vtes.text.clauses import bare, clause
from coterie.games.vtes.text.clauses.clause import blood, each, pool
from coterie.games.vtes.text.clauses.numbers import change, gain, receiver
from coterie.games.vtes.text.conditions import states, with_discipline
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.moments import moment
from coterie.games.vtes.text.tongue import Phrase, Unprintable, refuse
from coterie.games.vtes.text.uses import used

OF_VAMPIRES: Final = (
    Trait.BLACK_HAND, Trait.BLOOD_CURSED, Trait.FLIGHT, Trait.INFERNAL, Trait.RED_LIST, Trait.SCARCE, Trait.SLAVE, Trait.STERILE,
)  # fmt: skip
"""Traits of vampires, which are sentences of their texts."""


@singledispatch
def ability(node: Node, frame: Frame) -> str:
    """An ability in words."""
    raise Unprintable(f"no card text says {type(node).__name__} here")


def last_words(abilities: tuple[Ability, ...], frame: Frame) -> list[str]:
    """What is said after all abilities: at how many counters a card burns that collects them."""
    return [_burn_at(node, frame) for node in abilities if isinstance(node, Counters) and node.each_lock]


@ability.register
def counters(node: Counters, frame: Frame) -> str:
    """Counters that come with each lock, or at how many the card burns."""
    return frame.say("count-locks", card=frame.this_card) if node.each_lock else _burn_at(node, frame)


def _burn_at(node: Counters, frame: Frame) -> str:
    return frame.say("burn-at", amount=node.burn_at, card=frame.this_card)


@ability.register
def always(node: Always, frame: Frame) -> str:
    """True as long as the card is in play."""
    effect = node.effect
    refuse(node.if_ is not None and not orderly(node.if_), "it is said in another way")
    if not isinstance(effect, Get):
        refuse(bool(node.if_ or node.per), "only numbers have conditions")
        return clause(effect, frame.with_(mood=Mood.DOES))
    if node.if_ is None and node.per is None:
        return clause(effect, frame if bare(effect, frame) else frame.with_(mood=Mood.DOES))
    if met(node) is not None:
        return against([node], frame)
    who, when = receiver(effect, frame), ""
    for cond in () if node.if_ is None else every(node.if_):
        if cond == TITLED_ACTS:
            when += " " + frame.tongue.say("while-titled-acts")
        elif isinstance(cond, Is):
            refuse(effect.who is Who.YOU, "a Methuselah has no disciplines")
            who = with_discipline(who, _own(cond), frame)
        else:
            when += " " + frame.tongue.chosen(f"while-{states(cond)}")
    return frame.say("gets", who=who, change=gain(effect, frame)) + when + each(node.per, frame)


def _own(cond: Is) -> str:
    """The discipline that the minion itself must have."""
    refuse(cond.who is not Who.SELF or not isinstance(cond.what, Has), "a minion has a discipline")
    return cond.what.discipline if isinstance(cond.what, Has) else ""


def met(node: Ability) -> Pred | None:
    """Whom a number changes against: those that act. For the titled each language has words of its own."""
    if not isinstance(node, Always) or not isinstance(node.effect, Get) or not isinstance(node.if_, Is) or node.if_ == TITLED_ACTS:
        return None
    return node.if_.what if node.if_.who is Who.ACTING else None


def against(nodes: list[Always], frame: Frame) -> str:
    """Numbers that change against some minions, in one sentence: "gets +1 intercept against younger Lasombra and ..."."""
    changes = []
    for node in nodes:
        some = met(node)
        refuse(node.per is not None, "it changes against somebody, and on no other condition")
        if isinstance(node.effect, Get) and some is not None:
            refuse(node.effect.who is not Who.SELF, "a minion meets another")
            changes.append(frame.tongue.say("against", change=gain(node.effect, frame), who=frame.some(some, Article.ALL)))
    return frame.say("gets", who=frame.this, change=frame.tongue.both(changes))


@ability.register
def trigger(node: Trigger, frame: Frame) -> str:
    """Something that happens, or may happen, at a moment."""
    mood = Mood.CAN if node.may else Mood.DOES
    named = node.on == PREYS_UNLOCK or any(isinstance(effect, Give) and effect.to is Who.PREY for effect in node.do)
    inner = frame.with_(mood=mood, preys=named)
    words = _happens(node, inner)
    at = moment(node)
    if node.in_torpor and at != "in-torpor":
        words = frame.say("if-in-torpor", who=frame.this, clause=words)
    refuse(node.ready and (not frame.facts.crypt or node.in_torpor), "only a vampire's own ability asks for it to be ready")
    if node.ready and node.on.kind in PHASES:
        refuse(node.on.seat is not Who.YOU, "it is ready in a phase of yours")
        words = frame.say("if-ready-when", who=frame.this, when=frame.tongue.chosen(f"when-{at}"), clause=words)
    else:
        words = frame.tongue.chosen(f"at-{at}", who=frame.this, card=frame.this_card, clause=words)
        words = frame.say("if-this-ready", who=frame.this, clause=words) if node.ready else words
    if node.once is not None:
        words = frame.say(f"once-{node.once.value}", clause=words)
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
    return by_minion or isinstance(effect, GainBlood | Exchange | Get)


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
def only_one(node: OnlyOne, frame: Frame) -> str:
    """One of a kind, or of this name."""
    who = frame.tongue.noun("noun", frame.holder, Article.A)
    if node.trait is None:
        return frame.say("only-one-named", who=who, name=frame.name)
    return frame.say("only-one", who=who, what=frame.tongue.noun("trait", node.trait, Article.NONE))


@ability.register
def not_both(node: NotBoth, frame: Frame) -> str:
    """Not together with another card."""
    refuse(not node.name, "no card is named")
    return frame.say("not-both" if node.same_action else "cannot-play", this=frame.name, name=frame.named(node.name))


@ability.register
def dearer(node: Dearer, frame: Frame) -> str:
    """Cards that cost more."""
    words = f"+{pool(node.pool, frame)}" if node.pool >= 0 else pool(node.pool, frame)
    if node.name:
        return frame.say("cards-cost", name=frame.named(node.name), pool=words)
    return frame.say("this-costs", this=frame.name, who=frame.this, pool=words)


@ability.register
def teaches(node: Teaches, frame: Frame) -> str:
    """A level of a discipline, and capacity."""
    refuse(not node.discipline.islower(), "a level is added, whichever it is")
    discipline = frame.tongue.discipline(node.discipline)
    words = frame.say("teaches", who=frame.this, discipline=Phrase(discipline))
    words += frame.say("more-capacity", capacity=f"{node.capacity:+d}") if node.capacity else ""
    superior = frame.tongue.discipline(node.discipline.upper())
    return words + "\n" + frame.say("not-on-superior", who=frame.tongue.noun("noun", frame.user, Article.A), discipline=superior)


@ability.register
def hinders(node: Hinders, frame: Frame) -> str:
    """A card of the library for an attempt to block."""
    return frame.say("hinders", who=frame.this, acting=frame.some(node.acting, Article.ALL))


@ability.register
def stays_locked(node: StaysLocked, frame: Frame) -> str:
    """Counters burned instead of unlocking."""
    who = frame.tongue.noun("noun", "minion", Article.THE, ("attached",))
    return frame.say("stays-locked", who=who, amount=node.counters, card=frame.this_card)


@ability.register
def plays_as(node: PlaysAs, frame: Frame) -> str:
    """Cards that an ally plays as a vampire."""
    refuse(not node.disciplines, "it plays nothing")
    disciplines = frame.tongue.both([frame.tongue.discipline(short) for short in node.disciplines], either=True)
    return frame.say("plays-as" if node.actions else "plays-as-not-actions", who=frame.this, disciplines=disciplines)


@ability.register
def free(node: Free, frame: Frame) -> str:
    """What it can do."""
    return frame.chosen(f"free-{node.what.value}", who=frame.this)


@ability.register
def has_trait(node: HasTrait, frame: Frame) -> str:
    """A trait as it is printed; a slave says whose."""
    refuse(bool(node.clan) != (node.trait is Trait.SLAVE), "slaves serve a clan, and nobody else does")
    refuse(node.trait not in OF_VAMPIRES, "no vampire has this trait")
    words = frame.tongue.form("trait", node.trait, "keyword")
    if node.trait is Trait.FLIGHT:
        return f"{words} [FLIGHT]"
    return frame.say("slave-of", clan=frame.tongue.form("clan", node.clan)) if node.clan else words


@ability.register
def untouchable(node: Untouchable, frame: Frame) -> str:
    """Actions that it cannot be the target of."""
    refuse(not node.disciplines, "it is out of reach of nothing")
    disciplines = frame.tongue.both([frame.tongue.discipline(short) for short in node.disciplines], either=True)
    return frame.say("untouchable", who=frame.this, disciplines=disciplines)


@ability.register
def toll(node: Toll, frame: Frame) -> str:
    """What votes against cost."""
    return frame.say("toll", who=frame.this, blood=blood(node.blood, frame))


@ability.register
def instead(node: Instead, frame: Frame) -> str:
    """A counter instead of a card."""
    return frame.say("instead", card=frame.this_card, amount=node.counters)
