"""Nodes with holes in their fields, made from the types of the fields alone."""

from __future__ import annotations

import itertools
import types
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple, Union, cast, get_args, get_origin

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    READY,
    TITLED,
    TORPOR,
    Ability,
    Clan,
    Cond,
    Controls,
    Effect,
    Is,
    Node,
    Pool,
    Pred,
    Same,
    State,
    When,
    Who,
)
from coterie.games.vtes.families import of_sort
from coterie.games.vtes.reader.holes import FIRST, Blank, Somebody, text_hole
from coterie.games.vtes.text.proof.mutants import hints
from coterie.games.vtes.text.uses import ABOUT, SAID

LISTED: Final = 3
"""How many things in a list are tried."""
MANY: Final = 40
"""Of longer enumerations, pairs are not tried."""
KNOWN: Final = (
    *(Is(Who.SELF, what) for what in (READY, TORPOR, LOCKED)),
    *(Is(who, Same()) for who in (Who.ACTING, Who.OPPOSING)),
)
"""Conditions that have words of their own."""
OF_METHUSELAHS: Final = (Who.YOU, Who.PREY, Who.PREDATOR, Who.TARGET)
"""Who controls something, or has pool, in conditions."""


def options(kind: object) -> tuple[object, ...]:
    """The types that a field may have."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def effects() -> tuple[type[Effect], ...]:
    """All kinds of effects."""
    return of_sort(Effect)


def abilities() -> tuple[type[Ability], ...]:
    """All kinds of abilities."""
    return of_sort(Ability)


class Field(NamedTuple):
    """A field of a node: its ordinary values, of which all are tried with everything, and others."""

    name: str
    base: tuple[object, ...]
    others: tuple[object, ...]


@cache
def fields(kind: type[Node], start: int = 0) -> tuple[Field, ...]:
    """The fields of a kind of node; holes are numbered from a start."""
    found, places = [], itertools.count(start)
    for field in msgspec.structs.fields(kind):
        values = list(_values(hints(kind)[field.name], places))
        if field.default is msgspec.NODEFAULT:
            closed, listed = _closed(hints(kind)[field.name]), get_origin(hints(kind)[field.name]) is tuple
            held = _held(hints(kind)[field.name], start)
            base = tuple(values) if closed else held if held else (*values[:1], ()) if listed else tuple(values[:1])
            found.append(Field(field.name, base, tuple(value for value in values if not _among(value, base))))
        else:
            found.append(Field(field.name, (field.default,), tuple(value for value in values if not _among(value, (field.default,)))))
    return tuple(found)


def _among(value: object, values: tuple[object, ...]) -> bool:
    return any(type(value) is type(other) and value == other for other in values)


def _held(kind: object, start: int) -> tuple[Node, ...]:
    """The ordinary nodes of the one kind that a field holds."""
    one = isinstance(kind, type) and issubclass(kind, Node) and not issubclass(kind, Pred | Cond) and kind not in (Effect, Ability)
    return tuple(node for node, _ in instances(cast("type[Node]", kind), 0, start + 10)) if one else ()


def _closed(kind: object) -> bool:
    """Whether a field is of one enumeration, or yes or no."""
    return isinstance(kind, type) and issubclass(kind, StrEnum | bool)


def _values(kind: object, places: Iterator[int]) -> Iterator[object]:
    """What may stand in a field: holes first, then members."""
    if get_origin(kind) is tuple:
        yield from _lists(get_args(kind)[0], places)
        return
    among = options(kind)
    nodes = [one for one in among if isinstance(one, type) and issubclass(one, Node) and not issubclass(one, Pred)]
    if int in among:
        yield FIRST + next(places)
    if str in among:
        yield text_hole(next(places))
    if Pred in among:
        yield Somebody(next(places))
    if Cond in among:
        place = next(places)
        yield from conditions(place)
        yield from (moment & Is(ABOUT[name], Somebody(place)) if name in ABOUT else moment for moment, name in SAID.items())
    elif Effect in among:
        yield Blank(next(places))
    else:
        for node in nodes:
            yield from simple(node, next(places) + 10)
    for one in among:
        if one is bool:
            yield from (False, True)
        elif isinstance(one, type) and issubclass(one, StrEnum):
            yield from one
        elif one is type(None):
            yield None


def conditions(place: int) -> Iterator[Cond]:
    """Every single condition."""
    yield from (When(state) for state in State)
    yield from (Is(who, Somebody(place)) for who in Who)
    yield from KNOWN
    yield from (Controls(who, Somebody(place)) for who in OF_METHUSELAHS)
    yield from (Pool(who, FIRST + place) for who in OF_METHUSELAHS)
    yield from (Is(Who.SELF, Clan(text_hole(place))), Is(Who.SELF, TITLED))


def _lists(kind: object, places: Iterator[int]) -> Iterator[tuple[object, ...]]:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        yield from ((member,) for member in kind)
        if len(kind) <= MANY:
            yield from itertools.permutations(kind, 2)
        if len(kind) <= 2 * LISTED * 2:
            yield from itertools.permutations(kind, LISTED)
        return
    singles = [next(_values(kind, places), None) for _ in range(LISTED)]
    yield from (tuple(singles[:count]) for count in range(1, LISTED + 1) if None not in singles)


def simple(kind: type[Node], start: int = 0) -> Iterator[Node]:
    """A node of a kind with at most one field that is not ordinary."""
    yield from (node for node, _ in instances(kind, 1, start))


def instances(
    kind: type[Node], most: int, start: int = 0, without: frozenset[tuple[str, object]] = frozenset()
) -> Iterator[tuple[Node, int]]:
    """Nodes with at most so many fields that are not ordinary, and how many they have."""
    known = fields(kind, start)
    others = [(field.name, tuple(value for value in field.others if (field.name, repr(value)) not in without)) for field in known]
    first = {field.name: field.base[0] for field in known}
    for base in itertools.product(*(field.base for field in known)):
        ordinary = dict(zip((field.name for field in known), base, strict=True))
        for count in range(most + 1):
            for chosen in itertools.combinations(others, count):
                names = [name for name, _ in chosen]
                if any(ordinary[name] is not first[name] for name in names):
                    continue
                for values in itertools.product(*(values for _, values in chosen)):
                    yield kind(**{**ordinary, **dict(zip(names, values, strict=True))}), count


def holes_in(value: object) -> Iterator[str]:
    """The marks that a node must show when it is printed."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        if abs(value) >= FIRST:
            yield f"#{abs(value)}"
    elif isinstance(value, str):
        if value.startswith("⟦"):
            yield value.strip("⟦⟧")
    elif isinstance(value, tuple):
        for one in value:
            yield from holes_in(one)
    elif isinstance(value, Blank | Somebody):
        yield f"{'e' if isinstance(value, Blank) else 'p'}{value.place}"
    elif isinstance(value, Node):
        if "place" in value.__struct_fields__:
            yield f"e{getattr(value, 'place')}"  # noqa: B009  # a blank of one kind, whose class is made at run time
        else:
            for name in value.__struct_fields__:
                yield from holes_in(getattr(value, name))
