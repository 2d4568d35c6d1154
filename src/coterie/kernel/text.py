"""Words without a language: message ids with arguments. Whoever shows them chooses the language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ref(msgspec.Struct, frozen=True, gc=False, tag="ref"):
    """A thing of a game that a text names and a client can point at.

    Its name in a language is the message `<kind>-<id>`, unless it brings a `name` of its own (a card of a player's deck file); what the
    game knows that name to be in other languages is said there (`Definition.names`).
    """

    kind: str
    id: str
    name: str = ""


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """A message id and its arguments.

    >>> Text("empire-prompt-action", {"seat": Ref("empire-seat", "human")}).id
    'empire-prompt-action'
    """

    id: str
    args: dict[str, str | int | Ref | Text | tuple[str | int | Ref | Text, ...]] = {}


Arg: TypeAlias = "str | int | Ref | Text | tuple[str | int | Ref | Text, ...]"


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something cannot be done, and the rule that says so."""

    text: Text
    rule: str


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat may choose: a stable key, its label, and what it points at."""

    key: str
    label: Text
    refs: tuple[Ref, ...] = ()


class WhyNot(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat might want to choose and cannot: what it is, and why."""

    key: str
    label: Text
    reason: Reason
    refs: tuple[Ref, ...] = ()


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, in one seat's version; numbered from 1 for each seat."""

    number: int
    text: Text


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: points per seat, who won (nobody in a draw), and why."""

    scores: dict[str, float]
    winners: tuple[str, ...]
    reason: Text
