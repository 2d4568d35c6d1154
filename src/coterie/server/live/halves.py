"""Half a choice: an entry after which everybody else sees and hears what they did before, and the same seat is asked again.

Whoever plays a card chooses it first, then on whom, then how to pay; until that is done it can be taken back, and others must not notice
that anything was begun. So they are told of such entries only with the one that completes the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from coterie.kernel.game import Game
from coterie.kernel.state import State


class Before(NamedTuple):
    """A game before an entry of a seat, as far as it takes to see later whether others notice the entry."""

    seat: str
    told: list[int]
    out: tuple[str, ...]
    views: Mapping[str | None, Any]
    """What was looked at in it already."""
    state: State | None
    """For the views of others that were not: most entries are told to everybody, and then nobody needs them."""

    def unnoticed(self, game: Game, view: Callable[[str | None], Any]) -> bool:
        """Whether nobody but the seat notices how the game stands now, with what each sees of it."""
        others = _others(game, self.seat)
        if not _asks_alone(game, self.seat) or game.outcome is not None or self.told != _told(game, others) or self.out != game.out:
            return False
        return all(view(other) == self._view(game, other) for other in others)

    def _view(self, game: Game, seat: str | None) -> Any:
        return self.views[seat] if seat in self.views else game.definition.view(self.state, seat)


def before(game: Game, seat: str, views: Mapping[str | None, Any]) -> Before | None:
    """The game before an entry of a seat; None if others are asked beside it, who see by the answer that it was given."""
    if not seat or not _asks_alone(game, seat):
        return None
    others = _others(game, seat)
    known = all(other in views for other in others)
    return Before(seat, _told(game, others), game.out, views, None if known else game.state.copy())


def _others(game: Game, seat: str) -> list[str | None]:
    """Who might notice something. Spectators notice nothing that a seat does not: the contract tests hold every game to that."""
    others: list[str | None] = [other for other in game.seats if other != seat]
    return others or [None]


def _told(game: Game, seats: list[str | None]) -> list[int]:
    return [game.state.told_to(seat) for seat in seats]


def _asks_alone(game: Game, seat: str) -> bool:
    return [decision.seat for decision in game.decisions] == [seat]
