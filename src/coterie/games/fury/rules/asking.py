"""How questions of this game are asked: a key is a verb and what it is about, and its label follows from that."""

from __future__ import annotations

from typing import ClassVar, Final

from coterie.games.fury.facts.cards import (
    EVENT_REFS,
    EVENTS,
    HUNTER_REFS,
    HUNTERS,
    ITEM_REFS,
    ITEMS,
    POWER_REFS,
    TACTIC_REFS,
    TOKEN_REFS,
)
from coterie.games.fury.facts.places import NUMBER, REFS
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Ask
from coterie.kernel.state import Seat
from coterie.kernel.text import Arg, Option, Ref, Text

DRACULA_REF: Final = Ref("fury-hunter", "dracula")
NAMES: Final = {name: number for number, name in enumerate(HUNTERS)}
"""The number of each hunter by name."""
ASKERS: Final = {**EVENT_REFS, **ITEM_REFS, **TOKEN_REFS}
"""The cards and encounters that can be the reason of a question."""


def who(number: int) -> Ref:
    """A hunter, or Dracula, as texts name one."""
    return DRACULA_REF if number == THE_COUNT else HUNTER_REFS[number]


def thing(word: str) -> tuple[str, Arg]:
    """What a part of a key is about: the name of the argument in texts, and the thing."""
    if word in NUMBER:
        return "place", REFS[NUMBER[word]]
    if word in NAMES:
        return "hunter", HUNTER_REFS[NAMES[word]]
    if word in EVENTS:
        return "card", EVENT_REFS[word]
    if word in ITEMS:
        return "card", ITEM_REFS[word]
    if word in TOKEN_REFS:
        return "token", TOKEN_REFS[word]
    if word in POWER_REFS:
        return "power", POWER_REFS[word]
    if word in TACTIC_REFS:
        return "card", TACTIC_REFS[word]
    if word.isdecimal():
        return "number", int(word)
    return "word", word


class Choice(Ask[Table]):
    """A question to the player of a hunter, or to Dracula's (hunter 4)."""

    __slots__ = ("asker", "hunter")
    kind: ClassVar[str] = "choice"
    window: ClassVar[bool] = False
    card: ClassVar[str] = ""
    """The card or encounter that asks, where it is always the same one; it lies open, or the asked one has just played it."""
    tactical: ClassVar[bool] = False
    """Whether cards in the keys are tactics cards, not items."""

    hunter: int
    asker: str

    def __init__(self, table: Table, hunter: int, quiet: bool = False, asker: str = "") -> None:
        self.seat: Seat = table.seat_of(hunter)
        self.quiet = quiet
        self.hunter = hunter
        self.asker = asker or self.card

    def prompt(self, table: Table) -> Text:
        return Text(f"fury-prompt-{self.kind}", {"who": who(self.hunter)})

    def source(self, table: Table) -> Ref | None:
        return ASKERS.get(self.asker)

    def ends(self) -> bool:
        return self.quiet and not self.window

    def option(self, table: Table, key: str) -> Option:
        verb, *rest = key.split(":")
        args: dict[str, Arg] = {}
        refs: list[Ref] = []
        for word in rest:
            name, about = ("card", TACTIC_REFS[word]) if self.tactical and word in TACTIC_REFS else thing(word)
            if name == "word":
                verb = f"{verb}-{word}"
                continue
            args[f"other_{name}" if name in args else name] = about
            if isinstance(about, Ref):
                refs.append(about)
        return Option(key, Text(f"fury-option-{verb}", args), tuple(refs))
