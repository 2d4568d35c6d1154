"""The test game with a bot that fails (it raises, answers nonsense, or takes its process with it), and with rules that do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.kernel.decision import Decision
from coterie.kernel.questions import Rules
from coterie.kernel.seat import Seat
from tests.tiny.game import Tiny
from tests.tiny.state import TinyState


class Raises:
    """Knows no answer."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        raise KeyError("no thought today")


class Babbles:
    """Answers what nobody offered."""

    def choose(self, seat: Seat, decision: Decision) -> Any:
        return {"win": True}


class Dies:
    """Ends the process it thinks in."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        import os

        os._exit(3)


class Raising(Tiny):
    def steady(self, seed: int) -> Raises:
        return Raises()


class Babbling(Tiny):
    def steady(self, seed: int) -> Babbles:
        return Babbles()


class Dying(Tiny):
    def steady(self, seed: int) -> Dies:
        return Dies()


class Votes:
    """Wants a vote whenever it is the host."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        return "vote" if "vote" in decision.keys else decision.keys[0]


def _failing(rules: Rules[None], fails: Callable[[Any, Any], bool]) -> Rules[None]:
    """The same rules, but they fail after some answers."""
    answer: Any = None
    while True:
        try:
            question = rules.send(answer)
        except StopIteration:
            return
        answer = yield question
        if fails(question, answer):
            raise ZeroDivisionError("a fault of ours")


class Mistaken(Tiny):
    """A vote is beyond its rules, and the bot wants nothing else."""

    def play(self, state: TinyState) -> Rules[None]:
        return _failing(super().play(state), lambda _, answer: answer == "vote")

    def steady(self, seed: int) -> Votes:
        return Votes()


class Stuck(Tiny):
    """Whatever cem does as a host is beyond its rules."""

    def play(self, state: TinyState) -> Rules[None]:
        return _failing(super().play(state), lambda question, _: getattr(question, "kind", "") == "host" and question.seat == "cem")


class Broods:
    """Thinks for ever."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        while True:
            pass


class Brooding(Tiny):
    def steady(self, seed: int) -> Broods:
        return Broods()
