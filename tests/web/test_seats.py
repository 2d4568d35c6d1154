"""The seats of a browser: what the server does not name stays, and only what is gone for good goes by itself."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import create_engine, text

from coterie.server.admin import archive
from coterie.server.store import Store
from tests.web.browsing import visiting
from tests.web.conftest import serving
from tests.web.tables import against_a_bot, finish


def tokens(page: Page) -> set[str]:
    kept: list[dict[str, str]] = json.loads(page.evaluate("localStorage.getItem('coterie.seats')"))
    return {one["token"] for one in kept}


def test_a_seat_that_the_server_does_not_name_stays_until_its_player_removes_it(browser: Browser, client: None, tmp_path: Path) -> None:
    with serving(tmp_path) as address, visiting(browser, address) as somebody:
        here, gone = against_a_bot(address), against_a_bot(address)
        unknown = {"table": "elsewhere", "seat": "human", "token": "a-token-of-another-day"}
        store = Store(f"sqlite:///{tmp_path / 'coterie.sqlite'}")
        archive.remove(store, [gone["table"]])
        store.close()
        keys = json.dumps([unknown, *here["seats"], *gone["seats"]])
        page = somebody.visit()
        page.evaluate("(keys) => localStorage.setItem('coterie.seats', keys)", keys)
        page.reload()
        lost = page.get_by_role("listitem").filter(has_text="This server doesn’t know this seat at the moment. Your link is kept.")
        expect(lost).to_have_count(1)
        page.wait_for_function("(gone) => !localStorage.getItem('coterie.seats').includes(gone)", arg=gone["seats"][0]["token"])
        assert tokens(page) == {unknown["token"], here["seats"][0]["token"]}
        page.reload()
        lost.get_by_role("button", name="Remove").click()
        expect(lost).to_have_count(0)
        assert tokens(page) == {here["seats"][0]["token"]}
        somebody.forgive("404|410")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_deleted_table_says_that_it_is_gone(browser: Browser, client: None, tmp_path: Path, language: str) -> None:
    with serving(tmp_path) as address, visiting(browser, address, language) as somebody:
        made = against_a_bot(address)
        store = Store(f"sqlite:///{tmp_path / 'coterie.sqlite'}")
        archive.remove(store, [made["table"]])
        store.close()
        page = somebody.visit(f"#/table/{made['table']}")
        words = {"en": "This table no longer exists.", "it": "Questo tavolo non esiste più."}[language]
        expect(page.get_by_role("heading", name=words)).to_be_visible()
        somebody.forgive("410")


def test_a_table_that_is_deleted_while_somebody_looks_says_that_it_is_gone(browser: Browser, client: None, tmp_path: Path) -> None:
    with serving(tmp_path) as address, visiting(browser, address) as somebody:
        made = against_a_bot(address)
        page = somebody.visit(f"#/table/{made['table']}")
        expect(page.get_by_role("heading", name="Vampire Empire")).to_be_visible()
        store = Store(f"sqlite:///{tmp_path / 'coterie.sqlite'}")
        archive.remove(store, [made["table"]])
        store.close()
        expect(page.get_by_role("heading", name="This table no longer exists.")).to_be_visible()
        somebody.forgive("410")


def change(data: Path, statement: str, table: str) -> None:
    """Let the database of a server that is stopped say something else."""
    engine = create_engine(f"sqlite:///{data / 'coterie.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text(statement), {"table": table})
    engine.dispose()


def test_after_an_upgrade_a_game_that_waits_says_so_and_one_that_is_over_is_watched(browser: Browser, client: None, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        waits, over = against_a_bot(address), against_a_bot(address)
        finish(address, over)
        record = httpx.get(f"{address}api/tables/{over['table']}/replay", timeout=60)
        assert record.status_code == 200
    change(tmp_path, "UPDATE tables SET rules = '1-0123456789abcdef', trace = 'other' WHERE id = :table", waits["table"])
    change(tmp_path, "UPDATE anchors SET position = '{}' WHERE table_id = :table", waits["table"])
    change(tmp_path, "UPDATE tables SET rules = '1-0123456789abcdef', trace = 'other' WHERE id = :table", over["table"])
    with serving(tmp_path) as address, visiting(browser, address) as somebody:
        page = somebody.visit()
        page.evaluate("(keys) => localStorage.setItem('coterie.seats', keys)", json.dumps([*waits["seats"], *over["seats"]]))
        page.reload()
        expect(page.get_by_role("listitem").filter(has_text="on hold since an update")).to_have_count(1)
        page.goto(f"{address}#/table/{waits['table']}")
        expect(page.get_by_role("heading", name="Nothing is lost: whoever runs this server has to look at it.")).to_be_visible()
        page.goto(f"{address}#/table/{over['table']}")
        page.wait_for_url(f"**/#/replay/{over['table']}*")
        page.goto(f"{address}#/replay/{over['table']}/99999/-")
        expect(page.locator(".log")).to_contain_text("resigns")
        assert tokens(page) == {waits["seats"][0]["token"], over["seats"][0]["token"]}
