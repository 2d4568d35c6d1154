"""Counting: intervals against published values, quantiles, and what a tally makes of a handful of results."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO

import pytest

from coterie.kernel.text import Text
from coterie.sim import Result, Tally, wilson
from coterie.sim.files import CsvRows, summarise, to_json
from coterie.sim.tally import Spread, Standing, spread


def result(index: int, winners: tuple[str, ...], a: float, b: float, **others: object) -> Result:
    values: dict[str, object] = {"bots": {"a": "steady", "b": "random"}, "decisions": 10 * (index + 1), "turns": index + 1, **others}
    return Result(index=index, seed=index, scores={"a": a, "b": b}, winners=winners, reason=Text(f"end-{len(winners)}"), **values)  # type: ignore[arg-type]


FOUR = [
    result(0, ("a",), 3.0, 1.0),
    result(1, ("b",), 0.0, 1.0),
    result(2, (), 2.0, 2.0),
    result(3, ("a",), 3.0, 0.0, bots={"a": "random", "b": "steady"}),
]


def tally(results: list[Result]) -> Tally:
    counted = Tally()
    for one in results:
        counted.add(one)
    return counted


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718), (20, 20, 0.8389, 1.0)],
)
def test_wilson_interval(count: int, total: int, low: float, high: float) -> None:
    share = wilson(count, total)
    assert share.value == count / total
    assert share.low == pytest.approx(low, abs=6e-5)
    assert share.high == pytest.approx(high, abs=6e-5)


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0).low is None
    assert Standing().score.low is None
    assert Tally().length is None


def test_mean_score_with_its_interval() -> None:
    standing = Standing()
    for score in (1.0, 2.0, 3.0, 4.0):
        standing.add(False, score)
    score_ = standing.score
    assert score_.value == 2.5
    assert score_.low == pytest.approx(2.5 - 1.959964 * (5 / 3 / 4) ** 0.5)
    assert score_.high == pytest.approx(2.5 + 1.959964 * (5 / 3 / 4) ** 0.5)


def test_one_game_has_a_score_and_no_interval() -> None:
    standing = Standing()
    standing.add(True, 3.0)
    assert (standing.score.value, standing.score.low, standing.score.high) == (3.0, None, None)


def test_spread() -> None:
    assert spread(Counter(range(1, 101))) == Spread(mean=50.5, p10=10, median=50, p90=90)
    assert spread(Counter([7])) == Spread(mean=7.0, p10=7, median=7, p90=7)


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    counted = tally(FOUR)
    assert (counted.games, counted.draws, counted.draw_rate.value) == (4, 1, 0.25)
    assert {seat: (one.games, one.wins) for seat, one in counted.seats.items()} == {"a": (4, 2), "b": (4, 1)}
    assert {bot: (one.games, one.wins) for bot, one in counted.bots.items()} == {"steady": (4, 1), "random": (4, 2)}
    assert counted.seats["a"].score.value == 2.0
    assert counted.bots["steady"].score.value == 1.25


def test_lengths_and_endings() -> None:
    counted = tally(FOUR)
    assert counted.length == Spread(mean=25.0, p10=10, median=20, p90=40)
    assert counted.turn_length == Spread(mean=2.5, p10=1, median=2, p90=4)
    assert [(ending.reason, ending.count) for ending in counted.endings] == [("end-1", 3), ("end-0", 1)]


def test_a_game_without_turns_has_no_turn_length() -> None:
    assert tally([result(0, (), 0.0, 0.0, turns=None)]).turn_length is None


def test_csv_rows() -> None:
    file = StringIO()
    rows = CsvRows(file)
    for one in (FOUR[0], FOUR[2], result(4, ("a", "b"), 1.0, 1.0, turns=None)):
        rows.add(one)
    assert file.getvalue().splitlines() == [
        "index,seed,bot_a,bot_b,score_a,score_b,winners,reason,decisions,turns",
        "0,0,steady,random,3.0,1.0,a,end-1,10,1",
        "2,2,steady,random,2.0,2.0,,end-0,30,3",
        "4,4,steady,random,1.0,1.0,a+b,end-2,50,",
    ]


def test_summary_as_json() -> None:
    text = to_json(summarise(tally(FOUR), "empire", ["steady", "random"], 7, 10, {"turn_limit": 3}, rotate=True))
    summary = json.loads(text)
    assert text.endswith("}\n")
    assert (summary["format"], summary["asked"], summary["games"], summary["draws"]) == ("coterie-run-1", 10, 4, 1)
    assert (summary["bots"], summary["setup"], summary["rotate"]) == (["steady", "random"], {"turn_limit": 3}, True)
    assert summary["seats"]["a"]["wins"] == 2
    assert summary["by_bot"]["random"]["win_rate"]["value"] == 0.5
    assert summary["decisions"]["median"] == 20
    assert summary["endings"][0] == {"reason": "end-1", "count": 3, "rate": summary["endings"][0]["rate"]}
