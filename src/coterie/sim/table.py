"""One game of a run: bots are seated, asked until the game is over, and what came of it is noted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import coterie
from coterie import bots
from coterie.kernel.chance import derive
from coterie.kernel.errors import CoterieError, RulesError
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

    def seating(self, index: int) -> dict[str, str]:
        """Which bot sits where in a game of the run.

        >>> Plan("empire", ("steady", "random"), ("vampire", "human"), 1, rotate=True).seating(1)
        {'vampire': 'random', 'human': 'steady'}
        """
        shift = index if self.rotate else 0
        return {seat: self.bots[(place + shift) % len(self.bots)] for place, seat in enumerate(self.seats)}


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
    record: str | None = None
    """The record as JSON in one line, if records were asked for."""


class BotFailed(CoterieError):
    """A bot raised an exception or chose what it may not. `record` leads to the place."""

    def __init__(self, message: str, record: str) -> None:
        super().__init__(message)
        self.record = record

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str]]:
        return type(self), (str(self), self.record)


class Stopped(Exception):
    """Whoever started the run wants no more games."""


def one_line(record: dict[str, object]) -> str:
    """A record as compact JSON with sorted keys: equal games give equal bytes."""
    return msgspec.json.encode(record, order="sorted").decode()


def play(plan: Plan, index: int, stop: Callable[[], bool] | None = None) -> Result:
    """Play one game of a run. The number of a game in its run decides its seed and the seeds of its bots."""
    seed = derive(plan.seed, index)
    game = coterie.new(plan.game, seed=seed, setup=plan.setup)
    names = plan.seating(index)
    seated = {seat: bots.make(names[seat], plan.game, derive(plan.seed, index, 1 + place)) for place, seat in enumerate(plan.seats)}
    decisions = _play_out(game, seated, names, f"game {index} (seed {seed})", stop)
    outcome = game.outcome
    if outcome is None:
        raise RulesError(f"game {index} (seed {seed}) of {plan.game} stopped without an outcome", one_line(game.record()))
    return Result(
        index=index,
        seed=seed,
        bots=names,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=decisions,
        turns=getattr(game.view(), "turn", None),
        record=one_line(game.record()) if plan.records else None,
    )


def _play_out(game: Game, seated: dict[str, Bot], names: dict[str, str], where: str, stop: Callable[[], bool] | None) -> int:
    """Ask the bots until the game is over; a lone pass needs no bot. Returns how many decisions had two options or more."""
    decisions = 0
    while open_now := game.decisions:
        if stop is not None and stop():
            raise Stopped
        decision = open_now[0]
        seat, keys = decision.seat, decision.keys
        if keys == [PASS]:
            game.choose(seat, PASS, decision.number)
            continue
        decisions += len(keys) > 1
        try:
            ask_bot(seated[seat], game, decision)
        except RulesError as error:
            raise RulesError(f"{where}: {error}", error.record) from error
        except Exception as error:  # whatever a bot of the user's does wrong
            told = str(error) if isinstance(error, CoterieError) else f"{type(error).__name__}: {error}"
            raise BotFailed(f"{where}: {names[seat]} as {seat}: {told}", one_line(game.record())) from error
    return decisions
