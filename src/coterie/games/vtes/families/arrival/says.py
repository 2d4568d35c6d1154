"""Cards that come into play, and burn, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Burn, PutInPlay, PutOn, Who
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame
from coterie.games.vtes.text.tongue import refuse


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
    words += (frame.say("and-lock") if node.lock else "") + (frame.say("still-control", card=frame.this_card) if node.keep else "")
    return words + (frame.say("burn-named", name=frame.named(node.burn_named)) if node.burn_named else "")


@clause.register
def burn(node: Burn, frame: Frame) -> str:
    """Burn a card."""
    refuse(node.even_locked and node.what is not Who.THIS_CARD, "of other cards it is not said")
    return frame.say("burn", what=frame.someone(node.what)) + (frame.say("even-locked") if node.even_locked else "")
