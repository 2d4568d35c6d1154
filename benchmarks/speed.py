"""Speed, as ratios in one run on one core: `make bench`. Nothing here is a test; look at the ratios, not at the seconds."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import rlcard

import coterie
from coterie.kernel.chance import Chance

SECONDS = 1.5
REPEATS = 5


def coterie_rate(events: bool) -> float:
    """Real decisions a second in random games of Vampire Empire, through the public API."""
    chance = Random(1)
    decisions, seed = 0, 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        game = coterie.new("empire", seed=seed)
        seed += 1
        told = 0
        while game.decisions:
            decision = game.decisions[0]
            keys = decision.keys
            decisions += len(keys) > 1
            game.choose(decision.seat, keys[int(chance.random() * len(keys))])
            if events:
                told += len(game.events("human", told))
    return decisions / (perf_counter() - start)


def uno_rate() -> float:
    """Real decisions a second in random games of rlcard's uno, through `env.step`."""
    env = rlcard.make("uno", config={"seed": 1})
    chance = Random(1)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(chance.random() * len(legal))])
    return decisions / (perf_counter() - start)


def mean_time(work: Callable[[coterie.Game], object], times: int, every: int = 1) -> float:
    """The mean seconds of something done at every so many decisions of random games."""
    chance = Chance(2)
    total, count = 0.0, 0
    for seed in range(8):
        game = coterie.new("empire", seed=seed)
        while game.decisions:
            if game.number % every == 0:
                start = perf_counter()
                for _ in range(times):
                    work(game)
                total += perf_counter() - start
                count += times
            decision = game.decisions[0]
            game.choose(decision.seat, decision.pick(chance))
    return total / count


def first_decision() -> float:
    """Seconds from a started interpreter to the first options of a new game, in a process of its own."""
    code = (
        "from time import perf_counter as now; start = now(); import coterie;"
        "coterie.new('empire', seed=1).decisions[0].options; print(now() - start)"
    )
    return median(float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout) for _ in range(9))


def main() -> None:
    """Measure side by side, in turns, and print the medians."""
    rates: dict[str, list[float]] = {"silent": [], "events": [], "uno": []}
    for _ in range(REPEATS):
        rates["uno"].append(uno_rate())
        rates["silent"].append(coterie_rate(events=False))
        rates["events"].append(coterie_rate(events=True))
    uno, silent, events = median(rates["uno"]), median(rates["silent"]), median(rates["events"])
    copied = mean_time(lambda game: game.state.copy(), 20)
    deep = mean_time(lambda game: copy.deepcopy(game.state), 1, every=10)
    cloned = mean_time(lambda game: game.clone(), 3)
    print("| what | here | goal |")
    print("| --- | --- | --- |")
    print(
        f"| random Vampire Empire against rlcard's uno, decisions a second | {silent:,.0f} / {uno:,.0f} = {silent / uno:.2f} | at least 2 |"
    )
    print(f"| the same with events on | {events:,.0f} / {uno:,.0f} = {events / uno:.2f} | reported |")
    print(f"| copy of a state against copy.deepcopy | {copied * 1e6:.1f} us / {deep * 1e6:.0f} us = 1/{deep / copied:.0f} | at most 1/10 |")
    print(f"| clone at any decision, mean | {cloned * 1e6:.1f} us | under 60 us |")
    print(f"| import and first decision of a new game | {first_decision() * 1000:.0f} ms | under 150 ms |")


if __name__ == "__main__":
    main()
