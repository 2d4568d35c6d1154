"""A question as it stands open for one seat: what may be answered, in keys and in words, and when it is passed unasked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

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
THEN: Final = ">"
"""Between answers that are one choice."""
LONE: Final = "kernel-order-lone"
"""The order to choose where there is one choice only, and it is no pass."""


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
        return marks is None and len(keys) == 1 and keys[0] == PASS

    def takes(self, key: str) -> bool:
        """Whether this is a legal answer."""
        return key in self.keys or ((marks := self.marks) is not None and marks.takes(split(key)))

    def pick(self, chance: Chance) -> str:
        """A legal answer by chance."""
        keys, marks = self._legal or self._read()
        at = chance.roll(len(keys) + (0 if marks is None else len(marks.most)))
        return keys[at] if marks is None or at < len(keys) else marks.draw(chance)

    def narrowed(self, keys: list[str]) -> Decision:
        """The same question to somebody who sees only these of its options."""
        twin = Decision(self._game, self.number, self.ask)
        twin._legal = keys, self.marks
        return twin

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
    def whole_options(self) -> tuple[Option, ...]:
        """The same as a person is shown it: where questions are one choice (`Ask.joins`), their answers in one key, with `>` between."""
        ask, state = self._fresh(), self._game.state
        return tuple(one for key in self.keys for one in (self._both(key) if ask.joins(state, key) else (self.option(key),)))

    def _both(self, key: str) -> tuple[Option, ...]:
        """An option with each answer to the question that follows it; itself, if none follows or something hidden shows by then."""
        first, twin = self.option(key), self._game.clone()
        learned = dict(twin.state.learned)
        twin.choose(self.seat, key)
        after = twin.asks(self.seat) if len(twin.decisions) == 1 and twin.state.learned == learned else ()
        if not after or after[0].marks is not None:
            return (first,)
        return tuple(
            Option(
                f"{key}{THEN}{one.key}",
                Text("kernel-both", {"first": first.label, "second": one.label}),
                first.refs + one.refs,
                first.details,
            )
            for one in after[0].whole_options
        )

    @property
    def prompt(self) -> Text:
        """The question in words."""
        return self._fresh().prompt(self._game.state)

    @property
    def source(self) -> Ref | None:
        """The card that asks, if a card does."""
        return self._fresh().source(self._game.state)

    @property
    def orders(self) -> dict[str, str]:
        """What a player may order here beforehand, beside a pass at this prompt: each order by its name, with the key it answers with."""
        found = self._fresh().orders(self._game.state, self.keys)
        if self.marks is None and len(self.keys) == 1:
            found = {LONE: self.keys[0], **found}
        return found

    def auto_pass(self, ordered: Collection[str] = ()) -> AutoPass:
        """Why this is answered unasked: only a pass is possible, or the player `ordered` the answer. "" if it is asked."""
        if self.lone_pass:
            return "only"
        return "ordered" if ordered and self.ordered_key(ordered) else ""

    def auto_key(self, ordered: Collection[str] = ()) -> str:
        """What is answered unasked; "" if it is asked."""
        return PASS if self.lone_pass else self.ordered_key(ordered) if ordered else ""

    def ordered_key(self, ordered: Collection[str]) -> str:
        """The answer that standing orders give here: a pass at this prompt, or what an order of the game says; "" if there is none."""
        if self.window and self.prompt.id in ordered:
            return PASS
        return next((key for order, key in self.orders.items() if order in ordered), "")

    @property
    def window(self) -> bool:
        """Whether a player may order a pass here beforehand."""
        return self.ask.window and PASS in self.keys

    def _read(self) -> tuple[list[str], Marks | None]:
        """What may be answered: read once, and kept."""
        ask = self._fresh()
        self._legal = legal = self._game._legal.get(ask.seat) or self._game._answers_of(ask)
        return legal

    def _fresh(self) -> Ask[Any]:
        game, ask = self._game, self.ask
        if game._opened != self.number or game._epoch != self._epoch or (game._question is not ask and self.seat not in game._asks()):
            raise StaleDecision(f"decision {self.number} of {self.seat} is no longer open")
        return ask
