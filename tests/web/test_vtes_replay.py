"""A game of VTES looked at again: charts with falls and points, the list of turns, and every seat's view."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import coterie
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.kernel.seat import ask_bot
from tests.web.browsing import LOWER, PHONE, WIDE, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit

WAYS = [("en", WIDE, True), ("it", PHONE, False), ("fr", LOWER, False), ("pt-BR", WIDE, True)]


@pytest.fixture(scope="module")
def finished(server: str) -> dict[str, Any]:
    """A game that three bots have played to its end: two have been ousted, and there were fights."""
    game, bot = coterie.new("vtes", seed=3, setup={"players": 3}), SteadyBot(1)
    while game.outcome is None:
        ask_bot(bot, game, game.decisions[0])
    headers = {"Content-Type": "application/json", "Origin": server.rstrip("/")}
    answer = httpx.post(f"{server}api/replays", content=msgspec.json.encode(game.record()), headers=headers, timeout=120)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def whole(page: Page) -> Locator:
    """The slider, once the whole film has come."""
    page.wait_for_selector(".scrubber")
    return page.get_by_role("slider")


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
def test_every_replay(visit: Visit, finished: dict[str, Any], language: str, size: ViewportSize, dark: bool) -> None:
    page = visit(language, size, dark, tools=True).visit(f"#/replay/{finished['table']}/{finished['length'] // 2}/a")
    whole(page)
    page.wait_for_selector(".vtes")
    if size is WIDE:
        expect(page.locator(".mark.fall")).to_have_count(2)
    picture(page, f"vtes-replay-{language}-{size['width']}-{'dark' if dark else 'light'}", whole=False)
    assert sideways(page) <= 0
    assert inaccessible(page) == []


def test_the_chart_shows_what_is_chosen_and_ends_where_somebody_falls(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit().visit(f"#/replay/{finished['table']}/0/a")
    slider = whole(page)
    falls, points = page.locator(".mark.fall"), page.locator(".mark.point")
    expect(falls).to_have_count(2)
    expect(points).not_to_have_count(0)
    assert page.locator(".key b").all_inner_texts() == ["30", "30", "30"]
    falls.first.click()
    wait_on(page, "the fall", lambda: int(slider.input_value()) > finished["length"] // 4)
    expect(page.locator(".gone")).to_be_visible()
    page.get_by_role("radio", name="Victory points").check(force=True)
    expect(page.locator(".key b").first).to_have_text("1")
    assert "0" in page.locator(".key b").all_inner_texts()


def test_turns_are_listed_with_their_falls_and_fights(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit().visit(f"#/replay/{finished['table']}/0/a")
    slider = whole(page)
    expect(page.locator(".mark.fall")).to_have_count(2)
    page.get_by_role("tab", name="Turns").click()
    expect(page.locator("button.turn")).to_have_count(len(finished["turns"]))
    page.get_by_role("button", name="Turn 3: Methuselah A").click()
    expect(slider).to_have_value(str(finished["turns"][2]))
    expect(page.locator("button.turn[aria-current]")).to_have_text("Turn 3: Methuselah A")
    page.get_by_role("button", name="Falls and points").click()
    expect(page.locator("button.moment", has_text="is ousted")).to_have_count(2)
    expect(page.locator("button.moment", has_text="enter combat")).to_have_count(0)
    page.get_by_role("button", name="Fights").click()
    fight = page.locator("button.moment", has_text="enter combat").first
    fight.click()
    wait_on(page, "the fight", lambda: int(slider.input_value()) > finished["turns"][2])
    expect(page.locator(".told button.moment.past").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("combat")


def test_each_seat_sees_its_own_hand_and_a_spectator_none(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit().visit(f"#/replay/{finished['table']}/40/a")
    whole(page)
    held = page.locator("[data-zone=hand] .vh")
    hands: list[list[str]] = []
    for seat in "ABC":
        page.locator(".seats").get_by_role("button", name=f"Methuselah {seat}").click()
        wait_on(page, f"the hand of {seat}", lambda: held.count() == 7 and held.all_inner_texts() not in hands)
        hands.append(held.all_inner_texts())
    page.get_by_role("button", name="Spectator").click()
    expect(page.locator("[data-zone=hand]")).to_have_count(0)


def test_a_card_is_read_in_a_replay(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit(tools=True).visit(f"#/replay/{finished['table']}/60/a")
    whole(page)
    card = page.locator("[data-zone=hand]").first
    card.focus()
    page.keyboard.press("r")
    sheet = page.locator(".sheet")
    expect(sheet.locator("h3")).to_be_visible()
    expect(sheet.locator("summary", has_text="Who can play it now")).to_have_count(0)
    page.keyboard.press("r")
    expect(sheet.locator(".official")).to_be_visible()
    assert inaccessible(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
