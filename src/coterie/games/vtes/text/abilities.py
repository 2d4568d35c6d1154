"""Abilities in words: what a card does while it is in play."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    Ability,
    Action,
    AfterSuccess,
    Always,
    Burn,
    Counters,
    Dearer,
    Effect,
    EnterCombat,
    Exchange,
    GainBlood,
    Get,
    Give,
    Instead,
    Node,
    NotBoth,
    OnlyOne,
    Optional,
    Phase,
    Press,
    Prevent,
    Price,
    Some,
    Stat,
    Store,
    Strike,
    Toll,
    Trait,
    Trigger,
    Use,
    Who,
)
from coterie.games.vtes.text.clauses import bare, clause
from coterie.games.vtes.text.clauses.clause import blood, each, pool
from coterie.games.vtes.text.clauses.numbers import change, gain, receiver
from coterie.games.vtes.text.frame import Frame, Mood, refuse
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, Unprintable

IMPLIED: Final[dict[type[Node], Phase]] = {Press: Phase.COMBAT, Strike: Phase.STRIKE, Prevent: Phase.DAMAGE}
"""When something is used that can be used only then: it is not said."""
BY_BEARER: Final = (Price.BURN_LIFE, Price.BURN_BLOOD, Price.DISCARD, Price.NOTHING)
"""What a minion pays or does, not its controller."""
WHEN_FIRST: Final = (Price.BURN_THIS, Price.DISCARD)
"""Uses that say first when, then what."""


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
    if not isinstance(effect, Get):
        refuse(bool(node.discipline or node.when or node.per), "only numbers have conditions")
        return clause(effect, frame.with_(mood=Mood.DOES))
    if not (node.discipline or node.when or node.per):
        return clause(effect, frame if bare(effect, frame) else frame.with_(mood=Mood.DOES))
    who = receiver(effect, frame)
    refuse(bool(node.discipline) and effect.who is Who.YOU, "a Methuselah has no disciplines")
    if node.discipline:
        who = _with_discipline(who, node.discipline, frame)
    when = " " + frame.tongue.chosen(f"while-{node.when.value}") if node.when is not None else ""
    return frame.say("gets", who=who, change=gain(effect, frame)) + when + each(node.per, frame)


def _with_discipline(who: Phrase, discipline: str, frame: Frame) -> Phrase:
    words = frame.tongue.say("with-discipline", who=who, discipline=frame.tongue.discipline(discipline))
    return Phrase(words, who.number, who.gender)


@ability.register
def trigger(node: Trigger, frame: Frame) -> str:
    """Something that happens, or may happen, at a moment."""
    mood = Mood.CAN if node.may else Mood.DOES
    inner = frame.with_(mood=mood, preys=any(isinstance(effect, Give) and effect.to is Who.PREY for effect in node.do))
    words = _happens(node, inner)
    if node.in_torpor and node.at is not Phase.TORPOR:
        words = frame.say("if-in-torpor", who=frame.this, clause=words)
    at = "in-torpor" if node.at is Phase.TORPOR and node.in_torpor else node.at.value
    words = frame.tongue.chosen(f"at-{at}", who=frame.this, card=frame.this_card, clause=words)
    if node.once is not None:
        words = frame.say(f"once-{node.once.value}", clause=words)
    feeds = Trait.HUNTING_GROUND in frame.card.traits and any(isinstance(effect, GainBlood) for effect in node.do)
    return words + ("\n" + frame.say("one-ground") if feeds else "")


def _happens(node: Trigger, frame: Frame) -> str:
    """The clauses of a trigger, joined."""
    first = node.do[0] if node.do else None
    refuse(first is None, "nothing happens")
    if frame.mood is Mood.CAN and not _has_subject(first):
        parts = [clause(effect, frame.with_(mood=Mood.TO)) for effect in node.do]
        return frame.say("you-can", clause=frame.tongue.both(parts))
    return frame.tongue.both([clause(effect, frame) for effect in node.do])


def _has_subject(effect: Effect | None) -> bool:
    """Whether the clause of an effect names who does it."""
    by_minion = isinstance(effect, Store) and isinstance(effect.source, Some)
    return by_minion or isinstance(effect, GainBlood | Exchange | Get)


@ability.register
def use(node: Use, frame: Frame) -> str:
    """Something that may be used."""
    by_bearer = node.price in BY_BEARER
    refuse(not node.do, "it is used for nothing")
    refuse(bool(node.announcer) != (node.at is Phase.ANNOUNCED), "somebody announces, at the time of announcing")
    inner = frame.with_(mood=Mood.TO, actor=Who.SELF if by_bearer else Who.YOU, announcer=node.announcer)
    if node.price is Price.NOTHING:
        return _free(node, inner)
    who = _user(node, frame)
    price = _price(node, frame.with_(mood=Mood.TO))
    if node.price is Price.BURN_THIS and node.at is Phase.DIRECTED_AT_YOU and frame.facts.types[0] == "ally":
        price += frame.say("not-blocking", card=frame.this_card)
    when = _when(node, frame)
    after = when if when and node.price not in WHEN_FIRST else ""
    words = frame.say("use", who=who, price=price + (f" {after}" if after else ""), purpose=_purpose(node, inner))
    if when and node.price in WHEN_FIRST:
        words = frame.say("when-first", when=when, clause=words)
    return frame.say(f"once-{node.once.value}", clause=words) if node.once is not None else words


def _user(node: Use, frame: Frame) -> Phrase:
    """Who uses it: you, or the minion."""
    if node.price not in BY_BEARER:
        return frame.someone(Who.YOU)
    who = frame.this
    in_price = node.price is Price.DISCARD
    return _with_discipline(who, node.discipline, frame) if node.discipline and not in_price else who


def _price(node: Use, frame: Frame) -> str:
    """What using it costs."""
    paid = node.price in (Price.TRANSFERS, Price.BURN_BLOOD, Price.BURN_LIFE, Price.BURN_POOL_OR_BLOOD)
    refuse(bool(node.clan) != (node.price is Price.BURN_POOL_OR_BLOOD), "a clan pays only where it is said")
    refuse(node.amount != 0 and not paid, "this price has no amount")
    refuse(bool(node.discipline) and node.price not in (Price.BURN_BLOOD, Price.DISCARD), "nothing here has a discipline")
    refuse(not node.discipline and node.price is Price.DISCARD, "a card of some discipline is discarded")
    return frame.say(
        f"price-{node.price.value}",
        card=frame.this_card,
        amount=node.amount,
        blood=blood(node.amount, frame),
        pool=pool(node.amount, frame),
        clan=frame.tongue.noun("clan", node.clan, Article.A, ("ready",), after=frame.tongue.say("whose-yours")) if node.clan else "",
        discipline=frame.tongue.discipline(node.discipline) if node.discipline else "",
    )


def _when(node: Use, frame: Frame) -> str:
    """When it may be used, if that is not clear by itself."""
    implied = Phase.YOUR_TRANSFERS if node.price is Price.TRANSFERS else IMPLIED.get(type(node.do[0]), Phase.ANY_TIME)
    if node.at is implied:
        return ""
    if node.announcer is not None:
        return frame.tongue.say("when-announced", who=frame.someone(node.announcer))
    return frame.tongue.chosen(f"when-{node.at.value}")


def _purpose(node: Use, frame: Frame) -> str:
    """What it is used for."""
    if any(isinstance(effect, AfterSuccess) for effect in node.do):
        return frame.say("purpose-later", clause=frame.tongue.both([clause(effect, frame) for effect in node.do]))
    parts = [clause(effect, frame) for effect in node.do]
    if node.price is Price.BURN_BLOOD and isinstance(node.do[0], Get) and _given_before(node.do[0], frame):
        additional = frame.tongue.say("additional", change=gain(node.do[0], frame))
        parts[0] = frame.say("to-get", change=additional)
    return frame.say("purpose", clause=frame.tongue.both(parts))


def _given_before(effect: Get, frame: Frame) -> bool:
    """Whether the card gives some of the same already."""
    given = [node.effect for node in frame.card.abilities if isinstance(node, Always)]
    return effect.who is frame.actor and any(isinstance(other, Get) and other.stat is effect.stat for other in given)


def _free(node: Use, frame: Frame) -> str:
    """What costs nothing to use."""
    refuse(bool(node.amount or node.clan or node.discipline), "it has no price")
    words = _freely(node, frame)
    when = _when(node, frame)
    words = frame.say("when-first", when=when, clause=words) if when else words
    return frame.say(f"once-{node.once.value}", clause=words) if node.once is not None else words


def _freely(node: Use, frame: Frame) -> str:
    if isinstance(node.do[0], Strike) and node.once is None:
        extras = [clause(effect, frame) for effect in node.do[1:] if isinstance(effect, Optional)]
        refuse(len(extras) != len(node.do) - 1, "a strike comes with optional things only")
        return ", ".join([clause(node.do[0], frame.with_(mood=Mood.DO)), *extras])
    parts = [clause(effect, frame) for effect in node.do]
    return frame.say("can", who=frame.this, clause=frame.tongue.both(parts))


@ability.register
def action(node: Action, frame: Frame) -> str:
    """An action that minions may perform."""
    refuse(bool(node.clan_stealth) and not node.clan, "no clan has other stealth")
    who = frame.someone(node.by, Article.ALL)
    directed = any(isinstance(effect, Burn | EnterCombat) for effect in node.do)
    refuse(not directed, "only directed actions are offered")
    does = frame.tongue.both([clause(effect, frame.with_(mood=Mood.TO)) for effect in node.do])
    stealth = change(Stat.STEALTH, node.stealth, frame) if node.stealth else ""
    words = frame.say("action", who=who, clause=does, stealth=stealth, has="stealth" if stealth else "none")
    if not node.clan:
        return words
    clan = frame.tongue.noun("clan", node.clan, Article.ALL)
    return words + frame.say("clan-stealth", who=clan, change=change(Stat.STEALTH, node.clan_stealth, frame))


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
def toll(node: Toll, frame: Frame) -> str:
    """What votes against cost."""
    return frame.say("toll", who=frame.this, blood=blood(node.blood, frame))


@ability.register
def instead(node: Instead, frame: Frame) -> str:
    """A counter instead of a card."""
    return frame.say("instead", card=frame.this_card)
