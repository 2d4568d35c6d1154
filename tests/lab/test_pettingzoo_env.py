"""Every game passes PettingZoo's own tests, and the environment tells exactly what the seat may know."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import coterie
from coterie import IllegalChoice
from coterie.kernel import registry
from coterie.lab.episode import BadParameter, TooManyOptions
from coterie.lab.pettingzoo_env import CoterieEnv, env
from tests.marks import slow
from tests.tiny.game import Tiny

RECOMMENDED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
    "ignore:Action mask numpy array is all zeros",
]
"""What the test would like but does not ask for: our observations are dictionaries with a mask, and our agents have the seats' names."""
quietly = pytest.mark.filterwarnings(*RECOMMENDED)


@quietly
@pytest.mark.parametrize("game", coterie.games())
def test_api(game: str) -> None:
    api_test(env(game), num_cycles=400)


@pytest.mark.parametrize("game", coterie.games())
def test_seeding(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


def play(table: CoterieEnv, seed: int) -> dict[str, float]:
    """The rewards of a game of random choices."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


@slow
@pytest.mark.parametrize("game", coterie.games())
def test_rewards_are_those_of_the_outcome(game: str) -> None:
    """Games that are short are played often enough to end in more than one way."""
    seen = set()
    long = bool(registry.find(game).bounds)
    for seed in range(3 if long else 12):
        table = CoterieEnv(game)
        rewards = play(table, seed)
        outcome = table._episode.game.outcome
        assert outcome is not None
        assert set(rewards) == set(table.possible_agents)
        assert sum(rewards.values()) == pytest.approx(0)
        for seat in outcome.winners:
            assert rewards[seat] == 1.0
        seen.add(tuple(rewards.values()))
    assert long or len(seen) > 1


def test_a_seeded_game_is_the_game_of_that_seed() -> None:
    table = env("empire")
    table.reset(seed=7)
    same = coterie.new("empire", seed=7)
    decision = same.decisions[0]
    observation, _, _, _, info = table.last()
    assert table.agent_selection == decision.seat
    assert decision.marks is not None
    assert info["keys"] == [*decision.keys, *decision.marks.most]
    assert observation["action_mask"].sum() == len(info["keys"])
    assert json.loads(info["view"]) == json.loads(msgspec.json.encode(same.view(decision.seat)))
    assert observation["observation"].tolist() == pytest.approx(same.definition.vector(same.view(decision.seat)))


def test_resets_without_a_seed_go_on_from_the_last_seed() -> None:
    def deals() -> list[str]:
        table = env("empire")
        table.reset(seed=5)
        views = [table.infos["human"]["view"]]
        for _ in range(2):
            table.reset()
            views.append(table.infos["human"]["view"])
        return views

    assert deals() == deals()
    assert len(set(deals())) == 3


def test_a_seat_that_is_not_asked_has_no_actions() -> None:
    table = env("empire")
    table.reset(seed=7)
    (other,) = set(table.agents) - {table.agent_selection}
    assert table.observe(other)["action_mask"].sum() == 0
    assert table.infos[other]["keys"] == []


def test_an_action_beyond_the_mask_is_refused_and_changes_nothing() -> None:
    table = env("empire")
    table.reset(seed=7)
    agent, before = table.agent_selection, table.infos[table.agent_selection]
    with pytest.raises(IllegalChoice, match="127 is no action of vampire"):
        table.step(127)
    assert (table.agent_selection, table.infos[agent]) == (agent, before)
    table.step(0)


def test_too_many_options_name_the_parameter() -> None:
    with pytest.raises(TooManyOptions, match="max_options is 3"):
        env("empire", max_options=3).reset(seed=1)


def test_bad_parameters() -> None:
    with pytest.raises(BadParameter, match="max_options must be at least 1"):
        env("empire", max_options=0)
    with pytest.raises(BadParameter, match="render_mode"):
        env("empire", render_mode="human")
    with pytest.raises(coterie.UnknownGame):
        env("whist")


def test_render_shows_what_a_spectator_sees() -> None:
    table = env("empire", render_mode="ansi")
    table.reset(seed=7)
    assert json.loads(table.render())["hand"] == []


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of three with secret simultaneous choices and open polling."""
    monkeypatch.setitem(registry._loaded, "tiny", Tiny())
    return "tiny"


@quietly
def test_api_with_three_seats_that_are_asked_at_once(tiny: str) -> None:
    api_test(env(tiny), num_cycles=200)


def test_seats_that_are_asked_at_once_do_not_see_each_others_answers(tiny: str) -> None:
    together = 0
    for seed in range(20):
        table = CoterieEnv(tiny)
        table.reset(seed=seed)
        chance = np.random.default_rng(seed)
        while not any(table.terminations.values()):
            observation, _, _, _, _ = table.last()
            waiting = [decision.seat for decision in table._episode.game.decisions if decision.kind == "duel"][1:]
            before = {seat: table.infos[seat]["view"] for seat in waiting}
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            for seat in waiting:
                together += 1
                assert table.agent_selection in waiting
                assert table.infos[seat]["view"] == before[seat]
    assert together > 5


def test_rewards_of_three_are_distances_from_the_mean(tiny: str) -> None:
    table = CoterieEnv(tiny)
    rewards = play(table, 3)
    outcome = table._episode.game.outcome
    assert outcome is not None
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(map(abs, rewards.values())) == pytest.approx(1)
    by_score = sorted(outcome.scores, key=lambda seat: outcome.scores[seat])
    assert sorted(rewards, key=lambda seat: rewards[seat]) == by_score


def test_an_answer_of_several_marks_is_given_mark_by_mark_in_one_way(tiny: str) -> None:
    """Every way through the steps is another answer, and together they are all answers there are."""
    table = CoterieEnv(tiny)
    table.reset(seed=1)
    table.step(table.infos["ada"]["keys"].index("gifts"))
    assert table.infos["ada"]["keys"] == ["pass", "give:bea", "give:cem"]
    assert table.infos["bea"]["keys"] == []
    marks = table._episode.game.decisions[0].marks
    assert marks is not None
    found = []

    def walk(episode: Any) -> None:
        for action, key in enumerate(episode.keys("ada")):
            if key != "pass":
                after = copy.deepcopy(episode)
                after.choose(action)
                if after.game.number > episode.game.number:
                    found.append(after.game.record()["log"][1][1])
                else:
                    assert after.made == (*episode.made, key)
                    assert copy.deepcopy(after).made == after.made
                    walk(after)

    walk(table._episode)
    assert sorted(found) == sorted(marks.every())
