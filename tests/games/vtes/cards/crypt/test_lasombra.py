"""Lasombra with an ability."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Rinaldo Albizzi")
def test_rinaldo_has_one_intercept_more() -> None:
    at = sits(Seat("Sully 1"), Seat("Rinaldo Albizzi")).does("a", "hunt:sully").does("b", "block:rinaldo-albizzi").rest()
    assert at.heard("blocked") == 1
    assert at.locked("Rinaldo Albizzi")


@refuses("Rinaldo Albizzi")
def test_rinaldo_has_no_more_than_one() -> None:
    at = sits(Seat("Sully", table="Creepshow Casino"), Seat("Rinaldo Albizzi"))
    at.does("a", "hunt:sully", "use:creepshow-casino/0").does("b", "block:rinaldo-albizzi").rest()
    assert at.heard("blocked") == 0
    assert not at.locked("Rinaldo Albizzi")


@card("Yewon Ong")
def test_yewon_discards_oblivion_for_a_vote_once_a_referendum() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Yewon Ong locked", "Oblivion; Pass Through Shadow"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "use:yewon-ong/0")
    assert at.keys("b") == ["card:pass-through-shadow"]
    at.does("b", "card:pass-through-shadow", "against:yewon-ong")
    assert at.t.running_referendum().tally() == (0, 3)
    assert at.ash("b") == ["Pass Through Shadow"]
    assert not at.can("b", "use:yewon-ong/0")


@refuses("Yewon Ong")
def test_yewon_needs_a_card_that_requires_oblivion() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Yewon Ong", "Oblivion; Majesty"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling")
    assert at.why("b", "use:yewon-ong/0") == "nothing-to-discard"


@refuses("Yewon Ong")
@rule("v5.torpor")
def test_in_torpor_yewon_gains_the_vote_and_cannot_cast_it() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Meaghan", "Pass Through Shadow", torpor="Yewon Ong"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "use:yewon-ong/0", "card:pass-through-shadow")
    assert at.heard("votes-gained") == 1
    assert not at.can("b", "against:yewon-ong")


@card("Azucena")
def test_azucena_meets_younger_lasombra_better_and_older_ones_worse() -> None:
    younger = sits(Seat("Braden White"), Seat("Azucena")).does("a", "hunt:braden-white").does("b", "block:azucena").rest()
    assert younger.heard("blocked") == 1
    older = sits(Seat("Yewon Ong"), Seat("Azucena + Sport Bike")).does("a", "hunt:yewon-ong").does("b", "block:azucena").rest()
    assert older.heard("blocked") == 0
    bleed = sits(Seat("Yewon Ong"), Seat("Azucena")).does("a", "bleed:yewon-ong").does("b", "block:azucena").rest()
    assert bleed.heard("blocked") == 0


@refuses("Azucena")
def test_azucena_meets_others_and_lasombra_of_her_age_as_anybody_does() -> None:
    other = sits(Seat("Meaghan"), Seat("Azucena")).does("a", "hunt:meaghan").does("b", "block:azucena").rest()
    assert other.heard("blocked") == 0
    same = sits(Seat("Aintzane Arriaga"), Seat("Azucena"))
    same.t.alter(same["Aintzane Arriaga"], capacity=same["Azucena"].capacity)
    same.does("a", "bleed:aintzane-arriaga").does("b", "block:azucena").rest()
    assert same.heard("blocked") == 1
    elder = sits(Seat("Andi Liu"), Seat("Azucena")).does("a", "bleed:andi-liu").does("b", "block:azucena").rest()
    assert elder.heard("blocked") == 1


@card("Gnaeus Aemilius Augustinus")
def test_in_the_unlock_phase_of_gnaeus_the_prey_chooses_a_ready_minion_to_be_hurt() -> None:
    at = sits(Seat("Gnaeus Aemilius Augustinus"), Seat("Sully; Ryan 0 + Kevlar Vest", torpor="Ashley"), Seat("Meaghan"), phase="unlock")
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:gnaeus-aemilius-augustinus/0")
    assert at.asked == ["b"]
    assert at.keys("b") == ["piece:sully", "piece:ryan"]
    at.does("b", "piece:ryan")
    assert at.in_torpor("Ryan")
    assert at.blood("Sully") == at["Sully"].capacity
    assert at.t.phase == "master"


@card("Gnaeus Aemilius Augustinus")
def test_gnaeus_costs_a_vampire_blood_and_an_ally_its_life() -> None:
    at = sits(Seat("Gnaeus Aemilius Augustinus"), Seat("Sully; Underbridge Stray"), phase="unlock")
    at.does("a", "trigger:gnaeus-aemilius-augustinus/0").does("b", "piece:sully")
    assert at.blood("Sully") == at["Sully"].capacity - 1
    ally = sits(Seat("Gnaeus Aemilius Augustinus"), Seat("Underbridge Stray"), phase="unlock")
    ally.does("a", "trigger:gnaeus-aemilius-augustinus/0").does("b", "piece:underbridge-stray")
    assert not ally.there("Underbridge Stray")


@refuses("Gnaeus Aemilius Augustinus")
def test_gnaeus_hurts_nobody_from_torpor_nor_where_nobody_is_ready() -> None:
    torpid = sits(Seat("Braden White", torpor="Gnaeus Aemilius Augustinus"), Seat("Sully"), phase="unlock")
    assert torpid.t.phase == "master"
    nobody = sits(Seat("Gnaeus Aemilius Augustinus"), Seat(torpor="Sully"), phase="unlock")
    assert nobody.why("a", "trigger:gnaeus-aemilius-augustinus/0") == "no-target"
    assert nobody.can("a", "pass")
