"""Words for what is forbidden or demanded."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Ability, Effect
from coterie.games.vtes.words.predicates import Pred, Target
from coterie.games.vtes.words.things import Trait, Who


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


class Forbid(Effect, frozen=True):
    """Somebody cannot do something, while the card is in play or during this action."""

    what: Cannot
    who: Target = Who.SELF

    @property
    def told(self) -> str:
        return "" if self.what is Cannot.UNLOCK_NOW else f"forbid-{self.what.value}"


class Must(Effect, frozen=True):
    """Somebody must perform an action of the rulebook before any other, while the card is in play."""

    action: str
    """How the rules name it: "hunt", "bleed"."""


class OnlyOne(Ability, frozen=True):
    """A minion can have only one of these: of this name, or with this trait."""

    trait: Trait | None = None


class NotBoth(Ability, frozen=True):
    """Cards of this name cannot be played by the bearer, or not both in one action."""

    name: str
    same_action: bool = False


class Untouchable(Ability, frozen=True):
    """It cannot be the target of directed actions that require any of these disciplines."""

    disciplines: tuple[str, ...]


class Hinders(Ability, frozen=True):
    """While this vampire is ready, minions must burn the top card of their library to attempt to block some."""

    acting: Pred
