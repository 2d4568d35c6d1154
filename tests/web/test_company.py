"""At the table with others, in browsers: a time limit, drawn seats, phrases in the reader's language, an end by agreement."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor, inaccessible, picture
from tests.web.conftest import Visit
from tests.web.tables import make, prefer, take_seats

SEATS = [{"seat": seat, "kind": "mine", "name": name} for seat, name in (("a", "Marisa"), ("b", "Jonas"), ("c", "Elke"))]


def sit(visitor: Visitor, made: dict[str, Any], seat: str) -> Page:
    take_seats(visitor, made, seat)
    prefer(visitor, sound=False)
    page = visitor.visit(f"#/table/{made['table']}")
    page.wait_for_selector(".table[data-at]")
    return page


def test_a_phrase_is_read_in_each_language_and_free_chat_can_be_hidden(visit: Visit, server: str) -> None:
    made = make(server, *SEATS, game="vtes", setup={"players": 3})
    marisa, jonas = sit(visit(tools=True), made, "a"), sit(visit(language="it"), made, "b")
    for page, chat in ((marisa, "Chat"), (jonas, "Chat")):
        page.get_by_role("tab", name=chat).click()
    expect(marisa.locator("#chat-phrase [value=vtes-talk-truce]")).to_have_text("…: leave me alone this turn, and I’ll leave you alone.")
    marisa.get_by_label("Prepared phrases").select_option("vtes-talk-truce")
    marisa.get_by_label("To or about").select_option("b")
    marisa.get_by_role("button", name="Say it").click()
    expect(jonas.locator(".chat ol").get_by_text("lasciami in pace questo turno")).to_be_visible()
    marisa.get_by_placeholder("Say something").fill("as you like")
    marisa.get_by_role("button", name="Send").click()
    expect(jonas.get_by_text("as you like")).to_be_visible()
    jonas.get_by_role("switch", name="Nascondi la chat libera").click()
    expect(jonas.get_by_text("as you like")).to_have_count(0)
    expect(jonas.locator(".chat ol").get_by_text("lasciami in pace questo turno")).to_be_visible()
    assert inaccessible(marisa) == []
    picture(marisa, "company-talk-en-1440-dark")


def test_a_game_is_ended_by_agreement_and_played_again_in_new_seats(visit: Visit, server: str) -> None:
    made = make(server, *SEATS[:2], {"seat": "c", "kind": "bot", "bot": "random"}, game="vtes", setup={"players": 3}, minutes=120)
    marisa, jonas = sit(visit(), made, "a"), sit(visit(), made, "b")
    expect(marisa.get_by_text("Ends at")).to_be_visible()
    marisa.get_by_role("tab", name="More").click()
    marisa.get_by_role("button", name="Propose to end").click()
    marisa.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(jonas.get_by_text("Marisa proposes to end the game here.")).to_be_visible()
    jonas.get_by_role("button", name="End the game").click()
    for page in (marisa, jonas):
        expect(page.get_by_text("The game stops here, and everyone still in it gets half a victory point.").first).to_be_visible()
    marisa.get_by_role("button", name="Rematch in new seats").click()
    marisa.wait_for_url(lambda address: made["table"] not in address)
    marisa.wait_for_selector(".table[data-at]")


def test_whoever_joins_takes_a_seat_by_lot(visit: Visit, server: str) -> None:
    open_seats = [{"seat": seat, "kind": "open"} for seat in ("b", "c")]
    made = make(server, SEATS[0], *open_seats, game="vtes", setup={"players": 3}, public=True, seating="chance")
    guest = visit().visit(f"#/table/{made['table']}")
    expect(guest.get_by_text("Seats are drawn by lot.")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
