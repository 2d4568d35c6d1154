"""Definitions with a single fault, made from the schema of the nodes: the proof must find every one of them."""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from coterie.games.vtes.cards.vocabulary import (
    LOCKED,
    NEIGHBOURS,
    OLDER,
    OTHER,
    PREYS,
    READY,
    SMALL,
    TITLED,
    TORPOR,
    UNCONTROLLED,
    YOUNGER,
    YOURS,
    Card,
    Clan,
    Effect,
    Node,
    Pred,
    parts,
)
from coterie.games.vtes.families import of_sort
from coterie.games.vtes.pool import Facts
from coterie.games.vtes.text.proof.compare import differences
from coterie.games.vtes.text.tongue import Unprintable

C = TypeVar("C", bound=Node)
OTHER_WORDS: Final = {"sect": "Sabbat", "discipline": "dom", "name": "Torn Signpost", "burn_named": "Torn Signpost"}
"""What is written into a field of text by a fault; clans, which are all others, become Brujah."""
MORE: Final = (READY, TORPOR, UNCONTROLLED, YOURS, PREYS, NEIGHBOURS, LOCKED, TITLED, OTHER, YOUNGER, OLDER, SMALL, Clan("Brujah"))
"""What a fault adds to what must be true of a thing."""
IDENTITY: Final = ("id",)
"""Fields that are no part of what a card says."""


class Mutant(msgspec.Struct, frozen=True):
    """A definition with one fault, and where the fault is."""

    card: Card
    fault: str


class Verdict(msgspec.Struct, frozen=True):
    """What the proof says about a mutant: found by its text, found because no text can say it, or not found."""

    mutant: Mutant
    found: bool
    unprintable: bool = False


@cache
def hints(kind: type[Node]) -> dict[str, object]:
    """The types of the fields of a node."""
    return get_type_hints(kind)


def mutants(card: Card) -> Iterator[Mutant]:
    """Every definition that differs from this one by a single fault."""
    for other, fault in _in_node(card):
        yield Mutant(other, fault)


def judge(mutant: Mutant, of: Facts) -> Verdict:
    """Whether the proof finds the fault."""
    try:
        return Verdict(mutant, bool(differences(mutant.card, of)))
    except Unprintable:
        return Verdict(mutant, found=True, unprintable=True)


def _in_node(node: C) -> Iterator[tuple[C, str]]:
    """A fault in one of the fields of a node."""
    for name in node.__struct_fields__:
        if name in IDENTITY:
            continue
        for value, fault in _in_value(getattr(node, name), hints(type(node))[name], name):
            yield msgspec.structs.replace(node, **{name: value}), f"{type(node).__name__}.{fault}"


def _in_value(value: object, kind: object, name: str) -> Iterator[tuple[object, str]]:
    """A fault in a value that stands in a field."""
    if value is not None and type(None) in _options(kind):
        yield None, f"{name} left out"
    if isinstance(value, bool):
        yield not value, f"{name} {value} -> {not value}"
    elif isinstance(value, int):
        yield from ((value + step, f"{name} {value} -> {value + step}") for step in (1, -1))
    elif isinstance(value, tuple):
        yield from _in_tuple(value, kind, name)
    elif isinstance(value, Node):
        yield from ((other, f"{name}: {fault}") for other, fault in _in_node(value))
        if isinstance(value, Pred):
            yield from ((value & more, f"{name} and {more}") for more in MORE if not set(parts(more)) & set(parts(value)))
        yield from _other_kinds(value, kind, name)
    elif isinstance(value, StrEnum):
        yield from ((other, f"{name} {value} -> {other}") for other in type(value) if other is not value)
        yield from _other_kinds(value, kind, name)
    elif isinstance(value, str):
        yield from _in_text(value, name)
    elif value is None:
        yield from _filled(kind, name)


@cache
def _options(kind: object) -> tuple[object, ...]:
    """The types that a field may have; of effects, all of them."""
    among = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    return tuple(option for one in among for option in (of_sort(Effect) if one is Effect else (one,)))


def _other_kinds(value: object, kind: object, name: str) -> Iterator[tuple[object, str]]:
    """Something of another type that the field may hold as well, if it needs no words of its own."""
    for other in _options(kind):
        if isinstance(other, type) and not isinstance(value, other):
            if issubclass(other, StrEnum):
                yield next(iter(other)), f"{name} -> {next(iter(other))}"
            elif issubclass(other, Node) and _needs_nothing(other):
                yield other(), f"{name} -> {other.__name__}()"


@cache
def _needs_nothing(kind: type[Node]) -> bool:
    return not any(field.required for field in msgspec.structs.fields(kind))


def _in_tuple(value: tuple[object, ...], kind: object, name: str) -> Iterator[tuple[object, str]]:
    """An element left out, twice, in another place, with a fault in it, or too many."""
    inner = get_args(kind)[0]
    for place, item in enumerate(value):
        before, after = value[:place], value[place + 1 :]
        yield (*before, *after), f"{name}[{place}] left out"
        yield (*before, item, item, *after), f"{name}[{place}] twice"
        if after and after[0] != item:
            yield (*before, after[0], item, *after[1:]), f"{name}[{place}] after the next"
        for other, fault in _in_value(item, inner, f"{name}[{place}]"):
            yield (*before, other, *after), fault
    if isinstance(inner, type) and issubclass(inner, StrEnum):
        yield from (((*value, other), f"{name} + {other}") for other in inner if other not in value)


def _in_text(value: str, name: str) -> Iterator[tuple[object, str]]:
    """Another word, the same in the other case, or none."""
    others = {"", value.swapcase() if name == "discipline" else "", OTHER_WORDS.get(name, "Brujah")} - {value}
    yield from ((other, f"{name} {value!r} -> {other!r}") for other in sorted(others))


def _filled(kind: object, name: str) -> Iterator[tuple[object, str]]:
    """Something where nothing is."""
    for option in _options(kind):
        if option is bool:
            yield from ((value, f"{name} -> {value}") for value in (True, False))
        elif option is int:
            yield from ((value, f"{name} -> {value}") for value in (0, 1))
        elif isinstance(option, type) and issubclass(option, StrEnum):
            yield from ((value, f"{name} -> {value}") for value in option)
        elif isinstance(option, type) and issubclass(option, Node) and _needs_nothing(option):
            yield option(), f"{name} -> {option.__name__}()"
