"""How a game begins: hunters choose their cities, then Dracula his, in secret (rule fury.setup)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.clues import ANYWHERE
from coterie.games.fury.facts.figures import Book
from coterie.games.fury.facts.places import CITIES, CITY_BITS, NUMBER, PLACES, REFS
from coterie.games.fury.pieces import Slot
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.dracula.trail import new_card, watched
from coterie.games.fury.rules.hunters.hand import draw_tokens, tokens_limit
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Reason


def deal(book: Book, chance: int) -> Table:
    """A new table: dawn, empty tracks, five encounters in Dracula's hand (rule fury.setup)."""
    table = Table(chance, book)
    draw_tokens(table, tokens_limit(table))
    table.forget_events()
    return table


class BeginChoice(Choice):
    """In which city somebody begins."""

    __slots__ = ()
    kind: ClassVar[str] = "begin"

    def candidates(self, table: Table) -> list[str]:
        return [f"begin:{PLACES[city]}" for city in CITIES]

    def refusal(self, table: Table, key: str) -> Reason | None:
        taken = self.hunter == THE_COUNT and table.hunters_at(NUMBER[key[6:]])
        return reasons.HUNTER_BEGINS_THERE if taken else None

    def veiled(self) -> bool:
        return self.hunter == THE_COUNT


def place_everybody(table: Table) -> Rules[None]:
    """Lord Godalming first, the others after him, Dracula last; then Lord Godalming begins (rule fury.setup)."""
    while table.active < THE_COUNT:
        key = yield from ask(BeginChoice(table, table.active, quiet=True))
        place = NUMBER[key[6:]]
        table.hunters[table.active].place = place
        table.tell("fury-event-begins", who=who(table.active), place=REFS[place])
        table.active += 1
    key = yield from ask(BeginChoice(table, THE_COUNT, quiet=True))
    begin_dracula(table, NUMBER[key[6:]])
    table.active = 0
    table.phase = "resolve"
    table.tell("fury-event-turn", who=who(0), round=table.round)


def begin_dracula(table: Table, place: int) -> None:
    """Dracula's first card lies face down, without an encounter (rule fury.setup)."""
    serial = new_card(table, place)
    table.clues.lay(serial, CITY_BITS & ~watched(table), "any", ANYWHERE, ())
    table.trail = [Slot(serial)]
    table.dracula = place
    table.tell("fury-event-dracula-begins")
