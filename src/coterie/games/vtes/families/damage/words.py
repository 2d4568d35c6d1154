"""Words for damage."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred
from coterie.games.vtes.words.things import Number


class Source(StrEnum):
    """What damage comes from."""

    HANDS = "hands"
    GUN = "gun"
    MELEE = "melee"
    RETAINER = "retainer"
    ENVIRONMENT = "environment"


class Immune(Effect, frozen=True):
    """Damage of such a source is inflicted without success."""

    source: Source


class Prevent(Effect, frozen=True):
    """Prevent damage; with a reaction, in the first round of the resulting combat if the user blocks."""

    amount: Number
    gun: int = 0
    """As much instead if the damage is from gun strikes."""


class Environmental(Effect, frozen=True):
    """Ranged damage to the opposing minion each round, during normal strike resolution: environmental, or by the retainer."""

    damage: int


class Wound(Effect, frozen=True):
    """Whoever controls them chooses one of some minions, which takes unpreventable damage."""

    damage: int
    of: Pred


class Inflict(Effect, frozen=True):
    """Unpreventable environmental aggravated damage to the user, after action resolution."""

    damage: int
