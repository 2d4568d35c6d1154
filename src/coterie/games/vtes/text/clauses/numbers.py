"""Numbers that change, in words: what is said of them wherever they stand."""

from __future__ import annotations

from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    TITLED,
    Clan,
    Cond,
    During,
    Early,
    GainVotes,
    Is,
    Limited,
    Mod,
    More,
    Node,
    Number,
    Period,
    Pool,
    Pred,
    Stat,
    VotesAgainst,
    While,
    Who,
    lasting_in,
)
from coterie.games.vtes.text.clauses.clause import clause, number
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import Phrase, refuse

LASTS: Final = {
    Stat.STEALTH: Period.ACTION,
    Stat.INTERCEPT: Period.ACTION,
    Stat.BLEED: Period.ACTION,
    Stat.VOTES: Period.REFERENDUM,
    Stat.HAND: Period.TURN,
}
"""For how long a number is changed by a card that is played."""


def change(stat: Stat, amount: Number, frame: Frame) -> str:
    """A number with its sign, and what it is a number of."""
    if isinstance(amount, int):
        return frame.tongue.say(f"change-{stat.value}", change=f"{amount:+d}", amount=abs(amount))
    return frame.tongue.say(f"change-{stat.value}", change=f"+{number(amount, frame)}", amount=2)


def gain(node: Node, frame: Frame) -> str:
    """What a number is changed by, and on which conditions: "+1 bleed (limited)"."""
    mod = changed_by(node)
    if mod is None:
        return clause(node, frame)
    _refuse_another_while(node, mod)
    return changes(mod, frame) + conditions(node, frame)


def _refuse_another_while(node: Node, mod: Mod) -> None:
    """It is never said how long a number lasts, but in the words for it."""
    during = lasting_in(node)
    refuse(during is not None and LASTS.get(mod.stat) is not during.period, "such a number does not last so long")
    refuse(during is not None and mod.stat is Stat.VOTES and not isinstance(mod.of, Pred), "one minion gains votes")
    refuse(isinstance(node, Early) and mod.stat is not Stat.STEALTH, "only stealth is added early")


def changed_by(node: Node) -> Mod | None:
    """What a word changes of a number, if that is what it does."""
    if isinstance(node, Limited | While | Early):
        return changed_by(node.do)
    if isinstance(node, During):
        return node.what
    if isinstance(node, GainVotes):
        return Mod(Stat.VOTES, node.amount, node.who)
    if isinstance(node, VotesAgainst):
        return Mod(Stat.VOTES, node.amount)
    return node if isinstance(node, Mod) else None


def changes(mod: Mod, frame: Frame) -> str:
    """How much, and how much more on a condition."""
    amount = mod.amount
    if not isinstance(amount, More):
        return change(mod.stat, amount, frame)
    more = frame.tongue.say("additional", change=change(mod.stat, amount.more, frame))
    more = frame.tongue.say("gain-more", change=f"{more} {_own(amount.if_, frame)}")
    return change(mod.stat, amount.least, frame) + more


def _own(cond: Cond, frame: Frame) -> str:
    """What must be true of the minion itself."""
    what = cond.what if isinstance(cond, Is) and cond.who is Who.SELF else None
    if isinstance(what, Clan):
        return frame.tongue.say("if-clan", who=frame.this, clan=frame.tongue.form("clan", what.clan))
    refuse(what != TITLED, "it is said of a clan and of the titled")
    return frame.tongue.say("if-titled", who=frame.this)


def conditions(node: Node, frame: Frame) -> str:
    """On which conditions a number is changed, for how long, and whether once only."""
    say = frame.tongue.say
    if isinstance(node, Limited):
        return conditions(node.do, frame) + say("gain-limited")
    if isinstance(node, While):
        refuse(not isinstance(node.if_, Pool) or node.if_.who is not Who.TARGET, "only the pool of who is bled is waited for")
        return conditions(node.do, frame) + (say("gain-pool-at-most", pool=node.if_.at_most) if isinstance(node.if_, Pool) else "")
    if isinstance(node, Early):
        return conditions(node.do, frame) + say("gain-early", stat=frame.tongue.form("stat", Stat.STEALTH, "the"))
    if isinstance(node, VotesAgainst):
        return say("gain-against")
    return say("gain-until-turn-end") if isinstance(node, During) and node.period is Period.TURN else ""


def bare(node: Node, frame: Frame) -> bool:
    """Whether a change is said without its subject: "+1 stealth", "+1 hand size"."""
    mod = changed_by(node)
    if mod is None or frame.mood is not Mood.DO:
        return isinstance(node, Limited | While | Early) and frame.mood is Mood.DO
    if frame.in_play and mod.stat in (Stat.HAND, Stat.TRANSFERS):
        return mod.of is Who.YOU
    alone = (Stat.STEALTH, Stat.INTERCEPT, Stat.BLEED, *((Stat.STRENGTH,) if frame.facts.crypt else ()))
    return mod.of is Who.SELF and mod.stat in alone and (frame.facts.crypt or not frame.in_play)


def receiver(mod: Mod, frame: Frame) -> Phrase:
    """Whose number is changed: of some, the stealth of the one that acts, the intercept of the one that blocks, and else of each."""
    one = mod.stat is Stat.STEALTH or (mod.stat is Stat.INTERCEPT and frame.mood is Mood.TO)
    return frame.someone(mod.of, Article.A if one else Article.EACH)
