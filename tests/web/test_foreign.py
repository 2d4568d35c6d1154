"""A game of another package in the client: its words come from the server, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import picture, visiting
from tests.web.conftest import serving


@pytest.fixture
def server_with_soiree(client: None, tmp_path: Path) -> Iterator[str]:
    """A server that offers the test game too."""
    with serving(tmp_path, "--game", "tests.tiny.game:TINY") as address:
        yield address


def test_a_game_of_another_package_is_offered_in_its_own_words(browser: Browser, server_with_soiree: str) -> None:
    with visiting(browser, server_with_soiree, "fr") as somebody:
        page = somebody.visit()
        page.get_by_role("heading", name="Soirée").wait_for()
        page.get_by_role("heading", name="Vampire Empire").wait_for()
        picture(page, "home-two-games-fr-1440-dark")
        page.get_by_role("link", name=re.compile("Préparer une table.*Soirée")).click()
        page.get_by_label("Qui joue : Bea").wait_for()
        page.get_by_label("Langue").select_option("it")
        page.get_by_label("Chi gioca: Bea").wait_for()
