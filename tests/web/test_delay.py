"""Watching with a delay, in browsers: the form offers it, tables say so, and a spectator sees what happens later than the players."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.web.browsing import PHONE, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import make, prefer, take_seats

SEATS = [{"seat": "vampire", "kind": "mine", "name": "Elke"}, {"seat": "human", "kind": "mine", "name": "Marisa"}]
DELAY = 4


def test_the_form_offers_a_delay_and_the_table_tells_it(visit: Visit) -> None:
    page = visit(tools=True).visit("#/new/empire")
    page.get_by_label("Spectators see the game").select_option("5 minutes later")
    page.get_by_label("Anyone on this server").check()
    page.get_by_label("Table name").fill("Late show")
    picture(page, "delay-form-en-1440-dark")
    assert inaccessible(page) == []
    page.get_by_role("button", name="Open table").click()
    page.get_by_label("Invitation link").wait_for()
    lobby = visit("it", PHONE, tools=True).visit("#/tables")
    entry = lobby.get_by_role("listitem").filter(has_text="Late show")
    entry.get_by_text("Gli spettatori vedono la partita con 5 minuti di ritardo.").wait_for()
    picture(lobby, "delay-list-it-390-dark")
    assert sideways(lobby) <= 0
    entry.get_by_role("link", name="Guarda").click()
    lobby.get_by_text("Gli spettatori vedono la partita con 5 minuti di ritardo.").wait_for()
    picture(lobby, "delay-gathering-it-390-dark")
    form = visit("fr", PHONE).visit("#/new/empire")
    form.get_by_label("Les spectateurs voient la partie").select_option("Avec 15 minutes de retard")
    picture(form, "delay-form-fr-390-dark")
    assert sideways(form) <= 0


def test_a_spectator_is_told_of_the_delay_and_sees_a_choice_later(visit: Visit, server: str) -> None:
    made = make(server, *SEATS, delay=DELAY)
    elke, watcher, reader = visit(), visit(tools=True), visit("pt-BR", PHONE, tools=True)
    take_seats(elke, made, "vampire")
    prefer(elke, sound=False)
    player, page, phone = (one.visit(f"#/table/{made['table']}") for one in (elke, watcher, reader))
    expect(page.get_by_text("You are watching with a delay of 4 seconds.")).to_be_visible()
    expect(phone.get_by_text("Você está assistindo com 4 segundos de atraso.")).to_be_visible()
    expect(player.get_by_text("Spectators see the game 4 seconds later.")).to_be_visible()
    expect(player.get_by_text("You are watching")).to_have_count(0)
    for one in (page, phone):
        one.wait_for_selector(".table[data-at='0']")
    begun = time.monotonic()
    player.get_by_role("button", name="Continue without drawing").click()
    player.wait_for_selector(".table:not([data-at='0'])")
    page.wait_for_selector(".table:not([data-at='0'])")
    assert time.monotonic() - begun >= DELAY - 0.5
    phone.wait_for_selector(".table:not([data-at='0'])")
    picture(page, "delay-watching-en-1440-dark")
    picture(phone, "delay-watching-pt-BR-390-dark")
    assert inaccessible(page) == []
    assert sideways(phone) <= 0
