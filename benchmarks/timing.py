"""What time tells: people who think play against each other over loopback, and a classifier that sees all times an opponent sees.

`python -m benchmarks.timing` plays for about a minute and a half. Everybody takes a while to decide, drawn from a distribution around two
seconds and shortened by a common factor, as the server's own times are. Of every pass in a window the opponents' connections saw when which
frames came, and how long they were on the wire, compressed; the question is whether the passing seat could have played something. Half of
the cases train a threshold and a small gradient boosting, the other half tests them; both answers are equally frequent in each kind of
window. What lengths alone tell where nobody held is a line of its own; it does not depend on how busy the machine is.

`--source` runs another version of the package, `--unanswered pass` lets people pass by saying nothing, `--holding` lets the server hold.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import tempfile
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
import numpy as np
from numpy.typing import NDArray
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CTRL_OPCODES, Frame
from websockets.protocol import Protocol

from coterie.server.protocol import VERSION
from tests.server.hosts import ProcessHost, any_answer

MEDIAN, SPREAD = 1.8, 0.45
"""Seconds that people think, and the deviation of the logarithm: two seconds on average, one in forty takes less than 0.75."""
PASSES = 0.6
"""How often somebody passes who could play something in a window."""
SEATS = {
    "empire": ("vampire", "human"),
    "vtes": ("a", "b", "c", "d", "e"),
    "fury": ("dracula", "lord_godalming", "dr_seward", "van_helsing", "mina_harker"),
}
ROUNDS, RATE = 120, 0.2
Features = NDArray[np.float64]
LENGTHS = [6, 8, 9]
"""The features that are lengths: of the frames within a window, of the one that opens it and of the one that ends it."""


class Seen(msgspec.Struct):
    """A frame as it reached a connection."""

    at: float
    size: int
    number: int
    since: float
    waiting: tuple[str, ...]
    held: bool


class Passed(msgspec.Struct, frozen=True):
    """A pass, as whoever passed knows it: the question, and whether something else was possible."""

    number: int
    kind: str
    able: bool


class Scales(Extension):
    """Weighs messages as they come over the wire: before they are unpacked."""

    name = PerMessageDeflate.name

    def __init__(self, packing: Extension) -> None:
        self._packing = packing
        self._parts = 0
        self.weighed: deque[int] = deque()
        """Of each message that came and was not read yet, its bytes."""

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.opcode not in CTRL_OPCODES:
            self._parts += len(frame.data)
            if frame.fin:
                self.weighed.append(self._parts)
                self._parts = 0
        return self._packing.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self._packing.encode(frame)


def scales_of(protocol: Protocol) -> Scales:
    """Put scales before what unpacks the messages of a connection; that it is compressed, as in a browser, is a condition."""
    (packing,) = protocol.extensions
    scales = Scales(packing)
    protocol.extensions = [scales]
    return scales


class Human:
    """Somebody at a table who thinks before every answer, and remembers when what came."""

    def __init__(self, seat: str, seed: int, pace: float, settings: dict[str, str]) -> None:
        self.seat = seat
        self.seen: list[Seen] = []
        self.passed: dict[int, Passed] = {}
        self.over = False
        self._random = Random(seed)  # a measurement is to be repeated
        self._pace = pace
        self._settings = settings
        self._thinking: set[asyncio.Task[None]] = set()
        self._answered: set[int] = set()

    async def play(self, address: str, table: str, token: str) -> None:
        async with connect(f"ws{address.removeprefix('http')}ws/{table}") as socket:
            scales = scales_of(socket.protocol)  # before hello is sent, nothing comes
            await socket.send(msgspec.json.encode({"type": "hello", "version": VERSION, "token": token}).decode())
            if self._settings:
                await socket.send(msgspec.json.encode({"type": "holding", **self._settings}).decode())
            async for text in socket:
                message, size = msgspec.json.decode(text), scales.weighed.popleft()
                if message["type"] == "state":
                    self._look(message, size)
                    if message["outcome"]:
                        self.over = True
                        return
                    self._answer(socket, message)

    def _look(self, state: dict[str, Any], size: int) -> None:
        waiting = tuple(one["seat"] for one in state["waiting"])
        since = max((one["since"] for one in state["waiting"]), default=0.0)
        held = bool((state.get("window") or {}).get("held"))
        self.seen.append(Seen(perf_counter(), size, state["number"], since, waiting, held))

    def _answer(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        ask, number = state["ask"], state["number"]
        if ask is None or ask["number"] in self._answered:
            return
        self._answered.add(ask["number"])
        mere = ask["window"] and not ask["ends"]
        if ask["auto_pass"]:
            if mere:
                self.passed[number] = Passed(number, ask["prompt"]["id"], False)
            return
        keys = [option["key"] for option in ask["options"]]
        passes = mere and "pass" in keys and self._random.random() < PASSES
        key = "pass" if passes else any_answer(ask, self._random)
        if mere and key == "pass":
            self.passed[number] = Passed(number, ask["prompt"]["id"], True)
            if state.get("window") and self._settings.get("unanswered") == "pass":
                return
        task = asyncio.create_task(self._say(socket, ask["number"], key))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _say(self, socket: ClientConnection, number: int, key: str) -> None:
        await asyncio.sleep(MEDIAN * math.exp(SPREAD * self._random.gauss(0, 1)) * self._pace)
        with suppress(WebSocketException):
            await socket.send(msgspec.json.encode({"type": "choose", "number": number, "key": key}).decode())


class Case(msgspec.Struct, frozen=True):
    """A pass as an opponent saw it."""

    features: list[float]
    able: bool
    held: bool
    kind: str


async def sit(host: ProcessHost, game: str, seed: int, pace: float, settings: dict[str, str], seconds: float) -> list[Human]:
    """One table of people, for so long or until the game is over."""
    async with httpx.AsyncClient(base_url=host.address, timeout=60) as http:
        seats = [{"seat": seat, "kind": "mine", "name": seat} for seat in SEATS[game]]
        answer = await http.post("api/tables", json={"game": game, "seats": seats})
    made = answer.raise_for_status().json()
    people = [Human(key["seat"], seed * 10 + at, pace, settings) for at, key in enumerate(made["seats"])]
    games = [
        asyncio.create_task(one.play(host.address, made["table"], key["token"])) for one, key in zip(people, made["seats"], strict=True)
    ]
    await asyncio.wait(games, timeout=seconds)
    for running in games:
        running.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return people


def cases(people: Sequence[Human], pace: float) -> list[Case]:
    """What each opponent saw of each pass; of several only the first, since all see the same."""
    found = []
    for human in people:
        other = next(one for one in people if one is not human)
        for number, passed in human.passed.items():
            case = _case(other.seen, human.seat, number, passed, pace)
            if case is not None:
                found.append(case)
    return found


def _case(seen: list[Seen], seat: str, number: int, passed: Passed, pace: float) -> Case | None:
    during = [at for at, frame in enumerate(seen) if frame.number == number and seat in frame.waiting]
    if not during or during[0] == 0 or during[-1] + 2 >= len(seen):
        return None
    first, last = during[0], during[-1] + 1
    place = seen[first].waiting.index(seat)
    if seen[last].number < number + place + 1:
        return None  # somebody before this seat played, and it was asked again
    opened, closed = seen[first], seen[last]
    features = [
        closed.at - opened.at,
        seen[last - 1].at - opened.at,
        closed.since - opened.since,
        opened.at - seen[first - 1].at,
        seen[last + 1].at - closed.at,
        float(last - first),
        float(sum(frame.size for frame in seen[first + 1 : last])),
        (closed.at - closed.since) - (opened.at - opened.since),
        float(opened.size),
        float(closed.size),
    ]
    timed = [value / pace for value in features[:5]] + features[5:]
    kind = f"{passed.kind} {len(opened.waiting)} {place}"
    return Case(timed, passed.able, any(seen[at].held for at in during), kind)


def balanced(found: Sequence[Case], random: Random) -> list[Case]:
    """As many who could have played as who could not, in each kind of window."""
    kinds: dict[str, dict[bool, list[Case]]] = defaultdict(lambda: {True: [], False: []})
    for case in found:
        kinds[case.kind][case.able].append(case)
    chosen = []
    for sides in kinds.values():
        least = min(len(side) for side in sides.values())
        for side in sides.values():
            chosen += random.sample(side, least)
    random.shuffle(chosen)
    return chosen


def threshold(features: Features, able: Features) -> Callable[[Features], Features]:
    """The best single comparison."""
    best: tuple[float, int, float, float] = (0.0, 0, 0.0, 1.0)
    for column in range(features.shape[1]):
        for cut in np.unique(np.quantile(features[:, column], np.linspace(0.02, 0.98, 49))):
            right = float(np.mean((features[:, column] > cut) == able))
            best = max(best, (right, column, float(cut), 1.0), (1 - right, column, float(cut), -1.0))
    _, column, cut, sign = best
    return lambda given: (sign * (given[:, column] - cut) > 0).astype(np.float64)


def boosting(features: Features, able: Features) -> Callable[[Features], Features]:
    """Gradient boosting of trees with one split."""
    trees: list[tuple[int, float, float, float]] = []
    score = np.zeros(len(able))
    cuts = [np.unique(np.quantile(column, np.linspace(0.05, 0.95, 19))) for column in features.T]
    for _ in range(ROUNDS):
        rest = able - 1 / (1 + np.exp(-score))
        best = max((_gain(features[:, column], cut, rest), column, float(cut)) for column, some in enumerate(cuts) for cut in some)
        _, column, cut = best
        above = features[:, column] > cut
        low, high = (float(rest[side].mean()) if side.any() else 0.0 for side in (~above, above))
        trees.append((column, cut, 4 * RATE * low, 4 * RATE * high))
        score += np.where(above, 4 * RATE * high, 4 * RATE * low)

    def predict(given: Features) -> Features:
        total = sum((np.where(given[:, column] > cut, high, low) for column, cut, low, high in trees), np.zeros(len(given)))
        return (total > 0).astype(np.float64)

    return predict


def _gain(column: Features, cut: float, rest: Features) -> float:
    above = column > cut
    return sum(float(rest[side].sum() ** 2) / max(1, int(side.sum())) for side in (above, ~above))


def accuracy(found: Sequence[Case], seed: int, columns: list[int] | None = None) -> str:
    """How often the best classifier is right on the half of the cases it was not made from; by these features alone, if some are named."""
    chosen = balanced(found, Random(seed))  # a measurement is to be repeated
    if len(chosen) < 40:
        return f"too few cases ({len(chosen)})"
    features = np.array([case.features for case in chosen])[:, columns or slice(None)]
    able = np.array([case.able for case in chosen], dtype=np.float64)
    half = len(chosen) // 2
    rights = {}
    for make in (threshold, boosting):
        predict = make(features[:half], able[:half])
        rights[make.__name__] = float(np.mean(predict(features[half:]) == able[half:]))
    told = ", ".join(f"{name} {100 * right:.1f} %" for name, right in rights.items())
    return f"{told} of {len(chosen) - half} balanced cases"


async def measure(host: ProcessHost, options: argparse.Namespace) -> None:
    """Play, and say what the times told."""
    settings = {"how": options.holding, "unanswered": options.unanswered}
    settings = settings if settings != {"how": "off", "unanswered": "hold"} else {}
    tables = [sit(host, options.game, seed, options.pace, settings, options.seconds) for seed in range(options.tables)]
    played = await asyncio.gather(*tables)
    found = [case for people in played for case in cases(people, options.pace)]
    spent = entries = 0.0
    for people in played:
        seen = people[0].seen
        spent += (seen[-1].at - seen[0].at) / options.pace
        entries += seen[-1].number - seen[0].number
    able = sum(case.able for case in found)
    print(f"{options.game}, {options.tables} tables, pace {options.pace}: {len(found)} passes, {able} by somebody who could have played")
    print(f"  all passes:        {accuracy(found, 1)}")
    print(f"  nobody had held:   {accuracy([case for case in found if not case.held], 1)}")
    print(f"  by lengths alone:  {accuracy([case for case in found if not case.held], 1, LENGTHS)}")
    held = {able: [case.held for case in found if case.able is able] for able in (True, False)}
    shares = {able: 100 * sum(some) / max(1, len(some)) for able, some in held.items()}
    print(f"  held:              {shares[True]:.0f} % of those who could have played, {shares[False]:.0f} % of the others")
    print(f"  length:            {100 * spent / entries:.1f} s for 100 entries, of {entries:.0f}")


def main() -> None:
    """Play as the options say, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SEATS), default="empire")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.2)
    parser.add_argument("--seconds", type=float, default=65.0)
    parser.add_argument("--holding", default="off")
    parser.add_argument("--unanswered", default="hold")
    parser.add_argument("--source", type=Path, default=None)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        host = ProcessHost(Path(data), "--pace", str(options.pace), source=options.source)
        try:
            asyncio.run(measure(host, options))
        finally:
            host.stop()


if __name__ == "__main__":
    main()
