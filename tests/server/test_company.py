"""At the table with others: a time limit, an end by agreement, seats drawn by lot, rematches in new seats, prepared phrases."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from coterie.games.vtes.talk import TALK
from coterie.kernel.talk import COMMON
from tests.server.hosts import ThreadHost, thread_host
from tests.server.test_clocks import later

THREE = ("a", "b", "c")
DECKS = ["ventrue", "tremere", "toreador"]


@pytest.fixture
def quick(tmp_path: Path) -> Any:
    with thread_host(tmp_path, sweep=0.05) as host:
        yield host


def vtes(host: ThreadHost, *people: str, **more: Any) -> dict[str, Any]:
    """Three Methuselahs; who is not a person is a bot."""
    seats = {seat: "mine" if seat in people else "bot:random" for seat in THREE}
    made: dict[str, Any] = host.make(seats, game="vtes", setup={"decks": DECKS}, **more)
    return made


def test_at_the_time_limit_everybody_who_is_left_gets_half_a_point(quick: ThreadHost) -> None:
    made = vtes(quick, *THREE, minutes=120)
    with quick.sit(made, "a") as person:
        person.until("state")
        info = person.info
        assert (info["minutes"], info["ends"]) == (120, pytest.approx(info["created"] + 7200, abs=5))
        later(quick, 7_190)
        assert quick.get(f"api/tables/{made['table']}")["status"] == "playing"
        later(quick, 7_210)
        told = person.until("state", lambda state: state["outcome"] is not None)
        assert told["outcome"]["scores"] == {"a": 0.5, "b": 0.5, "c": 0.5}
        assert told["outcome"]["reason"]["id"] == "vtes-end-limit"
    assert quick.get(f"api/tables/{made['table']}")["ends"] is None


@pytest.mark.parametrize("minutes", [-1, 1_441, "soon"])
def test_a_time_limit_is_some_minutes(quick: ThreadHost, minutes: object) -> None:
    seats = [{"seat": seat, "kind": "mine"} for seat in ("vampire", "human")]
    assert quick.http.post("api/tables", json={"game": "empire", "seats": seats, "minutes": minutes}).status_code == 400


def test_a_game_ends_as_it_stands_when_everybody_agrees(quick: ThreadHost) -> None:
    made = vtes(quick, *THREE)
    with ExitStack() as seats:
        a, b, c = (seats.enter_context(quick.sit(made, seat)) for seat in THREE)
        assert a.do("stop")["type"] == "accepted"
        asked = b.until("table", lambda told: told["info"]["ending"] is not None)["info"]["ending"]
        assert (asked["by"], asked["missing"], asked["agree"]) == ("a", ["b", "c"], True)
        assert b.do("stop")["reason"]["id"] == "refused-ends-already"
        assert b.do("end", accept=False)["type"] == "accepted"
        a.until("table", lambda told: told["info"]["ending"] is None)
        assert a.state["outcome"] is None
        assert c.do("end", accept=True)["reason"]["id"] == "refused-nobody-ends"
        assert c.do("stop")["type"] == "accepted"
        for person in (a, b):
            assert person.do("end", accept=True)["type"] == "accepted"
        told = c.until("state", lambda state: state["outcome"] is not None)["outcome"]
        assert told["scores"] == {"a": 0.5, "b": 0.5, "c": 0.5}
        assert a.do("stop")["type"] == "refused"


def test_alone_among_bots_nobody_else_is_asked(quick: ThreadHost) -> None:
    made = quick.make({"vampire": "mine", "human": "bot:random"})
    with quick.sit(made, "vampire") as person:
        assert person.do("stop")["type"] == "accepted"
        assert person.state["outcome"]["winners"] == []


def test_seats_are_drawn_by_lot_and_decks_come_along(quick: ThreadHost) -> None:
    seen = set()
    for _ in range(20):
        made = vtes(quick, "a", seating="chance")
        (key,) = made["seats"]
        table = quick.service.tables[made["table"]]
        assert sorted(table.row.setup["decks"]) == sorted(DECKS)
        assert table.row.setup["decks"][THREE.index(key["seat"])] == "ventrue"
        seen.add(key["seat"])
    assert seen == set(THREE)


def test_who_joins_such_a_table_does_not_choose_a_seat(quick: ThreadHost) -> None:
    made = quick.make({"a": "mine", "b": "open", "c": "open"}, game="vtes", setup={"decks": DECKS}, public=True, seating="chance")
    free = [seat["seat"] for seat in quick.get(f"api/tables/{made['table']}")["seats"] if seat["kind"] == "open"]
    refused = quick.http.post(f"api/tables/{made['table']}/join", json={"seat": free[0]})
    assert refused.json()["reason"]["id"] == "refused-seats-drawn"
    joined = [quick.http.post(f"api/tables/{made['table']}/join", json={}).json()["seat"] for _ in free]
    assert sorted(joined) == sorted(free)


def rematch(host: ThreadHost, made: dict[str, Any], seat: str, **more: Any) -> dict[str, Any]:
    token = next(key["token"] for key in made["seats"] if key["seat"] == seat)
    answer = host.http.post(f"api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {token}"}, json=more)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_rematch_may_draw_new_seats_and_everybody_finds_theirs(quick: ThreadHost) -> None:
    moved = set()
    for _ in range(12):
        made = vtes(quick, *THREE, minutes=90)
        with ExitStack() as seats:
            a, *others = (seats.enter_context(quick.sit(made, seat)) for seat in THREE)
            assert a.do("stop")["type"] == "accepted"
            assert [person.do("end", accept=True)["type"] for person in others] == ["accepted", "accepted"]
            again = {seat: rematch(quick, made, seat, seating="chance") for seat in THREE}
        assert len({one["table"] for one in again.values()}) == 1
        found = {seat: one["seats"][0]["seat"] for seat, one in again.items()}
        assert sorted(found.values()) == list(THREE)
        table = quick.service.tables[again["a"]["table"]]
        assert [table.row.setup["decks"][THREE.index(found[seat])] for seat in THREE] == DECKS
        assert table.row.minutes == 90
        moved |= {found["a"]}
    assert len(moved) > 1


def test_a_rematch_keeps_the_seats_unless_somebody_wants_others(quick: ThreadHost) -> None:
    made = quick.make({"vampire": "mine", "human": "bot:random"})
    with quick.sit(made, "vampire") as person:
        person.do("stop")
        assert rematch(quick, made, "vampire")["seats"][0]["seat"] == "vampire"


def test_a_phrase_is_a_text_in_every_language(quick: ThreadHost) -> None:
    made = vtes(quick, "a", "b", whispers=True)
    talk = next(game for game in quick.get("api/games") if game["name"] == "vtes")["talk"]
    assert [phrase["id"] for phrase in talk] == [phrase.id for phrase in (*COMMON, *TALK)]
    with quick.sit(made, "a") as a, quick.sit(made, "b") as b:
        assert a.do("say", phrase="vtes-talk-truce", about="c")["type"] == "accepted"
        said = b.until("said")
        assert (said["seat"], said["text"], said["phrase"]["id"]) == ("a", "", "vtes-talk-truce")
        assert said["phrase"]["args"] == {"seat": {"type": "ref", "kind": "vtes-seat", "id": "c", "name": ""}}
        assert b.do("say", phrase="kernel-talk-thanks", to="a")["type"] == "accepted"
        told = a.until("said", lambda line: line["seat"] == "b")
        assert (told["phrase"], told["to"]) == ({"type": "text", "id": "kernel-talk-thanks", "args": {}}, "a")
    with quick.sit(made, "b") as later_on:
        assert later_on.until("said")["phrase"]["id"] == "vtes-talk-truce"


@pytest.mark.parametrize(
    ("message", "refusal"),
    [
        ({"phrase": "vtes-event-ousted"}, "refused-nothing-said"),
        ({"phrase": "vtes-talk-deal", "text": "and more"}, "refused-nothing-said"),
        ({"phrase": "vtes-talk-truce", "about": "z"}, "refused-nobody-there"),
        ({"phrase": "vtes-talk-truce"}, "refused-nobody-there"),
        ({}, "refused-nothing-said"),
    ],
)
def test_what_is_no_phrase_is_not_said(quick: ThreadHost, message: dict[str, str], refusal: str) -> None:
    made = vtes(quick, "a", "b")
    with quick.sit(made, "a") as a:
        assert a.do("say", **message)["reason"]["id"] == refusal
    assert quick.service.tables[made["table"]].chat == []
