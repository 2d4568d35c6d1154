"""Servers and clients for the tests: a server in a thread or in a process of its own, and people who speak the protocol."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from coterie.kernel.chance import Chance
from coterie.kernel.marks import Limit, Marks
from coterie.server.protocol import VERSION
from coterie.server.serve import address_of, listen, make_server
from coterie.server.settings import Settings
from tests.tries import PATIENCE, tries

TIMEOUT = PATIENCE
ROOT = Path(__file__).parents[2]
QUICK = {
    "pace": 0.0,
    "message_rate": 100_000.0,
    "table_rate": 100_000.0,
    "workers": 1,
    "port": 0,
    "connections": 100_000,
    "read_ahead": False,
    "think_within": TIMEOUT,
    "job_within": TIMEOUT,
}


class Person:
    """Somebody with a connection to a table. Every message is kept as it came, in `heard`."""

    def __init__(self, server: str, table: str, token: str = "", since: int = 0, hello: bool = True, version: int | None = VERSION) -> None:
        self.table = table
        self.token = token
        self.heard: list[str] = []
        self.unread: list[dict[str, Any]] = []
        """What came and was not waited for, other than states and tables: of these only the last counts."""
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self._id = 0
        self._open = ExitStack()
        address = f"ws{server.removeprefix('http')}ws/{table}"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, compression=None, open_timeout=TIMEOUT, ping_interval=None, max_queue=None)
        )  # whatever comes is taken in at once: who is not listened to for a while still answers the server's pings
        if hello:
            spoken = {} if version is None else {"version": version}
            self.send({"type": "hello", **spoken, "token": token, "since": since})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    def hear(self, timeout: float = TIMEOUT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.info = message["info"]
        else:
            self.unread.append(message)
        return message

    def until(self, kind: str, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Listen until a message of that type comes that passes the test."""
        for message in self.unread:
            if message["type"] == kind and test(message):
                self.unread.remove(message)
                return message
        for _ in tries(f"a message of the type {kind}"):
            message = self.hear()
            if message["type"] == kind and test(message):
                self.unread = [other for other in self.unread if other is not message]
                return message
        raise AssertionError

    def until_closed(self) -> list[dict[str, Any]]:
        """Everything that still comes before the server closes."""
        messages: list[dict[str, Any]] = []
        with suppress(ConnectionClosed):
            messages.extend(self.hear() for _ in tries("the connection is closed"))
        return messages

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer, accepted or refused."""
        self._id += 1
        self.send({"type": kind, "id": self._id, **fields})
        wanted = {"ping": ("pong",)}.get(kind, ("accepted", "refused"))
        for _ in tries(f"an answer to {kind}"):
            message = self.hear()
            if message["type"] in wanted and message["id"] == self._id:
                return message
        raise AssertionError

    def asked(self) -> dict[str, Any] | None:
        """Listen until this seat is asked something real, or the game is over (None)."""
        for _ in tries("a question, or the end of the game"):
            if self.state and (self.state["outcome"] or real(self.state)):
                break
            self.until("state")
        ask: dict[str, Any] | None = None if self.state["outcome"] else self.state["ask"]
        return ask

    def reach(self, number: int) -> None:
        """Listen until the log is that long."""
        for _ in tries(f"entry {number} of the log"):
            if self.state and self.state["number"] >= number:
                return
            self.until("state")

    def choose(self, key: str | None = None) -> dict[str, Any]:
        """Answer the open question, by default with its first option."""
        ask = self.state["ask"]
        return self.do("choose", number=ask["number"], key=key or ask["options"][0]["key"])


def real(state: dict[str, Any]) -> bool:
    """Whether a state asks something that the server does not pass."""
    return bool(state["ask"]) and not state["ask"]["auto_pass"]


def play_out(people: dict[str, Person], seed: int = 1, most: int = 10_000) -> int:
    """People choose at random until the game is over; returns how many choices were made. Where any may answer, a bot may be quicker."""
    random, choices = Random(seed), 0  # noqa: S311  # a test is to be repeated
    for _ in tries("the end of the game", 3 * most):
        person = who_is_asked(list(people.values()))
        if person is None or choices == most:
            break
        answer = person.choose(any_answer(person.state["ask"], random))
        if answer["type"] == "accepted":
            choices += 1
        else:
            assert "is not open" in answer["message"], answer
    return choices


def who_is_asked(people: list[Person]) -> Person | None:
    """Listen until somebody is really asked, who knows at least as much as all others; None when everybody knows that the game is over.

    Others need not know as much: they hear of a choice when it is whole.
    """
    for _ in tries("somebody is asked, or the game is over"):
        for person in people:
            person.do("ping")
            person.reach(0)
        if all(person.state["outcome"] for person in people):
            return None
        ahead = max(people, key=lambda person: (person.state["number"], real(person.state)))
        if real(ahead.state):
            return ahead
        with suppress(TimeoutError):
            ahead.hear(0.1)
    raise AssertionError


def any_answer(ask: dict[str, Any], random: Random) -> str:
    """One of the options at random, or what several marks may come to."""
    if ask["options"]:
        return str(random.choice(ask["options"])["key"])
    limits = msgspec.convert(ask["limits"], list[Limit])
    return Marks({mark["key"]: mark["most"] for mark in ask["marks"]}, *limits).draw(Chance(random.getrandbits(60)))


class Host:
    """A server that the tests may speak to."""

    version: int | None = VERSION
    """The version of the protocol that it speaks; None if clients did not name one yet."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=TIMEOUT)

    def make(self, seats: dict[str, str], game: str = "empire", **fields: Any) -> dict[str, Any]:
        """A table; each seat is open, mine, closed, or bot with its level after a colon."""
        requests = [{"seat": seat, "kind": kind.partition(":")[0], "bot": kind.partition(":")[2]} for seat, kind in seats.items()]
        answer = self.http.post("api/tables", json={"game": game, "seats": requests, **fields})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, made: dict[str, Any], seat: str = "", since: int = 0) -> Person:
        """Sit down at a table with one's token; a spectator if no seat is named."""
        tokens = {key["seat"]: key["token"] for key in made["seats"]}
        return Person(self.address, made["table"], tokens[seat] if seat else "", since, version=self.version)

    def get(self, path: str, **params: Any) -> Any:
        """What the server answers, as JSON."""
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()


