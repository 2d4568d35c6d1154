"""Words for blood and life."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Target
from coterie.games.vtes.words.things import Number, Who


class AddBlood(Effect, frozen=True):
    """Blood from the bank onto a vampire."""

    amount: int
    to: Target


class GainBlood(Effect, frozen=True):
    """A vampire gains blood."""

    amount: Number
    who: Target = Who.SELF
    to_pool: int = 0
    """Up to this much of it may go to your pool instead."""


class BurnBlood(Effect, frozen=True):
    """A vampire burns blood."""

    amount: int
    who: Target = Who.SELF


class MoveBlood(Effect, frozen=True):
    """Move between so much and so much blood from the vampire the card was put on to your pool."""

    least: int
    most: int


class Exchange(Effect, frozen=True):
    """Move 1 blood between the vampire the card is on and the pool of its controller, either way."""


class BurnLife(Effect, frozen=True):
    """An ally or retainer burns life of its own."""

    amount: int
