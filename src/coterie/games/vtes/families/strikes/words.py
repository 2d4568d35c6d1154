"""Words for strikes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from coterie.games.vtes.words.node import Effect


class StrikeKind(StrEnum):
    """What a strike does."""

    HAND = "hand"
    DAMAGE = "damage"
    DODGE = "dodge"
    COMBAT_ENDS = "combat-ends"
    STEAL_BLOOD = "steal-blood"
    DESTROY_EQUIPMENT = "destroy-equipment"
    STEAL_EQUIPMENT = "steal-equipment"
    PUT_ON = "put-on"
    """The card itself is put on the opposing minion, with counters."""
    STRENGTH = "strength"
    """As much damage as the minion is strong, and more; no hand strike."""
    TORPOR = "torpor"
    """The opposing vampire goes to torpor, an opposing ally is burned."""


STRONG: Final = (StrikeKind.HAND, StrikeKind.STRENGTH)
"""Strikes whose damage is the strength of the minion, and what the strike adds."""


class Strike(Effect, frozen=True):
    """A strike."""

    kind: StrikeKind
    amount: int = 0
    """Damage, or what is added to strength, or what is stolen, or how many counters the card has."""
    ranged: bool = False
    unlock: bool = False
    """Unlock the user before combat ends."""

    @property
    def told(self) -> str:
        return f"strike-{self.kind.value}"


class FirstStrike(Effect, frozen=True):
    """The strike beside it is made with first strike."""


class Aggravated(Effect, frozen=True):
    """The damage of the strike beside it is aggravated."""


class WeaponOnly(Effect, frozen=True):
    """The equipment that the strike beside it destroys or steals must be a weapon."""

    @property
    def told(self) -> str:
        return ""


class AdditionalStrikes(Effect, frozen=True):
    """So many additional strikes this round (limited)."""

    amount: int


class HandsOnly(Effect, frozen=True):
    """Strikes that are not hand strikes cannot be used this round, by either combatant."""


class AfterCombat(Effect, frozen=True):
    """After the combat that the strike beside it ends."""

    do: Effect
