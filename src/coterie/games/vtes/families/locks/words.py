"""Words for locks and wakes."""

from __future__ import annotations

from coterie.games.vtes.words.node import Effect
from coterie.games.vtes.words.predicates import Target
from coterie.games.vtes.words.things import Who


class Lock(Effect, frozen=True):
    """Lock minions."""

    who: Target
    up_to: int = 1

    @property
    def told(self) -> str:
        if self.who is Who.NOBODY:
            return ""
        return "lock-self" if self.who is Who.SELF else "lock"


class Unlock(Effect, frozen=True):
    """Unlock a minion."""

    who: Target = Who.SELF

    @property
    def told(self) -> str:
        return "unlock-self" if self.who is Who.SELF else "unlock"


class Wake(Effect, frozen=True):
    """A minion may react and block though locked, until the action ends."""

    who: Who = Who.SELF
    ally_stays_locked: bool = False
    """An ally then does not unlock in its next unlock phase."""


class UnlockIfBlocks(Effect, frozen=True):
    """If the user blocks, it can burn blood to unlock after block resolution."""

    blood: int
