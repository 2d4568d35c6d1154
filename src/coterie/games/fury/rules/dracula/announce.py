"""What Dracula says he will do next, when Hypnosis makes him: it binds him as long as he can do it (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.clues import HIDE_BIT
from coterie.games.fury.facts.places import NUMBER
from coterie.games.fury.rules.dracula.move import BackChoice, MoveChoice, WolfChoice
from coterie.games.fury.rules.dracula.trail import face_down, spaces, whereabouts
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Text


def announce_dracula(table: Table) -> Rules[None]:
    """Dracula says what his next move will be; it binds him as long as he can make it (rule fury.cards)."""
    choice = AnnounceChoice(table, False)
    if not choice.legal(table):
        return
    said = yield from ask(choice)
    if said == "wolf_form":
        said += "+" + (yield from ask(WolfChoice(table, False)))
    if said.endswith("double_back"):
        back = yield from ask(BackChoice(table, said.startswith("wolf_form")))
        said += f"+card:{spaces(table)[int(back[5:]) - 1].serial}"
    table.announced = said
    table.learn()
    note(table, said.split("+")[-1])
    table.tell("fury-event-announces-dracula", move=announced_text(table, said.split("+")[-1]))


class AnnounceChoice(MoveChoice):
    """What Dracula says he will do next."""

    __slots__ = ()
    kind: ClassVar[str] = "announce-dracula"
    card: ClassVar[str] = "hypnosis"

    def night(self, table: Table) -> bool:
        """Time will have moved on before he moves (rule fury.time)."""
        return table.next_time >= 3

    def veiled(self) -> bool:
        return False


def note(table: Table, last: str) -> None:
    """What he can announce is not in his trail yet, and a card he can go back to is a place (rules fury.move.dracula, fury.power)."""
    verb, _, name = last.replace("/", ":").partition(":")
    if verb == "card":
        table.clues.rule_out([int(name)], HIDE_BIT)
    elif name:
        table.clues.rule_out([slot.serial for slot in face_down(table)], HIDE_BIT if name == "hide" else 1 << NUMBER[name])


def announced_text(table: Table, last: str) -> Text:
    """The last part of an announced move in words."""
    if not last.startswith("card:"):
        return MoveChoice(table, False).option(table, last).label
    at = next(at for at, slot in enumerate(spaces(table)) if slot.serial == int(last[5:]))
    where, number = whereabouts(table, at)
    return Text("fury-option-back-space", {"where": where, "number": number, "back": "sea" if spaces(table)[at].sea else "city"})
