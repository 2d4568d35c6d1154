"""Questions of VTES speak of keys as values; what the kernel, logs and clients are told in texts is made of them here."""

from __future__ import annotations

from typing import TypeAlias, cast

from coterie.games.vtes.keys import PASS, Key, read
from coterie.games.vtes.table import Table
from coterie.kernel.marks import Marks, split
from coterie.kernel.questions import Ask, Rules
from coterie.kernel.text import Option, Reason, Ref, Text

Label: TypeAlias = "tuple[Text, tuple[Ref, ...]]"
"""The words of a choice, and the things it points at."""


class Question(Ask[Table]):
    """A question whose choices are keys: `choices`, `why`, `legal` and `label` say what `Ask` does of texts."""

    __slots__ = ()

    def choices(self, t: Table) -> list[Key]:
        """Everything a player might think of here, each once."""
        raise NotImplementedError

    def why(self, t: Table, key: Key) -> Reason | None:
        """Why this cannot be chosen, or None if it can."""
        return None

    def legal(self, t: Table) -> list[Key]:
        """What may be chosen. A question may say the same faster."""
        return [key for key in self.choices(t) if self.why(t, key) is None]

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
        found = [key.text(state) for key in self.legal(state)]
        marks = self.marks(state)
        return found if marks is None else [key for key in found if key not in marks.most], marks

    def option(self, state: Table, key: str) -> Option:
        label, refs = self.label(state, read(state.book, key))
        return Option(key, label, refs)


def ask(t: Table, question: Question) -> Rules[Key]:
    """Ask one seat for one thing."""
    if passed(t, question):
        return PASS
    return read(t.book, cast(str, (yield question)))


def passed(t: Table, question: Question) -> bool:
    """Whether a seat that can only pass has passed at once, because nobody watches the game."""
    return t.skips is not None and t.skips(question)


def ask_amounts(t: Table, question: Question) -> Rules[tuple[tuple[Key, int], ...]]:
    """Ask one seat for several things at once: each with how often, or the one plain key."""
    if passed(t, question):
        return ((PASS, 1),)
    answer = cast(str, (yield question))
    return tuple((read(t.book, mark), amount) for mark, amount in split(answer).items())
