"""Announced moves: what a hunter has said he will do next binds him as long as he can do it (rule fury.cards)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.places import NUMBER, REFS
from coterie.games.fury.rules.asking import Choice, who
from coterie.games.fury.rules.hunters.ways import announceable
from coterie.games.fury.table import Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Option, Text


class AnnounceChoice(Choice):
    """What a hunter says he will do next."""

    __slots__ = ()
    kind: ClassVar[str] = "announce"

    def candidates(self, table: Table) -> list[str]:
        return announceable(table, self.hunter)

    def option(self, table: Table, key: str) -> Option:
        if not key.startswith("train:"):
            return super().option(table, key)
        place = REFS[NUMBER[key[6:]]]
        return Option(key, Text("fury-option-train-to", {"place": place}), (place,))


def announce(table: Table, hunter: int, asker: str) -> Rules[None]:
    """A hunter announces the next move, for the group he is in too; `asker` is what makes him (rule fury.cards)."""
    if not announceable(table, hunter):
        return
    key = yield from ask(AnnounceChoice(table, hunter, asker=asker))
    label = AnnounceChoice(table, hunter).option(table, key).label
    for member in table.group_of(hunter):
        table.hunters[member].announced = key
    table.tell("fury-event-announces", who=who(hunter), move=label)
