"""Bots at the terminal are persons, the log says "you", and a score says who played what."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.cli.players import seating
from coterie.kernel import registry
from coterie.kernel.cast import Persona, assign, persons
from coterie.kernel.record import Player
from coterie.locale import Speaker
from coterie.terminal.drawing import drawing
from coterie.terminal.files import save
from coterie.terminal.screen import Screen
from tests.cli.conftest import Run, played


def opponent(seed: int, bot: str = "steady") -> Persona:
    """Who plays the vampire player in the game of a seed."""
    return assign(registry.find("empire"), {"vampire": bot}, seed)["vampire"]


def test_the_opponent_is_introduced_and_named_in_the_log(run: Run) -> None:
    seed = next(seed for seed in range(100) if opponent(seed).name == "Rutger")
    told = run("play", "empire", "--seed", str(seed), typed="1\n1\nq\n\n").output
    assert "You play against\nRutger (Vampire player). Keeps good cards back for the defence and decides at a glance." in told
    assert re.search(r"^· Rutger (draws|discards) ", told, re.MULTILINE)
    assert "The vampire player draws" not in told
    assert "The vampire player discards" not in told


def test_the_log_says_you(run: Run, running: Path) -> None:
    for seat in ("human", "vampire"):
        told = run("play", "empire", "--load", running, "--seat", seat, "--bot", "random", typed="l 60\nq\n\n").output
        lines = re.findall(r"^ +\d+  (.*)$", told.partition("\nWhat has happened so far\n")[2], re.MULTILINE)
        assert any(line.startswith("You ") for line in lines), told
        assert any(line.startswith(("Tilde ", "Fitch ")) for line in lines), told
        assert not any(f"{seat} player" in line for line in lines)


def test_a_saved_game_keeps_its_people(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "empire", "--seed", "7", "--save", path, typed="1\nq\n")
    dealt = opponent(7).name
    assert msgspec.json.decode(path.read_bytes())["players"] == {"vampire": {"name": dealt, "bot": "steady"}}
    game = coterie.replay(path.read_bytes())
    other = next(persona.name for persona in persons(game.definition, "steady") if persona.name != dealt)
    game.players = {"vampire": Player(other, "steady")}
    save(path, game)
    assert f"{other} (Vampire player)." in run("play", "empire", "--load", path, typed="q\n").output
    assert f"{opponent(7, 'random').name} (Vampire player)." in run("play", "empire", "--load", path, "--bot", "random", typed="q\n").output


def test_nobody_is_introduced_where_all_are_people(run: Run) -> None:
    assert "You play against" not in run("play", "empire", "--seed", "7", "--bot", "none", typed="\n1\nq\n\n").output


def test_a_score_says_who_played_what(run: Run, tmp_path: Path) -> None:
    path, game = tmp_path / "game.json", played()
    game.players = {"vampire": Player("Fitch", "random"), "human": Player("Piet")}
    save(path, game)
    for told in (run("replay", path).output, run("record", "check", path).output):
        assert "Fitch (Vampire player)" in told
        assert "Piet (Human player)" in told
    assert "Piet draws" in run("replay", path).output
    assert "You draw" in run("replay", path, "--seat", "human").output


@pytest.mark.parametrize(
    ("game", "setup", "seat", "headed"),
    [
        ("empire", {}, "vampire", "Ada (Vampire player)"),
        ("vtes", {}, "b", "Ada (Methuselah B): pool"),
        ("fury", {"players": 5}, "dr_seward", "Ada (Dr. Seward)"),
        ("fury", {"players": 2}, "dracula", "Ada (Dracula)"),
    ],
)
def test_the_drawn_table_calls_players_by_name(
    game: str, setup: dict[str, object], seat: str, headed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    played = coterie.new(game, seed=3, setup=setup)
    played.players = {seat: Player("Ada")}
    drawing(played).draw(Screen(Speaker("en", strict=True, seating=seating(played, None))), played, None)
    assert headed in capsys.readouterr().out
