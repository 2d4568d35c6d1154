"""How likely Dracula is in each place, and each of his cards of it, from everything that all hunters have seen.

Ways are counted forth and back along the clues: at each step every way on is as likely as another, a sea less so, staying behind a Hide
card still less, and turning straight back hardly. For people only the places are kept where he can be at all.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final, TypeAlias

from coterie.games.fury.bots.possible import Key, Laid, key_of, laid, settle
from coterie.games.fury.clues import HIDE_BIT, Clues, reach
from coterie.games.fury.facts.places import COUNT, HOSPITAL, PLACES, SEA_BITS, STEP_BITS, members

HIDING: Final = 0.15
"""How likely he stays behind a Hide card, where he can have."""
BY_SEA: Final = 0.5
"""A sea costs blood: it is chosen less often than a road."""
LEAST: Final = 0.0005
"""The least likelihood that is shown for a place where he can be."""
Moves: TypeAlias = "tuple[tuple[str, int, int, str, int, int], ...]"
"""The steps of the clues: what was done, with which card, what that may be, how far, through where, and where he can have hidden."""


class Belief:
    """What follows from the clues: for each place how likely Dracula is there, and how likely each card of his is of it."""

    __slots__ = ("_doubt", "_spread", "cards", "places")

    def __init__(self, places: list[float], cards: dict[int, list[tuple[int, float]]]) -> None:
        self.places = places
        """For each place, how likely he is there now."""
        self.cards = cards
        """For each card by its serial, the places it may be with their likelihoods; what is missing to 1 is the Hide card."""
        self._spread: list[float] | None = None
        self._doubt: float | None = None

    @property
    def doubt(self) -> float:
        """How uncertain it is where he is: 0 if everybody knows, about 4 if he may be anywhere."""
        if self._doubt is None:
            self._doubt = -sum(chance * log(chance) for chance in self.places if chance > 1e-6)
        return self._doubt

    def of_card(self, serial: int, place: int) -> float:
        """How likely a card is of a place."""
        return next((chance for where, chance in self.cards.get(serial, ()) if where == place), 0.0)

    @property
    def spread(self) -> list[float]:
        """Where he will be after one more of his moves, if nothing is shown."""
        if self._spread is None:
            spread = [0.0] * COUNT
            for place, chance in enumerate(self.places):
                if chance > 0.001:
                    ends = _STEPS[place]
                    share = chance / (len(ends) + 1)
                    spread[place] += share
                    for end in ends:
                        spread[end] += share
            self._spread = spread
        return self._spread


_STEPS: Final = [[end for end in members(STEP_BITS[place]) if end != HOSPITAL] for place in range(COUNT)]


def shading(clues: Clues) -> dict[str, float]:
    """The places where Dracula can be, each with its likelihood: a help for people."""
    return _shading(key_of(clues)).copy()


@lru_cache(maxsize=512)
def _shading(key: Key) -> dict[str, float]:
    places = members(settle(key))
    chances = _after(key[0], _moves(key[1]))[0]
    total = sum(chances[place] for place in places)
    return {PLACES[place]: round(max(LEAST, chances[place] / total if total else 0.0), 4) for place in places}


def belief(clues: Clues) -> Belief:
    """How likely each place is, for Dracula and for each of his cards."""
    steps = _moves(laid(clues))
    known = {step[1] for step in steps}
    return _belief(clues.origin, steps, tuple((serial, places) for serial, places in clues.may.items() if serial not in known))


def _moves(seen: Laid) -> Moves:
    return tuple((what, serial, places, how, through, hiding) for what, serial, places, how, through, _, hiding in seen)


def glance(clues: Clues) -> Belief:
    """The same at a glance, for worlds that are only imagined: what a card is, is judged by the steps up to it and not by those after."""
    return _glance(clues.origin, _moves(laid(clues)))


@lru_cache(maxsize=4096)
def _glance(origin: int, steps: Moves) -> Belief:
    places, _ = _after(origin, steps)
    cards = {}
    for number, (what, serial, may, _, _, _) in enumerate(steps):
        if what in ("lay", "back"):
            cards[serial] = _sparse(_after(origin, steps[: number + 1])[0], may)
    return Belief(places, cards)


@lru_cache(maxsize=512)
def _belief(origin: int, steps: Moves, loose: tuple[tuple[int, int], ...]) -> Belief:
    back = _back(steps)
    cards: dict[int, list[tuple[int, float]]] = {}
    for number, (what, serial, may, _, _, _) in enumerate(steps):
        if what in ("lay", "back"):
            here, after = _after(origin, steps[: number + 1])[0], back[number + 1]
            cards[serial] = _sparse(_normal([chance * after[place] for place, chance in enumerate(here)]), may)
    for serial, may in loose:
        free = members(may & ~HIDE_BIT)
        cards[serial] = [(place, 1 / len(free)) for place in free]
    return Belief(_after(origin, steps)[0], cards)


def _sparse(chances: list[float], may: int) -> list[tuple[int, float]]:
    """The places a card may be that are worth a thought."""
    return [(place, chance) for place, chance in enumerate(chances) if chance > 0.001 and may >> place & 1]


def _normal(chances: list[float]) -> list[float]:
    total = sum(chances)
    return [chance / total for chance in chances] if total else chances


@lru_cache(maxsize=8192)
def _after(origin: int, steps: Moves) -> tuple[list[float], list[float] | None]:
    """How likely he is in each place after these steps; and where he was before the last, if he cannot have turned straight back to it."""
    if not steps:
        return _normal([float(origin >> place & 1) for place in range(COUNT)]), None
    here, before = _after(origin, steps[:-1])
    what, _, may, how, through, hiding = steps[-1]
    if what == "off":
        return _normal([0.0 if through >> place & 1 else chance for place, chance in enumerate(here)]), before
    if what == "stand":
        return _normal([chance if may >> place & 1 else 0.0 for place, chance in enumerate(here)]), before
    moved = _move(here, before, may, how, through, hiding if what == "lay" and may & HIDE_BIT else 0)
    return _normal(moved), here if how == "step" and what == "lay" else None


def _move(here: list[float], before: list[float] | None, may: int, how: str, through: int, hiding: int) -> list[float]:
    """One move on: along every way that is open, but not straight back to where he was before."""
    moved = [0.0] * COUNT
    if how == "any":
        total = sum(here)
        free = members(may & ~HIDE_BIT)
        for place in free:
            moved[place] = total / len(free)
        return moved
    ways = _ways(how, through)
    open_ = [bool(may >> place & 1) for place in range(COUNT)]
    came = [0.0] * COUNT if before is None else [chance / max(1, len(ends)) for chance, ends in zip(before, ways, strict=True)]
    turned = before is not None
    for place, chance in enumerate(here):
        if not chance:
            continue
        ends = ways[place]
        share = chance / max(1, len(ends) - turned)
        least = 0.02 * share
        for end, weight in ends:
            if open_[end]:
                left = share - came[end] * weight
                moved[end] += (left if left > least else least) * weight
        if hiding >> place & 1:
            moved[place] += chance * HIDING
    return moved


def _back(steps: Moves) -> list[list[float]]:
    """Before the first step and after each, how well each place agrees with what was seen from then on."""
    after = [1.0] * COUNT
    table = [after]
    for what, _, may, how, through, hiding in reversed(steps):
        if what == "off":
            after = [0.0 if through >> place & 1 else chance for place, chance in enumerate(after)]
        elif what == "stand":
            after = [chance if may >> place & 1 else 0.0 for place, chance in enumerate(after)]
        else:
            after = _normal(_unmove(after, may, how, through, hiding if what == "lay" and may & HIDE_BIT else 0))
        table.append(after)
    table.reverse()
    return table


def _unmove(after: list[float], may: int, how: str, through: int, hiding: int) -> list[float]:
    open_ = [chance if may >> place & 1 else 0.0 for place, chance in enumerate(after)]
    if how == "any":
        return [sum(open_)] * COUNT
    out = []
    for place, ends in enumerate(_ways(how, through)):
        chance = sum([open_[end] * weight for end, weight in ends]) / max(1, len(ends))
        if hiding >> place & 1:
            chance += after[place] * HIDING
        out.append(chance)
    return out


@lru_cache(maxsize=256)
def _ways(how: str, through: int) -> list[list[tuple[int, float]]]:
    """From each place the ends of a move, with how readily each is chosen."""
    return [
        [(end, BY_SEA if SEA_BITS >> end & 1 and not SEA_BITS >> place & 1 else 1.0) for end in members(reach(place, how, through))]
        for place in range(COUNT)
    ]
