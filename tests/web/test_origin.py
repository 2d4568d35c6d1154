"""A game that was not dealt here says so: in the list of tables, where people join it, where it is played, and in its replay."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import coterie
from coterie.locale import LANGUAGES
from tests.web.conftest import Visit


def made(server: str, human: str) -> dict[str, Any]:
    """A public table of a position."""
    wish = {"game": "empire", "public": True, "position": coterie.new("empire", seed=5).position()}
    seats = [{"seat": "vampire", "kind": "mine"}, {"seat": "human", "kind": human}]
    answer = httpx.post(f"{server}api/tables", json={**wish, "seats": seats}, timeout=60)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_a_position_says_so(visit: Visit, server: str, language: str) -> None:
    gathering, playing = made(server, "open")["table"], made(server, "mine")["table"]
    record = coterie.new("empire", seed=5)
    record.outside("resign", "human")
    sent = httpx.post(f"{server}api/replays", content=json.dumps(record.record()), headers={"Content-Type": "application/json"}, timeout=60)
    visitor = visit(language)
    pages = [("#/tables", "position"), (f"#/table/{gathering}", "position"), (f"#/table/{playing}", "position")]
    for address, origin in [*pages, (f"#/replay/{sent.json()['table']}", "record")]:
        page = visitor.visit(address)
        expect(page.locator(f"[data-origin={origin}]").first).to_be_visible()
        expect(page.locator(f"[data-origin={origin}]").first).not_to_contain_text("web-origin")
