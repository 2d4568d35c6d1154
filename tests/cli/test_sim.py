"""`coterie sim`: its table, its files, its errors, and what an interrupt leaves."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import coterie
from coterie.cli import app
from coterie.cli import sim as sim_command
from coterie.locale import LANGUAGES
from coterie.sim import simulate


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["sim", *arguments], env={"LC_ALL": "C"})


def test_table() -> None:
    ran = run("empire", "--games", "6", "--bots", "steady,random", "--seed", "2")
    assert ran.exit_code == 0
    lines = ran.stdout.splitlines()
    assert lines[0] == "Vampire Empire: 6 games, seed 2"
    assert lines[2].split() == ["Seat", "Bot", "Games", "Wins", "Share", "95", "%", "interval", "Average", "score", "95", "%", "interval"]
    assert lines[3].startswith("Vampire player  steady      6")
    assert lines[4].startswith("Human player    random      6")
    assert "How the games ended" in ran.stdout
    assert "\x1b" not in ran.stdout
    assert ran.stderr == ""


def test_rotated_bots_have_a_table_of_their_own() -> None:
    lines = run("empire", "-n", "4", "--bots", "steady,random", "--rotate").stdout.splitlines()
    assert lines[6].split()[:2] == ["Bot", "Games"]
    assert [line.split()[:2] for line in lines[7:9]] == [["steady", "4"], ["random", "4"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    ran = run("empire", "-n", "2", "--lang", language)
    assert ran.exit_code == 0
    assert "sim-" not in ran.stdout


def test_files(tmp_path: Path) -> None:
    rows, summary, records, picture = (tmp_path / name for name in ("rows.csv", "run.json", "games.jsonl", "run.svg"))
    ran = run("empire", "-n", "5", "--csv", str(rows), "--json", str(summary), "--records", str(records), "--plot", str(picture))
    assert ran.exit_code == 0
    games = [coterie.replay(line) for line in records.read_text(encoding="utf-8").splitlines()]
    table = list(csv.DictReader(rows.read_text(encoding="utf-8").splitlines()))
    assert [row["seed"] for row in table] == [game.record()["seed"] for game in games]
    assert len(table) == 5
    read = json.loads(summary.read_text(encoding="utf-8"))
    won = [game for game in games if game.outcome is not None and game.outcome.winners == ("human",)]
    assert (read["games"], read["seats"]["human"]["wins"]) == (5, len(won))
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_records_are_the_same_bytes_for_any_number_of_processes(tmp_path: Path) -> None:
    written = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        assert run("empire", "-n", "6", "--jobs", jobs, "--records", str(file)).exit_code == 0
        written.append(file.read_bytes())
    assert written[0] == written[1]
    assert written[0].count(b"\n") == 6


def test_standard_output_holds_the_file_and_nothing_else() -> None:
    assert json.loads(run("empire", "-n", "2", "--json", "-").stdout)["games"] == 2
    assert len(run("empire", "-n", "2", "--csv", "-").stdout.splitlines()) == 3
    assert [json.loads(line)["game"] for line in run("empire", "-n", "2", "--records", "-").stdout.splitlines()] == ["empire"] * 2


def test_setup() -> None:
    ran = run("empire", "-n", "2", "--setup", "turn_limit=1", "--json", "-")
    read = json.loads(ran.stdout)
    assert read["setup"] == {"turn_limit": 1}
    assert read["turns"]["p90"] == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["whist"], "there is no game 'whist'"),
        (["empire", "--bots", "clever"], "no bot 'clever'"),
        (["empire", "--bots", "random,random,random"], "name 2 bots, or one for all, not 3"),
        (["empire", "--bots", "none.py:Bot"], "there is no file 'none.py'"),
        (["empire", "--seed", "-1"], "a seed is a whole number"),
        (["empire", "--setup", "turn_limit"], "write KEY=VALUE"),
        (["empire", "--setup", "turn_limit=many"], "turn_limit=many"),
        (["empire", "--csv", "none/rows.csv"], "none/rows.csv: cannot be written"),
        (["empire", "--plot", "run.png"], "ends in .svg"),
        (["empire", "--json", "-", "--csv", "-"], "only one of --json, --csv and --records"),
        (["empire", "--lang", "la"], "'la' is not spoken here"),
    ],
)
def test_one_clear_line_for_what_is_wrong(arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments, "--games", "1")
    assert ran.exit_code == 1
    assert told in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stdout == ""


def test_a_number_of_games_below_one_is_wrong_usage() -> None:
    assert run("empire", "--games", "0").exit_code == 2


def interrupted_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C when so many games are over."""

    def cut(*args: Any, **kwargs: Any) -> Iterator[Any]:
        results = simulate(*args, **kwargs)
        for _ in range(games):
            yield next(results)
        raise KeyboardInterrupt

    monkeypatch.setattr(sim_command, "simulate", cut)


def test_an_interrupt_shows_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(3, monkeypatch)
    rows, summary = tmp_path / "rows.csv", tmp_path / "run.json"
    ran = run("empire", "--games", "100", "--csv", str(rows), "--json", str(summary))
    assert ran.exit_code == 130
    assert ran.stdout.startswith("Vampire Empire: 3 games")
    assert ran.stderr == "Interrupted after 3 of 100 games. Results so far:\n"
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 4
    read = json.loads(summary.read_text(encoding="utf-8"))
    assert (read["asked"], read["games"]) == (100, 3)


def test_an_interrupt_before_the_first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(0, monkeypatch)
    ran = run("empire", "--games", "100", "--bots", "steady,random", "--plot", str(tmp_path / "run.svg"))
    assert ran.exit_code == 130
    assert ran.stdout == ""
    assert not (tmp_path / "run.svg").exists()


def test_a_bot_that_fails_is_one_line(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("class Bad:\n    def __init__(self, seed): pass\n    def choose(self, seat, decision): return 1 / 0\n", encoding="utf-8")
    ran = run("empire", "--games", "2", "--bots", f"{bot}:Bad")
    assert ran.exit_code == 1
    assert "Bad as vampire: ZeroDivisionError: division by zero" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_help_has_examples() -> None:
    ran = run("--help")
    assert ran.exit_code == 0
    assert "coterie sim empire --games 10000 --bots steady,random --jobs 4" in ran.stdout
