"""Clocks: a bot decides when time runs out, its level is shown, and the seat can always be taken back; a restart changes nothing."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update

from coterie.server.live.uptime import Uptime
from coterie.server.store import schema
from coterie.server.store.presence import sign
from coterie.server.store.uptime import beat
from tests.server.ground import lite
from tests.server.hosts import Person, ThreadHost, any_answer, play_out, thread_host, who_is_asked
from tests.tries import tries

BOTH = {"vampire": "mine", "human": "mine"}


def later(host: ThreadHost, seconds: float) -> None:
    """Let so much time pass for the server."""
    service = host.service
    service.now = lambda: time.time() + seconds
    for table in list(service.tables.values()):
        table.loop.call_soon_threadsafe(service.drive, table)


def away(seat: str) -> Any:
    return lambda table: any(info["seat"] == seat and info["away"] for info in table["info"]["seats"])


@pytest.fixture
def quick(tmp_path: Path) -> Any:
    with thread_host(tmp_path, sweep=0.05) as host:
        yield host


def test_a_bot_decides_when_the_time_for_a_decision_has_run_out(quick: ThreadHost) -> None:
    made = quick.make(BOTH, clock={"kind": "decision", "seconds": 60, "bot": "random"})
    with quick.sit(made, "vampire") as vampire, quick.sit(made, "human") as human:
        waiting = human.until("state")["waiting"][0]
        assert waiting["seat"] == "vampire"
        assert waiting["until"] == pytest.approx(waiting["since"] + 60)
        later(quick, 61)
        table = human.until("table", away("vampire"))
        assert table["info"]["seats"][0]["bot"] == "random"
        human.asked()
        assert vampire.do("choose", number=0, key="skip")["type"] == "refused"
        assert vampire.do("sit")["type"] == "accepted"
        assert not vampire.info["seats"][0]["away"]
        play_out({"vampire": vampire, "human": human}, most=4)


def test_a_clock_for_the_whole_game_runs_only_while_one_is_waited_for(quick: ThreadHost) -> None:
    made = quick.make(BOTH, clock={"kind": "player", "seconds": 100})
    with quick.sit(made, "vampire") as vampire, quick.sit(made, "human") as human:
        vampire.asked()
        quick.service.now = lambda: time.time() + 30
        assert vampire.choose()["type"] == "accepted"
        left = {seat["seat"]: seat["time_left"] for seat in vampire.info["seats"]}
        assert 40 < left["vampire"] <= 70, "thirty seconds have passed, and what the test itself took"
        assert left["human"] == 100
        later(quick, 30 + 75)
        human.until("table", away("vampire"))
        assert vampire.do("sit")["type"] == "accepted"
        assert vampire.info["seats"][0]["time_left"] >= 10


def test_a_restart_keeps_the_clock(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        made = host.make(BOTH, clock={"kind": "decision", "seconds": 60})
        since = host.get(f"api/tables/{made['table']}")["waiting"][0]["since"]
    with thread_host(tmp_path, sweep=0.05) as host:
        assert host.get(f"api/tables/{made['table']}")["waiting"][0]["since"] == since
        host.service.now = lambda: time.time() + 100
        with host.sit(made, "human") as human:
            human.until("table", away("vampire"))


def test_one_may_stand_up_and_sit_down(quick: ThreadHost) -> None:
    made = quick.make(BOTH)
    with quick.sit(made, "vampire") as vampire, quick.sit(made, "human") as human:
        assert vampire.do("stand", bot="nobody")["type"] == "refused"
        assert vampire.do("stand", bot="random")["type"] == "accepted"
        human.asked()
        assert vampire.do("sit")["type"] == "accepted"


def windows(person: Person) -> str:
    ask = person.asked()
    assert ask is not None
    return str(ask["prompt"]["id"])


def test_a_window_can_be_passed_for_good(quick: ThreadHost) -> None:
    """Whoever says so is passed for at that prompt, wherever passing is allowed."""
    made = quick.make(BOTH)
    with quick.sit(made, "vampire") as vampire, quick.sit(made, "human") as human:
        vampire.asked()
        for _ in tries("a question that can be passed", 300):
            if any(option["key"] == "pass" for option in vampire.state["ask"]["options"]):
                break
            vampire.choose("skip")
            vampire.asked()
        prompt, number = windows(vampire), vampire.state["number"]
        assert vampire.do("passing", windows=[prompt])["type"] == "accepted"
        human.until("state", lambda state: state["number"] > number)


def test_an_order_to_pass_changes_the_open_question_for_its_seat_alone(tmp_path: Path) -> None:
    """The rule is the server's: the question says whether it is passed, and why. Who else sits there hears nothing of an order."""
    with thread_host(tmp_path, pace=1000.0) as host:
        made = host.make(BOTH)
        with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
            human.until("state")
            ask = vampire.asked()
            for _ in tries("a window", 300):
                if ask is None or ask["window"]:
                    break
                vampire.choose("skip" if ask["kind"] == "discard" else None)
                human.until("state")
                ask = vampire.asked()
            assert ask is not None
            assert (ask["auto_pass"], ask["ends"]) == ("", True)
            assert ask["refusals"], "why not comes with the question"
            number = vampire.state["number"]
            for windows, expected in (([ask["prompt"]["id"]], "ordered"), ([], "")):
                vampire.send({"type": "passing", "windows": windows})
                again = vampire.until("state")
                assert (again["number"], again["ask"]["auto_pass"], again["events"]) == (number, expected, [])
                assert bool(again["ask"]["refusals"]) == (expected == "")
            assert human.do("ping")["type"] == "pong"
            assert human.state["number"] == number


