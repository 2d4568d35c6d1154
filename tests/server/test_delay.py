"""Spectators with a delay: whatever reaches them, by every way there is, is as it was some minutes ago; players and bots notice nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from coterie.server.live import delayed, making, reviving
from coterie.server.store import schema
from tests.server.hosts import Frozen, Person, ThreadHost, play_out, thread_host
from tests.server.test_company import THREE, rematch, vtes

BOTH = {"vampire": "mine", "human": "mine"}
DELAY = 300


@pytest.fixture
def clock() -> Frozen:
    return Frozen()


@pytest.fixture
def host(tmp_path: Path, clock: Frozen) -> Iterator[ThreadHost]:
    with served(tmp_path, clock) as running:
        yield running


@contextmanager
def served(data: Path, clock: Frozen) -> Iterator[ThreadHost]:
    """A server whose time is the test's."""
    with thread_host(data) as running:
        running.service.now = clock
        yield running


def look(host: ThreadHost, watcher: Person) -> dict[str, Any]:
    """What a spectator sees now."""
    service = host.service
    loop = service.delays.tables[watcher.table].loop
    asyncio.run_coroutine_threadsafe(service.delays.follow(), loop).result(60)
    watcher.do("ping")
    return watcher.state


@contextmanager
def company(host: ThreadHost, made: dict[str, Any], *seats: str) -> Iterator[dict[str, Person]]:
    """Everybody at a table, and a spectator as ""."""
    with ExitStack() as stack:
        people = {seat: stack.enter_context(host.sit(made, seat)) for seat in (*(seats or BOTH), "")}
        for person in people.values():
            person.until("state")
        yield people


def play(people: dict[str, Person], clock: Frozen, choices: int, seed: int = 1) -> None:
    """So many choices of people, each ten seconds after the one before."""
    players = {seat: person for seat, person in people.items() if seat}
    for number in range(choices):
        clock.time += 10
        assert play_out(players, seed + number, most=1) == 1


def states(person: Person) -> dict[int, dict[str, Any]]:
    """The last state that somebody was sent at each number of entries, but for its events and the times in it."""
    found = {}
    for text in person.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            found[message["number"]] = {**message, "events": None, "waiting": [one["seat"] for one in message["waiting"]]}
    return found


def events(person: Person) -> list[dict[str, Any]]:
    """Everything that somebody was told, if nothing was taken back."""
    return [event for text in person.heard for event in msgspec.json.decode(text).get("events", ())]


def known_at(host: ThreadHost, table: str, at: float) -> int:
    """How many entries the log had at a time."""
    return sum(entry.at <= at for entry in host.service.store.load(table).log)


