"""A long run of random games, each checked after every choice, recorded and replayed: `make long-run`, or `make long-run GAME=vtes`.

At one real decision in so many the game is also cloned, built again from its last position, and compared with another world.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import Final, TypeAlias

import msgspec

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.opening import start
from coterie.kernel.record import Entry
from coterie.kernel.text import Outcome
from tests.contract.checks import play_two_worlds
from tests.contract.drive import asked, dump, play

PORTION: Final = 20
AHEAD: Final = 12
"""How many choices a clone or a twin is played on."""
Standing: TypeAlias = "tuple[object, bytes, list[Entry], Outcome | None]"


class Run(msgspec.Struct, frozen=True):
    """How long a game is run, and how seldom it is looked at closely; never, if that is 0."""

    games: int = 10_000
    every: int = 50


RUNS: Final = {"empire": Run(100_000, 0), "fury": Run(20_000)}


class Tally(msgspec.Struct):
    """What came of a portion of the run."""

    games: int = 0
    choices: int = 0
    real: int = 0
    looks: int = 0
    compared: int = 0
    violations: list[str] = []

    def add(self, other: Tally) -> None:
        """Count another portion too."""
        self.games += other.games
        self.choices += other.choices
        self.real += other.real
        self.looks += other.looks
        self.compared += other.compared
        self.violations += other.violations

    def __str__(self) -> str:
        looked = f"; {self.looks:,} clones, twins and pairs of worlds, {self.compared:,} comparisons" if self.looks else ""
        return (
            f"{self.games:,} random games, {self.choices:,} choices ({self.real:,} of them among two or more), "
            f"every record replayed{looked}: {f'{len(self.violations)} violations' if self.violations else 'no violation'}"
        )


class Walk:
    """One random game on its way, with all its checks."""

    def __init__(self, name: str, seed: int, every: int) -> None:
        self.seed, self.every = seed, every
        self.chance = Chance(derive(seed, 9))
        self.worlds = Chance(derive(seed, 10))
        self.tally = Tally(games=1)
        self.quiet_at = 0
        self.game = self.begin(name)

    def begin(self, name: str) -> Game:
        """The game that is walked through."""
        return coterie.new(name, seed=self.seed, setup=dict(registry.find(name).bounds))

    def pick(self, decision: Decision) -> str:
        """What is chosen."""
        return decision.pick(self.chance)

    def run(self) -> Tally:
        """To the end; what goes wrong is a violation of the tally."""
        try:
            for fault in self._play():
                self.fault(fault)
        except Exception as error:  # noqa: BLE001 - whatever a rule does wrong is what is looked for
            self.fault(f"{type(error).__name__}: {str(error)[:400]}")
        self.tally.choices = self.game.number
        return self.tally

    def fault(self, fault: str) -> None:
        """Something went wrong."""
        self.tally.violations.append(f"seed {self.seed}, choice {self.game.number}: {fault}")

    def _play(self) -> Iterator[str]:
        game, tally = self.game, self.tally
        while game.decisions:
            decision = game.decisions[0]
            if game._question is not None and game._question.quiet:
                self.quiet_at = game.number
            if len(decision.keys) > 1 or decision.marks is not None:
                tally.real += 1
                if self.every and tally.real % self.every == 0:
                    self._look()
            game.choose(decision.seat, self.pick(decision), decision.number)
            yield from game.definition.faults(game.state)
        again = coterie.replay(msgspec.json.encode(game.record()))
        if again.record() != game.record() or game.outcome is None:
            yield "the replay differs"

    def _look(self) -> None:
        """A clone, a twin from the last position, and two worlds."""
        self.tally.looks += 1
        stood = stand(self.game)
        self._clone(stood)
        twin = self._twin(stood)
        seat = twin.seats[self.worlds.roll(len(twin.seats))]
        self.tally.compared += play_two_worlds(twin, seat, self.worlds)

    def _clone(self, stood: Standing) -> None:
        seed = self.worlds.roll(1 << 40)
        clone, other = self.game.clone(), self.game.clone()
        assert stand(clone) == stood, "a clone differs"
        assert stand(play(clone, seed, AHEAD)) == stand(play(other, seed, AHEAD)), "clones go on differently"
        assert stand(self.game) == stood, "playing a clone changed its original"

    def _twin(self, stood: Standing) -> Game:
        """A game from the last position, as JSON, and the choices since; it must stand as the game does."""
        game, before = self.game, self.game.clone()
        before.back(self.quiet_at)
        position = msgspec.json.decode(msgspec.json.encode(before.position()))
        twin = start(game.definition, 0, game.record()["setup"], position)
        for seat, key, _ in game._log[self.quiet_at :]:
            twin.choose(seat, key)
        assert dump(twin.state) == stood[0], "a twin from the position differs"
        assert asked(twin) == stood[1], "a twin from the position is asked something else"
        return twin


def stand(game: Game) -> Standing:
    """How a game stands: its state, what is asked, its log, and its outcome."""
    return dump(game.state), asked(game), game._log.copy(), game.outcome


def portion(name: str, first: int, games: int, every: int) -> Tally:
    """A portion of the run."""
    tally = Tally()
    for seed in range(first, first + games):
        tally.add(Walk(name, seed, every).run())
    return tally


def main() -> None:
    """Play them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=coterie.games(), default="empire")
    parser.add_argument("--games", type=int, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--every", type=int, help="look closely at one real decision in so many; 0: never")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    run = RUNS.get(options.game, Run())
    games = run.games if options.games is None else options.games
    every = run.every if options.every is None else options.every
    began, tally = perf_counter(), Tally()
    last = options.first + games
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = [
            pool.submit(portion, options.game, first, min(PORTION, last - first), every) for first in range(options.first, last, PORTION)
        ]
        for job in as_completed(jobs):
            part = job.result()
            tally.add(part)
            for violation in part.violations:
                print(violation, flush=True)
            print(f"{tally} ({perf_counter() - began:,.0f} s)", file=sys.stderr, flush=True)
    print(f"{tally} ({perf_counter() - began:,.0f} s)")
    sys.exit(1 if tally.violations else 0)


if __name__ == "__main__":
    main()
