"""Requests that are meant to hurt: counts that unfold, nesting without end, addresses and headers of any size; repeatable."""

from __future__ import annotations

import os
import socket
import time
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

import coterie

JSON = (("content-type", "application/json"),)
LEVELS = 20_000
MOST_MEGABYTES = 120
"""What a server may grow by under a storm of these, its worker processes apart."""
MOST_SECONDS = 10.0
"""Processor time that one of these may cost, in all processes of a server together."""


class Attack(NamedTuple):
    """A request, as httpx takes it."""

    name: str
    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


def attacks(table: str, seed: int = 1) -> list[Attack]:
    """All of them once, in any order."""
    found = [*_bodies(table), *_addresses(), *_heads()]
    Random(seed).shuffle(found)  # noqa: S311  # a test is to be repeated
    return found


def _bodies(table: str) -> list[Attack]:
    deep = b'{"a":' * LEVELS + b"1" + b"}" * LEVELS
    steep = b"[" * LEVELS + b"]" * LEVELS
    some = b'{"a":' * 500 + b"1" + b"}" * 500
    shapes = {
        "deep": deep,
        "steep": steep,
        "deep inside": b'{"game":"vtes","seats":[],"setup":' + some + b',"position":' + some + b"}",
        "no text": b'{"game":"\xff\xfe"}',
        "half a sign": b'{"game":"vtes","seats":[],"setup":{"decks":["\\ud800","\\ud800"]}}',
        "nothing": b"",
        "great number": b'{"game":"empire","seats":[],"setup":{"turn_limit":' + b"9" * 5000 + b"}}",
        "greater position": _json(_position()),
        "digits": _json({"game": "vtes", "seats": [], "setup": {"decks": [{"crypt": {"1" * 5000: 12, "²": 1}, "library": {}}] * 2}}),
        "many cards": _json({"game": "vtes", "seats": [], "setup": {"decks": [_greedy(), _greedy()]}}),
        "many lines": _json({"game": "vtes", "seats": [], "setup": {"decks": ["200x Bonding\n" * 4_900, "200x Bonding\n" * 4_900]}}),
        "many values": _json({"game": "empire", "seats": [], "setup": {"human_deck": list(range(40_000))}}),
        "many passes": _json(_record([["human", "skip", 100_000]] * 2_000)),
        "all passes": _json(_record([["human", "skip", 2**62]])),
        "long key": _json(_record([["human", "x" * 100_000]])),
        "many marks": _json(_record([["vampire", "a*999999999 b*999999999"]])),
        "great world": _json(_record([["", "resample:human:" + "9" * 5_000]])),
    }
    places = ("api/replays", "api/tables", "api/games/vtes/check", "api/mine", f"api/tables/{table}/join", f"api/tables/{table}/fork")
    setups = {"api/games/vtes/check": lambda body: body.replace(b'"game":"vtes","seats":[],', b"")}
    return [
        Attack(f"{name} to {place}", "POST", place, setups.get(place, bytes)(body), JSON)
        for name, body in shapes.items()
        for place in places
    ]


def _addresses() -> list[Attack]:
    ends = (
        "%00",
        "%ff%fe",
        "%ed%a0%80",
        "%0d%0aset-cookie:x",
        "a" * 5_000,
        "a/" * 3_000,
        "..%2f" * 400,
        "9" * 400,
        "%f0%9f%98%80",
        "?seat=" + "a" * 5_000,
    )
    starts = (
        "",
        "api/tables/",
        "api/games/",
        "api/tables/x/replay/",
        "api/games/empire/words/",
        "feed/",
        "notices/",
        "assets/",
        "api/tables/x/replay/frames?from=",
        "api/tables?from=",
    )
    return [Attack(f"{start}{end[:12]}", "GET", start + end) for start in starts for end in ends]


