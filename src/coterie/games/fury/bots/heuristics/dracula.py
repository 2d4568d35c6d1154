"""Rules of thumb for Dracula on the map: where to begin, where to go, when to hide, feed, run or attack."""

from __future__ import annotations

from coterie.games.fury.bots.distance import steps, turns
from coterie.games.fury.bots.duel import blood_worth
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.facts.places import (
    CASTLE,
    CITY_BITS,
    IS_SEA,
    LAND_BITS,
    NUMBER,
    ROADS,
    SEA_BITS,
    STEP_BITS,
    members,
    within_roads,
)
from coterie.games.fury.rules.asking import Choice
from coterie.games.fury.rules.dracula.move import backs, leaps, sea_cost
from coterie.games.fury.rules.dracula.trail import barred, occupied, spaces
from coterie.kernel.questions import PASS

FOUND_BY_DAY = 1.1
"""What it costs to be found by day, beside the fight."""
FOUND_BY_NIGHT = 0.45
KNOWN = 0.9
"""What it costs if everybody knows where he is."""


class Lair:
    """What each place is worth to Dracula as his next."""

    __slots__ = ("_land", "_sea", "dark", "dark_next", "fights", "insight", "shut", "table")

    def __init__(self, insight: Insight) -> None:
        table = insight.table
        self.insight = insight
        self.table = table
        self.dark = table.night
        self.dark_next = (table.time + 1) % 6 >= 3
        self.shut = barred(table) | occupied(table)
        spread = insight.spread
        self._land = sum(spread[place] for place in members(LAND_BITS)) or 1.0
        self._sea = sum(spread[place] for place in members(SEA_BITS)) or 1.0
        self.fights = [insight.fight(number, self.dark) for number in range(4)]

    def known(self, place: int) -> float:
        """How sure the hunters would be of a place, if he went there unseen."""
        return self.insight.spread[place] / (self._sea if IS_SEA[place] else self._land)

    def worth(self, place: int, known: float) -> float:
        """What it is worth to be in a place of which the hunters are so sure."""
        table = self.table
        worth = -KNOWN * known * (0.6 if self.dark else 1.0)
        if not IS_SEA[place]:
            worth -= self._danger(place, known)
        worth += self._exits(place)
        away = self.insight.hunters_away(place)
        worth -= 0.5 / (0.6 + away) * (0.5 if self.dark else 1.0)
        if IS_SEA[place]:
            worth -= 0.45
        elif self.dark_next:
            worth += self._prey(place)
        cost = sea_cost(table, place)
        if cost:
            worth -= blood_worth(table.blood) - blood_worth(table.blood - cost) + 0.05
        return worth

    def _danger(self, place: int, known: float) -> float:
        """What may come of it if hunters search there in this round."""
        wanted = min(1.0, 0.04 + 1.6 * known)
        price = FOUND_BY_NIGHT if self.dark else FOUND_BY_DAY
        danger = 0.0
        for number, chance in enumerate(self.insight.near_hunters(place)):
            danger += chance * wanted * max(0.0, price - self.fights[number])
        return danger

    def _exits(self, place: int) -> float:
        """A place from which he cannot go on is a trap."""
        free = STEP_BITS[place] & ~self.shut & ~(1 << place)
        land = free & LAND_BITS
        for hunter in self.table.hunters:
            land &= ~(1 << hunter.place) if hunter.place >= 0 else -1
        count = len(members(land)) + 0.4 * bool(free & SEA_BITS)
        return {0: -3.0}.get(int(count + 0.9), 0.0) - 0.6 / (1 + count)

    def _prey(self, place: int) -> float:
        """By night it is good to be near a hunter who cannot defend himself."""
        best = 0.0
        for number, hunter in enumerate(self.table.hunters):
            if hunter.place >= 0 and not IS_SEA[hunter.place] and steps(place)[hunter.place] == 1:
                best = max(best, self.insight.fight(number, True) - 0.5)
        return 0.3 * best

    def attack(self, place: int) -> float:
        """What it is worth to come where hunters are."""
        table = self.table
        victims = table.hunters_at(place)
        if not self.dark:
            return min(self.fights[number] for number in victims) - 2 * FOUND_BY_DAY
        gain = max(self.fights[number] for number in victims) - 0.25 * (len(victims) - 1)
        others = sum(chance for number, chance in enumerate(self.insight.near_hunters(place)) if number not in victims)
        dawn = 0.5 * (table.time == 5) + 0.2 * (table.time == 4)
        return gain - 0.45 - 0.2 * others - dawn


