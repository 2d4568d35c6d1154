"""What cards do to the course of an action: locks, wakes, attempts to block, what is forbidden, how it ends."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.cards.vocabulary.predicates import Pred, Target
from coterie.games.vtes.cards.vocabulary.words import Node, Period, Who


class Lock(Node, frozen=True):
    """Lock minions."""

    who: Target
    up_to: int = 1


class Unlock(Node, frozen=True):
    """Unlock a minion."""

    who: Target = Who.SELF


class Choose(Node, frozen=True):
    """Choose something in play, which what follows is about."""

    who: Pred


class Wake(Node, frozen=True):
    """A minion may react and block though locked, until the action ends."""

    who: Who = Who.SELF
    ally_stays_locked: bool = False
    """An ally then does not unlock in its next unlock phase."""


class MustBlock(Node, frozen=True):
    """Burn blood to unlock and attempt to block with intercept, even if it is not yet needed."""

    blood: int
    intercept: int


class FailAttempt(Node, frozen=True):
    """The attempt to block that is in progress fails."""

    for_good: bool
    """The minion cannot attempt to block this action again."""


class UnlockIfBlocks(Node, frozen=True):
    """If the user blocks, it can burn blood to unlock after block resolution."""

    blood: int


class BlockToll(Node, frozen=True):
    """Some minions must burn blood to attempt to block this action; those without blood cannot."""

    blood: int
    by: Pred


class Surcharge(Node, frozen=True):
    """Cards of a type cost more blood or life during this action."""

    sort: str
    """The type of the cards, as the pool names it."""
    blood: int


class ReplaceLater(Node, frozen=True):
    """Those cards are not replaced until the end of a period."""

    until: Period


class ReduceBleed(Node, frozen=True):
    """The bleed is for less."""

    amount: int


class Redirect(Node, frozen=True):
    """The bleed gets another target, not the acting minion's controller."""


class EndAction(Node, frozen=True):
    """The action ends unsuccessfully, or fails."""

    fails: bool = False


class NoRepeat(Node, frozen=True):
    """The minion cannot perform the same action again this turn."""


class LockFailedBlockers(Node, frozen=True):
    """Minions that attempt to block and fail become locked before action resolution."""


class Cannot(StrEnum):
    """What a minion is forbidden."""

    BLOCK = "block"
    BE_BLOCKED = "be-blocked"
    """Its actions other than bleeds."""
    BE_BLOCKED_BY_VAMPIRES = "be-blocked-by-vampires"
    """This action."""
    UNLOCK = "unlock"
    """As normal."""
    BE_DODGED = "be-dodged"
    """Its strikes."""
    GAIN_LIFE = "gain-life"
    UNLOCK_NOW = "unlock-now"
    """In any way, during this action."""
    TARGET_THIS = "target-this"
    """Perform actions directed at the minion the card is on."""


class Forbid(Node, frozen=True):
    """Somebody cannot do something, while the card is in play or during this action."""

    what: Cannot
    who: Target = Who.SELF


class Must(Node, frozen=True):
    """Somebody must perform an action of the rulebook before any other, while the card is in play."""

    action: str
    """How the rules name it: "hunt", "bleed"."""


class Inflict(Node, frozen=True):
    """Unpreventable environmental aggravated damage to the user, after action resolution."""

    damage: int


class FailBleed(Node, frozen=True):
    """Instead of its success, the bleed burns no pool and is unsuccessful."""