def test_the_length_of_windows_is_set_by_the_pace(tmp_path: Path) -> None:
    with thread_host(tmp_path, pace=0.01) as host:
        made = host.make(BOTH)
        with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
            human.until("state")
            for _ in tries("a window", 300):
                if vampire.asked() is None or vampire.state["window"]:
                    break
                vampire.choose("skip" if vampire.state["ask"]["kind"] == "discard" else "pass")
            assert vampire.state["window"]["length"] in (0.013, 0.016)


def test_marks_that_are_far_apart_leave_a_gap(tmp_path: Path) -> None:
    with lite(tmp_path) as store:
        assert [beat(store, at) for at in (1000.0, 1002.0, 1010.0)] == [[], [], []]
        assert beat(store, 5000.0) == [(1010.0, 5000.0)], "nobody ran, or the clock leapt ahead"
        assert beat(store, 4000.0) == [(1010.0, 5000.0)], "it was set back"
        assert beat(store, 4002.0) == [(1010.0, 5000.0)]


@pytest.mark.parametrize(
    ("gaps", "since", "now", "spent"),
    [
        ([], 100.0, 130.0, 30.0),
        ([(110.0, 120.0)], 100.0, 130.0, 20.0),
        ([(50.0, 120.0)], 100.0, 130.0, 10.0),
        ([(10.0, 90.0)], 100.0, 130.0, 30.0),
        ([(101.0, 103.0), (105.0, 129.0)], 100.0, 130.0, 4.0),
        ([], 130.0, 100.0, 0.0),
    ],
)
def test_time_in_which_no_server_ran_counts_for_nobody(gaps: list[tuple[float, float]], since: float, now: float, spent: float) -> None:
    uptime = Uptime(None)  # type: ignore[arg-type]  # it only reckons
    uptime.gaps = gaps
    assert uptime.spent(since, now) == spent
    if spent:
        assert uptime.after(since, spent) == now
        assert uptime.after(since, spent - 1.0) < now


def test_downtime_costs_nobody_time(tmp_path: Path) -> None:
    """The server was away for an hour, and a minute was left."""
    with thread_host(tmp_path) as host:
        made = host.make(BOTH, clock={"kind": "decision", "seconds": 60})
    with lite(tmp_path) as store, store.engine.begin() as connection:
        tables = schema.tables
        connection.execute(update(tables).values(moved=tables.c.moved - 3600, started=tables.c.started - 3600, due=tables.c.due - 3600))
        connection.execute(update(schema.marks).values(at=schema.marks.c.at - 3600))
    with thread_host(tmp_path, sweep=0.05) as host, host.sit(made, "vampire") as vampire:
        (waiting,) = vampire.until("state")["waiting"]
        assert waiting["until"] > time.time() + 20
        assert vampire.asked() is not None
        assert not any(seat["away"] for seat in vampire.info["seats"])


def test_a_clock_that_is_set_back_costs_nobody_time_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with thread_host(tmp_path) as host:
        now = time.time()
        monkeypatch.setattr(host.service, "now", lambda: now)
        made = host.make(BOTH, clock={"kind": "player", "seconds": 600})
        with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
            people = [vampire, human]
            for moment in (10.0, -3600.0, 20.0, 3600.0 + 30.0):
                person = who_is_asked(people)
                assert person is not None
                now += moment
                monkeypatch.setattr(host.service.uptime, "gaps", [(now - 3600.0, now)] if moment > 3000 else [])
                assert person.choose(any_answer(person.state["ask"], Random(1)))["type"] == "accepted"  # noqa: S311
            spent = 1200.0 - sum(seat["time_left"] for seat in host.get(f"api/tables/{made['table']}")["seats"])
            assert spent <= 60.0, "what was thought, and nothing of the hour"
            assert not any(seat["away"] for seat in host.get(f"api/tables/{made['table']}")["seats"])


@pytest.mark.parametrize("clock", ["decision", "player"])
def test_nor_over_a_restart(tmp_path: Path, clock: str) -> None:
    """Everything that was written is an hour ahead of the clock; people and bots play on, and nobody's time has run out."""
    with thread_host(tmp_path) as host:
        made = host.make({"vampire": "bot:random", "human": "mine"}, clock={"kind": clock, "seconds": 60})
        with host.sit(made, "human") as human:
            assert human.asked() is not None
    with lite(tmp_path) as store, store.engine.begin() as connection:
        tables = schema.tables
        connection.execute(update(tables).values(moved=tables.c.moved + 3600, started=tables.c.started + 3600, due=tables.c.due + 3600))
        connection.execute(update(schema.marks).values(at=schema.marks.c.at + 3600))
        connection.execute(update(schema.log).values(at=schema.log.c.at + 3600))
    with thread_host(tmp_path, sweep=0.05) as host, host.sit(made, "human") as human:
        assert play_out({"human": human}, most=6) == 6
        assert not any(seat["away"] for seat in human.info["seats"])
        assert all(seat["time_left"] in (None, 60.0) or seat["time_left"] > 50.0 for seat in human.info["seats"] if seat["seat"] == "human")


def test_a_process_that_died_before_the_clock_was_set_back_is_gone_soon(tmp_path: Path) -> None:
    with lite(tmp_path) as store:
        with store.engine.begin() as connection:
            connection.execute(insert(schema.processes).values(name="dead", seen=time.time() + 3600.0))
        assert sign(store, 30.0) == {"dead", store.name}, "it may have signed a moment ago"
        with store.engine.begin() as connection:
            connection.execute(
                update(schema.processes).where(schema.processes.c.name == "dead").values(seen=schema.processes.c.seen - 31.0)
            )
        assert sign(store, 30.0) == {store.name}
