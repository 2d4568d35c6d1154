"""Cards that require Celerity, alone or with another discipline."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def fighting(a: str, hand: str) -> Play:
    """a bleeds, Sully blocks."""
    at = sits(Seat(a, hand), Seat("Sully"), Seat("Meaghan")).does("a", f"bleed:{a.lower().replace(' ', '-')}")
    return at.does("b", "block:sully")


@card("Resist Earth's Grasp")
@rule("v5.card.resist-earths-grasp")
def test_resist_earths_grasp_is_a_maneuver_with_a_press_for_the_same_round() -> None:
    at = fighting("Nik Sikko", "Resist Earth's Grasp").lets("range").does("a", "play:resist-earths-grasp/cel:nik-sikko")
    assert at.t.combat is not None
    assert at.t.combat.long
    at.lets("press")
    assert at.t.running_combat().sides[0].round_presses == 1
    at.does("a", "press:continue").rest()
    assert at.heard("round") == 2
    assert at.blood("Nik Sikko") == 1


@card("Resist Earth's Grasp")
def test_resist_earths_grasp_is_a_press_in_the_press_step() -> None:
    at = fighting("Nik Sikko", "Resist Earth's Grasp").lets("press").does("a", "play:resist-earths-grasp/cel:nik-sikko").rest()
    assert at.heard("round") == 2


@card("Resist Earth's Grasp")
def test_resist_earths_grasp_at_superior_is_stealth() -> None:
    at = fighting("Tamoszius", "Resist Earth's Grasp").does("a", "play:resist-earths-grasp/CEL:tamoszius").rest()
    assert at.said("stealth") == 1
    assert at.pools() == [10, 9, 10]
    assert at.blood("Tamoszius") == 4


@refuses("Resist Earth's Grasp")
@rule("v5.card.resist-earths-grasp")
def test_resist_earths_grasp_keeps_no_press_for_a_later_round_and_needs_its_level() -> None:
    at = sits(Seat("Nik Sikko; Ryan", "Resist Earth's Grasp", table="The Barrens"), Seat("Sully"))
    at.does("a", "bleed:nik-sikko").does("b", "block:sully").lets("attempt")
    assert at.why("a", "play:resist-earths-grasp/CEL:nik-sikko") == "needs-discipline"
    at = fighting("Tamoszius", "Resist Earth's Grasp; Resist Earth's Grasp; Resist Earth's Grasp").lets("range")
    at.does("a", "play:resist-earths-grasp/cel:tamoszius").lets("press")
    assert at.can("a", "press:continue")
    at.does("a", "play:resist-earths-grasp/cel:tamoszius").lets("range").lets("press")
    assert at.t.combat is not None
    assert at.t.combat.round == 2
    assert not at.can("a", "press:continue")


def polled(hand: str, b: Seat) -> Play:
    """a's Tamoszius calls a referendum, and the polling has begun."""
    at = sits(Seat("Tamoszius; Mkhokheli", f"Ancilla Empowerment; {hand}"), b, Seat("Meaghan"))
    return at.does("a", "play:ancilla-empowerment:tamoszius").lets("polling")


@card("Scalpel Tongue")
@rule("v5.card.scalpel-tongue")
def test_scalpel_tongue_silences_a_vampire_that_has_voted() -> None:
    at = polled("Scalpel Tongue", Seat("Donny Kowalczyk; Andi Liu")).does("b", "against:donny-kowalczyk", "against:andi-liu")
    at.does("a", "play:scalpel-tongue/cel+pre:tamoszius")
    assert at.keys("a") == ["piece:donny-kowalczyk", "piece:andi-liu"]
    at.does("a", "piece:andi-liu")
    assert at.locked("Andi Liu")
    assert at.blood("Andi Liu") == 6
    assert not at.locked("Donny Kowalczyk")
    assert at.t.running_referendum().tally()[1] == 2
    assert not at.can("b", "against:andi-liu")


@card("Scalpel Tongue")
def test_scalpel_tongue_at_superior_costs_the_victim_a_blood_and_is_a_reaction_too() -> None:
    at = polled("", Seat("Tamoszius; Andi Liu", "Scalpel Tongue")).does("a", "for:mkhokheli")
    at.does("b", "play:scalpel-tongue/CEL+PRE:tamoszius", "piece:mkhokheli")
    assert at.locked("Mkhokheli")
    assert at.blood("Mkhokheli") == 5
    assert at.t.running_referendum().tally()[0] == 0


@refuses("Scalpel Tongue")
@rule("v5.card.scalpel-tongue")
def test_scalpel_tongue_waits_for_a_vote_and_needs_both_disciplines() -> None:
    at = polled("Scalpel Tongue", Seat("Andi Liu", "Scalpel Tongue"))
    assert at.why("a", "play:scalpel-tongue/cel+pre:tamoszius") == "nobody-voted"
    assert at.why("b", "play:scalpel-tongue/cel+pre:andi-liu") == "needs-discipline"
