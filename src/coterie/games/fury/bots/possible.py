"""The places where Dracula can be: exactly those to which a way leads that agrees with everything all hunters have seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from coterie.games.fury.clues import ANYWHERE, HIDE, HIDE_BIT, Clues, reaches
from coterie.games.fury.facts.places import COUNT, STEP_BITS, bits, members

CARDS: Final = 16
"""No more cards than this are thought of at once: a card that can be more places finds one that no other has."""
MOST_STEPS: Final = 8000
"""So many steps of ways are tried for one place. Where that settles nothing, the place stays possible."""

FAR: Final = 8
"""So many moves lead anywhere, or nearly."""

Laid: TypeAlias = "tuple[tuple[str, int, int, str, int, tuple[int, ...], int], ...]"
"""The steps of the clues: what was done, with which card, what that may be, how far, through where, beside which cards, and where
he can have hidden."""
Some: TypeAlias = "tuple[tuple[int, tuple[int, ...]], ...]"
Bare: TypeAlias = "tuple[tuple[int, int], ...]"
Key: TypeAlias = "tuple[int, Laid, tuple[tuple[int, int], ...], Some, Bare]"
Near: TypeAlias = "tuple[int, int, tuple[int, ...]]"
"""A card, the places it may be, and for each place of Dracula's later on those that are near enough to be it."""


def possible(clues: Clues) -> int:
    """The set of places where Dracula can be: for each of them there is a way that agrees with every clue."""
    return settle(key_of(clues))


def key_of(clues: Clues) -> Key:
    """Everything the clues say, as one value that can be compared."""
    return clues.origin, laid(clues), tuple(sorted(clues.may.items())), tuple(clues.some), tuple(clues.bare)


def laid(clues: Clues) -> Laid:
    """The steps of the clues with what everybody knows of the card of each."""
    may = clues.may
    return tuple((what, serial, may.get(serial, 0), how, through, near, hiding) for what, serial, how, through, near, hiding in clues.steps)


@lru_cache(maxsize=512)
def settle(key: Key) -> int:
    """The set of places that agree with what the clues say."""
    origin, steps, may, some, bare = key
    search = Ways(origin, steps, dict(may), some, bare)
    rough = search.rough[-1]
    return bits([place for place in members(rough) if search.ends_at(place)]) or rough


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
            reached, ways = 0, reaches(how, through)
            for place in members(here):
                reached |= ways[place]
            here = (reached & may & ~HIDE_BIT) | (here & hiding if what == "lay" and may & HIDE_BIT else 0)
        table.append(here)
    return table


def _within() -> tuple[tuple[int, ...], ...]:
    """For each number of moves and each place, where so many moves lead at most, or the Hide card; very many lead anywhere."""
    near = tuple(1 << place for place in range(COUNT))
    table = []
    for _ in range(FAR):
        table.append(tuple(mask | HIDE_BIT for mask in near))
        near = tuple(mask | _around(mask) for mask in near)
    return (*table, (ANYWHERE | HIDE_BIT,) * COUNT)


def _around(mask: int) -> int:
    reached = 0
    for place in members(mask):
        reached |= STEP_BITS[place]
    return reached


WITHIN: Final = _within()


