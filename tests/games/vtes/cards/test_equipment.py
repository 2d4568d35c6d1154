"""Equipment: how it is gained, what it gives, and who cannot have it."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.stats import intercept
from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import sits


@card(".44 Magnum", "Bowl of Convergence", "Kevlar Vest", "Sport Bike")
@pytest.mark.parametrize(
    ("name", "key", "cost"),
    [
        (".44 Magnum", "44-magnum", 2),
        ("Bowl of Convergence", "bowl-of-convergence", 0),
        ("Kevlar Vest", "kevlar-vest", 1),
        ("Sport Bike", "sport-bike", 1),
    ],
)
def test_a_minion_equips_at_one_stealth_for_the_pool_of_its_methuselah(name: str, key: str, cost: int) -> None:
    at = sits(Seat("Ashley; Sully", name), Seat("Ryan"), Seat("Baixinho")).does("a", f"play:{key}:ashley")
    assert at.t.action is not None
    assert (at.t.action.stealth, at.t.action.directed) == (1, False)
    at.rest()
    assert at.on("Ashley") == [name]
    assert at.on("Sully") == []
    assert at.pools() == [10 - cost, 10, 10]


@refuses(".44 Magnum", "Kevlar Vest", "Sport Bike")
def test_equipment_that_cannot_be_paid_or_borne_twice_is_refused() -> None:
    at = sits(Seat("Ashley + Kevlar Vest + Sport Bike; Sully", ".44 Magnum; Kevlar Vest; Sport Bike", pool=1), Seat("Ryan"))
    assert at.why("a", "play:44-magnum:sully") == "not-enough-pool"
    assert at.why("a", "play:kevlar-vest:ashley") == "only-one"
    assert at.why("a", "play:sport-bike:ashley") == "only-one"
    assert at.can("a", "play:sport-bike:sully")


@card(".44 Magnum")
@rule("v5.card.44-magnum")
def test_the_magnum_strikes_from_afar_and_its_maneuver_decides_its_strike() -> None:
    at = sits(Seat("Sully"), Seat("Ryan + .44 Magnum", "Roundhouse")).does("a", "bleed:sully").does("b", "block:ryan").lets("range")
    at.does("b", "maneuver:44-magnum").rest()
    assert (at.blood("Sully"), at.blood("Ryan")) == (2, 4)


@refuses(".44 Magnum")
@rule("v5.card.44-magnum")
def test_after_a_grapple_who_maneuvered_with_the_magnum_makes_no_strike() -> None:
    at = sits(Seat("Sully + .44 Magnum"), Seat("Belinde", "Immortal Grapple; Swallowed by the Night")).does("a", "bleed:sully")
    at.does("b", "block:belinde").lets("range").does("a", "maneuver:44-magnum")
    assert at.t.running_combat().sides[0].round_maneuvers == 0
    at.does("b", "play:swallowed-by-the-night/OBF:belinde")
    at.lets("before-strikes").does("b", "play:immortal-grapple/pot:belinde").rest()
    assert at.blood("Belinde") == 6
    assert at.blood("Sully") == 3


@card("Bowl of Convergence")
@rule("v5.card.bowl-of-convergence")
def test_the_bowl_gives_intercept_to_who_has_auspex_and_more_for_blood_once_an_action() -> None:
    at = sits(Seat("Sully 1", "Lost in Crowds; Cloak the Gathering"), Seat("Colette + Bowl of Convergence", table="The Barrens"))
    at.does("a", "hunt:sully").does("b", "block:colette").does("a", "play:lost-in-crowds/obf:sully")
    at.does("b", "use:bowl-of-convergence/1")
    assert at.blood("Colette") == 4
    at.does("a", "play:cloak-the-gathering/obf:sully")
    assert at.why("b", "use:bowl-of-convergence/1") == "used-already"
    at.rest()
    assert at.heard("combat") == 0


@refuses("Bowl of Convergence")
@rule("v5.card.bowl-of-convergence")
def test_the_bowl_is_nothing_to_who_has_no_auspex() -> None:
    at = (
        sits(Seat("Sully 1"), Seat("Ashley + Bowl of Convergence; Meaghan", table="The Barrens"))
        .does("a", "hunt:sully")
        .does("b", "block:ashley")
    )
    at.lets("attempt")
    assert at.why("b", "use:bowl-of-convergence/1") == "needs-discipline"
    at.rest()
    assert at.heard("combat") == 0
    early = (
        sits(Seat("Sully"), Seat("Colette + Bowl of Convergence", table="The Barrens")).does("a", "bleed:sully").does("b", "block:colette")
    )
    early.lets("attempt")
    assert early.why("b", "use:bowl-of-convergence/1") == "intercept-not-needed"


@card("Kevlar Vest")
def test_the_vest_stops_two_from_a_gun_or_one_from_anything_else_once_a_combat() -> None:
    at = sits(Seat("Sully + .44 Magnum"), Seat("Ryan + Kevlar Vest")).does("a", "bleed:sully").does("b", "block:ryan").lets("strike")
    at.does("a", "use:44-magnum/0").lets("damage").does("b", "use:kevlar-vest/0").rest()
    assert at.blood("Ryan") == 4
    at = (
        sits(Seat("Aunt Linda", "Roundhouse"), Seat("Ryan + Kevlar Vest"))
        .does("a", "bleed:aunt-linda")
        .does("b", "block:ryan")
        .lets("strike")
    )
    at.does("a", "play:roundhouse/pot:aunt-linda").lets("damage").does("b", "use:kevlar-vest/0")
    assert not at.can("b", "use:kevlar-vest/0")
    at.rest()
    assert at.blood("Ryan") == 2


@card("Sport Bike")
def test_the_bike_gives_intercept() -> None:
    at = sits(Seat("Sully 1"), Seat("Ashley + Sport Bike; Meaghan")).does("a", "hunt:sully")
    assert (intercept(at.t, at["Ashley"]), intercept(at.t, at["Meaghan"])) == (1, 0)
    at.does("b", "block:ashley").rest()
    assert at.heard("combat") == 1
