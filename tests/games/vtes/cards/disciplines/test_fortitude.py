"""Cards that require Fortitude: going on, bearing it, and daring the sun."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Daring the Dawn")
@rule("v5.card.daring-the-dawn")
def test_daring_the_dawn_stops_vampires_from_blocking_at_the_price_of_the_sun() -> None:
    at = sits(Seat("Oshri Dahan", "Daring the Dawn"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:oshri-dahan")
    at.does("b", "block:wauneka").does("a", "play:daring-the-dawn/for:oshri-dahan").rest()
    assert at.pools() == [10, 9, 10]
    assert not at.locked("Wauneka")
    assert at.in_torpor("Oshri Dahan")
    assert at.blood("Oshri Dahan") == 3


@card("Daring the Dawn")
def test_daring_the_dawn_at_superior_hurts_less() -> None:
    at = sits(Seat("Brock Sterling", "Daring the Dawn"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:brock-sterling")
    at.does("a", "play:daring-the-dawn/FOR:brock-sterling")
    assert not at.can("b", "block:wauneka")
    at.rest()
    assert at.in_torpor("Brock Sterling")
    assert at.blood("Brock Sterling") == 3


@card("Daring the Dawn")
@rule("v5.card.daring-the-dawn")
def test_an_ally_still_blocks_and_a_vampire_without_blood_burns() -> None:
    at = sits(Seat("Oshri Dahan 0", "Daring the Dawn", table="The Barrens"), Seat("Underbridge Stray + Sport Bike; Wauneka"))
    at.does("a", "hunt:oshri-dahan", "play:daring-the-dawn/for:oshri-dahan")
    assert at.why("b", "block:wauneka") == "no-vampires"
    at.does("b", "block:underbridge-stray").rest()
    assert at.heard("combat") == 1
    assert not at.there("Oshri Dahan")


@refuses("Daring the Dawn")
def test_daring_the_dawn_is_not_played_twice_nor_without_fortitude() -> None:
    at = sits(Seat("Sully", "Daring the Dawn", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:sully")
    assert at.why("a", "play:daring-the-dawn/for:sully") == "needs-discipline"
    twice = sits(Seat("Oshri Dahan", "Daring the Dawn; Daring the Dawn", table="The Barrens"), Seat("Wauneka")).does(
        "a", "bleed:oshri-dahan"
    )
    twice.does("a", "play:daring-the-dawn/for:oshri-dahan")
    assert twice.why("a", "play:daring-the-dawn/for:oshri-dahan") == "once-per-action"


@card("Freak Drive")
def test_freak_drive_unlocks_after_a_successful_action() -> None:
    at = sits(Seat("Oshri Dahan", "Freak Drive"), Seat("Wauneka")).does("a", "bleed:oshri-dahan").lets("after")
    at.does("a", "play:freak-drive/for:oshri-dahan").rest()
    assert not at.locked("Oshri Dahan")
    assert at.blood("Oshri Dahan") == 3
    assert at.why("a", "bleed:oshri-dahan") == "one-bleed"
    assert at.can("a", "hunt:oshri-dahan")


@card("Freak Drive")
@rule("v5.card.freak-drive")
def test_freak_drive_at_superior_unlocks_after_a_block_even_in_torpor() -> None:
    at = sits(Seat("Brock Sterling", "Freak Drive"), Seat("Wauneka", "Roundhouse")).does("a", "bleed:brock-sterling")
    at.does("b", "block:wauneka").lets("after").does("a", "play:freak-drive/FOR:brock-sterling").rest()
    assert not at.locked("Brock Sterling")
    assert at.blood("Brock Sterling") == 1
    down = sits(Seat("Naomi Stewart", "Freak Drive", table="The Barrens"), Seat("Wauneka + .44 Magnum"))
    down.does("a", "bleed:naomi-stewart").does("b", "block:wauneka")
    down["Naomi Stewart"].blood = 1
    down.lets("strike").does("b", "use:44-magnum/0").rest()
    assert down.in_torpor("Naomi Stewart")
    assert down.locked("Naomi Stewart")
    assert down.hand("a").count("Freak Drive") == 1


@card("Freak Drive")
@rule("v5.card.freak-drive")
def test_a_vampire_in_torpor_with_blood_left_can_drive_on() -> None:
    at = sits(Seat("Brock Sterling", "Freak Drive; Daring the Dawn"), Seat("Underbridge Stray"))
    at.t.become(at["Underbridge Stray"], at["Underbridge Stray"].card, 1)
    at.does("a", "bleed:brock-sterling").does("b", "block:underbridge-stray").lets("after")
    at.t.move(at["Brock Sterling"], "torpor")
    at.does("a", "play:freak-drive/FOR:brock-sterling").rest()
    assert at.in_torpor("Brock Sterling")
    assert not at.locked("Brock Sterling")


@refuses("Freak Drive")
def test_freak_drive_asks_for_the_right_end_of_the_action() -> None:
    at = (
        sits(Seat("Brock Sterling; Ryan", "Freak Drive", table="The Barrens"), Seat("Wauneka"))
        .does("a", "bleed:brock-sterling")
        .lets("after")
    )
    assert at.why("a", "play:freak-drive/FOR:brock-sterling") == "only-if-blocked"
    early = sits(Seat("Oshri Dahan", "Freak Drive", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:oshri-dahan")
    assert early.why("a", "play:freak-drive/for:oshri-dahan") == "only-after-action"
    blocked = sits(Seat("Oshri Dahan", "Freak Drive", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:oshri-dahan")
    blocked.does("b", "block:wauneka").rest()
    assert blocked.hand("a").count("Freak Drive") == 1


@card("Hidden Strength")
@rule("v5.card.hidden-strength")
def test_hidden_strength_prevents_one_more_than_is_paid() -> None:
    at = sits(Seat("Aunt Linda", "Roundhouse"), Seat("Oshri Dahan", "Hidden Strength")).does("a", "bleed:aunt-linda")
    at.does("b", "block:oshri-dahan").lets("strike").does("a", "play:roundhouse/pot:aunt-linda").lets("damage")
    at.does("b", "play:hidden-strength/for:oshri-dahan")
    assert at.keys("b") == ["number:0", "number:1", "number:2", "number:3", "number:4"]
    at.does("b", "number:1").rest()
    assert at.blood("Oshri Dahan") == 2


@card("Hidden Strength")
def test_hidden_strength_at_superior_brings_a_press() -> None:
    at = sits(Seat("Aunt Linda"), Seat("Brock Sterling", "Hidden Strength")).does("a", "bleed:aunt-linda").does("b", "block:brock-sterling")
    at.lets("damage").does("b", "play:hidden-strength/FOR:brock-sterling", "number:0").lets("press")
    assert at.t.running_combat().sides[1].round_presses == 1
    at.does("b", "press:continue").rest()
    assert at.heard("round") == 2
    assert at.blood("Brock Sterling") == 2
    assert at.blood("Aunt Linda") == 2


@refuses("Hidden Strength")
@rule("v5.card.hidden-strength")
def test_hidden_strength_is_not_played_without_damage() -> None:
    at = sits(Seat("Oshri Dahan", "Hidden Strength; Apportation", table="The Barrens"), Seat("Nik Sikko", "Majesty"))
    at.does("a", "bleed:oshri-dahan").does("b", "block:nik-sikko").lets("strike").does("b", "play:majesty/pre:nik-sikko").rest()
    assert at.hand("a").count("Hidden Strength") == 1
    late = sits(Seat("Ryan + .44 Magnum"), Seat("Oshri Dahan", "Hidden Strength")).does("a", "bleed:ryan").does("b", "block:oshri-dahan")
    late.lets("damage")
    assert late.why("b", "play:hidden-strength/FOR:oshri-dahan") == "needs-discipline"


@card("Rolling with the Punches")
def test_rolling_with_the_punches_at_basic_prevents_one_damage() -> None:
    at = sits(Seat("Aunt Linda", "Roundhouse"), Seat("Oshri Dahan", "Rolling with the Punches")).does("a", "bleed:aunt-linda")
    at.does("b", "block:oshri-dahan").lets("strike").does("a", "play:roundhouse/pot:aunt-linda").lets("damage")
    at.does("b", "play:rolling-with-the-punches/for:oshri-dahan").rest()
    assert at.said("prevented") == 1
    assert at.blood("Oshri Dahan") == 2


@card("Rolling with the Punches")
@rule("v5.combat.damage", "v5.combat.additional")
def test_rolling_with_the_punches_at_superior_prevents_all_strikes_of_the_round_and_nothing_else() -> None:
    at = sits(Seat("Alek König + Murder of Crows + .44 Magnum", "Arms of Ahriman"), Seat("Monica Giovanni", "Rolling with the Punches"))
    at.does("a", "bleed:alek-konig").does("b", "block:monica-giovanni").lets("strike").does("a", "use:44-magnum/0").lets("damage")
    at.does("b", "play:rolling-with-the-punches/FOR:monica-giovanni")
    assert at.said("prevented") == 2
    at.lets("additional").does("a", "play:arms-of-ahriman/obl:alek-konig").lets("strike").does("a", "use:44-magnum/0").rest()
    assert at.heard("prevented") == 2
    assert at.blood("Monica Giovanni") == 4, "the crows are not a strike"


@card("Rolling with the Punches")
@rule("v5.combat.damage")
def test_rolling_with_the_punches_at_superior_does_not_last_for_another_round() -> None:
    at = sits(Seat("Aunt Linda", "Immortal Grapple"), Seat("Monica Giovanni", "Rolling with the Punches")).does("a", "bleed:aunt-linda")
    at.does("b", "block:monica-giovanni").lets("before-strikes").does("a", "play:immortal-grapple/POT:aunt-linda").lets("damage")
    at.does("b", "play:rolling-with-the-punches/FOR:monica-giovanni").lets("press").does("a", "press:continue").rest()
    assert at.heard("round") == 2
    assert at.blood("Monica Giovanni") == 4, "one for the card, one for the second round"


@refuses("Rolling with the Punches")
@rule("v5.combat.damage")
def test_rolling_with_the_punches_needs_damage_of_a_strike_and_blood_to_burn() -> None:
    crows = sits(Seat("Aunt Linda + Murder of Crows", "Roundhouse"), Seat("Monica Giovanni", "Rolling with the Punches; Majesty"))
    crows.does("a", "bleed:aunt-linda").does("b", "block:monica-giovanni").lets("strike")
    assert crows.t.combat is not None
    crows.t.combat.long = True
    crows.does("a", "strike:hand").lets("damage")
    assert crows.why("b", "play:rolling-with-the-punches/FOR:monica-giovanni") == "no-strike-damage"
    assert crows.why("b", "play:rolling-with-the-punches/for:monica-giovanni") == ""
    poor = sits(Seat("Aunt Linda"), Seat("Monica Giovanni 0", "Rolling with the Punches")).does("a", "bleed:aunt-linda")
    poor.does("b", "block:monica-giovanni").lets("damage")
    assert poor.why("b", "play:rolling-with-the-punches/FOR:monica-giovanni") == "not-enough-blood"
    early = sits(Seat("Aunt Linda", "Roundhouse"), Seat("Monica Giovanni", "Rolling with the Punches; Arms of Ahriman"))
    early.does("a", "bleed:aunt-linda").does("b", "block:monica-giovanni").lets("strike")
    assert early.why("b", "play:rolling-with-the-punches/for:monica-giovanni") == "only-damage"
