"""The bot of a guided game: it does what the lesson says, and plays by rules of thumb where the learner has left it."""

from __future__ import annotations

from coterie.kernel.decision import Decision
from coterie.kernel.lesson import Lesson, move
from coterie.kernel.seat import Bot, Seat


class GuideBot:
    """Follows a lesson in its seat; another bot decides where the lesson says nothing."""

    def __init__(self, lesson: Lesson, otherwise: Bot) -> None:
        self._lesson = lesson
        self._otherwise = otherwise

    def choose(self, seat: Seat, decision: Decision) -> str:
        key = move(self._lesson, seat.name, int(seat.view.turn), decision.takes)
        return self._otherwise.choose(seat, decision) if key is None else key
