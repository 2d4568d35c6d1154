"""Reading cards at a table of VTES: by pointing, by key and by touch, with what can be done now; the terms of questions; the rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from coterie.games.vtes.pool import named
from tests.web.browsing import LOWER, PHONE, WIDE, Visitor, inaccessible, picture, sideways, wait_on
from tests.web.conftest import Visit
from tests.web.tables import make, prefer, take_seats

POSITION: dict[str, Any] = {
    "turn": 11,
    "phase": "minion",
    "seats": {
        "a": {
            "hand": ["Enchant Kindred", "Deflection", "Blood Doll"],
            "ready": ["Alice Chen", {"card": "Horst von Brühl", "blood": 2, "locked": True}, {"card": "Madison", "blood": 1}],
            "ash": ["Parity Shift"],
        },
        "b": {"hand": [], "ready": [{"card": "Colette", "blood": 4, "cards": ["Blood Doll"]}]},
        "c": {"hand": [], "ready": ["Aintzane Arriaga"], "torpor": ["Azucena"]},
    },
}
WAYS = [("en", WIDE, True), ("it", LOWER, False), ("fr", PHONE, True), ("pt-BR", PHONE, False)]
COVERED = """() => {
  const words = document.getElementById("question");
  const range = document.createRange();
  range.selectNodeContents(words);
  const answers = [...document.querySelectorAll("[data-zone=prompt]")];
  const parts = [...range.getClientRects(), ...answers.map((one) => one.getBoundingClientRect())];
  const hit = ({left, right, top, bottom}) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".lively");
  return parts.filter((part) => part.width > 0 && hit(part)).map((part) => JSON.stringify(part));
}"""
"""The pieces of the question and its answers that the reading view lies over."""
SHEET = ".lively .sheet"


def sit(visit: Visit, server: str, *ways: Any, **settings: object) -> Page:
    """A table in the minion phase of whoever looks."""
    return sit_down(visit(*ways, tools=True), server, **settings)


def sit_down(visitor: Visitor, server: str, **settings: object) -> Page:
    """The same, for a visitor."""
    seats = [{"seat": seat, "kind": "mine", "name": name} for seat, name in (("a", "Marisa"), ("b", "Jonas"), ("c", "Elke"))]
    made = make(server, *seats, game="vtes", setup={"decks": ["ventrue", "malkavian", "lasombra"]}, position=POSITION)
    take_seats(visitor, made, "a")
    prefer(visitor, sound=False, explain=False, **settings)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def card(page: Page, name: str) -> Locator:
    """A card of the hand."""
    return page.locator(f"[data-thing='vtes-card:{named(name).id}']").first


def minion(page: Page, name: str) -> Locator:
    """A minion on a board."""
    return page.locator("[data-piece] .thing", has_text=name).first


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=[f"{language}-{size['width']}" for language, size, _ in WAYS])
def test_a_card_is_read_everywhere(visit: Visit, server: str, language: str, size: ViewportSize, dark: bool) -> None:
    page = sit(visit, server, language, size, dark)
    card(page, "Enchant Kindred").focus()
    page.keyboard.press("r")
    sheet = page.locator(SHEET)
    expect(sheet.locator(".own .level")).to_have_count(2)
    page.keyboard.press("r")
    expect(sheet.locator(".official")).to_contain_text("2 blood to a younger")
    sheet.locator("summary").last.click()
    picture(page, f"vtes-reading-{language}-{size['width']}-{'dark' if dark else 'light'}", whole=False)
    box = page.locator(".lively").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert page.evaluate(COVERED) == [], "the question is covered"
    assert sideways(page) <= 0
    assert inaccessible(page) == []


def test_pointing_opens_it_and_its_chips_are_choices(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    card(page, "Enchant Kindred").hover()
    sheet = page.locator(SHEET)
    expect(sheet.locator("h3")).to_have_text("Enchant Kindred")
    users = sheet.locator("button.way")
    expect(users).to_have_count(2)
    expect(sheet.locator(".bar")).to_contain_text("Horst von Brühl")
    users.filter(has_text="Madison").click()
    expect(page.locator(".log")).to_contain_text("Madison")
    expect(sheet).to_have_count(0)


def test_it_closes_when_the_pointer_goes_elsewhere_and_stays_while_it_is_inside(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    card(page, "Deflection").hover()
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    sheet.hover()
    sheet.locator("summary", has_text="Rulings").click()
    link = sheet.locator("details a[href^='https://']").first
    expect(link).to_be_visible()
    page.mouse.move(3, 3)
    expect(sheet).to_have_count(0)


def test_the_official_words_come_when_they_are_asked_for_and_are_remembered(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    deflection = named("Deflection")
    card(page, "Deflection").focus()
    page.keyboard.press("r")
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("if a minion is bleeding you")
    expect(sheet.locator(".official")).to_have_count(0)
    page.keyboard.press("r")
    expect(sheet.locator(".official")).to_contain_text("do not lock this vampire.")
    assert [url for url in asked if "/readings/" in url] == [f"{server}api/games/vtes/readings/{deflection.id}"]
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card(page, "Deflection")).to_be_focused()
    page.reload()
    card(page, "Deflection").focus()
    page.keyboard.press("r")
    expect(sheet.locator(".official")).to_be_visible()


def test_a_minion_says_how_it_stands_and_what_it_can_do(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    minion(page, "Alice Chen").focus()
    page.keyboard.press("r")
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("Ventrue, prince, capacity 7, group 6")
    expect(sheet).to_contain_text("2 votes")
    expect(sheet.get_by_role("button", name="hunt", exact=True)).to_be_visible()
    minion(page, "Horst von Brühl").focus()
    page.keyboard.press("r")
    expect(sheet.locator("h3")).to_have_text("Horst von Brühl")
    expect(sheet).to_contain_text("locked")
    expect(sheet.get_by_role("img", name="2 blood of 6")).to_be_visible()
    minion(page, "Colette").focus()
    page.keyboard.press("r")
    attached = sheet.get_by_role("button", name="Blood Doll")
    expect(attached).to_be_visible()
    attached.click()
    expect(sheet.locator("h3")).to_have_text("Blood Doll")


def test_the_keyboard_goes_into_it_and_chooses(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    minion(page, "Alice Chen").focus()
    page.keyboard.press("r")
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    hunt = sheet.get_by_role("button", name="hunt", exact=True)
    hunt.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Alice Chen")
    expect(sheet).to_have_count(0)


def test_touch_opens_it_and_it_stays(visit: Visit, server: str) -> None:
    page = sit(visit, server, "en", PHONE)
    card(page, "Blood Doll").scroll_into_view_if_needed()
    card(page, "Blood Doll").dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 1, "isPrimary": True})
    sheet = page.locator(SHEET)
    expect(sheet.locator("h3")).to_have_text("Blood Doll")
    card(page, "Blood Doll").dispatch_event("pointerleave", {"pointerType": "touch", "pointerId": 1})
    sheet.get_by_role("button", name="Official English").tap()
    expect(sheet.locator(".official")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_a_term_of_a_question_is_explained_with_its_rule(visit: Visit, server: str) -> None:
    page = sit(visit, server)
    term = page.locator("#question [data-named]", has_text="Minion")
    term.hover()
    told = page.locator(".lively .term")
    expect(told).to_contain_text("A vampire or ally that you control")
    expect(told.get_by_role("link", name="The rule")).to_have_attribute("href", "#/rules/vtes/v5.minion-card")
    page.mouse.move(3, 3)
    expect(told).to_have_count(0)
    number = page.locator(".table").get_attribute("data-at")
    term.focus()
    page.keyboard.press(" ")
    expect(told).to_be_visible()
    assert page.locator(".table").get_attribute("data-at") == number


def test_the_text_table_reads_cards_too(visit: Visit, server: str) -> None:
    page = sit(visit, server, text=True)
    named_ = page.locator("[aria-labelledby=text-table]").get_by_role("button", name="Enchant Kindred").first
    named_.focus()
    page.keyboard.press("r")
    expect(page.locator(SHEET).locator("h3")).to_have_text("Enchant Kindred")
    assert inaccessible(page) == []


def test_without_a_server_the_own_text_is_there(visit: Visit, server: str) -> None:
    somebody = visit()
    page = sit_down(somebody, server, official=True)
    page.route("**/readings/*", lambda route: route.abort())
    card(page, "Deflection").focus()
    page.keyboard.press("r")
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("if a minion is bleeding you")
    expect(sheet).to_contain_text("can’t be loaded right now")
    somebody.forgive("ERR_FAILED")


@pytest.mark.parametrize(("language", "found"), [("en", "Stealth against intercept"), ("it", "Furtività contro intercetto")])
def test_rules_stand_in_chapters_and_are_searched_through_all(visit: Visit, server: str, language: str, found: str) -> None:
    page = visit(language, tools=True).visit("#/rules/vtes/v5.block.stealth")
    expect(page.locator("article.asked .title")).to_have_text(found)
    chapters = page.locator("nav .chapter")
    expect(chapters).to_have_count(13)
    assert page.locator("article").count() < 10
    sections = {game["name"]: game["rules"] for game in httpx.get(f"{server}api/games", timeout=60).json()}["vtes"]
    page.get_by_role("searchbox").fill("v5.")
    wait_on(page, "all sections", lambda: page.locator("article").count() == len(sections))
    page.get_by_role("searchbox").fill("torpo")
    expect(page.locator("h2.chapter")).not_to_have_count(1)
    picture(page, f"vtes-rules-{language}")
    assert inaccessible(page) == []
    page.get_by_role("searchbox").fill("")
    chapters.nth(11).click()
    expect(page.locator("dl div")).to_have_count(28)
    assert inaccessible(page) == []
