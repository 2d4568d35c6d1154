"""A run of many games, in this process, in several, or on a cluster. Results come in the order of the games, whoever plays them."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

import coterie
from coterie import bots as known_bots
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.sim.cluster import Cluster
from coterie.sim.portions import play_out
from coterie.sim.processes import Processes
from coterie.sim.table import Plan, Result, play


class BadRun(CoterieError):
    """The run that was asked for makes no sense."""


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    setup: Mapping[str, object] | None = None,
    rotate: bool = False,
    records: bool = False,
    brought: Sequence[object] = (),
    ray: str = "",
) -> Generator[Result, None, None]:
    """Play many games and yield the result of each, in order.

    `bots` names one bot for each seat, in order of play, or one for all of them; with `rotate` they change seats from game to game.
    `brought` is one thing for each seat that its player brings, a deck for instance, as the setup of the game takes it: they change seats
    from game to game, so that each sits everywhere, and in time beside everyone.

    `ray` is the address of a Ray cluster, on whose nodes the games are then played: HOST:PORT, or auto for the one on this machine.

    The same arguments give the same results whatever `jobs` and `ray` are, unless a bot looks at the clock: `search:0.1` does,
    `search:200x` does not. Closing the generator, or an interrupt, stops the processes at their next decision.

    With `jobs` above 1 new processes import the calling script: keep its own work under `if __name__ == "__main__":`.
    """
    if games < 0:
        raise BadRun(f"the number of games cannot be {games}")
    if jobs < 1:
        raise BadRun(f"the number of processes must be at least 1, not {jobs}")
    plan = plan_of(game, bots, seed, setup, rotate, records, brought)
    if ray:
        return play_out(plan, games, lambda: Cluster(ray))
    if jobs == 1 or games < 2:
        return (play(plan, index) for index in range(games))
    return play_out(plan, games, lambda: Processes(min(jobs, games)))


def plan_of(
    game: str,
    bots: Sequence[str],
    seed: int,
    setup: Mapping[str, object] | None = None,
    rotate: bool = False,
    records: bool = False,
    brought: Sequence[object] = (),
) -> Plan:
    """The plan of a run, once game, seed, setup, what is brought and bots have been tried."""
    setup = {**registry.find(game).bounds, **(setup or {})}
    option = registry.find(game).brought
    if brought and not option:
        raise BadRun(f"in {game} players bring nothing that could change seats")
    seats = coterie.new(game, seed=seed, setup={**setup, option: list(brought)} if brought else setup).seats
    if len(bots) not in (1, len(seats)):
        raise BadRun(f"{game} has {len(seats)} seats ({', '.join(seats)}): name {len(seats)} bots, or one for all, not {len(bots)}")
    for bot in dict.fromkeys(bots):
        known_bots.make(bot, game, seed)
    every = tuple(bots) if len(bots) > 1 else tuple(bots) * len(seats)
    return Plan(game, every, seats, seed, setup, rotate, records, tuple(brought), option)
