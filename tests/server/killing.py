"""A server that is killed at random moments while people play: what it acknowledged must still be there."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

import coterie
from tests.server.hosts import Person, ProcessHost, any_answer, who_is_asked
from tests.tries import tries

SEATS = ("vampire", "human")


class Killed:
    """One table on a server that does not live long."""

    def __init__(self, data: Path, seed: int) -> None:
        self._data = data
        self._random = Random(seed)  # noqa: S311  # a test is to be repeated
        self._acknowledged: list[tuple[int, str]] = []
        """The number of the entry and the key of every choice that was accepted at the table that is played now."""
        self._made: dict[str, object] = {}
        self.choices = 0

    def once(self) -> None:
        """Start, look whether everything is there, play until killed."""
        with ProcessHost(self._data) as host, ExitStack() as stack:
            if self._made and host.get(f"api/tables/{self._made['table']}")["status"] == "playing":
                self._check(host)
            else:
                self._made = host.make(dict.fromkeys(SEATS, "mine"))
                self._acknowledged = []
            people = [stack.enter_context(host.sit(self._made, seat)) for seat in SEATS]
            who_is_asked(people)
            killer = threading.Timer(self._random.uniform(0.02, 0.25), host.kill)
            killer.start()
            try:
                self._play(people)
            except (ConnectionClosed, OSError, TimeoutError):
                pass
            finally:
                killer.join()

    def _play(self, people: list[Person]) -> None:
        """Choose at random until the connection breaks; a game that ends is begun anew by the next round."""
        for _ in tries("the server is killed"):
            person = who_is_asked(people)
            if person is None:
                people[0].until_closed()
                return
            number, key = person.state["number"], any_answer(person.state["ask"], self._random)
            if person.do("choose", number=person.state["ask"]["number"], key=key)["type"] == "accepted":
                self._acknowledged.append((number, key))
                self.choices += 1

    def _check(self, host: ProcessHost) -> None:
        """No acknowledged choice is lost, and the log is whole and legal."""
        engine = create_engine(f"sqlite:///{self._data / 'coterie.sqlite'}")
        with engine.connect() as connection:
            table = connection.execute(text("SELECT seed, length FROM tables WHERE id = :id"), {"id": self._made["table"]}).one()
            rows = connection.execute(
                text("SELECT number, seat, key FROM log WHERE table_id = :id AND undone = 0 ORDER BY number"), {"id": self._made["table"]}
            ).all()
        engine.dispose()
        assert [row.number for row in rows] == list(range(table.length))
        for number, key in self._acknowledged:
            assert rows[number].key == key
        game = coterie.new("empire", seed=int(table.seed))
        for row in rows:
            game.enter(row.seat, row.key)
        tokens = {key["seat"]: key["token"] for key in msgspec.convert(self._made["seats"], list[dict[str, str]])}
        known = []
        for seat in SEATS:
            with Person(host.address, str(self._made["table"]), tokens[seat]) as person:
                state = person.until("state")
                known.append(state["number"])
                assert state["view"] == msgspec.json.decode(msgspec.json.encode(game.view(seat)))
        assert max(known) == game.number, "whoever is in the middle of a choice knows all of it"
