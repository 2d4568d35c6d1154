"""Several things chosen in one gesture: marked on the table, counted in the prompt, taken back, and answered once."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.fury.table import scene
from tests.web.browsing import LAPTOP, PHONE, inaccessible, sideways
from tests.web.conftest import Visit
from tests.web.hunting import sit, table_for_two
from tests.web.tables import prefer, take_seats

ME = {"kind": "mine", "name": "Elke"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(("window", "zone"), [(LAPTOP, "hand"), (PHONE, "handy")], ids=["laptop", "phone"])
def test_dracula_keeps_five_of_fifteen_encounters_in_one_answer(visit: Visit, server: str, window: ViewportSize, zone: str) -> None:
    """Dark Call: marks are made and taken back, a sixth is not to be had, and the answer is one entry."""
    dark = scene(active="dracula", phase="move", trail=["prague"], time="noon", tokens="fog plague bats wolves spy")
    made = table_for_two(server, ME, BOT, position=dark.game.position())
    visitor = visit(size=window, tools=True)
    page = sit(visitor, made, "dracula", confirm=False)
    page.locator("[data-thing='fury-power:dark_call']:visible").first.click()
    status = page.locator(".marking [role=status]")
    expect(status).to_have_text("Encounters: 0 of 5")
    confirm = page.locator(".marking [data-key=confirm]")
    expect(confirm).to_be_disabled()
    chips = page.locator(f"[data-zone={zone}][data-thing^='fury-encounter:'].glow:visible")
    for number in range(1, 6):
        unmarked = chips.and_(page.locator(":not(.marked)"))
        (unmarked if unmarked.count() else chips).first.click()
        expect(status).to_have_text(f"Encounters: {number} of 5")
    expect(confirm).to_be_enabled()
    marked = page.locator(f"[data-zone={zone}][data-thing^='fury-encounter:'].marked:visible")
    assert chips.and_(page.locator(":not(.marked)")).count() == 0
    assert marked.count() <= 5
    assert inaccessible(page) == []
    assert sideways(page) == 0
    marked.first.focus()
    page.keyboard.press("-")
    expect(status).to_have_text("Encounters: 4 of 5")
    expect(confirm).to_be_disabled()
    page.keyboard.press("+")
    expect(status).to_have_text("Encounters: 5 of 5")
    confirm.click()
    expect(page.locator(".marking")).to_have_count(0)


def test_the_text_table_marks_and_counts_as_well(visit: Visit, server: str) -> None:
    dark = scene(active="dracula", phase="move", trail=["prague"], time="noon", tokens="fog plague bats wolves spy")
    made = table_for_two(server, ME, BOT, position=dark.game.position())
    visitor = visit(size=LAPTOP)
    take_seats(visitor, made, "dracula")
    prefer(visitor, sound=False, text=True, confirm=False)
    page = visitor.visit(f"#/table/{made['table']}")
    page.locator("[data-key=dark_call]").click()
    status = page.locator(".marking [role=status]")
    expect(status).to_have_text("Encounters: 0 of 5")
    first = page.locator(".options button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    for number in range(2, 6):
        page.locator(".options button[aria-pressed=false]:enabled").first.click()
        expect(status).to_have_text(f"Encounters: {number} of 5")
    assert page.locator(".options button[aria-pressed=false]:enabled").count() == 0
    page.locator("[data-key=unmark]").click()
    expect(status).to_have_text("Encounters: 0 of 5")
    for _ in range(5):
        page.locator(".options button[aria-pressed=false]:enabled").first.click()
    page.keyboard.press("Tab")
    page.locator("h2").first.click()
    page.keyboard.press("Space")
    expect(page.locator(".marking")).to_have_count(0)
