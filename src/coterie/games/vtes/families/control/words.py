"""Words for control of cards and minions."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred
from coterie.games.vtes.words.things import Who


class Give(Effect, frozen=True):
    """Give control of this card."""

    to: Who

    @property
    def told(self) -> str:
        return ""


class Steal(Effect, frozen=True):
    """Take control of a card for good; one that is on a minion may be moved to a minion of yours."""

    what: Pred


class TakeControl(Effect, frozen=True):
    """Take control of a minion, for good or until the end of your turn."""

    who: Who
    this_turn: bool = False
