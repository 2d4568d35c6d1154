"""Words without a language: message ids with arguments. Whoever shows them chooses the language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType


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


class Part(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of a number, and the thing that brings it; nothing if the rules do."""

    amount: int
    source: Ref | None = None


class Cost(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a choice costs: so much of a unit of the game, paid by somebody. In words it is the message `<game>-cost-<unit>`."""

    unit: str
    amount: int
    payer: Ref | None = None
    """A thing of the table that pays; nothing if the seat itself does."""
    parts: tuple[Part, ...] = ()
    """What the amount is the sum of, where that is more than one thing."""


class Details(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An option as data, for those who look: what it costs and does, by what and by whom, and what it may be aimed at."""

    costs: tuple[Cost, ...] = ()
    does: tuple[Text, ...] = ()
    """What it is for, one text for each thing that it does: the id says what, the arguments how much."""
    what: Ref | None = None
    """The card or ability that is used. Options of the same thing, level and user belong together."""
    level: str = ""
    """How it is used, where there are several ways."""
    who: Ref | None = None
    """Who does it."""
    targets: tuple[Ref, ...] = ()
    """What it may be aimed at: chosen afterwards if there are several."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat may choose: a stable key, its label, what it points at, and more of it where the game tells it."""

    key: str
    label: Text
    refs: tuple[Ref, ...] = ()
    details: Details | UnsetType = UNSET


class WhyNot(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat might want to choose and cannot: what it is, and why."""

    key: str
    label: Text
    reason: Reason
    refs: tuple[Ref, ...] = ()


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where things of a game can be: in a zone, of a seat or on a thing where there are several of the kind."""

    zone: str
    seat: str = ""
    thing: str = ""
    """The id of the thing that it is on, as references have it."""


class Move(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """Something goes from one place to another."""

    source: Place
    target: Place
    what: Ref | None = None
    """The card that goes; nothing if counters do, or if this seat may not know which card it is."""
    amount: int = 1


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, in one seat's version; numbered from 1 for each seat.

    >>> event = Event(1, "empire-event-draws", {"seat": Ref("empire-seat", "human"), "count": 2}, at={"turn": 3})
    >>> event.text.id
    'empire-event-draws'
    """

    number: int
    kind: str
    """What it is. In words it is the message of that id, with the roles as its arguments."""
    roles: dict[str, str | int | Ref | Text | tuple[str | int | Ref | Text, ...]] = {}
    """Who and what has which part in it."""
    at: dict[str, int] = {}
    """Where it belongs, from the outside in: the turn, and what is under way in it, each by a number that only it has."""
    cause: Ref | None = None
    """The card or ability that did it, if one did."""
    moves: tuple[Move, ...] = ()
    """What goes from where to where by it."""
    silent: bool = False
    """Whether it is only seen to happen: no log has a line for it."""

    @property
    def text(self) -> Text:
        """It in words without a language."""
        return Text(self.kind, self.roles)


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: points per seat, who won (nobody in a draw), and why."""

    scores: dict[str, float]
    winners: tuple[str, ...]
    reason: Text
