"""What everybody may look up at any time: the map, every card, the combat table and the numbers, with what is assumed or doubtful."""

from __future__ import annotations

import msgspec

from coterie.games.fury.facts.cards import (
    DRACULA_BY_DAY,
    DRACULA_BY_NIGHT,
    ENCOUNTERS,
    EVENTS,
    HUNTERS,
    ITEMS,
    POWERS,
    TIMES,
    Encounter,
    Event,
    Item,
    Pair,
)
from coterie.games.fury.facts.figures import Book, Figures, Setup
from coterie.games.fury.facts.places import MAP, Map


class Facts(msgspec.Struct, frozen=True):
    """The facts of a game."""

    setup: Setup
    map: Map
    events: dict[str, Event]
    items: dict[str, Item]
    encounters: dict[str, Encounter]
    pairs: dict[str, dict[str, Pair]]
    """The combat table: the card of the hunter, then that of the enemy."""
    figures: Figures
    hunters: tuple[str, ...]
    powers: tuple[str, ...]
    times: tuple[str, ...]
    dracula_by_day: tuple[str, ...]
    dracula_by_night: tuple[str, ...]


def facts(book: Book) -> Facts:
    """The facts of a game with these options and numbers."""
    return Facts(
        setup=book.setup,
        map=MAP,
        events=EVENTS,
        items=ITEMS,
        encounters=ENCOUNTERS,
        pairs=book.pairs,
        figures=book.figures,
        hunters=HUNTERS,
        powers=POWERS,
        times=TIMES,
        dracula_by_day=DRACULA_BY_DAY,
        dracula_by_night=DRACULA_BY_NIGHT,
    )
