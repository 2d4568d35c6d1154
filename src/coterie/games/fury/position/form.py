"""What a position of Fury of Dracula is written with: its fields, and those of a hunter, a space and a token."""

from __future__ import annotations

from typing import Literal

import msgspec


class TokenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An encounter token; `harmless` says that everybody knows it is no New Vampire."""

    kind: str
    up: bool = False
    harmless: bool = False


class SlotPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the trail or the catacombs. A space with nothing but a power has no place; the Hide card has the power `hide`."""

    place: str = ""
    powers: list[str] = []
    up: bool | None = None
    """Left out, the castle and bare powers lie face up, all else face down."""
    tokens: list[TokenPosition] = []
    blood: int = 0
    serial: int = 0
    """The number of its card; given in order if it is left out."""


class HunterPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One hunter. Health that is left out is full."""

    place: str
    health: int | None = None
    bites: int | None = None
    items: list[str] = []
    events: list[str] = []
    dogs: int = 0
    shown_item: str | None = None
    """Of a bitten hunter; left out, it is the first."""
    shown_event: str | None = None
    group: int = -1
    moved: bool = False
    misses: bool = False
    fog: bool = False
    bats: bool = False
    keeps: list[str] = []
    voyage: list[str] = []
    announced: str = ""
    seen: dict[str, list[str]] = {}


class CluesPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody knows of the cards that lie face down. Sets of places are hexadecimal numbers, a bit for each place."""

    origin: str
    steps: list[tuple[str, int, str, str, list[int], str]]
    may: dict[str, str]
    some: list[tuple[str, list[int]]] = []
    bare: list[tuple[int, int]] = []


Phase = Literal["place", "resolve", "move", "action", "start", "catacombs", "mature"]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table between two steps of a turn. Decks and pool that are left out are what the other places leave."""

    dracula: str
    trail: list[SlotPosition]
    hunters: dict[str, HunterPosition]
    active: str = "lord_godalming"
    phase: Phase = "resolve"
    round: int = 1
    time: int = 0
    vampires: int = 0
    resolve: int = 0
    blood: int | None = None
    used: list[str] = []
    spent: bool = False
    treated: bool = False
    asked: list[int] = []
    party: list[str] = []
    catacombs: list[SlotPosition | None] = []
    dropped: list[SlotPosition] = []
    hides: int | None = None
    serials: int = 0
    cards: dict[str, str] = {}
    clues: CluesPosition | None = None
    voyage: list[int] | None = None
    """Left out, it is read from the trail if he is at sea."""
    sailed: int | None = None
    swift: bool = False
    announced: str = ""
    tokens: list[str] | None = None
    seen_tokens: list[str] = []
    pool: list[str] | None = None
    events: list[str] = []
    seen_events: list[str] = []
    event_deck: list[str] | None = None
    event_discards: list[str] = []
    item_deck: list[str] | None = None
    item_discards: list[str] = []
    ally_of_hunters: str = ""
    ally_of_dracula: str = ""
    ground: str = ""
    hosts: list[str] = []
    roadblock: list[str] = []
    storm: str = ""
    storm_left: int = 0
    chance: str = ""
    told: dict[str, int] = {}
    learned: dict[str, int] = {}
