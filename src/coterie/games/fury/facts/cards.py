"""Events, items, encounters and the combat table: what they are, how many there are, and what is doubtful about them."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal, TypeVar

import msgspec

from coterie.kernel.text import Ref

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card. `doubt` says where sources differ or are silent, `assumed` that something had to be decided."""

    id: str
    name: str
    side: Literal["hunters", "dracula"]
    type: Literal["keep", "immediate", "ally"]
    copies: int
    doubt: str = ""
    assumed: bool = False


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item card."""

    id: str
    name: str
    copies: int
    doubt: str = ""
    assumed: bool = False


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An encounter token. An agent is one with tactics."""

    id: str
    name: str
    copies: int
    tactics: tuple[str, ...] = ()
    doubt: str = ""
    assumed: bool = False


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows when a card of a hunter meets a card of the enemy, for either winner (rule fury.combat.round)."""

    hunter: str
    enemy: str
    hunter_wins: tuple[str, ...]
    enemy_wins: tuple[str, ...]
    hunter_spends: bool = False
    enemy_spends: bool = False
    doubt: str = ""
    assumed: bool = False


class _Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    events: tuple[Event, ...]


class _Items(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    items: tuple[Item, ...]


class _Encounters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    encounters: tuple[Encounter, ...]


class _Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pairs: tuple[Pair, ...]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(resources.files("coterie.games.fury").joinpath("data", name).read_bytes(), type=kind)


EVENTS: Final = {event.id: event for event in _read("events.toml", _Events).events}
ITEMS: Final = {item.id: item for item in _read("items.toml", _Items).items}
ENCOUNTERS: Final = {encounter.id: encounter for encounter in _read("encounters.toml", _Encounters).encounters}
PAIRS: Final = _read("combat.toml", _Combat).pairs

EVENT_DECK: Final = tuple(event.id for event in EVENTS.values() for _ in range(event.copies))
ITEM_DECK: Final = tuple(item.id for item in ITEMS.values() for _ in range(item.copies))
TOKENS: Final = tuple(encounter.id for encounter in ENCOUNTERS.values() for _ in range(encounter.copies))
BATS: Final = {name: event.side == "dracula" for name, event in EVENTS.items()}
"""Whether an event card carries the bat, and so goes to Dracula."""
AGENTS: Final = tuple(encounter.id for encounter in ENCOUNTERS.values() if encounter.tactics)

POWERS: Final = ("dark_call", "double_back", "feed", "hide", "wolf_form")
BASIC: Final = ("punch", "dodge", "escape")
WEAPONS: Final = ("knife", "pistol", "rifle", "sacred_bullets", "stake", "crucifix", "heavenly_host", "holy_water")
"""Items that are tactics cards."""
AGAINST_DRACULA: Final = ("crucifix", "heavenly_host", "holy_water")
"""Items with no line against agents."""
DRACULA_BY_DAY: Final = ("claws", "dodge_dracula", "escape_man")
DRACULA_BY_NIGHT: Final = (*DRACULA_BY_DAY, "escape_bat", "escape_mist", "fangs", "mesmerize", "strength")
TACTICS: Final = (*BASIC, *WEAPONS, *DRACULA_BY_NIGHT, "dodge_agent", "punch_agent", "knife_agent", "pistol_agent", "rifle_agent")
EFFECTS: Final = (
    "continue",
    "end",
    "repel",
    "bite",
    "bat",
    "kill",
    "hunter+1",
    "enemy+1",
    "lose-event",
    "lose-items",
    *(f"blood-{amount}" for amount in range(1, 6)),
    *(f"health-{amount}" for amount in range(1, 6)),
)
"""What a line of the combat table may say."""

HUNTERS: Final = ("lord_godalming", "dr_seward", "van_helsing", "mina_harker")
GODALMING, SEWARD, HELSING, MINA = range(4)
TIMES: Final = ("dawn", "noon", "dusk", "twilight", "midnight", "small_hours")

EVENT_REFS: Final = {name: Ref("fury-card", name) for name in EVENTS}
ITEM_REFS: Final = {name: Ref("fury-item", name) for name in ITEMS}
TOKEN_REFS: Final = {name: Ref("fury-encounter", name) for name in ENCOUNTERS}
TACTIC_REFS: Final = {name: Ref("fury-tactic", name) for name in TACTICS}
POWER_REFS: Final = {name: Ref("fury-power", name) for name in POWERS}
HUNTER_REFS: Final = tuple(Ref("fury-hunter", name) for name in HUNTERS)
TIME_REFS: Final = tuple(Ref("fury-time", name) for name in TIMES)