def test_a_spectator_sees_what_others_saw_so_much_earlier(host: ThreadHost, clock: Frozen, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game at two tables: what comes with a delay is, state by state and event by event, what came without one."""
    monkeypatch.setattr(making, "new_seed", lambda: 7)
    begun = clock.time
    with company(host, host.make(BOTH)) as people:
        play(people, clock, 30)
        row = host.service.tables[people[""].table].row
        people[""].reach(row.length - row.half)
        live, story = states(people[""]), events(people[""])
    clock.time = begun
    made = host.make(BOTH, delay=DELAY)
    with company(host, made) as people:
        watcher = people[""]
        assert (watcher.info["delay"], people["human"].info["delay"]) == (DELAY, DELAY)
        play(people, clock, 30)
        assert look(host, watcher)["number"] == 0
        assert people["vampire"].state["number"] > 20
        for _ in range(32):
            clock.time += 10
            state = look(host, watcher)
            assert state["number"] <= known_at(host, made["table"], clock.time - DELAY)
            assert state["number"] in live
        assert watcher.state["number"] == max(live)
        assert len(states(watcher)) > 20
        assert states(watcher) == {number: live[number] for number in states(watcher)}
        assert events(watcher) == story
        assert not [text for text in watcher.heard if '"ask":{' in text]


def _seen(host: ThreadHost, watcher: Person, made: dict[str, Any]) -> list[str]:
    """Everything that somebody without a seat can get of a table, also from a process that reads it anew, but for its id."""
    look(host, watcher)
    with host.sit(made) as newcomer:
        newcomer.until("table")
        newcomer.do("ping")
        heard = [*watcher.heard, *newcomer.heard]
    over_rest = [host.http.get(f"api/tables/{made['table']}").text, host.http.get("api/tables").text]
    over_rest += [host.http.get(f"api/tables/{made['table']}/{what}").text for what in ("record", "replay", "replay/3", "facts")]
    anew = host.service.store.load_seen(made["table"], host.service.now())
    over_rest += [msgspec.json.encode(rows).decode() for rows in (anew.log, anew.chat, anew.seats)]
    return [re.sub(r'"id":(\d+|"[\w-]{16}")', '"id":0', text) for text in (*heard, *over_rest)]


def _idle(people: dict[str, Person], clock: Frozen) -> None:
    clock.time += 200


def _busy(people: dict[str, Person], clock: Frozen) -> None:
    play(people, clock, 9, seed=50)
    person = people["human"]
    for what, more in (
        ("say", {"text": "I shall attack"}),
        ("say", {"phrase": "kernel-talk-thanks"}),
        ("undo", {"number": person.state["undo"] or 0}),
        ("stand", {"bot": "random"}),
    ):
        person.do(what, **more)
    clock.time += 110


def test_nothing_later_reaches_a_spectator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that are alike until five minutes ago: whatever was done since, each frame and each answer is the same."""
    monkeypatch.setattr(making, "new_seed", lambda: 7)
    found = []
    for number, live in enumerate((_idle, _busy)):
        clock, folder = Frozen(), tmp_path / str(number)
        folder.mkdir()
        with served(folder, clock) as host:
            made = host.make(BOTH, delay=DELAY, public=True, clock={"kind": "player", "seconds": 9000}, title="Watched")
            with company(host, made) as people:
                play(people, clock, 12)
                people["vampire"].do("say", text="Good evening")
                clock.time += DELAY
                seen = _seen(host, people[""], made)
                live(people, clock)
                assert clock.time == Frozen().time + 120 + DELAY + 200
                found.append(seen + _seen(host, people[""], made))
                assert "I shall attack" not in "".join(found[-1])
                assert "Good evening" in "".join(found[-1])
                if live is _busy:
                    clock.time += DELAY
                    assert "I shall attack" in "".join(_seen(host, people[""], made))
                    assert [seat["away"] for seat in people[""].info["seats"]] == [False, True]
    assert found[0] == found[1]


def test_taking_back_is_seen_later_too(host: ThreadHost, clock: Frozen) -> None:
    """What was seen stands until the time at which it was taken back is seen; what was taken back before is seen, as it was."""
    made = host.make(BOTH, delay=60)
    with company(host, made) as people:
        watcher, table = people[""], made["table"]
        play(people, clock, 14)
        clock.time += 60
        before = look(host, watcher)
        person = max((people[seat] for seat in BOTH), key=lambda one: one.state["undo"] or 0)
        other = people["human" if person is people["vampire"] else "vampire"]
        back = person.state["undo"]
        assert back < before["number"]
        clock.time += 30
        person.do("undo", number=back)
        if host.service.tables[table].row.wish is not None:
            other.until("undowish")
            assert other.do("consent", accept=True)["type"] == "accepted"
        assert host.service.tables[table].row.length == back
        play(people, clock, 2, seed=70)
        clock.time += 5
        assert look(host, watcher) == before, "nobody hears that something was taken back"
        assert {message["type"] for message in watcher.unread} == {"pong"}
        with host.sit(made) as newcomer:
            newcomer.until("state")
            assert (newcomer.state["view"], newcomer.state["number"]) == (before["view"], before["number"])
        clock.time += 60
        state = look(host, watcher)
        assert state["number"] == people["vampire"].state["number"]
        assert state["events"][0]["number"] <= before["seq"]
        with host.sit(made) as newcomer:
            newcomer.until("state")
            assert newcomer.state["view"] == state["view"]


def test_an_entry_that_was_taken_back_is_seen_as_it_was(host: ThreadHost, clock: Frozen) -> None:
    """Three times another choice at the same place: the log of any time is found again."""
    made = host.make({"vampire": "mine", "human": "bot:random"}, delay=60)
    table = made["table"]
    with host.sit(made, "vampire") as person:
        person.asked()
        log = []
        for _ in range(3):
            clock.time += 100
            assert person.choose(person.state["ask"]["options"][-1]["key"])["type"] == "accepted"
            person.asked()
            log.append((clock.time, host.service.store.load(table).log))
            clock.time += 100
            assert person.do("undo", number=log[-1][1].index(next(e for e in log[-1][1] if e.seat == "vampire")))["type"] == "accepted"
            person.asked()
        seen = [host.service.store.load_seen(table, at + 60.5).log for at, _ in log[-1:]]
    assert seen == [entries for _, entries in log[-1:]]


def test_a_restart_and_other_processes_keep_the_delay(tmp_path: Path, clock: Frozen) -> None:
    with served(tmp_path, clock) as one, served(tmp_path, clock) as two:
        made = one.make(BOTH, delay=DELAY)
        with company(one, made) as people, two.sit(made) as other:
            play(people, clock, 20)
            clock.time += DELAY - 100
            here = look(one, people[""])
            other.until("state")
            there = look(two, other)
            assert 0 < here["number"] == there["number"] < people["vampire"].state["number"]
            assert here["view"] == there["view"]
    with served(tmp_path, clock) as again, again.sit(made, since=here["seq"]) as watcher:
        state = watcher.until("state")
        assert (state["number"], state["view"], state["events"]) == (here["number"], here["view"], [])
        assert again.get(f"api/tables/{made['table']}")["number"] == here["number"]
        clock.time += DELAY
        assert look(again, watcher)["number"] > here["number"]


def test_clocks_and_times_are_told_as_they_stood(host: ThreadHost, clock: Frozen) -> None:
    made = host.make(BOTH, delay=60, clock={"kind": "decision", "seconds": 600}, minutes=30)
    with company(host, made) as people:
        play(people, clock, 5)
        waiting = people["vampire"].state["waiting"]
        ends = people["vampire"].info["ends"]
        clock.time += 60
        state = look(host, people[""])
        assert state["waiting"] == [{**one, "since": one["since"] + 60, "until": one["until"] + 60} for one in waiting]
        assert people[""].info["ends"] == ends, "that is no part of the play"
        assert host.get(f"api/tables/{made['table']}")["waiting"] == state["waiting"]
        token = made["seats"][0]["token"]
        (mine,) = host.http.post("api/mine", json={"tokens": [token]}).json()
        assert mine["info"]["waiting"] == waiting, "whoever has a seat is told how things stand"


def test_who_gives_up_and_what_is_proposed_is_seen_later(host: ThreadHost, clock: Frozen) -> None:
    made = vtes(host, *THREE, delay=60)
    with company(host, made, *THREE) as people:
        a, watcher = people["a"], people[""]
        clock.time += 100
        assert a.do("stop")["type"] == "accepted"
        look(host, watcher)
        assert not watcher.info["ending"]
        clock.time += 60
        look(host, watcher)
        assert watcher.info["ending"]["by"] == "a"


def test_when_the_game_is_over_everything_is_seen_at_once(host: ThreadHost, clock: Frozen) -> None:
    """A game that is over has a public replay; who looks on need not wait for the end."""
    made = host.make(BOTH, delay=3600)
    with company(host, made) as people:
        watcher = people[""]
        play(people, clock, 6)
        people["human"].do("say", text="Well played")
        assert look(host, watcher)["outcome"] is None
        assert host.http.get(f"api/tables/{made['table']}/replay").status_code == 403
        assert people["vampire"].do("resign")["type"] == "accepted"
        state = look(host, watcher)
        assert state["outcome"]["winners"] == ["human"]
        assert state["number"] == people["vampire"].state["number"]
        assert [line["text"] for line in watcher.unread if line["type"] == "said"] == ["Well played"]
        assert watcher.info["status"] == host.get(f"api/tables/{made['table']}")["status"] == "over"
        again = rematch(host, made, "vampire")
        look(host, watcher)
        assert watcher.info["rematch"] == again["table"]
    assert host.service.tables[again["table"]].row.delay == 3600
    assert host.get(f"api/tables/{made['table']}/replay")["length"] == state["number"]
    assert kept(host, made["table"]) == 0


def kept(host: ThreadHost, table: str) -> int:
    """How many earlier states of a table there are in the database."""
    with host.service.store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).where(schema.pasts.c.table_id == table)).scalar_one())


