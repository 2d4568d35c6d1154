"""What Dracula says he will do next, when Hypnosis makes him: it binds him as long as he can do it (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.rules.dracula.move import BackChoice, MoveChoice, WolfChoice, moves
from coterie.games.fury.rules.dracula.trail import spaces, whereabouts
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Text


def announce_dracula(table: Table) -> Rules[None]:
    """Dracula says what his next move will be; it binds him as long as he can make it (rule fury.cards)."""
    if not moves(table):
        return
    said = yield from ask(AnnounceChoice(table, False))
    if said == "wolf_form":
        said += "+" + (yield from ask(WolfChoice(table, False)))
    if said.endswith("double_back"):
        said += "+" + (yield from ask(BackChoice(table, said.startswith("wolf_form"))))
    table.announced = said
    table.learn()
    table.tell("fury-event-announces-dracula", move=announced_text(table, said))


class AnnounceChoice(MoveChoice):
    """What Dracula says he will do next."""

    __slots__ = ()
    kind: ClassVar[str] = "announce-dracula"

    def veiled(self) -> bool:
        return False


def announced_text(table: Table, said: str) -> Text:
    """An announced move in words."""
    last = said.split("+")[-1]
    if last.startswith("back:"):
        slot = spaces(table)[int(last[5:]) - 1]
        where, number = whereabouts(table, int(last[5:]) - 1)
        return Text("fury-option-back-space", {"where": where, "number": number, "back": "sea" if slot.sea else "city"})
    return MoveChoice(table, False).option(table, last).label
