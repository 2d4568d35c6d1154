"""How strong the bots are, with 95 % intervals: `make strength`, a run of hours with the searching bots of Fury of Dracula and VTES.

`--game fury` plays the matches of one game, `--only steady` those without searching bots, `--games 20` fewer games of each match.
`--ray HOST:PORT` plays on a cluster. `--write` puts the table of each game that was played into docs/quality.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from coterie.cli.sim import progress
from coterie.sim.run import simulate
from coterie.sim.tally import Tally


class Match(NamedTuple):
    """Two bots, how many games, and what share the first should win. `seat` is where the first sits; "" if they change seats."""

    game: str
    first: str
    second: str
    games: int
    goal: tuple[float, float]
    seat: str = ""


class Mixed(NamedTuple):
    """Two bots at tables of five, half of the games with two of the first and half with three; they change seats.

    `goal` is how many times the victory points of the second the first should have, seat by seat.
    """

    game: str
    first: str
    second: str
    games: int
    goal: float


MATCHES: list[Match | Mixed] = [
    Match("empire", "easy", "random", 200, (0.75, 1.0)),
    Match("empire", "steady", "easy", 200, (0.55, 1.0)),
    Match("empire", "steady", "random", 400, (0.75, 1.0)),
    Match("empire", "search:0.1", "steady", 200, (0.60, 1.0)),
    Match("fury", "steady", "steady", 400, (0.35, 0.65), "hunters"),
    Match("fury", "easy", "random", 100, (0.75, 1.0), "dracula"),
    Match("fury", "easy", "random", 100, (0.75, 1.0), "hunters"),
    Match("fury", "steady", "easy", 100, (0.55, 1.0), "dracula"),
    Match("fury", "steady", "easy", 100, (0.55, 1.0), "hunters"),
    Match("fury", "steady", "random", 400, (0.85, 1.0), "dracula"),
    Match("fury", "steady", "random", 400, (0.85, 1.0), "hunters"),
    Match("fury", "search:0.3", "steady", 60, (0.60, 1.0), "dracula"),
    Match("fury", "search:0.3", "steady", 60, (0.60, 1.0), "hunters"),
    Mixed("vtes", "easy", "random", 200, 3.0),
    Mixed("vtes", "steady", "easy", 200, 3.0),
    Mixed("vtes", "steady", "random", 400, 3.0),
    Mixed("vtes", "search:0.3", "steady", 60, 1.3),
]
SETUPS: dict[str, dict[str, object]] = {"fury": {"players": 2}}
"""Two seats for each game: one player for all hunters."""
SEATS = {"fury": ("dracula", "hunters")}
QUALITY = Path(__file__).parent.parent / "docs" / "quality.md"
HEAD = ["| match | games won (95 %) | games | draws | won by seat | goal |", "| --- | --- | --- | --- | --- | --- |"]
MIXED_HEAD = [
    "| match | victory points a seat (95 %) | times | games won by either | games | goal |",
    "| --- | --- | --- | --- | --- | --- |",
]


class Where(NamedTuple):
    """Where games are played: in so many processes here, or on a cluster."""

    jobs: int
    ray: str = ""


def count(tally: Tally, match: Match | Mixed, bots: tuple[str, ...], games: int, seed: int, where: Where, **more: Any) -> None:
    """Play games and count them, with a bar where there is a terminal."""
    with progress(f"{match.game}: {match.first}, {match.second}", games) as advance:
        for result in simulate(match.game, bots, games, seed, where.jobs, ray=where.ray, **more):
            tally.add(result)
            advance()


def play(match: Match, games: int, where: Where, seed: int) -> str:
    """Play a match and give its row of the table."""
    order = (match.first, match.second) if not match.seat or SEATS[match.game][0] == match.seat else (match.second, match.first)
    tally = Tally()
    count(tally, match, order, games, seed, where, setup=SETUPS.get(match.game), rotate=not match.seat)
    rate = tally.seats[match.seat].win_rate if match.seat else tally.bots[match.first].win_rate
    seats = ", ".join(f"{seat} {standing.win_rate.value:.0%}" for seat, standing in tally.seats.items())
    least, most = match.goal
    goal = f"at least {least:.0%}" if most == 1 else f"{least:.0%} to {most:.0%}"
    name = f"{match.first} as {match.seat} beats {match.second}" if match.seat else f"{match.first} beats {match.second}"
    return (
        f"| {name} | {rate.value:.1%} ({rate.low or 0.0:.1%} to {rate.high or 0.0:.1%}) "
        f"| {games} | {tally.draw_rate.value:.1%} | {seats} | {goal} |"
    )


def play_mixed(match: Mixed, games: int, where: Where, seed: int) -> str:
    """Play a match at mixed tables and give its row of the table."""
    few, many = (match.first, match.second) * 2 + (match.second,), (match.second, match.first) * 2 + (match.first,)
    tally = Tally()
    for bots, part, start in ((few, games - games // 2, seed), (many, games // 2, seed + 1)):
        count(tally, match, bots, part, start, where, rotate=True)
    first, second = tally.bots[match.first], tally.bots[match.second]
    ratio = f"{first.score.value / second.score.value:.2f}" if second.score.value else "no points for the other"
    points = " against ".join(
        f"{one.score.value:.2f} ({one.score.low or 0.0:.2f} to {one.score.high or 0.0:.2f})" for one in (first, second)
    )
    return (
        f"| {match.first} among {match.second} | {points} | {ratio} | {first.wins}, {second.wins} | {games} | at least {match.goal} times |"
    )


def write(game: str, rows: list[str]) -> None:
    """Put the table of a game between its marks."""
    begin, end = marks(game)
    before, _, rest = QUALITY.read_text().partition(begin)
    head = MIXED_HEAD if any(isinstance(match, Mixed) and match.game == game for match in MATCHES) else HEAD
    QUALITY.write_text("\n".join([before + begin, *head, *rows, end]) + rest.partition(end)[2])


def marks(game: str) -> tuple[str, str]:
    """The marks around the table of a game."""
    name = "strength" if game == "empire" else f"strength-{game}"
    return f"<!-- {name} -->", f"<!-- /{name} -->"


def main() -> None:
    """Play the matches and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, or auto")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted({match.game for match in MATCHES}))
    parser.add_argument("--only", default="", help="matches of this bot against any")
    parser.add_argument("--against", default="", help="matches against this bot")
    parser.add_argument("--games", type=int, help="at most so many games of each match")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    tables: dict[str, list[str]] = {}
    for match in MATCHES:
        if options.game not in (None, match.game) or not (
            match.first.startswith(options.only) and match.second.startswith(options.against)
        ):
            continue
        games = min(match.games, options.games or match.games)
        rows = tables.setdefault(match.game, [])
        size = (games, Where(options.jobs, options.ray), options.seed)
        rows.append(play_mixed(match, *size) if isinstance(match, Mixed) else play(match, *size))
        print(f"{match.game}: {rows[-1]}", flush=True)
    if options.write:
        for game, rows in tables.items():
            write(game, rows)


if __name__ == "__main__":
    main()
