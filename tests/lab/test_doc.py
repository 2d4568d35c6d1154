"""The page docs/lab.md is true: its code runs, its commands work, and its table is the layout of the vector."""

from __future__ import annotations

import re
import runpy
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import coterie
from coterie.cli import app
from coterie.kernel import registry
from coterie.kernel.chance import Chance

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def the_bot() -> str:
    (bot,) = [block for block in blocks("python") if "class Careful" in block]
    return bot


def test_the_page_has_the_blocks_this_module_runs() -> None:
    assert len(blocks("python")) == 4
    assert len(blocks("sh")) == 2


@pytest.mark.parametrize("number", range(4))
def test_python_block_runs(number: int, tmp_path: Path) -> None:
    script = tmp_path / "block.py"
    script.write_text(blocks("python")[number], encoding="utf-8")
    runpy.run_path(str(script), run_name="__main__")


def test_the_bot_has_about_thirty_lines() -> None:
    assert len([line for line in the_bot().splitlines() if line.strip()]) <= 34


def test_the_bot_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from coterie.sim import Tally, simulate

    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(the_bot(), encoding="utf-8")
    tally = Tally()
    for result in simulate("empire", ["my_bots.py:Careful", "random"], 60, seed=1, rotate=True):
        tally.add(result)
    assert tally.bots["my_bots.py:Careful"].wins > tally.bots["random"].wins


@pytest.mark.parametrize("command", [line for block in blocks("sh") for line in block.splitlines()])
def test_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(the_bot(), encoding="utf-8")
    name, *arguments = shlex.split(command)
    assert name == "coterie"
    few = ["--games", "4", "--jobs", "1", "--lang", "en"]
    ran = CliRunner().invoke(app, arguments + few)
    assert ran.exit_code == 0, ran.output
    assert ran.output.startswith("Vampire Empire: 4 games")


def table(layout: list[tuple[str, int]]) -> str:
    rows, at = ["| from | numbers | what |", "| ---: | ---: | --- |"], 0
    for what, size in layout:
        rows.append(f"| {at} | {size} | {what} |")
        at += size
    return "\n".join(rows)


def test_the_table_is_the_layout() -> None:
    definition = registry.find("empire")
    assert f"Version {definition.vector_version} of the vector of Vampire Empire" in PAGE
    assert table(definition.vector_layout()) in PAGE, "the table of docs/lab.md should be:\n" + table(definition.vector_layout())


@pytest.mark.parametrize("name", coterie.games())
def test_a_vector_is_as_long_as_its_layout_and_stays_between_0_and_1(name: str) -> None:
    definition = registry.find(name)
    game = coterie.new(name, seed=3, setup={"turn_limit": definition.brief} if definition.bounds else {})
    length = sum(size for _, size in game.definition.vector_layout())
    while game.decisions:
        for seat in game.seats:
            vector = game.definition.vector(game.view(seat))
            assert len(vector) == length
            assert all(0.0 <= number <= 1.0 for number in vector)
        decision = game.decisions[0]
        game.choose(decision.seat, decision.pick(Chance(decision.number)))
