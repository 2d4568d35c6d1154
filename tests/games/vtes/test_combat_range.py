"""Combat: determining range, what comes before strikes, and presses, scenario by scenario (v5.combat.range)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.action import blocked
from coterie.games.vtes.rules.matters import PlayCard, happen
from tests.games.vtes.duel import Scene
from tests.marks import rule

# Range.


@rule("v5.combat.range", "v5.card.44-magnum")
def test_s44_maneuvers_answer_each_other_and_the_gun_is_the_strike() -> None:
    scene = Scene()
    colette, ayelech = scene.vampire("a", "Colette", 4), scene.vampire("b", "Ayelech", 5)
    gun = scene.attach(ayelech, ".44 Magnum")
    scene.hand("a", "Swallowed by the Night")
    scene.hand("b", "Apportation", "Apportation")
    scene.fights(colette, ayelech)
    scene.passes("a")
    scene.chooses("b", f"maneuver:{scene.name_of(gun)}")
    assert scene.t.running_combat().long
    scene.plays("a", "Swallowed by the Night", "OBF")
    assert not scene.t.running_combat().long
    assert scene.refused(f"maneuver:{scene.name_of(gun)}") == "used-already"
    scene.plays("b", "Apportation", "THA")
    assert scene.t.running_combat().long
    scene.passes("b")  # the press; the strikes needed no choice
    assert scene.over
    assert (scene.blood(colette), scene.blood(ayelech)) == (2, 5)
    assert [text.args["piece"].name for text in scene.events("out-of-range")] == ["Colette"]  # type: ignore[union-attr]


@rule("v5.combat.range")
def test_s44_a_second_weapon_gives_no_maneuver_in_the_same_round() -> None:
    scene = Scene()
    colette, ayelech = scene.vampire("a", "Colette", 4), scene.vampire("b", "Ayelech", 5)
    first, second = scene.attach(ayelech, ".44 Magnum"), scene.attach(ayelech, ".44 Magnum")
    scene.hand("a", "Swallowed by the Night")
    scene.fights(colette, ayelech).passes("a").chooses("b", f"maneuver:{scene.name_of(first)}")
    scene.plays("a", "Swallowed by the Night")
    assert scene.over
    assert scene.blood(colette) == 2  # the gun strikes at close range, no question was left
    assert scene.t.pieces[second].host == ayelech


@rule("v5.combat.range", "v5.combat.sequence")
def test_nobody_maneuvers_twice_in_a_row_and_the_acting_minion_is_asked_first() -> None:
    scene = Scene()
    colette, ayelech = scene.vampire("a", "Colette"), scene.vampire("b", "Ayelech")
    scene.hand("a", "Swallowed by the Night", "Swallowed by the Night")
    scene.hand("b", "Apportation")
    scene.fights(colette, ayelech)
    assert scene.asked == "a"
    scene.plays("a", "Swallowed by the Night")
    assert scene.asked == "b"
    scene.passes("b")
    assert scene.t.window != "range"
    assert scene.t.running_combat().long


@rule("v5.combat.range")
def test_both_may_decline_to_maneuver_and_the_range_is_close() -> None:
    scene = Scene()
    colette, ayelech = scene.vampire("a", "Colette", 3), scene.vampire("b", "Ayelech", 3)
    scene.hand("a", "Swallowed by the Night")
    scene.hand("b", "Apportation")
    scene.fights(colette, ayelech).passes("a", "b")
    assert [text.args["range"] for text in scene.events("range")] == ["close"]
    assert (scene.blood(colette), scene.blood(ayelech)) == (2, 2)


@rule("v5.combat.range", "v5.card.resist-earths-grasp")
def test_a_maneuver_with_an_optional_press_that_is_for_this_round() -> None:
    scene = Scene()
    bret, colette = scene.vampire("a", "Bret Stryker", 4), scene.vampire("b", "Colette", 4)
    scene.hand("a", "Resist Earth's Grasp")
    scene.fights(bret, colette).plays("a", "Resist Earth's Grasp", "cel")
    assert scene.blood(bret) == 3
    assert scene.keys == ["press:continue", "pass"]
    scene.chooses("a", "press:continue")
    assert scene.over  # nobody has a press in the second round
    assert len(scene.events("round")) == 2


@rule("v5.combat.range", "v5.card.resist-earths-grasp")
def test_a_card_that_is_a_press_or_a_maneuver_is_what_the_step_asks_for() -> None:
    scene = Scene()
    bret, colette = scene.vampire("a", "Bret Stryker", 4), scene.vampire("b", "Colette", 4)
    scene.hand("a", "Resist Earth's Grasp")
    scene.fights(bret, colette).passes("a")
    assert scene.t.window == "press"
    scene.plays("a", "Resist Earth's Grasp")
    assert len(scene.events("round")) == 2
    assert len(scene.events("maneuver")) == 0


# Grants of blockers.


@rule("v5.card.guard-dogs", "v5.combat.range")
def test_s34_the_maneuver_of_guard_dogs_exists_in_the_combat_of_that_block() -> None:
    scene = Scene()
    colette, horace = scene.vampire("a", "Colette", 4), scene.vampire("b", "Horace Radcliffe", 4)
    scene.acts(colette, target="b", blocker=horace).committed[horace] = (1, 0, 0)
    scene.fights(colette, horace)
    assert scene.keys == ["maneuver:granted", "pass"]
    scene.chooses("b", "maneuver:granted")
    assert scene.over
    assert (scene.blood(colette), scene.blood(horace)) == (4, 4)


@rule("v5.card.guard-dogs")
def test_s34_it_does_not_exist_in_a_combat_that_is_not_from_the_block() -> None:
    scene = Scene()
    colette, horace = scene.vampire("a", "Colette", 4), scene.vampire("b", "Horace Radcliffe", 4)
    scene.acts(colette, target="b").committed[horace] = (1, 0, 0)
    assert scene.fights(colette, horace).over
    assert scene.blood(colette) == 3


@rule("v5.card.guard-dogs")
def test_s34_it_is_not_for_another_minion_that_blocks() -> None:
    scene = Scene()
    colette, horace, ryan = scene.vampire("a", "Colette"), scene.vampire("b", "Horace Radcliffe"), scene.vampire("b", "Ryan")
    scene.acts(colette, target="b", blocker=ryan).committed[horace] = (1, 0, 0)
    assert scene.fights(colette, ryan).over


@rule("v5.card.cats-guidance", "v5.action.resolve")
@pytest.mark.parametrize(("blood", "played"), [(2, True), (0, False)])
def test_s33_after_the_combat_a_blocker_that_is_still_ready_plays_cats_guidance(blood: int, played: bool) -> None:
    scene = Scene()
    sully, ryan = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ryan", blood)
    scene.acts(sully, target="b", blocker=ryan).blockers = [1]
    scene.hand("b", "Cats' Guidance")
    scene.run(blocked(scene.t))
    assert scene.t.combat is None
    assert scene.piece(ryan).locked
    if not played:
        assert scene.over
        assert scene.zone(ryan) == "torpor"
        return
    assert scene.t.window == "after-block"
    scene.plays("b", "Cats' Guidance", "ani")
    assert not scene.piece(ryan).locked


@rule("v5.combat.range", "v5.combat.damage")
@pytest.mark.parametrize(
    ("name", "level", "key"), [("Precognition", "AUS", "prevent:granted"), ("Spirit's Touch", "AUS", "maneuver:granted")]
)
def test_s34_what_a_reaction_promises_is_there_when_its_vampire_blocks(name: str, level: str, key: str) -> None:
    scene = Scene()
    sully, nassir = scene.vampire("a", "Sully", 4), scene.vampire("b", "Colette", 4)
    action = scene.acts(sully, target="b", blocker=nassir)
    action.blockers, action.stealth = [1], 1
    scene.hand("b", name)
    scene.t.window = "attempt"
    scene.run(happen(scene.t, PlayCard(1, scene.card(name), scene.form(name, level), nassir)))
    scene.run(blocked(scene.t))
    assert key in scene.keys


@rule("v5.combat.damage", "v5.combat.range")
def test_prevention_promised_for_the_first_round_is_gone_in_the_second() -> None:
    scene = Scene()
    aunt, ayelech = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Ayelech", 4)
    scene.hand("a", "Immortal Grapple")
    scene.acts(aunt, target="b", blocker=ayelech).committed[ayelech] = (0, 0, 2)
    scene.fights(aunt, ayelech).plays("a", "Immortal Grapple", "POT")
    assert scene.keys == ["prevent:granted", "pass"]
    scene.chooses("b", "prevent:granted")
    assert scene.blood(ayelech) == 4
    scene.chooses("a", "press:continue")
    assert scene.over
    assert scene.blood(ayelech) == 3


# Before strikes.


@rule("v5.card.immortal-grapple", "v5.combat.before-strikes")
def test_s46_only_hand_strikes_can_be_used_by_either_combatant() -> None:
    scene = Scene()
    wauneka, lloyd = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Lloyd Brooks", 6)
    scene.attach(lloyd, ".44 Magnum")
    scene.hand("a", "Immortal Grapple", "Roundhouse")
    scene.hand("b", "Theft of Vitae", "Roundhouse")
    scene.fights(wauneka, lloyd).passes("b")  # b could maneuver
    assert scene.t.window == "before-strikes"
    assert scene.why_not("Roundhouse", "POT") == "only-strikes"
    scene.plays("a", "Immortal Grapple", "pot").plays("a", "Roundhouse", "POT")
    assert scene.keys == ["play:roundhouse/pot:" + scene.name_of(lloyd), "strike:hand"]
    assert scene.why_not("Theft of Vitae", "THA") == "hands-only"
    assert [scene.refused(key) for key in scene.question.candidates(scene.t) if key.startswith("use:")] == ["hands-only"]
    scene.plays("b", "Roundhouse")
    assert (scene.blood(wauneka), scene.blood(lloyd)) == (2, 2)


@rule("v5.card.immortal-grapple")
def test_s46_majesty_is_not_a_hand_strike() -> None:
    scene = Scene()
    wauneka, alexa = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Alexa Draper", 6)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Majesty")
    scene.fights(wauneka, alexa).plays("a", "Immortal Grapple", "POT")
    assert (scene.asked, scene.t.window) == ("a", "press")  # b had no strike to choose
    assert scene.blood(alexa) == 5


@rule("v5.card.immortal-grapple", "v5.combat.before-strikes")
def test_s46_at_long_range_it_cannot_be_played() -> None:
    scene = Scene()
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 4)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Swallowed by the Night")
    scene.fights(wauneka, colette).plays("b", "Swallowed by the Night")
    assert scene.over  # a, who holds the grapple, was not asked before strikes
    assert (scene.blood(wauneka), scene.blood(colette)) == (5, 4)


@rule("v5.card.immortal-grapple", "v5.combat.range")
def test_s46_the_round_after_it_is_at_close_range_without_a_range_step() -> None:
    scene = Scene()
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 5)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Swallowed by the Night")
    scene.fights(wauneka, colette).passes("b").plays("a", "Immortal Grapple", "POT")
    scene.chooses("a", "press:continue")
    assert scene.over  # b, who holds a maneuver, was not asked for one
    assert scene.events("range")[0].args["range"] == "close"
    assert len(scene.events("range")) == 1
    assert scene.blood(colette) == 3


@rule("v5.card.immortal-grapple")
def test_s46_basic_gives_neither_press_nor_range() -> None:
    scene = Scene()
    ryan, colette = scene.vampire("a", "Ryan"), scene.vampire("b", "Sully")
    scene.hand("a", "Immortal Grapple")
    assert scene.fights(ryan, colette).plays("a", "Immortal Grapple", "pot").over


@rule("v5.card.immortal-grapple", "v5.combat.sequence")
def test_s46_once_each_round_by_one_vampire() -> None:
    scene = Scene()
    linda, braden = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Braden White", 4)
    scene.hand("a", "Immortal Grapple", "Immortal Grapple")
    scene.hand("b", "Immortal Grapple")
    scene.fights(linda, braden).plays("a", "Immortal Grapple", "POT")
    assert scene.asked == "b"  # a was not even asked: it has played one this round, as all can see
    scene.plays("b", "Immortal Grapple", "pot").chooses("a", "press:continue")
    assert scene.t.window == "before-strikes"
    assert scene.can_play("Immortal Grapple", "POT")


@rule("v5.card.44-magnum", "v5.card.immortal-grapple", "v5.combat.range")
def test_s45_a_committed_gun_and_a_grapple_leave_no_strike() -> None:
    scene = Scene()
    sully, lloyd = scene.vampire("a", "Sully", 4), scene.vampire("b", "Lloyd Brooks", 6)
    gun = scene.attach(sully, ".44 Magnum")
    scene.hand("b", "Apportation", "Immortal Grapple")
    scene.fights(sully, lloyd).chooses("a", f"maneuver:{scene.name_of(gun)}").plays("b", "Apportation", "THA")
    scene.plays("b", "Immortal Grapple", "pot")
    assert scene.over  # a was not asked for another strike
    assert [text.args["piece"].name for text in scene.events("no-strike")] == ["Sully"]  # type: ignore[union-attr]
    assert (scene.blood(sully), scene.blood(lloyd)) == (3, 6)


# Presses.


@rule("v5.combat.press")
def test_presses_answer_each_other_and_one_is_only_to_continue() -> None:
    scene = Scene()
    nassir, bret = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Bret Stryker", 4)
    scene.hand("a", "Apportation", "Apportation")
    scene.hand("b", "Resist Earth's Grasp")
    scene.fights(nassir, bret).passes("a", "b")
    assert scene.t.window == "press"
    scene.plays("a", "Apportation", "tha")
    assert scene.t.running_combat().continued
    scene.plays("b", "Resist Earth's Grasp")
    assert not scene.t.running_combat().continued
    scene.plays("a", "Apportation", "tha")
    assert [text.args["continues"] for text in scene.events("press")] == [1, 0, 1]
    assert len(scene.events("round")) == 2


@rule("v5.combat.press")
def test_a_press_to_continue_cannot_end_combat() -> None:
    scene = Scene()
    bret, nassir = scene.vampire("a", "Bret Stryker", 4), scene.vampire("b", "Nassir", 4)
    scene.hand("a", "Resist Earth's Grasp")
    scene.hand("b", "Apportation")
    scene.fights(bret, nassir).passes("a", "b")
    scene.plays("a", "Resist Earth's Grasp")
    assert scene.t.running_combat().round == 2  # b could not cancel it and was not asked
    assert scene.ash("b") == []


@rule("v5.combat.press")
def test_without_a_press_combat_ends_after_one_round() -> None:
    scene = Scene()
    sully, lauren = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    assert scene.fights(sully, lauren).over
    assert (scene.blood(sully), scene.blood(lauren)) == (3, 2)
    assert scene.t.combat is None
    assert scene.t.window == ""


@rule("v5.combat.press", "v5.card.hidden-strength")
def test_a_stray_burns_life_to_give_a_press_and_is_burned_with_the_last() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    stray = scene.ally("a", "Underbridge Stray", "ANI")
    scene.fights(sully, ashley)
    assert scene.keys == [f"use:{scene.name_of(stray)}/0", "pass"]
    scene.chooses("a", "use:")
    assert scene.blood(stray) == 1
    assert scene.t.running_combat().round == 2
    scene.chooses("a", "use:")
    assert scene.zone(stray) == "burned"
    assert scene.over
    assert len(scene.events("round")) == 3


@rule("v5.combat.press", "v5.combat")
def test_a_stray_that_fights_and_burns_its_last_life_ends_the_combat() -> None:
    scene = Scene()
    stray, meaghan = scene.ally("a", "Underbridge Stray", "ANI"), scene.vampire("b", "Meaghan", 3)
    scene.fights(stray, meaghan)
    assert scene.blood(stray) == 1
    scene.chooses("a", "use:")
    assert scene.over
    assert scene.zone(stray) == "burned"
    assert len(scene.events("round")) == 1
