"""What an address block may do, for all processes together; names at a table; and bots at tables that nobody looks at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from coterie.server.live.driver import rest
from coterie.server.live.table import LiveTable
from coterie.server.store import Store, allowances
from coterie.server.store.store import LISTED, OF_ONE_MAKER
from tests.server.ground import drawn, lite
from tests.server.hostile import impostors
from tests.server.hosts import ThreadHost, thread_host
from tests.tries import wait_until

BOTH = {"vampire": "mine", "human": "open"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with lite(tmp_path) as opened:
        yield opened


def test_an_allowance_is_used_up_and_fills_again(store: Store) -> None:
    assert [allowances.take(store, "a", 1.0, 2, 100.0) for _ in range(3)] == [True, True, False]
    assert allowances.take(store, "b", 1.0, 2, 100.0)
    assert not allowances.take(store, "a", 1.0, 2, 100.5)
    assert allowances.take(store, "a", 1.0, 2, 101.0)
    assert not allowances.take(store, "a", 1.0, 2, 50.0), "a clock that goes back gives nothing"
    allowances.forget(store, 101.0 + allowances.FORGOTTEN + 1)
    assert [allowances.take(store, "a", 1.0, 2, 101.0) for _ in range(3)] == [True, True, False]


def test_processes_share_what_a_block_may_do_and_a_restart_gives_nothing_back(tmp_path: Path) -> None:
    def codes(host: ThreadHost, times: int) -> list[int]:
        return [host.http.post("api/tables", json={"game": "empire", "seats": []}).status_code for _ in range(times)]

    with thread_host(tmp_path, table_rate=3.0) as one, thread_host(tmp_path, table_rate=3.0) as two:
        assert codes(one, 2) + codes(two, 2) == [201, 201, 201, 429]
    with thread_host(tmp_path, table_rate=3.0) as again:
        assert codes(again, 1) == [429]


def test_nobody_sits_down_without_end(tmp_path: Path) -> None:
    with thread_host(tmp_path, table_rate=1.0) as host:
        table = host.make({"vampire": "open", "human": "open"}, public=True)["table"]
        answers = [host.http.post(f"api/tables/{table}/join", json={"name": name}) for name in ("Ada", "Bea", "Cem")]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["reason"]["id"] == "refused-too-many-joins"


def test_nobody_is_called_like_another_at_the_table(host: ThreadHost) -> None:
    assert impostors(host.http) > 5
    seats = [{"seat": "vampire", "kind": "mine", "name": "Vlad"}, {"seat": "human"}]
    table = host.http.post("api/tables", json={"game": "empire", "seats": seats, "public": True}).json()["table"]
    assert host.http.post(f"api/tables/{table}/join", json={"name": "Mina"}).status_code == 201


def test_nor_like_a_bot(host: ThreadHost) -> None:
    seats = [{"seat": "vampire", "kind": "bot", "bot": "steady"}, {"seat": "human"}]
    table = host.http.post("api/tables", json={"game": "empire", "seats": seats, "public": True}).json()["table"]
    (bot,) = [seat["name"] for seat in host.get(f"api/tables/{table}")["seats"] if seat["kind"] == "bot"]
    assert host.http.post(f"api/tables/{table}/join", json={"name": bot.upper()}).status_code == 409


def test_who_makes_a_table_is_called_like_no_bot_there(host: ThreadHost) -> None:
    seats = [{"seat": "vampire", "kind": "mine", "name": "osanna"}, {"seat": "human", "kind": "bot", "bot": "steady", "name": "Osanna"}]
    refused = host.http.post("api/tables", json={"game": "empire", "seats": seats})
    assert (refused.status_code, refused.json()["reason"]["id"]) == (422, "refused-name-taken")


def test_who_takes_two_seats_has_one_name(host: ThreadHost) -> None:
    seats = [{"seat": seat, "kind": "mine", "name": "Vlad"} for seat in ("vampire", "human")]
    assert host.http.post("api/tables", json={"game": "empire", "seats": seats}).status_code == 201


def test_nobodys_open_tables_hide_those_of_others(store: Store) -> None:
    def insert(maker: str, moved: float) -> str:
        stored, _ = drawn(0)
        row = stored.table
        row.maker, row.moved, row.public, row.status, row.id = maker, moved, True, "gathering", f"{maker}{moved}"
        store.insert(stored)
        return row.id

    mine = insert("m", 1.0)
    spam = [insert("s", 100.0 + number) for number in range(10)]
    unknown = [insert("", 50.0 + number) for number in range(6)]
    assert store.public() == [spam[-1], *reversed(unknown), mine, *reversed(spam[-OF_ONE_MAKER:-1])]


def test_the_list_has_pages_and_everybody_is_on_one(store: Store) -> None:
    ids = []
    for number in range(120):
        stored, _ = drawn(0)
        row = stored.table
        row.maker, row.moved, row.public, row.status, row.id = f"m{number % 60}", float(number), True, "gathering", f"t{number}"
        store.insert(stored)
        ids.append(row.id)
    pages = [store.public(first) for first in (0, LISTED, 2 * LISTED, 3 * LISTED)]
    assert [len(page) for page in pages] == [50, 50, 20, 0]
    assert [table for page in pages for table in page] == [*reversed(ids[60:]), *reversed(ids[:60])], "each maker's last comes first"


def test_a_list_is_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with thread_host(tmp_path) as host:
        made = {host.make({"vampire": "mine", "human": "open"}, public=True)["table"] for _ in range(2)}
        whole = {info["id"] for info in host.get("api/tables")}
        assert whole == made
        assert len({info["id"] for info in host.get("api/tables", **{"from": 1})} & made) == 1
        assert host.get("api/tables", **{"from": 2}) == []
        assert host.http.get("api/tables", params={"from": -1}).status_code == 400


def test_no_list_plays_a_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart the lists say of games what the tables themselves say, without taking one up."""
    clock = {"kind": "decision", "seconds": 900}
    with thread_host(tmp_path) as host:
        waits, over, open_one = (
            host.make({"vampire": "mine", "human": kind}, public=True, clock=clock) for kind in ("bot:steady", "mine", "open")
        )
        with host.sit(over, "human") as human, host.sit(waits, "vampire") as vampire:
            human.reach(0)
            assert human.do("resign")["type"] == "accepted"
            assert vampire.asked() is not None
            vampire.do("ping")
        tokens = [key["token"] for made in (waits, over, open_one) for key in made["seats"]]
        ids = [made["table"] for made in (waits, over, open_one)]
        told = {table: host.get(f"api/tables/{table}") for table in ids}
        mine = host.http.post("api/mine", json={"tokens": tokens}).json()
    monkeypatch.setattr(LiveTable, "take_up", None)
    with thread_host(tmp_path) as again:
        for info in again.get("api/tables"):
            assert info == told[info["id"]]
        listed = again.http.post("api/mine", json={"tokens": tokens}).json()
        assert not again.service.tables
    for one in (*mine, *listed):
        if one["info"]["outcome"]:
            one["info"]["outcome"].pop("reason")  # how it ended in words, the table itself tells
    assert listed == mine
    assert [one["mine"] for one in listed].count(True) == 1


def test_who_made_a_table_is_known_to_the_list_alone(host: ThreadHost) -> None:
    made = host.make({"vampire": "open", "human": "open"}, public=True)
    assert host.service.tables[made["table"]].row.maker
    assert "maker" not in host.get(f"api/tables/{made['table']}")


def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    with thread_host(tmp_path, unwatched=0.0) as host:
        made = host.make({"vampire": "bot:random", "human": "mine"})
        table = host.service.tables[made["table"]]
        wait_until("the bot rests", lambda: table.row.due is None)
        assert table.row.length == 0
        loop = host.service._chores[0].get_loop()
        asyncio.run_coroutine_threadsafe(host.service._sweep(late=0.0), loop).result(60)
        assert table.row.length == 0
        with host.sit(made, "human") as human:
            assert human.asked() is not None
            assert human.state["number"] > 0
            rested = asyncio.run_coroutine_threadsafe(table.change(rest), loop).result(60)
            assert not rested, "whoever came while the bots were about to rest finds them awake"
