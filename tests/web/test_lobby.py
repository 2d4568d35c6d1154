"""The list of public tables, where there are many: a page of it, and a button for the next."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from coterie.server.store.store import LISTED
from tests.web.browsing import PHONE, inaccessible, sideways, visiting
from tests.web.conftest import serving

MORE = {"en": "Show more tables", "it": "Mostra altri tavoli", "fr": "Afficher d’autres tables", "pt-BR": "Mostrar mais mesas"}


def test_tables_of_many_makers_are_shown_page_by_page(browser: Browser, client: None, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        for number in range(LISTED + 3):
            body = {"game": "empire", "seats": [], "title": f"Number {number}", "public": True}
            headers = {"Origin": address.rstrip("/"), "X-Forwarded-For": f"192.0.2.{number}"}
            httpx.post(f"{address}api/tables", json=body, headers=headers, timeout=60).raise_for_status()
        for language, words in MORE.items():
            with visiting(browser, address, language, PHONE, tools=True) as somebody:
                page = somebody.visit("#/tables")
                listed = page.get_by_role("heading", level=3)
                expect(listed).to_have_count(LISTED)
                expect(listed.first).to_have_text(f"Number {LISTED + 2}")
                assert (sideways(page), inaccessible(page)) == (0, [])
                page.get_by_role("button", name=words, exact=True).click()
                expect(listed).to_have_count(LISTED + 3)
                expect(listed.last).to_have_text("Number 0")
                expect(page.get_by_role("button", name=words, exact=True)).to_have_count(0)
