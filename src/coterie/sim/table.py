"""One game of a run: bots are seated, asked until the game is over, and what came of it is noted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from math import lcm
from typing import Any

import msgspec

import coterie
from coterie import bots
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.kernel.errors import BotFailed, RulesError
from coterie.kernel.questions import PASS
from coterie.kernel.seat import Bot, ask_bot
from coterie.kernel.text import Text
from coterie.kernel.workshop import Notes


class Plan(msgspec.Struct, frozen=True):
    """What is played, by whom, and from which seed: everything that decides the results of a run."""

    game: str
    bots: tuple[str, ...]
    """One for each seat, in order of play."""
    seats: tuple[str, ...]
    seed: int
    setup: dict[str, object] = {}
    rotate: bool = False
    records: bool = False
    brought: tuple[Any, ...] = ()
    """What players bring, decks for instance, as the setup takes it: it changes seats from game to game. Nothing: the setup says it all."""
    option: str = ""
    """The option of the setup that takes it."""

    def dealt(self, index: int) -> tuple[int, ...]:
        """What lies in which seat in a game of the run: each sits everywhere, and beside everyone on either side.

        Both change with every game, so that a run that is stopped early is fair too.

        >>> [Plan("", (), ("a", "b", "c"), 1, brought=("x", "y", "z")).dealt(index) for index in (0, 1, 3)]
        [(0, 1, 2), (2, 1, 0), (0, 2, 1)]
        """
        count = len(self.brought)
        orders = arrangements(count)
        turn = (index // count if self.rotate else index) % (count * len(orders))
        order, shift = orders[(turn + turn // lcm(count, len(orders))) % len(orders)], turn % count
        return order[shift:] + order[:shift]

    def setup_of(self, index: int) -> dict[str, object]:
        """The setup of a game of the run."""
        return {**self.setup, self.option: [self.brought[place] for place in self.dealt(index)]} if self.brought else self.setup

    def named(self, index: int) -> dict[str, str]:
        """What the things are called that lie in each seat, if anything is brought."""
        return {seat: name_of(self.brought[at]) for seat, at in zip(self.seats, self.dealt(index), strict=True)} if self.brought else {}

    def seating(self, index: int) -> dict[str, str]:
        """Which bot sits where in a game of the run.

        >>> Plan("empire", ("steady", "random"), ("vampire", "human"), 1, rotate=True).seating(1)
        {'vampire': 'random', 'human': 'steady'}
        """
        shift = index if self.rotate else 0
        return {seat: self.bots[(place + shift) % len(self.bots)] for place, seat in enumerate(self.seats)}


@cache
def arrangements(count: int) -> tuple[tuple[int, ...], ...]:
    """The orders in which so many can sit at a round table, wherever the first one sits; its neighbours change from one to the next.

    >>> arrangements(4)[:4]
    ((0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2), (0, 1, 3, 2))
    """
    others = count - 1
    return tuple(
        (0, *(1 + (place + turn) % others for place in (0, *rest))) for rest in permutations(range(1, others)) for turn in range(others)
    )


def name_of(thing: Any) -> str:
    """What something that a player brings is called."""
    return str(thing if isinstance(thing, str) else thing.get("name") or "?")


class Result(msgspec.Struct, frozen=True):
    """What came of one game."""

    index: int
    seed: int
    bots: dict[str, str]
    """Which bot sat in which seat."""
    scores: dict[str, float]
    winners: tuple[str, ...]
    reason: Text
    decisions: int
    """How often somebody had two options or more."""
    turns: int | None
    """The number of the last turn, in games that count turns."""
    option: str = ""
    brought: dict[str, str] = {}
    """What was brought to which seat, where that changes, and the option of the setup that took it."""
    counts: dict[str, dict[str, int]] = {}
    """What else the game counts of each seat, by name."""
    notes: Notes | None = None
    """What was noted on the way, where something is brought: what became of each card, for instance."""
    record: str | None = None
    """The record as JSON in one line, if records were asked for."""


class Stopped(Exception):
    """Whoever started the run wants no more games."""


def one_line(record: dict[str, object]) -> str:
    """A record as compact JSON with sorted keys: equal games give equal bytes."""
    return msgspec.json.encode(record, order="sorted").decode()


def play(plan: Plan, index: int, stop: Callable[[], bool] | None = None) -> Result:
    """Play one game of a run. The number of a game in its run decides its seed and the seeds of its bots."""
    playing = Playing(plan, index)
    while playing.step():
        if stop is not None and stop():
            raise Stopped
    return playing.result()


class Playing:
    """One game of a run while it is played, decision by decision."""

    def __init__(self, plan: Plan, index: int) -> None:
        self._plan, self._index, self._seed = plan, index, derive(plan.seed, index)
        self._game = coterie.new(plan.game, seed=self._seed, setup=plan.setup_of(index))
        self._names = names = plan.seating(index)
        self._bots: dict[str, Bot] = {
            seat: bots.make(names[seat], plan.game, derive(plan.seed, index, 1 + place)) for place, seat in enumerate(plan.seats)
        }
        self._notebook = self._game.definition.notebook(self._game.state) if plan.brought else None
        self._decisions = 0
        """How many had two options or more."""
        self._game.skip_lone_passes()

    def step(self) -> bool:
        """Ask a bot for the next decision; a lone pass needs none. False when the game is over."""
        game = self._game
        if not (open_now := game.decisions):
            return False
        if self._notebook is not None:
            self._notebook.look(game.state, game.number)
        decision = open_now[0]
        seat = decision.seat
        if decision.lone_pass:
            game.choose(seat, PASS, decision.number)
            return True
        self._decisions += len(decision.keys) > 1 or decision.marks is not None
        where = f"game {self._index} (seed {self._seed})"
        try:
            ask_bot(self._bots[seat], game, decision)
        except RulesError as error:
            raise RulesError(f"{where}: {error}", error.record) from error
        except BotFailed as error:
            raise BotFailed(f"{where}: {self._names[seat]} as {seat}: {error}", error.record) from error
        return True

    def result(self) -> Result:
        """What came of it."""
        plan, game, outcome = self._plan, self._game, self._game.outcome
        if outcome is None:
            where = f"game {self._index} (seed {self._seed})"
            raise RulesError(f"{where} of {plan.game} stopped without an outcome", one_line(game.record()))
        view = game.view()
        return Result(
            index=self._index,
            seed=self._seed,
            bots=self._names,
            scores=outcome.scores,
            winners=outcome.winners,
            reason=outcome.reason,
            decisions=self._decisions,
            turns=getattr(view, "turn", None),
            option=plan.option if plan.brought else "",
            brought=plan.named(self._index),
            counts=registry.find(plan.game).counts(view),
            notes=self._noted(),
            record=one_line(game.record()) if plan.records else None,
        )

    def _noted(self) -> Notes | None:
        if self._notebook is None:
            return None
        return self._notebook.close(self._game.state, [(seat, key) for seat, key, _ in self._game.entries])
