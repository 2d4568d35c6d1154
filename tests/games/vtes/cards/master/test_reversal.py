"""Sudden Reversal: a master out of turn that cancels another."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def plays(hand: str, key: str, a: str = "Sudden Reversal", c: str = "") -> Play:
    """b plays a master in the turn that is b's, and a may answer."""
    return sits(Seat("Sully", a), Seat("Ryan; Lauren", hand), Seat("Meaghan", c), active="b", phase="master").does("b", key)


@card("Sudden Reversal")
@rule("v5.master.out-of-turn", "v5.wording.cancel")
def test_a_reversal_cancels_a_master_and_its_cost_is_not_paid() -> None:
    at = plays("Slum Hunting Ground; Fame", "play:slum-hunting-ground").does("a", "play:sudden-reversal")
    assert not at.there("Slum Hunting Ground")
    assert (at.ash("b"), at.ash("a"), at.pools()) == (["Slum Hunting Ground"], ["Sudden Reversal"], [10, 10, 10])
    assert at.why("b", "play:fame") == "no-master-action"
    assert (len(at.hand("a")), len(at.hand("b")), at.t.players[0].debt) == (7, 7, 1)
    at.goes_on("a", "master")
    assert at.t.players[0].master_actions == 0


@card("Sudden Reversal")
def test_a_master_that_nobody_cancels_is_paid_after_all_have_passed() -> None:
    at = plays("Slum Hunting Ground", "play:slum-hunting-ground")
    assert (at.asked, at.pools()) == (["a"], [10, 10, 10])
    at.does("a", "pass")
    assert (at["Slum Hunting Ground"].controller, at.pools()) == (1, [10, 8, 10])


@card("Sudden Reversal")
@rule("v5.master.trifle")
def test_a_reversed_trifle_gives_no_further_action() -> None:
    at = plays("Life in the City; Fame", "play:life-in-the-city").does("b", "piece:ryan").does("a", "play:sudden-reversal")
    assert at.why("b", "play:fame") == "no-master-action"


@card("Sudden Reversal")
def test_a_reversal_can_be_reversed_by_a_third() -> None:
    at = plays("Slum Hunting Ground", "play:slum-hunting-ground", c="Sudden Reversal").does("c", "play:sudden-reversal").does("a", "pass")
    assert at.ash("b") == ["Slum Hunting Ground"]
    again = plays("Slum Hunting Ground", "play:slum-hunting-ground", c="Sudden Reversal")
    again.does("c", "play:sudden-reversal").does("a", "play:sudden-reversal")
    assert again.there("Slum Hunting Ground")
    assert again.pools() == [10, 8, 10]
    assert (again.t.players[0].debt, again.t.players[2].debt) == (1, 1)


@refuses("Sudden Reversal")
@rule("v5.master.out-of-turn")
def test_a_reversal_is_for_masters_of_others_and_one_before_the_next_master_phase() -> None:
    own = sits(Seat("Ryan", "Slum Hunting Ground; Sudden Reversal"), Seat("Sully"), phase="master")
    assert own.why("a", "play:sudden-reversal") == "only-out-of-turn"
    own.does("a", "play:slum-hunting-ground")
    assert own.there("Slum Hunting Ground")
    at = plays("Fame; Slum Hunting Ground", "play:fame", a="Sudden Reversal; Sudden Reversal").does("b", "piece:ryan")
    at.does("a", "play:sudden-reversal")
    at.t.players[1].master_actions = 1
    at.does("b", "play:slum-hunting-ground")
    assert at.there("Slum Hunting Ground")


@refuses("Sudden Reversal")
@rule("v5.play.as-played")
def test_nobody_is_asked_about_cards_that_no_reversal_cancels() -> None:
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned"), Seat("Sully", "Sudden Reversal"))
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    assert at.t.window != "as-played"
    assert at.heard("plays") == 0
