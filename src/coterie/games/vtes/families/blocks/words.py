"""Words for blocks."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Pred


class MustBlock(Effect, frozen=True):
    """Burn blood to unlock and attempt to block with intercept, even if it is not yet needed."""

    blood: int
    intercept: int


class FailAttempt(Effect, frozen=True):
    """The attempt to block that is in progress fails."""

    for_good: bool
    """The minion cannot attempt to block this action again."""


class BlockToll(Effect, frozen=True):
    """Some minions must burn blood to attempt to block this action; those without blood cannot."""

    blood: int
    by: Pred


class LockFailedBlockers(Effect, frozen=True):
    """Minions that attempt to block and fail become locked before action resolution."""


class IfBlocked(Effect, frozen=True):
    """If this action is blocked, before block resolution."""

    do: tuple[Effect, ...]
