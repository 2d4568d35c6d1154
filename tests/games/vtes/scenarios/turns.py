"""Tables at which whole turns are played and everybody is asked who has to be, so that each refusal can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.vtes.book import Book
from coterie.games.vtes.rules.turn import play
from coterie.games.vtes.table import MINION
from coterie.kernel.marks import split
from coterie.kernel.questions import PASS, Ask, Rules

from ..build import Scene, Seat, table

FORCED = ("strike:hand", "card:", "trigger:", "contest:")


class Turns(Scene):
    """A game under way, phase by phase."""

    def _settle(self) -> None:
        """Nothing is answered by itself but who can only pass as an action is announced: all others are asked, and can be told why."""
        while self.t.window == "announced" and isinstance(self.question, Ask) and self._keys(self.question) == [PASS]:
            self._answer(self.question, PASS)

    # Doing.

    def does(self, seat: str, *keys: str) -> Turns:
        """A seat does these things one after the other; others who are asked before pass, beyond this window only if they must."""
        for key in keys:
            window = self.t.window
            while not self._open_to(seat, key):
                first = self._asks()[0]
                alone = self._keys(first) == [PASS] and not first.quiet
                passes = alone or (first.seat != seat and self.t.window == window and PASS in self._keys(first))
                assert passes, f"{key} is not open to {seat}; {first.seat} is asked: {self._keys(first)}"
                self._answer(first, PASS)
            super().does(seat, key)
        return self

    def _open_to(self, seat: str, key: str) -> bool:
        assert self._asks(), f"nobody is asked, {key} least of all"
        if seat not in self.asked:
            return False
        marks = self._ask_of(seat).marks(self.t)
        return key in (*super().keys(seat), *self._keys(self._ask_of(seat))) or (marks is not None and marks.takes(split(key)))

    def turn_to(self, seat: str) -> Turns:
        """Those who are asked before a seat in the same window pass."""
        window = self.t.window
        while seat not in self.asked and self._asks() and self.t.window == window:
            self.let_pass()
        return self

    def let_pass(self) -> None:
        """Whoever is asked passes, or does what must be done."""
        assert self._asks(), "nobody is asked"
        ask = next((one for one in self._asks() if PASS in self._keys(one)), self._asks()[0])
        keys = self._keys(ask)
        self._answer(ask, PASS if PASS in keys else next((key for key in keys if key.startswith(FORCED)), keys[0]))

    def until(self, there: Callable[[], bool]) -> Turns:
        """Everybody passes, and does what must be done, until something is so."""
        for _ in range(300):
            if there():
                return self
            self.let_pass()
        raise AssertionError("it never came to that")

    def stands(self) -> Turns:
        """Everybody passes until no card is just being played any more."""
        return self.until(lambda: not self.t.stack)

    def lets(self, window: str) -> Turns:
        """Everybody passes until a window is open, and somebody is asked there."""
        return self.until(lambda: self.t.window == window)

    def rest(self) -> Turns:
        """Everybody passes until the action is over; then the Methuselah whose turn it is may do the next thing."""
        self.until(lambda: self.t.action is None or self.question is None)
        assert self.ended or self.asked == [self.t.seats[self.t.active]], f"{self.asked} are asked after the action"
        return self

    def comes_to(self, seat: str, phase: str) -> Turns:
        """Everybody passes until a phase of a seat's turn, which may be the present one."""
        return self.until(lambda: self.t.seats[self.t.active] == seat and self.t.phase == phase and self.t.action is None)

    def begin(self) -> Turns:
        """The turns go on from here."""
        self.run(play(self.t))
        return self

    # Looking.

    def keys(self, seat: str) -> list[str]:
        """What a seat may choose in this window, without the numbers of pieces; who is asked before passes."""
        self.turn_to(seat)
        return super().keys(seat)

    def refused(self, seat: str, key: str) -> tuple[str, str]:
        """Why a seat that is asked in this window cannot choose something, and the rule that refuses."""
        self.turn_to(seat)
        return super().refused(seat, key)

    def points(self) -> list[float]:
        """The victory points of each seat."""
        return [player.points for player in self.t.players]

    def in_torpor(self, name: str) -> bool:
        """Whether a vampire lies in torpor."""
        return self[name].zone == "torpor"

    def blood(self, name: str) -> int:
        """The blood, life or counters of a piece."""
        return self[name].blood

    def locked(self, name: str) -> bool:
        """Whether a piece is locked."""
        return self[name].locked

    def on(self, name: str) -> list[str]:
        """The cards on a minion."""
        return [self.t.book.facts[self.t.pieces[number].card].name for number in self[name].cards]


def at_table(*seats: Seat, active: str = "a", phase: str = MINION, edge: str = "", turn: int = 9, book: Book | None = None) -> Turns:
    """A table at which a phase of somebody's turn begins: a's prey is b, the last seat is a's predator."""
    return Turns(table(*seats, active=active, phase=phase, edge=edge, turn=turn, book=book).t)


def plays(*seats: Seat, active: str = "a", phase: str = MINION, edge: str = "", turn: int = 9, book: Book | None = None) -> Turns:
    """The same, with the first question asked."""
    return at_table(*seats, active=active, phase=phase, edge=edge, turn=turn, book=book).begin()


def at_once(change: Callable[[], None]) -> Rules[None]:
    """A change as rules that ask nothing."""
    change()
    yield from ()
