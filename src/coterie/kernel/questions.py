"""What rules yield: who is asked what. The options are a pure function of state and question, computed when somebody reads them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from coterie.kernel.marks import Mark, Marks, parts, several, split
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Reason, Ref, Text, WhyNot

S = TypeVar("S", contravariant=True)
T = TypeVar("T")
PASS = "pass"


class Ask(Generic[S]):
    """One seat is asked. A game subclasses this once for each kind of question.

    `candidates` are the keys a player might think of, legal or not; `refusal` is the one legality function: a reason, or nothing.
    Options and `why_not` are both made of these two. Where several things are chosen in one gesture, the candidates are also what
    can be marked, and `marks` says how often each and how many together: one answer then is several of them, joined into one key.
    A question is `quiet` if `play` can start again from the state alone there.
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

    def marks(self, state: S) -> Marks | None:
        """The legal candidates of which one answer takes several, where there are such; at least one answer of them must be legal."""
        return None

    def keys(self, state: S) -> list[str]:
        """The legal keys, but for marks. A game may override this with something faster that gives the same list."""
        refusal = self.refusal
        legal = [key for key in self.candidates(state) if refusal(state, key) is None]
        marks = self.marks(state)
        return legal if marks is None else [key for key in legal if key not in marks.most]

    def answers(self, state: S) -> tuple[list[str], Marks | None]:
        """The legal keys and the marks together. A game may override this with something that makes the marks once."""
        return self.keys(state), self.marks(state)

    def prompt(self, state: S) -> Text:
        """The question in words."""
        raise NotImplementedError

    def option(self, state: S, key: str) -> Option:
        """The label of one candidate, and what it points at."""
        raise NotImplementedError

    def answer(self, state: S, key: str) -> Option:
        """The label of a whole answer, one of several marks included."""
        if " " not in key and "*" not in key:
            return self.option(state, key)
        return several(key, {mark: self.option(state, mark) for mark in split(key)})

    def marked(self, state: S) -> tuple[Mark, ...]:
        """What can be marked, as it is shown."""
        marks = self.marks(state)
        options = [] if marks is None else [(self.option(state, key), most) for key, most in marks.most.items()]
        return tuple(Mark(option.key, option.label, option.refs, most) for option, most in options)

    def source(self, state: S) -> Ref | None:
        """The card or rule that asks, if there is one."""
        return None

    def ends(self) -> bool:
        """Whether going on here ends a phase: a client asks again before a stray key does that."""
        return self.quiet

    def veiled(self) -> bool:
        """Whether other seats never learn what follows the colon in the chosen key or its marks, as for cards discarded face down."""
        return False

    def orders(self, state: S, keys: list[str]) -> dict[str, str]:
        """Standing orders that a player may give for questions like this: each by its name, with the legal key that it answers with.

        They are made from what the seat knows. A name that ends in a point and a number holds for that turn alone.
        """
        return {}

    def joins(self, state: S, key: str) -> bool:
        """Whether what the same seat is asked next, if it chooses this, is one choice with it for a person: a discard, and which card."""
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


def ask_marks(question: Ask[Any]) -> Rules[list[str]]:
    """Ask one seat for several things at once; the answer is each mark as often as it was made, or the plain key alone."""
    return parts((yield from ask(question)))


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
