"""What somebody cannot do, or must, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Cannot, Forbid, Hinders, Must, NotBoth, OnlyOne, Untouchable, Who
from coterie.games.vtes.text.abilities import ability
from coterie.games.vtes.text.clauses.clause import clause, unsaid
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article
from coterie.games.vtes.text.tongue import refuse


@clause.register
def forbid(node: Forbid, frame: Frame) -> str:
    """Something that somebody cannot do."""
    if node.what is Cannot.BE_BLOCKED_BY_VAMPIRES:
        refuse(node.who is not Who.SELF or frame.in_play, "it is about this action")
        return frame.say("cannot-be-blocked-by-vampires")
    if node.what is Cannot.UNLOCK_NOW or not frame.in_play:
        refuse(frame.in_play or node.what not in (Cannot.UNLOCK_NOW, Cannot.BLOCK), "it is about this action")
        how = "cannot-unlock-now" if node.what is Cannot.UNLOCK_NOW else "cannot-block-this"
        return frame.say(how, who=frame.someone(node.who, Article.ALL))
    if node.what is Cannot.TARGET_THIS:
        return frame.say("cannot-target-this", who=frame.someone(node.who, Article.ALL), whom=frame.this)
    refuse(node.who is Who.THIS_CARD, "a minion is not called a card")
    return frame.say(f"cannot-{node.what.value}", who=frame.someone(node.who))


unsaid(Must, "no card whose text is printed says it")


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
def untouchable(node: Untouchable, frame: Frame) -> str:
    """Actions that it cannot be the target of."""
    refuse(not node.disciplines, "it is out of reach of nothing")
    disciplines = frame.tongue.both([frame.tongue.discipline(short) for short in node.disciplines], either=True)
    return frame.say("untouchable", who=frame.this, disciplines=disciplines)


@ability.register
def hinders(node: Hinders, frame: Frame) -> str:
    """A card of the library for an attempt to block."""
    return frame.say("hinders", who=frame.this, acting=frame.some(node.acting, Article.ALL))