class Frozen:
    """A clock that only the test moves on: then all times that are told are compared, too."""

    def __init__(self) -> None:
        self.time = 1.8e9

    def __call__(self) -> float:
        return self.time


class ThreadHost(Host):
    """A server in a thread of this process: its service can be looked into."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.settings = Settings(data=data, **{**QUICK, **settings})
        ready = threading.Event()
        self.server = make_server(self.settings, ready.set)
        self._listening = listen("127.0.0.1", 0)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self._listening]})
        self._thread.start()
        assert ready.wait(TIMEOUT)
        super().__init__(address_of(self._listening))

    @property
    def service(self) -> Any:
        return self.server.config.app.state.service  # type: ignore[union-attr]  # it is our own app

    def stop(self) -> None:
        """Stop it as SIGTERM would."""
        self.http.close()
        self.server.should_exit = True
        self._thread.join(TIMEOUT)
        self._listening.close()
        assert not self._thread.is_alive()


class ProcessHost(Host):
    """A server in a process of its own, which can be killed."""

    command = "coterie"
    """The module that is run; tests run another, so that they are dealt the same games every time."""

    def __init__(self, data: Path, *options: str, source: Path | None = None) -> None:
        """`source` is where another version of the package lies."""
        quick = ("--pace", "0", "--message-rate", "100000", "--table-rate", "100000", "--connections", "100000", "--workers", "1")
        command = [sys.executable, "-m", self.command, "serve", "--port", "0", "--data", str(data), *quick, *options]
        other = {} if source is None else {"PYTHONPATH": str(source)}
        if source is not None and "hello.version" not in (source / "coterie" / "server" / "sockets.py").read_text(encoding="utf-8"):
            self.version = None
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **other}, stdout=subprocess.PIPE, stderr=sys.stderr, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self._reap(signal.SIGKILL)
            raise AssertionError(f"the server did not start: {line}")
        super().__init__(line.split()[-1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Whatever became of the test, no process stays."""
        if self.process.returncode is None:
            self.kill()

    def kill(self) -> None:
        """Kill it on the spot, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self.http.close()
        return self._reap(how)

    def _reap(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(TIMEOUT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def thread_host(data: Path, **settings: Any) -> Iterator[ThreadHost]:
    """A server in a thread, stopped afterwards."""
    host = ThreadHost(data, **settings)
    try:
        yield host
    finally:
        host.stop()
