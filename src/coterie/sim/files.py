"""The results of a run as files: a row of CSV and a record for each game, and one JSON object for the whole run."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from typing import TextIO

import msgspec

from coterie.kernel.workshop import CardFate
from coterie.sim.table import Result
from coterie.sim.tally import Ending, Interval, Spread, Standing, Tally

FORMAT = "coterie-run-1"


class StandingSummary(msgspec.Struct, frozen=True):
    """How a seat or a bot has fared, as written."""

    games: int
    wins: int
    win_rate: Interval
    score: Interval
    counts: dict[str, Interval] = {}
    """What else the game counts, by name."""
    first_out: int = 0
    """Of a deck: in how many games it was out before all others."""
    cards: dict[int, CardFate] = {}
    """Of a deck: what became of its cards in all games together, by number."""


class Summary(msgspec.Struct, frozen=True):
    """A whole run as written: what was asked for, and what came of it. Every interval is one of 95 %."""

    format: str
    game: str
    bots: tuple[str, ...]
    seed: str
    setup: Mapping[str, object]
    rotate: bool
    asked: int
    """How many games the run should have; `games` is how many it had before it was interrupted."""
    games: int
    draws: int
    draw_rate: Interval
    seats: dict[str, StandingSummary]
    by_bot: dict[str, StandingSummary]
    decisions: Spread | None
    turns: Spread | None
    endings: list[Ending]
    brought: dict[str, StandingSummary] = {}
    """By what players bring, decks for instance, where that changes seats."""


def summarise(
    tally: Tally, game: str, bots: Sequence[str], seed: int, asked: int, setup: Mapping[str, object] | None = None, rotate: bool = False
) -> Summary:
    """The whole of a run."""
    return Summary(
        format=FORMAT,
        game=game,
        bots=tuple(bots),
        seed=str(seed),
        setup=setup or {},
        rotate=rotate,
        asked=asked,
        games=tally.games,
        draws=tally.draws,
        draw_rate=tally.draw_rate,
        seats=_standings(tally.seats),
        by_bot=_standings(tally.bots),
        decisions=tally.length,
        turns=tally.turn_length,
        endings=tally.endings,
        brought=_standings(tally.brought),
    )


def _standings(of: dict[str, Standing]) -> dict[str, StandingSummary]:
    return {
        name: StandingSummary(one.games, one.wins, one.win_rate, one.score, one.counts, one.first_out, one.cards)
        for name, one in of.items()
    }


def to_json(summary: Summary) -> str:
    """A summary as JSON text that people can read too."""
    return msgspec.json.format(msgspec.json.encode(summary), indent=2).decode() + "\n"


class CsvRows:
    """Writes one row for each game; the header is written with the first."""

    def __init__(self, file: TextIO) -> None:
        self._rows = csv.writer(file, lineterminator="\n")
        self._begun = False

    def add(self, result: Result) -> None:
        """Write one more game."""
        if not self._begun:
            self._begun = True
            bots, scores = ([f"{what}_{seat}" for seat in result.bots] for what in ("bot", "score"))
            self._rows.writerow(["index", "seed", *bots, *scores, "winners", "reason", "decisions", "turns", *self._further(result)])
        scores_ = [result.scores[seat] for seat in result.bots]
        turns = "" if result.turns is None else result.turns
        winners = "+".join(result.winners)
        self._rows.writerow(
            [
                *(result.index, result.seed, *result.bots.values(), *scores_, winners, result.reason.id, result.decisions, turns),
                *result.brought.values(),
                *(count for counted in result.counts.values() for count in counted.values()),
            ]
        )

    def _further(self, result: Result) -> list[str]:
        """Columns that only some games have."""
        counts = [f"{what}_{seat}" for what, counted in result.counts.items() for seat in counted]
        return [*(f"{result.option}_{seat}" for seat in result.brought), *counts]
