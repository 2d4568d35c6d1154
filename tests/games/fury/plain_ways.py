"""The places where Dracula can be, found plainly: for each place every way that might lead there is tried, from its first step on.

It is slow and simple; what the game uses must give the same.
"""

from __future__ import annotations

from coterie.games.fury.bots.possible import CARDS
from coterie.games.fury.clues import HIDE, HIDE_BIT, Clues, reach
from coterie.games.fury.facts.places import COUNT, members


def plainly(clues: Clues) -> int:
    """The set of all places to which a way leads."""
    return sum(1 << place for place in range(COUNT) if PlainWays(clues, place).found())


class PlainWays:
    """Looks for a way to one place, and remembers only what has failed."""

    def __init__(self, clues: Clues, place: int) -> None:
        self.clues = clues
        self.steps = clues.steps
        told = {step[1] for step in clues.steps}
        named = {serial for _, serials in clues.some for serial in serials}
        self.cards = {serial: may.bit_length() - 1 for serial, may in clues.may.items() if may.bit_count() == 1}
        self.untold = [serial for serial in clues.may if serial not in told]
        self.loose = [
            serial for serial in self.untold if serial not in self.cards and (serial in named or clues.may[serial].bit_count() <= CARDS)
        ]
        self.failed: set[tuple[object, ...]] = set()
        self.towards = [1 << place]
        for what, serial, how, through, _, hiding in reversed(self.steps):
            after, may = self.towards[0], clues.may.get(serial, 0)
            before = after & ~through if what == "off" else after & may if what == "stand" else 0
            if what in ("lay", "back"):
                before = after & hiding if what == "lay" and may & HIDE_BIT else 0
                for end in members(after & may):
                    before |= reach(end, how, through)
            self.towards.insert(0, before)

    def found(self) -> bool:
        return any(self.walk(0, start, 0) for start in members(self.clues.origin & self.towards[0]))

    def walk(self, number: int, here: int, standing: int) -> bool:
        """Whether the steps from this one on lead to the end; `standing` is the card of his place."""
        if not self.towards[number] >> here & 1:
            return False
        if number == len(self.steps):
            return self.complete([serial for serial in self.loose if serial not in self.cards])
        state = (number, here, standing, *sorted((serial, value) for serial, value in self.cards.items() if self.matters(serial, number)))
        if state in self.failed:
            return False
        if self.follow(number, here, standing):
            return True
        self.failed.add(state)
        return False

    def matters(self, serial: int, number: int) -> bool:
        """Whether a clue from this step on can ask about a card."""
        asked = any(serial == step[1] or serial in step[4] for step in self.steps[number:])
        return asked or bool(self.loose) or any(serial in serials for _, serials in self.clues.some)

    def follow(self, number: int, here: int, standing: int) -> bool:
        what, serial, how, through, near, hiding = self.steps[number]
        if what == "off":
            return not through >> here & 1 and self.walk(number + 1, here, standing)
        if what == "stand":
            return self.take(number, here, here, standing)
        for value in members(reach(here, how, through) & self.clues.may[serial]):
            if (what == "back" or self.free(near, value)) and self.take(number, value, value, serial):
                return True
        hides = what == "lay" and self.clues.may[serial] & HIDE_BIT and hiding >> here & 1 and (standing, serial) not in self.clues.bare
        return bool(hides) and self.free(near, HIDE) and self.take(number, HIDE, here, standing)

    def free(self, near: tuple[int, ...], value: int) -> bool:
        return not any(self.cards.get(other) == value for other in near)

    def take(self, number: int, value: int, here: int, standing: int) -> bool:
        """Take the card of a step to be this one, and go on."""
        serial = self.steps[number][1]
        if serial in self.cards:
            return self.cards[serial] == value and self.walk(number + 1, here, standing)
        later = [step[1] for step in self.steps if step[0] == "lay" and serial in step[4]]
        if not self.clues.may[serial] >> value & 1 or not self.free(tuple(later), value):
            return False
        self.cards[serial] = value
        done = self.walk(number + 1, here, standing)
        del self.cards[serial]
        return done

    def complete(self, open_: list[int]) -> bool:
        """Whether the cards of which no step tells find places of their own, and the clues about several cards hold."""
        if not open_:
            return all(
                any(places >> self.cards[serial] & 1 for serial in serials if serial in self.cards) for places, serials in self.clues.some
            )
        serial, *rest = open_
        later = [self.cards.get(step[1]) for step in self.steps if step[0] == "lay" and serial in step[4]]
        taken = [self.cards[other] for other in self.untold if other in self.cards]
        for value in members(self.clues.may[serial]):
            if value not in later and value not in taken:
                self.cards[serial] = value
                done = self.complete(rest)
                del self.cards[serial]
                if done:
                    return True
        return False
