"""What everybody knows of Dracula's way: his moves in order, and for each face-down card the places it may be.

Nothing hidden is in here. The rules write down what all hunters see; whoever imagines other worlds, or shades the map, reads it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from coterie.games.fury.facts.places import COUNT, STEP_BITS, members, within_roads
from coterie.kernel.copying import Copied

HIDE: Final = COUNT
"""The Hide card, as if it were one more place: it has the back of a city, and Dracula stays where he is."""
HIDE_BIT: Final = 1 << HIDE
ANYWHERE: Final = (1 << COUNT) - 1
REMEMBERED: Final = 12
"""So many moves are kept; what older ones say is kept in the sets of places."""

Step: TypeAlias = "tuple[str, int, str, int, tuple[int, ...], int]"
"""A move: what was done (lay a card, go back to one, stand where one lies, keep off places), its serial, how far, through where,
what then lay on the table, and where a Hide card can have been laid face down."""


def reaches(how: str, through: int) -> tuple[int, ...]:
    """Where Dracula gets from each place: one step by road or sea, up to two roads (passing only `through`), or anywhere."""
    if how == "step":
        return STEP_BITS
    return _leaps(through) if how == "double" else _ANYWHERE


def reach(place: int, how: str, through: int) -> int:
    """Where Dracula gets from one place."""
    return reaches(how, through)[place]


_ANYWHERE: Final = (ANYWHERE,) * COUNT


@lru_cache(maxsize=256)
def _leaps(through: int) -> tuple[int, ...]:
    return tuple(within_roads(place, 2, through) for place in range(COUNT))


class Clues(Copied):
    """The public record of Dracula's way."""

    __slots__ = ("bare", "may", "origin", "some", "steps")

    origin: int
    """Where he may have been before the first of the steps."""
    steps: list[Step]
    may: dict[int, int]
    """For each card by its serial, the places it may be."""
    some: list[tuple[int, tuple[int, ...]]]
    """Sets of places and of cards: one of the cards is one of the places."""
    bare: list[tuple[int, int]]
    """Pairs of a location card and another: the second is no Hide card that belongs to the first."""

    def __init__(self) -> None:
        self.origin = ANYWHERE
        self.steps = []
        self.may = {}
        self.some = []
        self.bare = []

    def lay(self, serial: int, may: int, how: str, through: int, present: tuple[int, ...], hiding: int = 0) -> None:
        """A card was laid at the head of the trail while those of `present` lay on the table; `hiding` is where he can have hidden."""
        for known in [self.may.get(other, 0) for other in present]:
            if known & ~HIDE_BIT and not known & (known - 1) and may & ~known:
                may &= ~known
        self.may[serial] = may
        self._add("lay", serial, how, through, present, hiding)

    def back(self, serial: int, how: str, through: int) -> None:
        """He doubled back to a card; so it is no Hide card."""
        self.may[serial] &= ~HIDE_BIT
        self._add("back", serial, how, through)

    def stand(self, serial: int) -> None:
        """It was said that he is where this card lies."""
        self._add("stand", serial)

    def keep_off(self, places: int) -> None:
        """He stayed where he was, and it is none of these places."""
        self._add("off", 0, "", places)

    def reveal(self, serial: int, value: int) -> None:
        """A card was turned face up."""
        self.may[serial] = 1 << value
        if value != HIDE:
            for other, may in self.may.items():
                if other != serial and may & ~(1 << value) and self._together(serial, other):
                    self.may[other] = may & ~(1 << value)

    def _together(self, one: int, other: int) -> bool:
        """Whether two cards lay on the table at the same time, when the later of them was laid."""
        one, other = min(one, other), max(one, other)
        return any(step[1] == other and step[0] == "lay" and one in step[4] for step in self.steps)

    def rule_out(self, serials: list[int], places: int) -> None:
        """None of these cards is one of these places."""
        for serial in serials:
            left = self.may[serial] & ~places
            if left:
                self.may[serial] = left

    def one_of(self, serials: list[int], places: int) -> None:
        """One of these cards is one of these places, nobody knows which."""
        self.some.append((places, tuple(serials)))

    def no_hide_at(self, serial: int, lying: list[int]) -> None:
        """No Hide card among those that lie in the trail belongs to this location card: whatever was laid next is a place."""
        here = perhaps = False
        for what, laid, *_ in self.steps:
            if what not in ("lay", "back"):
                continue
            hidden = what == "lay" and bool(self.may[laid] & HIDE_BIT)
            if hidden and laid in lying:
                if here:
                    self.may[laid] &= ~HIDE_BIT
                    hidden = False
                elif perhaps and (serial, laid) not in self.bare:
                    self.bare.append((serial, laid))
            perhaps = laid == serial or (hidden and (here or perhaps))
            here = laid == serial

    def forget(self, kept: list[int]) -> None:
        """Cards that are neither kept nor part of the remembered moves are of no more use."""
        used = {step[1] for step in self.steps}
        used.update(kept)
        for serial in list(self.may):
            if serial not in used:
                del self.may[serial]
        if self.bare:
            self.bare = [(place, card) for place, card in self.bare if place in self.may and card in self.may]
        if self.some:
            self.some = [clue for clue in self.some if all(serial in self.may for serial in clue[1])]

    def _add(self, what: str, serial: int, how: str = "", through: int = 0, present: tuple[int, ...] = (), hiding: int = 0) -> None:
        self.steps.append((what, serial, how, through & ANYWHERE, present, hiding & ANYWHERE))
        if len(self.steps) > REMEMBERED:
            self._shorten()

    def _shorten(self) -> None:
        """Put what the first move says into the sets of places, and forget the move."""
        what, serial, how, through, _, hiding = self.steps.pop(0)
        if what == "off":
            self.origin &= ~through
        elif what == "stand":
            self.origin &= self.may[serial]
        else:
            reached = 0
            for place in members(self.origin):
                reached |= reach(place, how, through)
            may = self.may[serial]
            if what == "lay" and may & HIDE_BIT:
                self.origin = (reached & may & ~HIDE_BIT) | (self.origin & hiding)
                self.may[serial] = (may & reached) | HIDE_BIT
            else:
                self.origin = self.may[serial] = may & reached
