"""Moves that Dracula makes outside his turn: Evasion, and a landing that a storm forces on him."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.fury.facts.places import CITIES, CITY_BITS, IS_SEA, NUMBER, PLACES, WATERS
from coterie.games.fury.rules import reasons
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.placing import place_encounter
from coterie.games.fury.rules.dracula.trail import (
    barred,
    lay_location,
    occupied,
    penalty,
    refuse_barred,
    turn_up,
    watched,
)
from coterie.games.fury.rules.events.reveal import Sought, silenced
from coterie.games.fury.table import THE_COUNT, Table
from coterie.kernel.questions import Rules, ask
from coterie.kernel.text import Reason


class EvasionChoice(Choice):
    """To which city Dracula slips away."""

    __slots__ = ()
    kind: ClassVar[str] = "evasion"
    card: ClassVar[str] = "evasion"

    def candidates(self, table: Table) -> list[str]:
        return [f"go:{PLACES[city]}" for city in CITIES]

    def refusal(self, table: Table, key: str) -> Reason | None:
        place = NUMBER[key[3:]]
        refused = refuse_barred(table, place)
        if refused is None and watched(table) >> place & 1:
            return reasons.HUNTER_THERE
        return refused

    def keys(self, table: Table) -> list[str]:
        shut = barred(table) | occupied(table) | watched(table)
        return [f"go:{PLACES[city]}" for city in CITIES if not shut >> city & 1]

    def veiled(self) -> bool:
        return True


def evade(table: Table) -> Rules[None]:
    """Dracula is in another city at once, with an encounter; time does not pass, and a card may drop off (rule fury.cards)."""
    key = yield from ask(EvasionChoice(table, THE_COUNT))
    table.tell("fury-event-moves")
    yield from lay_location(table, NUMBER[key[3:]], "any", CITY_BITS)
    yield from place_encounter(table)


class AshoreChoice(Choice):
    """At which port Dracula lands."""

    __slots__ = ()
    kind: ClassVar[str] = "ashore"
    card: ClassVar[str] = "stormy_seas"

    def candidates(self, table: Table) -> list[str]:
        return [f"land:{PLACES[port]}" for port in WATERS[table.dracula] if not IS_SEA[port]]

    def refusal(self, table: Table, key: str) -> Reason | None:
        return refuse_port(table, NUMBER[key[5:]])

    def veiled(self) -> bool:
        return True


def refuse_port(table: Table, port: int) -> Reason | None:
    """Why Dracula cannot land at a port; never where he embarked (rule fury.move.sea)."""
    if any(table.cards[serial] == port for serial in table.voyage):
        return reasons.NO_WAY_BACK
    return refuse_barred(table, port)


def ports(table: Table) -> list[int]:
    """The ports beside Dracula's sea that are open to him."""
    return [port for port in WATERS[table.dracula] if not IS_SEA[port] and refuse_port(table, port) is None]


def driven_ashore(table: Table) -> Rules[None]:
    """A storm drives Dracula to a port, which is shown unless the press hides it; with none he has no legal move (rule fury.cards)."""
    if not ports(table):
        penalty(table)
    if not ports(table):
        return
    key = yield from ask(AshoreChoice(table, THE_COUNT))
    table.learn()
    table.tell("fury-event-ashore")
    yield from lay_location(table, NUMBER[key[5:]], "step", CITY_BITS)
    kept = yield from silenced(table, Sought(here=True, asker="stormy_seas"))
    table.learn()
    if kept < 0:
        turn_up(table, table.trail[0])
