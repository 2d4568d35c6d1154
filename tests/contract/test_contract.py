"""Every registered game, with every preset, and the tiny game keep the contract; planted faults break it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import coterie
from coterie.kernel import registry
from coterie.kernel.definition import Definition
from coterie.kernel.questions import PASS
from tests.contract import checks
from tests.contract.drive import asked, new
from tests.tiny import TINY, Tiny

GAMES: dict[str, Definition[Any]] = {**{name: registry.find(name) for name in coterie.games()}, "tiny": TINY}
CASES = [(name, preset) for name, definition in GAMES.items() for preset in definition.presets]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "preset"), CASES)
@pytest.mark.parametrize("check", checks.ALL.values(), ids=checks.ALL)
def test_contract(check: checks.Check, name: str, preset: str, seed: int) -> None:
    check(GAMES[name], seed, preset)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "preset"), CASES)
def test_two_worlds(name: str, preset: str, seed: int) -> None:
    assert checks.two_worlds(GAMES[name], seed, preset) > 6


@pytest.mark.parametrize("plant", ["view", "event", "window", "option"])
def test_a_planted_leak_is_found_by_two_worlds(plant: str) -> None:
    leaky = Tiny(plant)
    with pytest.raises(AssertionError, match=r"worlds? apart|in one world|==|zip"):
        for seed in range(40):
            checks.two_worlds(leaky, seed, "standard")


def test_a_wrong_quiet_mark_is_found() -> None:
    with pytest.raises(AssertionError, match="marked quiet"):
        for seed in range(20):
            checks.quiet_questions_are_quiet(Tiny("quiet"), seed, "standard")


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(seed=st.integers(0, 1000), numbers=st.lists(st.integers(0, 63), max_size=120))
def test_driven_by_numbers(name: str, seed: int, numbers: list[int]) -> None:
    """Choice = number mod options, so that a failure shrinks to its shortest game; with a reload twin at every tenth decision."""
    definition = GAMES[name]
    game = new(definition, seed)
    for at, number in enumerate(numbers):
        if not game.decisions:
            break
        decision = game.decisions[number % len(game.decisions)]
        game.choose(decision.seat, decision.keys[number % len(decision.keys)])
        assert list(definition.faults(game.state)) == []
        if at % 10 == 9 and game.decisions:
            checks.reload_agrees(definition, game)
            checks.position_agrees(definition, game, seed)


@pytest.mark.parametrize("name", GAMES)
def test_forced_passes_are_folded_in_the_record(name: str) -> None:
    """A run of lone passes is a count in the row before it, and unfolds to the same game."""
    definition = GAMES[name]
    for seed in range(5):
        game = new(definition, seed)
        forced = 0
        for decision in checks.steps(game, seed):
            forced += decision.keys == [PASS] and len(game.decisions) == 1
        rows = game.record()["log"]
        counted = sum(row[2] for row in rows if len(row) == 3)
        assert len(rows) + counted == game.number
        assert counted <= forced <= counted + 1
        assert asked(coterie.kernel.game.restore(definition, coterie.kernel.record.read(game.record()))) == b"[]"
