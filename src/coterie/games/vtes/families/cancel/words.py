"""Words for cancelling cards."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect


class Cancel(Effect, frozen=True):
    """Cancel a card of a type as it is played."""

    sort: str
    """The type of the card, as the pool names it."""
    others: bool = False
    """As another Methuselah plays it."""
    unpaid: bool = False
    """Its cost is not paid."""
