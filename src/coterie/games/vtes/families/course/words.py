"""Words for the course of an action."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Target


class EndAction(Effect, frozen=True):
    """The action ends unsuccessfully, or fails."""

    fails: bool = False


class NoRepeat(Effect, frozen=True):
    """The minion cannot perform the same action again this turn."""

    @property
    def told(self) -> str:
        return ""


class AfterSuccess(Effect, frozen=True):
    """After action resolution, if the action was successful."""

    do: Effect


class Hunt(Effect, frozen=True):
    """A hunt for as much more blood."""

    bonus: int


class EnterCombat(Effect, frozen=True):
    """Enter combat with a minion."""

    target: Target
    lock: bool = False
    they_act: bool = False
    """The target is the acting minion of that combat."""

    @property
    def aimed(self) -> bool:
        return True
