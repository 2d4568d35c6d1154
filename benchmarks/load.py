"""A load test of the layout in `deploy/` on one machine, on loopback alone: `python -m benchmarks.load`, about two minutes.

First the moves a second of 1, 2 and 3 processes behind nginx on one PostgreSQL, and how long an answer takes. Then one of three processes
is killed while people play: no acknowledged choice may be lost, and it is measured how long people were cut off. Last, how long a choice
in one process takes to reach somebody in another, as PostgreSQL tells of it, and as polling would.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.layout import Layout, connections, laid_out
from benchmarks.server import SEATS, measure, worked
from coterie.server.protocol import VERSION
from coterie.server.store import Store
from coterie.server.store.feed import ChangeFeed
from tests.server.hosts import ThreadHost, any_answer, real, thread_host, who_is_asked
from tests.server.postgres import running

SETTLE = 40
LONGEST = 60.0
"""Seconds in which everybody must be able to choose again."""
THINK = 0.4
"""Seconds that somebody thinks at most while a process is killed: nobody's game shall be over before."""
WHOLE = ("pass", "skip", "draw")
"""Answers that are told to everybody at once; others may be half a choice."""
PAUSE = 0.05
"""Seconds before a client that was cut off tries again; browsers begin with half a second."""


def percentile(times: Sequence[float], share: float) -> float:
    """So many of a hundred took at most so many milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))], 1) if times else 0.0


def settle(layout: Layout) -> None:
    """Wait until the processes have read all games, and so have those in which bots think; not for ever, on a busy machine."""
    begun = [host.process.pid for host in layout.hosts]
    for _ in range(SETTLE):
        before = sum(map(worked, [*begun, *children(begun)]))
        sleep(1)
        if sum(map(worked, [*begun, *children(begun)])) - before < 0.1:
            return


def children(processes: Sequence[int]) -> list[int]:
    """The processes that these have started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) in processes:
                found.append(int(stat.parent.name))
    return found


# How many moves.


