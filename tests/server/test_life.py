"""The life of a server: bots that think elsewhere and die, tables that leave memory and come back, games with secret and open answers."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import weakref
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError
from structlog.testing import capture_logs

import coterie
from coterie.server.live import library
from coterie.server.store import Change, LogRow, schema
from tests.server.hosts import TIMEOUT, Person, ThreadHost, play_out, thread_host
from tests.tries import wait_until

BOTH = {"vampire": "mine", "human": "mine"}


def run(host: ThreadHost, work: Coroutine[Any, Any, Any]) -> Any:
    """Let the server's own loop do something."""
    return asyncio.run_coroutine_threadsafe(work, host.service._chores[0].get_loop()).result(TIMEOUT)


def test_a_worker_that_dies_is_replaced_and_the_decision_asked_again(host: ThreadHost) -> None:
    made = host.make({"vampire": "bot:random", "human": "mine"})
    with host.sit(made, "human") as human:
        play_out({"human": human}, most=2)
        for worker in host.service.thinkers.workers:
            worker._process.kill()
        play_out({"human": human}, seed=2, most=4)


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    """The answers come before the thought. On a busy machine the thought may be quicker; a server that waited for it would never be."""
    with thread_host(tmp_path) as host:
        assert any(_answered_before_the_bot(host) for _ in range(4))


def _answered_before_the_bot(host: ThreadHost) -> bool:
    made = host.make({"vampire": "bot:search:2", "human": "mine"})
    with host.sit(made, "human") as human:
        human.until("state")
        for _ in range(5):
            human.do("ping")
        assert host.get("health")["status"] == "ok"
        return bool(human.state["number"] == 0 and human.state["waiting"][0]["seat"] == "vampire")


@pytest.mark.parametrize(
    ("game", "error"), [("Raising", "KeyError: 'no thought today'"), ("Babbling", "is no option of cem"), ("Dying", "WorkerDied")]
)
def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path, game: str, error: str) -> None:
    """A random choice stands in; the log and the metrics tell of it, and the record leads to the question the bot could not answer."""
    with thread_host(tmp_path, games=(f"tests.server.fumbling:{game}",)) as host, capture_logs() as logs:
        made = host.make({"ada": "mine", "bea": "mine", "cem": "bot:steady"}, game="tiny", setup={"rounds": 2})
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea:
            play_out({"ada": ada, "bea": bea}, seed=4)
            assert ada.state["outcome"]
        failures = [line for line in logs if line["event"] == "a bot failed"]
        assert failures
        for line in failures:
            assert (line["log_level"], line["bot"], line["seat"]) == ("error", "steady", "cem")
            assert error in line["error"]
            assert coterie.replay(line["record"]).asks("cem")
        counted = f'coterie_bot_failures_total{{bot="steady",game="tiny"}} {len(failures)}.0'
        assert counted in host.http.get("metrics").text


def test_a_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with thread_host(tmp_path, idle=0.0) as host:
        made = host.make(BOTH)
        with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
            play_out({"vampire": vampire, "human": human}, most=12)
            before = vampire.state
            run(host, host.service._evict())
            assert made["table"] in host.service.tables, "somebody looks at it"
        wait_until("nobody looks on", lambda: not host.service.tables[made["table"]].listeners)
        run(host, host.service._evict())
        assert made["table"] not in host.service.tables
        with host.sit(made, "vampire") as vampire:
            after = vampire.until("state")
            assert {key: after[key] for key in ("seq", "number", "view", "ask", "undo")} == {
                key: before[key] for key in ("seq", "number", "view", "ask", "undo")
            }
            assert [event["number"] for event in after["events"]] == list(range(1, after["seq"] + 1))


def test_what_tables_and_connections_leave_behind_is_freed(host: ThreadHost) -> None:
    class Gone:
        """Something that refers to itself."""

        def __init__(self) -> None:
            self.me = self

    gc.disable()
    try:
        gone = weakref.ref(Gone())
        assert gone() is not None
        run(host, host.service._tidy())
        assert gone() is None
    finally:
        gc.enable()


def test_a_server_that_comes_back_lets_its_bots_go_on(tmp_path: Path) -> None:
    """The process died between a choice and the bot's answer: nobody looks on, and yet the game goes on."""
    with thread_host(tmp_path) as host:
        made = host.make({"vampire": "mine", "human": "mine"})
    with thread_host(tmp_path, sweep=0.05) as host:
        with host.service.store.engine.begin() as connection:
            vampire = (schema.seats.c.table_id == made["table"], schema.seats.c.seat == "vampire")
            connection.execute(update(schema.seats).where(*vampire).values(kind="bot", bot="random", token_hash=""))
            table = schema.tables.c.id == made["table"]
            connection.execute(update(schema.tables).where(table).values(due=1.0, version=schema.tables.c.version + 1))
        wait_until("the bot goes on", lambda: host.get(f"api/tables/{made['table']}")["number"] > 0)


