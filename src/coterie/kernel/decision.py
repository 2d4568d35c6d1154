"""A question as it stands open for one seat: what may be answered, in keys and in words, and when it is passed unasked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import UNSET

from coterie.kernel.chance import Chance
from coterie.kernel.errors import StaleDecision
from coterie.kernel.marks import Limit, Mark, Marks, split
from coterie.kernel.questions import PASS, Ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Option, Ref, Text

if TYPE_CHECKING:
    from coterie.kernel.game import Game

AutoPass: TypeAlias = Literal["", "only", "ordered"]


class Decision:
    """A question that stands open for one seat.

    Prompt and options are computed when they are read; once the game has moved on, reading them raises `StaleDecision`.
    """

    __slots__ = ("_epoch", "_game", "_legal", "ask", "number", "seat")

    def __init__(self, game: Game, number: int, ask: Ask[Any]) -> None:
        self._game = game
        self._epoch = game._epoch
        self._legal: tuple[list[str], Marks | None] | None = None
        self.number = number
        self.seat: Seat = ask.seat
        self.ask = ask

    @property
    def kind(self) -> str:
        """What kind of question it is: a stable word."""
        return self.ask.kind

    @property
    def keys(self) -> list[str]:
        """The keys of the options, without their labels: quick to read."""
        legal = self._legal or self._read()
        return legal[0]

    @property
    def marks(self) -> Marks | None:
        """What one answer takes several of, where there is something: how often each, and how many together."""
        self._fresh()
        legal = self._legal or self._read()
        return legal[1]

    @property
    def marked(self) -> tuple[Mark, ...]:
        """The same as options: what can be marked, and how often."""
        return self._fresh().marked(self._game.state)

    @property
    def limits(self) -> tuple[Limit, ...]:
        """What the marks of an answer must come to together."""
        return () if (marks := self.marks) is None else marks.limits

    @property
    def lone_pass(self) -> bool:
        """Whether there is nothing to choose but to pass."""
        keys, marks = self._legal or self._read()
        return marks is None and keys == [PASS]

    def takes(self, key: str) -> bool:
        """Whether this is a legal answer."""
        return key in self.keys or ((marks := self.marks) is not None and marks.takes(split(key)))

    def pick(self, chance: Chance) -> str:
        """A legal answer by chance."""
        keys, marks = self.keys, self.marks
        if marks is None:
            return chance.pick(keys)
        at = chance.roll(len(keys) + len(marks.most))
        return keys[at] if at < len(keys) else marks.draw(chance)

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that may be chosen by itself."""
        return tuple(self.option(key) for key in self.keys)

    def option(self, key: str) -> Option:
        """One option or mark, with its details."""
        ask, game = self._fresh(), self._game
        option = ask.option(game.state, key)
        details = game.definition.details(game.state, ask, key)
        return option if details is UNSET else Option(option.key, option.label, option.refs, details)

    @property
    def prompt(self) -> Text:
        """The question in words."""
        return self._fresh().prompt(self._game.state)

    @property
    def source(self) -> Ref | None:
        """The card that asks, if a card does."""
        return self._fresh().source(self._game.state)

    def auto_pass(self, ordered: Collection[str] = ()) -> AutoPass:
        """Why this is passed unasked: nothing else is possible, or the player `ordered` it for this prompt. "" if it is asked."""
        if self.lone_pass:
            return "only"
        return "ordered" if ordered and self.window and self.prompt.id in ordered else ""

    @property
    def window(self) -> bool:
        """Whether a player may order a pass here beforehand."""
        return self.ask.window and PASS in self.keys

    def _read(self) -> tuple[list[str], Marks | None]:
        """What may be answered: read once, and kept."""
        self._legal = legal = self._game._answers_of(self._fresh())
        return legal

    def _fresh(self) -> Ask[Any]:
        game, ask = self._game, self.ask
        if game._opened != self.number or game._epoch != self._epoch or (game._question is not ask and self.seat not in game._asks()):
            raise StaleDecision(f"decision {self.number} of {self.seat} is no longer open")
        return ask
