"""A table by keyboard: the focus stays at the question, digits answer it, open menus and choose there, and Space ends no phase unsaid."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import methuselahs
from tests.web.browsing import inaccessible, picture, wait_on
from tests.web.conftest import Visit
from tests.web.tables import ANSWERS, LIT, Player, against_a_bot, make, play_until
from tests.web.test_pace import BOTS, sit
from tests.web.test_table import a_choice_of_targets


def focused(page: Page) -> str:
    """The class of what has the focus."""
    return str(page.evaluate("document.activeElement.className"))


def a_minion_phase(server: str) -> dict[str, Any]:
    """A table of VTES at which something can be done in the minion phase."""
    position = {"turn": 11, "phase": "minion", "seats": {"a": {"ready": ["Gebeyehu Abdu", "Aggressive Corpse"]}, "b": {}, "c": {}}}
    setup = {"decks": ["hecata", "ventrue", "lasombra"], "turn_limit": 14}
    return make(server, {"seat": "a", "kind": "mine"}, *BOTS, game="vtes", setup=setup, position=position)


def test_space_says_first_what_it_would_end(visit: Visit, server: str) -> None:
    page = sit(visit(tools=True), a_minion_phase(server), text=True)
    player = Player(page)
    player.await_turn()
    entry, question = player.entry(), page.inner_text("#question")
    others = page.locator("[data-key]").count() - 1
    assert others > 1
    page.keyboard.press("Space")
    expect(page.locator(".warned")).to_contain_text(f"You can still do {others} other things here. Press Space again")
    assert (player.entry(), page.inner_text("#question")) == (entry, question)
    assert inaccessible(page) == []
    picture(page, "space-says-first-en-1440-dark", whole=False)
    page.keyboard.press("Space")
    player.await_entry(entry)


def test_space_lets_a_mere_window_go_at_once(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    player = Player(page)
    play_until(player, "text=Play a support card")
    entry = player.entry()
    page.keyboard.press("Space")
    player.await_entry(entry)


def test_the_focus_stays_at_the_question_and_digits_answer_it(visit: Visit, server: str) -> None:
    page = sit(visit(), a_minion_phase(server), confirm=False)
    player = Player(page)
    player.await_turn()
    for _ in range(6):
        entry = player.entry()
        page.locator("[data-key]").last.focus()
        page.keyboard.press("Enter")
        player.await_entry(entry)
        player.await_turn()
        if player.over():
            return
        page.wait_for_function("() => document.activeElement.className.startsWith('prompt')")
        entry = player.entry()
        marked = page.locator("[data-key] kbd", has_text="1").first
        expect(marked).to_have_text("1")
        page.keyboard.press("1")
        player.await_entry(entry)
        player.await_turn()
        if player.over():
            return
        assert "prompt" in focused(page) or page.locator(":focus").count()


def test_digits_count_answers_first_then_lit_things_and_choose_in_menus(visit: Visit, server: str) -> None:
    position, attacker, targets = a_choice_of_targets()
    page = sit(visit(tools=True), against_a_bot(server, position=position))
    player = Player(page)
    player.await_turn()
    page.keyboard.press("Tab")
    answers = page.locator(ANSWERS).count()
    assert [page.locator(ANSWERS).nth(at).locator("kbd").first.inner_text() for at in range(answers)] == [
        str(at + 1) for at in range(answers)
    ]
    digit = page.locator(f".castle [data-thing='empire-character:{attacker}']").get_attribute("data-digit")
    assert digit is not None
    assert int(digit) > answers
    page.keyboard.press(digit)
    menu = page.locator(".menu button")
    wait_on(page, "a menu", lambda: menu.count() > 1)
    assert menu.nth(1).locator("kbd").inner_text() == "2"
    at = next(at for at in range(menu.count()) if (menu.nth(at).get_attribute("data-key") or "").endswith(f":{targets[1]}"))
    picture(page, "menu-digits-en-1440-dark", whole=False)
    page.keyboard.press(str(at + 1))
    page.wait_for_selector(".rounds")
    ends = page.locator(".end .thing").evaluate_all("ends => ends.map(end => end.dataset.thing.split(':')[1])")
    assert ends == [attacker, targets[1]]


def test_digits_mark_lit_things_beside_the_button_that_confirms(visit: Visit, server: str) -> None:
    page = methuselahs.sit(visit(), methuselahs.five(server, start=methuselahs.position(phase="influence")))
    page.keyboard.press("Tab")
    digit = page.locator(".own .uncontrolled .thing.glow").first.get_attribute("data-digit")
    assert digit is not None
    page.keyboard.press(digit)
    page.keyboard.press(digit)
    expect(page.locator(".own .uncontrolled .thing .mark").first).to_have_text("2")


@pytest.mark.parametrize("route", ["#/settings", "table"])
def test_the_first_tab_leads_to_a_link_past_the_bar(visit: Visit, server: str, route: str) -> None:
    somebody = visit()
    page = sit(somebody, against_a_bot(server)) if route == "table" else somebody.visit(route)
    if route == "table":
        Player(page).await_turn()
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to content")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("[class^=prompt]:focus" if route == "table" else "main:focus")).to_have_count(1)
    assert route == "table" or page.url.endswith(route), "the address stays"
    page.keyboard.press("Tab")
    if route == "table":
        held = f"{ANSWERS.replace(':enabled', '')}:focus, {LIT}:focus, .prompt a:focus, .prompt button:focus"
        expect(page.locator(held)).to_have_count(1)
