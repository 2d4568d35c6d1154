"""Where Dracula may be, from everything that all hunters have seen: the exact set of places, and how likely each of them is.

The set is exact: a place is in it if some way of Dracula that agrees with every clue ends there. The likelihoods count ways: at each
step every way on is as likely as another, staying behind a Hide card is a little less so, and turning straight back is not possible.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from coterie.games.fury.clues import HIDE, HIDE_BIT, Clues, reach
from coterie.games.fury.facts.places import COUNT, HOSPITAL, PLACES, SEA_BITS, STEP_BITS, members

HIDING: Final = 0.6
"""How much likelier a move to one place is than staying behind a Hide card."""
BY_SEA: Final = 0.5
"""A sea costs blood: it is chosen less often than a road."""
CARDS: Final = 16
"""No more cards than this are thought of at once: a card that can be more places finds one that no other has."""
LEAST: Final = 0.0005
"""The least likelihood that is shown for a place where he can be."""
MOST_STEPS: Final = 8000
"""So many steps of ways are tried for one place. Where that settles nothing, the place stays possible."""

Moves: TypeAlias = "tuple[tuple[str, int, int, str, int, int], ...]"
"""The steps of the clues: what was done, with which card, what that may be, how far, through where, and where he can have hidden."""
Laid: TypeAlias = "tuple[tuple[str, int, int, str, int, tuple[int, ...], int], ...]"
"""The same, with the cards that lay on the table at each step."""
Some: TypeAlias = "tuple[tuple[int, tuple[int, ...]], ...]"
Key: TypeAlias = "tuple[int, Laid, tuple[tuple[int, int], ...], Some]"


class Belief:
    """What follows from the clues: for each place how likely Dracula is there, and how likely each card of his is of it."""

    __slots__ = ("_spread", "cards", "places")

    def __init__(self, places: list[float], cards: dict[int, list[tuple[int, float]]]) -> None:
        self.places = places
        """For each place, how likely he is there now."""
        self.cards = cards
        """For each card by its serial, the places it may be with their likelihoods; what is missing to 1 is the Hide card."""
        self._spread: list[float] | None = None

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
    return _shading(_key(clues)).copy()


@lru_cache(maxsize=512)
def _shading(key: Key) -> dict[str, float]:
    places = members(_possible(key))
    origin, laid, may, _ = key
    chances = _believe(origin, laid, dict(may)).places
    total = sum(chances[place] for place in places)
    return {PLACES[place]: round(max(LEAST, chances[place] / total if total else 0.0), 4) for place in places}


def _key(clues: Clues) -> Key:
    """Everything the clues say, as one value that can be compared."""
    return clues.origin, _laid(clues), tuple(sorted(clues.may.items())), tuple(clues.some)


def _laid(clues: Clues) -> Laid:
    may = clues.may
    return tuple((what, serial, may.get(serial, 0), how, through, near, hiding) for what, serial, how, through, near, hiding in clues.steps)


# The likelihoods.


def belief(clues: Clues) -> Belief:
    """How likely each place is, for Dracula and for each of his cards."""
    return _believe(clues.origin, _laid(clues), clues.may)


def _believe(origin: int, laid: Laid, may: dict[int, int]) -> Belief:
    steps = _moves(laid)
    known = {step[1] for step in steps}
    return _belief(origin, steps, tuple((serial, places) for serial, places in may.items() if serial not in known))


def _moves(laid: Laid) -> Moves:
    return tuple((what, serial, places, how, through, hiding) for what, serial, places, how, through, _, hiding in laid)


def glance(clues: Clues) -> Belief:
    """The same at a glance, for worlds that are only imagined: what a card is, is judged by the steps up to it and not by those after."""
    may = clues.may
    steps = tuple((what, serial, may.get(serial, 0), how, through, hiding) for what, serial, how, through, _, hiding in clues.steps)
    return _glance(clues.origin, steps)


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
    for place, chance in enumerate(here):
        if not chance:
            continue
        share = chance / max(1, len(ways[place]) - (before is not None))
        for end, weight in ways[place]:
            if may >> end & 1:
                came = before[end] / max(1, len(ways[end])) * weight if before is not None else 0.0
                moved[end] += max(0.02 * share, share - came) * weight
        if hiding >> place & 1:
            moved[place] += chance * HIDING / 4
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
            chance += after[place] * HIDING / 4
        out.append(chance)
    return out


@lru_cache(maxsize=256)
def _ways(how: str, through: int) -> list[list[tuple[int, float]]]:
    """From each place the ends of a move, with how readily each is chosen."""
    return [
        [(end, BY_SEA if SEA_BITS >> end & 1 and not SEA_BITS >> place & 1 else 1.0) for end in members(reach(place, how, through))]
        for place in range(COUNT)
    ]


# The exact set.


def possible(clues: Clues) -> int:
    """The set of places where Dracula can be: for each of them there is a way that agrees with every clue."""
    return _possible(_key(clues))


@lru_cache(maxsize=512)
def _possible(key: Key) -> int:
    origin, steps, may, some = key
    search = _Search(steps, dict(may), some)
    rough = _roughly(origin, steps)[-1]
    found = 0
    for place in members(rough):
        if search.ends_at(origin, place):
            found |= 1 << place
    return found or rough


def _roughly(origin: int, steps: Laid) -> list[int]:
    """Where he can be before the first step and after each, not thinking of cards that must differ."""
    here = origin
    table = [here]
    for what, _, may, how, through, _, hiding in steps:
        if what == "off":
            here &= ~through
        elif what == "stand":
            here &= may
        else:
            reached = 0
            for place in members(here):
                reached |= reach(place, how, through)
            here = (reached & may & ~HIDE_BIT) | (here & hiding if what == "lay" and may & HIDE_BIT else 0)
        table.append(here)
    return table


class _Search:
    """Looks for a way that agrees with all clues and ends at a given place."""

    def __init__(self, steps: Laid, may: dict[int, int], some: Some) -> None:
        self.steps = steps
        self.may = may
        self.some = some
        self.fixed = {serial: places.bit_length() - 1 for serial, places in may.items() if places and not places & (places - 1)}
        """The cards of which everybody knows what they are."""
        moved = {step[1] for step in steps}
        self.unmoved = [serial for serial in may if serial not in moved]
        named = {serial for _, serials in some for serial in serials}
        free = [serial for serial in self.unmoved if serial not in self.fixed]
        self.loose = [serial for serial in free if serial in named or may[serial].bit_count() <= CARDS]
        """Cards of which no move tells, but of which something is known, or with so few places that they could be taken by others."""
        self.cards: dict[int, int] = {}
        self.now = may
        self.left = 0
        self.allowed: list[int] = []
        self.failed: set[tuple[object, ...]] = set()
        """Where nothing follows: the step, the place, and the cards that still matter from there on."""
        self.together: dict[int, list[int]] = {}
        for what, serial, _, _, _, near, _ in steps:
            if what == "lay":
                for other in near:
                    self.together.setdefault(other, []).append(serial)
        self.matter = self._matter()

    def _matter(self) -> list[tuple[int, ...]]:
        """For each step, the cards that it or a later one asks about."""
        asked = {serial for _, serials in self.some for serial in serials}
        asked.update(serial for loose in self.loose for serial in self.together.get(loose, ()))
        table = [tuple(asked - self.fixed.keys())]
        for what, serial, _, _, _, near, _ in reversed(self.steps):
            asked = {*asked, *near} if what == "lay" else {*asked, serial}
            table.append(tuple(asked - self.fixed.keys()))
        table.reverse()
        return table

    def ends_at(self, origin: int, place: int) -> bool:
        """Whether some way ends there; yes, too, if there is too much to try."""
        self.now = self.may.copy()
        self.allowed = self._towards(place)
        if self._narrow():
            self.allowed = self._towards(place)
        self.left = MOST_STEPS
        self.cards = self.fixed.copy()
        self.failed = set()
        return any(self._walk(0, start) for start in members(origin & self.allowed[0])) or self.left <= 0

    def _narrow(self) -> bool:
        """Cards he went back to, or stood on, are places from which the end can be reached. Whether that says anything new."""
        found = False
        for number, (what, serial, *_) in enumerate(self.steps):
            if what in ("back", "stand"):
                left = self.now[serial] & self.allowed[number + 1]
                found = found or left != self.now[serial]
                self.now[serial] = left
        return found

    def _towards(self, place: int) -> list[int]:
        """Before each step, the places from which the end can be reached at all; every way can be gone in both directions."""
        after = 1 << place
        table = [after]
        for what, serial, _, how, through, _, hiding in reversed(self.steps):
            may = self.now.get(serial, 0)
            if what == "off":
                after &= ~through
            elif what == "stand":
                after &= may
            else:
                before = after & hiding if what == "lay" and may & HIDE_BIT else 0
                for end in members(after & may):
                    before |= reach(end, how, through)
                after = before
            table.append(after)
        table.reverse()
        return table

    def _walk(self, number: int, here: int) -> bool:
        """Try everything that can follow, but nothing that has failed before; whether a whole way was found."""
        if number == len(self.steps):
            return self._complete([serial for serial in self.loose if serial not in self.cards])
        state = (number, here, *map(self.cards.get, self.matter[number]))
        if state in self.failed:
            return False
        self.left -= 1
        if self.left <= 0:
            return False
        if self._follow(number, here):
            return True
        self.failed.add(state)
        return False

    def _follow(self, number: int, here: int) -> bool:
        """Try everything that a step allows."""
        what, serial, _, how, through, near, hiding = self.steps[number]
        if what == "off":
            return not through >> here & 1 and self._walk(number + 1, here)
        if what == "stand":
            return self._put(serial, here) and self._on(number, serial, here)
        may, allowed = self.now[serial], self.allowed[number + 1]
        options = reach(here, how, through) & may & allowed
        if what == "lay":
            for other in near:
                if other in self.cards:
                    options &= ~(1 << self.cards[other])
            if may & HIDE_BIT and hiding >> here & allowed >> here & 1 and not any(self.cards.get(other) == HIDE for other in near):
                options |= HIDE_BIT
        if serial in self.cards:
            known = self.cards[serial]
            return bool(options >> known & 1) and self._walk(number + 1, here if known == HIDE else known)
        return any(self._put(serial, value) and self._on(number, serial, here if value == HIDE else value) for value in members(options))

    def _put(self, serial: int, value: int) -> bool:
        """Take a card to be a place, if it can be."""
        if serial in self.cards:
            return self.cards[serial] == value
        if not self.now[serial] >> value & 1 or any(self.cards.get(other) == value for other in self.together.get(serial, ())):
            return False
        self.cards[serial] = value
        return True

    def _on(self, number: int, serial: int, here: int) -> bool:
        """Go on from a step that said what a card is; if that leads nowhere the card is unknown again, unless an earlier step said it."""
        if self._walk(number + 1, here):
            return True
        if serial not in self.fixed and not any(step[1] == serial for step in self.steps[:number]):
            self.cards.pop(serial, None)
        return False

    def _complete(self, open_: list[int]) -> bool:
        """Give each card of which no move tells a place of its own; then the clues about several cards must hold."""
        if not open_:
            return all(any(places >> self.cards[serial] & 1 for serial in serials if serial in self.cards) for places, serials in self.some)
        serial, *rest = open_
        laid = [self.cards.get(other) for other in self.together.get(serial, ())]
        others = [self.cards[other] for other in self.cards if other in self.unmoved]
        for value in members(self.may[serial]):
            if value not in laid and value not in others:
                self.cards[serial] = value
                if self._complete(rest):
                    return True
                del self.cards[serial]
        return False
