"""Every registered game, with every preset, and the tiny game keep the contract; planted faults break it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, islice
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import coterie
from coterie.games.empire import game as game_module
from coterie.games.empire import view
from coterie.games.empire.cards import HUMAN
from coterie.games.empire.rules import discard, support
from coterie.games.empire.table import Table
from coterie.games.empire.view import EmpireView
from coterie.kernel import registry
from coterie.kernel.decision import Decision
from coterie.kernel.definition import Definition
from coterie.kernel.opening import restore
from coterie.kernel.questions import PASS
from coterie.kernel.record import read
from tests.contract import checks
from tests.contract.drive import asked, new, steps
from tests.marks import slow
from tests.tiny import TINY, Tiny

GAMES: dict[str, Definition[Any]] = {**{name: registry.find(name) for name in coterie.games()}, "tiny": TINY}
QUICK = 1
"""The seed that `make check` tries; all are tried by `make test`."""
CASES = [(name, preset) for name, definition in GAMES.items() for preset in definition.presets]


def seeds(count: int) -> list[Any]:
    """So many seeds, all but one of them slow."""
    return [pytest.param(seed, marks=[] if seed == QUICK else slow) for seed in range(count)]


@pytest.fixture(autouse=True)
def _tiny_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is registered while these tests run, so that its words are found."""
    monkeypatch.setitem(registry._loaded, "tiny", TINY)


@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize(("name", "preset"), CASES)
@pytest.mark.parametrize("check", checks.ALL.values(), ids=checks.ALL)
def test_contract(check: checks.Check, name: str, preset: str, seed: int) -> None:
    check(GAMES[name], seed, preset)


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize(("name", "preset"), CASES)
def test_two_worlds(name: str, preset: str, seed: int) -> None:
    assert checks.two_worlds(GAMES[name], seed, preset) > 6


@pytest.mark.parametrize("plant", ["view", "event", "window", "option", "marks"])
def test_a_planted_leak_is_found_by_two_worlds(plant: str) -> None:
    assert any(fails(checks.two_worlds, Tiny(plant), seed) for seed in range(40))


def test_a_spectator_who_notices_more_than_a_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator sees that a card was chosen before it is announced."""
    honest = view.view

    def leaky(table: Table, seat: str | None) -> EmpireView:
        chosen = sum(not running.announced for running in table.running)
        return msgspec.structs.replace(honest(table, seat), bag=len(table.bag) + (chosen if seat is None else 0))

    monkeypatch.setattr(game_module, "view", leaky)
    assert any(fails(checks.spectators_notice_no_more, GAMES["empire"], seed) for seed in range(6))


def test_a_wrong_quiet_mark_is_found() -> None:
    assert any(fails(checks.quiet_questions_are_quiet, Tiny("quiet"), seed) for seed in range(20))


@slow
def test_leaks_planted_in_vampire_empire_are_found_by_two_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The human player's view names a vampire; a window opens by what a hand holds; an event tells what was discarded."""
    empire = GAMES["empire"]
    honest_view, honest_window, honest_discard = view.view, support.could_play, discard.put_down

    def leaky_view(table: Table, seat: str | None) -> EmpireView:
        seen = honest_view(table, seat)
        return msgspec.structs.replace(seen, bag=ord(table.vampires[-1][0])) if seat == HUMAN else seen

    def leaky_window(table: Table, seat: str, timing: str) -> bool:
        held = [table.book.cards[card] for card in table.sides[seat].hand]
        return honest_window(table, seat, timing) and any(card.effect is not None and card.timing == timing for card in held)

    def leaky_discard(table: Table, seat: str, discarded: list[tuple[str, str]]) -> None:
        if discarded:
            table.tell("empire-event-cellar", seat=seat, count=len(discarded[0][1]))
        honest_discard(table, seat, discarded)

    assert not any(fails(checks.two_worlds, empire, seed) for seed in range(12))
    for module, name, leaky in (
        (game_module, "view", leaky_view),
        (support, "could_play", leaky_window),
        (discard, "put_down", leaky_discard),
    ):
        with monkeypatch.context() as planted:
            planted.setattr(module, name, leaky)
            found = sum(fails(checks.two_worlds, empire, seed) for seed in range(12))
        assert found >= 3, f"{leaky.__name__} was found in {found} of 12 runs"


def fails(check: Callable[[Definition[Any], int, str], object], definition: Definition[Any], seed: int) -> bool:
    """Whether a check finds a fault."""
    try:
        check(definition, seed, "standard")
    except AssertionError:
        return True
    return False


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
        game.choose(decision.seat, answer_by(decision, number))
        assert list(definition.faults(game.state)) == []
        if at % 10 == 9 and game.decisions:
            checks.reload_agrees(definition, game)
            checks.position_agrees(definition, game, seed)


def answer_by(decision: Decision, number: int) -> str:
    """The answer of a number: one of the options, or one of the first answers of marks behind them."""
    answers = decision.keys + (list(islice(decision.marks.every(), 40)) if decision.marks is not None else [])
    return answers[number % len(answers)]


@pytest.mark.parametrize("name", GAMES)
def test_a_pass_is_made_unasked_where_nothing_else_is_possible_or_it_was_ordered(name: str) -> None:
    """An order counts at windows alone, and only for the prompt it names."""
    met = set()
    for decision in chain.from_iterable(steps(new(GAMES[name], seed), seed) for seed in range(QUICK, QUICK + (3 if name == "tiny" else 1))):
        prompt = decision.prompt.id
        unasked = decision.auto_pass(), decision.auto_pass([prompt]), decision.auto_pass(["another-prompt"])
        if decision.lone_pass:
            assert unasked == ("only", "only", "only")
        elif decision.ask.window and PASS in decision.keys:
            assert unasked == ("", "ordered", "")
        else:
            assert unasked == ("", "", "")
            assert not decision.window
        met.add(unasked[1])
    assert met == {"", "only", "ordered"}


@pytest.mark.parametrize("name", GAMES)
def test_forced_passes_are_folded_in_the_record(name: str) -> None:
    """A run of lone passes is a count in the row before it, and unfolds to the same game."""
    definition = GAMES[name]
    for seed in range(5):
        game = new(definition, seed)
        forced = 0
        for decision in steps(game, seed):
            forced += decision.lone_pass and len(game.decisions) == 1
        rows = game.record()["log"]
        counted = sum(row[2] for row in rows if len(row) == 3)
        assert len(rows) + counted == game.number
        assert counted <= forced <= counted + 1
        assert asked(restore(definition, read(game.record()))) == b"[]"
