"""Bots in the browser are persons: chosen when a table is made, named in the log, in the score and in replays; the log says "you"."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import finish, make, take_seats

ME = {"seat": "human", "kind": "mine", "name": "Marisa"}
FITCH = {"seat": "vampire", "kind": "bot", "bot": "random", "name": "Fitch"}


def test_an_opponent_is_chosen_by_person(visit: Visit) -> None:
    page = visit().visit("#/new/empire")
    seat = page.get_by_label("Who plays: Vampire player")
    seat.select_option("bot:steady:Osanna")
    expect(page.get_by_text("Watches who fights whom, draws conclusions, and bluffs now and then.")).to_be_visible()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("group", name="Osanna")).to_be_visible()
    expect(page.get_by_role("img", name="Watches who fights whom")).to_be_visible()


def test_the_log_the_score_and_the_replay_say_who_played(visit: Visit) -> None:
    somebody = visit()
    made = make(somebody.address, ME, FITCH)
    take_seats(somebody, made)
    finish(somebody.address, made)
    page = somebody.visit(f"#/table/{made['table']}")
    page.wait_for_selector("#verdict")
    score = page.locator(".scores")
    expect(score).to_contain_text(re.compile(r"Fitch\s*Vampire player"))
    expect(score).to_contain_text(re.compile(r"Marisa\s*Human player"))
    expect(page.locator(".log")).to_contain_text("You resign. Fitch wins.")
    page.goto(f"{somebody.address}#/replays")
    expect(page.get_by_role("listitem").filter(has_text="Fitch (Vampire player), Marisa (Human player). Fitch won")).to_be_visible()
    page.goto(f"{somebody.address}#/replay/{made['table']}/99999/-")
    expect(page.locator(".log")).to_contain_text("Marisa resigns. Fitch wins.")
    expect(page.locator(".seats")).to_contain_text("Fitch (Vampire player)")
