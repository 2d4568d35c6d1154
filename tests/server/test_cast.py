"""Bots at tables are persons: chosen or drawn, told to everybody, the same after a restart, and named in records and replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coterie.kernel import cast, registry
from tests.server.hosts import ThreadHost, play_out, thread_host

EMPIRE = registry.find("empire")


def seats_of(host: ThreadHost, table: str) -> dict[str, dict[str, Any]]:
    return {seat["seat"]: seat for seat in host.get(f"api/tables/{table}")["seats"]}


def make(host: ThreadHost, seats: list[dict[str, str]], game: str = "empire", **more: object) -> Any:
    return host.http.post("api/tables", json={"game": game, "seats": seats, **more})


ME = {"seat": "human", "kind": "mine", "name": "Piet"}


def test_everybody_is_told_who_the_bots_are(host: ThreadHost) -> None:
    seats = [{"seat": "a", "kind": "mine"}, *({"seat": seat, "kind": "bot", "bot": "steady"} for seat in "bcde")]
    made = make(host, seats, "vtes").json()
    told = seats_of(host, made["table"])
    names = {told[seat]["name"] for seat in "bcde"}
    assert names == {persona.name for persona in cast.persons(registry.find("vtes"), "steady")}
    for seat in "bcde":
        persona = cast.find(registry.find("vtes"), told[seat]["name"])
        assert persona is not None
        assert (persona.bot, persona.face) == ("steady", told[seat]["face"])
    assert told["a"]["face"] == ""
    assert told["a"]["figures"] == [{"type": "ref", "kind": "vtes-seat", "id": "a", "name": ""}]
    with host.sit(made) as guest:
        assert {seat["seat"]: seat["name"] for seat in guest.until("table")["info"]["seats"]} == {one: told[one]["name"] for one in "abcde"}


def test_a_person_can_be_asked_for(host: ThreadHost) -> None:
    for persona in EMPIRE.cast:
        made = make(host, [ME, {"seat": "vampire", "kind": "bot", "bot": persona.bot, "name": persona.name}]).json()
        assert seats_of(host, made["table"])["vampire"]["name"] == persona.name


@pytest.mark.parametrize(
    ("bot", "name", "said"),
    [
        ("steady", "Tilde", "'Tilde' does not play steady; try Osanna, Rutger"),
        ("random", "Piet", "'Piet' does not play random; try Tilde, Fitch"),
    ],
)
def test_nobody_plays_otherwise_than_they_do(host: ThreadHost, bot: str, name: str, said: str) -> None:
    answer = make(host, [ME, {"seat": "vampire", "kind": "bot", "bot": bot, "name": name}])
    assert (answer.status_code, answer.json()["message"]) == (422, said)


def test_nobody_sits_at_a_table_twice(host: ThreadHost) -> None:
    twice = [{"seat": seat, "kind": "bot", "bot": "steady", "name": "Bruna"} for seat in "bc"]
    answer = make(host, [{"seat": "a", "kind": "mine"}, *twice], "vtes", setup={"players": 3})
    assert answer.status_code == 422
    assert answer.json()["message"] == "Bruna is at the table already; choose somebody else"


def test_who_leaves_is_followed_by_somebody_with_a_name(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "mine"}, clock={"kind": "none", "bot": "random"})
    token = next(key["token"] for key in made["seats"] if key["seat"] == "human")
    host.http.post(f"api/tables/{made['table']}/leave", headers={"Authorization": f"Bearer {token}"})
    told = seats_of(host, made["table"])["human"]
    assert (told["kind"], told["name"] in {"Tilde", "Fitch"}) == ("bot", True)


def test_the_same_people_after_a_restart(tmp_path: Path) -> None:
    with thread_host(tmp_path) as first:
        made = make(first, [ME, {"seat": "vampire", "kind": "bot", "bot": "random"}]).json()
        told = seats_of(first, made["table"])
    with thread_host(tmp_path) as second:
        assert seats_of(second, made["table"]) == told


def test_records_and_replays_name_who_played(host: ThreadHost) -> None:
    made = make(host, [ME, {"seat": "vampire", "kind": "bot", "bot": "random", "name": "Fitch"}]).json()
    with host.sit(made, "human") as human:
        play_out({"human": human})
    record = host.get(f"api/tables/{made['table']}/record")
    assert record["players"] == {"human": {"name": "Piet", "bot": ""}, "vampire": {"name": "Fitch", "bot": "random"}}
    replay = host.get(f"api/tables/{made['table']}/replay")
    assert [(one["seat"], one["name"], one["face"]) for one in replay["players"]] == [
        ("vampire", "Fitch", "feather"),
        ("human", "Piet", ""),
    ]
    again = host.http.post("api/replays", json=record).json()
    assert [(one["seat"], one["name"], one["bot"], one["face"]) for one in again["players"]] == [
        ("vampire", "Fitch", "random", "feather"),
        ("human", "Piet", "", ""),
    ]
    rematch = host.http.post(f"api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['seats'][0]['token']}"}).json()
    assert seats_of(host, rematch["table"])["vampire"]["name"] == "Fitch"


def test_games_say_who_is_in_their_cast(host: ThreadHost) -> None:
    told = {game["name"]: game["cast"] for game in host.get("api/games")}
    assert told["empire"][0] == {"name": "Tilde", "face": "top", "bot": "random"}
    assert len(told["fury"]) == len(told["vtes"]) == 16
