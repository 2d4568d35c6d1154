"""How many moves a server carries: tables with a random client in each seat, the load from a process of its own.

`python -m benchmarks.server` measures 300 tables: moves a second, and the time from `choose` to the state of each other seat. `--game vtes`
plays with five seats, `--think 2` lets clients think for two seconds in the mean, `--packed` has messages compressed, as they are for
browsers. `--game cards` plays the trivial game that boardgame.io, the yardstick, plays too. `--against 5` measures both by turns, five
times, boardgame.io once with its files and once in memory, and prints medians and ratios; before that, `npm install` in
`benchmarks/boardgameio`. With `--source`, the folder of another version of the package, that is what the server is compared with.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from coterie.server.protocol import VERSION
from tests.server.hosts import ProcessHost, any_answer

SEATS = ("vampire", "human")
FIVE = ("a", "b", "c", "d", "e")
"""Of VTES; the other games that are measured have the two."""
HALF = 0.5
"""How often marks are answered with where there is a plain option too."""
OK = 200
LONG_AGO = 100
"""Everybody has seen a choice that lies so many entries back."""
MOVED_ON = ("refused-moved-on", "kernel-not-asked")
"""What a client is told if several were asked, as for votes, and another was first."""
YARDSTICK = Path(__file__).parent / "boardgameio"


class _Option(msgspec.Struct):
    key: str


class _Ask(msgspec.Struct):
    number: int
    options: list[_Option]
    marks: list[dict[str, Any]] = []
    limits: list[dict[str, Any]] = []
    auto_pass: str = ""
    """Why the server answers by itself; "" if it does not."""

    def answer(self) -> str:
        """One of the options at random, or what several marks may come to."""
        if self.options and not (self.marks and random.random() < HALF):
            return random.choice(self.options).key
        return any_answer({"options": [], "marks": self.marks, "limits": self.limits}, random.Random(self.number))


class _Message(msgspec.Struct):
    """What a random client needs of a message."""

    type: str
    number: int = 0
    ask: _Ask | None = None
    outcome: dict[str, Any] | None = None
    reason: dict[str, Any] | None = None
    waiting: list[dict[str, Any]] = []


decode = msgspec.json.Decoder(_Message).decode


class Told:
    """The choices at a table that not all others have seen yet: by number, when each was sent and how many are still to see it."""

    def __init__(self, others: int) -> None:
        self._others = others
        self._sent: dict[int, tuple[float, int]] = {}

    def choice(self, number: int) -> None:
        """Somebody chooses now."""
        self._sent.setdefault(number, (perf_counter(), self._others))

    def seen(self, before: int, number: int, mine: set[int]) -> tuple[float, bool] | None:
        """Somebody sees that the log has so many entries: when the last choice of others came, and whether nobody saw it sooner."""
        fresh = [choice for choice in self._sent if before <= choice < number and choice not in mine]
        if not fresh:
            return None
        begun, left = self._sent[max(fresh)]
        for choice in fresh:
            at, still = self._sent[choice]
            self._sent[choice] = at, still - 1
            if still == 1:
                del self._sent[choice]
        for choice in [choice for choice in self._sent if choice < number - LONG_AGO]:
            del self._sent[choice]  # two chose at once, and one was first: neither sees the other's
        return begun, left == self._others


class Bench:
    """All tables, and what was measured."""

    def __init__(self, server: str, game: str, think: float, packed: bool = False) -> None:
        self.server = server
        self.game = game
        self.seats = FIVE if game == "vtes" else SEATS
        self.think = think
        self.compression = "deflate" if packed else None
        self.begun = 0
        """The tables at which everybody sits."""
        self.measuring = False
        self.moves = 0
        self.all = 0
        """Those of the time to warm up too."""
        self.games = 0
        """Those that were played to their end."""
        self.times: list[float] = []
        self.stop = asyncio.Event()

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Play at so many tables meanwhile. A client that fails ends it: it must not look like a slow server."""
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=self.server, timeout=60, limits=limits) as http, asyncio.TaskGroup() as group:
            tasks = [group.create_task(self.table(http)) for _ in range(tables)]
            yield
            self.stop.set()
            for task in tasks:
                task.cancel()

    async def table(self, http: httpx.AsyncClient) -> None:
        """Games at one table after another, until it is over."""
        while not self.stop.is_set():
            wish = {"game": self.game, "seats": [{"seat": seat, "kind": "mine"} for seat in self.seats]}
            made = (await http.post("api/tables", json=wish)).raise_for_status().json()
            told = Told(len(self.seats) - 1)
            address = f"ws{self.server.removeprefix('http')}ws/{made['table']}"
            async with AsyncExitStack() as open_sockets, asyncio.TaskGroup() as clients:
                for key in made["seats"]:
                    socket = await open_sockets.enter_async_context(connect(address, compression=self.compression))
                    await socket.send(msgspec.json.encode({"type": "hello", "version": VERSION, "token": key["token"]}).decode())
                    clients.create_task(self._sit(socket, told))
                self.begun += 1
            self.games += not self.stop.is_set()

    async def _sit(self, socket: ClientConnection, told: Told) -> None:
        """One client: answers at random, and notes when the choices of others are seen."""
        answered, before, mine, raced = -1, 0, set[int](), 0
        while not self.stop.is_set():
            text = await socket.recv()
            message = decode(text)
            late = raced > 0 and message.type == "refused" and message.reason is not None and message.reason["id"] in MOVED_ON
            raced -= late
            if message.type in ("refused", "problem") and not late:
                raise RuntimeError(f"a client was told {text!r}")
            if message.type != "state":
                continue
            self._note(told.seen(before, message.number, mine))
            before = message.number
            if message.outcome is not None:
                return
            ask = message.ask
            if ask is not None and ask.number != answered and not ask.auto_pass:
                answered = ask.number
                raced += len(message.waiting) > 1
                if self.think:
                    await asyncio.sleep(random.uniform(0, 2 * self.think))
                mine.add(message.number)
                told.choice(message.number)
                choice = {"type": "choose", "number": ask.number, "key": ask.answer()}
                await socket.send(msgspec.json.encode(choice).decode())

    def _note(self, seen: tuple[float, bool] | None) -> None:
        """A choice of somebody else has come."""
        if seen is not None:
            begun, first = seen
            self.all += first
            if self.measuring:
                self.moves += first
                self.times.append(perf_counter() - begun)