def move(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Away from the hunters by day, unseen, never into a trap; by night near the weak."""
    lair = Lair(insight)
    wolf = ask.kind == "wolf"
    plain = [_LATER if key in _POWERS else _go(lair, key) for key in keys]
    best = max(plain)
    return [_power(lair, key, best, wolf) if key in _POWERS else look for key, look in zip(keys, plain, strict=True)]


_LATER = -9.0
_POWERS = ("feed", "dark_call", "double_back", "wolf_form")


def _go(lair: Lair, key: str) -> float:
    table = lair.table
    name = key.replace("/", ":").partition(":")[2]
    if name == "hide":
        return lair.worth(table.dracula, lair.known(table.dracula)) - 0.15
    place = NUMBER[name]
    if table.hunters_at(place) and not IS_SEA[place]:
        return lair.attack(place)
    if place == CASTLE:
        gain = blood_worth(min(15, table.blood + 2)) - blood_worth(table.blood)
        return lair.worth(place, 1.0) + gain
    return lair.worth(place, lair.known(place))


def _power(lair: Lair, key: str, best: float, wolf: bool) -> float:
    """What a power is worth beside a plain move."""
    table = lair.table
    if key == "wolf_form":
        ends = members(leaps(table) & ~lair.shut & CITY_BITS)
        price = blood_worth(table.blood) - blood_worth(table.blood - 1)
        goals = [lair.attack(place) if table.hunters_at(place) else lair.worth(place, 0.4 * lair.known(place)) for place in ends]
        return max(goals, default=_LATER) - price - 0.15
    if key == "double_back":
        options = [_back(lair, back) for back in backs(table, wolf)]
        return max(options, default=_LATER) - 0.25
    here = lair.worth(table.dracula, min(1.0, 1.2 * lair.insight.belief.places[table.dracula]))
    if key == "feed":
        return here + blood_worth(table.blood + 1) - blood_worth(table.blood) - 0.1 if table.blood < 15 else here - 0.4
    return here + _call(lair)


def _call(lair: Lair) -> float:
    """Ten encounters to choose from, for two points of blood: the longer he has gone without a vampire to leave behind, the sooner."""
    table = lair.table
    price = blood_worth(table.blood) - blood_worth(table.blood - 2)
    waiting = any(token.kind == "new_vampire" for slot in table.trail for token in slot.tokens)
    if "new_vampire" in table.tokens:
        return -price
    return 0.2 - price if waiting else 0.15 * min(4, len(table.trail) - 1) - price


def _back(lair: Lair, key: str) -> float:
    """What it is worth to go back to a card."""
    table = lair.table
    slot = spaces(table)[int(key[5:]) - 1]
    place = table.cards[slot.serial]
    if table.hunters_at(place) and not IS_SEA[place]:
        return lair.attack(place)
    return lair.worth(place, 1.0 if slot.up else lair.insight.belief.of_card(slot.serial, place))


def double_back(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """To the card that is safest."""
    lair = Lair(insight)
    return [_back(lair, key) for key in keys]


def begin(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Far from all hunters, where many ways lead on; anywhere of that kind."""
    out = []
    for key in keys:
        place = NUMBER[key[6:]]
        away = insight.hunters_away(place)
        coast = bool(STEP_BITS[place] & SEA_BITS)
        out.append(min(away, 3.0) * 0.5 + 0.06 * min(6, len(ROADS[place])) + 0.05 * coast - 0.3 * (len(ROADS[place]) < 2))
    return out


def flight(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Wherever he comes down, far from everybody."""
    lair = Lair(insight)
    out = []
    for key in keys:
        if key == PASS:
            out.append(-1.0)
            continue
        place = NUMBER[key.partition(":")[2]]
        spread = 1 / max(2, len(members(within_roads(insight.table.dracula, 2, -1)))) if key.startswith("fly") else 0.05
        out.append(lair.worth(place, 1.0 if key.startswith("land") else spread))
    return out


def send_away(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """Hunters whom bats, horses or storms carry off go far from him and from his vampires."""
    table = insight.table
    lair = table.dracula
    kept = [table.cards[slot.serial] for slot in table.trail if slot.serial and any(token.kind == "new_vampire" for token in slot.tokens)]
    out = []
    for key in keys:
        place = NUMBER[key.partition(":")[2]]
        far = turns(place)
        out.append(min(4.0, far[lair]) * 0.3 - 0.5 * (place in kept and not table.night) - 0.5 * (place == lair))
    return out


def block(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """A roadblock between him and the nearest hunter."""
    table = insight.table
    near = min((hunter.place for hunter in table.hunters), key=lambda place: turns(place)[table.dracula])
    return [-turns(NUMBER[key.split(":")[-1]])[near] - 0.5 * turns(NUMBER[key.split(":")[-1]])[table.dracula] for key in keys]


def kept_hidden(insight: Insight, ask: Choice, keys: list[str]) -> list[float]:
    """The newest card is the one to keep quiet about."""
    return [-float(key[7:]) for key in keys]
