"""A table as one seat of Fury of Dracula knows it, and what follows from it.

It is made from the table of a world that the seat imagines: whatever the seat cannot know is dealt anew there, so nothing can be read
that the seat may not know. Hunters read the public clues, never where Dracula is in that world.
"""

from __future__ import annotations

from math import log

from coterie.games.fury.bots.belief import Belief, belief, glance
from coterie.games.fury.bots.distance import beside, nearness, threat, turns
from coterie.games.fury.bots.duel import prospect
from coterie.games.fury.bots.possible import possible
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.facts.places import COUNT, HOSPITAL, IS_LARGE, IS_SEA, STEP_BITS, members
from coterie.games.fury.pieces import Token
from coterie.games.fury.rules.dracula.trail import spaces
from coterie.games.fury.table import Table
from coterie.kernel.state import Seat

WITHIN = (1, 6, 14, 24, 34, 42, 48)
"""In about how many places Dracula can be when a card of that age comes to light."""


class Insight:
    """What one seat knows of a table."""

    __slots__ = ("_belief", "_exact", "seat", "table")

    def __init__(self, table: Table, seat: Seat, exact: bool = False) -> None:
        self.table = table
        self.seat = seat
        self._exact = exact
        self._belief: Belief | None = None

    @property
    def belief(self) -> Belief:
        """Where the hunters must think Dracula and his cards are."""
        if self._belief is None:
            self._belief = self._exactly() if self._exact else glance(self.table.clues)
        return self._belief

    def _exactly(self) -> Belief:
        """Every card judged by all that was seen; for hunters, only the places where he can be."""
        clues = self.table.clues
        found = belief(clues)
        if not self.table.trail or self.seat == DRACULA:
            return found
        mask = possible(clues)
        places = [chance if mask >> place & 1 else 0.0 for place, chance in enumerate(found.places)]
        total = sum(places) or 1.0
        return Belief([chance / total for chance in places], found.cards)

    @property
    def begun(self) -> bool:
        """Whether Dracula is on the map."""
        return bool(self.table.trail)

    def doubt(self) -> float:
        """How uncertain it is where Dracula is: 0 if everybody knows, about 4 if he may be anywhere."""
        return self.belief.doubt

    @property
    def spread(self) -> list[float]:
        """Where the hunters will think Dracula is after one more of his moves, if nothing is shown."""
        return self.belief.spread

    def night_next(self) -> bool:
        """Whether it will be night in Dracula's next turn."""
        return self.table.next_time >= 3

    def ages(self) -> dict[int, int]:
        """For each card of the trail by its serial, how many cards were laid after it."""
        return {slot.serial: age for age, slot in enumerate(self.table.trail) if slot.serial}

    def fight(self, hunter: int, night: bool) -> float:
        """What a fight of a hunter and Dracula would be worth to Dracula."""
        return prospect(self.table, hunter, DRACULA, night)

    def near_hunters(self, place: int) -> list[float]:
        """For each hunter, how likely he gets to a place in his next turn, if he wants to."""
        return [0.0 if hunter.misses or hunter.place < 0 else threat(hunter.place)[place] for hunter in self.table.hunters]

    def hunters_away(self, place: int) -> float:
        """How many turns the nearest hunter is away from a place."""
        return min((turns(hunter.place)[place] for hunter in self.table.hunters if hunter.place >= 0), default=9.0)


class Quarry:
    """For hunters: what it is worth to search each place now."""

    __slots__ = ("hit", "places", "worth")

    def __init__(self, insight: Insight) -> None:
        table = insight.table
        found = insight.belief
        doubt = insight.doubt()
        ages = insight.ages()
        self.places = found.places
        self.hit = [0.0] * COUNT
        """How likely a card of Dracula is of that place."""
        self.worth = [0.0] * COUNT
        """What it would be worth to see it turned up: what is learned, and the vampire that will not mature."""
        for slot in spaces(table):
            if not slot.serial or slot.serial not in found.cards:
                continue
            age = ages.get(slot.serial, 6)
            gain = 0.0 if slot.up else max(0.0, doubt - log(WITHIN[min(6, age)])) * 0.35
            gain += self._tokens(insight, slot.tokens, age)
            for place, chance in found.cards[slot.serial]:
                self.hit[place] += chance
                self.worth[place] += chance * gain

    def _tokens(self, insight: Insight, tokens: list[Token], age: int) -> float:
        """What the encounters on a card are worth to those who meet them."""
        table = insight.table
        worth = 0.0
        for token in tokens:
            vampire = float(token.kind == "new_vampire") if token.up else 0.0 if token.harmless else 0.3
            soon = 0.5 + 0.1 * age
            worth += vampire * (1.9 * soon if not table.night else -0.3)
            if not token.up or token.kind != "new_vampire":
                worth -= 0.28 * (1 - vampire)
        return worth


class Chase:
    """For one hunter: how near each place brings him to where Dracula may be, with the others on their ways too."""

    __slots__ = ("danger", "insight", "weights")

    def __init__(self, insight: Insight, hunter: int) -> None:
        table = insight.table
        others = [
            beside(other.place) for number, other in enumerate(table.hunters) if number != hunter and other.place >= 0 and not other.misses
        ]
        self.insight = insight
        self.weights = [
            (place, chance / (1 + 0.5 * sum([near[place] for near in others])))
            for place, chance in enumerate(insight.spread)
            if chance > 0.004
        ]
        night = insight.night_next()
        self.danger = max(0.0, insight.fight(hunter, True)) if night else 0.0

    def closeness(self, place: int) -> float:
        """How near a place is to where Dracula will be."""
        near = nearness(place)
        return sum([chance * near[end] for end, chance in self.weights])

    def risk(self, place: int) -> float:
        """What may come of it if Dracula attacks there by night."""
        if not self.danger or IS_SEA[place]:
            return 0.0
        near = STEP_BITS[place] | 1 << place
        chance = sum(self.insight.belief.places[end] for end in members(near))
        return 0.55 * chance * self.danger


class Supplies:
    """What cities offer to a hunter who needs cards; nothing to one with both hands full."""

    __slots__ = ("hospital", "large", "small")

    def __init__(self, table: Table, hunter: int) -> None:
        holder, figures = table.hunters[hunter], table.book.figures
        items = max(0, figures.items_held - len(holder.items))
        self.small = 0.1 if len(holder.events) < figures.events_held_by_hunters else 0.0
        self.large = 0.24 * items + self.small
        self.hospital = 0.15 * items + 0.5 * self.small

    def at(self, place: int) -> float:
        """What a place offers."""
        if IS_SEA[place]:
            return 0.0
        if place == HOSPITAL:
            return self.hospital
        return self.large if IS_LARGE[place] else self.small
