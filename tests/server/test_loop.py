"""The event loop belongs to those who play: whatever strangers send is worked at elsewhere. A pulse on the loop feels who holds it."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.kernel.seat import Seat
from coterie.server.api import NewTable, SeatRequest
from coterie.server.live.making import draw_up
from coterie.server.live.table import LiveTable
from coterie.server.store import LogRow
from tests.marks import slow
from tests.server.hosts import TIMEOUT, ThreadHost, play_out, thread_host
from tests.tries import tries, wait_until

LONGEST = 0.02
"""Seconds of processor time that anything may hold the loop for; waiting for a busy machine does not count."""
TIMES = 3
"""What holds the loop does so every time. A machine that lends its processors to others may count what they take once, or twice."""


class Pulse:
    """Beats on the loop of a server, and notes how much processor time the loop has spent between two beats."""

    def __init__(self, host: ThreadHost) -> None:
        self._loop = host.service._chores[0].get_loop()
        self.longest = 0.0
        self.beats = 0
        self._on = True

    async def beat(self) -> None:
        before = time.thread_time()
        while self._on:
            await asyncio.sleep(0.001)
            now = time.thread_time()
            self.longest, before, self.beats = max(self.longest, now - before), now, self.beats + 1

    def _await_beat(self) -> None:
        """What comes between two beats is felt by the second."""
        before = self.beats
        wait_until("the pulse beats", lambda: self.beats > before + 1)

    def feels_nothing_of(self, act: Callable[[], None]) -> None:
        """What is done does not hold the loop for long: it is done again if it seemed to."""
        held: list[str] = []
        while len(held) < TIMES:
            with self._felt():
                act()
            if self.longest < LONGEST:
                return
            held.append(f"{self.longest * 1000:.0f} ms")
        raise AssertionError(f"the loop was held for {', '.join(held)}")

    @contextmanager
    def _felt(self) -> Iterator[None]:
        """Listen while something happens. The garbage collector, a matter of the whole process, rests."""
        gc.collect()
        gc.disable()
        self._on, self.longest = True, 0.0
        running = asyncio.run_coroutine_threadsafe(self.beat(), self._loop)
        try:
            self._await_beat()
            yield
            self._await_beat()
        finally:
            self._on = False
            running.result(TIMEOUT)
            gc.enable()


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A long game of VTES."""
    game = coterie.new("vtes", seed=5, setup={"turn_limit": 40})
    player = bots.make("steady", "vtes", 3)
    for _ in tries("the game does not end", 20_000):
        if not game.decisions:
            break
        decision = game.decisions[0]
        game.choose(decision.seat, "pass" if decision.lone_pass else player.choose(Seat(game, decision.seat), decision))
    assert game.number > 500
    return game.record()


@slow
def test_nothing_of_a_stranger_holds_the_loop(tmp_path: Path, record: dict[str, Any]) -> None:
    junk = "\n".join(f"1x {number:x} nothing of {number * 7919:x} {number * 104729:x}" for number in range(2_500))
    deck = "\n".join(f"{count}x {card}" for part in _tremere() for card, count in part.items())
    with thread_host(tmp_path) as host:
        host.http.post("api/games/vtes/check", json={"setup": {"players": 2}})  # the first reads all cards
        host.make({"a": "mine", "b": "mine", "c": "mine", "d": "mine", "e": "mine"}, game="vtes")
        kept: list[dict[str, Any]] = []

        def check() -> None:
            bad = host.http.post("api/games/vtes/check", json={"setup": {"decks": [junk, junk]}})
            assert bad.status_code == 422

        def make() -> None:
            made = host.make({"a": "mine", "b": "mine"}, game="vtes", setup={"decks": [deck, deck]})
            assert host.http.get(f"api/tables/{made['table']}/facts").status_code == 200

        def keep() -> None:
            sent = host.http.post("api/replays", json=record)
            assert sent.status_code == 201, sent.text
            kept.append(sent.json())

        def replay() -> None:
            over = kept[-1]["table"]
            for first in (0, 200, 400):
                frames = host.get(f"api/tables/{over}/replay/frames", **{"from": first, "to": first + 199, "seat": "a"})
                assert [frame["number"] for frame in frames] == list(range(first, first + 200))
            assert host.get(f"api/tables/{over}/record")["log"] == record["log"]
            assert host.get(f"api/tables/{over}/replay/3")["number"] == 3

        def take_up() -> None:
            host.service.tables.pop(kept[-1]["table"])
            assert host.get(f"api/tables/{kept[-1]['table']}")["number"] == kept[-1]["length"]

        pulse = Pulse(host)
        for act in (check, make, keep, replay, take_up):
            pulse.feels_nothing_of(act)


