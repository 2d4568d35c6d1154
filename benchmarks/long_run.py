"""A long run of random games, each checked after every choice, recorded and replayed: `make long-run`."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import msgspec

import coterie
from coterie.kernel.chance import Chance, derive

PORTION = 250


def check(seed: int) -> int:
    """One random game: invariants after every choice, and its record replayed to the same end. Gives the number of choices."""
    chance = Chance(derive(seed, 9))
    game = coterie.new("empire", seed=seed)
    while game.decisions:
        decision = game.decisions[0]
        game.choose(decision.seat, chance.pick(decision.keys), decision.number)
        for fault in game.definition.faults(game.state):
            raise SystemExit(f"seed {seed}, choice {game.number}: {fault}")
    again = coterie.replay(msgspec.json.encode(game.record()))
    if again.record() != game.record() or game.outcome is None:
        raise SystemExit(f"seed {seed}: the replay differs")
    return game.number


def portion(first: int) -> int:
    """A portion of the run."""
    return sum(check(seed) for seed in range(first, first + PORTION))


def main() -> None:
    """Play them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    start = perf_counter()
    choices = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, count in enumerate(pool.map(portion, range(0, options.games, PORTION)), 1):
            choices += count
            print(f"\r{number * PORTION:,} games", end="", file=sys.stderr)
    print(f"\n{options.games:,} random games, {choices:,} choices, every record replayed, no violation ({perf_counter() - start:.0f} s)")


if __name__ == "__main__":
    main()
