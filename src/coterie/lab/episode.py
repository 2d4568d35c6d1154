"""A game as learning machines play it: one seat is asked at a time, an action is the number of an option, a view is a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

import coterie
from coterie.kernel.decision import Decision
from coterie.kernel.errors import CoterieError, IllegalChoice
from coterie.kernel.game import Game
from coterie.kernel.marks import Marks, join
from coterie.kernel.questions import PASS
from coterie.kernel.text import Outcome


class TooManyOptions(CoterieError):
    """A decision has more options than there are actions."""


class BadParameter(CoterieError):
    """A parameter of an environment makes no sense."""


def returns(outcome: Outcome | None, seats: Sequence[str]) -> list[float]:
    """What each seat gets at the end, from -1 to 1; the sum is 0, and everything is 0 before the end.

    Of two seats the winner gets 1 and the loser -1. With more, it is the distance of a score from the mean, the largest being 1.

    >>> from coterie import Text
    >>> returns(Outcome({"a": 3.0, "b": 7.0}, ("b",), Text("over")), ("a", "b"))
    [-1.0, 1.0]
    >>> returns(Outcome({"a": 2.0, "b": 1.0, "c": 0.0}, ("a",), Text("over")), ("a", "b", "c"))
    [1.0, 0.0, -1.0]
    """
    if outcome is None:
        return [0.0] * len(seats)
    points = [float(seat in outcome.winners) for seat in seats] if len(seats) == 2 else [outcome.scores[seat] for seat in seats]
    mean = sum(points) / len(points)
    furthest = max(abs(point - mean) for point in points)
    return [(point - mean) / furthest if furthest else 0.0 for point in points]


DONE = "done"
"""The key with which an answer of several marks is complete."""


class Episode:
    """A game between decisions of two options or more, or of one that is no pass: lone passes are answered here.

    Where several seats are asked at once they are asked one after the other; none sees what another has answered. An answer of
    several marks is given mark by mark, in the order in which they stand in the question, so that there is one way to each answer.
    """

    def __init__(self, game: Game, max_options: int, made: tuple[str, ...] = ()) -> None:
        self.game = game
        self.made = made
        """The marks made so far for the open decision."""
        self._max_options = max_options
        game.skip_lone_passes()
        self._pass()

    def __deepcopy__(self, memo: object) -> Episode:
        return Episode(self.game.clone(), self._max_options, self.made)

    def __reduce__(self) -> tuple[Callable[[str, int, tuple[str, ...]], Episode], tuple[str, int, tuple[str, ...]]]:
        return _from_record, (msgspec.json.encode(self.game.record()).decode(), self._max_options, self.made)

    def _pass(self) -> None:
        """Answer every seat that can only pass."""
        while alone := [decision for decision in self.game.decisions if decision.lone_pass]:
            self.game.choose(alone[0].seat, PASS, alone[0].number)

    @property
    def asked(self) -> Decision | None:
        """The decision to be taken now; None when the game is over."""
        open_now = self.game.decisions
        return open_now[0] if open_now else None

    def keys(self, seat: str) -> list[str]:
        """The options of a seat in the order of their actions: none unless it is this seat that is asked."""
        decision = self.asked
        if decision is None or decision.seat != seat:
            return []
        keys = decision.keys if decision.marks is None else self._steps(decision.keys, decision.marks)
        if len(keys) > self._max_options:
            raise TooManyOptions(
                f"{seat} has {len(keys)} options ({decision.kind}), but max_options is {self._max_options}: "
                f"make the environment with max_options={len(keys)} or more"
            )
        return keys

    def _steps(self, keys: list[str], marks: Marks) -> list[str]:
        """What may come next where marks can be made: another one that leads to an answer, or the end if they are one already."""
        made, places = _count(self.made), list(marks.most)
        last = places.index(self.made[-1]) if made else 0
        further = [
            mark for at, mark in enumerate(places) if at >= last and next(marks.every(made | {mark: made.get(mark, 0) + 1}, at), None)
        ]
        return further + ([DONE] if marks.takes(made) else []) if made else keys + further

    def choose(self, action: int) -> None:
        """Answer the decision with one of its options, by number."""
        decision = self.asked
        if decision is None:
            raise IllegalChoice("the game is over")
        keys = self.keys(decision.seat)
        if not 0 <= action < len(keys):
            raise IllegalChoice(f"{action} is no action of {decision.seat} ({decision.kind}), whose actions are 0 to {len(keys) - 1}")
        key = keys[action]
        if decision.marks is not None and key not in (decision.keys if not self.made else (DONE,)):
            self.made = (*self.made, key)
            if self.keys(decision.seat) != [DONE]:
                return
        self.game.choose(decision.seat, join(_count(self.made)) if self.made else key, decision.number)
        self.made = ()
        self._pass()

    def vector(self, seat: str) -> list[float]:
        """What a seat sees, as numbers."""
        return self.game.definition.vector(self.game.view(seat))

    def view(self, seat: str | None) -> str:
        """What a seat, or a spectator, sees, as JSON."""
        return msgspec.json.encode(self.game.view(seat), order="deterministic").decode()

    def returns(self) -> list[float]:
        """What each seat gets, in order of play."""
        return returns(self.game.outcome, self.game.seats)


def _count(marks: tuple[str, ...]) -> dict[str, int]:
    return {mark: marks.count(mark) for mark in marks}


def _from_record(record: str, max_options: int, made: tuple[str, ...]) -> Episode:
    return Episode(coterie.replay(record), max_options, made)
