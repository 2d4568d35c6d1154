"""Where each word of a definition is carried out: registered beside what carries it out, member by member.

A field that a registration does not name must be left as it is by default, or it would be ignored.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from coterie.games.vtes import families
from coterie.games.vtes.cards.vocabulary import Ability, Card, Cond, Effect, Node, On, Period, Use, implies
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.words.node import fields_of
from coterie.kernel.text import Arg, Text

if TYPE_CHECKING:
    from coterie.games.vtes.book import Form

Done = TypeVar("Done")


class Place(StrEnum):
    """Where in a definition a word stands, and so what comes to it in play."""

    # How a mode is played; and, for those that stay in play by their type, what an ability belongs to.
    MASTER = "master"
    ACTION = "action"
    POLITICAL = "political"
    EQUIPMENT = "equipment"
    ALLY = "ally"
    RETAINER = "retainer"
    MODIFIER = "modifier"
    REACTION = "reaction"
    COMBAT = "combat"
    EVENT = "event"
    REFLEX = "reflex"
    # What else an ability belongs to.
    CRYPT = "crypt"
    ATTACHED = "attached"
    TABLE = "table"
    NOWHERE = "nowhere"
    """A card that never stays in play."""
    # What an effect is part of.
    USE = "use"
    FIGHT = "fight"
    """An ability used in combat."""
    PHASE = "phase"
    TORPOR = "torpor"
    BURNED = "burned"
    BLOCKS = "blocks"
    NEXT_BLEED = "next-bleed"
    CALLED_PASSED = "called-passed"
    RECRUITED = "recruited"
    MOMENT = "moment"
    """What a trigger waits for."""
    OFFER = "offer"
    """An action that a card in play offers."""
    STATIC = "static"
    IF = "if"
    """What must be true for an ability to be used."""
    WHILE = "while"
    """What must be true for an ability to hold."""
    AMOUNT = "amount"
    """How much something is, and what must be true for it to be more."""
    PASSES = "passes"
    IF_BLED = "if-bled"
    IF_BLOCKED = "if-blocked"
    AFTER_SUCCESS = "after-success"
    AFTER_COMBAT = "after-combat"
    PAID = "paid"
    DOOR = "door"
    """What would happen, and something else or less happens instead."""
    INSTEAD = "instead"
    """What is done instead."""
    COST = "cost"
    """What using an ability or acting costs."""


MINIONS: Final = (Place.CRYPT, Place.ALLY)
"""Abilities of minions themselves."""
ON_MINION: Final = (Place.EQUIPMENT, Place.RETAINER, Place.ATTACHED)
"""Abilities of what is on a minion."""
HOLDERS: Final = (*MINIONS, *ON_MINION, Place.TABLE)
"""Whatever stays in play."""
PLAYED: Final = (Place.MODIFIER, Place.REACTION)
"""Cards that are played during an action, by those who act and by those who react."""
BY_MINION: Final = (*PLAYED, Place.COMBAT, Place.USE, Place.FIGHT)
"""Where a minion that plays a card or has an ability is the one meant."""


ANY: Final = object()
"""Of a field: every value of it is read."""


class Things(NamedTuple):
    """Some pieces may be asked for: what they may be compared with there."""

    than: bool = False
    """The minion that plays or bears the card: younger, older, another."""
    counters: bool = False
    """The counters on the card."""
    chosen: bool = False
    """One of them is chosen as the card is played or the ability used."""


class Within(NamedTuple):
    """The field holds effects, which stand in another place, or in the same."""

    place: Place | None = None


class Scope(NamedTuple):
    """What stands around a word."""

    place: Place
    holder: Place
    """What an ability belongs to, or how a mode is played."""
    fact: Facts
    card: Card
    form: Form
    ability: Ability | None = None
    beside: tuple[Effect, ...] = ()
    period: Period | None = None
    """For how long what is said lasts, if it is said."""

    @property
    def named(self) -> Text:
        """The place in words."""
        return Text(f"vtes-place-{self.place.value}")

    def has(self, *words: type) -> bool:
        """Whether one of these words stands beside."""
        return any(isinstance(effect, words) for effect in self.beside)


Where = Callable[[Any, Scope], "Text | None"]


class Entry(NamedTuple):
    """One registration of a word."""

    places: frozenset[Place]
    fields: dict[str, tuple[object, ...]]
    where: Where | None


CARRIED: dict[type[Node], list[Entry]] = {}


def carries(word: type[Node], *places: Place, where: Where | None = None, **fields: object) -> Callable[[Done], Done]:
    """Register that a word is carried out in some places, with such values of its fields; it decorates what does so."""
    CARRIED.setdefault(word, []).append(
        Entry(frozenset(places), {name: value if type(value) is tuple else (value,) for name, value in fields.items()}, where)
    )
    return lambda done: done


def refused(reason: str, **args: Arg) -> Text:
    """Why a definition cannot be played here."""
    return Text(f"vtes-unplayable-{reason}", args)


def ignored(node: Node, field: str, scope: Scope) -> Text:
    """The engine does not read what a field says here."""
    return refused("field", word=type(node).__name__, field=field, value=said(getattr(node, field)), place=scope.named)


def never(node: Node, scope: Scope) -> Text:
    """What is asked for here cannot be."""
    return refused("never", word=type(node).__name__, place=scope.named)


def said(value: object) -> str:
    """A value as definitions write it: members by their names, what is left out left out."""
    if isinstance(value, StrEnum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, Node):
        fields = [(field, getattr(value, field.name)) for field in fields_of(type(value))]
        given = ", ".join(f"{field.name}={said(one)}" for field, one in fields if one != field.default)
        return f"{type(value).__name__}({given})"
    if isinstance(value, tuple):
        return f"({', '.join(map(said, value))}{',' if len(value) == 1 else ''})"
    return repr(value) if isinstance(value, str) else str(value)


def beside(*words: type) -> Where:
    """A word that says nothing without another beside it."""

    def look(node: Node, scope: Scope) -> Text | None:
        return None if scope.has(*words) else refused("alone", word=type(node).__name__, other=words[0].__name__)

    return look


def of_a_known_card(node: Any, scope: Scope) -> Text | None:
    """A word that names another card: there is one of that name."""
    known = not node.name or any(fact.name == node.name for fact in facts().values())
    return None if known else refused("no-card", word=type(node).__name__, card=node.name)


def held_by(*holders: Place) -> Where:
    """A word for abilities of some cards only."""

    def look(node: Node, scope: Scope) -> Text | None:
        held = scope._replace(place=scope.holder)
        return None if scope.holder in holders else refused("word", word=type(node).__name__, place=held.named)

    return look


def at_moments(*moments: Cond) -> Where:
    """A word for cards that are played, or abilities that are used, at some moments only."""

    def look(node: Node, scope: Scope) -> Text | None:
        when = scope.ability.when if isinstance(scope.ability, Use) else scope.form.when
        return None if implies(when, *moments) else _untimely(node, scope)

    return look


def lasts_for(period: Period, also: Where | None = None) -> Where:
    """A word for what lasts so long."""

    def look(node: Node, scope: Scope) -> Text | None:
        if scope.period is not period:
            return _untimely(node, scope)
        return None if also is None else also(node, scope)

    return look


def upon(*moments: On) -> Where:
    """A word for triggers that wait for some things only."""

    def look(node: Node, scope: Scope) -> Text | None:
        return None if getattr(scope.ability, "on", None) in moments else _untimely(node, scope)

    return look


def _untimely(node: Node, scope: Scope) -> Text:
    return refused("untimely", word=type(node).__name__, place=scope.named)


@cache
def collect() -> None:
    """Have every module of the rules, and every family, register what it carries out."""
    rules = import_module("coterie.games.vtes.rules")
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        import_module(module.name)
    families.collect("does")
