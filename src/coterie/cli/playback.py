"""A recorded game that can be wound to any entry of its log, from the public interface of games alone."""

from __future__ import annotations

from typing import Any

import coterie
from coterie.kernel.errors import NoPosition
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.kernel.record import Entry, fold, unfold
from coterie.kernel.state import Seat
from coterie.kernel.text import Event, Text


class Playback:
    """A record, wound to one of its entries; entry 0 is the table before the first choice."""

    def __init__(self, whole: Game) -> None:
        self._record: dict[str, Any] = whole.record()
        self.entries: list[Entry] = [entry for _, entry in unfold(self._record["log"])]
        self.game = self._at(0)

    def _at(self, number: int) -> Game:
        return coterie.replay({**self._record, "log": fold(self.entries[:number]), "outcome": None, "check": ""})

    def forward(self) -> None:
        """One entry on."""
        seat, key, forced = self.entries[self.game.number]
        if forced:
            self.game.choose(self.game.decisions[0].seat, PASS)
        elif seat:
            self.game.choose(seat, key)
        else:
            self._outside(key)

    def _outside(self, key: str) -> None:
        kind, _, seat = key.partition(":")
        if kind == "resample":
            self.game = self._at(self.game.number + 1)
        else:
            self.game.outside(kind, seat or None)

    def wind(self, number: int) -> None:
        """To any entry."""
        if number < self.game.number:
            self.game.back(number)
        while self.game.number < number:
            self.forward()

    def told(self, seat: Seat | None) -> list[list[Event]]:
        """What a seat was told at each entry, from entry 0 on."""
        self.wind(0)
        told = [self.game.events(seat)[:]]
        count = len(told[0])
        for _ in self.entries:
            self.forward()
            told.append(self.game.events(seat, count))
            count += len(told[-1])
        return told

    def label(self) -> tuple[Seat, Text | None]:
        """Who acts at the next entry, and that choice in words if it was a choice."""
        seat, key, forced = self.entries[self.game.number]
        if forced:
            return self.game.decisions[0].seat, None
        if not seat:
            return "", None
        decision = self.game.asks(seat)[0]
        return seat, decision.ask.answer(self.game.state, key).label

    def quiet(self) -> dict[str, Any]:
        """The position here, or at the nearest entry before that has one; the playback is wound to it."""
        for number in range(self.game.number, -1, -1):
            self.wind(number)
            try:
                return self.game.position()
            except NoPosition:
                continue
        raise NoPosition("the game has no entry, up to this one, at which a position can be written")
