"""Combat cards without a discipline."""

from __future__ import annotations

from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import sits


@card("Taste of Vitae")
@rule("v5.card.taste-of-vitae")
def test_taste_of_vitae_gives_back_what_the_opponent_lost_to_damage() -> None:
    at = sits(Seat("Aunt Linda 1", "Roundhouse; Taste of Vitae"), Seat("Wauneka")).does("a", "bleed:aunt-linda").does("b", "block:wauneka")
    at.lets("strike").does("a", "play:roundhouse/POT:aunt-linda").lets("round-end").does("a", "play:taste-of-vitae:aunt-linda").rest()
    assert at.blood("Wauneka") == 1
    assert at.blood("Aunt Linda") == 4


@card("Taste of Vitae")
@rule("v5.card.taste-of-vitae")
def test_taste_of_vitae_may_be_played_for_nothing() -> None:
    at = sits(Seat("Sully", "Taste of Vitae"), Seat("Nik Sikko", "Majesty")).does("a", "bleed:sully").does("b", "block:nik-sikko")
    at.lets("strike").does("b", "play:majesty/pre:nik-sikko").lets("round-end").does("a", "play:taste-of-vitae:sully").rest()
    assert at.blood("Sully") == 4
    assert at.ash("a") == ["Taste of Vitae"]


@refuses("Taste of Vitae")
@rule("v5.card.taste-of-vitae")
def test_taste_of_vitae_is_not_for_the_fallen_nor_against_allies() -> None:
    at = sits(Seat("Aunt Linda", "Roundhouse"), Seat("Ryan 1", "Taste of Vitae")).does("a", "bleed:aunt-linda").does("b", "block:ryan")
    at.lets("strike").does("a", "play:roundhouse/POT:aunt-linda").rest()
    assert at.in_torpor("Ryan")
    assert "Taste of Vitae" in at.hand("b")
    ally = sits(Seat("Sully", "Taste of Vitae", table="The Barrens"), Seat("Underbridge Stray")).does("a", "bleed:sully")
    ally.does("b", "block:underbridge-stray").rest()
    assert "Taste of Vitae" in ally.hand("a")


@refuses("Taste of Vitae")
@rule("v5.card.taste-of-vitae")
def test_taste_of_vitae_comes_after_presses_and_once_a_round() -> None:
    at = sits(Seat("Aunt Linda", "Taste of Vitae; Taste of Vitae; Roundhouse"), Seat("Wauneka")).does("a", "bleed:aunt-linda")
    at.does("b", "block:wauneka").lets("strike")
    assert at.why("a", "play:taste-of-vitae:aunt-linda") == "only-round-end"
    at.lets("round-end").does("a", "play:taste-of-vitae:aunt-linda").rest()
    assert at.hand("a").count("Taste of Vitae") == 1
