"""Chance as 32 bytes: a chain of BLAKE2b hashes, the same on every machine and for ever.

Each step hashes the state to 40 bytes: 32 are the next state, 8 are the draw. Whoever sees draws learns nothing about the state, and
whoever sees a state learns nothing about the draws before it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from coterie.kernel.errors import BadPosition, BadSetup

BITS: Final = 256
SIZE: Final = BITS // 8
_DIGITS: Final = len(str(1 << BITS))


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(BITS)


def read_seed(text: str) -> int:
    """A seed as records write it: decimal digits, because many languages round numbers of more than 53 bits.

    >>> read_seed("7")
    7
    """
    plain = text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")
    if not plain or len(text) > _DIGITS or int(text) >> BITS:
        raise BadSetup(
            f"a seed is written as a decimal number from 0 to 2^{BITS} - 1, without leading zeros, not as {text[: _DIGITS + 2]!r}"
        )
    return int(text)


def read_hex(text: str) -> int:
    """The `chance` of a position: a hexadecimal number of up to 64 digits.

    >>> read_hex("00ff")
    255
    """
    if not 0 < len(text) <= 2 * SIZE or any(digit not in "0123456789abcdef" for digit in text):
        raise BadPosition(f"chance: {text[: 2 * SIZE + 1]!r} is not a hexadecimal number of up to {2 * SIZE} digits")
    return int(text, 16)


def derive(seed: int, *path: int) -> int:
    """A seed of its own for each place in a tree of seeds: game 17 of run 3, bot of seat 2.

    >>> derive(3, 17) == derive(3, 17), derive(3, 17) == derive(3, 1, 7)
    (True, False)
    """
    written = _bytes(seed) + b"".join(step.to_bytes(8) for step in path)  # fixed widths, so that no two paths are written alike
    return int.from_bytes(blake2b(written, digest_size=SIZE, person=b"coterie seed").digest())


def _bytes(seed: int) -> bytes:
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0 or seed >> BITS:
        told = f"one of {seed.bit_length()} bits" if isinstance(seed, int) and seed.bit_length() > 2 * BITS else repr(seed)
        raise BadSetup(f"a seed is a whole number from 0 to 2^{BITS} - 1, not {told}")
    return seed.to_bytes(SIZE)


class Chance:
    """A stream of random integers that is 32 bytes.

    >>> Chance(7).roll(6) == Chance(7).roll(6)
    True
    """

    __slots__ = ("chance",)

    chance: bytes

    def __init__(self, seed: int) -> None:
        self.chance = _bytes(seed)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        digest = blake2b(self.chance, digest_size=40).digest()
        self.chance = digest[:32]
        return (int.from_bytes(digest[32:]) * sides) >> 64

    def branch(self) -> bytes:
        """The chance of another stream, which goes on by itself."""
        digest = blake2b(self.chance, digest_size=64).digest()
        self.chance = digest[:32]
        return digest[32:]

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
