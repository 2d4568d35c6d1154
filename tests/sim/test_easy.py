"""The bot for newcomers: it plays by rules of thumb among what it has seen, every game to its end, and is weaker for it."""

from __future__ import annotations

from collections import Counter

import pytest

import coterie
from coterie import bots
from coterie.bots.easy import EasyBot
from coterie.kernel.decision import Decision
from coterie.kernel.questions import PASS
from coterie.kernel.seat import Seat, ask_bot
from coterie.server.live import levels
from coterie.sim.run import simulate
from coterie.sim.tally import Tally
from tests.marks import slow


class Looks:
    """Takes the first option, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def choose(self, seat: Seat, decision: Decision) -> str:
        self.shown = decision.keys
        return decision.keys[0]


def test_options_are_overlooked_and_passing_never_is() -> None:
    game = coterie.new("vtes", seed=2)
    looks = Looks()
    easy = EasyBot(1, looks)
    whole = seen = windows = 0
    while game.decisions and game.number < 400:
        decision = game.decisions[0]
        if decision.marks is None and len(decision.keys) > 1:
            easy.choose(Seat(game, decision.seat), decision)
            assert set(looks.shown) <= set(decision.keys)
            assert looks.shown
            assert (PASS in looks.shown) == (PASS in decision.keys)
            whole += len(decision.keys)
            seen += len(looks.shown)
            windows += decision.window
        ask_bot(bots.make("steady", "vtes", game.number), game, decision)
    assert windows > 20
    assert 0.5 < seen / whole < 0.9


@pytest.mark.parametrize("game", coterie.games())
def test_the_easy_bot_plays_every_game_to_its_end(game: str) -> None:
    (result,) = simulate(game, ["easy"], 1, seed=3)
    assert result.winners
    assert result.turns is None or result.turns < 150


def test_it_stands_between_chance_and_rules_of_thumb() -> None:
    for game in coterie.games():
        assert bots.names(game)[:3] == ("random", "easy", "steady")
        assert levels.checked(game, "easy") == "easy"
        assert levels.simpler(game, "easy") == "random"


@slow
def test_it_is_weaker_than_steady_and_stronger_than_chance() -> None:
    points = Counter[str]()
    for other in ("steady", "random"):
        tally = Tally()
        for result in simulate("vtes", ["easy", other, "easy", other, other], 12, seed=5, rotate=True):
            tally.add(result)
        points[other] = round(100 * (tally.bots["easy"].score.value - tally.bots[other].score.value))
    assert points["steady"] < -30
    assert points["random"] > 100
