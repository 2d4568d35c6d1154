"""The beginning of a card's text: what kind of card it is, and when, by whom and how often it may be played."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    EVEN_LOCKED,
    LOCKED,
    OTHER_READY_VAMPIRE,
    OUTSIDE_COMBAT,
    STAYING,
    VAMPIRE,
    Body,
    Card,
    Cond,
    Is,
    Mode,
    Stat,
    State,
    Titled,
    Trait,
    When,
    Who,
    alternatives,
    every,
    orderly,
    part,
    region_of,
    singles,
)
from coterie.games.vtes.text.clauses.clause import number
from coterie.games.vtes.text.clauses.numbers import change
from coterie.games.vtes.text.frame import Frame, titles
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.moments import said_on
from coterie.games.vtes.text.tongue import Phrase, refuse
from coterie.games.vtes.words.things import CREATURES

WEAPONS: Final = (Trait.GUN, Trait.MELEE)
BY: Final = {OTHER_READY_VAMPIRE: "by-other-ready", OUTSIDE_COMBAT: "by-outside-combat"}
"""Users for whom each language has words of its own."""


def traits(found: tuple[Trait, ...], body: Body | None, frame: Frame) -> list[str]:
    """Keywords, and life, strength and bleed; the life of a creature is said with its kind."""
    rest = found[2:] if found[:2] == (Trait.UNIQUE, Trait.LOCATION) else found
    words = [frame.say("unique-location")] if rest is not found else []
    for trait in rest:
        if trait in CREATURES and body is not None:
            words.append(frame.say("creature-with", kind=frame.tongue.form("trait", trait), life=body.life))
        elif trait in WEAPONS:
            words.append(frame.say("weapon", kind=frame.tongue.form("trait", trait)))
        else:
            words.append(frame.tongue.form("trait", trait, "keyword"))
    if body is None:
        return words
    if not set(CREATURES) & set(found):
        words.append(frame.say("life", life=body.life))
    return words + ([", ".join(_numbers(body, frame))] if _numbers(body, frame) else [])


def _numbers(body: Body, frame: Frame) -> list[str]:
    given = (("strength", body.strength), ("bleed", body.bleed))
    return [frame.say(f"body-{name}", amount=amount) for name, amount in given if amount is not None]


def body_instead(body: Body, frame: Frame) -> str:
    """ "this ally has 2 life and 1 strength"."""
    return frame.say("has", card=frame.this_card, things=frame.tongue.both([frame.say("life", life=body.life), *_numbers(body, frame)]))


def stealth(amount: int, frame: Frame) -> list[str]:
    """ "+1 stealth action"."""
    return [frame.say("stealth-action", stealth=change(Stat.STEALTH, amount, frame))]


def heading(card: Card, frame: Frame) -> list[str]:
    """All sentences before the modes."""
    found = stealth(card.stealth, frame) if card.stealth else []
    found += traits(card.traits, card.body, frame)
    found += [frame.say("requires", titles=titles(frame, card.requires))] if card.requires else []
    if card.user is not None:
        refuse(bool(card.requires), "a card requires one thing")
        refuse(region_of(card.user) is not None, "whoever plays a card is ready")
        found.append(frame.say("requires", titles=frame.some(card.user, Article.A).words))
    found += usable(card, frame)
    if card.once is not None:
        found.append(frame.chosen(f"play-once-{card.once.value}", who=frame.tongue.noun("noun", frame.user, Article.A), name=frame.name))
    if card.replace is not None:
        found.append(frame.chosen(f"replace-{said_on(card.replace)}"))
    return found


def usable(way: Card | Mode, frame: Frame) -> list[str]:
    """When and by whom a card, or one way to play it, may be played."""
    stays = way.by == STAYING
    words = [one for one in ("" if stays else _by(way, frame), _when(way.when, frame)) if one]
    found = [frame.say("usable" if way.by == EVEN_LOCKED else "only-usable", when=" ".join(words))] if words else []
    return found + ([frame.say("not-leaving")] if stays else [])


def _by(way: Card | Mode, frame: Frame) -> str:
    """Who must play it."""
    tongue, by = frame.tongue, way.by
    if by is None:
        has_blocked = When(State.AFTER_BLOCK) in singles(way.when)
        return tongue.say("by", who=tongue.noun("noun", frame.user, Article.A)) if has_blocked else ""
    if by in BY:
        return tongue.chosen(BY[by])
    if by == EVEN_LOCKED:
        return tongue.say("by", who=frame.some(VAMPIRE & LOCKED, Article.A))
    titled = part(by, Titled)
    if titled is not None and titled.among:
        refuse(by != VAMPIRE & LOCKED & Titled(frame.card.requires), "another title is required")
        return tongue.say("by-titled", titles=titles(frame, frame.card.requires, ("locked",)))
    return tongue.say("by", who=frame.some(by, Article.A))


def _when(when: Cond | None, frame: Frame) -> str:
    """What it waits for."""
    if when is None:
        return ""
    refuse(not orderly(when), "it is said in another way")
    return frame.tongue.both([_usable(one, frame) for one in alternatives(when)], either=True)


def _usable(cond: Cond, frame: Frame) -> str:
    """A moment with what is true of it, for which each language has a phrase; or who acts."""
    if isinstance(cond, Is):
        refuse(cond.who is not Who.ACTING, "somebody acts")
        return frame.tongue.say("usable-acting", who=frame.some(cond.what, Article.A))
    return frame.tongue.chosen(f"usable-{states(cond)}", who=frame.this)


def states(cond: Cond) -> str:
    """A condition as part of the name of a message."""
    found = [one.what.value for one in every(cond) if isinstance(one, When)]
    refuse(len(found) < len(every(cond)), "no card text says so")
    return "-".join(found)


def with_discipline(who: Phrase, discipline: str, frame: Frame) -> Phrase:
    """Somebody who has a discipline."""
    words = frame.tongue.say("with-discipline", who=who, discipline=frame.tongue.discipline(discipline))
    return Phrase(words, who.number, who.gender)


def x(card: Card, frame: Frame) -> list[str]:
    """What X is."""
    return [frame.say("x-is", number=number(card.x, frame))] if card.x is not None else []
