"""Hands, libraries and ash heaps, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    Discard,
    LookAndDiscard,
    OpenHand,
    Pay,
    Pile,
    RemoveAsh,
    Requires,
    SearchEquip,
    TakeBack,
    Who,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame, Mood
from coterie.games.vtes.text.tongue import refuse


@clause.register
def discard(node: Discard, frame: Frame) -> str:
    """A card of your hand, or cards of somebody else's."""
    if node.who is Who.YOU:
        refuse(node.amount != 1, "one card is discarded")
        refuse(not isinstance(node.what, Requires | None), "cards are told apart by what they require")
        if isinstance(node.what, Requires):
            return frame.say("discard-requiring", discipline=frame.tongue.discipline(node.what.discipline))
        return frame.say("discard")
    refuse(node.what is not None, "others choose what they discard")
    return frame.say("discards", who=frame.someone(node.who), amount=node.amount)


@clause.register
def search_equip(node: SearchEquip, frame: Frame) -> str:
    """Equipment from your library."""
    return frame.say("search-equip", who=frame.this)


@clause.register
def look_and_discard(node: LookAndDiscard, frame: Frame) -> str:
    """A card of another hand."""
    return frame.say("look-and-discard", who=frame.someone(node.who))


@clause.register
def open_hand(node: OpenHand, frame: Frame) -> str:
    """A hand for all to see."""
    return frame.say("open-hand", who=frame.someone(node.who))


@clause.register
def take_back(node: TakeBack, frame: Frame) -> str:
    """A card of your ash heap to another place, or for a card of your hand."""
    refuse(node.exchange and node.to is not Pile.HAND, "cards are exchanged with the hand only")
    return frame.say("exchange-with-ash" if node.exchange else f"from-ash-{node.to.value}")


@clause.register
def remove_ash(node: RemoveAsh, frame: Frame) -> str:
    """Cards of an ash heap out of the game."""
    refuse(node.random and node.amount != 1, "cards are taken at random one by one")
    if node.whose is Who.YOU and not node.random:
        return frame.say("remove-own-ash", count=frame.tongue.chosen(f"count-{node.amount}"))
    where = frame.tongue.chosen(f"in-ash-{node.whose.value}")
    by = frame.someone(node.whose if node.random else Who.YOU)
    return frame.say("remove-ash-random" if node.random else "remove-ash", amount=node.amount, where=where, by=by)


@clause.register
def pay(node: Pay, frame: Frame) -> str:
    """One thing to do another."""
    inner = frame.with_(mood=Mood.TO, preys=node.price.whose is Who.PREY)
    return clause(node.price, frame) + frame.say("purpose", clause=clause(node.do, inner))
