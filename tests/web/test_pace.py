"""How fast a table shows what happens: at the reader's own pace, at once where nothing shall move, and to the next decision on demand."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.tries import tries
from tests.web.browsing import PHONE, WIDE, Visitor, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.tables import Player, make, prefer, take_seats

SKIP = "Skip to my next decision"
STILL = """const [later, now] = [window.setTimeout, Date.now];
Date.now = () => window.still ?? now();
window.setTimeout = (call, wait) => later(call, window.still && wait > 100 ? 1e8 : wait);"""
"""The clock of a page stands still while `still` is a time: what is shown for a while stays, however slow the machine is."""
BOTS = [{"seat": seat, "kind": "bot", "bot": "random"} for seat in ("b", "c")]


def three_at_vtes(server: str) -> dict[str, Any]:
    """A person and two bots, for more turns than a test passes in."""
    setup = {"decks": ["hecata", "ventrue", "lasombra"], "turn_limit": 60}
    return make(server, {"seat": "a", "kind": "mine", "name": "Marisa"}, *BOTS, game="vtes", setup=setup)


def sit(visitor: Visitor, made: dict[str, Any], **settings: object) -> Page:
    """Open the table with a seat of one's own."""
    take_seats(visitor, made)
    prefer(visitor, sound=False, **settings)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def entries(server: str, made: dict[str, Any]) -> tuple[int, list[str]]:
    """How many entries the game has at the server, and who is asked there."""
    info = httpx.get(f"{server}api/tables/{made['table']}", timeout=60).raise_for_status().json()
    return info["number"], [waiting["seat"] for waiting in info["waiting"]]


def pass_on(page: Page, server: str, made: dict[str, Any]) -> int:
    """Pass until the bots have had their turns, and the game is at one's own question again; where that is."""
    player = Player(page)
    for _ in tries("the bots have their turns", 60):
        player.await_turn()
        before = int(player.entry())
        page.locator("[data-key=pass]").click() if page.locator("[data-key=pass]").count() else player.move()
        player.await_entry(str(before))
        now = asked_again(page, server, made)
        if now > before + 8:
            return now
    raise AssertionError


def pass_on_until_something_waits(page: Page, server: str, made: dict[str, Any]) -> int:
    """Pass until moves of bots wait to be shown, with a clock that stands still; where the game is at the server."""
    player, skip = Player(page), page.get_by_role("button", name=SKIP)
    for _ in tries("moves of bots that wait", 60):
        player.await_turn()
        page.evaluate("window.still = Date.now()")
        page.locator("[data-key=pass]").click() if page.locator("[data-key=pass]").count() else player.move()
        there = asked_again(page, server, made)
        if not caught_up(page, server, made):
            assert skip.count(), "nobody is told that something waits"
            return there
        page.evaluate("window.still = undefined")
    raise AssertionError


def caught_up(page: Page, server: str, made: dict[str, Any]) -> bool:
    """Wait until the page shows where the game is at the server, or says that something waits to be shown; whether it shows everything."""
    skip = page.get_by_role("button", name=SKIP)
    wait_on(page, "the page has heard everything", lambda: skip.count() or Player(page).entry() == str(entries(server, made)[0]))
    return not skip.count()


def asked_again(page: Page, server: str, made: dict[str, Any]) -> int:
    """Wait until the game at the server is at one's own question; where that is."""
    wait_on(page, "one's own question at the server", lambda: entries(server, made)[1] == ["a"])
    return entries(server, made)[0]


def test_moves_of_bots_are_shown_one_by_one_or_skipped_to_the_next_decision(visit: Visit, server: str) -> None:
    made = three_at_vtes(server)
    somebody = visit(tools=True, moving=True)
    somebody.context.add_init_script(STILL)
    page = sit(somebody, made, speed="slow")
    there = pass_on_until_something_waits(page, server, made)
    assert int(Player(page).entry()) < there, "the bots are done, and their moves are still being shown"
    assert page.get_attribute(".table", "data-asked") == "", "no question before what led to it"
    assert page.locator("[data-key]").count() == 0
    skip = page.get_by_role("button", name=SKIP)
    picture(page, "pace-en-1440-dark", whole=False)
    assert inaccessible(page) == []
    skip.click()
    expect(skip).to_have_count(0)
    assert caught_up(page, server, made)
    expect(page.locator("[data-key=pass]")).to_be_visible()


@pytest.mark.parametrize(("moving", "speed"), [(False, "slow"), (True, "instant")], ids=["less motion", "at once"])
def test_nothing_is_held_back_where_nothing_moves_or_all_is_wanted_at_once(visit: Visit, server: str, moving: bool, speed: str) -> None:
    made = three_at_vtes(server)
    somebody = visit(moving=moving)
    somebody.context.add_init_script(STILL)
    page = sit(somebody, made, speed=speed)
    page.evaluate("window.still = Date.now()")
    pass_on(page, server, made)
    assert caught_up(page, server, made)


def test_the_speed_is_changed_at_the_table_and_by_a_key(visit: Visit, server: str) -> None:
    made = three_at_vtes(server)
    somebody = visit(moving=True)
    somebody.context.add_init_script(STILL)
    page = sit(somebody, made, speed="slow")
    there = pass_on_until_something_waits(page, server, made)
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Instant").check(force=True)
    expect(page.get_by_role("button", name=SKIP)).to_have_count(0)
    assert caught_up(page, server, made)
    page.get_by_label("Slow").check(force=True)
    page.evaluate("window.still = undefined")
    assert pass_on_until_something_waits(page, server, made) > there
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("n")
    expect(page.get_by_role("button", name=SKIP)).to_have_count(0)
    assert caught_up(page, server, made)


@pytest.mark.parametrize(("language", "size", "dark"), [("en", WIDE, True), ("fr", PHONE, False)], ids=["en", "fr"])
def test_whoever_is_out_of_the_game_is_told_and_may_watch_or_leave(visit: Visit, server: str, language: str, size: Any, dark: bool) -> None:
    made = three_at_vtes(server)
    page = sit(visit(language, size, dark, tools=True, moving=True), made, speed="slow")
    words = {
        "en": ("Resign", "Yes", "You are out of the game.", "Watch fast", "Watch", "Leave"),
        "fr": ("Abandonner", "Oui", "Vous êtes hors de la partie.", "Regarder en accéléré", "Regarder", "Quitter"),
    }[language]
    drawer = page.locator(".drawerbutton button")
    if size is PHONE:
        drawer.click()
    page.get_by_role("tab").last.click()
    page.get_by_role("button", name=words[0], exact=True).click()
    page.locator("dialog[open] footer button").last.click()
    if size is PHONE:
        drawer.click()
    page.get_by_text(words[2]).wait_for()
    fast, watch = (page.get_by_role("button", name=words[at], exact=True) for at in (3, 4))
    expect(watch).to_have_attribute("aria-pressed", "true")
    fast.click()
    expect(fast).to_have_attribute("aria-pressed", "true")
    expect(watch).to_have_attribute("aria-pressed", "false")
    assert page.locator("[data-key]").count() == 0
    assert page.get_by_role("button", name=words[0], exact=True).count() == 0, "one cannot resign twice"
    assert sideways(page) <= 0
    assert inaccessible(page) == []
    picture(page, f"out-of-the-game-{language}-{size['width']}", whole=False)
    page.get_by_role("link", name=words[5], exact=True).click()
    page.wait_for_url(lambda url: "table" not in url)
