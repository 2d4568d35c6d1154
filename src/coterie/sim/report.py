"""The results of a run in the words of a language: tables of cells, and what a picture shows. Whoever shows them decides how."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from babel.numbers import format_decimal, format_percent

from coterie.kernel.text import Ref
from coterie.locale import Speaker
from coterie.sim.plot import Picture
from coterie.sim.tally import Interval, Spread, Standing, Tally

UNKNOWN = "–"


class Table(msgspec.Struct, frozen=True):
    """Rows under a head; the columns numbered in `right` hold numbers."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    right: tuple[int, ...]


class Report:
    """The results of a run, as one language tells them."""

    def __init__(self, speaker: Speaker, tally: Tally, game: str, seed: int) -> None:
        self._speaker = speaker
        self._locale = speaker.language.replace("-", "_")
        self._tally = tally
        self._game = game
        self._seed = seed

    def title(self) -> str:
        """What was played, how often, from which seed."""
        name = self._word(f"{self._game}-name") if self._speaker.knows(f"{self._game}-name") else self._game
        return self._speaker.tell("sim-title", game=name, games=self._tally.games, seed=str(self._seed))

    def tables(self, seating: dict[str, str] | None) -> list[Table]:
        """What players bring, if it changed seats; seats; bots (if they changed seats: there is no `seating`); lengths and endings."""
        seats = self._standings("sim-seat", {self._seat(seat): standing for seat, standing in self._tally.seats.items()})
        brought = [self._standings(f"sim-{self._tally.option}", self._tally.brought)] if self._tally.brought else []
        if seating is None:
            return [*brought, seats, self._standings("sim-bot", self._tally.bots), self._draws(), self._lengths(), self._endings()]
        head = (seats.head[0], self._word("sim-bot"), *seats.head[1:])
        rows = [(row[0], bot, *row[1:]) for row, bot in zip(seats.rows, seating.values(), strict=True)]
        return [*brought, Table(head, rows, tuple(column + 1 for column in seats.right)), self._draws(), self._lengths(), self._endings()]

    def picture(self, by_bot: bool) -> Picture:
        """What a picture of the run shows."""
        tally = self._tally
        seats = {self._seat(seat): standing for seat, standing in tally.seats.items()}
        named = tally.brought or (tally.bots if by_bot else seats)
        counted = [(name, one.score) for name, one in {**tally.brought, **seats}.items()] if tally.brought else []
        return Picture(
            title=self.title(),
            wins_title=self._word("sim-plot-wins"),
            wins=[(name, self._percent(standing.win_rate.value), standing.win_rate) for name, standing in named.items()],
            scores_title=self._word("sim-plot-scores"),
            scores=[(name, self._decimal(score.value), score) for name, score in counted],
            lengths_title=self._word("sim-plot-lengths"),
            lengths=tally.decisions,
            games_label=self._word("sim-plot-games"),
            endings_title=self._word("sim-plot-endings"),
            endings=[(self._ending(ending.reason), ending.count) for ending in tally.endings],
        )

    def _standings(self, title: str, standings: dict[str, Standing]) -> Table:
        counted = list(dict.fromkeys(what for one in standings.values() for what in one.counts))
        own = f"sim-score-{self._game}"
        scored = own if self._speaker.knows(own) else "sim-score"
        head = [title, "sim-games", "sim-wins", "sim-share", "sim-interval", scored, "sim-interval"]
        head += [word for what in counted for word in (f"sim-{what}", "sim-interval")]
        rows = []
        for name, one in standings.items():
            won, score = one.win_rate, one.score
            share = (self._percent(won.value), self._bounds(won, self._percent))
            points = (self._decimal(score.value), self._bounds(score, self._decimal))
            further = [cell for count in one.counts.values() for cell in (self._decimal(count.value), self._bounds(count, self._decimal))]
            rows.append((name, self._whole(one.games), self._whole(one.wins), *share, *points, *further))
        return Table(tuple(map(self._word, head)), rows, tuple(range(1, len(head))))

    def _draws(self) -> Table:
        rate = self._tally.draw_rate
        head = tuple(map(self._word, ("sim-draws", "sim-share", "sim-interval")))
        return Table(head, [(self._whole(self._tally.draws), self._percent(rate.value), self._bounds(rate, self._percent))], (0, 1, 2))

    def _lengths(self) -> Table:
        spreads = {"sim-decisions": self._tally.length, "sim-turns": self._tally.turn_length}
        rows = [self._spread(what, spread) for what, spread in spreads.items() if spread is not None]
        return Table(tuple(map(self._word, ("sim-length", "sim-mean", "sim-p10", "sim-median", "sim-p90"))), rows, (1, 2, 3, 4))

    def _spread(self, what: str, spread: Spread) -> tuple[str, ...]:
        return self._word(what), self._decimal(spread.mean), *map(self._whole, (spread.p10, spread.median, spread.p90))

    def _endings(self) -> Table:
        rows = [
            (self._ending(one.reason), self._whole(one.count), self._percent(one.rate.value), self._bounds(one.rate, self._percent))
            for one in self._tally.endings
        ]
        return Table(tuple(map(self._word, ("sim-ending", "sim-games", "sim-share", "sim-interval"))), rows, (1, 2, 3))

    def _ending(self, reason: str) -> str:
        """Why games ended, without the details of one; where there are no such words, those of the first game that ended so."""
        short = f"sim-{reason}"
        return self._word(short) if self._speaker.knows(short) else self._speaker.say(self._tally.examples[reason])

    def _seat(self, seat: str) -> str:
        return self._speaker.name(Ref(f"{self._game}-seat", seat))

    def _word(self, message: str) -> str:
        return self._speaker.tell(message)

    def _whole(self, number: int) -> str:
        return str(format_decimal(number, locale=self._locale))

    def _decimal(self, number: float) -> str:
        return str(format_decimal(number, "#,##0.00", locale=self._locale))

    def _percent(self, share: float) -> str:
        return str(format_percent(share, "0.0 %" if self._locale != "en" else "0.0%", locale=self._locale))

    def _bounds(self, interval: Interval, say: Callable[[float], str]) -> str:
        if interval.low is None or interval.high is None:
            return UNKNOWN
        return f"{say(interval.low)} – {say(interval.high)}"