class Ways:
    """Looks for ways that agree with all clues, from the end to the beginning: can Dracula have come to a place?

    What was found out about a place before some step, beside the cards that were laid later, is remembered: it serves all ends.
    """

    def __init__(self, origin: int, steps: Laid, may: dict[int, int], some: Some, bare: Bare) -> None:
        self.steps = steps
        self.may = may
        self.some = some
        self.bare = bare
        self.rough = _roughly(origin, steps)
        self.ways = [reaches(how, through) for _, _, _, how, through, _, _ in steps]
        """For each step the places it leads to from each; every way can be gone in both directions."""
        self.fixed = {serial: places.bit_length() - 1 for serial, places in may.items() if places and not places & (places - 1)}
        """The cards of which everybody knows what they are."""
        self.cards = self.fixed.copy()
        """What the cards are taken to be, of those that the steps from here to the end tell of."""
        self.again = {step[1] for step in steps if step[0] in ("back", "stand")} - self.fixed.keys()
        """The cards of which several steps may tell."""
        self.beside = [[other for other in step[5] if other in may and other not in self.fixed] for step in steps]
        """For each step the unknown cards that lay there when one was laid."""
        self.taken = [bits([self.fixed[other] for other in step[5] if other in self.fixed]) for step in steps]
        """For each step what the known cards were that lay there."""
        self.together: dict[int, list[int]] = {}
        """For each card, those that were laid while it lay there."""
        self.barred = dict.fromkeys(may, 0)
        """For each card what it is not, because it lay there when another was laid that is taken to be it."""
        for number, step in enumerate(steps):
            for other in self.beside[number] if step[0] == "lay" else ():
                self.together.setdefault(other, []).append(step[1])
                self.barred[other] |= may[step[1]] if step[1] in self.fixed else 0
        moved = {step[1] for step in steps}
        self.unmoved = [serial for serial in may if serial not in moved]
        named = {serial for _, serials in some for serial in serials}
        free = [serial for serial in self.unmoved if serial not in self.fixed]
        self.loose = [serial for serial in free if serial in named or may[serial].bit_count() <= CARDS]
        """Cards of which no move tells, but of which something is known, or with so few places that they could be taken by others."""
        self.asked = [self._asked(number) for number in range(len(steps) + 1)]
        self.open, self.bound = self._open()
        self.left = 0
        self.known: dict[tuple[object, ...], bool] = {}

    def _asked(self, number: int) -> list[int]:
        """The cards of which steps from this one on tell, and which must be known to judge those before it."""
        laid = {step[1] for step in self.steps[number:] if step[0] == "lay"}
        again = {step[1] for step in self.steps[number:] if step[0] in ("back", "stand")} - laid
        beside = {serial for loose in self.loose for serial in self.together.get(loose, ())}
        return sorted((again | (beside & laid)) - self.fixed.keys())

    def _open(self) -> tuple[list[list[Near]], list[list[Near]]]:
        """For each step the unknown cards of which earlier ones tell: those that later ones can bar from places, and that they tell of."""
        open_, bound = [], []
        told: dict[int, tuple[int, int]] = {}
        far = 0
        for number, (what, serial, may, how, _, _, _) in enumerate((*self.steps, ("", 0, 0, "", 0, (), 0))):
            later = {other for at in range(number, len(self.steps)) for other in self.beside[at]}
            near = [(one, places, WITHIN[min(FAR, far - since)]) for one, (places, since) in told.items()]
            open_.append([card for card in near if card[0] in later])
            bound.append([card for card in near if card[0] in self.asked[number]])
            if what in ("lay", "back"):
                far += {"step": 1, "double": 2}.get(how, FAR)
            if what not in ("off", "") and serial not in self.fixed:
                told[serial] = (self.rough[number + 1] & may | may & HIDE_BIT, far)
        return open_, bound

    def ends_at(self, place: int) -> bool:
        """Whether some way ends there; yes, too, if there is too much to try."""
        self.left = MOST_STEPS
        return self._before(len(self.steps), place, ()) or self.left <= 0

    def _before(self, number: int, here: int, hidden: tuple[int, ...]) -> bool:
        """Whether he can have been in a place before a step; `hidden` are the Hide cards laid there since."""
        if not number:
            return self._complete([serial for serial in self.loose if serial not in self.cards])
        cards, barred = self.cards, self.barred
        for serial, places, near in self.bound[number]:
            if not (places & near[here]) >> cards[serial] & 1:
                return False
        state = (
            number,
            here,
            hidden,
            *[cards[serial] for serial in self.asked[number]],
            *[barred[serial] & places & near[here] for serial, places, near in self.open[number]],
            *[self._met(clue) for clue in self.some],
        )
        found = self.known.get(state)
        if found is not None or self.left <= 0:
            return bool(found)
        self.left -= 1
        found = self._came(number - 1, here, hidden)
        if found or self.left > 0:
            self.known[state] = found
        return found

    def _met(self, clue: tuple[int, tuple[int, ...]]) -> bool:
        """Whether one of the cards of a clue is one of its places."""
        places, serials = clue
        return any(places >> self.cards[serial] & 1 for serial in serials if serial in self.cards)

    def _came(self, number: int, here: int, hidden: tuple[int, ...]) -> bool:
        """Whether a step can have led to a place."""
        what, serial, may, _, through, _, hiding = self.steps[number]
        if what == "off":
            return not through >> here & 1 and self._before(number, here, hidden)
        if what == "stand":
            return self._take(number, here, 1 << here, hidden)
        bare = bool(hidden) and any((serial, card) in self.bare for card in hidden)
        if not bare and self._take(number, here, self.ways[number][here], ()):
            return True
        if what == "back" or not (may & HIDE_BIT and hiding >> here & 1):
            return False
        return self._take(number, HIDE, 1 << here, (*hidden, serial) if self.bare else ())

    def _take(self, number: int, value: int, starts: int, hidden: tuple[int, ...]) -> bool:
        """Whether the card of a step can be this one, and he can have been in one of these places before."""
        what, serial, may, *_ = self.steps[number]
        cards, barred = self.cards, self.barred
        new = serial not in cards
        if not ((may & ~barred[serial]) >> value & 1 if new else cards[serial] == value):
            return False
        if what == "lay":
            if self.taken[number] >> value & 1:
                return False
            if self.again and any(cards.get(other) == value for other in self.beside[number]):
                return False
            if serial not in self.fixed:
                self.barred = barred.copy()
                for other in self.beside[number]:
                    self.barred[other] |= 1 << value
        cards[serial] = value
        found, left = False, starts & self.rough[number]
        while left and not found:
            found = self._before(number, (left & -left).bit_length() - 1, hidden)
            left &= left - 1
        self.barred = barred
        if new:
            del cards[serial]
        return found

    def _complete(self, open_: list[int]) -> bool:
        """Whether each card of which no move tells finds a place of its own, so that the clues about several cards hold."""
        if not open_:
            return all(map(self._met, self.some))
        serial, *rest = open_
        laid = [self.cards.get(other) for other in self.together.get(serial, ())]
        others = [self.cards[other] for other in self.cards if other in self.unmoved]
        for value in members(self.may[serial]):
            if value not in laid and value not in others:
                self.cards[serial] = value
                found = self._complete(rest)
                del self.cards[serial]
                if found:
                    return True
        return False
