"""The pages of docs/ that speak of Fury of Dracula: every ruling names tests that exist, every option and number is explained."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.games.fury.facts.cards import EFFECTS
from coterie.games.fury.facts.figures import Figures, Setup, read_data
from coterie.games.fury.position import HunterPosition, Position, SlotPosition, TokenPosition

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8").partition("\n# Fury of Dracula\n")[2].partition("\n# ")[0]
FURY = (DOCS / "fury.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`fury/(test_\w+\.py)::(test_\w+)`", RULINGS)))


@pytest.mark.parametrize(("module", "name"), NAMED)
def test_the_test_of_a_ruling_exists(module: str, name: str) -> None:
    assert f"\ndef {name}(" in (HERE / module).read_text(encoding="utf-8")


def test_every_ruling_names_a_test() -> None:
    rows = [line for line in RULINGS.splitlines() if line.startswith("| ") and not line.startswith(("| ---", "| question"))]
    assert len(rows) > 45
    assert [row[:60] for row in rows if "::test_" not in row] == []


def test_every_option_and_every_number_is_explained() -> None:
    for field in (*msgspec.structs.fields(Setup), *msgspec.structs.fields(Figures)):
        assert f"`{field.name}`" in FURY
    for effect in EFFECTS:
        assert f"`{effect}`" in FURY or effect[:-1] in ("blood-", "health-")


def test_every_field_of_a_position_is_explained_and_the_puzzle_can_be_played() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8").partition("\n## Fury of Dracula\n")[2].partition("\n## ")[0]
    for kind in (Position, SlotPosition, HunterPosition, TokenPosition):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.name}`" in page, field.name
    puzzle = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert puzzle is not None
    game = coterie.new("fury", setup={"players": 2}, position=json.loads(puzzle[1]), seed=1)
    game.choose("hunters", "road:prague")
    assert game.view(None).combat.enemy_hand == ("claws", "escape_man")
    for card in ("claws", "escape_man"):
        assert "kill" in game.facts.pairs["stake"][card].hunter_wins


def test_the_example_of_numbers_can_be_played() -> None:
    example = re.search(r"```toml\n(.*?)```", FURY, re.DOTALL)
    assert example is not None
    game = coterie.new("fury", setup={"data": read_data(example[1])})
    assert game.facts.figures.initiative["stake"] == 4
