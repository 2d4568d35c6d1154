"""Toreador with an ability."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Bret Stryker")
def test_bret_does_not_notice_the_titled() -> None:
    at = sits(Seat("Belinde"), Seat("Bret Stryker")).does("a", "bleed:belinde").does("b", "block:bret-stryker").rest()
    assert at.heard("combat") == 0
    assert not at.locked("Bret Stryker")


@refuses("Bret Stryker")
def test_bret_blocks_others_as_well_as_anybody() -> None:
    at = sits(Seat("Ryan"), Seat("Bret Stryker")).does("a", "bleed:ryan").does("b", "block:bret-stryker").rest()
    assert at.locked("Bret Stryker")


@card("Catalina Vega")
def test_catalina_bleeds_for_one_more() -> None:
    assert sits(Seat("Catalina Vega"), Seat("Sully"), Seat("Meaghan")).does("a", "bleed:catalina-vega").rest().pools() == [10, 8, 10]


@refuses("Catalina Vega")
def test_catalina_hunts_like_anybody() -> None:
    at = sits(Seat("Catalina Vega 3; Nik Sikko"), Seat("Sully")).does("a", "hunt:catalina-vega").rest()
    assert at.blood("Catalina Vega") == 4
    assert at.does("a", "bleed:nik-sikko").rest().pools() == [10, 9]


@card("Flavio Goncalves")
def test_flavio_dodges_once_a_combat() -> None:
    at = sits(Seat("Aunt Linda", "Roundhouse"), Seat("Flavio Goncalves")).does("a", "bleed:aunt-linda").does("b", "block:flavio-goncalves")
    at.lets("strike").does("a", "play:roundhouse/POT:aunt-linda").does("b", "use:flavio-goncalves/0").rest()
    assert (at.blood("Flavio Goncalves"), at.blood("Aunt Linda")) == (7, 4)


@refuses("Flavio Goncalves")
def test_flavio_does_not_dodge_twice_nor_in_a_grapple() -> None:
    at = (
        sits(Seat("Lauren", "Apportation"), Seat("Flavio Goncalves", "Majesty"))
        .does("a", "bleed:lauren")
        .does("b", "block:flavio-goncalves")
    )
    at.lets("strike").does("b", "use:flavio-goncalves/0").lets("press").does("a", "play:apportation/tha:lauren").lets("strike")
    assert at.why("b", "use:flavio-goncalves/0") == "used-already"
    held = (
        sits(Seat("Aunt Linda", "Immortal Grapple"), Seat("Flavio Goncalves", "Majesty"))
        .does("a", "bleed:aunt-linda")
        .does("b", "block:flavio-goncalves")
    )
    held.lets("before-strikes").does("a", "play:immortal-grapple/pot:aunt-linda").rest()
    assert held.blood("Flavio Goncalves") == 6
