"""The pages of docs/ that speak of Vampire Empire: every ruling names tests that exist, and every trap and option is there."""

import re
from pathlib import Path

import msgspec
import pytest

from coterie.games.empire.cards import Card, Effect, read_deck
from coterie.games.empire.table import Setup

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")
EMPIRE = (DOCS / "empire.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(test_\w+\.py)::(test_\w+)`", RULINGS)))


@pytest.mark.parametrize(("module", "name"), NAMED)
def test_the_test_of_a_ruling_exists(module: str, name: str) -> None:
    assert f"\ndef {name}(" in (HERE / module).read_text(encoding="utf-8")


def test_every_ruling_names_a_test() -> None:
    traps = re.split(r"\n\d+\. \*\*", RULINGS)[1:]
    assert len(traps) == 29
    rows = [line for line in RULINGS.splitlines() if line.startswith("| ") and not line.startswith(("| ---", "| question"))]
    assert [text[:60] for text in traps + rows if "::test_" not in text] == []


def test_every_option_is_explained() -> None:
    for field in msgspec.structs.fields(Setup):
        assert f"`{field.name}`" in EMPIRE


def test_every_field_and_effect_of_a_deck_file_is_explained() -> None:
    for field in msgspec.structs.fields(Card):
        assert f"`{field.name}`" in EMPIRE
    for effect in Effect.__args__:
        assert f'kind = "{effect.__struct_config__.tag}"' in EMPIRE


def test_the_example_deck_can_be_read() -> None:
    example = re.search(r"```toml\n(.*?)```", EMPIRE, re.DOTALL)
    assert example is not None
    assert read_deck(example[1]).side == "human"
