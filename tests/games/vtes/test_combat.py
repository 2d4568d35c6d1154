"""Combat: who fights, strikes, environmental damage, retainers and the end of a round, scenario by scenario (v5.combat)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Environmental, Period
from coterie.games.vtes.history import ability
from coterie.games.vtes.rules.combat import why_combat
from coterie.games.vtes.rules.combat.rounds import begin
from tests.games.vtes.build import lend
from tests.games.vtes.duel import Scene
from tests.marks import rule

# Strikes.


@rule("v5.strike.steal-blood")
def test_s48_stealing_from_an_ally_that_strikes_back() -> None:
    scene = Scene()
    chrysanthemum, stray = scene.vampire("a", "Chrysanthemum", 4), scene.ally("b", "Underbridge Stray", "ANI")
    scene.hand("a", "Theft of Vitae")
    scene.fights(chrysanthemum, stray).plays("a", "Theft of Vitae", "THA")
    assert scene.over
    assert scene.zone(stray) == "burned"
    assert scene.blood(chrysanthemum) == 4


@rule("v5.card.theft-of-vitae", "v5.strike.steal-blood")
def test_s49_an_empty_thief_heals_with_what_it_steals() -> None:
    scene = Scene()
    lauren, sully = scene.vampire("a", "Lauren", 0), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Theft of Vitae")
    scene.fights(lauren, sully).plays("a", "Theft of Vitae", "tha")
    assert scene.over
    assert (scene.zone(lauren), scene.blood(lauren), scene.blood(sully)) == ("ready", 0, 2)


@rule("v5.card.theft-of-vitae")
def test_s49_it_works_at_long_range() -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Theft of Vitae", "Apportation")
    scene.fights(nassir, sully).plays("a", "Apportation", "THA").plays("a", "Theft of Vitae", "THA")
    assert (scene.blood(nassir), scene.blood(sully)) == (3, 1)


@rule("v5.card.theft-of-vitae", "v5.strike.combat-ends")
def test_s49_against_combat_ends_nothing_is_stolen() -> None:
    scene = Scene()
    nassir, nik = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Tamoszius", 3, locked=True)
    scene.hand("a", "Theft of Vitae")
    scene.hand("b", "Majesty")
    scene.fights(nassir, nik).plays("a", "Theft of Vitae", "THA").plays("b", "Majesty", "pre")
    assert scene.over
    assert (scene.blood(nassir), scene.blood(nik)) == (1, 2)
    assert scene.piece(nik).locked


@rule("v5.card.theft-of-vitae", "v5.strike.steal-blood")
def test_two_thieves_steal_at_the_same_time() -> None:
    scene = Scene()
    nassir, trevon = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Rosalina Cortez", 1)
    scene.hand("a", "Theft of Vitae")
    scene.hand("b", "Theft of Vitae")
    scene.fights(nassir, trevon).plays("a", "Theft of Vitae", "THA").plays("b", "Theft of Vitae", "THA")
    assert (scene.blood(nassir), scene.blood(trevon)) == (3, 2)


@rule("v5.strike.combat-ends")
def test_s51_majesty_ends_combat_before_any_strike_and_unlocks() -> None:
    scene = Scene()
    wauneka, alexa = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Alexa Draper", 4, locked=True)
    scene.hand("a", "Roundhouse")
    scene.hand("b", "Majesty")
    scene.fights(wauneka, alexa).until("strike")
    scene.plays("a", "Roundhouse", "POT").plays("b", "Majesty", "PRE")
    assert (scene.blood(wauneka), scene.blood(alexa)) == (5, 3)
    assert not scene.piece(alexa).locked


@rule("v5.strike.dodge", "v5.strike.combat-ends")
def test_s51_a_dodge_does_not_stop_it() -> None:
    scene = Scene()
    flavio, nik = scene.vampire("a", "Flávio Gonçalves", 5), scene.vampire("b", "Nik Sikko", 3)
    scene.hand("b", "Majesty")
    scene.fights(flavio, nik).chooses("a", "use:").plays("b", "Majesty", "pre")
    assert len(scene.events("combat-ended-by")) == 1
    assert len(scene.events("dodged")) == 0


@rule("v5.strike.dodge")
def test_flavio_dodges_once_each_combat() -> None:
    scene = Scene()
    wauneka, flavio = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Flávio Gonçalves", 5)
    scene.hand("a", "Immortal Grapple", "Roundhouse")
    scene.hand("b", "Resist Earth's Grasp")
    scene.fights(wauneka, flavio).passes("b", "a").plays("a", "Roundhouse", "POT")
    assert any(key.startswith("use:") for key in scene.keys)
    scene.chooses("b", "use:")
    assert (scene.blood(wauneka), scene.blood(flavio)) == (4, 5)
    scene.plays("b", "Resist Earth's Grasp")
    assert scene.t.running_combat().round == 2
    assert scene.t.uses[ability(Period.COMBAT, flavio, 0)] == 1
    scene.passes("a")  # the grapple: b, who can only strike by hand now, is not asked for a strike
    assert scene.blood(flavio) == 3


@rule("v5.strike.hand")
def test_a_hand_strike_is_as_strong_as_the_minion() -> None:
    scene = Scene()
    aunt, sully = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Sully", 4)
    scene.attach(aunt, "Preternatural Strength", "POT")
    scene.hand("a", "Roundhouse")
    scene.fights(aunt, sully).plays("a", "Roundhouse", "POT")
    assert scene.zone(sully) == "torpor"
    assert max(text.args["normal"] for text in scene.events("damage")) == 6  # type: ignore[type-var]


@rule("v5.strike.hand")
def test_an_ally_with_no_strength_strikes_for_nothing() -> None:
    scene = Scene()
    stray, sully = scene.ally("a", "Underbridge Stray", "ani"), scene.vampire("b", "Sully", 2)
    scene.fights(stray, sully)
    assert scene.blood(sully) == 2
    assert scene.zone(stray) == "burned"


# Environmental damage.


@rule("v5.card.carrion-crows", "v5.combat.environmental", "v5.combat.before-range")
def test_s54_a_dodge_does_not_help_against_carrion_crows() -> None:
    scene = Scene()
    horace, flavio = scene.vampire("a", "Horace Radcliffe", 5), scene.vampire("b", "Flávio Gonçalves", 5)
    scene.hand("a", "Carrion Crows", "Carrion Crows")
    scene.fights(horace, flavio)
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
    scene.fights(ryan, nik).plays("a", "Carrion Crows", "ani")
    while not scene.over:
        scene.chooses(scene.asked, "play:majesty" if scene.t.window == "strike" and scene.asked == "b" else scene.keys[-1])
    assert scene.blood(nik) == 2


@rule("v5.card.carrion-crows", "v5.combat.environmental")
def test_s54_the_crows_come_in_each_round() -> None:
    scene = Scene()
    ryan, nassir = scene.vampire("a", "Ryan", 4), scene.vampire("b", "Nassir", 4)
    scene.hand("a", "Carrion Crows")
    scene.hand("b", "Apportation")
    scene.fights(ryan, nassir).plays("a", "Carrion Crows", "ani").passes("b").plays("b", "Apportation", "tha")
    assert scene.over
    assert (scene.blood(ryan), scene.zone(nassir), scene.blood(nassir)) == (2, "ready", 0)


@rule("v5.card.carrion-crows", "v5.combat.environmental")
def test_s54_murder_of_crows_strikes_each_round_also_at_long_range() -> None:
    scene = Scene()
    nassir, colette = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(nassir, "Murder of Crows", "ani")
    scene.hand("a", "Apportation")
    scene.fights(nassir, colette).plays("a", "Apportation", "THA")
    assert (scene.blood(nassir), scene.blood(colette)) == (4, 2)


# Retainers.


@rule("v5.combat.retainers", "v5.strike.dodge")
def test_s55_at_long_range_a_retainer_may_be_shot_and_no_dodge_protects_it() -> None:
    scene = Scene()
    nassir, flavio = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Flávio Gonçalves", 5)
    gun, raven = scene.attach(nassir, ".44 Magnum"), scene.attach(flavio, "Raven Spy", "ANI")
    scene.fights(nassir, flavio).chooses("a", f"maneuver:{scene.name_of(gun)}")
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
    scene.fights(nassir, sully).passes("a").chooses("a", "use:")
    assert scene.over
    assert scene.blood(sully) == 2
    assert scene.zone(raven) == "attached"


@rule("v5.combat.retainers", "v5.strike.steal-blood")
def test_s55_life_of_a_retainer_may_be_stolen_at_long_range() -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Sully", 4)
    raven = scene.attach(sully, "Raven Spy", "ani")
    scene.hand("a", "Apportation", "Theft of Vitae")
    scene.fights(nassir, sully).plays("a", "Apportation", "THA").plays("a", "Theft of Vitae", "THA")
    scene.chooses("a", f"piece:{scene.name_of(raven)}")
    assert scene.zone(raven) == "burned"
    assert (scene.blood(nassir), scene.blood(sully)) == (2, 4)


@rule("v5.combat.retainers")
def test_a_retainer_is_burned_with_its_employer() -> None:
    scene = Scene()
    stray, sully = scene.ally("a", "Underbridge Stray", "ani"), scene.vampire("b", "Sully", 4)
    raven = scene.attach(stray, "Raven Spy", "ani")
    scene.fights(stray, sully)
    assert scene.zone(stray) == scene.zone(raven) == "burned"


# The end of a round.


@rule("v5.card.taste-of-vitae", "v5.combat.round-end")
def test_s56_blood_lost_to_damage_is_gained_what_was_stolen_is_not() -> None:
    scene = Scene()
    lloyd, sully = scene.vampire("a", "Lloyd Brooks", 1), scene.vampire("b", "Trevon Parker", 6)
    scene.hand("a", "Taste of Vitae", "Taste of Vitae", "Theft of Vitae")
    scene.fights(lloyd, sully).until("strike")
    lend(scene.t, Environmental, Period.COMBAT, 0, scene.t.running_combat().sides[0].minion, 3)
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
    scene.fights(aunt, sully).plays("a", "Roundhouse", "POT")
    assert (scene.asked, scene.t.window, scene.zone(sully)) == ("a", "round-end", "torpor")
    scene.plays("a", "Taste of Vitae")
    assert scene.over  # b's vampire is in torpor and could not taste anything
    assert scene.blood(aunt) == 3


@rule("v5.card.taste-of-vitae")
def test_s56_not_against_an_ally_but_for_nothing_it_may_be_played() -> None:
    scene = Scene()
    sully, stray = scene.vampire("a", "Sully", 2), scene.ally("b", "Underbridge Stray", "ANI")
    scene.hand("a", "Taste of Vitae")
    scene.fights(sully, stray).passes("b")
    assert scene.over
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 2), scene.vampire("b", "Nik Sikko", 2)
    scene.hand("a", "Taste of Vitae")
    scene.hand("b", "Majesty")
    scene.fights(sully, ashley).plays("b", "Majesty").plays("a", "Taste of Vitae")
    assert scene.over
    assert scene.blood(sully) == 2


@rule("v5.card.deep-song", "v5.combat.sequence")
def test_s57_the_minion_that_counts_as_acting_goes_first() -> None:
    scene = Scene()
    horace, colette = scene.vampire("a", "Horace Radcliffe"), scene.vampire("b", "Colette")
    scene.acts(horace, "card")
    scene.hand("a", "Carrion Crows")
    scene.hand("b", "Swallowed by the Night")
    scene.fights(colette, horace)
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
    assert scene.fights(sully, opponent).over
    assert scene.events("combat") == []


@rule("v5.combat")
def test_locked_minions_fight_as_others_do() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 2, locked=True), scene.vampire("b", "Ashley", 2, locked=True)
    scene.fights(sully, ashley)
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
    scene.fights(colette, sully)
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
    scene.fights(colette, sully).chooses("a", f"use:{scene.name_of(barrens)}")
    assert scene.t.window == "range"
    scene.plays("a", "Swallowed by the Night")
    assert scene.over


@rule("v5.minion-card.combat")
def test_combat_cards_are_played_in_combat_by_the_combatants() -> None:
    scene = Scene()
    linda, sully, wauneka = scene.vampire("a", "Aunt Linda"), scene.vampire("b", "Sully"), scene.vampire("a", "Wauneka")
    roundhouse = scene.t.book.forms[scene.card("Roundhouse")][0]
    assert refusal(scene, roundhouse, linda) == "only-combat"
    begin(scene.t, linda, sully)
    assert refusal(scene, roundhouse, linda) == ""
    assert refusal(scene, roundhouse, wauneka) == "not-in-combat"


def refusal(scene: Scene, form: Form, user: int) -> str:
    """Why a minion of a may not play a strike card."""
    reason = why_combat(scene.t, "strike", form, 0, scene.piece(user))
    return "" if reason is None else reason.text.id.removeprefix("vtes-reason-")
