"""Malkavians with an ability."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Alexander Silverson")
def test_it_costs_a_blood_to_vote_against_alexander() -> None:
    at = sits(Seat("Alexander Silverson", "Ancilla Empowerment"), Seat("Belinde; Lenny Burkhead"), Seat("Mkhokheli"))
    at.does("a", "play:ancilla-empowerment:alexander-silverson").lets("polling").does("b", "against:belinde").does("c", "for:mkhokheli")
    assert (at.blood("Belinde"), at.blood("Mkhokheli"), at.blood("Lenny Burkhead")) == (5, 6, 6)
    assert at.t.running_referendum().tally() == (2, 2)


@refuses("Alexander Silverson")
def test_who_has_no_blood_cannot_vote_against_alexander_but_against_others() -> None:
    at = sits(Seat("Alexander Silverson; Ashley", "Ancilla Empowerment; Consanguineous Boon"), Seat("Belinde 0"))
    at.does("a", "play:ancilla-empowerment:alexander-silverson").lets("polling")
    assert at.why("b", "against:belinde") == "not-enough-blood"
    assert at.can("b", "for:belinde")
    at.rest().does("a", "play:consanguineous-boon:ashley").until(lambda: at.t.referendum is not None).does("a", "clan:Malkavian").lets(
        "polling"
    )
    assert at.can("b", "against:belinde")
