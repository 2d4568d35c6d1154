"""Giving up among three or more people: a bot takes the seat at once, and the game ends only if everybody who stays agrees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.server.admin.operations import kick
from tests.marks import slow
from tests.server.hosts import Person, ThreadHost, play_out

FIVE = ("dracula", "lord_godalming", "dr_seward", "van_helsing", "mina_harker")
HUNTERS = FIVE[1:]


@contextmanager
def fury(host: ThreadHost, bots: int = 0) -> Iterator[tuple[dict[str, Any], dict[str, Person]]]:
    """Five-player Fury: the last seats are bots', the others have people."""
    people = FIVE[: 5 - bots]
    seats = {seat: "mine" if seat in people else "bot:random" for seat in FIVE}
    made = host.make(seats, game="fury", setup={"players": 5}, clock={"kind": "none", "bot": "random"})
    with ExitStack() as open_now:
        sitting = {seat: open_now.enter_context(host.sit(made, seat)) for seat in people}
        for person in sitting.values():
            person.until("state")
        yield made, sitting


def leave(host: ThreadHost, made: dict[str, Any], seat: str) -> None:
    token = next(key["token"] for key in made["seats"] if key["seat"] == seat)
    answer = host.http.post(f"api/tables/{made['table']}/leave", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 204


def asked_to_end(person: Person, by: str) -> dict[str, Any]:
    """Listen until this table is asked whether the game ends because of that seat."""
    table = person.until("table", lambda told: told["info"]["ending"] is not None and told["info"]["ending"]["by"] == by)
    ending: dict[str, Any] = table["info"]["ending"]
    return ending


def kind(info: dict[str, Any], seat: str) -> str:
    return next(str(one["kind"]) for one in info["seats"] if one["seat"] == seat)


@slow
def test_one_hunter_resigns_and_a_bot_plays_on_for_the_others(host: ThreadHost) -> None:
    with fury(host) as (made, people):
        mina = people.pop("mina_harker")
        assert mina.do("resign")["type"] == "accepted"
        for seat, person in people.items():
            ending = asked_to_end(person, "mina_harker")
            assert set(ending["missing"]) == set(people), seat
            assert kind(person.info, "mina_harker") == "resigned"
        assert people["dracula"].state["outcome"] is None
        assert people["dr_seward"].do("end", accept=False)["type"] == "accepted"
        people["dracula"].until("table", lambda told: told["info"]["ending"] is None)
        play_out(people, most=25)
        log = host.service.tables[made["table"]].log
        assert "mina_harker" in {entry.seat for entry in log}
        assert not any(entry.key.startswith("resign") for entry in log)


def test_the_game_ends_as_a_resignation_when_everybody_who_stays_agrees(host: ThreadHost) -> None:
    with fury(host) as (made, people):
        mina = people.pop("mina_harker")
        mina.do("resign")
        for left, seat in enumerate(people):
            assert people[seat].state["outcome"] is None, f"{left} have agreed"
            assert people[seat].do("end", accept=True)["type"] == "accepted"
            assert people[seat].do("end", accept=True)["type"] == "refused", "a word is enough"
        outcome = mina.until("state", lambda state: state["outcome"] is not None)["outcome"]
        assert outcome["winners"] == ["dracula"]
        assert outcome["reason"]["id"] == "fury-end-resign"
        record = host.get(f"api/tables/{made['table']}/record")
        assert record["players"]["mina_harker"]["resigned"] is True
        assert coterie.replay(record).outcome is not None
        assert host.get(f"api/tables/{made['table']}")["ending"] is None


def test_whoever_resigned_looks_on_and_does_nothing_else(host: ThreadHost) -> None:
    with fury(host) as (made, people):
        seat, asked = next((seat, person) for seat, person in people.items() if person.state["ask"])
        assert asked.do("resign")["type"] == "accepted"
        assert asked.state["ask"] is None
        for request in ({"kind": "resign"}, {"kind": "sit"}, {"kind": "end", "accept": True}, {"kind": "stand"}):
            refused = asked.do(**request)
            assert (refused["type"], refused["reason"]["id"]) == ("refused", "refused-resigned"), request
        assert asked.do("say", text="Good night")["type"] == "accepted"
        token = next(key["token"] for key in made["seats"] if key["seat"] == seat)
        (mine,) = host.http.post("api/mine", json={"tokens": [token]}).json()
        assert mine["mine"] is False, "nobody waits for somebody who has resigned"


def test_who_gives_up_later_asks_anew_and_of_the_last_two_one_ends_it(host: ThreadHost) -> None:
    """The second resignation is Dracula's: it would end otherwise than the first, so everybody is asked again."""
    with fury(host, bots=1) as (_, people):
        assert people["van_helsing"].do("resign")["type"] == "accepted"
        assert people["dr_seward"].do("end", accept=True)["type"] == "accepted"
        assert people["dracula"].do("resign")["type"] == "accepted"
        ending = asked_to_end(people["dr_seward"], "dracula")
        assert sorted(ending["missing"]) == ["dr_seward", "lord_godalming"]
        assert people["dr_seward"].do("resign")["type"] == "accepted"
        outcome = people["lord_godalming"].until("state", lambda state: state["outcome"] is not None)["outcome"]
        assert outcome["winners"] == ["dracula"], "a hunter resigned at a table of two"


def test_leaving_asks_too_and_who_has_left_is_missed_by_nobody(host: ThreadHost) -> None:
    with fury(host, bots=2) as (made, people):
        leave(host, made, "dr_seward")
        ending = asked_to_end(people["dracula"], "dr_seward")
        assert sorted(ending["missing"]) == ["dracula", "lord_godalming"]
        assert kind(people["dracula"].info, "dr_seward") == "bot"
        assert people["dracula"].do("end", accept=True)["type"] == "accepted"
        assert people["dracula"].state["outcome"] is None
        leave(host, made, "lord_godalming")
        outcome = people["dracula"].until("state", lambda state: state["outcome"] is not None)["outcome"]
        assert outcome["winners"] == ["dracula"]


def test_who_resigned_may_leave_and_whom_the_host_removes_is_asked_no_more(host: ThreadHost) -> None:
    with fury(host) as (made, people):
        assert people["mina_harker"].do("resign")["type"] == "accepted"
        leave(host, made, "mina_harker")
        people["dracula"].until("table", lambda told: kind(told["info"], "mina_harker") == "bot")
        assert people["dracula"].info["ending"]["by"] == "mina_harker", "the question of before stays"
        kick(host.service.store, made["table"], "dr_seward")
        people["dracula"].until("table", lambda told: told["info"]["ending"] is None)
        assert people["dracula"].do("end", accept=True)["type"] == "refused"


@pytest.mark.parametrize("bots", [3, 4])
def test_at_a_table_of_two_people_or_one_a_resignation_ends_the_game(host: ThreadHost, bots: int) -> None:
    with fury(host, bots=bots) as (_, people):
        assert people["dracula"].do("resign")["type"] == "accepted"
        assert sorted(people["dracula"].state["outcome"]["winners"]) == sorted(HUNTERS)


def test_who_resigns_at_a_table_of_vtes_is_ousted_and_nobody_is_asked(host: ThreadHost) -> None:
    made = host.make({"a": "mine", "b": "mine", "c": "mine"}, game="vtes", setup={"players": 3})
    with host.sit(made, "a") as a, host.sit(made, "b") as b:
        a.until("state")
        assert b.do("resign")["type"] == "accepted"
        assert a.until("state", lambda state: state["out"] == ["b"])["outcome"] is None
        assert host.get(f"api/tables/{made['table']}")["ending"] is None


def test_what_the_others_were_asked_outlives_a_restart_and_a_rematch_has_everybody_again(tmp_path: Path) -> None:
    host = ThreadHost(tmp_path)
    try:
        with fury(host) as (made, people):
            people["mina_harker"].do("resign")
    finally:
        host.stop()
    again = ThreadHost(tmp_path)
    try:
        with ExitStack() as open_now:
            people = {seat: open_now.enter_context(again.sit(made, seat)) for seat in FIVE}
            assert people["mina_harker"].until("state")["ask"] is None
            for seat in FIVE[:4]:
                assert people[seat].do("end", accept=True)["type"] == "accepted"
            token = next(key["token"] for key in made["seats"] if key["seat"] == "mina_harker")
            answer = again.http.post(f"api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 201
            seats = again.get(f"api/tables/{answer.json()['table']}")["seats"]
            assert [seat["kind"] for seat in seats] == ["person"] * 5
    finally:
        again.stop()
