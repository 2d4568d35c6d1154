"""Cards that require Oblivion: shadows that hide, that bar the way, and that reach out in combat."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits
from .openings import attempted, fight

# Arms of Ahriman.


@card("Arms of Ahriman")
@rule("v5.combat.additional")
def test_arms_of_ahriman_at_basic_give_one_more_strike() -> None:
    at = fight("Arms of Ahriman", a="Peter St. John").lets("additional").does("a", "play:arms-of-ahriman/obl:peter-st-john").rest()
    assert at.blood("Wauneka") == 3
    assert at.blood("Peter St. John") == 1
    assert at.ash("a") == ["Arms of Ahriman"]


@card("Arms of Ahriman")
@rule("v5.combat.additional", "v5.strike.dodge")
def test_arms_of_ahriman_at_superior_dodge_and_strike_afterwards() -> None:
    at = fight("Arms of Ahriman").lets("strike").does("a", "play:arms-of-ahriman/OBL:alek-konig").rest()
    assert at.blood("Alek König") == 3
    assert at.blood("Wauneka") == 4


@refuses("Arms of Ahriman")
@rule("v5.combat.additional")
def test_arms_of_ahriman_are_one_source_of_additional_strikes() -> None:
    at = fight("Arms of Ahriman; Arms of Ahriman").lets("strike")
    assert at.why("a", "play:arms-of-ahriman/obl:alek-konig") == "only-additional"
    at.does("a", "play:arms-of-ahriman/OBL:alek-konig")
    assert at.t.combat is not None
    at.until(lambda: at.t.combat is None or at.t.combat.pair == 1)
    assert at.why("a", "play:arms-of-ahriman/OBL:alek-konig") == "one-source-of-strikes"
    at.rest()
    assert at.hand("a").count("Arms of Ahriman") == 1
    basic = fight("Arms of Ahriman; Arms of Ahriman").lets("additional").does("a", "play:arms-of-ahriman/obl:alek-konig")
    assert not basic.can("a", "play:arms-of-ahriman/obl:alek-konig")


@refuses("Arms of Ahriman")
def test_arms_of_ahriman_at_superior_need_superior_oblivion() -> None:
    at = fight("Arms of Ahriman", a="Peter St. John").lets("strike")
    assert at.why("a", "play:arms-of-ahriman/OBL:peter-st-john") == "needs-discipline"


# Stygian Shroud.


@card("Stygian Shroud")
@rule("v5.block.stealth")
def test_stygian_shroud_at_basic_takes_one_intercept_from_the_blocking_minion() -> None:
    at = attempted("Stygian Shroud")
    at.outside("ask-always", "b")
    at.does("a", "play:stygian-shroud/obl:monica-giovanni")
    assert at.said("intercept-less") == 1
    at.lets("open")
    assert at.why("b", "block:wauneka") == ""
    assert at.why("b", "block:ryan") == ""
    at.rest()
    assert at.pools() == [10, 9, 10]
    assert (at.blood("Monica Giovanni"), at.blood("Wauneka")) == (6, 5)


@card("Stygian Shroud")
@rule("v5.block.stealth")
def test_stygian_shroud_takes_intercept_that_is_not_enough_anyway_and_not_that_of_others() -> None:
    at = attempted("Stygian Shroud", b="Wauneka + Sport Bike + Raven Spy; Ryan").does("a", "play:stygian-shroud/obl:monica-giovanni").rest()
    assert at.heard("blocked") == 1
    assert at.pools() == [10, 10, 10]


@card("Stygian Shroud")
@rule("v5.block.detail")
def test_stygian_shroud_at_superior_makes_the_attempt_fail_for_good() -> None:
    at = attempted("Stygian Shroud", b="Wauneka + Sport Bike; Ryan").does("a", "play:stygian-shroud/OBL:monica-giovanni")
    assert at.blood("Monica Giovanni") == 5
    assert at.heard("attempt-failed") == 1
    assert at.t.window == "open"
    assert at.why("b", "block:wauneka") == "cannot-block-this"
    at.does("b", "block:ryan").rest()
    assert at.heard("blocked") == 1
    at.goes_on("a", "minion").does("a", "bleed:monica-giovanni")
    assert at.why("b", "block:wauneka") == ""


@card("Stygian Shroud")
@rule("v5.card.faceless-night")
def test_an_attempt_that_the_shroud_makes_fail_has_failed() -> None:
    at = attempted("Stygian Shroud", b="Wauneka; Ryan")
    assert at.t.action is not None
    at.t.action.lock_failed = True
    at.does("a", "play:stygian-shroud/OBL:monica-giovanni").rest()
    assert at.locked("Wauneka")
    assert not at.locked("Ryan")


@refuses("Stygian Shroud")
def test_stygian_shroud_waits_for_an_attempt_and_needs_the_blood_it_burns() -> None:
    at = sits(Seat("Monica Giovanni", "Stygian Shroud", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:monica-giovanni")
    assert at.why("a", "play:stygian-shroud/obl:monica-giovanni") == "only-attempt"
    poor = sits(Seat("Monica Giovanni 0", "Stygian Shroud"), Seat("Wauneka")).does("a", "hunt:monica-giovanni")
    poor.does("b", "block:wauneka")
    assert poor.why("a", "play:stygian-shroud/OBL:monica-giovanni") == "not-enough-blood"
    assert poor.why("a", "play:stygian-shroud/obl:monica-giovanni") == ""


# Touch of Oblivion.


@card("Touch of Oblivion")
@rule("v5.unlock", "v5.terms.control")
def test_touch_of_oblivion_at_basic_keeps_the_opponent_locked_for_two_unlock_phases() -> None:
    at = fight("Touch of Oblivion").lets("strike").does("a", "play:touch-of-oblivion/obl:alek-konig").rest()
    assert at.on("Wauneka") == ["Touch of Oblivion"]
    assert (at.blood("Touch of Oblivion"), at["Touch of Oblivion"].controller, at["Touch of Oblivion"].owner) == (2, 1, 0)
    assert at.blood("Alek König") == 0
    at.goes_on("b", "minion")
    assert at.locked("Wauneka")
    assert at.blood("Touch of Oblivion") == 1
    at.goes_on("b", "minion")
    assert at.locked("Wauneka")
    assert not at.there("Touch of Oblivion")
    assert at.ash("a") == ["Touch of Oblivion"]
    at.goes_on("b", "minion")
    assert not at.locked("Wauneka")


@card("Touch of Oblivion")
def test_touch_of_oblivion_waits_while_the_minion_is_unlocked_and_lets_others_unlock() -> None:
    at = sits(Seat("Alek König"), Seat("Wauneka + Touch of Oblivion; Ryan locked"), active="b", phase="discard")
    at["Touch of Oblivion"].blood = 2
    at.goes_on("b", "minion")
    assert at.blood("Touch of Oblivion") == 2
    assert not at.locked("Ryan")


@card("Touch of Oblivion")
def test_of_two_touches_one_burns_a_counter_at_a_time() -> None:
    at = sits(Seat("Alek König"), Seat("Wauneka locked + Touch of Oblivion + Touch of Oblivion"), active="b", phase="discard")
    for touch in at.all("Touch of Oblivion"):
        touch.blood = 2
    at.goes_on("b", "minion")
    assert [touch.blood for touch in at.all("Touch of Oblivion")] == [1, 2]
    assert at.locked("Wauneka")


@refuses("Touch of Oblivion")
@rule("v5.strike.dodge", "v5.combat.range")
def test_touch_of_oblivion_is_dodged_and_does_not_reach_far() -> None:
    at = fight("Touch of Oblivion", "Arms of Ahriman", b="Monica Giovanni").lets("strike")
    at.does("a", "play:touch-of-oblivion/obl:alek-konig").does("b", "play:arms-of-ahriman/OBL:monica-giovanni").rest()
    assert at.on("Monica Giovanni") == []
    assert at.ash("a") == ["Touch of Oblivion"]
    far = fight("Touch of Oblivion", "Swallowed by the Night", b="Colette").lets("range")
    far.does("b", "play:swallowed-by-the-night/OBF:colette").lets("strike").does("a", "play:touch-of-oblivion/OBL:alek-konig").rest()
    assert not far.in_torpor("Colette")
    assert far.ash("a") == ["Touch of Oblivion"]


@card("Touch of Oblivion")
@rule("v5.torpor")
def test_touch_of_oblivion_at_superior_sends_a_vampire_to_torpor_while_it_still_strikes() -> None:
    at = fight("Touch of Oblivion", a="Alek König 2").lets("strike").does("a", "play:touch-of-oblivion/OBL:alek-konig").rest()
    assert at.in_torpor("Wauneka")
    assert at.blood("Wauneka") == 5
    assert at.in_torpor("Alek König"), "the hand strike came at the same time, and no blood was left to heal it"


@card("Touch of Oblivion")
def test_touch_of_oblivion_at_superior_burns_an_ally() -> None:
    at = fight("Touch of Oblivion", b="Underbridge Stray").lets("strike").does("a", "play:touch-of-oblivion/OBL:alek-konig").rest()
    assert not at.there("Underbridge Stray")
    assert at.ash("b") == ["Underbridge Stray"]
    assert not at.in_torpor("Alek König")


@refuses("Touch of Oblivion")
def test_touch_of_oblivion_costs_two_blood() -> None:
    at = fight("Touch of Oblivion; Arms of Ahriman", a="Alek König 1").lets("strike")
    assert at.why("a", "play:touch-of-oblivion/OBL:alek-konig") == "not-enough-blood"


# Truth in Darkness.


@card("Truth in Darkness")
@rule("v5.block.stealth")
def test_truth_in_darkness_gives_one_intercept() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Peter St. John", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:peter-st-john").does("a", "play:lost-in-crowds/obf:colette")
    at.does("b", "play:truth-in-darkness/obl:peter-st-john")
    assert at.said("intercept") == 1
    at.rest()
    assert at.heard("blocked") == 1
    assert at.locked("Peter St. John")


@card("Truth in Darkness")
@rule("v5.action.resolve")
def test_truth_in_darkness_at_superior_lets_the_blocker_burn_blood_to_unlock() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Alek König", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:alek-konig").does("a", "play:lost-in-crowds/obf:colette")
    at.does("b", "play:truth-in-darkness/OBL:alek-konig").until(lambda: at.prompt == "rise")
    assert at.asked == ["b"]
    assert (at.locked("Alek König"), at.blood("Alek König")) == (True, 2)
    at.does("b", "yes")
    assert (at.locked("Alek König"), at.blood("Alek König")) == (False, 1)
    at.rest()
    assert at.locked("Colette")


@card("Truth in Darkness")
def test_truth_in_darkness_unlocks_nobody_who_would_rather_not() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Alek König", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:alek-konig").does("a", "play:lost-in-crowds/obf:colette")
    at.does("b", "play:truth-in-darkness/OBL:alek-konig").until(lambda: at.prompt == "rise").does("b", "pass")
    assert (at.locked("Alek König"), at.blood("Alek König")) == (True, 2)


@refuses("Truth in Darkness")
def test_truth_in_darkness_is_for_the_minion_that_attempts_to_block_and_unlocks_only_if_it_blocks() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Peter St. John; Alek König 1", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:alek-konig")
    at.does("a", "play:lost-in-crowds/OBF:colette")
    assert at.why("b", "play:truth-in-darkness/obl:peter-st-john") == "intercept-only-blocker"
    at.does("b", "play:truth-in-darkness/OBL:alek-konig").lets("open")
    assert at.heard("attempt-failed") == 1
    at.rest()
    assert at.pools() == [10, 9, 10]
    assert at.blood("Alek König") == 1


@card("Truth in Darkness")
def test_a_blocker_in_torpor_may_unlock_too() -> None:
    at = sits(Seat("Alek König", "Touch of Oblivion; Shadow Cast"), Seat("Monica Giovanni", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:alek-konig").does("b", "block:monica-giovanni").does("a", "play:shadow-cast/obl:alek-konig")
    at.does("b", "play:truth-in-darkness/OBL:monica-giovanni").lets("strike").does("a", "play:touch-of-oblivion/OBL:alek-konig")
    at.until(lambda: at.prompt == "rise").does("b", "yes")
    assert (at.in_torpor("Monica Giovanni"), at.locked("Monica Giovanni"), at.blood("Monica Giovanni")) == (True, False, 5)


@refuses("Truth in Darkness")
def test_a_blocker_without_blood_is_not_asked_to_burn_any() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Alek König 1", "Truth in Darkness"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:alek-konig").does("a", "play:lost-in-crowds/obf:colette")
    at.does("b", "play:truth-in-darkness/OBL:alek-konig").rest()
    assert (at.locked("Alek König"), at.blood("Alek König")) == (True, 0)
    assert not at.in_torpor("Alek König")


@card("Shroud of Decay")
@rule("v5.action.bleed", "v5.play.replace")
def test_shroud_of_decay_at_basic_bleeds_for_one_more_and_the_target_discards_two_cards_of_their_choice() -> None:
    seats = (
        Seat("Alek König", "Shroud of Decay"),
        Seat("Sully", "Bonding; Deflection; Bonding; Vessel; Villein; Fame; Rebel"),
        Seat("Ryan"),
    )
    at = sits(*seats).does("a", "play:shroud-of-decay/obl:alek-konig")
    at.until(lambda: at.pool("b") == 8 and at.asked == ["b"])
    assert at.keys("b") == [f"card:{name}" for name in ("bonding", "deflection", "vessel", "villein", "fame", "rebel")]
    at.does("b", "card:fame card:bonding")
    assert (at.ash("b"), len(at.hand("b")), at.hand("b").count("Bonding")) == (["Bonding", "Fame"], 7, 1)
    assert (at.t.edge, at.ash("a")) == (0, ["Shroud of Decay"])


@card("Shroud of Decay")
@rule("v5.card.deflection")
def test_whoever_is_bled_in_the_end_discards_for_shroud_of_decay_as_many_as_there_are() -> None:
    at = sits(Seat("Alek König", "Shroud of Decay"), Seat("Sully", "Deflection"), Seat("Ryan", "Vessel"))
    at.t.players[2].library = []
    at.does("a", "play:shroud-of-decay/obl:alek-konig").lets("declined").does("b", "play:deflection/dom:sully").rest()
    assert (at.pools(), at.ash("b"), at.ash("c"), at.hand("c")) == ([10, 10, 8], ["Deflection"], ["Vessel"], [])


@card("Shroud of Decay")
@rule("v5.action.directed")
def test_shroud_of_decay_at_superior_removes_seven_cards_of_the_preys_ash_heap_to_burn_three_pool() -> None:
    ash = "Bonding; Bonding; Vessel; Meaghan; Fame; Rebel; Villein; Deflection"
    at = sits(Seat("Alek König", "Shroud of Decay"), Seat("Sully", ash=ash), Seat("Ryan", ash=ash))
    at.does("a", "play:shroud-of-decay/OBL:alek-konig")
    assert (at.t.running_action().directed, at.t.running_action().blockers, at.t.running_action().stealth) == (True, [1], 0)
    at.until(lambda: at.asked == ["a"] and "card:fame" in at.keys("a"))
    assert not at.marks("a").takes({"card:bonding": 2, "card:vessel": 1}), "seven are removed at once"
    others = " ".join(f"card:{name}" for name in ("vessel", at.card("Meaghan").id, "fame", "rebel", "villein"))
    at.does("a", f"card:bonding*2 {others}").rest()
    assert (at.pools(), at.ash("b"), len(at.ash("c"))) == ([10, 7, 10], ["Deflection"], 8)
    assert len(at.t.players[1].removed) == 7


@refuses("Shroud of Decay")
@rule("v5.glossary.ash-heap", "v5.action.no-repeat")
def test_shroud_of_decay_at_superior_needs_seven_cards_in_the_ash_heap_of_the_prey() -> None:
    six = "Bonding; Bonding; Vessel; Meaghan; Fame; Rebel"
    at = sits(Seat("Alek König; Peter St. John; Sully", "Shroud of Decay", ash=f"{six}; Villein"), Seat("Ryan", ash=six))
    assert at.why("a", "play:shroud-of-decay/OBL:alek-konig") == "ash-too-small"
    assert at.why("a", "play:shroud-of-decay/OBL:peter-st-john") == "needs-discipline"
    assert at.why("a", "play:shroud-of-decay/obl:sully") == "needs-discipline"
    at.does("a", "bleed:alek-konig").rest()
    at["Alek König"].locked = False
    assert at.why("a", "play:shroud-of-decay/obl:alek-konig") == "one-bleed"


@refuses("Shroud of Decay")
def test_nobody_discards_for_a_shroud_of_decay_that_bleeds_for_nothing() -> None:
    at = sits(Seat("Alek König", "Shroud of Decay"), Seat("Gelasia Fotiou", "Protected District; Vessel"), Seat("Ryan"))
    at.does("a", "play:shroud-of-decay/obl:alek-konig")
    at.t.running_action().bleed = -1
    at.rest()
    assert (at.pools(), at.ash("b")) == ([10, 10, 10], [])