@slow
def test_what_holds_the_loop_is_felt(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        pulse = Pulse(host)

        async def spin() -> None:
            began = time.thread_time()
            while time.thread_time() < began + 2 * LONGEST:
                pass

        with pytest.raises(AssertionError, match="the loop was held for"):
            pulse.feels_nothing_of(lambda: asyncio.run_coroutine_threadsafe(spin(), pulse._loop).result(TIMEOUT))


def _tremere() -> tuple[dict[str, int], dict[str, int]]:
    from coterie.games.vtes.decks import precon_lists

    found = precon_lists()["tremere"]
    return found.crypt, found.library


def test_tables_that_somebody_needs_are_taken_up_before_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart leaves many tables to take up. Who comes first does not wait for them: they have a thread of their own."""
    with thread_host(tmp_path) as host:
        made = [host.make({"vampire": "mine", "human": "mine"}) for _ in range(3)]
        needed = made[-1]["table"]
        host.service.tables.clear()
        service, order = host.service, []
        rebuild = type(service).rebuild

        async def noted(self: Any, table: Any, needed: bool = True) -> Any:
            order.append((table.id, needed))
            return await rebuild(self, table, needed)

        monkeypatch.setattr(type(service), "rebuild", noted)
        loop = service._chores[0].get_loop()
        ids = [one["table"] for one in made[:-1]]
        asyncio.run_coroutine_threadsafe(service.find_all(ids), loop).result(TIMEOUT)
        assert host.get(f"api/tables/{needed}")["id"] == needed
        assert order == [(ids[0], False), (ids[1], False), (needed, True)]
        assert service._revivers[True] is not service._revivers[False]


def _lone_player(host: ThreadHost, record: dict[str, Any]) -> tuple[dict[str, Any], LiveTable]:
    """A long game of VTES that is on, with one person in it who is asked everything; the others are bots that wait for their turn."""
    played = coterie.replay({**record, "check": ""})
    entries = [LogRow(seat, key, False, 0.0) for seat, key, _ in played.entries]
    seats = [SeatRequest(seat, "mine" if seat == "a" else "bot", "" if seat == "a" else "random") for seat in played.seats]
    stored, tokens = draw_up(NewTable("vtes", seats, setup=record["setup"]))
    for row in stored.seats:
        row.passing = []
    turn = next(number for number in range(len(entries) - 1, 0, -1) if entries[number].seat == "a" and entries[number].key != "pass")
    stored.log, stored.table.length, stored.table.seed = entries[:turn], turn, record["seed"]
    loop = host.service._chores[0].get_loop()
    live = asyncio.run_coroutine_threadsafe(host.service.add(stored), loop).result(TIMEOUT)
    return {"table": live.id, "seats": [{"seat": "a", "token": tokens["a"]}]}, live


def test_taking_back_a_long_way_does_not_hold_the_loop(tmp_path: Path, record: dict[str, Any]) -> None:
    with thread_host(tmp_path) as host:
        ready: list[tuple[Any, LiveTable, int]] = []

        def take_back() -> None:
            person, live, far = ready.pop()
            entries = live.log[:far]
            assert person.do("undo", number=far)["type"] == "accepted"
            assert person.state["ask"]["number"] == far
            assert live.log[:far] == entries
            assert live.game.trace == _trace_at(record, far)
            assert len(live.marks) == live.game.number + 1

        with ExitStack() as seats:
            for _ in range(TIMES):
                made, live = _lone_player(host, record)
                far = next(number for number in range(len(live.log) // 2, len(live.log)) if live.log[number].seat == "a")
                person = seats.enter_context(host.sit(made, "a"))
                person.reach(0)
                assert not live.game.is_near(far)
                others = next(number for number in range(1, far) if live.log[number].seat != "a")
                assert person.do("undo", number=others)["type"] == "refused"
                assert live._rewound is None, "what is refused costs nothing"
                ready.append((person, live, far))
            Pulse(host).feels_nothing_of(take_back)


def _trace_at(record: dict[str, Any], number: int) -> str:
    played = coterie.replay({**record, "check": ""})
    played.back(number)
    return str(played.trace)


def test_tables_and_connections_leave_memory_without_the_garbage_collector(tmp_path: Path) -> None:
    """A look at everything would hold up all tables, so there must be nothing that needs one."""
    with thread_host(tmp_path, idle=0.0) as host:
        made = host.make({"vampire": "bot:random", "human": "mine"})
        gc.collect()
        gc.disable()
        try:
            with host.sit(made, "human") as human:
                play_out({"human": human}, most=10)
                table = host.service.tables[made["table"]]
                left = [weakref.ref(thing) for thing in (table, table.game, *table.listeners)]
                del table
            loop = host.service._chores[0].get_loop()

            def gone() -> bool:
                asyncio.run_coroutine_threadsafe(host.service._evict(), loop).result(TIMEOUT)
                return not any(one() for one in left)

            wait_until("the table and all of its parts are gone", gone)
            assert len(left) == 3
        finally:
            gc.enable()
