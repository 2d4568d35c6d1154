"""A run in words and as a picture, in four languages, and the same picture for the same run."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path

import pytest

import coterie
from coterie import locale
from coterie.games.empire.rules import end
from coterie.kernel import registry
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from coterie.sim import Result, Tally, plot, simulate
from coterie.sim.report import UNKNOWN, Report

SOURCES = [Path(__file__).parents[2] / "src" / "coterie" / place for place in ("sim/report.py", "cli/sim.py")]


COUNTED = {"sim-ousts"}
"""What games count: `Definition.counts`."""


@pytest.fixture(scope="module")
def tally() -> Tally:
    counted = Tally()
    for result in simulate("empire", ["steady", "random"], 8, seed=2, rotate=True):
        counted.add(result)
    return counted


def words_of(path: Path) -> set[str]:
    """The message ids a module names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in texts if re.fullmatch(r"sim-[a-z0-9-]+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_word_is_used(language: str) -> None:
    used = set.union(*map(words_of, SOURCES))
    file = (Path(locale.__file__).parent / language / "sim.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(sim-[a-z0-9-]+) =", file, re.MULTILINE))
    games = [(name, registry.find(name)) for name in registry.names()]
    brought = {f"sim-{game.brought}" for _, game in games if game.brought}
    own = tuple(f"sim-{what}{name}" for name, _ in games for what in ("", "score-"))
    assert {name for name in written if not name.startswith(own)} == {name for name in used if name != "sim-score-"} | brought | COUNTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_of_a_simulated_game_has_short_words(language: str) -> None:
    source = Path(end.__file__).read_text(encoding="utf-8")
    endings = set(re.findall(r'"(empire-end-[a-z]+)"', source)) - {"empire-end-agreed"} | {"empire-end-no-human", "empire-end-no-vampire"}
    assert len(endings) == 5
    speaker = Speaker(language, strict=True)
    said = {speaker.tell(f"sim-{ending}") for ending in endings}
    assert len(said) == 5
    assert not any(words.endswith(".") for words in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_rectangular_and_whole(language: str, tally: Tally) -> None:
    report = Report(Speaker(language, strict=True), tally, "empire", 2)
    assert "8" in report.title()
    assert "Vampire Empire" in report.title()
    for seating, count in ((None, 5), ({"vampire": "steady", "human": "random"}, 4)):
        tables = report.tables(seating)
        assert len(tables) == count
        for table in tables:
            assert table.rows
            assert {len(row) for row in table.rows} == {len(table.head)}
            assert all(cell for row in table.rows for cell in row)


def test_numbers_are_written_as_the_language_does(tally: Tally) -> None:
    def draws(language: str) -> tuple[str, ...]:
        counted = Tally()
        for index in range(8):
            winners = () if index == 0 else ("vampire",)
            seats = {"vampire": 1.0, "human": 0.0}
            counted.add(Result(index, index, dict.fromkeys(seats, "random"), seats, winners, Text("empire-end-cards"), 1234, None))
        report = Report(Speaker(language), counted, "empire", 1)
        return (*report.tables(None)[2].rows[0], report.tables(None)[3].rows[0][2])

    assert draws("en") == ("1", "12.5%", "2.2% – 47.1%", "1,234")
    assert draws("it") == ("1", "12,5 %", "2,2 % – 47,1 %", "1.234")


def test_seat_and_bot_stand_side_by_side_unless_seats_were_changed(tally: Tally) -> None:
    report = Report(Speaker("en"), tally, "empire", 2)
    fixed, *_ = report.tables({"vampire": "steady", "human": "random"})
    assert [row[:2] for row in fixed.rows] == [("Vampire player", "steady"), ("Human player", "random")]
    seats, bots, *_ = report.tables(None)
    assert [row[0] for row in seats.rows] == ["Vampire player", "Human player"]
    assert {row[0] for row in bots.rows} == {"steady", "random"}


def test_one_game_has_a_score_without_bounds() -> None:
    counted = Tally()
    counted.add(Result(0, 0, {"human": "random"}, {"human": 2.0}, ("human",), Text("empire-end-castle"), 5, None))
    (row,) = Report(Speaker("en"), counted, "empire", 1).tables(None)[0].rows
    assert row[-2:] == ("2.00", UNKNOWN)


def test_an_ending_without_short_words_is_told_in_full() -> None:
    game = coterie.new("empire", seed=7)
    game.outside("agree")
    assert game.outcome is not None
    counted = Tally()
    counted.add(Result(0, 0, {"human": "random"}, game.outcome.scores, (), game.outcome.reason, 5, None))
    (row,) = Report(Speaker("en"), counted, "empire", 1).tables(None)[-1].rows
    assert all(f"{score:.0f}" in row[0] for score in game.outcome.scores.values())
    assert "{" not in row[0]


def test_equal_runs_give_equal_pictures(tally: Tally, tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        plot.draw(Report(Speaker("fr"), tally, "empire", 2).picture(by_bot=True), tmp_path / name)
    drawn = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "two.svg").read_text(encoding="utf-8")
    for words in ("steady", "random", "Décisions par partie", "Comment les parties ont fini"):
        assert words in drawn
    assert "<dc:date>" not in drawn


def test_a_picture_by_seat_names_the_seats(tally: Tally, tmp_path: Path) -> None:
    plot.draw(Report(Speaker("en"), tally, "empire", 2).picture(by_bot=False), tmp_path / "run.svg")
    assert "Human player" in (tmp_path / "run.svg").read_text(encoding="utf-8")


def test_a_picture_is_svg(tmp_path: Path) -> None:
    with pytest.raises(plot.CannotPlot, match=r"ends in \.svg, not 'run\.png'"):
        plot.check(Path("run.png"))


def test_a_missing_matplotlib_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(plot.CannotPlot, match=r"pip install 'coterie\[plot\]'"):
        plot.check(Path("run.svg"))


def test_a_picture_that_cannot_be_written_is_an_error_of_ours(tally: Tally, tmp_path: Path) -> None:
    with pytest.raises(plot.CannotPlot, match="cannot be written"):
        plot.draw(Report(Speaker("en"), tally, "empire", 2).picture(by_bot=False), tmp_path / "none" / "run.svg")
