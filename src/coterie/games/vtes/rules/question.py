"""Questions of VTES speak of keys as values; what the kernel, logs and clients are told in texts is made of them here."""

from __future__ import annotations

from typing import ClassVar, TypeAlias, cast

from coterie.games.vtes.keys import PASS, Key, read
from coterie.games.vtes.table import Table
from coterie.kernel import questions
from coterie.kernel.marks import Marks, split
from coterie.kernel.questions import Ask, Rules
from coterie.kernel.text import Option, Reason, Ref, Text

Label: TypeAlias = "tuple[Text, tuple[Ref, ...]]"
"""The words of a choice, and the things it points at."""


class Question(Ask[Table]):
    """A question whose choices are keys: `choices`, `why`, `legal` and `label` say what `Ask` does of texts."""

    __slots__ = ()
    has_marks: ClassVar[bool] = False
    """Whether one answer may take several things."""
    refuses: ClassVar[bool] = False
    """Whether there may be choices that cannot be made."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.has_marks = cls.marks is not Ask.marks
        cls.refuses = cls.why is not Question.why

    def choices(self, t: Table) -> list[Key]:
        """Everything a player might think of here, each once."""
        raise NotImplementedError

    def why(self, t: Table, key: Key) -> Reason | None:
        """Why this cannot be chosen, or None if it can."""
        return None

    def legal(self, t: Table) -> list[Key]:
        """What may be chosen. A question may say the same faster."""
        found = self.choices(t)
        return [key for key in found if self.why(t, key) is None] if self.refuses else found

    def label(self, t: Table, key: Key) -> Label:
        """One choice in words."""
        raise NotImplementedError

    def candidates(self, state: Table) -> list[str]:
        return [key.text(state) for key in self.choices(state)]

    def refusal(self, state: Table, key: str) -> Reason | None:
        return self.why(state, read(state.book, key))

    def keys(self, state: Table) -> list[str]:
        return self.answers(state)[0]

    def answers(self, state: Table) -> tuple[list[str], Marks | None]:
        legal = self.legal(state)
        found = [questions.PASS] if len(legal) == 1 and legal[0] is PASS else [key.text(state) for key in legal]
        marks = self.marks(state) if self.has_marks else None
        return found if marks is None else [key for key in found if key not in marks.most], marks

    def given(self, t: Table, found: list[Key]) -> dict[str, Key]:
        """Standing orders that fit here, each with what it answers."""
        return {}

    def orders(self, state: Table, keys: list[str]) -> dict[str, str]:
        given = self.given(state, [read(state.book, key) for key in keys])
        return {order: text for order, key in given.items() if (text := key.text(state)) in keys}

    def goes_on(self, t: Table, key: Key) -> bool:
        """Whether what is asked next is one choice with this (`Ask.joins`)."""
        return False

    def joins(self, state: Table, key: str) -> bool:
        return self.goes_on(state, read(state.book, key))

    def option(self, state: Table, key: str) -> Option:
        label, refs = self.label(state, read(state.book, key))
        return Option(key, label, refs)


def ask(t: Table, question: Question) -> Rules[Key]:
    """Ask one seat for one thing; one that can only pass has passed at once where nobody watches the game."""
    if t.skips is not None and t.skips(question):
        return PASS
    return read(t.book, cast(str, (yield question)))


def put(t: Table, question: Question) -> Rules[Key]:
    """Ask one seat that has not passed at once."""
    return read(t.book, cast(str, (yield question)))


def ask_amounts(t: Table, question: Question) -> Rules[tuple[tuple[Key, int], ...]]:
    """Ask one seat for several things at once: each with how often, or the one plain key."""
    if t.skips is not None and t.skips(question):
        return ((PASS, 1),)
    answer = cast(str, (yield question))
    return tuple([(read(t.book, mark), amount) for mark, amount in split(answer).items()])
