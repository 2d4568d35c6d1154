"""Whatever a table shows fits into the windows of small laptops: nothing is cut, nothing must be scrolled to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.browsing import LOWER, WIDE, picture
from tests.web.conftest import Visit
from tests.web.tables import Player, against_a_bot
from tests.web.test_table import a_fight_with_five_cards, sit


@pytest.mark.parametrize(("language", "size"), [("it", LOWER), ("en", LOWER), ("it", WIDE), ("fr", WIDE)])
def test_a_fight_and_eight_cards_fit_in_a_window(visit: Visit, server: str, language: str, size: ViewportSize) -> None:
    position, attacker, target = a_fight_with_five_cards()
    page = sit(visit(language, size), against_a_bot(server, position=position))
    player = Player(page)
    player.await_turn()
    assert cut_names(page) == []
    for one in (attacker, target):
        page.locator(f".castle [data-thing='empire-character:{one}']").click()
    page.wait_for_selector(".rounds")
    picture(page, f"table-fight-{language}-{size['width']}-{size['height']}", whole=False)
    assert cut_names(page) == []
    assert too_high(page) == []


def cut_names(page: Page) -> list[str]:
    """The names of cards in hand, and of people in the notes, that are cut off or lie over something else."""
    found: list[str] = page.evaluate(
        """() => {
            const cut = (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3;
            const parts = [...document.querySelectorAll('.hand .head, .hand .foot, .hand .foot b, .notes tbody th')];
            return parts.filter(cut).map((part) => part.textContent);
        }"""
    )
    return found


def too_high(page: Page) -> list[str]:
    """What must be scrolled down to be seen: the page, or the stage."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement, document.querySelector('main > .arena')]
            .filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className || 'page')"""
    )
    return found
