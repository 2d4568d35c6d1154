"""Giving up among three or more people, in the browser: a quiet notice with two buttons, and nobody waits."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.tries import tries
from tests.web.browsing import PHONE, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.hunting import sit
from tests.web.tables import heard, line_to, make

SEATS = {"dracula": "Dario", "godalming_seward": "Ada", "van_helsing": "Bruno", "mina_harker": "Carla"}


def four_at_fury(address: str) -> dict[str, Any]:
    """A table of four people who have just sat down."""
    seats = [{"seat": seat, "kind": "mine", "name": name} for seat, name in SEATS.items()]
    return make(address, *seats, game="fury", setup={"players": 4})


def resign(address: str, made: dict[str, Any], seat: str) -> None:
    """Somebody resigns from elsewhere."""
    with line_to(address, made, seat) as line:
        line.send(json.dumps({"type": "resign", "id": 1}))
        for _ in tries("the resignation is accepted"):
            if heard(line)["type"] == "accepted":
                return


def press(page: Page, name: str) -> None:
    page.locator(".banner").get_by_role("button", name=name, exact=True).click()


def test_who_stays_says_whether_the_game_goes_on_or_ends(visit: Visit, server: str) -> None:
    made = four_at_fury(server)
    dario = sit(visit(tools=True), made, "dracula", speed="instant")
    ada = sit(visit("it", PHONE, tools=True), made, "godalming_seward", speed="instant")
    bruno = sit(visit(), made, "van_helsing", speed="instant")

    resign(server, made, "mina_harker")
    expect(dario.locator(".banner")).to_contain_text("Carla has resigned")
    expect(ada.locator(".banner")).to_contain_text("Carla ha abbandonato")
    assert inaccessible(dario) == []
    assert (sideways(ada), inaccessible(ada)) == (0, [])
    picture(dario, "resigned-en-1440-dark", whole=False)
    picture(ada, "resigned-it-390-dark", whole=False)
    press(dario, "Play on")
    for page in (dario, ada, bruno):
        expect(page.locator(".banner")).to_have_count(0)
        expect(page.locator("#verdict")).to_have_count(0)

    bruno.get_by_role("tab", name="More").click()
    bruno.get_by_role("button", name="Resign", exact=True).click()
    expect(bruno.locator("dialog[open]")).to_contain_text("the others decide whether to play on")
    bruno.get_by_role("button", name="Yes", exact=True).click()
    bruno.get_by_text("You are out of the game.").wait_for()
    expect(bruno.locator(".banner button")).to_have_count(0)
    press(dario, "End the game")
    expect(dario.locator(".banner")).to_contain_text("Waiting for: Ada")
    press(ada, "Finisci la partita")
    dario.get_by_role("heading", name="You win").wait_for()
    bruno.get_by_role("heading", name="You lose").wait_for()
    ada.get_by_role("heading", name="Hai perso").wait_for()
    expect(dario.locator(".banner")).to_have_count(0)
