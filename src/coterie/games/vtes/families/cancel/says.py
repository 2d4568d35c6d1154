"""Cards that are cancelled as they are played, in words."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Cancel
from coterie.games.vtes.text.clauses.clause import clause
from coterie.games.vtes.text.frame import Frame


@clause.register
def cancel(node: Cancel, frame: Frame) -> str:
    """A card that is just being played."""
    words = frame.say("cancel", kind=frame.tongue.form("type", node.sort))
    words += frame.say("as-others-play") if node.others else ""
    return words + (frame.say("cost-not-paid") if node.unpaid else "")
