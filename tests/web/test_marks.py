"""Several things chosen in one gesture: marked on the table, counted in the prompt, taken back, and answered once."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.fury.table import scene
from tests.web.browsing import LAPTOP, PHONE, inaccessible, sideways
from tests.web.conftest import Visit
from tests.web.hunting import sit, table_for_two
from tests.web.tables import Player, against_a_bot, prefer, take_seats

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


HAND = ["h-clergy-1", "h-clergy-1", "h-nobles-2", "h-squire", "h-holy-2", "h-servants-2", "h-clergy-3", "h-spy"]
CASTLE = {
    "castle": ["lady", "bishop", "cook"],
    "vampires": ["lady", "monk", "maid"],
    "active": "human",
    "human": {"hand": HAND},
    "vampire": {"hand": ["v-nobles-1", "v-clergy-1"]},
}


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_cards_are_discarded_in_one_answer_each_to_its_pile(visit: Visit, server: str, window: ViewportSize) -> None:
    """A click marks for the cellar, another for the moat, a third for neither; Escape takes all back; digits mark as well."""
    visitor = visit(size=window, tools=True)
    made = against_a_bot(server, position={**CASTLE, "phase": "discard"})
    take_seats(visitor, made, "human")
    prefer(visitor, sound=False, confirm=False)
    page = visitor.visit(f"#/table/{made['table']}")
    player = Player(page)
    player.await_turn()
    entry = player.entry()
    squire = page.locator(".hand [data-thing='empire-card:h-squire']")
    rosaries = page.locator(".hand [data-thing='empire-card:h-clergy-1']")
    confirm = page.locator(".marking [data-key=confirm]")
    for badge in ("Cellar", "Moat"):
        squire.click()
        expect(squire.locator(":scope > .mark")).to_have_text(badge)
        expect(confirm).to_contain_text("Discard 1")
    squire.click()
    expect(squire.locator(":scope > .mark")).to_have_count(0)
    expect(confirm).to_be_disabled()
    rosaries.nth(0).click()
    rosaries.nth(1).click()
    rosaries.nth(1).click()
    assert [rosaries.nth(at).locator(":scope > .mark").inner_text() for at in range(2)] == ["Cellar", "Moat"]
    expect(confirm).to_contain_text("Discard 2")
    assert inaccessible(page) == []
    assert sideways(page) == 0
    page.keyboard.press("Escape")
    expect(page.locator(".marked")).to_have_count(0)
    digit = squire.get_attribute("data-digit")
    assert digit is not None
    page.keyboard.press(digit)
    expect(squire.locator(":scope > .mark")).to_have_text("Cellar")
    rosaries.nth(0).click()
    assert player.entry() == entry, "nothing has left this page yet"
    page.mouse.move(1, 1)
    confirm.click()
    player.await_entry(entry)
    expect(page.get_by_role("log")).to_contain_text("You discard 2 cards to the cellar.")


def test_marked_cards_of_a_fight_are_counted_before_they_are_played(visit: Visit, server: str) -> None:
    visitor = visit(size=LAPTOP)
    made = against_a_bot(server, position={**CASTLE, "phase": "action", "defence_tokens": {"lady": 2}})
    take_seats(visitor, made, "human")
    prefer(visitor, sound=False, confirm=False)
    page = visitor.visit(f"#/table/{made['table']}")
    Player(page).await_turn()
    for one in ("bishop", "lady"):
        page.locator(f".castle [data-thing='empire-character:{one}']").click()
    status, confirm = page.locator(".marking [role=status]"), page.locator(".marking [data-key=confirm]")
    expect(status).to_have_text("Points: 0, at least 3")
    page.locator(".hand [data-thing='empire-card:h-clergy-1']").first.click()
    expect(confirm).to_be_disabled()
    page.locator(".hand [data-thing='empire-card:h-clergy-3']").click()
    expect(confirm).to_contain_text("Attack with 4")
    expect(page.locator(".totals").first).to_contain_text("4")
    expect(page.locator(".rounds .laid.chosen")).to_have_count(2)
    confirm.click()
    expect(page.locator(".rounds .laid.chosen")).to_have_count(0)
