"""Dracula's ways that agree with everything the hunters have seen: one of them is drawn by chance, each with a chance of its own.

He keeps away from hunters, goes to sea seldom and hides seldom: ways on which he did so are likelier, but every way is possible.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from coterie.games.fury.bots.distance import threat
from coterie.games.fury.clues import HIDE, HIDE_BIT, Clues, Step, reach
from coterie.games.fury.facts.places import CASTLE, COUNT, HOSPITAL, IS_SEA, LAND_BITS, members
from coterie.kernel.chance import Chance

TRIES: Final = 40
"""So many ways are drawn at random before all are searched."""
SHUNNED: Final = {1.0: 0.25, 0.66: 0.4, 0.5: 0.5, 0.3: 0.66}
"""How much less likely he goes to a place that a hunter reaches in his next turn for certain, or with so much luck."""
BY_SEA: Final = 0.1
HIDING: Final = 0.05
"""How likely he goes to sea, and how likely he hides. All three agree with 3,684 moves of `steady` bots."""


class Way:
    """A way of Dracula: which card each serial is, where he is at its end, and at which card he hid."""

    __slots__ = ("cards", "hides", "place")

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        self.place = -1
        self.hides: dict[int, int] = {}
        """For each serial that is the Hide card, the serial of the location it belongs to."""


def draw_way(clues: Clues, chance: Chance) -> Way:
    """A way that fits all clues. Each step is weighed by how likely the clues after it are, so that few ways are drawn in vain."""
    weights = _weights(clues)
    for _ in range(TRIES):
        way = _walk(clues, weights, chance)
        if way is not None:
            return way
    found = _search(clues, chance)
    if found is None:
        raise LookupError("no way of Dracula agrees with the clues")
    return found


def fits(clues: Clues, cards: dict[int, int], place: int) -> bool:
    """Whether a way, given by its cards and where he is at its end, agrees with all clues."""
    way = Way()
    way.cards = cards
    standing = 0
    for step in clues.steps:
        if step[0] == "lay" and cards[step[1]] == HIDE:
            way.hides[step[1]] = standing
        standing = _standing(step, standing, cards)
    if not any(_leads(clues, start, cards) == place for start in members(clues.origin)):
        return False
    return all(clues.may[serial] >> value & 1 for serial, value in cards.items() if serial in clues.may) and _holds(clues, way)


def _leads(clues: Clues, here: int, cards: dict[int, int]) -> int:
    """Where the steps lead from a place, or -1."""
    for step in clues.steps:
        here = _follow(step, here, cards)
        if here < 0:
            break
    return here


def _standing(step: Step, before: int, cards: dict[int, int]) -> int:
    """The card of the place where he is after a step, given that before it."""
    return step[1] if step[0] == "back" or (step[0] == "lay" and cards[step[1]] != HIDE) else before


def stood_before(clues: Clues, cards: dict[int, int], serial: int) -> int:
    """The card of the place from which he went to this one; 0 if no remembered move tells."""
    standing = found = 0
    for step in clues.steps:
        if step[1] == serial and step[0] in ("lay", "back"):
            found = standing
        standing = _standing(step, standing, cards)
    return found


def _follow(step: Step, here: int, cards: dict[int, int]) -> int:
    """Where he is after a step, or -1 if the step cannot be."""
    what, serial, how, through, present, hiding = step
    if what == "off":
        return -1 if through >> here & 1 else here
    value = cards[serial]
    if what == "stand":
        return here if value == here else -1
    if what == "lay" and any(cards.get(other) == value for other in present):
        return -1
    if value == HIDE:
        return here if what == "lay" and hiding >> here & 1 else -1
    return value if reach(here, how, through) >> value & 1 else -1


def _holds(clues: Clues, way: Way) -> bool:
    """Whether a way agrees with the clues about several cards at once."""
    cards = way.cards
    if any(way.hides.get(card) == place for place, card in clues.bare):
        return False
    return all(any(places >> cards[serial] & 1 for serial in serials if serial in cards) for places, serials in clues.some)


def _weights(clues: Clues) -> list[list[float]]:
    """For each step and each place before it, how likely the clues that follow are; cards that must differ are not thought of here."""
    may = clues.may
    return _weigh(tuple((what, may.get(serial, 0), how, through, hiding) for what, serial, how, through, _, hiding in clues.steps))


@lru_cache(maxsize=256)
def _weigh(steps: tuple[tuple[str, int, str, int, int], ...]) -> list[list[float]]:
    after = [1.0] * COUNT
    table = [after]
    for what, may, how, through, hiding in reversed(steps):
        if what == "off":
            after = [0.0 if through >> place & 1 else chance for place, chance in enumerate(after)]
        elif what == "stand":
            after = [chance if may >> place & 1 else 0.0 for place, chance in enumerate(after)]
        else:
            after = _weigh_move(after, may, how, through, hiding)
        table.append(after)
    table.reverse()
    return table


def _weigh_move(after: list[float], may: int, how: str, through: int, hiding: int) -> list[float]:
    """How likely the clues are from each place on, by a move to one of the places it may lead to, or by staying behind a Hide card."""
    draws = lures(hiding)
    open_ = [chance * draws[place] if may >> place & 1 else 0.0 for place, chance in enumerate(after)]
    if how == "any":
        before = [sum(open_)] * COUNT
    else:
        rooms = _rooms(how, through, hiding)
        before = [sum([open_[end] for end in ends]) / room for ends, room in zip(_ends(how, through), rooms, strict=True)]
    if may & HIDE_BIT:
        before = [chance + HIDING * after[place] if hiding >> place & 1 else chance for place, chance in enumerate(before)]
    return before


@lru_cache(maxsize=1024)
def lures(hiding: int) -> list[float]:
    """How gladly he goes to each place; where he could have hidden tells where hunters were."""
    hunters = members(LAND_BITS & ~hiding & ~(1 << HOSPITAL | 1 << CASTLE)) if hiding else []
    draws = [BY_SEA if IS_SEA[place] else 1.0 for place in range(COUNT)]
    for hunter in hunters:
        for place, near in enumerate(threat(hunter)):
            draws[place] *= SHUNNED.get(near, 1.0)
    return draws


@lru_cache(maxsize=256)
def _ends(how: str, through: int) -> list[list[int]]:
    return [members(reach(place, how, through)) for place in range(COUNT)]


@lru_cache(maxsize=1024)
def _rooms(how: str, through: int, hiding: int) -> list[float]:
    """For each place, how gladly he goes to any of those that can be reached from it."""
    draws = lures(hiding)
    return [sum([draws[end] for end in ends] or [1.0]) for ends in _ends(how, through)]


def _pick(chance: Chance, options: list[int], weights: list[float]) -> int:
    """One of the options, the heavier more often; -1 if all weigh nothing."""
    total = sum(weights)
    if not total:
        return -1
    left = chance.roll(1 << 53) / (1 << 53) * total
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return max(zip(weights, options, strict=True))[1]


def _loose(clues: Clues) -> list[int]:
    """Cards of which no remembered move tells: they lie in the catacombs, mostly."""
    laid = [step[1] for step in clues.steps if step[0] == "lay"]
    return [serial for serial in clues.may if serial not in laid]


def _scatter(clues: Clues, way: Way, chance: Chance) -> bool:
    """Give every card of which no move tells a place of its own."""
    for serial in _loose(clues):
        taken = list(way.cards.values())
        free = [place for place in members(clues.may[serial]) if place not in taken]
        if not free:
            return False
        way.cards[serial] = free[chance.roll(len(free))]
    return True


def _walk(clues: Clues, weights: list[list[float]], chance: Chance) -> Way | None:
    """One way drawn step by step; None if cards that must differ are equal, or a step leads nowhere."""
    way = Way()
    if not _scatter(clues, way, chance):
        return None
    starts = members(clues.origin)
    here = _pick(chance, starts, [weights[0][place] for place in starts])
    standing = 0
    for number, step in enumerate(clues.steps):
        if here < 0:
            return None
        if step[0] == "lay":
            options = _values(clues, step, here, way)
            value = _pick(chance, options, _likely(step, here, options, weights[number + 1]))
            if value < 0:
                return None
            way.cards[step[1]] = value
            if value == HIDE:
                way.hides[step[1]] = standing
        here = _follow(step, here, way.cards)
        standing = _standing(step, standing, way.cards)
    way.place = here
    return way if here >= 0 and _holds(clues, way) else None


def _likely(step: Step, here: int, options: list[int], after: list[float]) -> list[float]:
    """How likely he laid each of these cards."""
    _, _, how, through, _, hiding = step
    draws = lures(hiding)
    room = _rooms(how, through, hiding)[here] if how != "any" else 1.0
    return [HIDING * room * after[here] if option == HIDE else draws[option] * after[option] for option in options]


def _values(clues: Clues, step: Step, here: int, way: Way) -> list[int]:
    """What a card laid at this step can be, given those laid before it."""
    _, serial, how, through, present, hiding = step
    mask = reach(here, how, through)
    if hiding >> here & 1:
        mask |= HIDE_BIT
    mask &= clues.may[serial]
    for other in present:
        if other in way.cards:
            mask &= ~(1 << way.cards[other])
    return members(mask)


def _search(clues: Clues, chance: Chance) -> Way | None:
    """Every way in random order, until one fits: slower, but it finds one if there is one."""
    way = Way()
    return way if _scatter_all(clues, chance, _loose(clues), way) else None


def _scatter_all(clues: Clues, chance: Chance, loose: list[int], way: Way) -> bool:
    """Try every place for the cards of which no move tells, and then every way."""
    if not loose:
        return any(_advance(clues, chance, 0, start, 0, way) for start in _shuffled(members(clues.origin), chance))
    for place in _shuffled(members(clues.may[loose[0]]), chance):
        if place not in way.cards.values():
            way.cards[loose[0]] = place
            if _scatter_all(clues, chance, loose[1:], way):
                return True
            del way.cards[loose[0]]
    return False


def _advance(clues: Clues, chance: Chance, number: int, here: int, standing: int, way: Way) -> bool:
    """Try everything that can follow from here; the way is complete when this is true."""
    if number == len(clues.steps):
        way.place = here
        return _holds(clues, way)
    step = clues.steps[number]
    if step[0] != "lay":
        end = _follow(step, here, way.cards)
        return end >= 0 and _advance(clues, chance, number + 1, end, step[1] if step[0] == "back" else standing, way)
    for value in _shuffled(_values(clues, step, here, way), chance):
        way.cards[step[1]] = value
        if value == HIDE:
            way.hides[step[1]] = standing
        end = _follow(step, here, way.cards)
        if end >= 0 and _advance(clues, chance, number + 1, end, standing if value == HIDE else step[1], way):
            return True
        way.cards.pop(step[1], None)
        way.hides.pop(step[1], None)
    return False


def _shuffled(places: list[int], chance: Chance) -> list[int]:
    for last in range(len(places) - 1, 0, -1):
        at = chance.roll(last + 1)
        places[last], places[at] = places[at], places[last]
    return places
