"""The test game with a bot that fails: it raises, answers nonsense, or takes its process with it."""

from __future__ import annotations

from typing import Any

from coterie.kernel.decision import Decision
from coterie.kernel.seat import Seat
from tests.tiny.game import Tiny


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
