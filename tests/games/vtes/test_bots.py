"""The bots of VTES: they play every table, see only their seat, and say why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.games.vtes import families, rules
from coterie.games.vtes.book import standard_book
from coterie.games.vtes.bots.heuristics.choices import PROMPTS
from coterie.games.vtes.bots.hints import UNKNOWN, answer_to
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.instinct import RULES
from coterie.games.vtes.bots.judgement import VtesJudgement
from coterie.games.vtes.bots.purpose import purpose_in, purpose_of
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.games.vtes.table import SEATS
from coterie.games.vtes.view import view
from coterie.games.vtes.words.node import Node
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Adviser
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat, ask_bot
from coterie.locale import LANGUAGES, Speaker
from coterie.sim import Tally, simulate
from coterie.sim.table import Plan, play
from tests.games.vtes.build import Seat as Place
from tests.games.vtes.build import table
from tests.marks import slow


def steady_game(seed: int, **setup: object) -> Iterator[tuple[Game, Decision, SteadyBot]]:
    """A game between `steady` bots: each decision among two or more, just before it is made."""
    game = coterie.new("vtes", seed=derive(seed), setup={"turn_limit": 60, **setup})
    seated = {seat: SteadyBot(derive(seed, place)) for place, seat in enumerate(game.seats)}
    while game.decisions:
        decision = game.decisions[0]
        if len(decision.keys) > 1:
            yield game, decision, seated[decision.seat]
        ask_bot(seated[decision.seat], game, decision)


class Blinkers:
    """A seat that offers its name and its view, and nothing else."""

    def __init__(self, game: Game, name: str) -> None:
        self._seat = Seat(game, name)
        self.name = name

    @property
    def view(self) -> Any:
        return self._seat.view


def test_all_four_bots_play_this_game() -> None:
    assert bots.names("vtes") == ("random", "easy", "steady", "search")


@pytest.mark.parametrize("preset", ["standard", "duel", "three"])
def test_steady_answers_everything_in_every_setup(preset: str) -> None:
    slowest = 0.0
    for game, decision, _ in steady_game(11, **coterie.kernel.registry.find("vtes").presets[preset]):
        before = process_time()
        assert decision.takes(SteadyBot(2).choose(Seat(game, decision.seat), decision))
        slowest = max(slowest, process_time() - before)
    assert slowest < 2


def test_steady_needs_only_its_name_and_its_view() -> None:
    for number, (game, decision, _) in enumerate(steady_game(4, turn_limit=20)):
        if number % 7 == 0:
            blind: Any = Blinkers(game, decision.seat)
            assert SteadyBot(9).choose(blind, decision) == SteadyBot(9).choose(Seat(game, decision.seat), decision)


def test_steady_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    compared = 0
    for number, (game, decision, _) in enumerate(steady_game(5, turn_limit=30)):
        if number % 9 or decision.kind == "polling":
            continue
        world = game.clone()
        world.resample(decision.seat, 77)
        (other,) = world.asks(decision.seat)
        choice = SteadyBot(3).choose(Seat(game, decision.seat), decision)
        assert SteadyBot(3).choose(Seat(world, decision.seat), other) == choice
        compared += 1
    assert compared > 20


def test_every_choice_has_a_reason_in_four_languages() -> None:
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    told = set()
    for game, decision, bot in steady_game(6, turn_limit=40):
        bot.choose(Seat(game, decision.seat), decision)
        if bot.reason.id not in told:
            told.add(bot.reason.id)
            for speaker in speakers:
                words = speaker.say(bot.reason)
                assert words.endswith(".")
                assert words.count(".") == 1
    assert len(told) > 20


def test_a_lone_option_has_a_reason_too() -> None:
    bot = SteadyBot(1)
    assert bot.reason.id == "vtes-bot-only"
    assert all(Speaker(language, strict=True).say(bot.reason) for language in LANGUAGES)


def test_a_failed_block_is_not_tried_for_ever() -> None:
    for seed in range(3):
        blocks: list[tuple[int, str, int]] = []
        for game, decision, bot in steady_game(seed, turn_limit=25):
            key = bot.choose(Seat(game, decision.seat), decision)
            action = game.view(decision.seat).action
            if key.startswith("block:"):
                blocks.append((game.view().turn * 1000 + action.actor, key, action.stealth))
        assert blocks
        assert max(blocks.count(block) for block in blocks) <= 2


# What searching bots are told.


def kinds_asked(seed: int) -> set[str]:
    """What is asked in a random game, where the rules of thumb advise at every question."""
    game = coterie.new("vtes", seed=seed, setup={"turn_limit": 60})
    chance, judgement = Chance(seed), VtesJudgement()
    kinds = set()
    while game.decisions:
        decision = game.decisions[0]
        if len(decision.keys) > 1 or decision.marks is not None:
            kinds.add(decision.kind)
            state: Any = game.state
            proposed, compared = judgement.advise(state, decision.ask, decision.keys, chance)
            assert all(decision.takes(key) for key in {proposed, *compared})
            assert decision.takes(judgement.follow(state, decision.ask, decision.keys, chance))
            assert all(0 <= judgement.value(state, seat) <= 1 for seat in game.seats)
        game.choose(decision.seat, decision.pick(chance))
    return kinds


def test_there_is_a_rule_of_thumb_for_every_kind_of_question() -> None:
    kinds = set[str]().union(*(kinds_asked(seed) for seed in range(2)))
    assert kinds <= set(RULES)
    assert {"phase", "act", "window"} <= kinds


def test_more_pool_more_minions_and_more_points_are_better() -> None:
    def worth(**mine: Any) -> float:
        t = table(Place(**{"pool": 15, "ready": "Sully", **mine}), Place(pool=15, ready="Sully"), Place(pool=15, ready="Sully")).t
        return VtesJudgement().value(t, "a")

    assert worth(pool=25) > worth() > worth(pool=4)
    assert worth(ready="Sully; Colette") > worth() > worth(ready="")
    t = table(Place(pool=15), Place(pool=15), Place(pool=15)).t
    before = VtesJudgement().value(t, "a")
    t.players[0].points = 1.0
    assert VtesJudgement().value(t, "a") > before


def test_a_weak_prey_is_worth_something() -> None:
    def worth(prey: int, predator: int) -> float:
        return VtesJudgement().value(table(Place(pool=15), Place(pool=prey), Place(pool=15), Place(pool=predator)).t, "a")

    assert worth(4, 15) > worth(15, 15)


def test_search_compares_the_proposal_of_steady_with_what_looks_nearly_as_good() -> None:
    judgement: Any = VtesJudgement()
    assert isinstance(judgement, Adviser)
    compared = 0
    for game, decision, _ in steady_game(7, turn_limit=20):
        state: Any = game.state
        proposed, keys = judgement.advise(state, decision.ask, decision.keys, Chance(1))
        assert proposed in keys
        assert all(decision.takes(key) for key in keys)
        assert judgement.clock(state) == game.view().turn
        assert judgement.follow(state, decision.ask, decision.keys, Chance(1)) == proposed
        if decision.kind == "phase":
            assert keys == [proposed]
        compared += len(keys) > 1
    assert compared > 20


def test_search_plays_a_little() -> None:
    game = coterie.new("vtes", seed=3, setup={"turn_limit": 10})
    bot = bots.make("search:2x", "vtes", 1)
    asked = 0
    while game.decisions and asked < 40:
        decision = game.decisions[0]
        asked += len(decision.keys) > 1
        ask_bot(bot, game, decision)
    assert asked == 40 or game.outcome is not None


# Cards are weighed by what they say.


def test_every_way_to_play_every_card_is_weighed() -> None:
    for forms in standard_book().forms.values():
        for form in forms:
            purpose = purpose_of(form)
            assert abs(purpose.lasting) < 20
            assert abs(purpose.other) < 8


def test_what_nobody_knows_counts_a_little() -> None:
    class Marvel(Node, frozen=True):
        """An effect of tomorrow."""

    assert purpose_in((Marvel(),)).other == UNKNOWN


def test_an_insight_knows_the_neighbours() -> None:
    t = table(Place(), Place(), Place(), Place()).t
    insight = Insight(view(t, "b"))
    assert (insight.prey, insight.predator) == (2, 0)
    t.players[2].ousted = True
    insight = Insight(view(t, "b"))
    assert (insight.prey, insight.predator) == (3, 0)


def test_there_is_a_rule_of_thumb_for_every_choice_that_rules_ask_for() -> None:
    asked = set()
    for source in (*Path(rules.__file__).parent.rglob("*.py"), *Path(families.__file__).parent.glob("*/does.py")):
        text = source.read_text(encoding="utf-8")
        asked |= set(re.findall(r'(?:choose_(?:piece|seat|number|word)\(t, |one_of\(t, deed, )[^"\n]*"([a-z-]+)"', text))
    assert len(asked) > 40
    assert sorted(prompt for prompt in asked if prompt not in PROMPTS and answer_to(prompt) is None) == []


# Strength.


@slow
def test_steady_takes_three_times_the_points_of_random() -> None:
    tally = Tally()
    for result in simulate("vtes", ["steady", "random", "steady", "random", "random"], 10, seed=1, rotate=True):
        tally.add(result)
    assert tally.bots["steady"].score.value >= 3 * tally.bots["random"].score.value
    assert set(tally.reasons) <= {"vtes-end-last", "vtes-end-limit"}


STALLED = {
    15: ("tremere", "nosferatu", "malkavian", "hecata", "lasombra"),
    159: ("toreador", "nosferatu", "tremere", "malkavian", "hecata"),
    177: ("malkavian", "tremere", "toreador", "lasombra", "nosferatu"),
}
"""Games in which everybody once waited for everybody else, for 240, 300 and 207 turns."""


@slow
@pytest.mark.parametrize("index", STALLED)
def test_games_in_which_everybody_used_to_wait_come_to_an_end(index: int) -> None:
    result = play(Plan("vtes", ("steady",) * 5, SEATS, 1, {"turn_limit": 300, "decks": STALLED[index]}), index)
    assert result.turns is not None
    assert result.turns < 200
    assert result.reason.id == "vtes-end-last"
