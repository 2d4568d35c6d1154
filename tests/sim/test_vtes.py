"""Runs of VTES: decks change seats, and games won, victory points and ousts are counted for decks and seats."""

from __future__ import annotations

import csv
import json
from collections import Counter
from math import factorial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from coterie.cli import app
from coterie.locale import LANGUAGES, Speaker
from coterie.sim import BadRun, Result, Tally, plot, simulate
from coterie.sim.report import Report
from coterie.sim.table import Plan, name_of

DECKS = ("ventrue", "tremere", "toreador")
SHORT: dict[str, object] = {"turn_limit": 12}


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return list(simulate("vtes", ["steady"], 3, seed=4, setup=SHORT, brought=DECKS, records=True))


def test_every_deck_sits_everywhere_and_beside_everyone() -> None:
    plan = Plan("vtes", ("steady",) * 5, ("a", "b", "c", "d", "e"), 1, brought=("v", "w", "x", "y", "z"))
    orders = [plan.dealt(index) for index in range(120)]
    assert len(set(orders)) == 120
    assert Counter((place, deck) for order in orders for place, deck in enumerate(order)) == {
        (place, deck): 24 for place in range(5) for deck in range(5)
    }
    preys = Counter((order[place], order[(place + 1) % 5]) for order in orders for place in range(5))
    assert set(preys.values()) == {30}
    assert plan.dealt(120) == orders[0]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a_run_that_is_stopped_early_has_met_everybody_on_either_side(count: int) -> None:
    plan = Plan("", (), tuple("abcdef"[:count]), 1, brought=tuple(range(count)))
    deals = [plan.dealt(index) for index in range(factorial(count))]
    assert len(set(deals)) == factorial(count)
    soon = deals[: count - 1]
    assert {deal[(deal.index(0) + 1) % count] for deal in soon} == set(range(1, count))
    assert {deal[deal.index(0) - 1] for deal in soon} == set(range(1, count))
    assert {deal.index(0) for deal in deals[:count]} == set(range(count))


def test_decks_stay_while_bots_go_around() -> None:
    plan = Plan("vtes", ("steady", "random", "random"), ("a", "b", "c"), 1, brought=DECKS, rotate=True)
    assert [plan.dealt(index) for index in range(4)] == [(0, 1, 2)] * 3 + [(2, 1, 0)]
    assert [plan.seating(index)["a"] for index in range(3)] == ["steady", "random", "random"]


def test_two_processes_give_what_one_gives(results: list[Result]) -> None:
    assert list(simulate("vtes", ["steady"], 3, seed=4, setup=SHORT, brought=DECKS, records=True, jobs=2)) == results


def test_a_result_says_who_played_what(results: list[Result]) -> None:
    assert [tuple(result.brought.values()) for result in results] == [
        ("ventrue", "tremere", "toreador"),
        ("toreador", "tremere", "ventrue"),
        ("toreador", "ventrue", "tremere"),
    ]
    for result in results:
        assert result.record is not None
        assert json.loads(result.record)["setup"]["decks"] == list(result.brought.values())


def test_ousts_are_points_without_what_survivors_get() -> None:
    for result in simulate("vtes", ["steady", "random"], 2, seed=1, setup={"decks": ["ventrue", "tremere"]}):
        assert sum(result.counts["ousts"].values()) == 1
        assert sum(result.scores.values()) == 2
    for result in simulate("vtes", ["random"], 1, seed=1, setup={"players": 3, "turn_limit": 2}):
        assert set(result.counts["ousts"].values()) == {0}
        assert set(result.scores.values()) == {0.5}


def test_a_tally_counts_decks_apart_from_seats(results: list[Result]) -> None:
    tally = Tally()
    for result in results:
        tally.add(result)
    assert list(tally.brought) == list(DECKS)
    assert {standing.games for standing in tally.brought.values()} == {3}
    assert all("ousts" in standing.counts for standing in (*tally.brought.values(), *tally.seats.values()))
    total = sum(standing.score.value for standing in tally.brought.values())
    assert total == pytest.approx(sum(standing.score.value for standing in tally.seats.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_have_a_table_and_a_place_in_the_picture(language: str, results: list[Result], tmp_path: Path) -> None:
    tally = Tally()
    for result in results:
        tally.add(result)
    report = Report(Speaker(language, strict=True), tally, "vtes", 4)
    decks, seats, *_ = report.tables(dict.fromkeys("abc", "steady"))
    assert [row[0] for row in decks.rows] == list(DECKS)
    assert len(decks.head) == len(decks.rows[0]) == 9
    assert len(seats.rows) == 3
    if language == "en":
        assert decks.head[5:] == ("Victory points", "95 % interval", "Ousts", "95 % interval")
        plot.draw(report.picture(by_bot=False), tmp_path / "run.svg")
        drawn = (tmp_path / "run.svg").read_text(encoding="utf-8")
        assert all(words in drawn for words in (*DECKS, "Methuselah C", "Victory points per game, with 95 % interval"))


def test_the_command_reads_decks_and_writes_files(tmp_path: Path) -> None:
    rows, summary = tmp_path / "rows.csv", tmp_path / "run.json"
    more = ["--setup", "turn_limit=6", "-n", "2", "--csv", str(rows), "--json", str(summary)]
    ran = CliRunner().invoke(app, ["sim", "vtes", "--decks", "ventrue, tremere", *more], env={"LC_ALL": "C"})
    assert ran.exit_code == 0
    assert "steady" in ran.stdout
    table = list(csv.DictReader(rows.read_text(encoding="utf-8").splitlines()))
    assert [(row["decks_a"], row["decks_b"]) for row in table] == [("ventrue", "tremere"), ("tremere", "ventrue")]
    assert {row["ousts_a"] for row in table} == {"0"}
    read = json.loads(summary.read_text(encoding="utf-8"))
    assert set(read["brought"]) == {"ventrue", "tremere"}
    assert read["brought"]["ventrue"]["counts"]["ousts"]["value"] == 0


def test_other_games_have_no_decks_that_change_seats() -> None:
    with pytest.raises(BadRun, match="in empire players bring nothing that could change seats"):
        simulate("empire", ["random"], 1, brought=["ventrue"])
    ran = CliRunner().invoke(app, ["sim", "empire", "--decks", "ventrue"], env={"LC_ALL": "C"})
    assert ran.exit_code != 0


def test_a_list_is_called_by_its_name() -> None:
    assert name_of("ventrue") == "ventrue"
    assert name_of({"name": "Mine", "crypt": {}, "library": {}}) == "Mine"
    assert name_of({"crypt": {}, "library": {}}) == "?"
