"""Words for bleeds."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect


class Bleed(Effect, frozen=True):
    """A bleed action with that much more bleed."""

    bonus: int

    @property
    def aimed(self) -> bool:
        return True


class IfBled(Effect, frozen=True):
    """If the bleed is successful, for 1 or more."""

    do: tuple[Effect, ...]


class ReduceBleed(Effect, frozen=True):
    """The bleed is for less."""

    amount: int


class Redirect(Effect, frozen=True):
    """The bleed gets another target, not the acting minion's controller."""


class FailBleed(Effect, frozen=True):
    """Instead of its success, the bleed burns no pool and is unsuccessful."""
