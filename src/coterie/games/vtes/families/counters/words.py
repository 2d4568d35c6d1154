"""Words for counters on this card."""

from __future__ import annotations

from coterie.games.vtes.words.node import Ability, Effect
from coterie.games.vtes.words.predicates import Pred, Target


class Store(Effect, frozen=True):
    """Move counters to this card: from your pool, or blood from a vampire of yours."""

    amount: int
    source: Target


class Unload(Effect, frozen=True):
    """Move all counters of this card to a vampire."""

    to: Pred


class AddCounters(Effect, frozen=True):
    """Add counters to this card, from the bank."""

    amount: int


class BurnCounters(Effect, frozen=True):
    """Counters of this card are burned."""

    amount: int = 1


class Counters(Ability, frozen=True):
    """Counters that a card collects, and at how many it burns."""

    burn_at: int
    each_lock: bool = False
