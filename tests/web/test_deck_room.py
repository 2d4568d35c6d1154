"""The deck room: cards found, a deck built by keys, brought in and out, tried, measured, shared, and taken to a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.tries import tries
from tests.web.browsing import LOWER, PHONE, WIDE, Visitor, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import heard, line_to, make

FOLDER = Path(__file__).parents[1] / "data" / "decks"
LINK = (FOLDER / "30-vdb-url-night-shift.url").read_text(encoding="utf-8")
PASTE = "Paste a list or a link"
FOUND = ".results li"
CUT = """() => {
  const bottom = (part) => part.getBoundingClientRect().bottom;
  const lines = [...document.querySelectorAll(".results li")];
  return lines.filter((line) => [...line.children].some((part) => bottom(part) > bottom(line))).map((line) => line.innerText);
}"""
"""The lines of the list whose parts do not fit into them."""


def enter(visitor: Visitor, route: str = "#/decks") -> Page:
    """The deck room, with its cards and their texts."""
    with visitor.context.expect_event("response", lambda answer: "/texts/en" in answer.url):
        page = visitor.visit(route)
    page.wait_for_selector(FOUND)
    return page


def bring_in(page: Page, text: str) -> None:
    """Paste a deck."""
    page.get_by_role("button", name="Import").first.click()
    page.get_by_placeholder(PASTE).fill(text)
    page.locator("dialog[open] footer").get_by_role("button", name="Import", exact=True).click()


def kept(page: Page) -> list[dict[str, Any]]:
    """The decks that the browser keeps."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('coterie.decks') ?? '[]'"))
    return found


def copies(page: Page, card: str) -> str:
    """How many of a card the deck column shows."""
    return page.locator("aside.deck li", has=page.get_by_role("button", name=card, exact=True)).locator("em").inner_text()


def hand_of(page: Page, server: str, table: str) -> list[int]:
    """The cards in hand of the seat that this browser has at a table."""
    seats = [key for key in json.loads(page.evaluate("localStorage.getItem('coterie.seats')")) if key["table"] == table]
    with line_to(server, {"table": table, "seats": seats}, seats[0]["seat"]) as line:
        for _ in tries("the state of the game"):
            message = heard(line)
            if message["type"] == "state":
                hand: list[int] = message["view"]["hand"]
                return hand
    raise AssertionError


def test_a_deck_is_imported_and_played_at_once(visit: Visit, server: str) -> None:
    page = enter(visit(tools=True))
    bring_in(page, LINK)
    expect(page.get_by_text("Standard: legal. Every card in it can be played here.")).to_be_visible()
    (deck,) = kept(page)
    assert sum(deck["counts"].values()) > 70
    expect(page.locator("h1")).to_have_text(deck["name"])
    assert inaccessible(page) == []
    picture(page, "decks-imported-en-1440-dark", whole=False)
    page.get_by_role("button", name="Try it against bots").click()
    page.wait_for_selector(".table[data-at]")
    table = page.url.rpartition("/")[2]
    assert httpx.get(f"{server}api/tables/{table}", timeout=60).json()["setup"] == {}
    hand = hand_of(page, server, table)
    assert len(hand) >= 5
    assert {str(card) for card in hand} <= set(deck["counts"])
    assert kept(page)[0]["version"] == 2


def test_lines_that_cannot_be_read_are_told_and_the_rest_can_be_taken(visit: Visit) -> None:
    page = enter(visit(tools=True))
    bring_in(page, "2 Alice Chen\n1 Alise Chen\n3 Blood Doll\n")
    told = page.locator("dialog[open] [role=alert]")
    expect(told).to_contain_text("One line couldn’t be read")
    expect(told).to_contain_text("Line 2: There is no card called “Alise Chen”. Did you mean")
    assert kept(page) == []
    assert inaccessible(page) == []
    page.get_by_role("button", name="Take the 5 cards that were read").click()
    expect(page.locator("aside.deck [role=status]")).to_contain_text("A crypt needs at least 12 cards; this one has 2.")
    expect(page.get_by_role("button", name="Try it against bots")).to_be_disabled()
    assert copies(page, "Blood Doll") == "3"


