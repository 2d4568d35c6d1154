"""One game of a run: bots are seated, asked until the game is over, and what came of it is noted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import msgspec

import coterie
from coterie import bots
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.kernel.errors import BotFailed, RulesError
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.kernel.seat import Bot, ask_bot
from coterie.kernel.text import Text


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
        """What lies in which seat in a game of the run: each sits everywhere, and in time beside everyone on either side.

        >>> [Plan("", (), ("a", "b", "c"), 1, brought=("x", "y", "z")).dealt(index) for index in (0, 1, 3)]
        [(0, 1, 2), (1, 2, 0), (0, 2, 1)]
        """
        count = len(self.brought)
        turn = index // count if self.rotate else index
        orders = arrangements(count)
        order, shift = orders[turn // count % len(orders)], turn % count
        return order[shift:] + order[:shift]

    def setup_of(self, index: int) -> dict[str, object]:
        """The setup of a game of the run."""
        return {**self.setup, self.option: [self.brought[place] for place in self.dealt(index)]} if self.brought else self.setup

    def seating(self, index: int) -> dict[str, str]:
        """Which bot sits where in a game of the run.

        >>> Plan("empire", ("steady", "random"), ("vampire", "human"), 1, rotate=True).seating(1)
        {'vampire': 'random', 'human': 'steady'}
        """
        shift = index if self.rotate else 0
        return {seat: self.bots[(place + shift) % len(self.bots)] for place, seat in enumerate(self.seats)}


@cache
def arrangements(count: int) -> tuple[tuple[int, ...], ...]:
    """The orders in which so many can sit at a round table, wherever the first one sits."""
    return tuple((0, *rest) for rest in permutations(range(1, count)))


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
    record: str | None = None
    """The record as JSON in one line, if records were asked for."""


class Stopped(Exception):
    """Whoever started the run wants no more games."""


def one_line(record: dict[str, object]) -> str:
    """A record as compact JSON with sorted keys: equal games give equal bytes."""
    return msgspec.json.encode(record, order="sorted").decode()


def play(plan: Plan, index: int, stop: Callable[[], bool] | None = None) -> Result:
    """Play one game of a run. The number of a game in its run decides its seed and the seeds of its bots."""
    seed = derive(plan.seed, index)
    game = coterie.new(plan.game, seed=seed, setup=plan.setup_of(index))
    names = plan.seating(index)
    seated = {seat: bots.make(names[seat], plan.game, derive(plan.seed, index, 1 + place)) for place, seat in enumerate(plan.seats)}
    decisions = _play_out(game, seated, names, f"game {index} (seed {seed})", stop)
    outcome = game.outcome
    if outcome is None:
        raise RulesError(f"game {index} (seed {seed}) of {plan.game} stopped without an outcome", one_line(game.record()))
    view = game.view()
    return Result(
        index=index,
        seed=seed,
        bots=names,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=decisions,
        turns=getattr(view, "turn", None),
        option=plan.option if plan.brought else "",
        brought={seat: name_of(plan.brought[at]) for seat, at in zip(plan.seats, plan.dealt(index), strict=True)} if plan.brought else {},
        counts=registry.find(plan.game).counts(view),
        record=one_line(game.record()) if plan.records else None,
    )


def _play_out(game: Game, seated: dict[str, Bot], names: dict[str, str], where: str, stop: Callable[[], bool] | None) -> int:
    """Ask the bots until the game is over; a lone pass needs no bot. Returns how many decisions had two options or more."""
    decisions = 0
    game.skip_lone_passes()
    while open_now := game.decisions:
        if stop is not None and stop():
            raise Stopped
        decision = open_now[0]
        seat = decision.seat
        if decision.lone_pass:
            game.choose(seat, PASS, decision.number)
            continue
        decisions += len(decision.keys) > 1 or decision.marks is not None
        try:
            ask_bot(seated[seat], game, decision)
        except RulesError as error:
            raise RulesError(f"{where}: {error}", error.record) from error
        except BotFailed as error:
            raise BotFailed(f"{where}: {names[seat]} as {seat}: {error}", error.record) from error
    return decisions
