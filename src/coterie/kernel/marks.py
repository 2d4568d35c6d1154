"""Several marks in one answer: how often each may be made, what they must come to together, and the one key that says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from coterie.kernel.chance import Chance
from coterie.kernel.text import Option, Reason, Ref, Text

TRIES: Final = 20
"""So often an answer is drawn that leads nowhere before the first that fits is taken."""


class Limit(msgspec.Struct, frozen=True, gc=False):
    """What all marks of an answer come to together: at least so much of something, and at most so much."""

    what: Text
    """What is counted, as a title: cards, transfers."""
    rule: str
    least: int = 0
    most: int | None = None
    weights: dict[str, int] | None = None
    """What each mark counts, never below 0; those not named count nothing. Without weights each counts 1."""
    shown: bool = True
    """Whether players want to see it counted while they mark."""

    @property
    def words(self) -> Text:
        """The limit as it is said before anything is marked."""
        if self.most is None:
            return Text("kernel-limit-least", {"what": self.what, "least": self.least})
        if self.least == self.most:
            return Text("kernel-limit-exactly", {"what": self.what, "count": self.most})
        if not self.least:
            return Text("kernel-limit-most", {"what": self.what, "most": self.most})
        return Text("kernel-limit-between", {"what": self.what, "least": self.least, "most": self.most})

    def weight(self, key: str) -> int:
        """What one mark counts."""
        return 1 if self.weights is None else self.weights.get(key, 0)

    def sum(self, amounts: Mapping[str, int]) -> int:
        """What some marks come to."""
        weights = self.weights
        return sum(amounts.values()) if weights is None else sum([weights.get(key, 0) * amount for key, amount in amounts.items()])


class Mark(msgspec.Struct, frozen=True, gc=False):
    """One thing that can be marked, as an option is shown, and how often."""

    key: str
    label: Text
    refs: tuple[Ref, ...]
    most: int


def join(amounts: Mapping[str, int]) -> str:
    """The key of an answer: its marks in order of their keys, with the amount where it is more than one. Equal answers have one key.

    >>> join({"lay:nobles": 1, "lay:clergy": 2})
    'lay:clergy*2 lay:nobles'
    """
    return " ".join([key if amounts[key] == 1 else f"{key}*{amounts[key]}" for key in sorted(amounts)])


def split(key: str) -> dict[str, int]:
    """The marks of an answer, and how often each was made; a plain key is one mark.

    >>> split("lay:clergy*2 lay:nobles")
    {'lay:clergy': 2, 'lay:nobles': 1}
    """
    amounts: dict[str, int] = {}
    for part in key.split(" "):
        mark, star, amount = part.partition("*")
        count = int(amount) if star and amount.isdecimal() and len(amount) < 10 else 0 if star else 1
        amounts[mark] = amounts.get(mark, 0) + count
    return amounts


def parts(key: str) -> list[str]:
    """The marks of an answer one by one.

    >>> parts("lay:clergy*2 lay:nobles")
    ['lay:clergy', 'lay:clergy', 'lay:nobles']
    """
    return [mark for mark, amount in split(key).items() for _ in range(amount)]


def several(key: str, options: Mapping[str, Option]) -> Option:
    """An answer of several marks as one option: what it says, and all that it points at."""
    amounts = split(key)
    labels = tuple(
        options[mark].label if amount == 1 else Text("kernel-mark-times", {"mark": options[mark].label, "count": amount})
        for mark, amount in amounts.items()
    )
    return Option(key, Text("kernel-marks", {"marks": labels}), tuple(ref for mark in amounts for ref in options[mark].refs))


class Marks:
    """What can be marked in an answer: how often each key, and the limits that all marks together must keep.

    An answer has at least one mark. Whatever keeps the limits is legal, so that anybody who has them can tell.
    """

    __slots__ = ("limits", "most")

    def __init__(self, most: dict[str, int], *limits: Limit) -> None:
        self.most = most
        self.limits = limits

    def refusal(self, amounts: Mapping[str, int]) -> Reason | None:
        """Why these marks are no answer, or None if they are one."""
        for key, amount in amounts.items():
            if not 1 <= amount <= self.most[key]:
                return Reason(Text("kernel-mark-too-often", {"most": self.most[key]}), self.limits[0].rule if self.limits else "")
        for limit in self.limits:
            found = limit.sum(amounts)
            if found < limit.least:
                return Reason(Text("kernel-marks-too-few", {"what": limit.what, "sum": found, "least": limit.least}), limit.rule)
            if limit.most is not None and found > limit.most:
                return Reason(Text("kernel-marks-too-many", {"what": limit.what, "sum": found, "most": limit.most}), limit.rule)
        return None

    def knows(self, amounts: Mapping[str, int]) -> bool:
        """Whether all of this can be marked, if perhaps not so often or not together."""
        return bool(amounts) and amounts.keys() <= self.most.keys()

    def takes(self, amounts: Mapping[str, int]) -> bool:
        """Whether these marks are an answer."""
        return self.knows(amounts) and self.refusal(amounts) is None

    def open_to(self, amounts: Mapping[str, int], among: Iterable[str] | None = None) -> list[str]:
        """What may be marked once more without too much of anything; perhaps only among some, as what is closed stays so."""
        most = self.most
        found = [key for key in (most if among is None else among) if amounts.get(key, 0) < most[key]]
        for limit in self.limits:
            if limit.most is not None:
                left, weights = limit.most - limit.sum(amounts), limit.weights
                if weights is not None:
                    found = [key for key in found if weights.get(key, 0) <= left]
                elif left < 1:
                    return []
        return found

    def every(self, begun: Mapping[str, int] | None = None, start: int = 0) -> Iterator[str]:
        """All answers, one by one; or those that add to marks already made, only of the keys from number `start` on."""
        keys = list(self.most)
        begun = begun or {}
        room = [self.most[key] - begun.get(key, 0) if at >= start else 0 for at, key in enumerate(keys)]
        weights = [[limit.weight(key) for key in keys] for limit in self.limits]
        rest = [_sums_to_come([weight * free for weight, free in zip(row, room, strict=True)]) for row in weights]
        return self._walk(keys, room, weights, rest, 0, dict(begun), [limit.sum(begun) for limit in self.limits])

    def _walk(
        self,
        keys: list[str],
        room: list[int],
        weights: list[list[int]],
        rest: list[list[int]],
        at: int,
        amounts: dict[str, int],
        sums: list[int],
    ) -> Iterator[str]:
        """Decide on one key after the other; whatever can no longer keep a limit is left alone."""
        for limit, found, to_come in zip(self.limits, sums, rest, strict=True):
            if found + to_come[at] < limit.least or (limit.most is not None and found > limit.most):
                return
        if at == len(keys):
            if amounts:
                yield join(amounts)
            return
        key = keys[at]
        before = amounts.get(key, 0)
        for more in range(room[at] + 1):
            if before + more:
                amounts[key] = before + more
            summed = [found + more * row[at] for found, row in zip(sums, weights, strict=True)]
            yield from self._walk(keys, room, weights, rest, at + 1, amounts, summed)
        if before:
            amounts[key] = before
        else:
            amounts.pop(key, None)

    def draw(self, chance: Chance, weights: Sequence[float] | None = None) -> str:
        """An answer by chance: mark after mark, the likelier the greater its weight, and perhaps no more once it is one."""
        shares = dict(zip(self.most, weights, strict=True)) if weights is not None else dict.fromkeys(self.most, 1.0)
        enough, asking = sum(shares.values()) / len(shares), [limit for limit in self.limits if limit.least]
        for _ in range(TRIES):
            amounts: dict[str, int] = {}
            found = self.open_to(amounts)
            while found:
                odds = [shares[key] for key in found]
                if amounts and (not asking or self._enough(amounts)):
                    odds.append(enough)
                at = chance.weighted(odds)
                if at == len(found):
                    break
                amounts[found[at]] = amounts.get(found[at], 0) + 1
                found = self.open_to(amounts, found)
            if amounts and (not asking or self._enough(amounts)):
                return join(amounts)
        return next(self.every())

    def _enough(self, amounts: Mapping[str, int]) -> bool:
        """Whether marks that are not too many are an answer."""
        return all(limit.sum(amounts) >= limit.least for limit in self.limits if limit.least)

    def best(self, weights: Sequence[float]) -> str:
        """The answer of the marks with the greatest weights, and no more of them than it needs."""
        ranked = sorted(zip(weights, self.most, strict=True), key=lambda pair: -pair[0])
        amounts: dict[str, int] = {}
        while not self.takes(amounts):
            found = set(self.open_to(amounts))
            key = next((key for _, key in ranked if key in found), None)
            if key is None:
                return next(self.every())
            amounts[key] = amounts.get(key, 0) + 1
        return join(amounts)

    def some(self, chance: Chance, most: int, weights: Sequence[float] | None = None) -> list[str]:
        """All answers if there are not more than so many; else at most so many, drawn, with the best by weight among them."""
        found: dict[str, None] = {}
        for key in self.every():
            if len(found) == most:
                break
            found[key] = None
        else:
            return list(found)
        drawn = {} if weights is None else {self.best(weights): None}
        for _ in range(most - len(drawn)):
            drawn[self.draw(chance, weights)] = None
        return list(drawn)


def _sums_to_come(amounts: list[int]) -> list[int]:
    """For each place what it and all after it can come to."""
    sums = [0]
    for amount in reversed(amounts):
        sums.append(sums[-1] + amount)
    return sums[::-1]
