"""Combat, scenario by scenario: range, strikes, damage, presses and the end of a round (v5.combat)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.action import blocked
from coterie.games.vtes.rules.combat import combat
from coterie.games.vtes.rules.combat.rounds import begin
from coterie.games.vtes.rules.play import play_minion_card
from tests.games.vtes.duel import Scene
from tests.marks import rule


def fight(scene: Scene, acting: int, opposing: int) -> Scene:
    """Combat begins."""
    return scene.run(combat(scene.t, acting, opposing))


def strikes(scene: Scene) -> Scene:
    """Everybody passes until strikes are chosen."""
    while scene.t.window != "strike":
        scene.passes(scene.asked)
    return scene


# Range.


@rule("v5.combat.range", "v5.card.44-magnum")
def test_s44_maneuvers_answer_each_other_and_the_gun_is_the_strike() -> None:
    scene = Scene()
    colette, ayelech = scene.vampire("a", "Colette", 4), scene.vampire("b", "Ayelech", 5)
    gun = scene.attach(ayelech, ".44 Magnum")
    scene.hand("a", "Swallowed by the Night")
    scene.hand("b", "Apportation", "Apportation")
    fight(scene, colette, ayelech)
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
    fight(scene, colette, ayelech).passes("a").chooses("b", f"maneuver:{scene.name_of(first)}")
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
    fight(scene, colette, ayelech)
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
    fight(scene, colette, ayelech).passes("a", "b")
    assert [text.args["range"] for text in scene.events("range")] == ["close"]
    assert (scene.blood(colette), scene.blood(ayelech)) == (2, 2)


@rule("v5.combat.range", "v5.card.resist-earths-grasp")
def test_a_maneuver_with_an_optional_press_that_is_for_this_round() -> None:
    scene = Scene()
    bret, colette = scene.vampire("a", "Bret Stryker", 4), scene.vampire("b", "Colette", 4)
    scene.hand("a", "Resist Earth's Grasp")
    fight(scene, bret, colette).plays("a", "Resist Earth's Grasp", "cel")
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
    fight(scene, bret, colette).passes("a")
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
    fight(scene, colette, horace)
    assert scene.keys == ["maneuver:granted", "pass"]
    scene.chooses("b", "maneuver:granted")
    assert scene.over
    assert (scene.blood(colette), scene.blood(horace)) == (4, 4)


@rule("v5.card.guard-dogs")
def test_s34_it_does_not_exist_in_a_combat_that_is_not_from_the_block() -> None:
    scene = Scene()
    colette, horace = scene.vampire("a", "Colette", 4), scene.vampire("b", "Horace Radcliffe", 4)
    scene.acts(colette, target="b").committed[horace] = (1, 0, 0)
    assert fight(scene, colette, horace).over
    assert scene.blood(colette) == 3


@rule("v5.card.guard-dogs")
def test_s34_it_is_not_for_another_minion_that_blocks() -> None:
    scene = Scene()
    colette, horace, ryan = scene.vampire("a", "Colette"), scene.vampire("b", "Horace Radcliffe"), scene.vampire("b", "Ryan")
    scene.acts(colette, target="b", blocker=ryan).committed[horace] = (1, 0, 0)
    assert fight(scene, colette, ryan).over


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


@rule("v5.card.precognition", "v5.card.spirits-touch", "v5.combat.range")
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
    scene.run(play_minion_card(scene.t, 1, scene.card(name), scene.form(name, level), nassir))
    scene.run(blocked(scene.t))
    assert key in scene.keys


@rule("v5.combat.damage", "v5.combat.range")
def test_prevention_promised_for_the_first_round_is_gone_in_the_second() -> None:
    scene = Scene()
    aunt, ayelech = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Ayelech", 4)
    scene.hand("a", "Immortal Grapple")
    scene.acts(aunt, target="b", blocker=ayelech).committed[ayelech] = (0, 0, 2)
    fight(scene, aunt, ayelech).plays("a", "Immortal Grapple", "POT")
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
    fight(scene, wauneka, lloyd).passes("b")  # b could maneuver
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
    fight(scene, wauneka, alexa).plays("a", "Immortal Grapple", "POT")
    assert scene.over or scene.asked == "a"  # b has no strike to choose: straight to the press
    assert scene.blood(alexa) == 5


@rule("v5.card.immortal-grapple", "v5.combat.before-strikes")
def test_s46_at_long_range_it_cannot_be_played() -> None:
    scene = Scene()
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 4)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Swallowed by the Night")
    fight(scene, wauneka, colette).plays("b", "Swallowed by the Night")
    assert scene.t.window == "strike" or scene.over
    assert "Immortal Grapple" not in scene.ash("a")


@rule("v5.card.immortal-grapple", "v5.combat.range")
def test_s46_the_round_after_it_is_at_close_range_without_a_range_step() -> None:
    scene = Scene()
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 5)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Swallowed by the Night")
    fight(scene, wauneka, colette).passes("b").plays("a", "Immortal Grapple", "POT")
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
    assert fight(scene, ryan, colette).plays("a", "Immortal Grapple", "pot").over


@rule("v5.card.immortal-grapple", "v5.combat.sequence")
def test_s46_once_each_round_by_one_vampire() -> None:
    scene = Scene()
    linda, braden = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Braden White", 4)
    scene.hand("a", "Immortal Grapple", "Immortal Grapple")
    scene.hand("b", "Immortal Grapple")
    fight(scene, linda, braden).plays("a", "Immortal Grapple", "POT")
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
    fight(scene, sully, lloyd).chooses("a", f"maneuver:{scene.name_of(gun)}").plays("b", "Apportation", "THA")
    scene.plays("b", "Immortal Grapple", "pot")
    assert scene.over  # a was not asked for another strike
    assert [text.args["piece"].name for text in scene.events("no-strike")] == ["Sully"]  # type: ignore[union-attr]
    assert (scene.blood(sully), scene.blood(lloyd)) == (3, 6)


# Additional rounds, presses.


@rule("v5.combat.press", "v5.card.apportation")
def test_presses_answer_each_other_and_one_is_only_to_continue() -> None:
    scene = Scene()
    nassir, bret = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Bret Stryker", 4)
    scene.hand("a", "Apportation", "Apportation")
    scene.hand("b", "Resist Earth's Grasp")
    fight(scene, nassir, bret).passes("a", "b")
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
    fight(scene, bret, nassir).passes("a", "b")
    scene.plays("a", "Resist Earth's Grasp")
    assert scene.t.running_combat().round == 2  # b could not cancel it and was not asked
    assert scene.ash("b") == []


@rule("v5.combat.press")
def test_without_a_press_combat_ends_after_one_round() -> None:
    scene = Scene()
    sully, lauren = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    assert fight(scene, sully, lauren).over
    assert (scene.blood(sully), scene.blood(lauren)) == (3, 2)
    assert scene.t.combat is None
    assert scene.t.window == ""


@rule("v5.combat.press", "v5.card.hidden-strength")
def test_a_stray_burns_life_to_give_a_press_and_is_burned_with_the_last() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    stray = scene.ally("a", "Underbridge Stray", "ANI")
    fight(scene, sully, ashley)
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
    fight(scene, stray, meaghan)
    assert scene.blood(stray) == 1
    scene.chooses("a", "use:")
    assert scene.over
    assert scene.zone(stray) == "burned"
    assert len(scene.events("round")) == 1


# Strikes.


@rule("v5.strike.steal-blood")
def test_s48_stealing_from_an_ally_that_strikes_back() -> None:
    scene = Scene()
    chrysanthemum, stray = scene.vampire("a", "Chrysanthemum", 4), scene.ally("b", "Underbridge Stray", "ANI")
    scene.hand("a", "Theft of Vitae")
    fight(scene, chrysanthemum, stray).plays("a", "Theft of Vitae", "THA")
    assert scene.over
    assert scene.zone(stray) == "burned"
    assert scene.blood(chrysanthemum) == 4


@rule("v5.card.theft-of-vitae", "v5.strike.steal-blood")
def test_s49_an_empty_thief_heals_with_what_it_steals() -> None:
    scene = Scene()
    lauren, sully = scene.vampire("a", "Lauren", 0), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Theft of Vitae")
    fight(scene, lauren, sully).plays("a", "Theft of Vitae", "tha")
    assert scene.over
    assert (scene.zone(lauren), scene.blood(lauren), scene.blood(sully)) == ("ready", 0, 2)


@rule("v5.card.theft-of-vitae")
def test_s49_it_works_at_long_range() -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Theft of Vitae", "Apportation")
    fight(scene, nassir, sully).plays("a", "Apportation", "THA").plays("a", "Theft of Vitae", "THA")
    assert (scene.blood(nassir), scene.blood(sully)) == (3, 1)


@rule("v5.card.theft-of-vitae", "v5.strike.combat-ends")
def test_s49_against_combat_ends_nothing_is_stolen() -> None:
    scene = Scene()
    nassir, nik = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Tamoszius", 3, locked=True)
    scene.hand("a", "Theft of Vitae")
    scene.hand("b", "Majesty")
    fight(scene, nassir, nik).plays("a", "Theft of Vitae", "THA").plays("b", "Majesty", "pre")
    assert scene.over
    assert (scene.blood(nassir), scene.blood(nik)) == (1, 2)
    assert scene.piece(nik).locked


@rule("v5.card.theft-of-vitae", "v5.strike.steal-blood")
def test_two_thieves_steal_at_the_same_time() -> None:
    scene = Scene()
    nassir, trevon = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Rosalina Cortez", 1)
    scene.hand("a", "Theft of Vitae")
    scene.hand("b", "Theft of Vitae")
    fight(scene, nassir, trevon).plays("a", "Theft of Vitae", "THA").plays("b", "Theft of Vitae", "THA")
    assert (scene.blood(nassir), scene.blood(trevon)) == (3, 2)


@rule("v5.card.majesty", "v5.strike.combat-ends")
def test_s51_majesty_ends_combat_before_any_strike_and_unlocks() -> None:
    scene = Scene()
    wauneka, alexa = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Alexa Draper", 4, locked=True)
    scene.hand("a", "Roundhouse")
    scene.hand("b", "Majesty")
    scene = strikes(fight(scene, wauneka, alexa))
    scene.plays("a", "Roundhouse", "POT").plays("b", "Majesty", "PRE")
    assert (scene.blood(wauneka), scene.blood(alexa)) == (5, 3)
    assert not scene.piece(alexa).locked


@rule("v5.strike.dodge", "v5.strike.combat-ends")
def test_s51_a_dodge_does_not_stop_it() -> None:
    scene = Scene()
    flavio, nik = scene.vampire("a", "Flávio Gonçalves", 5), scene.vampire("b", "Nik Sikko", 3)
    scene.hand("b", "Majesty")
    fight(scene, flavio, nik).chooses("a", "use:").plays("b", "Majesty", "pre")
    assert len(scene.events("combat-ended-by")) == 1
    assert len(scene.events("dodged")) == 0


@rule("v5.strike.dodge")
def test_flavio_dodges_once_each_combat() -> None:
    scene = Scene()
    wauneka, flavio = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Flávio Gonçalves", 5)
    scene.hand("a", "Immortal Grapple", "Roundhouse")
    scene.hand("b", "Resist Earth's Grasp")
    fight(scene, wauneka, flavio).passes("b", "a").plays("a", "Roundhouse", "POT")
    assert any(key.startswith("use:") for key in scene.keys)
    scene.chooses("b", "use:")
    assert (scene.blood(wauneka), scene.blood(flavio)) == (4, 5)
    scene.plays("b", "Resist Earth's Grasp")
    assert scene.t.running_combat().round == 2
    assert scene.t.used[("combat", flavio, 0)] == 1
    scene.passes("a")  # the grapple: b, who can only strike by hand now, is not asked for a strike
    assert scene.blood(flavio) == 3


@rule("v5.strike.hand")
def test_a_hand_strike_is_as_strong_as_the_minion() -> None:
    scene = Scene()
    aunt, sully = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Sully", 4)
    scene.attach(aunt, "Preternatural Strength", "POT")
    scene.hand("a", "Roundhouse")
    fight(scene, aunt, sully).plays("a", "Roundhouse", "POT")
    assert scene.zone(sully) == "torpor"
    assert max(text.args["normal"] for text in scene.events("damage")) == 6  # type: ignore[type-var]


@rule("v5.strike.hand")
def test_an_ally_with_no_strength_strikes_for_nothing() -> None:
    scene = Scene()
    stray, sully = scene.ally("a", "Underbridge Stray", "ani"), scene.vampire("b", "Sully", 2)
    fight(scene, stray, sully)
    assert scene.blood(sully) == 2
    assert scene.zone(stray) == "burned"


# Environmental damage.


@rule("v5.card.carrion-crows", "v5.combat.environmental", "v5.combat.before-range")
def test_s54_a_dodge_does_not_help_against_carrion_crows() -> None:
    scene = Scene()
    horace, flavio = scene.vampire("a", "Horace Radcliffe", 5), scene.vampire("b", "Flávio Gonçalves", 5)
    scene.hand("a", "Carrion Crows", "Carrion Crows")
    fight(scene, horace, flavio)
    assert scene.t.window == "before-range"
    scene.plays("a", "Carrion Crows", "ANI")
    assert scene.t.window != "before-range"  # one by each vampire in a combat
    while not scene.over:
        scene.chooses(scene.asked, "use:" if scene.t.window == "strike" and scene.asked == "b" else scene.keys[-1])
    assert scene.blood(flavio) == 3
    assert len(scene.events("dodged")) == 1


@rule("v5.card.carrion-crows", "v5.strike.combat-ends")
def test_s54_combat_ends_comes_before_carrion_crows() -> None:
    scene = Scene()
    ryan, nik = scene.vampire("a", "Ryan", 4), scene.vampire("b", "Nik Sikko", 3)
    scene.hand("a", "Carrion Crows")
    scene.hand("b", "Majesty")
    fight(scene, ryan, nik).plays("a", "Carrion Crows", "ani")
    while not scene.over:
        scene.chooses(scene.asked, "play:majesty" if scene.t.window == "strike" and scene.asked == "b" else scene.keys[-1])
    assert scene.blood(nik) == 2


@rule("v5.card.carrion-crows", "v5.combat.environmental")
def test_s54_the_crows_come_in_each_round() -> None:
    scene = Scene()
    ryan, nassir = scene.vampire("a", "Ryan", 4), scene.vampire("b", "Nassir", 4)
    scene.hand("a", "Carrion Crows")
    scene.hand("b", "Apportation")
    fight(scene, ryan, nassir).plays("a", "Carrion Crows", "ani").passes("b").plays("b", "Apportation", "tha")
    assert scene.over
    assert (scene.blood(ryan), scene.zone(nassir), scene.blood(nassir)) == (2, "ready", 0)


@rule("v5.card.carrion-crows", "v5.combat.environmental")
def test_s54_murder_of_crows_strikes_each_round_also_at_long_range() -> None:
    scene = Scene()
    nassir, colette = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(nassir, "Murder of Crows", "ani")
    scene.hand("a", "Apportation")
    fight(scene, nassir, colette).plays("a", "Apportation", "THA")
    assert (scene.blood(nassir), scene.blood(colette)) == (4, 2)


# Retainers.


@rule("v5.combat.retainers", "v5.strike.dodge")
def test_s55_at_long_range_a_retainer_may_be_shot_and_no_dodge_protects_it() -> None:
    scene = Scene()
    nassir, flavio = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Flávio Gonçalves", 5)
    gun, raven = scene.attach(nassir, ".44 Magnum"), scene.attach(flavio, "Raven Spy", "ANI")
    fight(scene, nassir, flavio).chooses("a", f"maneuver:{scene.name_of(gun)}")
    assert scene.keys == [f"piece:{scene.name_of(flavio)}", f"piece:{scene.name_of(raven)}"]
    scene.chooses("a", f"piece:{scene.name_of(raven)}").chooses("b", "use:")
    assert scene.zone(raven) == "burned"
    assert scene.blood(flavio) == 5


@rule("v5.combat.retainers")
def test_s55_not_at_close_range() -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Sully", 4)
    scene.attach(nassir, ".44 Magnum")
    raven = scene.attach(sully, "Raven Spy", "ani")
    fight(scene, nassir, sully).passes("a").chooses("a", "use:")
    assert scene.over
    assert scene.blood(sully) == 2
    assert scene.zone(raven) == "attached"


@rule("v5.combat.retainers", "v5.strike.steal-blood")
def test_s55_life_of_a_retainer_may_be_stolen_at_long_range() -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Sully", 4)
    raven = scene.attach(sully, "Raven Spy", "ani")
    scene.hand("a", "Apportation", "Theft of Vitae")
    fight(scene, nassir, sully).plays("a", "Apportation", "THA").plays("a", "Theft of Vitae", "THA")
    scene.chooses("a", f"piece:{scene.name_of(raven)}")
    assert scene.zone(raven) == "burned"
    assert (scene.blood(nassir), scene.blood(sully)) == (2, 4)


@rule("v5.combat.retainers")
def test_a_retainer_is_burned_with_its_employer() -> None:
    scene = Scene()
    stray, sully = scene.ally("a", "Underbridge Stray", "ani"), scene.vampire("b", "Sully", 4)
    raven = scene.attach(stray, "Raven Spy", "ani")
    fight(scene, stray, sully)
    assert scene.zone(stray) == scene.zone(raven) == "burned"


# The end of a round.


@rule("v5.card.taste-of-vitae", "v5.combat.round-end")
def test_s56_blood_lost_to_damage_is_gained_what_was_stolen_is_not() -> None:
    scene = Scene()
    lloyd, sully = scene.vampire("a", "Lloyd Brooks", 1), scene.vampire("b", "Trevon Parker", 6)
    scene.hand("a", "Taste of Vitae", "Taste of Vitae", "Theft of Vitae")
    strikes(fight(scene, lloyd, sully))
    scene.t.running_combat().sides[0].environmental.append(3)
    scene.plays("a", "Theft of Vitae", "THA")
    assert scene.t.window == "round-end"
    assert (scene.blood(lloyd), scene.blood(sully)) == (2, 1)
    scene.plays("a", "Taste of Vitae")
    assert scene.over  # one each round
    assert scene.blood(lloyd) == 5


@rule("v5.card.taste-of-vitae", "v5.combat.round-end")
def test_s56_after_an_early_end_and_after_torpor_of_the_opponent() -> None:
    scene = Scene()
    aunt, sully = scene.vampire("a", "Aunt Linda", 2), scene.vampire("b", "Sully", 2)
    scene.hand("a", "Roundhouse", "Taste of Vitae")
    scene.hand("b", "Taste of Vitae")
    fight(scene, aunt, sully).plays("a", "Roundhouse", "POT")
    assert (scene.asked, scene.t.window, scene.zone(sully)) == ("a", "round-end", "torpor")
    scene.plays("a", "Taste of Vitae")
    assert scene.over  # b's vampire is in torpor and could not taste anything
    assert scene.blood(aunt) == 3


@rule("v5.card.taste-of-vitae")
def test_s56_not_against_an_ally_but_for_nothing_it_may_be_played() -> None:
    scene = Scene()
    sully, stray = scene.vampire("a", "Sully", 2), scene.ally("b", "Underbridge Stray", "ANI")
    scene.hand("a", "Taste of Vitae")
    fight(scene, sully, stray).passes("b")
    assert scene.over
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 2), scene.vampire("b", "Nik Sikko", 2)
    scene.hand("a", "Taste of Vitae")
    scene.hand("b", "Majesty")
    fight(scene, sully, ashley).plays("b", "Majesty").plays("a", "Taste of Vitae")
    assert scene.over
    assert scene.blood(sully) == 2


@rule("v5.card.deep-song", "v5.combat.sequence")
def test_s57_the_minion_that_counts_as_acting_goes_first() -> None:
    scene = Scene()
    horace, colette = scene.vampire("a", "Horace Radcliffe"), scene.vampire("b", "Colette")
    scene.acts(horace, "card")
    scene.hand("a", "Carrion Crows")
    scene.hand("b", "Swallowed by the Night")
    fight(scene, colette, horace)
    assert (scene.asked, scene.t.window) == ("a", "before-range")
    scene.passes("a")
    assert (scene.asked, scene.t.window) == ("b", "range")


# Who fights.


@rule("v5.combat")
@pytest.mark.parametrize("other", ["same", "torpor"])
def test_who_cannot_fight(other: str) -> None:
    scene = Scene()
    sully = scene.vampire("a", "Sully", 2)
    opponent = scene.vampire("a", "Ashley") if other == "same" else scene.torpid("b", "Ashley")
    assert fight(scene, sully, opponent).over
    assert scene.events("combat") == []


@rule("v5.combat")
def test_locked_minions_fight_as_others_do() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 2, locked=True), scene.vampire("b", "Ashley", 2, locked=True)
    fight(scene, sully, ashley)
    assert (scene.blood(sully), scene.blood(ashley)) == (1, 1)


@rule("v5.end.withdraw", "v5.combat")
def test_combat_disturbs_the_withdrawal_of_both() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 2), scene.vampire("b", "Ashley", 2)
    for player in scene.t.players:
        player.withdrawing = 3
    begin(scene.t, sully, ashley)
    assert [player.withdrawing for player in scene.t.players] == [-1, -1]


@rule("v5.combat")
def test_only_combat_cards_are_played_in_combat() -> None:
    scene = Scene()
    colette, sully = scene.vampire("a", "Colette"), scene.vampire("b", "Sully")
    scene.hand("a", "Bonding", "Swallowed by the Night", "Deflection")
    fight(scene, colette, sully)
    assert scene.why_not("Bonding", "dom") == "combat-cards-only"
    assert scene.why_not("Deflection", "dom") == "combat-cards-only"
    assert scene.why_not("Swallowed by the Night", "obf") == "combat-cards-only"
    assert scene.can_play("Swallowed by the Night", "OBF")


@rule("v5.card.barrens")
def test_the_barrens_may_be_used_in_combat() -> None:
    scene = Scene()
    colette, sully = scene.vampire("a", "Colette"), scene.vampire("b", "Sully")
    barrens = scene.in_play("a", "The Barrens")
    scene.hand("a", "Bonding")
    scene.library("a", "Swallowed by the Night")
    fight(scene, colette, sully).chooses("a", f"use:{scene.name_of(barrens)}").chooses("a", "card:bonding")
    assert scene.t.window == "range"
    scene.plays("a", "Swallowed by the Night")
    assert scene.over
