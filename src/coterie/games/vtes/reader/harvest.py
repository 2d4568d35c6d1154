"""All cards read at once, and what is kept of them: those with exactly one reading, which the engine carries out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from coterie.games.vtes.cards import DEFINITIONS
from coterie.games.vtes.cards.generated import write
from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.reader.cards import Result, read
from coterie.kernel.text import Text

_FIZZLES = "a ruling has the action come to nothing if its target is no longer locked; that is not tested"
_MERGES = "a ruling is about merging with the advanced version, which is not complete"
_NO_PLOT = "no plot of the gate has seen what follows when it goes to torpor"
_UNTESTED = "no test shows what a ruling on it says"
_NOTHING_THERE = "a ruling has it refused where there is nothing to destroy or steal; the rules do not ask that of a strike yet"
LEFT_OUT: Final[dict[int, str]] = {
    100183: _NOTHING_THERE,
    100290: _NOTHING_THERE,
    100405: _UNTESTED,
    100516: _UNTESTED,
    100601: _UNTESTED,
    100704: _NOTHING_THERE,
    101698: "the pages begin it as an example of a card that is not there",
    101760: _NOTHING_THERE,
    101780: _UNTESTED,
    101781: "a ruling is about a card that is not complete",
    101948: _UNTESTED,
    101988: _UNTESTED,
    102044: _UNTESTED,
    102218: _UNTESTED,
    200065: "a ruling has it used once in a referendum; its words do not say so",
    200098: "nobody has seen its action at a table yet",
    200327: "a ruling is about votes that change after they were cast; that is not tested",
    200463: _FIZZLES,
    200526: _FIZZLES,
    201329: _NO_PLOT,
    201366: _NO_PLOT,
    201478: _MERGES,
    201613: _MERGES,
    201632: _FIZZLES,
}
"""Cards that are read and that nobody has shown to do what their rulings say, with the reason: they are not written."""


class Harvest(msgspec.Struct):
    """What reading all cards has brought."""

    cards: list[Card] = []
    doubtful: dict[int, tuple[Card, ...]] = {}
    """Cards with more than one reading: a fault of the words."""
    refused: dict[int, tuple[Text, ...]] = {}
    """Cards that are read, and whose definition the engine would not carry out."""
    unread: dict[int, tuple[str, ...]] = {}
    """Cards with sentences that no word says."""


def wanted() -> Iterator[Facts]:
    """The cards that have neither a definition by hand nor a text that needs none."""
    return (fact for fact in facts().values() if fact.id not in DEFINITIONS and not (fact.crypt and not fact.ability))


def harvest(of: Iterable[Facts]) -> Harvest:
    """Read cards, and sort them by what became of them."""
    found = Harvest()
    for fact in of:
        _sort(fact, read(fact), found)
    return found


def _sort(fact: Facts, result: Result, found: Harvest) -> None:
    if len(result.cards) > 1:
        found.doubtful[fact.id] = result.cards
    elif result.cards and fact.id not in LEFT_OUT:
        found.cards.append(result.cards[0])
    elif result.refused:
        found.refused[fact.id] = result.refused
    else:
        found.unread[fact.id] = result.unread


def renew() -> Harvest:
    """Read every card anew and write the file of definitions."""
    found = harvest(wanted())
    write(found.cards)
    return found