def test_a_deck_is_built_with_the_keyboard_alone(visit: Visit) -> None:
    page = enter(visit(language="it"))
    page.keyboard.press("/")
    page.keyboard.type("govern the un")
    expect(page.locator(FOUND).first).to_contain_text("Governare i non Allineati")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("aside.deck li em")).to_have_text("3")
    page.keyboard.press("-")
    expect(page.locator("aside.deck li em")).to_have_text("2")
    page.keyboard.press("u")
    expect(page.locator("aside.deck li em")).to_have_text("3")
    page.keyboard.press("r")
    reading = page.get_by_role("article", name="Governare i non Allineati")
    expect(reading).to_be_visible()
    expect(reading).to_contain_text("Dissanguare con +2")
    assert reading.locator(".official").count() == 0
    page.keyboard.press("r")
    expect(reading.locator(".official[lang=en]")).to_contain_text("Bleed with +2 bleed")
    page.keyboard.press("r")
    expect(reading).to_have_count(0)
    page.reload()
    expect(page.locator("aside.deck li em")).to_have_text("3")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_is_read_with_its_rulings_as_at_the_table(visit: Visit, size: Any) -> None:
    page = enter(visit(size=size, tools=True))
    page.locator(".search input").fill("deflection")
    page.get_by_role("button", name="Deflection", exact=True).click()
    reading = page.get_by_role("article", name="Deflection")
    expect(reading).to_contain_text("if a minion is bleeding you")
    reading.locator("summary", has_text="Rulings").click()
    expect(reading.locator("details a[href^='https://']").first).to_be_visible()
    expect(reading).to_contain_text("Fifth Edition")
    reading.get_by_role("button", name="Official English").click()
    expect(reading.locator(".official")).to_contain_text("do not lock this vampire.")
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, f"decks-reading-en-{size['width']}-dark", whole=False)


def test_without_a_server_the_words_of_a_card_are_there(visit: Visit) -> None:
    somebody = visit(language="it")
    with somebody.context.expect_event("response", lambda answer: "/texts/it" in answer.url):
        page = somebody.visit("#/decks")
    page.route("**/facts/*", lambda route: route.abort())
    page.locator(".search input").fill("deflection")
    page.get_by_role("button", name="Deflettere", exact=True).click()
    expect(page.get_by_role("article", name="Deflettere").locator("[lang=it]")).to_contain_text("servitore")
    somebody.forgive("ERR_FAILED")


def test_every_clan_and_discipline_is_drawn_by_us(visit: Visit) -> None:
    """Those behind the buttons as well: letters stand for nothing any more, and no two are drawn alike."""
    page = enter(visit(tools=True))
    filters = page.get_by_role("complementary", name="Filters")
    for name, least in (("Clan", 47), ("Discipline", 39)):
        group = filters.get_by_role("group", name=name, exact=True)
        group.locator(".more").click()
        drawn = [one.inner_html() for one in group.locator("button:not(.more) svg").all()]
        assert len(drawn) == least
        assert not [one for one in drawn if "<text" in one]
        assert len({re.sub(r'"(url\(#)?clan[^"]*"', "", one) for one in drawn}) == least
    assert inaccessible(page) == []
    filters.get_by_role("button", name="Judge", exact=True).click()
    expect(page.locator(FOUND)).to_have_count(2)
    expect(page.locator(FOUND).first.get_by_role("img", name="Judgment")).to_be_visible()


def test_filters_narrow_the_list_and_a_discipline_has_two_levels(visit: Visit) -> None:
    page = enter(visit(tools=True))
    count = page.locator(".found .count b")
    expect(count).to_have_text("4,149")
    filters = page.get_by_role("complementary", name="Filters")
    press = filters.get_by_role("button", name="Dominate")
    press.click()
    page.wait_for_function("() => Number(document.querySelector('.count b').textContent.replace(',', '')) < 1000")
    basic = int(count.inner_text())
    press.click()
    expect(page.get_by_role("button", name="Remove filter: Dominate, superior")).to_be_visible()
    superior = int(count.inner_text())
    filters.get_by_role("button", name="Reaction", exact=True).click()
    filters.get_by_role("switch", name="Playable at this table").click()
    expect(page.locator(FOUND).first).to_contain_text("Deflection")
    assert 0 < int(count.inner_text()) < superior < basic < 1000
    assert inaccessible(page) == []
    page.get_by_role("button", name="clear all").click()
    expect(count).to_have_text("4,149")
    filters.get_by_placeholder("Words in the text").fill("justicar")
    page.wait_for_function("() => Number(document.querySelector('.count b').textContent) < 200")
    filters.get_by_label("Title").select_option("justicar")
    expect(page.locator(FOUND).first).to_contain_text("group")


