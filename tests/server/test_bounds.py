"""What comes from outside is bounded before anything is built from it: memory, time, nesting, and how long somebody may take."""

from __future__ import annotations

import socket
import sys
import tracemalloc
from http.client import HTTPResponse
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.kernel.errors import BadRecord
from coterie.kernel.record import read
from coterie.server import doorway, gate
from coterie.server.serve import allow_open_files
from tests.marks import slow
from tests.server.hostile import storm
from tests.server.hosts import TIMEOUT, ProcessHost, ThreadHost

MEGABYTE = 2**20


def test_counts_are_not_unfolded_before_they_are_checked() -> None:
    """45 kB of counts took 2.4 GB."""
    record = coterie.new("empire", seed=7).record()
    folded = msgspec.json.encode({**record, "log": [["human", "skip", 100_000]] * 2_000, "check": ""})
    assert len(folded) < 50_000
    tracemalloc.start()
    with pytest.raises(BadRecord, match="200002000 entries"):
        read(folded)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * MEGABYTE


def test_passes_that_the_rules_did_not_force_are_found_at_the_first() -> None:
    record = coterie.new("empire", seed=7).record()
    tracemalloc.start()
    with pytest.raises(BadRecord):
        coterie.replay({**record, "log": [["vampire", "skip", 90_000]], "check": ""})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * MEGABYTE


@pytest.mark.parametrize(
    "setup",
    [
        {"decks": [{"crypt": {f"x{number}": 200 for number in range(4_000)}, "library": {}}, "tremere"]},
        {"decks": ["200x Bonding\n200x Blood Doll\n" * 20, "tremere"]},
        {"decks": [{"crypt": {"1" * 5_000: 12}, "library": {}}, "tremere"]},
        {"decks": [{"crypt": {"²": 12}, "library": {}}, "tremere"]},
        {"turn_limit": 10**30},
    ],
)
def test_a_setup_that_asks_for_too_much_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(coterie.BadSetup):
        coterie.new("vtes", setup=setup)


def test_a_position_nested_without_end_is_refused() -> None:
    piece: object = "Bonding"
    for _ in range(400):
        piece = {"card": "Bonding", "cards": [piece]}
    with pytest.raises(coterie.BadPosition, match="nested"):
        coterie.new("vtes", position={"seats": {"a": {"ready": [piece]}}})


@slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads what a process uses from /proc")
def test_a_storm_of_hostile_requests_costs_little_and_breaks_nothing(tmp_path: Path) -> None:
    with ProcessHost(tmp_path, "--log-level", "error") as host:
        made = host.make({"vampire": "mine", "human": "mine"})
        host.http.post("api/games/vtes/check", json={})
        sent, _, _ = storm(host.http, host.process.pid, made["table"])
        assert sent > 150
        assert host.get("health")["status"] == "ok"
        with host.sit(made, "vampire") as vampire:
            vampire.asked()
            assert vampire.choose()["type"] == "accepted"
        host.stop()


def _dial(host: ThreadHost) -> socket.socket:
    name, _, port = host.address.removeprefix("http://").rstrip("/").partition(":")
    return socket.create_connection((name, int(port)), timeout=TIMEOUT)


def _until_hung_up(line: socket.socket) -> bytes:
    told = b""
    try:
        while data := line.recv(65_536):
            told += data
    except ConnectionResetError:
        pass
    return told


@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET /api/games HTTP/1.1\r\nHost: x\r\n"])
def test_who_says_nothing_or_never_ends_is_hung_up_on(host: ThreadHost, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(doorway, "HEAD_WITHIN", 0.2)
    with _dial(host) as line:
        line.sendall(said)
        assert _until_hung_up(line) == b""


def test_a_head_without_end_is_refused(host: ThreadHost) -> None:
    with _dial(host) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        try:
            for number in range(1_000):
                line.sendall(b"x-%d: %s\r\n" % (number, b"a" * 1_000))
        except (BrokenPipeError, ConnectionResetError):
            pass
        else:
            assert _until_hung_up(line).startswith(b"HTTP/1.1 400")


def test_a_body_that_does_not_come_is_not_waited_for(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BODY_WITHIN", 0.2)
    with _dial(host) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        assert line.recv(65_536).startswith(b"HTTP/1.1 408")


def _asked_for_health(line: socket.socket) -> int:
    """The status of an answer that was read to its end."""
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    answer = HTTPResponse(line)
    answer.begin()
    answer.read()
    return answer.status


def test_a_second_request_is_served_on_the_same_line(host: ThreadHost) -> None:
    with _dial(host) as line:
        assert [_asked_for_health(line) for _ in range(2)] == [200, 200]


def test_who_does_not_read_is_let_go(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """The web server says that what it has written is not taken: an answer that nobody reads is not kept for ever."""
    monkeypatch.setattr(doorway, "READ_WITHIN", 0.1)
    with _dial(host) as line:
        assert _asked_for_health(line) == 200
        (here,) = [one for one in host.server.server_state.connections if getattr(one, "client", None) == line.getsockname()]
        here.loop.call_soon_threadsafe(here.pause_writing)
        assert _until_hung_up(line) == b""


def test_as_many_connections_as_the_system_lets_us() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        most = allow_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
        assert most == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
