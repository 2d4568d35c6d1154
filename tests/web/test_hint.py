"""The hint in the browser: what a bot would do is outlined and said with its numbers, and nothing is done by it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Visitor, inaccessible, picture
from tests.web.conftest import Visit
from tests.web.tables import against_a_bot, make, prefer, take_seats

BLEEDS: dict[str, Any] = {
    "turn": 11,
    "phase": "minion",
    "seats": {
        "a": {"pool": 20, "ready": ["Horst von Brühl"]},
        "b": {"pool": 9, "ready": [{"card": "Braden White", "locked": True}]},
        "c": {"pool": 20, "ready": ["Alek König"]},
    },
}
HINTED = ".hinted, .thing.next"
"""What is outlined: an answer, or a thing of the table."""


def sit(visitor: Visitor, made: dict[str, Any]) -> Page:
    take_seats(visitor, made)
    prefer(visitor, sound=False)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-asked]:not([data-asked=''])")
    return page


def bleeding(server: str) -> dict[str, Any]:
    seats = [{"seat": "a", "kind": "mine", "name": "Marisa"}, *({"seat": seat, "kind": "bot", "bot": "steady"} for seat in "bc")]
    return make(server, *seats, game="vtes", setup={"decks": ["ventrue", "lasombra", "hecata"]}, position=BLEEDS)


def test_a_hint_says_its_numbers_and_does_nothing(visit: Visit, server: str) -> None:
    page = sit(visit(tools=True), bleeding(server))
    before = page.get_attribute(".table", "data-at")
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".hint [role=status]")
    expect(told).to_contain_text("Horst von Brühl bleeds for")
    expect(told).to_contain_text("has 9 pool; nobody is unlocked to block.")
    expect(page.locator(HINTED)).to_have_count(1)
    assert inaccessible(page) == []
    picture(page, "hint-vtes-en-1440-dark")
    page.keyboard.press("t")
    assert page.get_attribute(".table", "data-at") == before
    page.locator(HINTED).click()
    if page.locator(".menu").count():
        page.locator(".menu .hinted").click()
    expect(page.locator(HINTED)).to_have_count(0)


def test_a_hint_in_another_language_on_a_phone(visit: Visit, server: str) -> None:
    page = sit(visit("it", PHONE, dark=False), bleeding(server))
    page.get_by_role("button", name="Suggerimento").click()
    expect(page.locator(".hint [role=status]")).to_contain_text("nessuno è disimpegnato per bloccare.")
    picture(page, "hint-vtes-it-390-light")


def test_on_a_drawn_table_the_key_asks_and_the_thing_is_outlined(visit: Visit, server: str) -> None:
    page = sit(visit(), against_a_bot(server))
    page.keyboard.press("t")
    expect(page.locator(".hint [role=status] b")).not_to_be_empty()
    expect(page.locator(HINTED).first).to_be_visible()
