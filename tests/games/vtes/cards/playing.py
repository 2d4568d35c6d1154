"""Tables at which whole turns are played: seats in words as in `build`, and verbs to come quickly to the point that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.vtes.book import Book
from coterie.games.vtes.rules.stats import title_votes
from coterie.games.vtes.rules.turn import play
from coterie.games.vtes.table import MINION
from coterie.kernel.questions import PASS, Ask

from ..build import Scene, Seat, table

HAND_STRIKE = "strike:hand"


def sits(*seats: Seat, active: str = "a", phase: str = MINION, edge: str = "", turn: int = 9, book: Book | None = None) -> Play:
    """A table at which a phase of somebody's turn begins: a's prey is b, the last seat is a's predator."""
    at = Play(table(*seats, active=active, phase=phase, edge=edge, turn=turn, book=book).t)
    at.run(play(at.t))
    return at


class Play(Scene):
    """A game under way."""

    def does(self, seat: str, *keys: str) -> Play:
        """A seat does these things one after the other; those who are asked before in the same window pass."""
        for key in keys:
            self.turn_to(seat)
            super().does(seat, key)
        return self

    def why(self, seat: str, key: str) -> str:
        """Why a seat cannot do something when it is asked; nothing if it can."""
        self.turn_to(seat)
        return super().why(seat, key)

    def _settle(self) -> None:
        """Lone passes are answered, but each phase of a turn is ended by whose turn it is."""
        while isinstance(self.question, Ask) and not self.question.quiet and self._keys(self.question) == [PASS]:
            self._answer(self.question, PASS)

    def turn_to(self, seat: str) -> None:
        """Those who are asked before a seat in the same window pass."""
        window = self.t.window
        while seat not in self.asked and self.asked and self.t.window == window:
            self._let_pass()

    def rest(self) -> Play:
        """Everybody passes until the action is over, combat by hand included; then the acting Methuselah may do the next thing."""
        while self.t.action is not None and self.question is not None:
            self._let_pass()
        assert self.ended or self.asked == [self.t.seats[self.t.active]], f"{self.asked} are asked after the action"
        return self

    def lets(self, window: str) -> Play:
        """Everybody passes until a window is open, and somebody is asked there."""
        return self.until(lambda: self.t.window == window, window)

    def until(self, reached: Callable[[], bool], what: str = "") -> Play:
        """Everybody passes until something is true."""
        for _ in range(100):
            if reached():
                return self
            self._let_pass()
        raise AssertionError(f"it never came to {what or reached}")

    def goes_on(self, seat: str, phase: str) -> Play:
        """Everybody passes, and does what must be done, until the next such phase of a seat's turn."""
        start = (self.t.turn, self.t.phase)
        for _ in range(200):
            self._let_pass()
            reached = self.t.seats[self.t.active] == seat and self.t.phase == phase and (self.t.turn, self.t.phase) != start
            if reached and self.t.action is None:
                return self
        raise AssertionError(f"{seat} never came to {phase}")

    def _let_pass(self) -> None:
        asks: list[Ask[Any]] = self._asks()
        assert asks, "nobody is asked"
        ask = next((one for one in asks if PASS in self._keys(one)), asks[0])
        keys = self._keys(ask)
        forced = next((key for key in keys if key == HAND_STRIKE or key.startswith(("card:", "trigger:"))), keys[0])
        if forced not in ask.keys(self.t):
            forced = self.first_answer(ask.seat)
        self._answer(ask, PASS if PASS in keys else forced)
        self._settle()

    def can(self, seat: str, key: str) -> bool:
        """Whether a seat is asked in this window and may choose this."""
        self.turn_to(seat)
        return seat in self.asked and key in self.keys(seat)

    def said(self, event: str) -> int:
        """How much the last event of a sort was about."""
        amounts = [text.args["amount"] for text in self.told if text.id == f"vtes-event-{event}"]
        assert isinstance(amounts[-1], int)
        return amounts[-1]

    def in_torpor(self, name: str) -> bool:
        """Whether a vampire lies in torpor."""
        return self[name].zone == "torpor"

    def blood(self, name: str) -> int:
        """The blood, life or counters of a piece."""
        return self[name].blood

    def locked(self, name: str) -> bool:
        """Whether a piece is locked."""
        return self[name].locked

    def votes(self, name: str) -> int:
        """The votes of a vampire's title."""
        return title_votes(self[name])

    def on(self, name: str) -> list[str]:
        """The cards on a minion."""
        return [self.t.book.facts[self.t.pieces[number].card].name for number in self[name].cards]
