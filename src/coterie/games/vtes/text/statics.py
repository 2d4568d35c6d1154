"""What is always so, in words: numbers and prohibitions, with the conditions before and behind them."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    READY,
    TITLED_ACTS,
    Ability,
    Always,
    Cannot,
    Cond,
    Controls,
    Forbid,
    Has,
    Is,
    Mod,
    Pool,
    Pred,
    Same,
    Stat,
    State,
    When,
    Who,
    every,
    orderly,
)
from coterie.games.vtes.text.clauses import bare, clause
from coterie.games.vtes.text.clauses.clause import each
from coterie.games.vtes.text.clauses.numbers import gain, receiver
from coterie.games.vtes.text.conditions import with_discipline
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse

BEFORE: Final = {Is(Who.SELF, READY): "while-ready", Is(Who.SELF, LOCKED): "while-locked", When(State.EDGE): "while-edge"}
"""Conditions that stand before the sentence, by their messages."""
AT_SELF: Final = Is(Who.ACTING, Same())
"""The minion itself acts."""


def held(node: Always, frame: Frame) -> str:
    """True as long as the card is in play."""
    effect = node.effect
    refuse(node.if_ is not None and not orderly(node.if_), "it is said in another way")
    if isinstance(effect, Forbid) and node.if_ is not None:
        refuse(node.per is not None, "only numbers are counted")
        return _kept_from(effect, node.if_, frame)
    if not isinstance(effect, Mod):
        refuse(bool(node.if_ or node.per), "only numbers have conditions")
        return clause(effect, frame.with_(mood=Mood.DOES))
    if node.if_ is None and node.per is None:
        return clause(effect, frame if bare(effect, frame) else frame.with_(mood=Mood.DOES))
    if met(node) is not None:
        return against([node], frame)
    conditions = () if node.if_ is None else every(node.if_)
    disciplines = [one.what.discipline for one in conditions if isinstance(one, Is) and one.who is Who.SELF and isinstance(one.what, Has)]
    refuse(bool(disciplines) and effect.of is Who.YOU, "a Methuselah has no disciplines")
    who = frame.some(effect.of, Article.ALL) if isinstance(effect.of, Pred) else receiver(effect, frame)
    for discipline in disciplines:
        who = with_discipline(who, discipline, frame)
    words = frame.say("gets", who=who, change=gain(effect, frame))
    words += "".join(f" {behind}" for one in conditions if (behind := _behind(one, effect, frame)))
    words += each(node.per, frame)
    for one in conditions:
        before = _before(one, frame)
        words = frame.tongue.say("while", when=before, clause=words) if before else words
    return words


def _kept_from(effect: Forbid, cond: Cond, frame: Frame) -> str:
    """Whom a minion cannot block, or who cannot block it."""
    refuse(effect.what is not Cannot.BLOCK or not isinstance(cond, Is) or cond.who is not Who.ACTING, "no card text says so")
    if not isinstance(cond, Is):
        return ""
    if cond == AT_SELF:
        refuse(not isinstance(effect.who, Pred), "somebody else does not block it")
        return frame.say("cannot-block-whom", who=frame.someone(effect.who, Article.ALL), whom=frame.this)
    refuse(effect.who is not Who.SELF, "a minion does not block some")
    return frame.say("cannot-block-whom", who=frame.this, whom=frame.some(cond.what, Article.ALL))


def _before(cond: Cond, frame: Frame) -> str:
    """What a condition says before the sentence."""
    if cond in BEFORE:
        return frame.tongue.chosen(BEFORE[cond], who=frame.this)
    if isinstance(cond, Controls) and cond.who is not Who.TARGET:
        return frame.tongue.say("while-controls", who=frame.someone(cond.who), what=frame.some(cond.what, Article.A))
    if isinstance(cond, Pool):
        return frame.tongue.say("while-poor", who=frame.someone(cond.who), pool=cond.at_most)
    return ""


def _behind(cond: Cond, effect: Mod, frame: Frame) -> str:
    """What a condition says behind the change."""
    if _before(cond, frame) or (isinstance(cond, Is) and isinstance(cond.what, Has) and cond.who is Who.SELF):
        return ""
    refuse(effect.of is Who.YOU, "a Methuselah has no part in it")
    wide = isinstance(effect.of, Pred)
    if isinstance(cond, When):
        if wide or (cond.what is State.BLEED_AT_YOU and effect.stat is Stat.BLEED):
            refuse(cond.what is not State.BLEED_AT_YOU or effect.stat is not Stat.BLEED, "no card text says so")
            return frame.tongue.say("while-against-you")
        return frame.tongue.chosen(f"while-{cond.what.value}")
    if isinstance(cond, Controls):
        refuse(effect.stat is not Stat.BLEED, "a Methuselah is bled")
        return frame.tongue.say("while-target-controls", what=frame.some(cond.what, Article.A))
    refuse(not isinstance(cond, Is), "no card text says so")
    return _meeting(cond, effect, frame) if isinstance(cond, Is) else ""


def _meeting(cond: Is, effect: Mod, frame: Frame) -> str:
    """Whom somebody fights or tries to block."""
    if cond == AT_SELF:
        refuse(not isinstance(effect.of, Pred) or effect.stat is not Stat.INTERCEPT, "others try to block it")
        return frame.tongue.say("while-against", who=frame.this)
    if cond == TITLED_ACTS:
        refuse(isinstance(effect.of, Pred), "a minion tries to block them")
        return frame.tongue.say("while-titled-acts")
    refuse(cond.who is not Who.OPPOSING or effect.stat is not Stat.STRENGTH, "no card text says so")
    refuse(isinstance(effect.of, Pred) is not (cond.what == Same()), "whoever is stronger fights somebody else")
    if cond.what == Same():
        return frame.tongue.say("while-opposing", who=frame.this)
    return frame.tongue.say("while-opposing", who=frame.some(cond.what, Article.A))


def met(node: Ability) -> Pred | None:
    """Whom a number changes against: those that act. For the titled each language has words of its own."""
    if not isinstance(node, Always) or not isinstance(node.effect, Mod) or not isinstance(node.if_, Is):
        return None
    return node.if_.what if node.if_.who is Who.ACTING and node.if_ not in (TITLED_ACTS, AT_SELF) else None


def against(nodes: list[Always], frame: Frame) -> str:
    """Numbers that change against some minions, in one sentence: "gets +1 intercept against younger Lasombra and ..."."""
    changes = []
    for node in nodes:
        some = met(node)
        refuse(node.per is not None, "it changes against somebody, and on no other condition")
        if isinstance(node.effect, Mod) and some is not None:
            refuse(node.effect.of is not Who.SELF, "a minion meets another")
            changes.append(frame.tongue.say("against", change=gain(node.effect, frame), who=frame.some(some, Article.ALL)))
    return frame.say("gets", who=frame.this, change=frame.tongue.both(changes))
