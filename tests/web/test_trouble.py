"""A rule that fails, in the browser: everybody at the table reads so, and the game goes on from where it stood."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import PHONE, inaccessible, picture, sideways, visiting
from tests.web.conftest import serving
from tests.web.tables import make, take_seats

SEATS = ("ada", "bea", "cem")
WORDS = {"en": "Coterie made a mistake applying a rule", "it": "Coterie"}


@pytest.fixture
def faulty(client: None, tmp_path: Path) -> Iterator[str]:
    """A server with a game in which a vote is beyond its rules."""
    with serving(tmp_path, "--game", "tests.server.fumbling:Mistaken") as address:
        yield address


def test_everybody_reads_that_a_rule_failed_until_the_game_goes_on(browser: Browser, faulty: str) -> None:
    made = make(faulty, *({"seat": seat, "kind": "mine"} for seat in SEATS), game="tiny")
    with visiting(browser, faulty, "en", tools=True) as chooser, visiting(browser, faulty, "it", PHONE, tools=True) as watcher:
        take_seats(chooser, made, "ada")
        page, other = chooser.visit(f"#/table/{made['table']}"), watcher.visit(f"#/table/{made['table']}")
        vote, gifts = page.locator("[data-key=vote]"), page.locator("[data-key=gifts]")
        expect(vote).to_be_visible()
        other.locator(".table:not([data-at='-1'])").wait_for()
        expect(other.get_by_role("alert")).to_have_count(0)
        vote.click()
        expect(page.get_by_role("alert").filter(has_text=WORDS["en"])).to_be_visible()
        expect(other.get_by_role("alert").filter(has_text=WORDS["it"])).to_be_visible()
        assert inaccessible(page) == []
        assert (sideways(other), inaccessible(other)) == (0, [])
        picture(page, "trouble-en-1440-dark", whole=False)
        gifts.click()
        for one in (page, other):
            expect(one.get_by_role("alert").filter(has_text="Coterie")).to_have_count(0)
