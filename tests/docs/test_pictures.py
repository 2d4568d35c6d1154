"""The pictures and the table at the top of the README: they are of the games there are, and `make pictures` takes them."""

from __future__ import annotations

import re

import pytest

import coterie
from coterie import bots
from coterie.games.fury.facts.cards import EVENT_DECK, ITEM_DECK, TOKENS
from coterie.games.vtes.coverage import coverage
from coterie.locale import LANGUAGES, Speaker
from tests.docs.pages import ROOT, text
from tools.pictures import FOLDER, SCENES, main, path_of

README = text("README.md")
MOST = 600_000
"""Bytes that a visitor of the page loads with its pictures, at most."""


def test_every_game_has_a_picture_and_the_readme_shows_them_all() -> None:
    assert set(SCENES) == set(coterie.games())
    shown = re.findall(r"^!\[.+\]\((.+)\)$", README, re.MULTILINE)
    assert [ROOT / path for path in shown] == [path_of(name) for name in SCENES]
    assert sorted(FOLDER.iterdir()) == sorted(map(path_of, SCENES))


def test_the_pictures_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST
    assert all(path.read_bytes().startswith(b"\xff\xd8") for path in FOLDER.iterdir())


def test_an_unknown_picture_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 1
    assert "There is no picture chess; there are empire, fury, vtes." in capsys.readouterr().err


@pytest.mark.parametrize("name", coterie.games())
def test_the_table_of_games_is_true(name: str) -> None:
    row = next(line for line in README.splitlines() if line.startswith(f"| [{Speaker('en').tell(f'{name}-name')}]"))
    _, _, _, browser, terminal, players, languages = (cell.strip() for cell in row.strip("|").split("|"))
    drawn = (ROOT / "web" / "src" / "games" / name / "Table.svelte").exists()
    assert browser.startswith("drawn" if drawn else "text")
    assert (terminal == "own table") == (ROOT / "src" / "coterie" / "games" / name / "terminal" / "drawing.py").exists()
    assert re.findall(r"`(\w+)`", players) == list(bots.names(name))
    assert int(languages) == len(LANGUAGES)


def test_the_numbers_of_cards_are_true() -> None:
    assert f"all {len(EVENT_DECK)} events, {len(ITEM_DECK)} items and {len(TOKENS)} encounters" in README
    vtes = coverage()
    assert f"all {vtes.decks.complete} of the seven decks, {vtes.all.complete:,} in all" in README
    assert f"{vtes.all.complete:,} of its {vtes.all.cards:,} cards can be played" in README
    assert (vtes.decks.complete, len(vtes.precons)) == (vtes.decks.cards, 7)
