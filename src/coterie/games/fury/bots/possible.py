"""The places where Dracula can be: exactly those to which a way leads that agrees with everything all hunters have seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from coterie.games.fury.clues import HIDE, HIDE_BIT, Clues, reach
from coterie.games.fury.facts.places import members

CARDS: Final = 16
"""No more cards than this are thought of at once: a card that can be more places finds one that no other has."""
MOST_STEPS: Final = 8000
"""So many steps of ways are tried for one place. Where that settles nothing, the place stays possible."""

Laid: TypeAlias = "tuple[tuple[str, int, int, str, int, tuple[int, ...], int], ...]"
"""The steps of the clues: what was done, with which card, what that may be, how far, through where, beside which cards, and where
he can have hidden."""
Some: TypeAlias = "tuple[tuple[int, tuple[int, ...]], ...]"
Bare: TypeAlias = "tuple[tuple[int, int], ...]"
Key: TypeAlias = "tuple[int, Laid, tuple[tuple[int, int], ...], Some, Bare]"


def possible(clues: Clues) -> int:
    """The set of places where Dracula can be: for each of them there is a way that agrees with every clue."""
    return settle(key_of(clues))


def key_of(clues: Clues) -> Key:
    """Everything the clues say, as one value that can be compared."""
    return clues.origin, laid(clues), tuple(sorted(clues.may.items())), tuple(clues.some), tuple(clues.bare)


def laid(clues: Clues) -> Laid:
    """The steps of the clues with what everybody knows of the card of each."""
    may = clues.may
    return tuple((what, serial, may.get(serial, 0), how, through, near, hiding) for what, serial, how, through, near, hiding in clues.steps)


@lru_cache(maxsize=512)
def settle(key: Key) -> int:
    """The set of places that agree with what the clues say."""
    origin, steps, may, some, bare = key
    search = Ways(steps, dict(may), some, bare)
    rough = _roughly(origin, steps)[-1]
    found = 0
    for place in members(rough):
        if search.ends_at(origin, place):
            found |= 1 << place
    return found or rough


def _roughly(origin: int, steps: Laid) -> list[int]:
    """Where he can be before the first step and after each, not thinking of cards that must differ."""
    here = origin
    table = [here]
    for what, _, may, how, through, _, hiding in steps:
        if what == "off":
            here &= ~through
        elif what == "stand":
            here &= may
        else:
            reached = 0
            for place in members(here):
                reached |= reach(place, how, through)
            here = (reached & may & ~HIDE_BIT) | (here & hiding if what == "lay" and may & HIDE_BIT else 0)
        table.append(here)
    return table


class Ways:
    """Looks for a way that agrees with all clues and ends at a given place."""

    def __init__(self, steps: Laid, may: dict[int, int], some: Some, bare: Bare) -> None:
        self.steps = steps
        self.may = may
        self.some = some
        self.bare = bare
        self.fixed = {serial: places.bit_length() - 1 for serial, places in may.items() if places and not places & (places - 1)}
        """The cards of which everybody knows what they are."""
        moved = {step[1] for step in steps}
        self.unmoved = [serial for serial in may if serial not in moved]
        named = {serial for _, serials in some for serial in serials}
        free = [serial for serial in self.unmoved if serial not in self.fixed]
        self.loose = [serial for serial in free if serial in named or may[serial].bit_count() <= CARDS]
        """Cards of which no move tells, but of which something is known, or with so few places that they could be taken by others."""
        self.cards: dict[int, int] = {}
        self.now = may
        self.left = 0
        self.allowed: list[int] = []
        self.failed: set[tuple[object, ...]] = set()
        """Where nothing follows: the step, the place, and the cards that still matter from there on."""
        self.together: dict[int, list[int]] = {}
        for what, serial, _, _, _, near, _ in steps:
            if what == "lay":
                for other in near:
                    self.together.setdefault(other, []).append(serial)
        self.matter = self._matter()

    def _matter(self) -> list[tuple[int, ...]]:
        """For each step, the cards that it or a later one asks about."""
        asked = {serial for _, serials in self.some for serial in serials}
        asked.update(serial for loose in self.loose for serial in self.together.get(loose, ()))
        table = [tuple(asked - self.fixed.keys())]
        for what, serial, _, _, _, near, _ in reversed(self.steps):
            asked = {*asked, *near} if what == "lay" else {*asked, serial}
            table.append(tuple(asked - self.fixed.keys()))
        table.reverse()
        return table

    def ends_at(self, origin: int, place: int) -> bool:
        """Whether some way ends there; yes, too, if there is too much to try."""
        self.now = self.may.copy()
        self.allowed = self._towards(place)
        if self._narrow():
            self.allowed = self._towards(place)
        self.left = MOST_STEPS
        self.cards = self.fixed.copy()
        self.failed = set()
        return any(self._walk(0, start, 0) for start in members(origin & self.allowed[0])) or self.left <= 0

    def _narrow(self) -> bool:
        """Cards he went back to, or stood on, are places from which the end can be reached. Whether that says anything new."""
        found = False
        for number, (what, serial, *_) in enumerate(self.steps):
            if what in ("back", "stand"):
                left = self.now[serial] & self.allowed[number + 1]
                found = found or left != self.now[serial]
                self.now[serial] = left
        return found

    def _towards(self, place: int) -> list[int]:
        """Before each step, the places from which the end can be reached at all; every way can be gone in both directions."""
        after = 1 << place
        table = [after]
        for what, serial, _, how, through, _, hiding in reversed(self.steps):
            may = self.now.get(serial, 0)
            if what == "off":
                after &= ~through
            elif what == "stand":
                after &= may
            else:
                before = after & hiding if what == "lay" and may & HIDE_BIT else 0
                for end in members(after & may):
                    before |= reach(end, how, through)
                after = before
            table.append(after)
        table.reverse()
        return table

    def _walk(self, number: int, here: int, card: int) -> bool:
        """Try all that can follow, but nothing that has failed before; `card` is that of his place. Whether a whole way was found."""
        if number == len(self.steps):
            return self._complete([serial for serial in self.loose if serial not in self.cards])
        state = (number, here, card if self.bare else 0, *map(self.cards.get, self.matter[number]))
        if state in self.failed:
            return False
        self.left -= 1
        if self.left <= 0:
            return False
        if self._follow(number, here, card):
            return True
        self.failed.add(state)
        return False

    def _follow(self, number: int, here: int, card: int) -> bool:
        """Try everything that a step allows."""
        what, serial, _, how, through, near, _ = self.steps[number]
        if what == "off":
            return not through >> here & 1 and self._walk(number + 1, here, card)
        if what == "stand":
            return self._put(serial, here) and self._on(number, serial, here, card)
        options = reach(here, how, through) & self.now[serial] & self.allowed[number + 1]
        if what == "lay":
            for other in near:
                if other in self.cards:
                    options &= ~(1 << self.cards[other])
            if self._hides(number, here, card):
                options |= HIDE_BIT
        if serial in self.cards:
            options &= 1 << self.cards[serial]
        return any(
            self._put(serial, value) and self._on(number, serial, *((here, card) if value == HIDE else (value, serial)))
            for value in members(options)
        )

    def _hides(self, number: int, here: int, card: int) -> bool:
        """Whether he can have stayed at a card behind the Hide card, of which there is one."""
        _, serial, _, _, _, near, hiding = self.steps[number]
        if not (self.now[serial] & HIDE_BIT and hiding >> here & self.allowed[number + 1] >> here & 1):
            return False
        return (card, serial) not in self.bare and not any(self.cards.get(other) == HIDE for other in near)

    def _put(self, serial: int, value: int) -> bool:
        """Take a card to be a place, if it can be."""
        if serial in self.cards:
            return self.cards[serial] == value
        if not self.now[serial] >> value & 1 or any(self.cards.get(other) == value for other in self.together.get(serial, ())):
            return False
        self.cards[serial] = value
        return True

    def _on(self, number: int, serial: int, here: int, card: int) -> bool:
        """Go on from a step that said what a card is; if that leads nowhere the card is unknown again, unless an earlier step said it."""
        if self._walk(number + 1, here, card):
            return True
        if serial not in self.fixed and not any(step[1] == serial for step in self.steps[:number]):
            self.cards.pop(serial, None)
        return False

    def _complete(self, open_: list[int]) -> bool:
        """Give each card of which no move tells a place of its own; then the clues about several cards must hold."""
        if not open_:
            return all(any(places >> self.cards[serial] & 1 for serial in serials if serial in self.cards) for places, serials in self.some)
        serial, *rest = open_
        laid = [self.cards.get(other) for other in self.together.get(serial, ())]
        others = [self.cards[other] for other in self.cards if other in self.unmoved]
        for value in members(self.may[serial]):
            if value not in laid and value not in others:
                self.cards[serial] = value
                if self._complete(rest):
                    return True
                del self.cards[serial]
        return False
