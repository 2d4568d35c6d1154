"""Counts the results of a run: who won how often, with which scores, how long the games were, and why they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import ceil, sqrt

import msgspec

from coterie.kernel.text import Text
from coterie.kernel.workshop import CardFate
from coterie.sim.table import Result

Z95 = 1.959963984540054
"""How many standard deviations to each side hold 95 % of a normal distribution."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate with the bounds of its 95 % interval; no bounds where one game is all there is."""

    value: float
    low: float | None
    high: float | None


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over the games: its mean, and the values that 10, 50 and 90 % of the games do not exceed."""

    mean: float
    p10: int
    median: int
    p90: int


class Ending(msgspec.Struct, frozen=True):
    """A reason for which games ended, and how often."""

    reason: str
    count: int
    rate: Interval


def wilson(count: int, total: int) -> Interval:
    """A share of a total with its Wilson score interval, which stays sensible near 0 and 1.

    >>> share = wilson(50, 100)
    >>> f"{share.low:.3f} {share.value:.3f} {share.high:.3f}"
    '0.404 0.500 0.596'
    """
    if total == 0:
        return Interval(0.0, None, None)
    rate, square = count / total, Z95 * Z95 / total
    centre = (rate + square / 2) / (1 + square)
    reach = Z95 * sqrt(rate * (1 - rate) / total + square / (4 * total)) / (1 + square)
    return Interval(rate, 0.0 if count == 0 else centre - reach, 1.0 if count == total else centre + reach)


def spread(counts: Counter[int]) -> Spread:
    """The spread of some whole numbers, given how often each was seen.

    >>> spread(Counter({1: 5, 2: 4, 30: 1}))
    Spread(mean=4.3, p10=1, median=1, p90=2)
    """
    total = counts.total()
    mean = sum(number * times for number, times in counts.items()) / total
    return Spread(mean, *(_quantile(counts, share) for share in (10, 50, 90)))


def _quantile(counts: Counter[int], percent: int) -> int:
    """The smallest number that at least so many percent do not exceed."""
    wanted = ceil(counts.total() * percent / 100)
    reached = 0
    for number in sorted(counts):
        reached += counts[number]
        if reached >= wanted:
            return number
    raise LookupError("nothing was counted")


class Mean:
    """The mean of some numbers, with its normal interval."""

    __slots__ = ("_squares", "_sum", "count")

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        """Count one more."""
        self.count += 1
        self._sum += number
        self._squares += number * number

    @property
    def interval(self) -> Interval:
        """The mean and its bounds; none where one number is all there is."""
        if self.count == 0:
            return Interval(0.0, None, None)
        mean = self._sum / self.count
        if self.count == 1:
            return Interval(mean, None, None)
        variance = max(0.0, self._squares - self.count * mean * mean) / (self.count - 1)
        reach = Z95 * sqrt(variance / self.count)
        return Interval(mean, mean - reach, mean + reach)


class Standing:
    """How a seat has fared, or a bot or what a player brings in whatever seat."""

    __slots__ = ("_counts", "_scores", "cards", "first_out", "wins")

    def __init__(self) -> None:
        self.wins = 0
        self.first_out = 0
        """In how many games it was out before all others, where that is noted."""
        self.cards: dict[int, CardFate] = {}
        """What became of its cards, by number, where that is noted."""
        self._scores = Mean()
        self._counts: dict[str, Mean] = {}

    def add(self, won: bool, score: float, counts: Mapping[str, int] | None = None) -> None:
        """Count one more game."""
        self.wins += won
        self._scores.add(score)
        for what, count in (counts or {}).items():
            self._counts.setdefault(what, Mean()).add(count)

    def note(self, cards: Mapping[int, CardFate], first_out: bool) -> None:
        """Add what was noted of one game."""
        self.first_out += first_out
        for card, fate in cards.items():
            self.cards.setdefault(card, CardFate()).add(fate)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self._scores.count

    @property
    def win_rate(self) -> Interval:
        """The share of games won, with its Wilson interval."""
        return wilson(self.wins, self.games)

    @property
    def score(self) -> Interval:
        """The mean score, with its normal interval."""
        return self._scores.interval

    @property
    def counts(self) -> dict[str, Interval]:
        """What else the game counts, in the mean, by name."""
        return {what: mean.interval for what, mean in self._counts.items()}


class Tally:
    """The results of a run so far. It keeps counts alone, so that a run can be as long as one likes."""

    def __init__(self) -> None:
        self.games = 0
        self.draws = 0
        self.seats: dict[str, Standing] = {}
        self.bots: dict[str, Standing] = {}
        self.brought: dict[str, Standing] = {}
        """Of what players bring, where it changes seats."""
        self.option = ""
        """The option of the setup that takes it."""
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.examples: dict[str, Text] = {}
        """For each reason, the text with which it was first met."""

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.draws += not result.winners
        self.option = result.option
        for seat, bot in result.bots.items():
            won, score = seat in result.winners, result.scores[seat]
            counts = {what: counted[seat] for what, counted in result.counts.items() if seat in counted}
            self.seats.setdefault(seat, Standing()).add(won, score, counts)
            self.bots.setdefault(bot, Standing()).add(won, score, counts)
            if seat in result.brought:
                brought = self.brought.setdefault(result.brought[seat], Standing())
                brought.add(won, score, counts)
                if result.notes is not None:
                    brought.note(result.notes.cards[seat], seat in result.notes.first_out)
        self.decisions[result.decisions] += 1
        if result.turns is not None:
            self.turns[result.turns] += 1
        self.reasons[result.reason.id] += 1
        self.examples.setdefault(result.reason.id, result.reason)

    @property
    def draw_rate(self) -> Interval:
        """The share of games that nobody won."""
        return wilson(self.draws, self.games)

    @property
    def endings(self) -> list[Ending]:
        """Why the games ended, most frequent reason first."""
        ordered = sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))
        return [Ending(reason, count, wilson(count, self.games)) for reason, count in ordered]

    @property
    def length(self) -> Spread | None:
        """How many decisions with two options or more the games had; None before the first game."""
        return spread(self.decisions) if self.decisions else None

    @property
    def turn_length(self) -> Spread | None:
        """How many turns the games had; None where turns are not counted."""
        return spread(self.turns) if self.turns else None
