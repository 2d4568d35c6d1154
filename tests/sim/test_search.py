"""The bot that searches stops early only where nothing could change its choice, and looks as far ahead as the game says."""

from __future__ import annotations

from typing import Any

import pytest

import coterie
from coterie.bots import search
from coterie.bots.search import SearchBot
from coterie.games.empire.judgement import EmpireJudgement
from coterie.games.empire.table import Table
from coterie.kernel.game import Game
from coterie.kernel.questions import Ask
from coterie.kernel.seat import Seat
from tests.marks import slow


class Counting(Seat):
    """A seat that counts the worlds it is asked to imagine."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game, name)
        self.imagined = 0

    def imagine(self, seed: int) -> Game:
        self.imagined += 1
        return super().imagine(seed)


@slow
def test_stopping_early_chooses_as_searching_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coterie.new("empire", seed=3)
    early = searched = marked = 0
    while searched < 25:
        decision = game.decisions[0]
        searches = len(decision.keys) > 1 or decision.marks is not None
        chosen, playouts = _choose(game, searched)
        with monkeypatch.context() as whole:
            whole.setattr(search, "_lead", lambda _root, _name: 0)
            assert _choose(game, searched) == (chosen, 30 if searches else 0)
        searched += searches
        marked += decision.marks is not None
        early += 0 < playouts < 30
        game.choose(decision.seat, chosen)
    assert early > 5
    assert marked


def _choose(game: Game, seed: int) -> tuple[str, int]:
    """What a bot of thirty playouts chooses, and how many of them it plays."""
    seat = Counting(game, game.decisions[0].seat)
    return SearchBot(seed, None, 30).choose(seat, seat.decisions[0]), seat.imagined


def test_playouts_go_on_as_long_as_the_judgement_says(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[int] = []
    weigh = EmpireJudgement.weigh

    def count(self: EmpireJudgement, state: Table, ask: Ask[Any], keys: list[str]) -> list[float]:
        weighed[-1] += 1
        return weigh(self, state, ask, keys)

    monkeypatch.setattr(EmpireJudgement, "weigh", count)
    game = coterie.new("empire", seed=3)
    while len(game.decisions[0].keys) == 1:
        game.choose(game.decisions[0].seat, game.decisions[0].keys[0])
    for horizon in (0, 40):
        weighed.append(0)
        monkeypatch.setattr(EmpireJudgement, "horizon", horizon, raising=False)
        SearchBot(4, None, 6).choose(Seat(game, game.decisions[0].seat), game.decisions[0])
    assert weighed[0] < weighed[1] / 3