def test_nothing_grows(host: ThreadHost, clock: Frozen, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database holds the last minutes of a table; memory holds an earlier state only while somebody looks on."""
    made, plain = host.make(BOTH, delay=60), host.make(BOTH)
    with company(host, made) as people:
        play(people, clock, 40)
        assert 0 < kept(host, made["table"]) < 60
        play(people, clock, 40)
        assert kept(host, made["table"]) < 60
        assert list(host.service.delays.tables) == [made["table"]]
    with company(host, plain) as people:
        play(people, clock, 3)
        assert kept(host, plain["table"]) == 0
    monkeypatch.setattr(delayed, "IDLE", -1.0)
    loop = host.service.tables[made["table"]].loop
    asyncio.run_coroutine_threadsafe(host.service.delays.follow(), loop).result(60)
    assert not host.service.delays.tables


def test_after_an_update_of_the_rules_nothing_is_seen_before_its_time(host: ThreadHost, clock: Frozen) -> None:
    """The game goes on from a position that spectators may not know yet: they wait until they may."""
    made = host.make(BOTH, delay=60)
    table = made["table"]
    with company(host, made) as people:
        watcher, store = people[""], host.service.store
        play(people, clock, 20)
        look(host, watcher)
        stored = store.load(table)
        states_before = len(states(watcher))
        assert store.commit([reviving.go_on_from(stored, stored.anchor, clock.time)]) == [True]
        clock.time += 30
        look(host, watcher)
        assert watcher.info["halted"]
        assert len(states(watcher)) == states_before
        info = host.get(f"api/tables/{table}")
        assert (info["halted"], info["number"], info["waiting"]) == (True, 0, [])
        clock.time += 30
        state = look(host, watcher)
        assert not watcher.info["halted"]
        assert state["number"] == 0
        assert state["view"]["turn"] >= 1


def test_before_the_game_spectators_see_the_table_at_once(host: ThreadHost, clock: Frozen) -> None:
    made = host.make({"vampire": "mine", "human": "open"}, delay=DELAY, public=True)
    with host.sit(made) as watcher:
        watcher.until("table")
        assert host.http.post(f"api/tables/{made['table']}/join", json={"name": "Mina"}).status_code == 201
        state = look(host, watcher)
        assert watcher.info["status"] == "playing"
        assert watcher.info["seats"][1]["name"] == "Mina"
        assert (state["number"], state["events"]) == (0, [])


def test_bots_play_on_while_somebody_watches(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "bot:random"}, delay=60)
    live = host.service.tables[made["table"]]
    live.watched -= 10_000
    assert not live.is_watched
    with host.sit(made) as watcher:
        watcher.until("state")
        watcher.do("ping")
        assert live.is_watched


@pytest.mark.parametrize("delay", [-1, 3_601, "long", 1.5, None])
def test_a_delay_is_some_seconds(host: ThreadHost, delay: object) -> None:
    seats = [{"seat": seat, "kind": "mine"} for seat in BOTH]
    assert host.http.post("api/tables", json={"game": "empire", "seats": seats, "delay": delay}).status_code == 400
