"""Rules of thumb for hunters on the map: where to begin, where to go, what to do there."""

from __future__ import annotations

from functools import lru_cache

from coterie.games.fury.bots.distance import LAND_OF, LANDS, landings, turns
from coterie.games.fury.bots.insight import Chase, Insight, Quarry, Supplies
from coterie.games.fury.facts.places import CITY_BITS, COUNT, HOSPITAL, IS_LARGE, IS_SEA, NUMBER, RAILS, ROADS, by_rail, members
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.hunters.ways import FACES, by_road, by_sea
from coterie.games.fury.rules.hunters.wounds import can_be_cured

WEAK = 4
"""Who has no more health is weak."""
MISSED = -0.25
"""What it is worth to miss the train and the turn."""
FOUND_BY_DAY = 0.85
"""What it is worth to find Dracula by day, beside the fight."""
FOUND_BY_NIGHT = 0.35
AT_SEA = 0.25
"""What a turn at sea costs: nobody is found there, and nothing."""
APART = 0.6
"""What it costs to stand where no way on land leads to Dracula."""
CROWD = 8
"""A land has room for one hunter to so many places."""


class Errand:
    """What each place is worth to a hunter now."""

    __slots__ = (
        "_known",
        "_lands",
        "chase",
        "cured",
        "fight",
        "hunter",
        "insight",
        "others",
        "party",
        "quarry",
        "supplies",
        "table",
        "weak",
    )

    def __init__(self, insight: Insight, hunter: int) -> None:
        table = insight.table
        holder = table.hunters[hunter]
        self.insight = insight
        self.table = table
        self.hunter = hunter
        self.party = len(table.group_of(hunter))
        self.quarry = Quarry(insight)
        self.chase = Chase(insight, hunter)
        self.fight = -insight.fight(hunter, table.night) + (FOUND_BY_DAY if not table.night else FOUND_BY_NIGHT)
        self.weak = 0.3 if holder.health <= WEAK else 0.0
        self.cured = (1.0 if holder.bites > 1 else 0.5) if can_be_cured(table, hunter) else 0.0
        """How much a bitten hunter needs the hospital."""
        self.others = [other.place for number, other in enumerate(table.hunters) if number != hunter]
        self.supplies = Supplies(table, hunter)
        self._known: dict[int, float] = {}
        self._lands = [self._calls(number) for number in range(len(LANDS))]

    def worth(self, place: int) -> float:
        """What it is worth to arrive in a place, and be there at the end of the turn."""
        found = self._known.get(place)
        if found is None:
            found = self._known[place] = self._worth(place)
        return found

    def _worth(self, place: int) -> float:
        if IS_SEA[place]:
            return self._voyage(place)
        closeness = 1.7 * self.chase.closeness(place) - self.chase.risk(place) - APART * (sum(self._lands) - self._lands[LAND_OF[place]])
        quarry = self.quarry
        here = quarry.places[place] if place != HOSPITAL else 0.0
        hit = quarry.hit[place] if place != HOSPITAL else 0.0
        worth = closeness + here * self.fight + quarry.worth[place]
        free = max(0.0, 1 - min(1.0, hit) - here)
        worth += free * (self.supplies.at(place) + self.weak)
        if self.cured:
            worth += 0.9 if place == HOSPITAL else 0.12 * max(0.0, 4 - turns(place)[HOSPITAL]) * self.cured
        return worth - 0.12 * self.others.count(place)

    def _calls(self, land: int) -> float:
        """How much a land calls for another hunter: how likely Dracula will be there, and how few they are."""
        there = sum(self.insight.spread[place] for place in LANDS[land])
        return there / (1 + CROWD * sum(LAND_OF[place] == land for place in self.others) / len(LANDS[land]))

    def _voyage(self, sea: int) -> float:
        """A sea is worth what the best port beyond it is, less the turns until then."""
        holder = self.table.hunters[self.hunter]
        ends = landings(sea, holder.voyage or (holder.place,))
        return max((self.worth(port) - AT_SEA * moves for port, moves in ends), default=-1.0)


