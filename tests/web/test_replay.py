"""The replay viewer: any moment of a finished game as any seat saw it, shared by a link, and played on from."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.browsing import PHONE, WIDE, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.tables import Player, against_a_bot, finish, play, prefer, take_seats

WAYS = [("en", WIDE, True), ("it", PHONE, False), ("fr", WIDE, False), ("pt-BR", PHONE, True)]


@pytest.fixture(scope="module")
def finished(server: str, browser: Browser) -> dict[str, Any]:
    """A game that was played for a while and given up."""
    made = against_a_bot(server)
    page = browser.new_page(reduced_motion="reduce")
    page.add_init_script(f"localStorage.setItem('coterie.seats', {json.dumps(json.dumps(made['seats']))})")
    page.goto(f"{server}#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    play(Player(page, 3), 25)
    page.close()
    finish(server, made)
    return made


def scrub(page: Page, number: int) -> None:
    """Move the slider."""
    page.get_by_role("slider").evaluate(
        "(slider, number) => { slider.value = number; slider.dispatchEvent(new Event('input', {bubbles: true})) }", number
    )
    expect(page.get_by_role("slider")).to_have_value(str(number))


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
def test_every_replay(visit: Visit, finished: dict[str, Any], language: str, size: ViewportSize, dark: bool) -> None:
    page = visit(language, size, dark, tools=True).visit(f"#/replay/{finished['table']}")
    page.wait_for_selector(".scrubber")
    length = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert length > 20
    scrub(page, length // 2)
    picture(page, f"replay-{language}-{size['width']}-{'dark' if dark else 'light'}", whole=False)
    assert sideways(page) <= 0
    assert inaccessible(page) == []


def test_steps_turns_and_the_log(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit().visit(f"#/replay/{finished['table']}")
    slider = page.get_by_role("slider")
    page.get_by_role("button", name="Next choice").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next turn").click()
    wait_on(page, "the next turn", lambda: int(slider.input_value()) > 2)
    log = page.locator(".log li")
    wait_on(page, "what happened until then", lambda: log.count() > 1)
    told = log.count()
    page.get_by_role("button", name="Previous turn").click()
    expect(slider).to_have_value("0")
    wait_on(page, "less in the log", lambda: log.count() < told)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()


def test_each_seat_sees_its_own_cards(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit().visit(f"#/replay/{finished['table']}")
    for seat in ("Human player", "Vampire player"):
        page.locator(".seats").get_by_role("button", name=seat).click()
        page.wait_for_selector(f"[data-thing^='empire-card:{seat[0].lower()}-']")
        scrub(page, 1)
        expect(page.locator(".hand .thing")).not_to_have_count(0)
    page.get_by_role("button", name="Spectator").click()
    expect(page.locator(".hand")).to_have_count(0)


def test_a_moment_is_shared_and_played_on_from(visit: Visit, finished: dict[str, Any]) -> None:
    somebody, other = visit(), visit()
    prefer(other, sound=False)
    take_seats(somebody, finished)
    page = somebody.visit(f"#/replay/{finished['table']}")
    page.wait_for_selector(".scrubber")
    scrub(page, 7)
    page.get_by_role("button", name="Share this moment").click()
    page.wait_for_url("**/7/human")
    shared = other.visit(page.url.removeprefix(other.address))
    expect(shared.get_by_role("slider")).to_have_value("7")
    expect(shared.locator(".hand .thing")).not_to_have_count(0)
    shared.get_by_role("button", name="Play on from here").click()
    shared.wait_for_url("**/#/table/*")
    assert finished["table"] not in shared.url
    shared.wait_for_selector(".hand .thing")


def test_the_address_of_an_open_replay_can_be_changed(visit: Visit, finished: dict[str, Any]) -> None:
    """A link to another moment, followed in the same tab, and the way back."""
    page = visit().visit(f"#/replay/{finished['table']}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.evaluate("hash => { location.hash = hash }", f"#/replay/{finished['table']}/7/human")
    expect(slider).to_have_value("7")
    expect(page.locator(".seats").get_by_role("button", name="Human player")).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(slider).to_have_value("0")


def test_a_game_that_runs_has_no_replay_yet(visit: Visit, server: str) -> None:
    made = against_a_bot(server)
    somebody = visit(tools=True)
    page = somebody.visit(f"#/replay/{made['table']}")
    page.get_by_role("heading", name="isn’t over yet").wait_for()
    assert inaccessible(page) == []
    somebody.forgive("403")
