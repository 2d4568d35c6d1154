"""Chance: what it draws is fixed for ever, its draws are even, and its state cannot be found from what is seen."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import product

import pytest

import coterie
from coterie.kernel.chance import Chance, derive, new_seed, read_seed

LARGEST = (1 << 256) - 1


def test_draws_are_those_of_the_hash_chain() -> None:
    """As the documentation says it, so that anybody can check a deal in any language."""
    state, chance = (7).to_bytes(32, "big"), Chance(7)
    for _ in range(20):
        digest = blake2b(state, digest_size=40).digest()
        state, draw = digest[:32], int.from_bytes(digest[32:], "big")
        assert chance.roll(52) == draw * 52 // 2**64
        assert chance.chance == state


def test_derived_seeds_are_those_of_the_documentation() -> None:
    written = (3).to_bytes(32, "big") + (17).to_bytes(8, "big") + (2).to_bytes(8, "big")
    assert derive(3, 17, 2) == int.from_bytes(blake2b(written, digest_size=32, person=b"coterie seed").digest(), "big")


def test_different_paths_have_different_seeds() -> None:
    steps = (0, 1, 7, 255, 256, 1 << 32)
    paths = [path for length in range(4) for path in product(steps, repeat=length)]
    found = {derive(seed, *path) for seed in (0, 1, 256, LARGEST) for path in paths}
    assert len(found) == 4 * len(paths)
    assert all(0 <= seed <= LARGEST for seed in found)


def test_every_bit_of_a_seed_changes_the_draws() -> None:
    draws = {tuple(Chance(seed).roll(1 << 64) for _ in range(2)) for seed in (0, *(1 << bit for bit in range(256)))}
    assert len(draws) == 257


def test_a_branch_goes_on_by_itself() -> None:
    chance, twin = Chance(3), Chance(3)
    assert chance.branch() == twin.branch()
    branch = Chance(int.from_bytes(chance.branch(), "big"))
    assert len(branch.chance) == 32
    assert [branch.roll(1 << 64) for _ in range(9)] != [chance.roll(1 << 64) for _ in range(9)]


def test_all_sides_come_up_equally_often() -> None:
    """Chi squared with 51 degrees of freedom exceeds 110 once in a million runs."""
    chance, rolls = Chance(1), 52_000
    counts = Counter(chance.roll(52) for _ in range(rolls))
    assert sum((counts[side] - rolls / 52) ** 2 / (rolls / 52) for side in range(52)) < 110


@pytest.mark.parametrize("seed", [-1, LARGEST + 1, pytest.param(10**5000, id="of-5001-digits"), True, "7", 7.0, None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    for use in (lambda: coterie.new("empire", seed=seed), lambda: derive(seed), lambda: Chance(seed)):  # type: ignore[arg-type]  # that is the point
        with pytest.raises(coterie.BadSetup, match=r"a seed is a whole number from 0 to 2\^256 - 1, not "):
            use()


def test_the_largest_seed_deals_a_game_and_survives_its_record() -> None:
    game = coterie.new("empire", seed=LARGEST)
    assert game.record()["seed"] == str(LARGEST)
    assert coterie.replay(game.record()).seed == LARGEST == read_seed(str(LARGEST))


def test_new_seeds_fill_256_bits() -> None:
    """A bit that is the same in 200 of them is stuck: chance does that once in 2^190."""
    seeds = [new_seed() for _ in range(200)]
    for bit in range(256):
        assert len({seed >> bit & 1 for seed in seeds}) == 2
