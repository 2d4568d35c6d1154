"""What a reader may set for this browser: the size of text, when a card is shown in full, and where tables pass by default."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browsing import PHONE, WIDE, Visitor, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.tables import Player, against_a_bot, play_until
from tests.web.test_pace import sit


def size_of(page: Page, sight: str) -> float:
    """How large the text of something is, in pixels."""
    return float(page.locator(sight).first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)"))


def go(page: Page, route: str) -> None:
    """To another page of the client, in the same tab."""
    page.evaluate("route => { location.hash = route }", route)


def test_text_grows_everywhere_and_stays_so(visit: Visit, server: str) -> None:
    somebody = visit(tools=True)
    page = sit(somebody, against_a_bot(server))
    Player(page).await_turn()
    before = {sight: size_of(page, sight) for sight in ("#question", ".answers button, .log", ".coach")}
    go(page, "#/settings")
    page.get_by_role("group", name="Text size").get_by_label("Largest").check(force=True)
    wait_on(page, "larger text", lambda: size_of(page, "html") == 20)
    page.reload()
    expect(page.get_by_role("group", name="Text size").get_by_label("Largest")).to_be_checked()
    page.go_back()
    page.wait_for_selector("#question")
    for sight, size in before.items():
        assert size_of(page, sight) == pytest.approx(size * 1.25, rel=0.01), sight
    assert sideways(page) <= 0
    assert inaccessible(page) == []
    picture(page, "text-largest-en-1440-dark", whole=False)


@pytest.mark.parametrize(("hover", "shown"), [("short", True), ("never", False)])
def test_a_card_is_shown_in_full_when_the_reader_likes(visit: Visit, server: str, hover: str, shown: bool) -> None:
    page = sit(visit(), against_a_bot(server), hover=hover)
    card = page.locator(".hand .thing").first
    card.hover()
    if shown:
        page.get_by_role("tooltip").wait_for()
    else:
        page.wait_for_timeout(1200)
        assert page.get_by_role("tooltip").count() == 0
        card.focus()
        page.keyboard.press("r")
        page.get_by_role("tooltip").wait_for()


def at_another_table(somebody: Visitor, page: Page, server: str) -> Page:
    """The same browser at a new table, looking at where it passes."""
    made = against_a_bot(server)
    page.evaluate("keys => localStorage.setItem('coterie.seats', keys)", json.dumps(made["seats"]))
    go(page, f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    page.get_by_role("tab", name="Auto-pass").click()
    return page


def test_passing_by_default_is_kept_for_new_tables(visit: Visit, server: str) -> None:
    somebody = visit(tools=True)
    page = sit(somebody, against_a_bot(server))
    player = Player(page)
    play_until(player, "text=Play a support card")
    page.get_by_role("tab", name="Auto-pass").click()
    switch = page.locator("[role=tabpanel] [role=switch]").last
    name = switch.inner_text().split("\n")[0]
    switch.click()
    page.get_by_role("button", name="Use this at new tables too").click()
    page.get_by_text("New tables of this game will pass at the same questions.").wait_for()
    at_another_table(somebody, page, server)
    chosen = page.get_by_role("switch", name=name).first
    expect(chosen).to_be_checked()
    go(page, "#/settings")
    usual = page.get_by_role("switch", name=name).first
    expect(usual).to_be_checked()
    assert inaccessible(page) == []
    usual.click()
    at_another_table(somebody, page, server)
    expect(page.get_by_role("switch", name=name).first).not_to_be_checked()


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", WIDE, True), ("fr", PHONE, False), ("it", WIDE, False), ("pt-BR", PHONE, True)]
)
def test_the_settings_fit_with_the_largest_text(visit: Visit, language: str, size: ViewportSize, dark: bool) -> None:
    somebody = visit(language, size, dark, tools=True)
    met: dict[str, Any] = {"empire-prompt-support-before": {"type": "text", "id": "empire-prompt-support-before", "args": {}}}
    somebody.context.add_init_script(f"localStorage.setItem('coterie.windows.empire', {json.dumps(json.dumps(met))})")
    somebody.context.add_init_script("""localStorage.setItem('coterie.settings', '{"size": "largest"}')""")
    page = somebody.visit("#/settings")
    page.locator("[role=switch]").last.wait_for()
    picture(page, f"settings-largest-{language}-{size['width']}-{'dark' if dark else 'light'}")
    assert sideways(page) <= 0
    assert inaccessible(page) == []