def test_a_fault_leads_to_the_guilty_card(visit: Visit) -> None:
    page = enter(visit(tools=True))
    bring_in(page, LINK)
    page.get_by_role("button", name="Share a link").wait_for()
    expect(page.get_by_text("Standard: legal.")).to_be_visible()
    page.get_by_placeholder("Search 4,149 cards").fill("Gracis Nostinus")
    page.keyboard.press("Enter")
    expect(page.locator("aside.deck [role=status]")).to_contain_text("A crypt must keep to one group, or to two consecutive ones")
    page.locator("aside.deck").get_by_role("button", name="Show").click()
    expect(page.locator("aside.deck li.shown")).to_contain_text("Gracis Nostinus")
    expect(page.locator("aside.deck li.grouped")).to_have_count(1)
    assert inaccessible(page) == []
    picture(page, "decks-fault-en-1440-dark", whole=False)


def test_a_measurement_is_begun_narrows_and_is_stopped(visit: Visit) -> None:
    page = enter(visit(tools=True))
    page.locator(".beginning").get_by_role("button", name="Ventrue").click()
    page.get_by_role("button", name="Measure 1,000 games").click()
    measured = page.get_by_role("region", name="Measured")
    expect(measured.locator(".big")).to_contain_text("tables won")
    expect(measured).to_contain_text("20% even")
    expect(measured.locator("progress")).to_be_visible()
    measured.get_by_role("button", name="Stop").click()
    expect(measured).to_contain_text("Stopped before the last game.")
    measured.get_by_role("button", name="By seat, opponent and card").click()
    told = page.locator("dialog[open]")
    expect(told.get_by_role("table", name="By opponent").locator("tbody tr")).to_have_count(4)
    expect(told.get_by_role("row", name="Deflection")).to_contain_text("%")
    assert inaccessible(page) == []
    picture(page, "decks-measured-en-1440-dark", whole=False)
    page.keyboard.press("Escape")
    page.locator("aside.deck").get_by_role("button", name="Deflection", exact=True).focus()
    page.keyboard.press("-")
    expect(measured).to_contain_text("measured one change ago")
    page.reload()
    expect(page.get_by_role("region", name="Measured")).to_contain_text("measured one change ago")


def test_a_link_brings_a_deck_to_somebody_else_and_all_decks_to_another_device(visit: Visit) -> None:
    page = enter(visit(tools=True))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".beginning").get_by_role("button", name="Toreador").click()
    page.get_by_role("button", name="Share a link").click()
    link = page.locator("dialog[open] input").input_value()
    assert "#c1:" in link
    page.keyboard.press("Escape")
    page.get_by_role("button", name="My decks").click()
    assert inaccessible(page) == []
    every = page.locator("dialog[open] input").input_value()
    (mine,) = kept(page)
    other = visit(language="fr", size=PHONE)
    theirs = enter(other, f"#{link.partition('#')[2]}")
    expect(theirs.locator("h1")).to_have_text("Toreador, my version")
    assert kept(theirs)[0]["counts"] == mine["counts"]
    assert theirs.url.endswith("#/decks")
    moved = enter(visit(language="pt-BR"), f"#{every.partition('#')[2]}")
    expect(moved.get_by_text("Chegou um baralho.")).to_be_visible()
    assert [deck["counts"] for deck in kept(moved)] == [mine["counts"]]
    assert moved.url.endswith("#/decks")


def test_a_deck_goes_out_in_every_format_and_on_paper(visit: Visit) -> None:
    page = enter(visit(tools=True))
    page.locator(".beginning").get_by_role("button", name="Hecata").click()
    page.get_by_role("button", name="Export").click()
    written = page.get_by_label("The deck in this format")
    expect(written).not_to_have_value("")
    formats = page.locator("dialog[open] select option").all_inner_texts()
    assert len(formats) == 12
    texts = set()
    for name in formats:
        before = written.input_value()
        page.locator("dialog[open] select").select_option(label=name)
        if name != formats[0]:
            expect(written).not_to_have_value(before)
        texts.add(written.input_value())
    assert len(texts) == len(formats)
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as a file").click()
    assert file.value.suggested_filename == "Hecata, my version.txt"
    assert inaccessible(page) == []
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print a sheet").click()
    page.emulate_media(media="print")
    expect(page.locator(".paper")).to_contain_text("Aggressive Corpse")
    expect(page.locator(".screen")).to_be_hidden()
    picture(page, "decks-paper-en")


