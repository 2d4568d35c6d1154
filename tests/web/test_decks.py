"""Bringing decks to a table of VTES: a file for each seat, in any format, and faults told by their lines."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.web.browsing import PHONE, inaccessible, picture, sideways
from tests.web.conftest import Visit

FOLDER = Path(__file__).parents[1] / "data" / "decks"


def test_a_seat_brings_a_deck_file(visit: Visit, server: str) -> None:
    somebody = visit(tools=True)
    page = somebody.visit("#/new/vtes")
    page.get_by_text("Game options").click()
    page.get_by_label("Players").select_option("2")
    expect(page.locator("input[type=file]")).to_have_count(2)
    second = page.locator("input[type=file]").last
    second.set_input_files(FOLDER / "07-twd-night-shift-typing.txt")
    expect(page.get_by_role("alert")).to_contain_text("You can’t play with this setup: Deck of Methuselah B: Line ")
    expect(page.get_by_role("alert")).to_contain_text("Did you mean Govern the Unaligned?")
    expect(page.get_by_role("button", name="Open table")).to_be_disabled()
    second.set_input_files(FOLDER / "30-vdb-url-night-shift.url")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_text("30-vdb-url-night-shift.url").wait_for()
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Deck lists").select_option("open")
    expect(page.locator("input[type=file]")).to_have_count(3)
    expect(page.locator("textarea")).to_have_count(2)
    pasted = page.get_by_placeholder("or paste a list").last
    pasted.fill("giovanni")
    pasted.blur()
    expect(page.get_by_role("alert")).to_contain_text("Deck of Methuselah C: There is no deck called “giovanni”. Choose from malkavian")
    pasted.fill("lasombra")
    pasted.blur()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, "new-vtes-deck-en-1440-dark")
    for seat in page.locator("select[aria-label^='Who plays']").all()[1:]:
        seat.select_option("bot:random")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_selector(".table[data-at]")
    info = httpx.get(f"{server}api/tables/{page.url.rpartition('/')[2]}", timeout=60).json()
    brought = (FOLDER / "30-vdb-url-night-shift.url").read_text(encoding="utf-8")
    assert info["setup"] == {"players": 3, "lists": "open", "decks": ["", brought, "lasombra"]}
    somebody.forgive("422")


def test_faults_of_a_deck_are_told_in_the_language_of_the_page(visit: Visit) -> None:
    somebody = visit(language="it", size=PHONE, dark=False)
    page = somebody.visit("#/new/vtes")
    page.get_by_text("Opzioni di gioco").click()
    pasted = page.get_by_placeholder("o incolla una lista").first
    pasted.fill("4 Sully\n60 Bonding")
    pasted.blur()
    expect(page.get_by_role("alert")).to_contain_text("Mazzo di Matusalemme A: Una cripta richiede almeno 12 carte; questa ne ha 4.")
    assert sideways(page) == 0
    picture(page, "new-vtes-deck-it-390-light")
    somebody.forgive("422")
