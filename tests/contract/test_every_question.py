"""Every bot answers every kind of question of every game; a kind that nobody meets is a failure, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.questions import Ask
from coterie.kernel.seat import answer_of
from tests.contract.rare import SCENES, from_the_start, hunters_close_by, mixed_decks
from tests.marks import slow

GAMES: dict[str, dict[Callable[[int], Game], int]] = {
    "empire": {from_the_start("empire"): 60},
    "fury": {from_the_start("fury"): 6, hunters_close_by: 60},
    "vtes": {from_the_start("vtes"): 16, mixed_decks: 24},
}
"""Where questions are looked for, and in how many games of each sort."""
LONGEST = 500
"""So many choices of a game are played."""
BASES = {"Choice", "PhaseWindow", "Question"}
"""What several questions derive from, and nobody is asked."""
NEVER = {"BurnOption": "no card that can be played has the burn option"}
TIMES = {"random": 1, "steady": 12, "search:4x": 1}
"""How often each bot is asked a kind of question."""
LIKINGS: dict[str, dict[str, float]] = {
    "empire": {},
    "fury": {"pass": 0.3},
    "vtes": {"pass": 0.3, "take-back": 0.1, "become-anarch": 0.1, "ready": 20.0, "transfer": 3.0},
}
"""How much sorts of choices are liked, others being 1: whoever passes and takes back meets little."""


def questions_of(name: str) -> set[str]:
    """The names of all questions that the rules of a game can ask."""
    package = import_module(f"coterie.games.{name}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return {kind.__name__ for kind in _below(Ask) if kind.__module__.startswith(f"{package.__name__}.")} - BASES


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


class Roll:
    """Who has answered what, and how often."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answered: Counter[tuple[str, str]] = Counter()
        self.met: set[str] = set()

    def call(self, game: Game) -> None:
        """Every bot answers what is open, unless it has answered such a question often enough; BotFailed if one cannot."""
        for decision in game.decisions:
            kinds = kinds_of(decision)
            if decision.lone_pass:
                continue
            self.met |= set(kinds)
            for bot, times in TIMES.items():
                if self.answered[kinds[-1], bot] < times:
                    self.answered[kinds[-1], bot] += 1
                    answer_of(bots.make(bot, self.name, game.number), game, decision)


def kinds_of(decision: Decision) -> tuple[str, ...]:
    """A question by its class, and by the name of its prompt where a class asks for many things."""
    prompt = getattr(decision.ask, "prompt_id", "")
    return (type(decision.ask).__name__, *([prompt] if prompt else []))


def explore(roll: Roll, game: Game, seed: int) -> None:
    """Play on by chance, with a liking for whatever happens, and let the bots answer on the way."""
    random = Random(seed)  # noqa: S311  # a test is to be repeated
    for _ in range(LONGEST):
        if not game.decisions:
            return
        roll.call(game)
        decision = random.choice(game.decisions)
        liking = [LIKINGS[roll.name].get(key.partition(":")[0], 1.0) for key in decision.keys]
        liked = random.choices(decision.keys, liking)[0] if decision.marks is None else decision.pick(Chance(random.getrandbits(60)))
        game.choose(decision.seat, liked, decision.number)


@pytest.mark.parametrize("name", ["empire", pytest.param("fury", marks=slow), pytest.param("vtes", marks=slow)])
def test_every_bot_answers_every_kind_of_question(name: str) -> None:
    roll = Roll(name)
    for sort, count in GAMES[name].items():
        for seed in range(count):
            explore(roll, sort(seed), seed)
    for kind, reach in SCENES.get(name, {}).items():
        roll.call(reach())
        assert kind in roll.met
    assert questions_of(name) - roll.met == NEVER.keys() & questions_of(name)


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, scenes in SCENES.items() for kind in scenes])
def test_every_bot_answers_what_is_seldom_asked(name: str, kind: str) -> None:
    roll, game = Roll(name), SCENES[name][kind]()
    roll.call(game)
    assert kind in roll.met
    assert {bot for _, bot in roll.answered} == set(TIMES)


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) == set(coterie.games())
