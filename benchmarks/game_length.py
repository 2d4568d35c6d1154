"""How many turns games of VTES between five `steady` bots take: `.venv/bin/python -m benchmarks.game_length`.

Each game has five of the seven decks, drawn and seated by chance. A game that reaches turn 200 is a stall: it is named with its seed and
decks, and the command fails. `--bot` plays another bot.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Final

from coterie.games.vtes.decks import precon_lists
from coterie.games.vtes.table import SEATS
from coterie.kernel.chance import Chance, derive
from coterie.sim.table import Plan, Result, play

STALL: Final = 200
LIMIT: Final = 300
PORTION: Final = 10


def decks_of(seed: int, index: int) -> list[str]:
    """The decks of a game of the run, seat by seat."""
    chance, left = Chance(derive(seed, index, 9)), list(precon_lists())
    return [left.pop(chance.roll(len(left))) for _ in SEATS]


def play_one(bot: str, seed: int, index: int) -> Result:
    """One game of the run."""
    return play(Plan("vtes", (bot,) * len(SEATS), SEATS, seed, {"turn_limit": LIMIT, "decks": decks_of(seed, index)}), index)


def portion(bot: str, seed: int, games: range) -> list[Result]:
    """A portion of the run."""
    return [play_one(bot, seed, index) for index in games]


def run(bot: str, seed: int, games: int, jobs: int) -> Iterator[Result]:
    """All games, in order."""
    parts = [range(first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    with ProcessPoolExecutor(jobs) as pool:
        for results in pool.map(portion, [bot] * len(parts), [seed] * len(parts), parts):
            yield from results


def report(results: list[Result]) -> str:
    """Mean, median, the 99th of a hundred and the longest, in turns of anybody."""
    turns = sorted(result.turns or 0 for result in results)
    count, stalls = len(turns), sum(turn >= STALL for turn in turns)
    return (
        f"{count:,} games: {sum(turns) / count:.1f} turns in the mean, half of them at most {turns[count // 2]}, "
        f"99 of 100 at most {turns[count * 99 // 100]}, the longest {turns[-1]}; {stalls} reached turn {STALL}"
    )


def main() -> None:
    """Play them, and name the stalls."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="steady")
    options = parser.parse_args()
    began, results = perf_counter(), []
    try:
        for result in run(options.bot, options.seed, options.games, options.jobs):
            results.append(result)
            if (result.turns or 0) >= STALL:
                decks = ", ".join(decks_of(options.seed, result.index))
                print(f"game {result.index}, seed {result.seed}: {result.turns} turns, decks {decks}", flush=True)
            if len(results) % PORTION == 0:
                print(f"{report(results)} ({perf_counter() - began:,.0f} s)", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"interrupted after {len(results)} of {options.games} games", file=sys.stderr)
    print(f"{report(results)} ({perf_counter() - began:,.0f} s)")
    sys.exit(any((result.turns or 0) >= STALL for result in results))


if __name__ == "__main__":
    main()
