"""A guided first game: a position, what the others do in it, and the steps by which somebody learns the game.

A game has one if `lesson.toml` lies beside its rules. The words of a step are the messages `<game>-guide-<step>-title`, `-text`, `-press`
and `-wrong`. Everything is found by the turn and by keys that can be chosen, never by counting: a question more or less changes nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.kernel.questions import PASS
from coterie.kernel.state import Seat


class BadLesson(CoterieError):
    """The file of a lesson cannot be read."""


class Moves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody beside the learner does in a turn: the first of these keys that can be chosen; otherwise they pass."""

    turn: int
    seat: Seat
    keys: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: where it is due, the one answer, and the things that its text speaks of by number."""

    id: str
    turn: int
    key: str
    prompt: str = ""
    """The id of the question's prompt; any that takes the key if it is empty."""
    when: dict[str, int | str | bool] = {}
    """What must hold in the view of the learner, by a path: "action.actor"."""
    things: tuple[str, ...] = ()
    """Things as clients name them, "vtes-piece:1", from number 1 on."""
    card: str = ""
    """The card that its words name, by id; each language has a name of its own for it."""

    def due(self, turn: int, prompt: str, view: Any) -> bool:
        """Whether this is due in that turn, at that question, with that view as plain data; whether its key can be chosen is to be seen."""
        return turn == self.turn and self.prompt in ("", prompt) and all(at(view, path) == value for path, value in self.when.items())


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game."""

    learner: Seat
    names: dict[Seat, str]
    """The persons as whom the others play."""
    setup: dict[str, Any]
    position: dict[str, Any]
    moves: tuple[Moves, ...]
    steps: tuple[Step, ...]
    done: dict[str, int | str | bool]
    """What holds in the view when everything is learned."""

    @property
    def last_turn(self) -> int:
        """The last turn in which somebody follows it."""
        return max(step.turn for step in self.steps)


def at(view: Any, path: str) -> Any:
    """What lies at a path of plain data; None if there is nothing.

    >>> at({"seats": [{"pool": 3}]}, "seats.0.pool"), at({"seats": []}, "seats.0.pool")
    (3, None)
    """
    for part in path.split("."):
        if isinstance(view, dict):
            view = view.get(part)
        elif isinstance(view, list | tuple) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


@cache
def load(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = resources.files(type(registry.find(game)).__module__.rpartition(".")[0]).joinpath("lesson.toml")
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadLesson(f"lesson.toml of {game}: {error}") from None


def move(lesson: Lesson, seat: Seat, turn: int, takes: Any) -> str | None:
    """What somebody beside the learner does, given which keys a decision takes. None: the lesson does not say, or is over."""
    if turn > lesson.last_turn:
        return None
    keys = (key for moves in lesson.moves if (moves.turn, moves.seat) == (turn, seat) for key in moves.keys)
    return next((key for key in (*keys, PASS) if takes(key)), None)
