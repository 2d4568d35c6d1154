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
