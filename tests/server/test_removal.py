"""Whoever made a table removes a guest before the game: the guest is told, and does not come again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hosts import Person, ThreadHost, thread_host

SEATS = {"dracula": "mine", "godalming_seward": "open", "van_helsing": "open", "mina_harker": "open"}


def made_by(host: ThreadHost, block: str, **fields: Any) -> dict[str, Any]:
    """A table that somebody makes from an address."""
    seats = [{"seat": seat, "kind": kind} for seat, kind in SEATS.items()]
    body = {"game": "fury", "setup": {"players": 4}, "public": True, "seats": seats, **fields}
    made: dict[str, Any] = host.http.post("api/tables", json=body, headers={"x-forwarded-for": block}).raise_for_status().json()
    return made


def join(host: ThreadHost, table: str, block: str, name: str) -> httpx.Response:
    return host.http.post(f"api/tables/{table}/join", json={"name": name}, headers={"x-forwarded-for": block})


def kinds(host: ThreadHost, table: str) -> list[str]:
    return [seat["kind"] for seat in host.get(f"api/tables/{table}")["seats"]]


def test_a_guest_is_removed_told_and_does_not_come_again(host: ThreadHost) -> None:
    made = made_by(host, "192.0.2.1")
    table = made["table"]
    guest = join(host, table, "2001:db8:1:2::7", "Mallory").json()
    with host.sit(made, "dracula") as maker, Person(host.address, table, guest["token"]) as mallory, host.sit(made) as watcher:
        watcher.until("table")
        mallory.until("table")
        assert [seat["made"] for seat in maker.until("table")["info"]["seats"]] == [True, False, False, False]
        assert maker.do("remove", seat=guest["seat"])["type"] == "accepted"
        assert mallory.until_closed()[-1] == {
            "type": "problem",
            "code": "removed",
            "message": "whoever made this table has removed you from it",
        }
        watcher.until("table", lambda told: all(seat["kind"] == "open" for seat in told["info"]["seats"][1:]))
    with Person(host.address, table, guest["token"]) as again:
        assert again.until_closed()[-1]["code"] == "removed"
    left = host.http.post(f"api/tables/{table}/leave", headers={"authorization": f"Bearer {guest['token']}"})
    assert (left.status_code, left.json()["reason"]["id"]) == (403, "refused-removed")
    neighbour = join(host, table, "2001:db8:1:2:ffff::1", "Trudy")
    assert (neighbour.status_code, neighbour.json()["reason"]["id"]) == (403, "refused-removed")
    assert join(host, table, "2001:db8:1:3::7", "Mina").status_code == 201
    elsewhere = made_by(host, "192.0.2.1")
    assert join(host, elsewhere["table"], "2001:db8:1:2::7", "Mallory").status_code == 201, "it is a matter of one table"


def test_an_address_that_others_at_the_table_have_is_not_shut_out(host: ThreadHost) -> None:
    made = made_by(host, "192.0.2.1")
    table = made["table"]
    guest = join(host, table, "192.0.2.1", "Cousin").json()
    with host.sit(made, "dracula") as maker:
        assert maker.do("remove", seat=guest["seat"])["type"] == "accepted"
    with Person(host.address, table, guest["token"]) as again:
        assert again.until_closed()[-1]["code"] == "removed"
    assert join(host, table, "192.0.2.1", "Sister").status_code == 201


@pytest.mark.parametrize("seat", ["dracula", "mina_harker", "nobody"])
def test_only_a_guest_is_removed(host: ThreadHost, seat: str) -> None:
    made = made_by(host, "192.0.2.1")
    with host.sit(made, "dracula") as maker:
        refused = maker.do("remove", seat=seat)
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "refused-nobody-there")
    assert kinds(host, made["table"]) == ["person", "open", "open", "open"]


def test_guests_remove_nobody(host: ThreadHost) -> None:
    made = made_by(host, "192.0.2.1")
    one, two = (join(host, made["table"], f"192.0.2.{number}", f"Guest {number}").json() for number in (2, 3))
    with Person(host.address, made["table"], one["token"]) as guest, host.sit(made) as watcher:
        assert guest.do("remove", seat=two["seat"])["reason"]["id"] == "refused-not-maker"
        assert guest.do("remove", seat="dracula")["reason"]["id"] == "refused-not-maker"
        assert watcher.do("remove", seat=two["seat"])["reason"]["id"] == "refused-watching"
    assert kinds(host, made["table"]) == ["person", "person", "person", "open"]


def test_nobody_is_removed_from_a_game(host: ThreadHost) -> None:
    made = made_by(host, "192.0.2.1")
    guests = [join(host, made["table"], f"192.0.2.{number}", f"Guest {number}").json() for number in (2, 3, 4)]
    with host.sit(made, "dracula") as maker:
        assert maker.do("remove", seat=guests[0]["seat"])["reason"]["id"] == "refused-begun"
    assert kinds(host, made["table"]) == ["person"] * 4


def test_it_holds_for_all_processes_and_after_a_restart(tmp_path: Path) -> None:
    with thread_host(tmp_path) as one, thread_host(tmp_path) as two:
        made = made_by(one, "192.0.2.1")
        guest = join(two, made["table"], "192.0.2.2", "Mallory").json()
        with one.sit(made, "dracula") as maker, Person(two.address, made["table"], guest["token"]) as mallory:
            mallory.until("table")
            assert maker.do("remove", seat=guest["seat"])["type"] == "accepted"
            assert mallory.until_closed()[-1]["code"] == "removed"
        assert join(two, made["table"], "192.0.2.2", "Trudy").status_code == 403
    with thread_host(tmp_path) as later:
        assert join(later, made["table"], "192.0.2.2", "Trudy").status_code == 403
        assert join(later, made["table"], "192.0.2.3", "Mina").status_code == 201
