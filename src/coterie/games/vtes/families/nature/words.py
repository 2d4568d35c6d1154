"""Words for what a minion is."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Ability
from coterie.games.vtes.words.predicates import Pred, Target
from coterie.games.vtes.words.things import Trait, Who


class HasTrait(Ability, frozen=True):
    """The vampire has a trait that the rules know."""

    trait: Trait
    clan: str = ""
    """The clan that a slave serves, or the name of a circle."""


class Teaches(Ability, frozen=True):
    """The vampire has a level more of a discipline, and more capacity; not if it has the superior level already."""

    discipline: str
    capacity: int


class PlaysAs(Ability, frozen=True):
    """An ally that plays cards which require these disciplines, at their basic level, as a vampire does."""

    disciplines: tuple[str, ...]
    actions: bool = True
    """Also cards that are played as actions."""


class Freedom(StrEnum):
    """What others of the kind cannot do."""

    ACT_AT_ONCE = "act-at-once"
    """Perform actions in the turn in which it is recruited."""


class Free(Ability, frozen=True):
    """It can do what others of its kind cannot."""

    what: Freedom


class Layer(StrEnum):
    """What of a minion a card can make something else, in the order in which it is done."""

    CLAN = "clan"
    SECT = "sect"
    TITLE = "title"
    DISCIPLINE = "discipline"
    CAPACITY = "capacity"
    KEYWORD = "keyword"


class As(Ability, frozen=True):
    """A minion counts as something: the one that the card is on, or some. Without a value, as what was chosen when the card was played."""

    layer: Layer
    value: str = ""
    of: Target = Who.SELF

    @property
    def wide(self) -> bool:
        """Whether it is said of some minions."""
        return isinstance(self.of, Pred)
