"""Strangers besiege a table with bad messages; it must stand as it stood, tell nothing, and still be played."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from coterie.server.protocol import VERSION
from tests.server.fuzz import Fuzz
from tests.server.hosts import Host, Person

HELLO = f'{{"type":"hello","version":{VERSION}}}'
"""Said twice at the end: whatever came before, no connection outlives that."""
HARMLESS = {"table", "problem", "refused", "pong", "state", "said"}


class Siege:
    """One table, two people who play, and somebody outside who sends whatever comes to mind."""

    def __init__(self, host: Host, seed: int) -> None:
        self._host = host
        self._fuzz = Fuzz(seed)
        self.made: dict[str, Any] = host.make({"vampire": "mine", "human": "mine"})
        self.sent = 0
        self.closed = 0

    def run(self, messages: int) -> None:
        """Send that many, over as many connections as it takes: each is closed at its first senseless message."""
        before = self._stand()
        while self.sent < messages:
            self._assault()
        assert self._stand() == before

    def _stand(self) -> tuple[Any, ...]:
        """How the table stands, for everybody."""
        info = self._host.get(f"api/tables/{self.made['table']}")
        views = []
        with ExitStack() as stack:
            for seat in ("vampire", "human"):
                person = stack.enter_context(self._host.sit(self.made, seat))
                views.append(person.until("state"))
        return info["number"], info["status"], info["moved"], [(view["view"], view["ask"], view["seq"]) for view in views]

    def _assault(self) -> None:
        """One connection of a spectator or of nobody, until it is thrown out."""
        hello = self.closed % 4 > 0
        with Person(self._host.address, self.made["table"], hello=hello) as stranger:
            with suppress(ConnectionClosed):
                for text in [*self._fuzz.run(), HELLO, HELLO]:
                    stranger.send(text)
                    self.sent += 1
            told = stranger.until_closed()
            self.closed += 1
        assert {message["type"] for message in told} <= HARMLESS, told
        for message in told:
            if message["type"] == "state":
                assert message["view"]["hand"] == []
                assert message["ask"] is None
