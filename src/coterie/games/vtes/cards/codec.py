"""Definitions as JSON: each node by the name of its kind, with the fields that are not as they are by default."""

from __future__ import annotations

import types
from enum import StrEnum
from functools import cache
from typing import Final, Union, get_args, get_origin, get_type_hints

import msgspec

from coterie.games.vtes.cards.vocabulary import Card, Node
from coterie.games.vtes.families import words

KIND: Final = "is"
"""The key under which a node says of what kind it is."""
Json = dict[str, object] | list[object] | str | int | bool | None


class Undecodable(ValueError):
    """What was written is no definition."""


def encode(card: Card) -> bytes:
    """A definition as one line."""
    return msgspec.json.encode(_plain(card))


def decode(line: bytes) -> Card:
    """The definition that a line holds."""
    found = _made(msgspec.json.decode(line), Card)
    if not isinstance(found, Card):
        raise Undecodable("a line holds a card")
    return found


def _plain(value: object) -> Json:
    if isinstance(value, Node):
        given = {
            field.name: getattr(value, field.name) for field in msgspec.structs.fields(value) if getattr(value, field.name) != field.default
        }
        return {KIND: type(value).__name__, **{name: _plain(one) for name, one in given.items()}}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, bool | int | str):
        return value
    raise Undecodable(f"{value!r} stands in no definition")


@cache
def _hints(kind: type[Node]) -> dict[str, object]:
    return get_type_hints(kind)


def _made(value: object, kind: object) -> object:
    if isinstance(value, dict):
        found = words().get(str(value.get(KIND)))
        if found is None:
            raise Undecodable(f"there is no word {value.get(KIND)!r}")
        hints = _hints(found)
        try:
            return found(**{name: _made(one, hints[name]) for name, one in value.items() if name != KIND})
        except (KeyError, TypeError) as wrong:
            raise Undecodable(f"{found.__name__} has other fields: {wrong}") from None
    if isinstance(value, list):
        return tuple(_made(one, get_args(kind)[0]) for one in value)
    if isinstance(value, str):
        return _word(value, kind)
    return value


def _word(value: str, kind: object) -> object:
    """A member of the enumeration that the field is of, or a word of the pool."""
    among = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    for one in among:
        if isinstance(one, type) and issubclass(one, StrEnum) and value in one._value2member_map_:
            return one(value)
    if str not in among:
        raise Undecodable(f"{value!r} is no member of {kind}")
    return value
