"""Words for things and numbers, of which definitions are made."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias


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
    WEAPON = "weapon"
    VEHICLE = "vehicle"
    ANIMAL = "animal"
    CHANGELING = "changeling"
    DEMON = "demon"
    GHOUL = "ghoul"
    MAGE = "mage"
    MORTAL = "mortal"
    MUMMY = "mummy"
    WEREWOLF = "werewolf"
    WRAITH = "wraith"
    ZOMBIE = "zombie"
    BLACK_HAND = "black-hand"
    BLOOD_CURSED = "blood-cursed"
    CIRCLE = "circle"
    FLIGHT = "flight"
    INFERNAL = "infernal"
    RED_LIST = "red-list"
    SCARCE = "scarce"
    SERAPH = "seraph"
    SLAVE = "slave"
    STERILE = "sterile"


CREATURES: Final = (
    Trait.ANIMAL, Trait.CHANGELING, Trait.DEMON, Trait.GHOUL, Trait.MAGE, Trait.MORTAL, Trait.MUMMY, Trait.WEREWOLF, Trait.WRAITH,
    Trait.ZOMBIE,
)  # fmt: skip
"""What kind of creature an ally or a retainer is."""


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


SECT_OF: Final[dict[str, str]] = {
    Title.PRIMOGEN: "Camarilla", Title.PRINCE: "Camarilla", Title.JUSTICAR: "Camarilla", Title.INNER_CIRCLE: "Camarilla",
    Title.BARON: "Anarch", Title.BISHOP: "Sabbat", Title.ARCHBISHOP: "Sabbat", Title.PRISCUS: "Sabbat", Title.CARDINAL: "Sabbat",
    Title.REGENT: "Sabbat", Title.KHOLO: "Laibon", Title.MAGAJI: "Laibon",
}  # fmt: skip
"""The sect a vampire must belong to for a title; votes of an Independent are tied to none (v5.sect.independent)."""
OF_A_CITY: Final = (Title.PRINCE, Title.BARON, Title.ARCHBISHOP)
OF_A_CLAN: Final = (Title.JUSTICAR, Title.INNER_CIRCLE, Title.KHOLO)


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


class Period(StrEnum):
    """How often, and for how long."""

    ROUND = "round"
    COMBAT = "combat"
    TURN = "turn"
    ACTION = "action"
    REFERENDUM = "referendum"
    BETWEEN_UNLOCKS = "between-unlocks"


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
