"""Somebody makes a table of a position with chances of their own, and foretells with a game at home what comes at it."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import coterie
from coterie.kernel.errors import IllegalChoice
from tests.server.hosts import Host, play_out


class Rigged:
    """A public table of a position that its maker keeps a copy of, chance and all; somebody else takes the open seat."""

    def __init__(self, host: Host, seed: int, **seats: str) -> None:
        self._host = host
        self.position: dict[str, Any] = coterie.new("empire", seed=seed).position()
        assert self.position["chance"]
        self.made = host.make(seats or {"vampire": "mine", "human": "open"}, public=True, position=self.position)
        if "open" in seats.values() or not seats:
            guest = host.http.post(f"api/tables/{self.made['table']}/join", json={"name": "Guest"})
            assert guest.status_code == 201, guest.text
            self.made["seats"].append(guest.json())

    def play(self, seed: int) -> None:
        """The whole game, by random choices."""
        with ExitStack() as stack:
            seats = [key["seat"] for key in self.made["seats"]]
            play_out({seat: stack.enter_context(self._host.sit(self.made, seat)) for seat in seats}, seed)

    def foretold(self) -> tuple[int, int]:
        """At how many moments of the finished game the maker knew every hand, and how many there were."""
        record = self._host.get(f"api/tables/{self.made['table']}/record")
        told = coterie.new("empire", position=self.position)
        true = coterie.new("empire", seed=int(record["seed"]), setup=record["setup"], position=record["position"])
        right, entries = 0, coterie.replay(record).entries
        for seat, key, _ in entries:
            true.enter(seat, key)
            try:
                told.enter(seat, key)
            except IllegalChoice:
                break
            if any(told.view(one).hand != true.view(one).hand for one in true.seats):
                break
            right += 1
        return right, len(entries)