async def measure(server: str, game: str, tables: int, seconds: float, think: float, packed: bool = False) -> dict[str, Any]:
    """Play at so many tables for so long, after a short while to warm up."""
    bench = Bench(server, game, think, packed)
    async with bench.playing(tables):
        while bench.begun < tables:
            await asyncio.sleep(0.1)
        await asyncio.sleep(seconds / 2)
        bench.measuring, begun = True, perf_counter()
        await asyncio.sleep(seconds)
        bench.measuring, took = False, perf_counter() - begun
    times = sorted(bench.times)
    return {
        "game": game,
        "tables": tables,
        "think": think,
        "packed": packed,
        "all": bench.all,
        "games over": bench.games,
        "moves/s": round(bench.moves / took),
        "p50 ms": round(1000 * statistics.median(times), 1),
        "p99 ms": round(1000 * times[int(len(times) * 0.99)], 1),
    }


def ours(game: str, tables: int, seconds: float, think: float = 0.0, packed: bool = False, *, source: Path | None = None) -> dict[str, Any]:
    """A server of our own, on a new database, under load; `source` is where another version of the package lies."""
    with tempfile.TemporaryDirectory() as data:
        begun = perf_counter()
        host = ProcessHost(Path(data), "--game", "benchmarks.cards:CARDS", "--log-level", "warning", source=source)
        start = round(perf_counter() - begun, 2)
        try:
            while host.http.get("ready").status_code != OK:
                sleep(0.1)  # until all games are read, here and in the workers
            before = worked(host.process.pid)
            told = asyncio.run(measure(host.address, game, tables, seconds, think, packed))
            return {**_weighed(told, worked(host.process.pid) - before), "start s": start}
        finally:
            host.stop()


def worked(process: int) -> float:
    """Seconds of processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _weighed(told: dict[str, Any], seconds: float) -> dict[str, Any]:
    """With what a move costs the server: a figure that does not depend on what else the machine does."""
    moves = told.pop("all")
    return {**told, "ms/move": round(1000 * seconds / moves, 3)}


def theirs(in_files: bool, tables: int, seconds: float) -> dict[str, Any]:
    """A boardgame.io server with the same trivial game, under the load of its own client."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = ["node", "server.js", str(port), *([data] if in_files else [])]
        server = subprocess.Popen(command, cwd=YARDSTICK, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            before = worked(server.pid)
            load = ["node", "load.js", f"http://127.0.0.1:{port}", str(tables), str(seconds)]
            told = subprocess.run(load, cwd=YARDSTICK, check=True, capture_output=True, text=True).stdout
            found = _weighed(msgspec.json.decode(told, type=dict[str, Any]), worked(server.pid) - before)
            return {"boardgame.io": "in files" if in_files else "in memory", **found}
        finally:
            server.kill()
            server.wait()


def compare(contenders: Mapping[str, Callable[[], dict[str, Any]]], times: int) -> None:
    """The first and the others by turns, so that whatever else the machine does meets all alike; then the medians."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in contenders}
    for _ in range(times):
        for name, measured in contenders.items():
            found[name].append(measured())
        print({name: (runs[-1]["moves/s"], runs[-1]["ms/move"]) for name, runs in found.items()}, flush=True)
    figures = ("moves/s", "ms/move", "p50 ms", "p99 ms")
    medians = {name: {figure: statistics.median(run[figure] for run in runs) for figure in figures} for name, runs in found.items()}
    first = next(iter(medians.values()))
    for name, median in medians.items():
        rate, cost = (round(one, 2) for one in (first["moves/s"] / median["moves/s"], median["ms/move"] / first["ms/move"]))
        print({"what": name, **median, "ours against it": rate, "by cost": cost})


def main() -> None:
    """Start a server, load it, and print a line for each load."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds a client thinks; 0: the highest rate")
    parser.add_argument("--game", choices=["empire", "vtes", "cards"], default="empire")
    parser.add_argument("--packed", action="store_true", help="messages are compressed, as they are for browsers")
    parser.add_argument("--against", type=int, default=0, metavar="TIMES", help="compare with boardgame.io, so many times")
    parser.add_argument("--source", type=Path, help="with --against: compare with this other version of the package instead")
    options = parser.parse_args()
    load = (options.tables, options.seconds)
    contenders = {"ours": partial(ours, "cards" if options.source is None else options.game, *load)}
    if options.source is not None:
        contenders["other"] = partial(ours, options.game, *load, source=options.source.resolve())
    else:
        contenders |= {"in files": partial(theirs, True, *load), "in memory": partial(theirs, False, *load)}
    if options.against:
        compare(contenders, options.against)
    else:
        print(ours(options.game, *load, options.think, options.packed))


if __name__ == "__main__":
    main()
