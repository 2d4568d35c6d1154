"""Every game passes OpenSpiel's own test, and is the same game there as here."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import coterie
from coterie.kernel import registry
from coterie.kernel.chance import derive
from coterie.lab.episode import BadParameter, TooManyOptions
from coterie.lab.open_spiel_game import register
from tests.tiny.game import Tiny


def load(name: str = "empire", **params: Any) -> Any:
    return pyspiel.load_game(f"python_coterie_{name}", {"seeds": 10, **params})


def dealt(seed: int = 3, **params: Any) -> Any:
    state = load(**params).new_initial_state()
    state.apply_action(seed)
    return state


def brief(name: str) -> Any:
    """A game, of few turns if it might go on for ever."""
    return load(name, setup='{"turn_limit": 8}') if registry.find(name).bounds else load(name)


@pytest.mark.parametrize("name", coterie.games())
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(brief(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", coterie.games())
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(brief(name), num_sims=1, serialize=True, verbose=False)


def test_random_simulation_of_three_who_are_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "tiny", Tiny())
    register("tiny")
    game = load("tiny")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_it_is_the_game_that_is_played_here() -> None:
    """Where several marks are asked for they are made one by one, and the game goes on when the last is made."""
    state, game = dealt(3), coterie.new("empire", seed=derive(3))
    chance = np.random.default_rng(1)
    made: list[str] = []
    while not state.is_terminal():
        decision = game.decisions[0]
        player = game.seats.index(decision.seat)
        assert state.current_player() == player
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        marks = set() if decision.marks is None else set(decision.marks.most)
        assert legal == decision.keys or set(legal) <= marks | ({"done"} if made else set(decision.keys))
        assert json.loads(state.observation_string(player)) == json.loads(msgspec.json.encode(game.view(decision.seat)))
        assert state.observation_tensor(player) == pytest.approx(game.definition.vector(game.view(decision.seat)))
        action = int(chance.choice(state.legal_actions()))
        state.apply_action(action)
        if legal[action] != "done":
            made.append(legal[action])
        if state.episode.made:
            continue
        assert decision.takes(" ".join(made))
        game.choose(decision.seat, " ".join(made))
        made = []
        while game.decisions and game.decisions[0].lone_pass:
            game.choose(game.decisions[0].seat, "pass")
    assert game.outcome is not None
    winners = game.outcome.winners
    assert state.returns() == [0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in game.seats]


def test_chance_is_the_deal_alone() -> None:
    state = load(seeds=4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    assert state.action_to_string(2) == "deal:2"
    deals = {dealt(seed).observation_string(0) for seed in range(4)}
    assert len(deals) == 4


def test_a_clone_goes_on_by_itself() -> None:
    state = dealt()
    twin = state.clone()
    before = str(twin)
    state.apply_action(state.legal_actions()[-1])
    assert str(twin) == before
    assert twin.history() == [3]
    twin.apply_action(twin.legal_actions()[-1])
    assert twin.observation_string(0) == state.observation_string(0)


def test_states_and_games_can_be_pickled() -> None:
    state = dealt()
    state.apply_action(1)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert (str(again), again.history()) == (str(state), state.history())
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())  # noqa: S301


def test_the_information_state_holds_what_was_told_and_chosen() -> None:
    state = dealt()
    player = state.current_player()
    key = state.action_to_string(state.legal_actions()[1])
    state.apply_action(state.legal_actions()[1])
    mine, others = (json.loads(state.information_state_string(who)) for who in (player, 1 - player))
    assert mine["chosen"] == [key]
    assert others["chosen"] == []
    assert mine["view"] == json.loads(state.observation_string(player))


def test_observers_name_the_parts_of_the_vector() -> None:
    state = dealt()
    observation = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    observation.set_from(state, 1)
    layout = dict(registry.find("empire").vector_layout())
    assert {part: len(numbers) for part, numbers in observation.dict.items()} == layout
    np.testing.assert_array_equal(observation.dict["seat: human, vampire"], [1, 0])


def test_too_many_options_name_the_parameter() -> None:
    with pytest.raises(TooManyOptions, match="max_options is 3"):
        dealt(max_options=3).legal_actions()


def test_bad_parameters() -> None:
    with pytest.raises(BadParameter, match="seeds must be at least 1"):
        load(seeds=0)
    with pytest.raises(BadParameter, match="setup must be a JSON object"):
        load(setup="turn_limit")
    with pytest.raises(coterie.BadSetup, match="turn_limit"):
        load(setup='{"turn_limit": "many"}')


def test_setup_is_obeyed() -> None:
    state = dealt(setup='{"turn_limit": 1}')
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert json.loads(str(state))["turn"] == 1


def test_python_ends_quietly_after_registering() -> None:
    ran = subprocess.run([sys.executable, "-c", "import coterie.lab.open_spiel_game"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
