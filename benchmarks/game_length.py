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

import msgspec

from coterie.games.vtes.decks import precon_lists
from coterie.games.vtes.table import SEATS
from coterie.kernel.chance import Chance, derive
from coterie.sim.table import Plan, Result, play

STALL: Final = 200
LIMIT: Final = 300
PORTION: Final = 10


def play_one(bot: str, seed: int, index: int) -> Result:
    """One game, with decks of its own."""
    chance, left = Chance(derive(seed, index, 9)), list(precon_lists())
    decks = tuple(left.pop(chance.roll(len(left))) for _ in SEATS)
    return play(Plan("vtes", (bot,) * len(SEATS), SEATS, seed, {"turn_limit": LIMIT}, decks=decks), index)


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
    parser.add_argument("--json", metavar="FILE", help="write every result there, one in a line")
    options = parser.parse_args()
    began, results = perf_counter(), []
    for result in run(options.bot, options.seed, options.games, options.jobs):
        results.append(result)
        if (result.turns or 0) >= STALL:
            print(f"game {result.index}, seed {result.seed}: {result.turns} turns, decks {', '.join(result.decks.values())}", flush=True)
    if options.json:
        with open(options.json, "wb") as file:
            file.writelines(msgspec.json.encode(result) + b"\n" for result in results)
    print(f"{report(results)} ({perf_counter() - began:,.0f} s)")
    sys.exit(any((result.turns or 0) >= STALL for result in results))


if __name__ == "__main__":
    main()