@lru_cache(maxsize=4096)
def _trains(place: int, face: str, block: tuple[int, ...]) -> tuple[int, ...]:
    """Where a train gets with that face of the die, while a roadblock lies where it lies."""
    white, yellow = FACES[face]
    return tuple(members(by_rail(place, white, yellow, block[:2] if block and block[2] else ())))


def train_worth(errand: Errand, place: int, best: float) -> float:
    """What the train is worth before the die is thrown: missed, not there, or as far as it goes."""
    table = errand.table
    faces = table.book.figures.train_die
    total = 0.0
    for face in faces:
        if face == "X":
            total += errand.worth(place) + MISSED - errand.supplies.at(place)
        elif face == "0":
            total += best
        else:
            ends = _trains(place, face, table.roadblock)
            total += max((errand.worth(end) for end in ends), default=errand.worth(place) + MISSED)
    lucky = 0.06 if errand.hunter == 0 else 0.0
    return total / len(faces) + lucky


def travel(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Go where a search tells most, near to where Dracula may be, or where there are cards for those who have none."""
    hunter: int = ask.hunter
    table = insight.table
    errand = Errand(insight, hunter)
    place = table.hunters[hunter].place
    plain = [_plain(errand, key, place) for key in keys]
    best = max(plain)
    return [_special(errand, key, place, best) if look is _LATER else look for key, look in zip(keys, plain, strict=True)]


_LATER = -50.0


def _plain(errand: Errand, key: str, place: int) -> float:
    """What a road, a sea or staying is worth; the other ways are weighed against the best of these."""
    verb, _, name = key.partition(":")
    if verb == "stay":
        return errand.worth(place) - 0.05
    if verb in ("road", "sea"):
        return errand.worth(NUMBER[name])
    if verb == "wait":
        return errand.worth(place) - 0.02
    return _LATER


def _special(errand: Errand, key: str, place: int, best: float) -> float:
    table = errand.table
    if key == "train":
        return train_worth(errand, place, best)
    if key == "cure":
        return best + 1.0
    if key == "play:chartered_carriage":
        return max((errand.worth(end) for end in _trains(place, "2/3", table.roadblock)), default=-1.0) - 0.3
    if key == "use:fast_horse":
        return max((errand.worth(end) for end in by_road(table, place, 2)), default=-1.0) - 0.25
    if key == "play:excellent_weather":
        return max((errand.worth(near) + AT_SEA * IS_SEA[near] for near in by_sea(table, errand.hunter)), default=-1.0) - 0.25
    if key == "play:sense_of_emergency":
        return max(errand.worth(end) for end in members(CITY_BITS)) - 0.35 - 0.2 * (table.book.figures.vampires_to_win - table.vampires)
    return best - 0.4


def destination(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The end of a journey by train, on a fast horse or in an emergency."""
    errand = Errand(insight, ask.hunter)
    return [errand.worth(NUMBER[key.partition(":")[2]]) if ":" in key else 0.0 for key in keys]


def announce(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """What a hunter says he will do: something he would do anyway."""
    hunter: int = ask.hunter
    errand = Errand(insight, hunter)
    place = insight.table.hunters[hunter].place
    return [errand.worth(NUMBER[key.partition(":")[2]]) if ":" in key else errand.worth(place) for key in keys]


def begin(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Begin in a large city with stations, far from the other hunters."""
    table = insight.table
    taken = [hunter.place for hunter in table.hunters if hunter.place >= 0]
    out = []
    for key in keys:
        place = NUMBER[key[6:]]
        apart = min((turns(other)[place] for other in taken), default=4.0)
        out.append(0.5 * IS_LARGE[place] + 0.08 * len(RAILS[place]) + 0.05 * len(ROADS[place]) + 0.3 * min(5.0, apart) + _middle(place))
    return out


@lru_cache(maxsize=128)
def _middle(place: int) -> float:
    """Cities from which the others are near."""
    return -0.08 * sum(turns(place)) / COUNT
