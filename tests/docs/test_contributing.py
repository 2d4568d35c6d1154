"""What CONTRIBUTING tells newcomers to do can be done: its examples work, and the places it names are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from coterie.games.empire import cards
from coterie.kernel import rulebook
from coterie.kernel.definition import Definition
from coterie.kernel.state import State
from tests.docs.pages import ROOT, blocks, text

PAGE = "CONTRIBUTING.md"
ROWS = re.findall(r"^\| `((?:src|tests|docs)/[^`]+)` \| (.+) \|$", text(PAGE), re.MULTILINE)


def block(language: str, word: str) -> str:
    """The one block of a language that holds a word."""
    (found,) = [body for body in blocks(PAGE, language) if word in body]
    return found


def ran(code: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "example"}
    exec(code, names)  # noqa: S102  # the page is ours
    return names


def test_every_block_is_looked_at() -> None:
    assert (len(blocks(PAGE, "python")), len(blocks(PAGE, "toml")), len(ROWS)) == (2, 3, 11)


def test_the_card_is_one() -> None:
    filler = '[[cards]]\nid = "h-rest"\ntype = "holy-water"\ncopies = 39\nvalue = 1\n'
    deck = cards.read_deck(f'side = "human"\n{block("toml", "[[cards]]")}{filler}')
    assert deck.cards[0].effect == cards.Draw(2)


@pytest.mark.parametrize(("file", "told"), ROWS, ids=[file for file, _ in ROWS])
def test_the_places_of_a_new_effect_are_there(file: str, told: str) -> None:
    there = (ROOT / file).read_text(encoding="utf-8")
    assert [name for name in re.findall(r"`([^`]+)`", told) if name not in there] == []


def test_the_test_passes() -> None:
    ran(block("python", "def test_"))["test_a_prayer_draws_three_cards_for_one_by_day"]()


def test_the_rules_run() -> None:
    names = ran(block("python", "def evening"))
    state = State(1, ("ada", "bea"))
    rules = names["evening"](state, ("ada", "bea"))
    asked = [next(rules).seat]
    asked += [rules.send(key).seat for key in ("ring", "pass", "pass")]
    with pytest.raises(StopIteration):
        rules.send("pass")
    assert asked == ["ada", "bea", "ada", "bea"]
    assert state.told == 1
    ask = names["BellAsk"]("ada")
    assert ask.keys(state) == ["pass", "ring"]
    state.told = names["MIDNIGHT"]
    assert [refused.reason.rule for refused in ask.why_not(state)] == ["crypt.bell"]


def test_the_table_names_every_part_of_a_definition() -> None:
    parts = {name for name in (*vars(Definition), *Definition.__annotations__) if not name.startswith("_")}
    told = {name for row in re.findall(r"^\| (`[^|]+) \|", text(PAGE), re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert parts - told == {"name", "outside_kinds", "facts", "vector_version"}
    assert told - parts == set()


def test_the_section_of_a_rulebook_is_one() -> None:
    (section,) = rulebook.read(block("toml", "sections = [").encode(), "crypt")
    assert section.message == "rule-crypt-bell"


def test_the_group_of_entry_points_is_ours() -> None:
    from coterie.kernel.registry import GROUP

    assert f'[project.entry-points."{GROUP}"]' in block("toml", "entry-points")


def test_the_commands_of_the_fast_lane_name_folders() -> None:
    for line in re.findall(r"^ {4,}\.venv/bin/pytest (.+)$", text(PAGE), re.MULTILINE):
        folders = [word for word in line.split() if word.startswith("tests/")]
        assert folders
        assert all((ROOT / Path(folder)).is_dir() for folder in folders)
