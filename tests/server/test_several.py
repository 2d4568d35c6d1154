"""Several processes on one PostgreSQL: they hear each other at once, one of them thinks for a bot, and another when that one dies."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coterie.server import api
from coterie.server.live import service as live_service
from coterie.server.live.making import draw_up
from coterie.server.store import feed
from coterie.server.workers.thinking import Thought
from tests.marks import slow
from tests.server.ground import PEOPLE
from tests.server.hosts import Person, ProcessHost, ThreadHost, any_answer, play_out, thread_host
from tests.server.postgres import Postgres, running
from tests.tries import tries, wait_until

pytestmark = slow
NEVER = 100_000.0
BOTH = {"vampire": "mine", "human": "mine"}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def hosts(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ThreadHost, ThreadHost]]:
    """Two servers on one database that never look by themselves what the other has written, and do not lose patience with one another."""
    monkeypatch.setattr(live_service, "SAFETY", NEVER)
    url = postgres.new_database()
    with ExitStack() as stack:
        first, second = (stack.enter_context(thread_host(tmp_path, database=url, poll=NEVER, beat=5.0)) for _ in range(2))
        wait_until("both listen", lambda: first.service.feed.listening and second.service.feed.listening)
        yield first, second


def version(host: ThreadHost, table: str) -> int:
    return int(host.service.store.versions([table])[table])


def test_what_one_process_writes_another_hears(hosts: tuple[ThreadHost, ThreadHost]) -> None:
    first, second = hosts
    made = first.make(BOTH)
    with first.sit(made, "vampire") as vampire, second.sit(made, "human") as human:
        assert play_out({"vampire": vampire, "human": human}, most=12) == 12
        assert vampire.do("say", text="good evening")["type"] == "accepted"
        assert human.until("said")["text"] == "good evening"


def test_a_process_does_not_read_again_what_it_wrote_itself(hosts: tuple[ThreadHost, ThreadHost], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = hosts
    heard: list[dict[str, int]] = []
    monkeypatch.setattr(first.service.feed, "_heard", heard.append)
    made = first.make(BOTH)
    with first.sit(made, "vampire") as vampire, second.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, most=1)
        mine = version(first, made["table"])
        human.until("state") if human.state["number"] < 1 else None
        assert human.do("say", text="from the second")["type"] == "accepted"
        wait_until("something is heard", lambda: heard)
    assert heard == [{made["table"]: mine + 1}]


def test_what_was_written_while_the_connection_was_lost_is_not_missed(
    hosts: tuple[ThreadHost, ThreadHost], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = hosts
    again, listen = False, feed.ChangeFeed._listen

    async def later(self: feed.ChangeFeed) -> None:
        for _ in tries("the connection may be made again", 6000):
            if again:
                break
            await asyncio.sleep(0.01)
        await listen(self)

    made = first.make(BOTH)
    with first.sit(made, "vampire") as vampire, second.sit(made, "human") as human:
        vampire.asked()
        human.until("state")
        monkeypatch.setattr(feed.ChangeFeed, "_listen", later)
        with postgres.connect(first.service.store.engine.url.database) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN coterie'")
        wait_until("they have lost their connections", lambda: not any(host.service.feed.listening for host in hosts))
        assert vampire.choose()["type"] == "accepted"
        number = vampire.state["number"]
        again = True
        human.until("state", lambda state: state["number"] >= number)
        assert play_out({"vampire": vampire, "human": human}, most=2) == 2


def counted(hosts: tuple[ThreadHost, ThreadHost], monkeypatch: pytest.MonkeyPatch) -> tuple[Counter[Any], Counter[str]]:
    """How often a bot has thought at each point of a game, and in which process."""
    thoughts, where = Counter[Any](), Counter[str]()
    for host in hosts:
        thinkers, name = host.service.thinkers, host.service.members.me

        async def think(
            maker: str, lane: str, call: Any, thought: Thought, *, everything: Any, ask: Any = thinkers.run_for, name: str = name
        ) -> Any:
            thoughts[thought.seat, thought.known + len(thought.entries)] += 1
            where[name] += 1
            return str(await ask(maker, lane, call, thought, everything=everything))

        monkeypatch.setattr(thinkers, "run_for", think)
    return thoughts, where


def test_no_bot_is_thought_for_twice(hosts: tuple[ThreadHost, ThreadHost], monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks on in each process, and the person speaks with both by turns."""
    first, second = hosts
    thoughts, where = counted(hosts, monkeypatch)
    random = Random(3)  # noqa: S311  # a test is to be repeated
    made = first.make({"vampire": "bot:random", "human": "mine"})
    with first.sit(made), second.sit(made), first.sit(made, "human") as here, second.sit(made, "human") as there:
        for turn in range(10):
            person = (here, there)[turn % 2]
            wait_for(person, max(here.state.get("number", 0), there.state.get("number", 0)))
            ask = person.asked()
            if ask is None:
                break
            assert person.choose(any_answer(ask, random))["type"] == "accepted"
    assert len(thoughts) > 2
    assert set(thoughts.values()) == {1}
    assert len(where) == 2, "each process thinks after what was chosen there"


def wait_for(person: Person, number: int) -> None:
    while not person.state or person.state["number"] < number:
        person.until("state")


def test_two_processes_take_up_an_orphan_once(hosts: tuple[ThreadHost, ThreadHost], monkeypatch: pytest.MonkeyPatch) -> None:
    """Both see at about the same moment that the process of a table is gone at which bots decide for everybody."""
    thoughts, _ = counted(hosts, monkeypatch)
    first, second = hosts
    orphan, _ = draw_up(api.NewTable("empire", PEOPLE, setup={"turn_limit": 2}))
    for seat in orphan.seats:
        seat.away, seat.bot = True, "random"
    orphan.table.driver, orphan.table.due = "a process that is gone", time.time() - 10
    first.service.store.insert(orphan)
    table = orphan.table.id
    wait_until("the game is over", lambda: first.service.store.load(table).table.status == "over")
    assert first.get(f"api/tables/{table}")["status"] == second.get(f"api/tables/{table}")["status"] == "over"
    assert set(thoughts.values()) == {1}


def test_when_a_process_dies_another_goes_on_within_seconds(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    with thread_host(tmp_path, database=url) as second:
        with ProcessHost(tmp_path, "--database", url) as first:
            made = first.make({"vampire": "bot:search", "human": "mine"})
            with first.sit(made, "human") as human:
                assert human.do("stand", bot="search")["type"] == "accepted"
        row = second.service.store.load(made["table"]).table
        assert row.status == "playing"
        assert row.driver != second.service.members.me
        mine = second.service.members.me
        wait_until("the table is taken up", lambda: second.service.store.load(made["table"]).table.driver == mine)
        at = version(second, made["table"])
        wait_until("the game goes on", lambda: version(second, made["table"]) > at)
