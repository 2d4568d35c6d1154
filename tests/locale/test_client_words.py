"""The words of the client's pages: each that is used exists, each that exists is used, and every option of every game has its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import coterie
from coterie.bots import names
from coterie.kernel import registry
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.locale.files import messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
USED = re.compile(r"""["'](web-[a-z-]+)["']""")
MADE_UP = re.compile(r"`(web-[a-z-]+-)\$\{")
"""Ids that are put together: `web-clock-${kind}`."""
BY_GAME = (
    "web-setup-",
    "web-fury-field-",
    "web-fury-coach-",
    "web-fury-chart",
    "web-vtes-confirm-",
    "web-vtes-chapter-",
    "web-vtes-chart-",
    "web-vtes-term-",
)
"""Ids with the name of a game put in: `web-${game}-chart`."""
LOCALE = Path(coterie.__file__).parent / "locale" / "en"
PAGES = ("web", "web-fury", "web-fury-cards", "web-decks", *sorted(file.stem for file in LOCALE.glob("web-vtes-*.ftl")))


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for kind in ("ts", "svelte") for file in SOURCES.rglob(f"*.{kind}"))


def test_what_is_used_exists() -> None:
    """Or begins the names of messages: `web-setup`, `web-empire-brief`."""
    used = set(USED.findall(sources()))
    known = {name for area in (*PAGES, "web-table", "web-company", "web-vtes") for name in messages("en", area)}
    assert len(used) > 100
    assert [name for name in sorted(used - known) if not any(one.startswith(f"{name}-") for one in known)] == []


def test_what_exists_is_used() -> None:
    found = sources()
    used, prefixes = set(USED.findall(found)), (*MADE_UP.findall(found), *BY_GAME)
    assert [name for area in PAGES for name in messages("en", area) if name not in used and not name.startswith(prefixes)] == []


@pytest.mark.parametrize("game", coterie.games())
def test_games_options_and_bots_have_words(game: str) -> None:
    words = messages("en", "web")
    assert f"web-game-{game}-about" in words
    assert f"web-game-{game}-resign" in words
    assert [bot for bot in names(game) if f"web-bot-{bot}" not in words] == []
    assert [name for name in option_words(game) if name not in words] == []


@pytest.mark.parametrize(
    ("game", "seat", "seats", "crowd", "said"),
    [
        ("empire", "human", 2, 0, "your opponent wins"),
        ("fury", "dracula", 5, 0, "the hunters win"),
        ("fury", "hunters", 2, 0, "You give up, and Dracula wins."),
        ("fury", "mina_harker", 5, 0, "for all the hunters"),
        ("fury", "mina_harker", 5, 1, "the others decide"),
        ("vtes", "a", 5, 1, "the others play on"),
    ],
)
def test_whoever_resigns_is_told_what_follows(game: str, seat: str, seats: int, crowd: int, said: str) -> None:
    """One opponent wins only where there is just one; the hunters of Fury fall together against bots; among people the others play on."""
    for language in LANGUAGES:
        words = Speaker(language, strict=True).say(Text(f"web-game-{game}-resign", {"seat": seat, "seats": seats, "crowd": crowd}))
        assert language != "en" or said in words
        assert game == "empire" or "opponent" not in words


def option_words(game: str) -> list[str]:
    """The messages that the form of a new table needs for a game: one for each option, and one for each of its values."""
    schema: dict[str, Any] = msgspec.json.schema(registry.find(game).setup_type)
    properties = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    found = []
    for name, option in properties.items():
        if "enum" in option or option.get("type") in ("integer", "boolean"):
            found += [f"web-setup-{game}-{name}", *(f"web-setup-{game}-{name}-{value}" for value in option.get("enum", ()))]
    assert found
    return [name.replace("_", "-") for name in found]