def rate(processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """Moves a second of so many processes, and what a move costs them together."""
    with laid_out(processes) as layout:
        settle(layout)
        before = sum(worked(host.process.pid) for host in layout.hosts)
        told = asyncio.run(measure(layout.address, "empire", tables, seconds, 0.0))
        cost = sum(worked(host.process.pid) for host in layout.hosts) - before
    return {"processes": processes, **told, "ms/move": round(1000 * cost / max(1, told["all"]), 3)}


# One process is killed.


class Client:
    """Somebody in a seat who answers at random, and comes back when cut off."""

    def __init__(self, address: str, table: str, seat: str, token: str, seed: int) -> None:
        self.where = f"ws{address.removeprefix('http')}ws/{table}"
        self.table, self.seat, self.token = table, seat, token
        self.random = Random(seed)
        self.acknowledged: list[str] = []
        self.cut: list[float] = []
        """How long this client was cut off, each time."""
        self.over = False
        self.back = False
        """Whether choices of this client are acknowledged again after the kill."""

    async def play(self, until: float) -> None:
        """Play to the end of the game or of the time."""
        lost: float | None = None
        while perf_counter() < until and not self.over:
            try:
                async with asyncio.timeout(until - perf_counter()), connect(self.where, compression=None) as line:
                    await line.send(msgspec.json.encode({"type": "hello", "version": VERSION, "token": self.token}).decode())
                    lost = await self._answer(line, lost)
            except (OSError, WebSocketException, TimeoutError):
                lost = lost or perf_counter()
                await asyncio.sleep(PAUSE)

    async def _answer(self, line: Any, lost: float | None) -> float | None:
        sent: dict[int, str] = {}
        """The answers of this connection; the state that follows from one may come before its acknowledgement."""
        async for text in line:
            message = msgspec.json.decode(text)
            if message["type"] == "problem":
                return lost or perf_counter()
            if message["type"] == "accepted":
                self.acknowledged.append(sent[message["id"]])
            if message["type"] == "refused":
                del sent[message["id"]]
            if message["type"] == "state":
                if lost is not None:
                    self.cut.append(perf_counter() - lost)
                    lost = None
                self.over = message["outcome"] is not None
                if self.over:
                    return None
                if real(message) and (number := message["ask"]["number"]) not in sent:
                    sent[number] = any_answer(message["ask"], self.random)
                    await asyncio.sleep(self.random.uniform(0, THINK))
                    await line.send(msgspec.json.encode({"type": "choose", "number": number, "key": sent[number], "id": number}).decode())
        return lost or perf_counter()


async def kill_one(layout: Layout, tables: int, seconds: float) -> list[Client]:
    """People play for so long; in the middle one process is killed."""
    clients = []
    async with httpx.AsyncClient(base_url=layout.address, timeout=60) as http:
        for number in range(tables):
            wish = {"game": "empire", "seats": [{"seat": seat, "kind": "mine"} for seat in SEATS]}
            made = (await http.post("api/tables", json=wish)).json()
            clients += [Client(layout.address, made["table"], key["seat"], key["token"], number) for key in made["seats"]]
    playing = [asyncio.create_task(client.play(perf_counter() + seconds + 2 * LONGEST)) for client in clients]
    await asyncio.sleep(seconds / 2)
    await go_on(clients, dict.fromkeys(clients, 2))
    before = {client: len(client.acknowledged) + 2 for client in clients}
    max(layout.hosts, key=connections).kill()
    await asyncio.sleep(seconds / 2)
    await go_on(clients, before)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return clients


async def go_on(clients: Sequence[Client], wanted: dict[Client, int]) -> None:
    """Until all have so many choices acknowledged, or their game is over; whoever has not in the end did not come back."""
    end = perf_counter() + LONGEST
    while perf_counter() < end and not all(client.over or len(client.acknowledged) >= wanted[client] for client in clients):
        await asyncio.sleep(0.05)
    for client in clients:
        client.back = client.over or len(client.acknowledged) >= wanted[client]


def lost_choices(database: str, clients: Iterable[Client]) -> int:
    """How many acknowledged choices are not in the log of their table, in their order."""
    store, lost = Store(database), 0
    for client in clients:
        stored = store.load(client.table)
        assert stored is not None
        assert len(stored.log) == stored.table.length
        written = iter(entry.key for entry in stored.log if entry.seat == client.seat and not entry.forced)
        lost += sum(key not in written for key in client.acknowledged)
    store.close()
    return lost


def killed(processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """What comes of the death of one of so many processes."""
    with laid_out(processes) as layout:
        settle(layout)
        clients = asyncio.run(kill_one(layout, tables, seconds))
        lost = lost_choices(layout.database, clients)
    cut = [time for client in clients for time in client.cut]
    return {
        "clients": len(clients),
        "acknowledged": sum(len(client.acknowledged) for client in clients),
        "lost": lost,
        "cut off": len(cut),
        "not back": sum(not client.back for client in clients),
        "cut off p50 ms": percentile(cut, 0.5),
        "cut off longest ms": percentile(cut, 1.0),
    }


# From one process to another.


def latency(times: int) -> dict[str, Any]:
    """Milliseconds from a choice in one process to its message in another."""
    told: dict[str, Any] = {}
    with running() as postgres, tempfile.TemporaryDirectory() as folder:
        for how in ("polled", "told"):
            url = postgres.new_database()
            with thread_host(Path(folder), database=url) as first:
                if how == "told":
                    with thread_host(Path(folder), database=url) as second:
                        took = to_another(first, second, times)
                else:
                    with patch.object(ChangeFeed, "run", _deaf), thread_host(Path(folder), database=url) as second:
                        took = to_another(first, second, times)
            told |= {f"{how} p50 ms": percentile(took, 0.5), f"{how} p99 ms": percentile(took, 0.99)}
    return told


async def _deaf(_: ChangeFeed) -> None:
    """A feed that hears nothing: then the server polls."""


def to_another(first: ThreadHost, second: ThreadHost, times: int) -> list[float]:
    """How long it takes from `choose` in the first process to the state in the second, where somebody looks on."""
    took: list[float] = []
    random = Random(1)
    while len(took) < times:
        made = first.make(dict.fromkeys(SEATS, "mine"))
        with first.sit(made, "vampire") as one, first.sit(made, "human") as other, second.sit(made) as watcher:
            watcher.until("state")
            while len(took) < times and (person := who_is_asked([one, other])) is not None:
                whole = [option["key"] for option in person.state["ask"]["options"] if option["key"] in WHOLE]
                number, begun = person.state["number"], perf_counter()
                assert person.choose(whole[0] if whole else any_answer(person.state["ask"], random))["type"] == "accepted"
                while whole and watcher.state["number"] <= number:
                    watcher.until("state")
                if whole:
                    took.append(perf_counter() - begun)
    return took


def main() -> None:
    """Run all three and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--times", type=int, default=100, help="choices of which the way to another process is measured")
    options = parser.parse_args()
    print({"load": os.getloadavg()[0], "cores": os.cpu_count()}, flush=True)
    for processes in options.processes:
        print(rate(processes, options.tables, options.seconds), flush=True)
    found = killed(max(options.processes, default=3), options.tables // 2, 2 * options.seconds)
    print(found, flush=True)
    print(latency(options.times), flush=True)
    sys.exit(1 if found["lost"] or found["not back"] else 0)


if __name__ == "__main__":
    main()
