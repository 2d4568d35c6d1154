"""What every part of a definition is, and the sorts of words that families bring."""

from __future__ import annotations

import re
from functools import cache

import msgspec
from msgspec.structs import FieldInfo, fields


class Node(msgspec.Struct, frozen=True):
    """A part of a definition. Nodes hold meaning, never phrases."""


class Effect(Node, frozen=True):
    """What a card does."""

    @property
    def aimed(self) -> bool:
        """Whether, in an action, it is aimed at another Methuselah or at something of theirs."""
        return False

    @property
    def told(self) -> str:
        """What it is called in the messages of options; nothing if something else tells of it."""
        return slug(type(self))


class Ability(Node, frozen=True):
    """What a card does while it is in play."""


@cache
def slug(word: type[Node]) -> str:
    """A word as part of the name of a message.

    >>> slug(Effect)
    'effect'
    """
    return re.sub("([A-Z])", r"-\1", word.__name__).lower()[1:]


@cache
def fields_of(sort: type[Node]) -> tuple[FieldInfo, ...]:
    """What a sort of node is made of. msgspec reads the annotations anew each time it is asked."""
    return fields(sort)
