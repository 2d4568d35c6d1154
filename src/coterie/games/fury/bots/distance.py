"""How far places are from each other, for Dracula, who walks and sails, and for hunters, who also take trains."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from coterie.games.fury.facts.places import COUNT, HOSPITAL, IS_SEA, LAND, RAILS, ROADS, STEP_BITS, WATERS, members

RAIL: Final = 0.7
"""One link by train, in turns: the die may give three, or none."""
SAIL: Final = 1.1
FAR_SEAS: Final = 3
"""So many moves ahead a voyage is thought of."""


@cache
def turns(start: int) -> list[float]:
    """How many turns a hunter takes from one place to every other, about."""
    found = [99.0] * COUNT
    found[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        far, place = heappop(heap)
        if far > found[place]:
            continue
        ways = [(near, 1.0) for near in ROADS[place]] + [(near, RAIL) for near in RAILS[place]]
        ways += [(near, SAIL) for near in WATERS[place]]
        for near, cost in ways:
            if far + cost < found[near]:
                found[near] = far + cost
                heappush(heap, (far + cost, near))
    return found


@cache
def beside(start: int) -> list[bool]:
    """Whether a hunter gets from one place to each other in a turn."""
    return [far <= 1.2 for far in turns(start)]


NEARNESS: Final = (1.0, 0.5, 0.24, 0.12, 0.06, 0.03)
"""How much it is worth to a hunter to be so many turns away from where Dracula may be."""


@cache
def nearness(start: int) -> list[float]:
    """How much it is worth to be in one place, if Dracula is in another."""
    return [NEARNESS[min(5, int(far + 0.5))] for far in turns(start)]


@cache
def steps(start: int) -> list[int]:
    """How many moves Dracula takes from one place to every other."""
    found = [99] * COUNT
    front = [start]
    found[start] = 0
    far = 0
    while front:
        far += 1
        further = []
        for place in front:
            for near in members(STEP_BITS[place]):
                if found[near] > far and near != HOSPITAL:
                    found[near] = far
                    further.append(near)
        front = further
    return found


@cache
def roads(start: int) -> list[int]:
    """How many roads lead from one place to every other; 99 where none does."""
    found = [99] * COUNT
    found[start] = 0
    front = [start]
    far = 0
    while front:
        far += 1
        front = [near for place in front for near in ROADS[place] if found[near] == 99]
        for place in front:
            found[place] = far
    return found


def _lands() -> tuple[list[int], ...]:
    """The places of each land: those between which roads and railways lead."""
    found: list[list[int]] = []
    for start in LAND:
        if any(start in land for land in found):
            continue
        land = [start]
        for place in land:
            land += [near for near in sorted({*ROADS[place], *RAILS[place]}) if near not in land]
        found.append(land)
    return tuple(found)


LANDS: Final = _lands()
"""The mainland and the islands, each as its places."""
LAND_OF: Final = tuple(next((number for number, land in enumerate(LANDS) if place in land), -1) for place in range(COUNT))
"""For each place the number of its land; -1 at sea."""


@cache
def landings(sea: int, left: tuple[int, ...]) -> list[tuple[int, int]]:
    """The ports a voyage can lead to from a sea, each with the moves it takes; never back to the places it has left."""
    found: list[tuple[int, int]] = []
    seen, front = {sea, *left}, [sea]
    for moves in range(1, FAR_SEAS + 1):
        near = dict.fromkeys(end for place in front for end in WATERS[place] if end not in seen)
        seen.update(near)
        front = [end for end in near if IS_SEA[end]]
        found += [(end, moves) for end in near if not IS_SEA[end]]
    return found


@cache
def threat(start: int) -> list[float]:
    """How likely a hunter gets from one place to every other in his next turn, if he wants to: by road, by ship, by train."""
    found = [0.0] * COUNT
    found[start] = 1.0
    for near in (*ROADS[start], *(port for port in WATERS[start] if not IS_SEA[port] or IS_SEA[start])):
        found[near] = 1.0
    front, seen = [start], {start}
    for chance in (0.66, 0.5, 0.3):
        front = [near for place in front for near in RAILS[place] if near not in seen]
        for place in front:
            seen.add(place)
            found[place] = max(found[place], chance)
    return found
