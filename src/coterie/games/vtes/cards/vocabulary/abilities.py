"""What a card does while it is in play, and the card as a whole."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.families.damage.words import Environmental, Immune
from coterie.games.vtes.families.limits.words import Forbid, Must
from coterie.games.vtes.families.numbers.words import Mod
from coterie.games.vtes.families.piles.words import OpenHand
from coterie.games.vtes.words.conditions import Cond
from coterie.games.vtes.words.events import On
from coterie.games.vtes.words.node import Ability, Effect, Node
from coterie.games.vtes.words.predicates import Pred, Target
from coterie.games.vtes.words.things import Count, Period, Title, Trait, Who


class Always(Ability, frozen=True):
    """True as long as the card is in play."""

    effect: Mod | Forbid | Must | OpenHand | Environmental | Immune
    if_: Cond | None = None
    per: Count | None = None


class Trigger(Ability, frozen=True):
    """Something that a card does, or may do, in a phase or when something happens."""

    on: On
    do: tuple[Effect, ...]
    may: bool = False
    if_: Cond | None = None
    """What must be true when it acts."""
    once: Period | None = None


class Use(Ability, frozen=True):
    """Something its controller may use."""

    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    when: Cond | None = None
    """What must be true for it to be used; what its words belong to is not said."""
    once: Period | None = None
    by: Who = Who.YOU
    """Who uses it: its controller, or the minion whose ability it is or that the card is on."""
    must: bool = False
    """It must be used: the phase does not end before."""


class Action(Ability, frozen=True):
    """An action that the card offers to minions."""

    by: Target
    do: tuple[Effect, ...]
    stealth: int = 0
    cost: tuple[Effect, ...] = ()
    clan: str = ""
    clan_stealth: int = 0
    """Minions of that clan have as much more, or less, stealth in that action."""


class Less(Node, frozen=True):
    """So much less than it would have been, and not below nothing."""

    by: int


class Instead(Ability, frozen=True):
    """Something is about to happen: either it is of another amount, or something else is done and it never happens."""

    of: On
    do: tuple[Effect, ...] = ()
    amount: int | Less | None = None


class Level(StrEnum):
    """At which level of its disciplines a mode is played."""

    NONE = "none"
    BASIC = "basic"
    SUPERIOR = "superior"


class Above(StrEnum):
    """How a mode goes on from the one above it: with something more, or with something other instead."""

    AND = "and"
    WITH = "with"
    BUT = "but"


class Kind(StrEnum):
    """The type a mode is played as."""

    ACTION = "action"
    POLITICAL = "political action"
    EQUIPMENT = "equipment"
    ALLY = "ally"
    RETAINER = "retainer"
    MODIFIER = "action modifier"
    REACTION = "reaction"
    COMBAT = "combat"
    MASTER = "master"
    EVENT = "event"
    REFLEX = "reflex"


class Body(Node, frozen=True):
    """An ally's or retainer's numbers."""

    life: int
    strength: int | None = None
    bleed: int | None = None


class Mode(Node, frozen=True):
    """One way to play the card."""

    effects: tuple[Effect, ...] = ()
    level: Level = Level.NONE
    kind: Kind | None = None
    """Only on cards of several types."""
    above: Above | None = None
    traits: tuple[Trait, ...] = ()
    when: Cond | None = None
    """What must be true for it to be played."""
    by: Pred | None = None
    """Who plays it, beyond what its type and its requirements say."""
    stealth: int | None = None
    abilities: tuple[Ability, ...] = ()
    body: Body | None = None


class Card(Node, frozen=True):
    """A card: what its text says. Type, cost, clan and disciplines are the facts of the pool."""

    id: int
    modes: tuple[Mode, ...] = ()
    abilities: tuple[Ability, ...] = ()
    traits: tuple[Trait, ...] = ()
    requires: tuple[Title, ...] = ()
    user: Pred | None = None
    """What the vampire that plays it must be, beyond a title or a clan."""
    when: Cond | None = None
    by: Pred | None = None
    stealth: int = 0
    once: Period | None = None
    """A minion can play only one of this name each round, combat, or between its unlock phases."""
    replace: On | None = None
    """Not replaced before this happens."""
    x: Count | None = None
    body: Body | None = None