def test_two_versions_are_compared_and_the_older_is_taken_up_again(visit: Visit) -> None:
    page = enter(visit(tools=True))
    page.locator(".beginning").get_by_role("button", name="Tremere").click()
    saved = page.locator(".saved")
    saved.click()
    page.get_by_role("button", name="Keep version 1").click()
    page.keyboard.press("Escape")
    page.locator("aside.deck").get_by_role("button", name="Bonding", exact=True).focus()
    page.keyboard.press("-")
    expect(saved).to_contain_text("version 2")
    saved.click()
    expect(page.locator("dialog[open] li")).to_have_text("−1Bonding6 → 5")
    assert inaccessible(page) == []
    page.get_by_role("button", name="Go back to version 1").click()
    assert copies(page, "Bonding") == "6"


@pytest.mark.parametrize(
    ("language", "size", "dark", "name"),
    [
        ("it", WIDE, True, "it-1440-dark"),
        ("fr", LOWER, False, "fr-1366-light"),
        ("pt-BR", WIDE, False, "pt-1440-light"),
    ],
)
def test_it_fits_in_every_language(visit: Visit, language: str, size: Any, dark: bool, name: str) -> None:
    page = enter(visit(language=language, size=size, dark=dark, tools=True))
    page.locator(".beginning li button").nth(4).click()
    page.wait_for_selector(".law")
    page.locator(".results .name").nth(3).click()
    page.wait_for_selector(".reading")
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, f"decks-{name}", whole=False)


def test_on_a_phone_four_tabs_are_at_the_thumb(visit: Visit) -> None:
    page = enter(visit(language="it", size=PHONE, tools=True))
    for tab in ("Mazzo", "Numeri", "Pesca", "Cerca"):
        page.get_by_role("tab", name=tab).click()
        assert inaccessible(page) == []
        assert sideways(page) == 0
    page.get_by_role("tab", name="Mazzo").click()
    page.locator(".beginning").get_by_role("button", name="Nosferatu").click()
    for tab in ("Mazzo", "Numeri", "Pesca", "Cerca"):
        page.get_by_role("tab", name=tab).click()
        assert inaccessible(page) == []
        assert sideways(page) == 0
        picture(page, f"decks-{tab.lower()}-it-390-dark", whole=False)
    page.get_by_role("searchbox").fill("roundhouse")
    assert page.evaluate(CUT) == []
    page.get_by_role("searchbox").fill("pressing flesh")
    expect(page.locator(FOUND).first).to_contain_text("non ancora")
    page.get_by_role("searchbox").fill("roundhouse")
    page.get_by_role("button", name="Gancio: una copia in più").click()
    page.get_by_role("button", name="Gancio", exact=True).click()
    expect(page.locator("dialog[open] .stepper em")).to_have_text("9")
    assert inaccessible(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Filtri").click()
    page.locator("dialog[open]").get_by_role("button", name="Potenza").click()
    assert inaccessible(page) == []


def test_play_now_offers_the_seven_decks_with_their_character(visit: Visit, server: str) -> None:
    page = visit(tools=True).visit("#/new/vtes")
    choice = page.get_by_role("group", name="Your deck")
    expect(choice.get_by_role("radio")).to_have_count(7)
    expect(choice.get_by_role("radio", name="Malkavian")).to_be_checked()
    choice.get_by_role("radio", name="Hecata").check()
    assert inaccessible(page) == []
    picture(page, "new-vtes-decks-en-1440-dark")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".table[data-at]")
    info = httpx.get(f"{server}api/tables/{page.url.rpartition('/')[2]}", timeout=60).json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot", "bot"]
    assert info["setup"] == {}


def test_a_guest_brings_a_deck_that_nobody_sees(visit: Visit, server: str) -> None:
    seats = [
        {"seat": "a", "kind": "mine", "name": "Marisa"},
        {"seat": "b", "kind": "open"},
        *({"seat": one, "kind": "bot", "bot": "random"} for one in "cde"),
    ]
    made = make(server, *seats, game="vtes")
    guest = visit(tools=True)
    page = enter(guest)
    page.locator(".beginning").get_by_role("button", name="Lasombra").click()
    (deck,) = kept(page)
    page = guest.visit(f"#/table/{made['table']}/{made['invite']}")
    page.get_by_label("Your deck").select_option(label="Lasombra, my version")
    assert inaccessible(page) == []
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_function("() => localStorage.getItem('coterie.seats') !== null")
    page.wait_for_selector(".table[data-at]")
    assert {str(card) for card in hand_of(page, server, made["table"])} <= set(deck["counts"])
    info = httpx.get(f"{server}api/tables/{made['table']}", timeout=60).json()
    assert info["setup"] == {}
    with line_to(server, made, "a") as line:
        told = json.dumps([heard(line) for _ in range(2)])
    assert "Lasombra, my version" not in json.dumps(info) + told
