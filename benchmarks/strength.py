"""How strong the bots are, with 95 % intervals: `make strength`, a run of minutes. `--write` puts the table into docs/quality.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from coterie.sim.run import simulate
from coterie.sim.tally import Tally

MATCHES = [
    ("steady", "random", 400, 0.75),
    ("search:0.1", "steady", 200, 0.60),
]
QUALITY = Path(__file__).parent.parent / "docs" / "quality.md"
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"


def match(first: str, second: str, games: int, goal: float, jobs: int, seed: int) -> str:
    """Play a match with sides swapped from game to game, and give its row of the table."""
    tally = Tally()
    for result in simulate("empire", (first, second), games, seed=seed, jobs=jobs, rotate=True):
        tally.add(result)
    rate = tally.bots[first].win_rate
    seats = ", ".join(f"{seat} {standing.win_rate.value:.0%}" for seat, standing in tally.seats.items())
    low, high = rate.low or 0.0, rate.high or 0.0
    return (
        f"| {first} beats {second} | {rate.value:.1%} ({low:.1%} to {high:.1%}) "
        f"| {games} | {tally.draw_rate.value:.1%} | {seats} | at least {goal:.0%} |"
    )


def main() -> None:
    """Play all matches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = ["| match | games won (95 %) | games | draws | won by seat | goal |", "| --- | --- | --- | --- | --- | --- |"]
    for first, second, games, goal in MATCHES:
        rows.append(match(first, second, games, goal, options.jobs, options.seed))
        print(rows[-1], flush=True)
    if options.write:
        before, _, rest = QUALITY.read_text().partition(BEGIN)
        QUALITY.write_text("\n".join([before + BEGIN, *rows, END]) + rest.partition(END)[2])


if __name__ == "__main__":
    main()
