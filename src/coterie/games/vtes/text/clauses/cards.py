"""Cards that are moved: put in play, burned, searched, looked at, given."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    Burn,
    Discard,
    DrawCrypt,
    Give,
    LookAndDiscard,
    OpenHand,
    PutInPlay,
    PutOn,
    Recover,
    Region,
    SearchEquip,
)
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.grammar import Article


@clause.register
def put_in_play(node: PutInPlay, frame: Frame) -> str:
    """In play, perhaps with counters."""
    words = frame.say("put-in-play", card=frame.this_card)
    return words + (frame.say("with-counters", amount=node.counters) if node.counters else "")


@clause.register
def put_on(node: PutOn, frame: Frame) -> str:
    """On something."""
    words = frame.say("put-on", card=frame.this_card, who=frame.someone(node.target))
    words += frame.say("any-blood") if frame.bloody else ""
    return words + (frame.say("burn-named", name=frame.named(node.burn_named)) if node.burn_named else "")


@clause.register
def burn(node: Burn, frame: Frame) -> str:
    """Burn a card."""
    return frame.say("burn", what=frame.someone(node.what))


@clause.register
def give(node: Give, frame: Frame) -> str:
    """Control of this card."""
    return frame.say("give-control", who=frame.someone(node.to), card=frame.this_card)


@clause.register
def recover(node: Recover, frame: Frame) -> str:
    """A vampire from torpor."""
    if node.who.region is not Region.TORPOR:
        return frame.say("move-to-ready", who=frame.someone(node.who))
    return frame.say("recover", who=frame.some(node.who, Article.A, in_region=False))


@clause.register
def discard(node: Discard, frame: Frame) -> str:
    """A card of your hand."""
    return frame.say("discard")


@clause.register
def draw_crypt(node: DrawCrypt, frame: Frame) -> str:
    """A card of your crypt for another."""
    return frame.say("draw-crypt")


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
