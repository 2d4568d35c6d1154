"""The speed of the larger games, five seats, random choices, as ratios in one run: `make bench-vtes`, `make bench-fury`.

The yardstick is Pokemon Showdown's simulator, random battles by its own random player (`npm install` in `benchmarks/showdown`).
Rates are by processor time, so that other work on the machine counts less; those by the clock are given beside them.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import shutil
import subprocess
from pathlib import Path
from statistics import mean, median, quantiles
from time import perf_counter, process_time
from typing import Final

import msgspec

import coterie
from coterie.kernel.chance import Chance
from coterie.kernel.registry import find

SHOWDOWN: Final = Path(__file__).parent / "showdown"
GOALS: Final = {"vtes": ("4,000", "at least 8"), "fury": ("15,000", "reported")}
"""Decisions and games a second."""
WINDOWS: Final = ("window", "as-played")
WARM_UP: Final = 3
CLONED: Final = 12
"""In how many games clones are taken."""


class Rate(msgspec.Struct):
    """What was done in some time."""

    real: int = 0
    in_windows: int = 0
    forced: int = 0
    games: int = 0
    seconds: float = 0
    processor: float = 0


class Battles(msgspec.Struct):
    """What Pokemon Showdown did in some time, as its runner prints it."""

    choices: int
    battles: int
    seconds: float
    processor: float


def new_game(name: str, seed: int) -> coterie.Game:
    """A game that ends."""
    return coterie.new(name, seed=seed, setup=dict(find(name).bounds))


def play(name: str, seed: int, rate: Rate) -> None:
    """One random game through the public interface, nobody listening."""
    chance = Chance(seed)
    game = new_game(name, seed)
    game.skip_lone_passes()
    while open_now := game.decisions:
        decision = open_now[0]
        if len(decision.keys) > 1 or decision.marks is not None:
            rate.real += 1
            rate.in_windows += decision.kind in WINDOWS
        game.choose(decision.seat, decision.pick(chance))
    rate.forced += sum(1 for _, _, forced in game.entries if forced)
    rate.games += 1


def measure(name: str, first: int, seconds: float) -> Rate:
    """Random games for some seconds of processor time."""
    rate = Rate()
    began, used = perf_counter(), process_time()
    while process_time() - used < seconds:
        play(name, first + rate.games, rate)
    rate.seconds, rate.processor = perf_counter() - began, process_time() - used
    return rate


def showdown(seconds: float, way: str) -> Battles:
    """Random battles for some seconds of processor time."""
    node = shutil.which("node") or "node"
    ran = subprocess.run([node, "battles.js", str(seconds), way], cwd=SHOWDOWN, capture_output=True, check=True, text=True)
    return msgspec.json.decode(ran.stdout, type=Battles)


def clone_times(name: str) -> list[float]:
    """The processor time of a clone at each real decision of some random games."""
    times = []
    for seed in range(CLONED):
        chance = Chance(seed)
        game = new_game(name, seed)
        while open_now := game.decisions:
            decision = open_now[0]
            if len(decision.keys) > 1 or decision.marks is not None:
                used = process_time()
                game.clone()
                times.append(process_time() - used)
            game.choose(decision.seat, decision.pick(chance))
    return times


def report(name: str, rates: list[Rate], yardsticks: dict[str, list[Battles]]) -> None:
    """The medians as a table."""
    real = median(rate.real / rate.processor for rate in rates)
    games = median(rate.games / rate.processor for rate in rates)
    clock = median(rate.real / rate.seconds for rate in rates)
    played = sum(rate.games for rate in rates)
    per_game = {what: sum(getattr(rate, what) for rate in rates) / played for what in ("real", "in_windows", "forced")}
    times = clone_times(name)
    print("| what | here | goal |")
    print("| --- | --- | --- |")
    print(f"| decisions among two or more, a second of one core | {real:,.0f} ({clock:,.0f} by the clock) | at least {GOALS[name][0]} |")
    print(f"| whole games a second | {games:.1f} | {GOALS[name][1]} |")
    print(
        f"| a game: such decisions, those of them in windows, lone passes beside them | {per_game['real']:,.0f}, "
        f"{per_game['in_windows']:,.0f}, {per_game['forced']:,.0f} | reported |"
    )
    print(f"| clone at any such decision, mean | {mean(times) * 1e6:,.0f} us | under 400 us |")
    print(f"| the same, 99th of a hundred | {quantiles(times, n=100)[98] * 1e3:.2f} ms | under 1.5 ms |")
    for way, found in yardsticks.items():
        choices = median(battles.choices / battles.processor for battles in found)
        ratio = f"{real:,.0f} / {choices:,.0f} = {real / choices:.1f}"
        print(f"| against Pokemon Showdown's random battles ({way}), choices a second | {ratio} | at least 5 |")


def profile(name: str, games: int = 10) -> None:
    """What takes the time."""
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(games):
        play(name, seed, Rate())
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)


def main() -> None:
    """Measure side by side, in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(GOALS), default="vtes")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--profile", action="store_true", help="show what takes the time instead")
    options = parser.parse_args()
    for seed in range(WARM_UP):
        play(options.game, 10_000 + seed, Rate())
    if options.profile:
        profile(options.game)
        return
    rates: list[Rate] = []
    yardsticks: dict[str, list[Battles]] = {"direct": [], "streams": []} if (SHOWDOWN / "node_modules").is_dir() else {}
    for turn in range(options.turns):
        rates.append(measure(options.game, turn * 1000, options.seconds))
        for way, found in yardsticks.items():
            found.append(showdown(options.seconds, way))
    report(options.game, rates, yardsticks)


if __name__ == "__main__":
    main()
