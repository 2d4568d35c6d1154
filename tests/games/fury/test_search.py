"""Searching in Fury of Dracula: what `steady` proposes is weighed against what looks nearly as good, in worlds a round later."""

from __future__ import annotations

from typing import Any

import pytest

from coterie import bots
from coterie.bots.compare import PORTION, Comparison
from coterie.games.fury.bots.judgement import CONSIDERED, FuryJudgement
from coterie.games.fury.facts.places import NUMBER
from coterie.games.fury.table import Table
from coterie.kernel.chance import Chance
from coterie.kernel.questions import Ask
from coterie.kernel.seat import Seat
from tests.games.fury.table import Scene, scene


def hunted() -> Scene:
    """Lord Godalming is to travel from Berlin, and Dracula was in Prague two turns ago."""
    return scene(phase="move", place={"godalming": "berlin", "seward": "munich"}, dracula="vienna", trail=["vienna", "prague up"])


def compared(s: Scene, seed: int = 1) -> Comparison:
    decision = s.game.decisions[0]
    return Comparison(Seat(s.game, decision.seat), decision, FuryJudgement(), Chance(seed))


def test_the_likely_journeys_are_compared_and_no_others() -> None:
    comparison = compared(hunted())
    assert 1 < len(comparison.keys) <= CONSIDERED
    assert comparison.proposed in comparison.keys


def test_tables_are_judged_a_round_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is chosen: a turn with many questions is not judged sooner than one with few."""
    hours = list[int]()
    judgement = FuryJudgement()

    def value(self: FuryJudgement, state: Table, seat: str) -> float:
        hours.append(judgement.clock(state))
        return 0.5

    monkeypatch.setattr(FuryJudgement, "value", value)
    s = hunted()
    begun = judgement.clock(s.table)
    assert compared(s).play() == len(hours)
    assert set(hours) == {begun + 5}


def test_the_clock_counts_turns() -> None:
    s = scene(active="mina", phase="action")
    before = FuryJudgement().clock(s.table)
    s.play("pass")
    assert s.table.active == 4
    assert FuryJudgement().clock(s.table) == before + 1


def test_the_proposal_stands_if_nothing_does_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuryJudgement, "value", lambda *_: 0.5)
    comparison = compared(hunted())
    for _ in range(PORTION):
        comparison.play()
    assert comparison.best() == comparison.proposed


def test_what_does_clearly_better_is_chosen_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuryJudgement, "span", 1)
    s = hunted()
    comparison = compared(s)
    other = next(key for key in comparison.keys if key != comparison.proposed and key.startswith("road"))
    monkeypatch.setattr(FuryJudgement, "value", lambda _, state, seat: float(state.hunters[0].place == NUMBER[other[5:]]))
    for _ in range(PORTION):
        comparison.play()
    assert comparison.best() == other
    assert bots.make("search:120x", "fury", 1).choose(Seat(s.game, "hunters"), s.game.decisions[0]) == other


def test_what_does_clearly_worse_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuryJudgement, "span", 1)
    comparison = compared(hunted())
    road = NUMBER[comparison.proposed.partition(":")[2]]
    monkeypatch.setattr(FuryJudgement, "value", lambda _, state, seat: float(state.hunters[0].place == road))
    for _ in range(PORTION):
        comparison.play()
    assert comparison.settled
    assert comparison.best() == comparison.proposed


def test_a_few_worlds_are_too_few_to_leave_the_proposal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuryJudgement, "span", 1)
    comparison = compared(hunted())
    road = NUMBER[comparison.proposed.partition(":")[2]]
    monkeypatch.setattr(FuryJudgement, "value", lambda _, state, seat: float(state.hunters[0].place != road))
    comparison.play()
    assert comparison.best() == comparison.proposed


def test_in_a_fight_cards_stay_unforeseeable() -> None:
    s = scene(phase="move", time="midnight", dracula="prague", place={"godalming": "berlin"}).play("road:prague")
    assert [decision.kind for decision in s.game.decisions] == ["enemy-tactic", "tactic"]
    for decision in s.game.decisions:
        assert Comparison(Seat(s.game, decision.seat), decision, FuryJudgement(), Chance(3)).settled


def test_quick_players_choose_what_can_be_chosen() -> None:
    s = hunted()
    ask: Ask[Any] = s.game.decisions[0].ask
    keys = s.game.decisions[0].keys
    assert {FuryJudgement().follow(s.table, ask, keys, Chance(seed)) for seed in range(20)} <= set(keys)
