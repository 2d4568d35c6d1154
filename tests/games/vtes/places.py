"""Games of VTES that begin at a position, for tests of what seats may see: a game, its seats, and a few verbs."""

from __future__ import annotations

from typing import Any, cast

import coterie
from coterie.games.vtes.pool import facts, named
from coterie.games.vtes.position import faults
from coterie.games.vtes.table import Table
from coterie.games.vtes.view import SeatView, VtesView
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS


class Place:
    """A game from a position. Cards are named; a minion is named as in keys, without its number."""

    def __init__(self, decks: list[Any], seats: dict[str, Any], seed: int = 1, lists: str = "closed", **course: Any) -> None:
        position = {"turn": 11, "phase": "minion", **course, "seats": seats}
        self.game: Game = coterie.new("vtes", seed=seed, setup={"decks": decks, "lists": lists}, position=position)

    @property
    def t(self) -> Table:
        """The table itself, with all its secrets."""
        return cast(Table, self.game.state)

    def view(self, seat: str | None) -> VtesView:
        """What a seat sees."""
        return cast(VtesView, self.game.view(seat))

    def of(self, viewer: str | None, seat: str) -> SeatView:
        """What a viewer sees of a seat."""
        return next(one for one in self.view(viewer).seats if one.seat == seat)

    def does(self, seat: str, *words: str) -> None:
        """Choose, one after the other, the key that begins with each word; numbers of pieces may be left out. Others pass before."""
        for word in words:
            self.settle(seat)
            (decision,) = self.game.asks(seat)
            keys = [word] if decision.takes(word) else [key for key in _all(decision) if _plain(key) == word]
            (key,) = keys[:1] or [f"no {word} in {decision.keys}"]
            self.game.choose(seat, key)

    def settle(self, seat: str) -> None:
        """Others pass, or do the one thing they can, until a seat is asked for more than a pass."""
        for _ in range(200):
            decisions = self.game.decisions
            if not decisions or any(decision.seat == seat and not decision.lone_pass for decision in decisions):
                return
            first = decisions[0]
            self.game.choose(first.seat, PASS if PASS in first.keys else first.keys[0])

    def world(self, seat: str, seed: int) -> Place:
        """Another world that looks the same to a seat, and is sound."""
        other = Place.__new__(Place)
        other.game = self.game.clone()
        other.game.resample(seat, seed)
        assert other.game.view(seat) == self.game.view(seat)
        assert list(faults(other.t)) == []
        return other

    def hand(self, seat: str) -> list[str]:
        """The names of the cards in a hand, in order of the alphabet."""
        return sorted(names(self.t.players[self.t.seat_number(seat)].hand))

    def face_down(self, seat: str) -> list[str]:
        """The face-down crypt cards of a seat, as they lie."""
        return names([self.t.pieces[number].card for number in self.t.players[self.t.seat_number(seat)].uncontrolled])


def _plain(key: str) -> str:
    """A key without the numbers of pieces."""
    parts = []
    for part in key.split(":"):
        name, _, rest = part.partition("/")
        bare, _, number = name.rpartition("-")
        name = bare if number.isdigit() and bare and bare != "crypt" else name
        parts.append(f"{name}/{rest}" if rest else name)
    return ":".join(parts)


def names(cards: Any) -> list[str]:
    """Cards by their names."""
    return [facts()[card].name for card in cards]


def number(name: str) -> int:
    """A card by its number."""
    return named(name).id


def _all(decision: Decision) -> list[str]:
    """Options, and what can be marked."""
    return [*decision.keys, *(mark.key for mark in decision.marked)]
