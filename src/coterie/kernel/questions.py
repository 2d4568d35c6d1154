"""What rules yield: who is asked what. The options are a pure function of state and question, computed when somebody reads them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text, WhyNot

S = TypeVar("S", contravariant=True)
T = TypeVar("T")
PASS = "pass"


class Ask(Generic[S]):
    """One seat is asked. A game subclasses this once for each kind of question.

    `candidates` are the keys a player might think of, legal or not; `refusal` is the one legality function: a reason, or nothing.
    Options and `why_not` are both made of these two. A question is `quiet` if `play` can start again from the state alone there.
    """

    __slots__ = ("quiet", "seat")

    kind: ClassVar[str]
    window: ClassVar[bool] = True
    """Whether a player may order a pass here beforehand, where passing is possible."""
    seat: Seat
    quiet: bool

    def __init__(self, seat: Seat, quiet: bool = False) -> None:
        self.seat = seat
        self.quiet = quiet

    def candidates(self, state: S) -> list[str]:
        """Every key a player might think of here, each once."""
        raise NotImplementedError

    def refusal(self, state: S, key: str) -> Reason | None:
        """Why this candidate cannot be chosen, or None if it can."""
        return None

    def keys(self, state: S) -> list[str]:
        """The legal keys. A game may override this with something faster that gives the same list."""
        refusal = self.refusal
        return [key for key in self.candidates(state) if refusal(state, key) is None]

    def prompt(self, state: S) -> Text:
        """The question in words."""
        raise NotImplementedError

    def option(self, state: S, key: str) -> Option:
        """The label of one candidate, and what it points at."""
        raise NotImplementedError

    def source(self, state: S) -> Ref | None:
        """The card or rule that asks, if there is one."""
        return None

    def ends(self) -> bool:
        """Whether going on here ends a phase: a client asks again before a stray key does that."""
        return self.quiet

    def veiled(self) -> bool:
        """Whether other seats never learn what follows the colon in the chosen key, as for a card discarded face down."""
        return False

    def why_not(self, state: S) -> list[WhyNot]:
        """The candidates that cannot be chosen, each with its reason."""
        refused = []
        for key in self.candidates(state):
            reason = self.refusal(state, key)
            if reason is not None:
                option = self.option(state, key)
                refused.append(WhyNot(key, option.label, reason, option.refs))
        return refused


class Together:
    """Several seats are asked at once; each answers in secret, and the rules learn all answers when the last has come."""

    __slots__ = ("asks",)
    quiet = False

    def __init__(self, *asks: Ask[Any]) -> None:
        self.asks = asks


class Open:
    """Any of these seats may answer, first come, first served. The rules ask again until everybody is done."""

    __slots__ = ("asks", "quiet")

    def __init__(self, *asks: Ask[Any], quiet: bool = False) -> None:
        self.asks = asks
        self.quiet = quiet


Question: TypeAlias = "Ask[Any] | Together | Open"
Answer: TypeAlias = "str | tuple[str, ...] | tuple[Seat, str]"
Rules: TypeAlias = Generator[Question, Answer, T]


def ask(question: Ask[Any]) -> Rules[str]:
    """Ask one seat; the answer is the key it chose."""
    return cast(str, (yield question))


def ask_together(*asks: Ask[Any]) -> Rules[tuple[str, ...]]:
    """Ask several seats in secret; the answers come in the order of the asks."""
    return cast("tuple[str, ...]", (yield Together(*asks)))


def ask_open(*asks: Ask[Any], quiet: bool = False) -> Rules[tuple[Seat, str]]:
    """Ask whoever answers first; the answer says who, and the key."""
    return cast("tuple[Seat, str]", (yield Open(*asks, quiet=quiet)))


class Outside(Exception):
    """Something that answers no question: thrown into the rules at the question where they stand.

    `kind` is `resign` or `timeout` (of `seat`), or `agree` (everybody agrees to end the game here).
    """

    def __init__(self, kind: str, seat: Seat | None) -> None:
        super().__init__(kind if seat is None else f"{kind}:{seat}")
        self.kind = kind
        self.seat = seat
