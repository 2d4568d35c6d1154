"""The ways hunters travel by road, rail and sea, and what bars them (rules fury.move.road, fury.move.sea, fury.move.rail)."""

from __future__ import annotations

from coterie.games.fury.facts.places import HOSPITAL, IS_SEA, PLACES, RAILS, REFS, ROADS, WATERS, by_rail, members
from coterie.games.fury.rules.asking import who
from coterie.games.fury.table import Table

FACES = {"1": (1, 1), "2": (2, 2), "2/3": (3, 2), "3": (3, 3)}
"""For a face of the train die, how many links on white lines, and how many if one is yellow."""


def blocked(table: Table, start: int, end: int, rail: bool) -> bool:
    """Whether the roadblock lies on that link (rule fury.cards)."""
    block = table.roadblock
    return bool(block) and bool(block[2]) == rail and start in block[:2] and end in block[:2] and start != end


def by_road(table: Table, start: int, roads: int = 1) -> list[int]:
    """The places one road away, or up to two on a fast horse (rule fury.move.road)."""
    reached = [start]
    front = [start]
    for _ in range(roads):
        front = [near for place in front for near in ROADS[place] if near not in reached and not blocked(table, place, near, False)]
        front = list(dict.fromkeys(front))
        reached += front
    return sorted(reached[1:])


def by_train(table: Table, start: int, face: str) -> list[int]:
    """Where a train gets with that face of the die (rule fury.move.rail)."""
    white, yellow = FACES[face]
    shut = table.roadblock[:2] if table.roadblock and table.roadblock[2] else ()
    return members(by_rail(start, white, yellow, shut))


def by_sea(table: Table, hunter: int) -> list[int]:
    """From a port its seas; at sea the seas and ports beside it, but never back (rule fury.move.sea)."""
    place = table.hunters[hunter].place
    return [near for near in WATERS[place] if near not in table.hunters[hunter].voyage]


def ports_within(table: Table, hunter: int) -> list[int]:
    """The ports that a storm drives hunters to: so many sea moves away, but never back, nor to where they embarked (rule fury.move.sea)."""
    voyage = table.hunters[hunter].voyage
    reached = list(voyage)
    front = [table.hunters[hunter].place]
    for _ in range(table.book.figures.control_storms_moves):
        front = [near for place in front if IS_SEA[place] for near in WATERS[place] if near not in reached]
        front = list(dict.fromkeys(front))
        reached += front
    return sorted(place for place in reached[len(voyage) :] if not IS_SEA[place])


def has_station(place: int) -> bool:
    """Whether trains stop there."""
    return bool(RAILS[place])


def set_out(table: Table, party: tuple[int, ...], place: int) -> None:
    """The hunters of a party are in another place; a voyage is remembered as long as it lasts (rule fury.move.sea)."""
    for number in party:
        hunter = table.hunters[number]
        if IS_SEA[place]:
            hunter.voyage = (*(hunter.voyage or (hunter.place,)), place)
        else:
            hunter.voyage = ()
        hunter.place = place


def tell_arrival(table: Table, place: int) -> None:
    """Everybody sees where the party is now."""
    where = "sea" if IS_SEA[place] else "hospital" if place == HOSPITAL else "city"
    table.tell("fury-event-arrive", hunters=tuple(who(number) for number in table.party), place=REFS[place], where=where)


def announceable(table: Table, hunter: int) -> list[str]:
    """The moves a hunter could announce from where he is."""
    place = table.hunters[hunter].place
    found = [] if IS_SEA[place] else ["stay"]
    found += [f"road:{PLACES[near]}" for near in by_road(table, place)]
    found += [f"sea:{PLACES[near]}" for near in by_sea(table, hunter)]
    if has_station(place):
        found += [f"train:{PLACES[near]}" for near in by_train(table, place, "3")]
    return found
