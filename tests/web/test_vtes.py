"""A table of VTES in the browser, as text: allies in play, what they may do, and a vampire that was sent back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.tries import tries
from tests.web.browsing import PATIENCE, Visitor, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import ask_everything, make, prefer, take_seats

POSITION: dict[str, Any] = {
    "turn": 11,
    "phase": "minion",
    "seats": {
        "a": {
            "hand": ["Screamer"],
            "ready": ["Gebeyehu Abdu", "Aggressive Corpse"],
            "in_play": [{"card": "The Gate of Acheron", "blood": 2}],
        },
        "b": {"ready": ["Alice Chen"], "uncontrolled": [{"card": "Madison", "blood": 3, "cards": ["Blood Doll"], "known": {"card": True}}]},
        "c": {"ready": ["Aintzane Arriaga"]},
    },
}


def sit(visitor: Visitor, made: dict[str, Any], seat: str) -> Page:
    """Open the table with a seat of one's own."""
    take_seats(visitor, made, seat)
    prefer(visitor, sound=False, text=True)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def test_allies_stand_on_the_table_and_act(visit: Visit, server: str) -> None:
    seats = [{"seat": seat, "kind": "mine", "name": name} for seat, name in (("a", "Marisa"), ("b", "Jonas"), ("c", "Elke"))]
    made = make(server, *seats, game="vtes", setup={"decks": ["hecata", "ventrue", "lasombra"]}, position=POSITION)
    page = sit(visit(tools=True), made, "a")
    for name in ("Aggressive Corpse", "The Gate of Acheron", "Madison", "Blood Doll"):
        expect(page.get_by_text(name).first).to_be_visible()
    assert inaccessible(page) == []
    assert sideways(page) == 0
    picture(page, "vtes-allies-en-1440-dark")
    page.get_by_role("button", name="Act with Aggressive Corpse: enter combat").click()
    page.locator("[data-zone=options]", has_text="Alice Chen").first.click()
    expect(page.get_by_text("Aggressive Corpse acts: enter combat. Target: Alice Chen.").first).to_be_visible()
    expect(page.locator("[aria-labelledby=text-stands] dl")).to_contain_text("Aggressive Corpse acts by its own text. Target: Alice Chen.")
    told = page.inner_text("[aria-labelledby=text-table] dl")
    assert "kind: ability of a card; seat: Marisa (Methuselah A); acting minion: Aggressive Corpse" in told
    assert "{" not in told
    assert "no limit" in page.locator("dl .field", has_text="turn limit").inner_text()


def test_with_closed_lists_a_browser_looks_up_what_it_sees(visit: Visit, server: str) -> None:
    """Cards are named that lie open or are its own, in the reader's language; nothing is asked that tells another deck."""
    seats = [{"seat": seat, "kind": "mine", "name": name} for seat, name in (("a", "Marisa"), ("b", "Jonas"), ("c", "Elke"))]
    made = make(server, *seats, game="vtes", setup={"decks": ["hecata", "ventrue", "lasombra"]}, position=POSITION)
    visitor = visit()
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    page = sit(visitor, made, "a")
    expect(page.locator("[aria-labelledby=text-table] dl")).to_contain_text("Screamer", timeout=PATIENCE)
    expect(page.locator("[aria-labelledby=text-table] dl")).to_contain_text("Alice Chen", timeout=PATIENCE)
    looked_up = {number for url in asked if "/games/vtes/facts/" in url for number in url.rpartition("/")[2].split(",")}
    told = httpx.get(f"{server}api/games/vtes/facts/{','.join(sorted(looked_up))}", timeout=60).json()
    names = {fact["name"] for fact in told.values()}
    assert {"Screamer", "Gebeyehu Abdu", "Aggressive Corpse", "Alice Chen", "Madison", "Blood Doll"} <= names
    assert "Majesty" not in names
    assert httpx.get(f"{server}api/tables/{made['table']}/facts", timeout=60).json() == {}
    assert httpx.get(f"{server}api/tables/{made['table']}", timeout=60).json()["setup"] == {}


HUNT: dict[str, Any] = {
    "turn": 11,
    "phase": "minion",
    "seats": {
        "a": {"hand": [], "ready": [{"card": "Gebeyehu Abdu", "blood": 1}]},
        "b": {"hand": [], "ready": ["Alice Chen"]},
        "c": {"hand": []},
    },
}
"""One can hunt with stealth; nobody has the intercept to block it."""
BLOCK = "[data-key^='block:alice-chen']"
PASS = "[data-key=pass]"


@pytest.mark.parametrize("always", [True, False], ids=["every time", "by default"])
def test_who_wants_to_be_asked_every_time_is_asked_again_after_a_hopeless_attempt(visit: Visit, server: str, always: bool) -> None:
    seats = [{"seat": seat, "kind": "mine"} for seat in "ab"]
    made = make(
        server,
        *seats,
        {"seat": "c", "kind": "bot", "bot": "random"},
        game="vtes",
        setup={"decks": ["hecata", "ventrue", "lasombra"]},
        position=HUNT,
    )
    ask_everything(server, made)
    acting, blocking = sit(visit(), made, "a"), sit(visit(tools=True), made, "b")
    blocking.get_by_role("tab", name="Auto-pass").click()
    switch = blocking.get_by_role("switch", name="Ask me every time, even when it hardly matters")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    expect(acting.get_by_role("cell", name="yes", exact=True)).not_to_have_count(0)
    if not always:
        switch.click()
        expect(switch).not_to_be_checked()
    assert inaccessible(blocking) == []
    acting.locator("[data-key^='hunt:gebeyehu']").click()
    expect(blocking.locator(BLOCK)).to_contain_text("would fail")
    blocking.get_by_role("tab", name="Log").click()
    blocking.locator(BLOCK).click()
    again = False
    for _ in tries("the hunt succeeds", PATIENCE // 20):
        if acting.locator(".log", has_text="action succeeds").count():
            break
        for page in (acting, blocking):
            if page.locator(f"{PASS}:enabled").count():
                again = again or (page is blocking and page.locator(f"{BLOCK}:enabled").count() > 0)
                page.locator(PASS).click()
        acting.wait_for_timeout(20)
    assert again == always
