"""Setting up a table: the seats follow the options, numbers and files are checked, and the table is made as the form says."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.web.browsing import inaccessible, picture, visiting
from tests.web.conftest import Visit, serving

DECK = Path(__file__).parents[2] / "src" / "coterie" / "games" / "empire" / "data" / "human.toml"


@pytest.fixture(scope="module")
def circle(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers a game for two to five, with options of every kind."""
    with serving(tmp_path_factory.mktemp("circle"), "--game", "tests.circle.game:CIRCLE") as address:
        yield address


def file(name: str, content: object) -> FilePayload:
    """A file as a visitor would choose it: JSON, or text as it is."""
    text = content if isinstance(content, str) else json.dumps(content)
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def seats(page: Page) -> list[str]:
    """The seats the form asks about."""
    names: list[str] = page.locator("select[aria-label^='Who plays']").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return [name.removeprefix("Who plays: ") for name in names]


def test_the_seats_follow_the_options(browser: Browser, circle: str) -> None:
    with visiting(browser, circle, "en", tools=True) as somebody:
        page = somebody.visit("#/new/circle")
        page.get_by_text("Game options").click()
        assert seats(page) == ["North", "East", "South", "West", "Middle"]
        page.get_by_label("Who plays: South").select_option("bot:random")
        page.get_by_label("players").select_option("3")
        expect(page.get_by_label("Who plays: West")).to_have_count(0)
        assert seats(page) == ["North", "East", "South"]
        page.get_by_label("order").select_option("moon")
        page.get_by_role("switch", name="thanks").click()
        page.get_by_label("Who plays: East").select_option("bot:random")
        rounds = page.get_by_label("rounds")
        for wrong in ("", "10", "2.5"):
            rounds.fill(wrong)
            rounds.blur()
            page.get_by_text("Enter a whole number from 1 to 9.").wait_for()
        rounds.fill("4")
        rounds.blur()
        expect(page.get_by_text("Enter a whole number")).to_have_count(0)
        assert inaccessible(page) == []
        picture(page, "new-circle-en-1440-dark")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_selector(".table[data-at]")
        table = page.url.rpartition("/")[2]
        info = httpx.get(f"{circle}api/tables/{table}", timeout=60).json()
        assert info["setup"] == {"players": 3, "order": "moon", "rounds": 4, "thanks": False}
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]


def test_what_the_game_refuses_is_told_and_no_table_is_made(browser: Browser, circle: str) -> None:
    with visiting(browser, circle, "it") as somebody:
        page = somebody.visit("#/new/circle")
        page.locator("summary").click()
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Scegli un file: values").click()
        chooser.value.set_files([file("values.json", {"13": 4})])
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("Con queste opzioni non si può giocare")
        expect(alert).to_contain_text("the cards are 1 to 12")
        expect(page.get_by_role("button", name="Apri il tavolo")).to_be_disabled()
        page.get_by_role("button", name="Torna al predefinito").click()
        expect(alert).to_have_count(0)
        expect(page.get_by_role("button", name="Apri il tavolo")).to_be_enabled()
        somebody.forgive("422")


def test_a_deck_comes_from_a_file(visit: Visit, server: str) -> None:
    somebody = visit(tools=True)
    page = somebody.visit("#/new/empire")
    page.get_by_text("Game options").click()
    chooser = page.locator("input[type=file]").first
    chooser.set_input_files([file("notes.txt", "no deck at all")])
    page.get_by_text("Can’t read notes.txt: it’s neither TOML nor JSON. See line 1.").wait_for()
    chooser.set_input_files([file("long.json", " " * 200_001)])
    page.get_by_text("long.json is too large").wait_for()
    deck = DECK.read_text(encoding="utf-8")
    chooser.set_input_files([file("short.toml", deck.rpartition("[[cards]]")[0])])
    expect(page.get_by_role("alert")).to_contain_text("a deck has 40 cards")
    chooser.set_input_files([file("mine.toml", deck)])
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_text("mine.toml").wait_for()
    assert inaccessible(page) == []
    picture(page, "new-empire-deck-en-1440-dark")
    page.get_by_label("Who plays: Vampire player").select_option("bot:random")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_selector(".table[data-at]")
    info = httpx.get(f"{server}api/tables/{page.url.rpartition('/')[2]}", timeout=60).json()
    assert info["setup"]["human_deck"] == tomllib.loads(deck)
    somebody.forgive("422")
