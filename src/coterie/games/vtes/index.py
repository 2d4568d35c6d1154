"""What cards in play and durations bring to a table: numbers, prohibitions, prices, uses and triggers, by whom they concern.

It follows from the table alone. It is replaced and never changed, so copies of a table share it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec

from coterie.games.vtes.cards.vocabulary import Cannot, Happening, Instead, Layer, Period, Stat, Trigger, Use
from coterie.games.vtes.words.node import Node

if TYPE_CHECKING:
    from coterie.games.vtes.events import Event
    from coterie.games.vtes.table import Piece, Table

ALL: Final = 0
"""Whom an entry concerns if it looks at everybody; otherwise the number of a piece, or a Methuselah."""
METHUSELAHS: Final = (-1, -2, -3, -4, -5)
"""How Methuselahs are named, by their seats, where an entry may concern a piece too."""
What: TypeAlias = Stat | Cannot | Happening | Layer | type[Node] | str
"""What an entry is about: a number, something forbidden, what a trigger waits for, the window of a use, or a word of its own."""
Holds: TypeAlias = "Callable[[Table, Entry, Piece, Piece | None], bool]"
"""Whether an entry holds for a piece, perhaps with regard to another."""
Hears: TypeAlias = "Callable[[Table, Entry, Event], bool]"
"""Whether a trigger waits for just what happens."""


class Reach(Enum):
    """Whom a static concerns."""

    BEARER = 1
    """The minion it is on, or the minion whose text it is."""
    CONTROLLER = 2
    ALL = 3
    """Whomever it fits."""


class Static(msgspec.Struct, frozen=True):
    """What one ability of a card brings while it is in play, made ready when the book is built."""

    n: int
    """Which of the abilities."""
    what: What
    node: Node
    reach: Reach = Reach.BEARER
    amount: int = 0
    per_counter: bool = False
    """The amount once for each counter on the card."""
    holds: Holds | None = None
    hears: Hears | None = None


class Lasting(msgspec.Struct, frozen=True):
    """What a card has brought for a while: which of its effects, until when, and whom it concerns."""

    id: int
    """Durations are numbered in the order in which they began."""
    card: int
    form: int
    n: int
    """Which of the effects of that form that can last."""
    until: Period
    seat: int
    """Whose effect it is."""
    bearer: int = 0
    """The minion it is about, or 0."""
    amount: int = 0
    x: int = 0
    """A number that was fixed when it began, such as the capacity of who played the card."""

    @property
    def source(self) -> int:
        """How the index names it: cards in play have numbers from 1."""
        return -self.id


class Entry(msgspec.Struct, frozen=True):
    """A static of a card in play or of a duration: whose it is, and whom it concerns."""

    source: int
    """The piece that brings it, or the duration."""
    static: Static
    card: int
    seat: int
    """Who controls the source."""
    bearer: int
    """The minion it is on, or the source itself."""
    amount: int
    holds: Holds | None
    x: int = 0

    @property
    def whom(self) -> int:
        """Whom it concerns."""
        reach = self.static.reach
        return self.bearer if reach is Reach.BEARER else METHUSELAHS[self.seat] if reach is Reach.CONTROLLER else ALL


Entries: TypeAlias = tuple[Entry, ...]
NOTHING: Final[Entries] = ()


class Index:
    """Every entry of a table."""

    __slots__ = ("by", "entries", "instead", "triggers", "usable", "uses", "wide")

    by: dict[int, Entries]
    """What each source has brought."""
    entries: dict[int, dict[What, Entries]]
    """Numbers, prohibitions, prices and other words, by whom they concern."""
    wide: dict[What, Entries]
    """Numbers and prohibitions of whomever they fit: most tables have none."""
    triggers: dict[What, Entries]
    """By what they wait for: most things that happen, nobody waits for."""
    instead: dict[What, Entries]
    """Replacements, by what would happen: nearly nothing has one."""
    uses: dict[What, dict[int, Entries]]
    """By the window they belong into and the card that offers them."""
    usable: dict[tuple[str, int, bool], tuple[tuple[int, int, Use], ...]]
    """What a seat controls to be used in a window, with what is kept elsewhere or without, once somebody has asked."""

    def __init__(self) -> None:
        self.by, self.entries, self.wide, self.triggers, self.instead, self.uses, self.usable = {}, {}, {}, {}, {}, {}, {}

    def __eq__(self, other: object) -> bool:
        parts = [name for name in self.__slots__ if name != "usable"]
        return isinstance(other, Index) and all(getattr(self, name) == getattr(other, name) for name in parts)

    __hash__ = None  # type: ignore[assignment]  # its parts cannot be hashed either

    def fingerprint(self) -> str:
        """What is in it, as a text: each source with its card, and whom it concerns in what."""
        return ";".join(
            f"{source}:{entry.card}/{entry.static.n}:{entry.seat}:{entry.whom}:{entry.static.what}:{entry.amount}"
            for source, brought in sorted(self.by.items())
            for entry in brought
        )

    @property
    def layers(self) -> list[Layer]:
        """What of some minions a card in play makes something else: hardly ever anything."""
        found = self.entries.get(ALL)
        return [] if found is None else [layer for layer in Layer if layer in found]

    def of(self, whom: int, what: What) -> Entries:
        """What there is for somebody, or for ALL, about something."""
        found = self.entries.get(whom)
        return NOTHING if found is None else found.get(what, NOTHING)

    def entered(self, source: int, brought: Entries) -> Index:
        """The index with what a source brings."""
        new = self._copy(brought)
        new.by[source] = brought
        for entry in brought:
            new._put(entry)
        return new

    def left(self, source: int) -> Index:
        """The index without what a source has brought: only its own places are touched."""
        if source not in self.by:
            return self
        new = self._copy(self.by[source])
        for entry in new.by.pop(source):
            new._take(entry)
        return new

    def _copy(self, changed: Entries) -> Index:
        """A copy in which these may be changed; what can be used stays known if it is not among them."""
        new = Index()
        if not any(isinstance(entry.static.node, Use) for entry in changed):
            new.usable = self.usable
        new.by, new.entries, new.triggers, new.uses = self.by.copy(), self.entries.copy(), self.triggers.copy(), self.uses.copy()
        new.wide, new.instead = self.wide, self.instead.copy()
        return new

    def _put(self, entry: Entry) -> None:
        what, node = entry.static.what, entry.static.node
        if isinstance(node, Use):
            _insert(self.uses, what, entry.source, entry)
        elif isinstance(node, Trigger | Instead):
            waiting = self.triggers if isinstance(node, Trigger) else self.instead
            waiting[what] = _sorted((*waiting.get(what, NOTHING), entry))
        else:
            _insert(self.entries, entry.whom, what, entry)
            self._widen(entry, what)

    def _take(self, entry: Entry) -> None:
        what, node = entry.static.what, entry.static.node
        if isinstance(node, Use):
            _remove(self.uses, what, entry.source, entry.source)
        elif isinstance(node, Trigger | Instead):
            waiting = self.triggers if isinstance(node, Trigger) else self.instead
            left = tuple(other for other in waiting.pop(what, NOTHING) if other.source != entry.source)
            if left:
                waiting[what] = left
        else:
            _remove(self.entries, entry.whom, what, entry.source)
            self._widen(entry, what)

    def _widen(self, entry: Entry, what: What) -> None:
        """Keep what concerns everybody where numbers and prohibitions look for it."""
        if entry.whom == ALL and isinstance(what, Stat | Cannot):
            rest = {other: entries for other, entries in self.wide.items() if other is not what}
            found = self.of(ALL, what)
            self.wide = {**rest, what: found} if found else rest


K = TypeVar("K")
Q = TypeVar("Q")


def _insert(places: dict[K, dict[Q, Entries]], first: K, second: Q, entry: Entry) -> None:
    """Add an entry among those of its place, which are in the order in which their sources came."""
    inner = places.get(first, {})
    places[first] = {**inner, second: _sorted((*inner.get(second, NOTHING), entry))}


def _sorted(entries: Entries) -> Entries:
    return tuple(sorted(entries, key=age_of))


def _remove(places: dict[K, dict[Q, Entries]], first: K, second: Q, source: int) -> None:
    """Take the entries of a source out of a place; nothing is left of a place that is empty."""
    inner = dict(places.get(first, {}))
    left = tuple(entry for entry in inner.pop(second, NOTHING) if entry.source != source)
    if left:
        inner[second] = left
    if inner:
        places[first] = inner
    else:
        places.pop(first, None)


def age_of(entry: Entry) -> tuple[bool, int, int]:
    """The order of entries: as their sources came into play, then durations as they began."""
    return entry.source < 0, abs(entry.source), entry.static.n
