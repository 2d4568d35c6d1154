"""Half a choice: an entry after which everybody else sees and hears what they did before, and the same seat is asked again.

Whoever plays a card chooses it first, then on whom, then how to pay; until that is done it can be taken back, and others must not notice
that anything was begun. So they are told of such entries only with the one that completes the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.kernel.game import Game


def seen_by_others(game: Game, seat: str, view: Callable[[str | None], Any]) -> list[Any] | None:
    """What everybody but a seat has been told and sees; None if others are asked beside it, who see by the answer that it was given."""
    if not seat or [decision.seat for decision in game.decisions] != [seat]:
        return None
    others = [other for other in (None, *game.seats) if other != seat]
    return [(game.state.told_to(other), view(other)) for other in others] + [game.outcome, game.out]
