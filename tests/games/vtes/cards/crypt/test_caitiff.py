"""Caitiff with an ability."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits

CALL = "play:ancilla-empowerment:alice-chen"


@card("Donald Cargill")
def test_donald_burns_a_blood_after_a_referendum_of_the_predator_passes() -> None:
    at = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat("Donald Cargill"), Seat())
    at.does("a", CALL).lets("polling").does("a", "for:card").rest()
    assert (at.heard("referendum-passed"), at.blood("Donald Cargill")) == (1, 0)


@refuses("Donald Cargill")
def test_donald_burns_nothing_after_a_referendum_that_fails_or_that_another_calls() -> None:
    failed = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat("Donald Cargill; Belinde"), Seat())
    failed.does("a", CALL).lets("polling").does("b", "against:belinde").rest()
    assert (failed.heard("referendum-failed"), failed.blood("Donald Cargill")) == (1, 1)
    another = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat(), Seat("Donald Cargill"))
    another.does("a", CALL).lets("polling").does("a", "for:card").rest()
    assert (another.heard("referendum-passed"), another.blood("Donald Cargill")) == (1, 1)
