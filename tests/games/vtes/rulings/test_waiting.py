"""Rulings on vampires that wait for a referendum to pass."""

from __future__ import annotations

import pytest

from ..build import Seat
from ..cards.playing import Play, sits
from .marks import ruling

CALL = "play:ancilla-empowerment:alice-chen"
"""Each Methuselah burns a pool for each minion that they control."""


def called(*seats: Seat) -> Play:
    """The referendum of a passes."""
    return sits(*seats).does("a", CALL).lets("polling").does("a", "for:card").rest()


def caller(pool: int = 10) -> Seat:
    return Seat("Alice Chen", "Ancilla Empowerment", pool=pool)


@ruling("200890", "0875b9")
def test_lutz_acts_after_the_effects_and_whoever_is_his_prey_then() -> None:
    """b is ousted, and c is the prey of a from then on."""
    lutz = Seat("Alice Chen; Lutz von Hohenzollern", "Ancilla Empowerment")
    at = called(lutz, Seat("Ryan", pool=1), Seat("Sully"), Seat())
    assert at.t.players[1].ousted
    assert at.pools() == [10 - 2 + 6, 0, 10 - 1 - 1, 10]


@ruling("200890", "37aae9")
def test_lutz_does_nothing_if_his_controller_is_ousted() -> None:
    at = called(caller(), Seat("Lutz von Hohenzollern", pool=1), Seat("Ryan"), Seat())
    assert at.t.players[1].ousted
    assert at.pools() == [10 - 1 + 6, 0, 10 - 1, 10]


@ruling("200365", "a94610")
def test_donald_burns_after_the_effects() -> None:
    at = called(caller(), Seat("Donald Cargill"), Seat("Ryan", pool=1), Seat())
    assert (at.t.players[2].ousted, at.blood("Donald Cargill")) == (True, 0)
    told = [text.id for text in at.told]
    assert told.index("vtes-event-ousted") < told.index("vtes-event-applied")


@ruling("200365", "d6b8b5")
@pytest.mark.parametrize("others", [1, 2])
def test_donald_burns_though_the_predator_is_ousted(others: int) -> None:
    at = sits(caller(pool=1), Seat("Donald Cargill"), *(Seat("Ryan"), Seat("Sully"))[:others])
    at.does("a", CALL).lets("polling").does("a", "for:card").until(lambda: at.t.players[0].ousted)
    assert at.blood("Donald Cargill") == 0
