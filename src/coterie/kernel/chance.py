"""Chance as integers: one 64-bit number per state, stepped by splitmix64, the same on every machine and for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Scramble 64 bits so that neighbours have nothing in common.

    >>> mix(1) == mix(1), mix(1) == mix(2)
    (True, False)
    """
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def derive(seed: int, *path: int) -> int:
    """A seed of its own for each place in a tree of seeds: game 17 of run 3, bot of seat 2."""
    value = mix(seed & MASK)
    for step in path:
        value = mix((value + _STEP + (step & MASK)) & MASK)
    return value


class Chance:
    """A stream of random integers that is one integer.

    >>> Chance(7).roll(6) == Chance(7).roll(6)
    True
    """

    __slots__ = ("chance",)

    chance: int

    def __init__(self, chance: int) -> None:
        self.chance = chance & MASK

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.chance = z = (self.chance + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return ((z ^ (z >> 31)) * sides) >> 64

    def pick(self, things: list[str]) -> str:
        """One of the things; the list is not changed."""
        return things[self.roll(len(things))]

    def take(self, things: list[str]) -> str:
        """One of the things, taken out; the order of the others is lost."""
        at = self.roll(len(things))
        taken = things[at]
        things[at] = things[-1]
        things.pop()
        return taken

    def weighted(self, weights: Sequence[float]) -> int:
        """An index, the likelier the greater its weight."""
        left = self.roll(1 << 30) / (1 << 30) * sum(weights)
        for at, weight in enumerate(weights):
            left -= weight
            if left <= 0:
                return at
        return len(weights) - 1

    def shuffle(self, things: list[str]) -> None:
        """Put the things into a random order."""
        for last in range(len(things) - 1, 0, -1):
            at = self.roll(last + 1)
            things[last], things[at] = things[at], things[last]