def test_a_table_of_rules_with_another_fingerprint_goes_on_where_these_lead_to_the_same(host: ThreadHost) -> None:
    made = host.make(BOTH, public=True)
    with host.service.store.engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == made["table"]).values(rules="0-0123456789abcdef"))
    host.service.tables.pop(made["table"])
    assert host.get(f"api/tables/{made['table']}")["status"] == "playing"


def test_a_table_that_cannot_be_replayed_waits_and_harms_no_other(host: ThreadHost) -> None:
    made, good = host.make(BOTH, public=True), host.make(BOTH, public=True)
    with host.service.store.engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == made["table"]).values(game="chess"))
    host.service.tables.pop(made["table"])
    assert host.get(f"api/tables/{made['table']}")["halted"]
    assert good["table"] in [table["id"] for table in host.get("api/tables")]


@pytest.fixture
def soiree(tmp_path: Path) -> Iterator[ThreadHost]:
    with thread_host(tmp_path, games=("tests.tiny.game:Tiny",)) as host:
        yield host


def test_a_game_of_another_package_with_secret_and_open_answers(soiree: ThreadHost) -> None:
    """Three guests, one of them a bot: secret duels, open votes, and a guest who leaves while the others go on."""
    made = soiree.make({"ada": "mine", "bea": "mine", "cem": "bot:random"}, game="tiny")
    with soiree.sit(made, "ada") as ada, soiree.sit(made, "bea") as bea:
        assert play_out({"ada": ada, "bea": bea}, seed=4) > 5
        assert ada.state["outcome"] == bea.state["outcome"]


def test_two_secret_answers_at_once_are_both_taken(soiree: ThreadHost) -> None:
    made = soiree.make({"ada": "mine", "bea": "mine", "cem": "mine"}, game="tiny")
    with ExitStack() as stack:
        people: dict[str, Person] = {seat: stack.enter_context(soiree.sit(made, seat)) for seat in ("ada", "bea", "cem")}
        for person in people.values():
            person.until("state")
        assert people["ada"].choose("duel")["type"] == "accepted"
        for person in people.values():
            person.asked()
        for person in people.values():
            ask = person.state["ask"]
            person.send({"type": "choose", "number": ask["number"], "key": ask["options"][0]["key"], "id": 50})
        for person in people.values():
            assert next(message for message in iter(person.hear, None) if message.get("id") == 50)["type"] == "accepted"


def test_a_choice_that_cannot_be_written_is_refused_and_nothing_has_changed(host: ThreadHost) -> None:
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        vampire.asked()
        human.until("state")
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(host.service.store, "commit", lambda changes: [SQLAlchemyError("the disk is full") for _ in changes])
            refused = vampire.choose()
        assert refused["type"] == "refused"
        assert "could not write" in refused["message"]
        assert vampire.state["number"] == 0
        assert vampire.choose()["type"] == "accepted"
        assert human.until("state", lambda state: state["number"] > 0)["number"] == 1


def test_what_another_process_wrote_first_is_taken_over_before_a_choice(host: ThreadHost) -> None:
    """The version in memory is old when the choice comes: it is drafted anew on what is written, or refused if it no longer fits."""
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire:
        ask = vampire.asked()
        assert ask is not None
        taken = LogRow("vampire", "skip", False, time.time())
        other = Change(made["table"], 0, {"length": 1}, append=[taken])
        assert host.service.store.commit([other]) == [True]
        assert vampire.do("choose", number=0, key=ask["marks"][0]["key"])["type"] == "refused"
        vampire.reach(1)
        assert host.service.tables[made["table"]].log == [taken]


def test_the_server_answers_while_a_game_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making the first table of a game waits for its cards, and nobody else does."""
    go_on = threading.Event()
    monkeypatch.setattr(library, "read_game", lambda *_: go_on.wait(TIMEOUT))
    with thread_host(tmp_path) as host, ThreadPoolExecutor(1) as pool:
        making = pool.submit(host.make, BOTH)
        wait_until("the game is being read", lambda: host.service.library._read)
        assert host.get("health")["status"] == "ok"
        assert not making.done()
        go_on.set()
        assert making.result(TIMEOUT)["table"]


def test_games_are_read_at_the_start_first_what_a_table_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, bool]] = []
    everything, games = threading.Event(), coterie.games()

    def note(game: str, facts: bool) -> None:
        read.append((game, facts))
        if len(read) == 2 * len(games):
            everything.set()

    monkeypatch.setattr(library, "read_game", note)
    with thread_host(tmp_path, read_ahead=True):
        assert everything.wait(TIMEOUT)
    assert read == [(game, facts) for facts in (False, True) for game in games]
