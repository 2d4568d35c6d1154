"""Removing a guest before the game, in the browser: one button and one question for whoever made the table, plain words for the guest."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, inaccessible, picture, sideways
from tests.web.conftest import Visit
from tests.web.tables import make, take_seats

WORDS = {
    "en": ("Remove", "can’t come back to this table", "Yes", "The player who opened this table removed you from it."),
    "it": ("Rimuovi", "non può tornare a questo tavolo", "Sì", "Chi ha aperto questo tavolo ti ha rimosso."),
    "fr": ("Retirer", "ne peut pas revenir à cette table", "Oui", "La personne qui a ouvert cette table vous en a retiré."),
    "pt-BR": ("Remover", "não pode voltar a esta mesa", "Sim", "Quem abriu esta mesa removeu você."),
}


@pytest.mark.parametrize("language", WORDS)
def test_whoever_made_a_table_removes_a_guest(visit: Visit, server: str, language: str) -> None:
    remove, sure, yes, told = WORDS[language]
    made = make(server, {"seat": "dracula", "kind": "mine", "name": "Vlad"}, game="fury", setup={"players": 3}, public=True)
    maker, guest = visit(language, PHONE, tools=True), visit(language, tools=True)
    take_seats(maker, made)
    origin = {"Origin": server.rstrip("/")}
    key = httpx.post(f"{server}api/tables/{made['table']}/join", json={"name": "Mallory"}, headers=origin, timeout=60).raise_for_status()
    take_seats(guest, {"seats": [key.json()]})
    here = f"#/table/{made['table']}"
    page, other = maker.visit(here), guest.visit(here)
    other.get_by_text("Vlad").wait_for()
    expect(other.get_by_role("button", name=f"{remove} Vlad", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name=f"{remove} Vlad", exact=True)).to_have_count(0)
    button = page.get_by_role("button", name=f"{remove} Mallory", exact=True)
    expect(button).to_be_visible()
    assert (sideways(page), inaccessible(page)) == (0, [])
    picture(page, f"removing-{language}-390-dark", whole=False)
    button.click()
    expect(page.locator("dialog[open]")).to_contain_text(sure)
    page.get_by_role("button", name=yes, exact=True).click()
    expect(other.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_text("Mallory")).to_have_count(0)
    expect(button).to_have_count(0)
    assert inaccessible(other) == []
    picture(other, f"removed-{language}-1440-dark", whole=False)
