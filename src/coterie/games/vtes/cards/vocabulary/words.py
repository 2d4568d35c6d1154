"""Words for things and numbers, of which definitions are made."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec.structs import FieldInfo, fields


class Node(msgspec.Struct, frozen=True):
    """A part of a definition. Nodes hold meaning, never phrases."""


@cache
def fields_of(sort: type[Node]) -> tuple[FieldInfo, ...]:
    """What a sort of node is made of. msgspec reads the annotations anew each time it is asked."""
    return fields(sort)


# Words for things.


class Stat(StrEnum):
    """What a number can be changed of."""

    STEALTH = "stealth"
    INTERCEPT = "intercept"
    BLEED = "bleed"
    STRENGTH = "strength"
    VOTES = "votes"
    HAND = "hand"
    TRANSFERS = "transfers"


class Trait(StrEnum):
    """Keywords printed on a card."""

    UNIQUE = "unique"
    LOCATION = "location"
    HUNTING_GROUND = "hunting-ground"
    TRIFLE = "trifle"
    OUT_OF_TURN = "out-of-turn"
    DISCIPLINE = "discipline"
    TROPHY = "trophy"
    ARCHETYPE = "archetype"
    TITLE = "title"
    BOON = "boon"
    FRENZY = "frenzy"
    GRAPPLE = "grapple"
    GUN = "gun"
    MELEE = "melee"
    VEHICLE = "vehicle"
    ANIMAL = "animal"
    MORTAL = "mortal"
    WRAITH = "wraith"
    ZOMBIE = "zombie"
    BLACK_HAND = "black-hand"
    BLOOD_CURSED = "blood-cursed"
    FLIGHT = "flight"
    INFERNAL = "infernal"
    RED_LIST = "red-list"
    SCARCE = "scarce"
    SLAVE = "slave"
    STERILE = "sterile"


class Noun(StrEnum):
    """What a definition can choose or count."""

    MINION = "minion"
    VAMPIRE = "vampire"
    ALLY = "ally"
    METHUSELAH = "methuselah"
    EQUIPMENT = "equipment"
    CARD = "card"


class Region(StrEnum):
    """Where it must be."""

    READY = "ready"
    TORPOR = "torpor"
    UNCONTROLLED = "uncontrolled"


class Title(StrEnum):
    """The titles that cards ask for."""

    PRIMOGEN = "primogen"
    PRINCE = "prince"
    JUSTICAR = "justicar"
    INNER_CIRCLE = "inner circle"
    BARON = "baron"
    BISHOP = "bishop"
    ARCHBISHOP = "archbishop"
    PRISCUS = "priscus"
    CARDINAL = "cardinal"
    REGENT = "regent"
    MAGAJI = "magaji"
    KHOLO = "kholo"


class Who(StrEnum):
    """Somebody or something that the rules know by its part in what happens."""

    SELF = "self"
    """The minion that plays the card, or that the card is on, or the vampire whose ability it is."""
    ACTING = "acting"
    OPPOSING = "opposing"
    CHOSEN = "chosen"
    YOU = "you"
    PREY = "prey"
    TARGET = "target"
    """The Methuselah who is bled."""
    PREDATOR = "predator"
    THAT = "that"
    """The Methuselah whose phase it is."""
    CONTROLLER = "controller"
    """Who controls the minion the card is on."""
    EACH = "each"
    OTHERS = "others"
    """Each other Methuselah."""
    KEPT = "kept"
    """The Methuselah who was bled when the card was put in play."""
    NOBODY = "nobody"
    THIS_CARD = "this-card"
    RECRUITER = "recruiter"
    """The vampire that recruits the ally."""
    ATTACHED = "attached"
    """The minion that the card was put on, if that is not who played it."""
    POOL = "pool"
    """Your pool."""
    BLOCKER = "blocker"
    COMBATANT = "combatant"
    """One of the minions in the combat."""
    AIMED_AT = "aimed-at"
    """What the action is directed at."""
    ONE = "one"
    """The one of two chosen minions that is locked."""
    OTHER = "other"
    """The other of two chosen minions."""


class User(StrEnum):
    """What is asked of the minion that plays a card, beyond its disciplines."""

    ANY = "any"
    LOCKED_MINION = "locked-minion"
    LOCKED_VAMPIRE = "locked-vampire"
    EVEN_LOCKED = "even-locked"
    """A vampire, locked or not."""
    LOCKED_TITLED = "locked-titled"
    """A locked vampire with one of the required titles."""
    OTHER_READY_VAMPIRE = "other-ready-vampire"
    """A ready vampire of the acting Methuselah, other than the acting minion."""
    OUTSIDE_COMBAT = "outside-combat"
    """A ready minion of any Methuselah that is not in the combat."""


class Period(StrEnum):
    """How often."""

    ROUND = "round"
    COMBAT = "combat"
    TURN = "turn"
    ACTION = "action"
    BETWEEN_UNLOCKS = "between-unlocks"


class Phase(StrEnum):
    """A phase or moment at which an ability is used."""

    YOUR_UNLOCK = "your-unlock"
    YOUR_MASTER = "your-master"
    YOUR_INFLUENCE = "your-influence"
    YOUR_DISCARD = "your-discard"
    YOUR_TRANSFERS = "your-transfers"
    POLLING = "polling"
    ANY_POLLING = "any-polling"
    ANY_TIME = "any-time"
    ANNOUNCED = "announced"
    """As an undirected action is announced."""
    AIMED = "aimed"
    """As an action directed at one of some minions is announced."""
    NEXT_MINION = "next-minion"
    """Your next minion phase, at any moment of it."""
    DURING_ACTION = "during-action"
    DIRECTED_AT_YOU = "directed-at-you"
    SAME_TARGETS = "same-targets"
    """While the vampire acts at the same Methuselahs as when the card was put on it."""
    COMBAT = "combat"
    STRIKE = "strike"
    DAMAGE = "damage"
    BLEED = "bleed"
    """While the vampire bleeds."""
    UNREACTED = "unreacted"
    """After a successful action of the vampire during which no reaction was played."""
    SUCCEEDED = "succeeded"
    """After a successful action."""
    BEFORE_RANGE = "before-range"
    """In a combat that involves one of some minions."""


# Numbers.


class Count(StrEnum):
    """A number that is counted when it is needed."""

    X = "x"
    X_PLUS_1 = "x+1"
    COPIES_YOU_CONTROL = "copies-you-control"
    COUNTERS_HERE = "counters-here"
    MARGIN = "margin"
    """By how many votes the referendum passed."""
    BLOOD_LOST_TO_DAMAGE = "blood-lost-to-damage"
    """By the opposing vampire, this round."""
    MINIONS_THEY_CONTROL = "minions-they-control"
    CLAN_THEY_CONTROL = "clan-they-control"
    """Vampires of the chosen clan they control."""
    POINTS = "points"
    """Points allocated to them."""
    OPPOSING_STRIKES = "opposing-strikes"
    """Of damage: all from the strikes of the opposing minion, for the rest of the round."""


Number: TypeAlias = int | Count
