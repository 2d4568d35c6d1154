"""What a card does while it is in play, and the card as a whole."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from coterie.games.vtes.cards.vocabulary.action_flow import Forbid, Must
from coterie.games.vtes.cards.vocabulary.combat import Environmental, Immune
from coterie.games.vtes.cards.vocabulary.conditions import Cond
from coterie.games.vtes.cards.vocabulary.effects import Effect, Get, OpenHand
from coterie.games.vtes.cards.vocabulary.events import On
from coterie.games.vtes.cards.vocabulary.predicates import Pred, Target
from coterie.games.vtes.cards.vocabulary.words import Count, Node, Period, Phase, Title, Trait, User, Who


class Always(Node, frozen=True):
    """True as long as the card is in play."""

    effect: Get | Forbid | Must | OpenHand | Environmental | Immune
    if_: Cond | None = None
    per: Count | None = None


class Trigger(Node, frozen=True):
    """Something that a card does, or may do, in a phase or when something happens."""

    on: On
    do: tuple[Effect, ...]
    may: bool = False
    in_torpor: bool = False
    """Only if the minion the card is on is in torpor."""
    ready: bool = False
    """Only if the vampire whose ability it is is ready."""
    once: Period | None = None


class Use(Node, frozen=True):
    """Something its controller may use."""

    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    at: Phase = Phase.ANY_TIME
    once: Period | None = None
    by: Who = Who.YOU
    """Who uses it: its controller, or the minion whose ability it is or that the card is on."""
    if_: Cond | None = None
    must: bool = False
    """It must be used: the phase does not end before."""


class Action(Node, frozen=True):
    """An action that the card offers to minions."""

    by: Target
    do: tuple[Effect, ...]
    stealth: int = 0
    cost: tuple[Effect, ...] = ()
    clan: str = ""
    clan_stealth: int = 0
    """Minions of that clan have as much more, or less, stealth in that action."""


class OnlyOne(Node, frozen=True):
    """A minion can have only one of these: of this name, or with this trait."""

    trait: Trait | None = None


class NotBoth(Node, frozen=True):
    """Cards of this name cannot be played by the bearer, or not both in one action."""

    name: str
    same_action: bool = False


class Teaches(Node, frozen=True):
    """The vampire has a level more of a discipline, and more capacity; not if it has the superior level already."""

    discipline: str
    capacity: int


class HasTrait(Node, frozen=True):
    """The vampire has a trait that the rules know."""

    trait: Trait
    clan: str = ""
    """The clan that a slave serves."""


class Hinders(Node, frozen=True):
    """While this vampire is ready, minions must burn the top card of their library to attempt to block some."""

    acting: Pred


class Dearer(Node, frozen=True):
    """Cards of a name cost more pool to play: all of yours, or this card on the same vampire."""

    pool: int
    name: str = ""


class Counters(Node, frozen=True):
    """Counters that a card collects, and at how many it burns."""

    burn_at: int
    each_lock: bool = False


class StaysLocked(Node, frozen=True):
    """The minion it is on burns counters of this card instead of unlocking as normal."""

    counters: int


class Toll(Node, frozen=True):
    """Vampires must burn blood to cast votes and ballots against referendums called by this vampire."""

    blood: int


class PlaysAs(Node, frozen=True):
    """An ally that plays cards which require these disciplines, at their basic level, as a vampire does."""

    disciplines: tuple[str, ...]
    actions: bool = True
    """Also cards that are played as actions."""


class Freedom(StrEnum):
    """What others of the kind cannot do."""

    ACT_AT_ONCE = "act-at-once"
    """Perform actions in the turn in which it is recruited."""


class Free(Node, frozen=True):
    """It can do what others of its kind cannot."""

    what: Freedom


class Untouchable(Node, frozen=True):
    """It cannot be the target of directed actions that require any of these disciplines."""

    disciplines: tuple[str, ...]


class Cheaper(Node, frozen=True):
    """Lock this card to play a card for less blood or pool."""

    amount: int


class Instead(Node, frozen=True):
    """Each time you would replace another card, burn counters instead."""

    counters: int


Ability: TypeAlias = (
    Always | Trigger | Use | Action | OnlyOne | NotBoth | Dearer | Counters | StaysLocked | Toll | Teaches
    | HasTrait | Hinders | PlaysAs | Free | Untouchable | Cheaper | Instead
)  # fmt: skip


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


class Usable(Node, frozen=True):
    """When and by whom a card may be played."""

    when: Cond | None = None
    by: User = User.ANY
    not_leaving: bool = False
    """Not by one that leaves the ready region."""


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
    usable: Usable | None = None
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
    usable: Usable | None = None
    stealth: int = 0
    once: Period | None = None
    """A minion can play only one of this name each round, combat, or between its unlock phases."""
    replace: Phase | None = None
    """Not replaced before this phase."""
    x: Count | None = None
    body: Body | None = None
