"""Names and figures of the pages of games: options with their defaults, numbers of decks and cards, and the lines of Python they show."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.fury.facts.places import PLACES
from coterie.games.vtes.formats.legality import CONSTRUCTIONS, V5_CARDS, V5_SETS
from coterie.games.vtes.pool import facts
from coterie.kernel import registry
from tests.docs.pages import ROOT, text

DECKS = " ".join(text("docs/decks.md").split())
SAMPLES = ROOT / "tests" / "data" / "decks"


def options(game: str) -> dict[str, str]:
    """The table of options of a game's page: name and values."""
    section = text(f"docs/{game}.md").partition("\n## Options\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([^|]*) \|", section, re.MULTILINE)
    return {name: values.strip() for names, values in rows for name in re.findall(r"\w+", names)}


@pytest.mark.parametrize("game", coterie.games())
def test_a_page_names_every_option_with_its_default_first(game: str) -> None:
    shown, defaults = options(game), {field.name: field.default for field in msgspec.structs.fields(registry.find(game).setup_type)}
    assert list(shown) == list(defaults)
    words: dict[Any, str] = {False: "no", True: "yes"}
    for name, default in defaults.items():
        if default is not None:
            told = words[default] if isinstance(default, bool) else str(default)
            assert re.match(r"[\w-]+", shown[name].replace("`", ""))[0] == told, name  # type: ignore[index]  # a row without a value fails as well


def test_five_readings_of_vampire_empire_are_options() -> None:
    readings = registry.find("empire").presets["other readings"]
    assert f"{ {5: 'five'}[len(readings)] } of these readings are" in " ".join(text("README.md").split())


def test_the_numbers_of_places_and_decks_are_true() -> None:
    assert f"on a map of {len(PLACES)} places" in text("docs/fury.md")
    banned = sum(1 for card in facts().values() if card.banned)
    assert f"| `standard` | 12 or more | 60 to 90 | not the {banned} banned ones |" in DECKS
    assert f"and {len(V5_CARDS)} others" in DECKS
    assert all(re.search(rf"\b{name}\b", DECKS) for name in (*V5_SETS, *CONSTRUCTIONS))
    listed = tomllib.loads((SAMPLES / "decks.toml").read_text(encoding="utf-8"))["files"]
    faulty = sum(1 for sample in listed if sample.get("faults"))
    assert f"{ {51: 'Fifty-one'}[len(listed)] } sample decks in all formats, { {11: 'eleven'}[faulty] } of them with faults" in DECKS
    assert len(listed) == len(list(SAMPLES.iterdir())) - 1


@pytest.mark.parametrize("page", ["docs/vtes.md", "docs/empire.md"])
def test_indented_lines_that_make_a_game_make_one(page: str) -> None:
    lines = re.findall(r"^ {4}(coterie\.new\(.*\))$", text(page), re.MULTILINE)
    assert lines
    for line in lines:
        assert isinstance(eval(line, {"coterie": coterie}), coterie.Game)  # noqa: S307  # the line is our own page's
