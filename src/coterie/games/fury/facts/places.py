"""The map as numbers: places are 0 to 70, sets of places are bits, and every reach the rules ask for is a table."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

import msgspec

from coterie.kernel.text import Ref


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One place of the map. `doubt` says where sources differ."""

    id: str
    kind: Literal["large", "small", "sea", "castle", "hospital"]
    latitude: float
    longitude: float
    region: Literal["west", "east", ""] = ""
    doubt: str = ""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road, a railway (with its colour), or a way by ship between two places."""

    ends: tuple[str, str]
    colour: Literal["white", "yellow", ""] = ""
    doubt: str = ""


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map file."""

    places: tuple[Place, ...]
    roads: tuple[Link, ...]
    rails: tuple[Link, ...]
    waters: tuple[Link, ...]


MAP: Final = msgspec.toml.decode(resources.files("coterie.games.fury").joinpath("data", "map.toml").read_bytes(), type=Map)
PLACES: Final = tuple(place.id for place in MAP.places)
COUNT: Final = len(PLACES)
NUMBER: Final = {name: number for number, name in enumerate(PLACES)}
REFS: Final = tuple(Ref("fury-place", name) for name in PLACES)

CASTLE: Final = NUMBER["castle_dracula"]
HOSPITAL: Final = NUMBER["st_joseph_and_st_mary"]
IS_SEA: Final = tuple(place.kind == "sea" for place in MAP.places)
IS_LARGE: Final = tuple(place.kind == "large" for place in MAP.places)
IS_EAST: Final = tuple(place.region == "east" for place in MAP.places)
IS_WEST: Final = tuple(place.region == "west" for place in MAP.places)
SEAS: Final = tuple(number for number in range(COUNT) if IS_SEA[number])
CITIES: Final = tuple(number for number, place in enumerate(MAP.places) if place.kind in ("large", "small"))
LAND: Final = tuple(number for number in range(COUNT) if not IS_SEA[number])
NO_GROUND: Final = (NUMBER["galatz"], NUMBER["klausenburg"])
"""The two cities beside the castle, where no Consecrated Ground can be."""


def bits(places: tuple[int, ...] | list[int]) -> int:
    """A set of places as one number."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def members(mask: int) -> list[int]:
    """The places of a set, in order.

    >>> members(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


SEA_BITS: Final = bits(SEAS)
CITY_BITS: Final = bits(CITIES)
LAND_BITS: Final = bits(LAND)


def _neighbours(links: tuple[Link, ...]) -> tuple[tuple[int, ...], ...]:
    beside: list[list[int]] = [[] for _ in range(COUNT)]
    for link in links:
        one, other = NUMBER[link.ends[0]], NUMBER[link.ends[1]]
        beside[one].append(other)
        beside[other].append(one)
    return tuple(tuple(sorted(near)) for near in beside)


ROADS: Final = _neighbours(MAP.roads)
RAILS: Final = _neighbours(MAP.rails)
WATERS: Final = _neighbours(MAP.waters)
"""From a port its seas; from a sea its ports and the seas beside it."""
PORTS: Final = tuple(number for number in LAND if WATERS[number])

ROAD_BITS: Final = tuple(bits(near) for near in ROADS)
WATER_BITS: Final = tuple(bits(near) for near in WATERS)
STEP_BITS: Final = tuple(road | water for road, water in zip(ROAD_BITS, WATER_BITS, strict=True))
"""Where one move by road or sea can lead, for those whom nothing stops."""
YELLOW: Final = {frozenset((NUMBER[link.ends[0]], NUMBER[link.ends[1]])) for link in MAP.rails if link.colour == "yellow"}


def within_roads(start: int, roads: int, through: int) -> int:
    """The places that one to so many roads lead to, passing only places of `through`; the start is not among them."""
    reached = front = 1 << start
    for _ in range(roads):
        further = 0
        for place in members(front):
            further |= ROAD_BITS[place]
        reached |= further
        front = further & through
    return reached & ~(1 << start)


def by_rail(start: int, links: int, yellow_links: int, blocked: tuple[int, ...] = ()) -> int:
    """Where a train gets with so many links; if any link is yellow, with `yellow_links` at most. `blocked` is a link that is shut."""
    reached = 0
    seen = {(start, False): 0}
    front = [(start, False)]
    for length in range(1, links + 1):
        further = []
        for place, yellow in front:
            for near in RAILS[place]:
                if blocked and place in blocked and near in blocked:
                    continue
                coloured = yellow or frozenset((place, near)) in YELLOW
                if (coloured and length > yellow_links) or (near, coloured) in seen:
                    continue
                seen[near, coloured] = length
                further.append((near, coloured))
                reached |= 1 << near
        front = further
    return reached & ~(1 << start)
