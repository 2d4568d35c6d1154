"""The speed of this version against that of another, in one run: `python -m benchmarks.against_source OTHER/src`.

Each version plays in a process of its own, and the two take turns. Only the ratios count: they are taken turn by turn, by processor time,
so that other work on the machine matters little. What is played is the same for both: the same seeds, and as many games.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Final

import msgspec

import coterie
from coterie import bots
from coterie.kernel.chance import Chance
from coterie.kernel.questions import PASS
from coterie.kernel.registry import find
from coterie.kernel.seat import ask_bot

HERE: Final = Path(__file__).resolve().parent.parent / "src"
STEADY_TURNS: Final = 60
"""Games among bots end after so many turns."""
CLONED_EVERY: Final = 5
START: Final = (
    "from time import process_time as now; import coterie; coterie.new({game!r}, seed=1).decisions[0].keys; print(now());"
    "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"
)


class Turn(msgspec.Struct):
    """What was done, and the seconds of processor time it took."""

    done: float
    seconds: float

    @property
    def rate(self) -> float:
        """How much of it a second."""
        return self.done / self.seconds


def new_game(name: str, seed: int, **more: object) -> coterie.Game:
    """A game that ends, and that nobody watches: where a version can skip lone passes, it does."""
    game = coterie.new(name, seed=seed, setup={**find(name).bounds, **more})
    getattr(game, "skip_lone_passes", lambda: None)()
    return game


def play(game: coterie.Game, seed: int, each: Callable[[int], None] = lambda real: None) -> int:
    """One game of random choices through the public interface: how many decisions were among two or more."""
    chance = Chance(seed)
    real = 0
    while open_now := game.decisions:
        decision = open_now[0]
        if decision.lone_pass:
            game.choose(decision.seat, PASS)
            continue
        if len(decision.keys) > 1 or decision.marks is not None:
            real += 1
            each(real)
        game.choose(decision.seat, decision.pick(chance))
    return real


def play_random(name: str, seed: int) -> Turn:
    """Decisions among two or more in a random game."""
    began = process_time()
    return Turn(play(new_game(name, seed), seed), process_time() - began)


def play_steady(name: str, seed: int) -> Turn:
    """Games among `steady` bots, the first turns of them."""
    began = process_time()
    game = new_game(name, seed, **({"turn_limit": STEADY_TURNS} if "turn_limit" in find(name).bounds else {}))
    players = {seat: bots.make("steady", name, place) for place, seat in enumerate(game.seats)}
    while open_now := game.decisions:
        decision = open_now[0]
        if decision.lone_pass:
            game.choose(decision.seat, PASS)
        else:
            ask_bot(players[decision.seat], game, decision)
    return Turn(1, process_time() - began)


def take_clones(name: str, seed: int) -> Turn:
    """Clones at decisions of a random game."""
    taken = Turn(0, 0)
    game = new_game(name, seed)

    def clone(real: int) -> None:
        if real % CLONED_EVERY == 0:
            began = process_time()
            game.clone()
            taken.done, taken.seconds = taken.done + 1, taken.seconds + process_time() - began

    play(game, seed, clone)
    return taken


def grow(name: str, seed: int) -> Turn:
    """What a decision of the last third of a random game costs, against one of the first third."""
    times = [process_time()]
    game = new_game(name, seed)
    play(game, seed, lambda real: times.append(process_time()))
    costs = [after - before for before, after in pairwise(times)]
    third = len(costs) // 3
    return Turn(mean(costs[-third:]), mean(costs[:third]))


MEASURES: Final[dict[str, tuple[str, Callable[[str, int], Turn]]]] = {
    "random": ("decisions among two or more, a second; random choices", play_random),
    "steady": (f"games a second; `steady` in all seats, {STEADY_TURNS} turns", play_steady),
    "clone": ("clones a second, at any such decision", take_clones),
    "growth": ("cost of a decision late in a game against one early in it", grow),
}


def serve(name: str) -> None:
    """Play what is asked for, line by line: a measure and a seed."""
    for line in sys.stdin:
        measure, seed = line.split()
        print(msgspec.json.encode(MEASURES[measure][1](name, int(seed))).decode(), flush=True)


class Player:
    """A version of the package, in a process of its own."""

    def __init__(self, source: Path, process: subprocess.Popen[str]) -> None:
        self.source, self.process = source, process

    def turn(self, measure: str, seed: int) -> Turn:
        """Let it play one game."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(measure, seed, file=self.process.stdin, flush=True)
        return msgspec.json.decode(self.process.stdout.readline(), type=Turn)


def environment(source: Path) -> dict[str, str]:
    """That in which a version is found first."""
    return {**os.environ, "PYTHONPATH": str(source)}


@contextmanager
def player(source: Path, game: str) -> Iterator[Player]:
    """A version that plays until it is left."""
    command = [sys.executable, str(Path(__file__).resolve()), str(source), "--game", game, "--serve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(source)) as process:
        yield Player(source, process)
        assert process.stdin is not None
        process.stdin.close()


def start(source: Path, game: str) -> tuple[float, float]:
    """Milliseconds of processor time from nothing to the first decision, and the megabytes of that process."""
    code = [sys.executable, "-c", START.format(game=game)]
    ran = subprocess.run(code, env=environment(source), capture_output=True, check=True, text=True)
    seconds, size = map(float, ran.stdout.split())
    return seconds * 1000, size


def report(measure: str, before: list[Turn], now: list[Turn]) -> None:
    """One row of the table: both rates and their ratio over all turns, and the middle half of the ratios turn by turn."""
    ratios = sorted(new.rate / old.rate for old, new in zip(before, now, strict=True))
    quarter = len(ratios) // 4
    rates = [Turn(sum(turn.done for turn in turns), sum(turn.seconds for turn in turns)).rate for turns in (before, now)]
    told = [f"{rate:,.0f}" if rate >= 100 else f"{rate:.2f}" for rate in rates]
    half = f"{ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f}"
    print(f"| {MEASURES[measure][0]} | {told[0]} | {told[1]} | {rates[1] / rates[0]:.2f} ({half}) |")


def main() -> None:
    """Measure both versions in turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source", type=Path, help="the folder `src` of the other version")
    parser.add_argument("--game", default="vtes")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--measure", choices=(*MEASURES, "start"), action="append", help="only this one; may be said several times")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.game)
        return
    print("| what | before | now | ratio (middle half of the turns) |")
    print("| --- | --- | --- | --- |")
    wanted = options.measure or (*MEASURES, "start")
    with ExitStack() as stack:
        players = [stack.enter_context(player(source, options.game)) for source in (options.source.resolve(), HERE)]
        for measure in [one for one in MEASURES if one in wanted]:
            turns = [[one.turn(measure, seed) for one in players] for seed in range(options.turns + 1)][1:]
            report(measure, [before for before, _ in turns], [now for _, now in turns])
    if "start" in wanted:
        starts = [[start(source, options.game) for source in (options.source.resolve(), HERE)] for _ in range(5)]
        for place, what in enumerate(("ms from nothing to the first decision", "MB of that process")):
            before, now = (median(pair[version][place] for pair in starts) for version in (0, 1))
            print(f"| {what} | {before:.0f} | {now:.0f} | {now / before:.2f} |")


if __name__ == "__main__":
    main()
