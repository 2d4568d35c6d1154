"""What cards do in combat: manoeuvres, strikes, damage, presses."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.cards.vocabulary.words import Node, Number


class Press(Node, frozen=True):
    """A press; that of a card in play is given to a minion of its controller."""

    to_continue: bool = False
    """Only usable to continue combat."""


class Maneuver(Node, frozen=True):
    """A manoeuvre, perhaps with optional presses."""

    presses: int = 0


class Optional(Node, frozen=True):
    """Optional presses or manoeuvres that come with something else.

    Those of a reaction are for the resulting combat, if the user blocks; those of a weapon's strike are there once each combat.
    """

    presses: int = 0
    maneuvers: int = 0


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
    TORPOR = "torpor"
    """The opposing vampire goes to torpor, an opposing ally is burned."""


class Strike(Node, frozen=True):
    """A strike."""

    kind: StrikeKind
    amount: int = 0
    """Damage, or what is added to a hand strike, or what is stolen, or how many counters the card has."""
    ranged: bool = False
    unlock: bool = False
    """Unlock the user before combat ends."""


class FirstStrike(Node, frozen=True):
    """The strike beside it is made with first strike."""


class Aggravated(Node, frozen=True):
    """The damage of the strike beside it is aggravated."""


class WeaponOnly(Node, frozen=True):
    """The equipment that the strike beside it destroys or steals must be a weapon."""


class AdditionalStrikes(Node, frozen=True):
    """So many additional strikes this round (limited)."""

    amount: int


class EndCombat(Node, frozen=True):
    """The combat ends."""


class Source(StrEnum):
    """What damage comes from."""

    HANDS = "hands"
    GUN = "gun"
    MELEE = "melee"
    RETAINER = "retainer"
    ENVIRONMENT = "environment"


class Immune(Node, frozen=True):
    """Damage of such a source is inflicted without success."""

    source: Source


class Prevent(Node, frozen=True):
    """Prevent damage; with a reaction, in the first round of the resulting combat if the user blocks."""

    amount: Number
    gun: int = 0
    """As much instead if the damage is from gun strikes."""


class Environmental(Node, frozen=True):
    """Ranged damage to the opposing minion each round, during normal strike resolution: environmental, or by the retainer."""

    damage: int


class HandsOnly(Node, frozen=True):
    """Strikes that are not hand strikes cannot be used this round, by either combatant."""


class NextRoundClose(Node, frozen=True):
    """Another round is at close range, without its range step."""
