"""Everything that can be given wrongly: an exit code and one clear line, never a traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from coterie.kernel.questions import PASS
from coterie.kernel.record import unfold
from coterie.locale import LANGUAGES
from coterie.terminal.files import load
from tests.cli.conftest import Run, refuses

FILE_COMMANDS = (("replay",), ("record", "check"), ("record", "show"), ("record", "position"), ("play", "empire", "--load"))


@pytest.mark.parametrize("command", FILE_COMMANDS)
def test_a_file_that_is_not_there(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    refuses(run(*command, tmp_path / "none.json"), "none.json", "there is no such file")


@pytest.mark.parametrize("command", FILE_COMMANDS)
def test_a_folder_is_no_file(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    refuses(run(*command, tmp_path), str(tmp_path), "cannot be read")


@pytest.mark.parametrize("command", FILE_COMMANDS)
def test_a_truncated_record(run: Run, running: Path, command: tuple[str, ...]) -> None:
    running.write_bytes(running.read_bytes()[:-30])
    refuses(run(*command, running), "running.json", "not a record", "truncated")


@pytest.mark.parametrize("content", ['{"name": "something else"}', "[1, 2]", "", "\x00\xff", "null"])
def test_foreign_files(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(content, encoding="latin-1")
    refuses(run("record", "check", path), "foreign.json", "not a record")


def test_an_edited_record(run: Run, running: Path) -> None:
    record = json.loads(running.read_text())
    seed = record["seed"]
    record["seed"] = str(int(seed) + 1)
    running.write_text(json.dumps(record))
    refuses(run("record", "check", running), "running.json")
    record["seed"] = seed
    record["log"][3][1] = "no-such-key"
    running.write_text(json.dumps(record))
    refuses(run("record", "check", running), "running.json", "row 4", "no-such-key")


def test_a_record_of_a_game_that_is_not_here(run: Run, running: Path) -> None:
    record = json.loads(running.read_text())
    record["game"] = "chess"
    running.write_text(json.dumps(record))
    refuses(run("record", "check", running), "running.json", "chess")
    refuses(run("play", "empire", "--load", running), "running.json", "chess")


def test_control_characters_from_a_file_do_not_reach_the_terminal(run: Run, running: Path) -> None:
    record = json.loads(running.read_text())
    record["log"][0][1] = "\x1b[2Jgone"
    running.write_text(json.dumps(record))
    result = run("record", "check", running)
    refuses(result)
    assert "\x1b" not in result.output


def test_nor_do_those_in_the_name_of_a_card(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(run("empire", "deck", "--export", "human").stdout.replace('id = "h-draw"', 'id = "x"\nname = "Loud\\u001b[2J Card"'))
    result = run("empire", "deck", "--show", path)
    assert "Loud[2J Card" in result.stdout
    assert "\x1b" not in result.output


def test_unknown_names(run: Run, finished: Path) -> None:
    refuses(run("play", "chess"), "chess", "empire")
    refuses(run("play", "empire", "--bot", "clever"), "clever", "random")
    refuses(run("play", "empire", "--bot", "nowhere.py:Bot"), "nowhere.py")
    refuses(run("play", "empire", "--seat", "nobody"), "nobody", "vampire, human")
    refuses(run("replay", finished, "--seat", "nobody"), "nobody")
    for command in (("games",), ("play", "empire"), ("replay", str(finished)), ("empire", "deck", "--show", "human")):
        refuses(run(*command, "--lang", "de"), "'de'", ", ".join(LANGUAGES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("answer", "words"), [("1 / 0", "ZeroDivisionError"), ("'nonsense'", "'nonsense'"), ("None", "None")])
def test_a_bot_that_fails_does_not_end_the_game(run: Run, tmp_path: Path, answer: str, words: str, language: str) -> None:
    """A random choice stands in, one line tells of it, however often it happens, and the record leads to the question."""
    path, saved = tmp_path / "mine.py", tmp_path / "game.json"
    path.write_text(f"class Bad:\n    def __init__(self, seed): pass\n    def choose(self, seat, decision): return {answer}\n")
    options = ("--seat", "human", "--bot", f"{path}:Bad", "--seed", "7", "--save", saved, "--lang", language)
    ran = run("play", "empire", *options, typed="1\n1\n1\nq\n")
    assert ran.exit_code == 0, ran.output
    chosen = [entry for entry in unfold(load(saved).record()["log"]) if entry[1][0] == "vampire"]
    assert len(chosen) > 2
    (line,) = [line for line in ran.stdout.splitlines() if "coterie-fault-" in line]
    assert words in line
    left = Path(re.findall(r"[^ ]*coterie-fault-[^ ]*[.]json", line)[0])
    reached = load(left)
    left.unlink()
    assert reached.decisions[0].seat == "vampire"
    assert reached.decisions[0].keys != [PASS]


def test_a_bot_that_fails_in_a_run_ends_it_and_leaves_the_record(run: Run, tmp_path: Path) -> None:
    """Whoever compares bots wants to know: a random choice would spoil the figures."""
    path = tmp_path / "mine.py"
    path.write_text("class Bad:\n    def __init__(self, seed): pass\n    def choose(self, seat, decision): return 1 / 0\n")
    ran = run("sim", "empire", "--bots", f"{path}:Bad", "--games", "2")
    refuses(ran, "a bot failed", "ZeroDivisionError", "seed")
    left = Path(ran.stderr.strip().rpartition(" ")[2])
    assert load(left).decisions
    left.unlink()


def test_the_language_is_read_generously(run: Run) -> None:
    assert "Lugares" in run("games", "--lang", "pt_br").stdout


def test_setup_that_cannot_be(run: Run, running: Path) -> None:
    refuses(run("play", "empire", "--setup", "turn_limit"), "KEY=VALUE", "hide_cost=red")
    refuses(run("play", "empire", "--setup", "turn_limit=many"), "turn_limit=many", "int")
    refuses(run("play", "empire", "--setup", "attacker=never"), "attacker=never")
    refuses(run("play", "empire", "--setup", "colour=red"), "colour", "attacker=must|may")
    refuses(run("play", "empire", "--setup", "turn_limit=0"), "turn_limit")
    refuses(run("play", "empire", "--seed", "-1"), "a seed is a whole number")
    refuses(run("play", "empire", "--seed", str(1 << 256)), "a seed is a whole number")
    refuses(run("play", "empire", "--load", running, "--seed", "3"), "--load", code=2)


def test_a_saved_game_of_another_kind_or_place(run: Run, running: Path, tmp_path: Path) -> None:
    before = running.read_bytes()
    refuses(run("play", "empire", "--save", running), "there already", "--load")
    assert running.read_bytes() == before
    refuses(run("play", "empire", "--save", tmp_path / "no" / "game.json"), "there is no folder")


def test_positions_that_cannot_be(run: Run, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text("{")
    refuses(run("play", "empire", "--position", path), "position.json", "not a position")
    path.write_text('{"castle": []}')
    refuses(run("play", "empire", "--position", path), "position.json")
    refuses(run("record", "position", finished, "--at", "100000"), "there is no entry 100000")


def test_wrong_usage_has_exit_code_two(run: Run) -> None:
    for words in (("plai",), ("play",), ("play", "empire", "--colour", "red"), ("empire", "deck"), ("empire", "deck", "--export", "x")):
        refuses(run(*words), code=2)


def test_decks_that_are_none(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for text, *words in (
        ("side = 'human'\ncards = []", "40 cards"),
        ("side = 'nobody'\ncards = []", "side"),
        ("side = ", "mine.toml"),
        ("side = 'human'\n[[cards]]\nid = 'a'\ntype = 'combat'\ncopies = 40\n", "card 1 (a)", "value"),
    ):
        path.write_text(text)
        refuses(run("empire", "deck", "--check", path), "mine.toml", *words)
        refuses(run("empire", "deck", "--show", path), "mine.toml", *words)
        refuses(run("play", "empire", "--deck", path), "mine.toml", *words)