def _heads() -> list[Attack]:
    many = tuple((f"x-{number}", "a") for number in range(500))
    return [
        Attack("many headers", "GET", "api/games", headers=many),
        Attack("long header", "GET", "api/games", headers=(("x", "a" * 60_000),)),
    ]


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _record(log: list[list[Any]]) -> dict[str, Any]:
    return {**coterie.new("empire", seed=7).record(), "log": log, "check": ""}


def _position() -> dict[str, Any]:
    position = coterie.new("empire", seed=7).position()
    return {"game": "empire", "seats": [], "position": {**position, "told": {"": 10**18}, "turn": 10**17}}


def _greedy() -> dict[str, Any]:
    return {"crypt": {f"x{number}": 200 for number in range(4_000)}, "library": {}}


class Cost:
    """What a server in a process of its own has used so far, its workers included for time."""

    def __init__(self, process: int) -> None:
        self._process = process

    def megabytes(self) -> float:
        """The most memory that the process itself has held."""
        for line in Path(f"/proc/{self._process}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
        raise AssertionError("the process is gone")

    def seconds(self) -> float:
        """Processor time of the process and of those it has started."""
        return sum(map(_seconds_of, [self._process, *_children(self._process)]))


def _children(process: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{process}/task").iterdir() for child in _told(task / "children").split()]


def _seconds_of(process: int) -> float:
    fields = _told(Path(f"/proc/{process}/stat")).rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _told(file: Path) -> str:
    """What the system tells of a process or a thread; nothing of one that has just ended."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def send(http: httpx.Client, attack: Attack) -> int:
    """Send it; the status of the answer, 400 if the server hangs up."""
    try:
        return http.request(attack.method, attack.path, content=attack.body, headers=dict(attack.headers)).status_code
    except (httpx.RemoteProtocolError, httpx.WriteError, httpx.ReadError):
        return 400


LOOK_ALIKES = ("Vlad", "vlad ", "V\u200blad", "\uff36lad", "Vl\u00a0ad", "VLAD", "V\u00adlad", "Vlad\ufe0f", "\u2067Vlad\u2069")
"""Names that are Vlad's to the eye."""


def impostors(http: httpx.Client) -> int:
    """Sit down beside somebody under names that look like theirs; how many tried. None may."""
    seats = [{"seat": "vampire", "kind": "mine", "name": "Vlad"}, {"seat": "human"}]
    table = http.post("api/tables", json={"game": "empire", "seats": seats, "public": True}).raise_for_status().json()["table"]
    for name in LOOK_ALIKES:
        refused = http.post(f"api/tables/{table}/join", json={"name": name})
        assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "refused-name-taken"), ascii(name)
    return len(LOOK_ALIKES)


DAWDLING = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
)
"""Requests that begin and do not go on."""


def dawdle(address: str, count: int, within: float = 60.0) -> float:
    """Open connections that never say what they want; the seconds until the server has closed the last. Meanwhile it must answer others."""
    where = httpx.URL(address)
    begun = time.monotonic()
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection((where.host, where.port or 80), timeout=within)) for _ in range(count)]
        for line, beginning in zip(lines, cycle(DAWDLING), strict=False):
            line.sendall(beginning)
        assert httpx.get(f"{address}health", timeout=within).is_success
        for line in lines:
            with suppress(ConnectionError):
                while line.recv(4096):
                    pass
    took = time.monotonic() - begun
    assert took < within, took
    return took


def storm(http: httpx.Client, process: int, table: str, seed: int = 1) -> tuple[int, float, float]:
    """Send all of them; how many there were, the dearest in seconds, and what memory grew by. None may fail, or cost too much."""
    cost, dearest = Cost(process), 0.0
    before = cost.megabytes()
    found = attacks(table, seed)
    for attack in found:
        begun = cost.seconds()
        status = send(http, attack)
        took = cost.seconds() - begun
        assert status < 500, (attack.name, status)
        assert took < MOST_SECONDS, (attack.name, took)
        dearest = max(dearest, took)
    grown = cost.megabytes() - before
    assert grown < MOST_MEGABYTES, grown
    return len(found), dearest, grown
