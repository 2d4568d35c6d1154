"""Malkavians with an ability."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


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


def called(lutz: Seat) -> Play:
    """A referendum of a passes; Lutz is with c, whose prey is a."""
    at = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat(), lutz)
    return at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card").rest()


@card("Lutz von Hohenzollern")
def test_the_prey_of_lutz_burns_a_pool_after_any_referendum_passes() -> None:
    without, at = called(Seat()), called(Seat("Lutz von Hohenzollern"))
    assert at.heard("referendum-passed") == 1
    assert [at.pool(seat) - without.pool(seat) for seat in "ab"] == [-1, 0]


@card("Lutz von Hohenzollern")
def test_lutz_bleeds_for_two_more() -> None:
    at = sits(Seat("Lutz von Hohenzollern"), Seat(), Seat()).does("a", "bleed:lutz-von-hohenzollern").rest()
    assert at.pools() == [10, 7, 10]


@refuses("Lutz von Hohenzollern")
def test_lutz_does_nothing_in_torpor_or_if_the_referendum_fails() -> None:
    without, torpid = called(Seat()), called(Seat(torpor="Lutz von Hohenzollern"))
    assert torpid.pool("a") == without.pool("a")
    at = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat("Belinde"), Seat("Lutz von Hohenzollern"))
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("b", "against:belinde").rest()
    assert (at.heard("referendum-failed"), at.pools()) == (1, [10, 10, 10])
