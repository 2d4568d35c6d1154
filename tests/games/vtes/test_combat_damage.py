"""Damage: preventing it, healing it, aggravated damage, torpor and burning, in combat and outside it (v5.combat.damage)."""

from __future__ import annotations

from functools import cache

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import Aggravated, Card, Mode, Strike, StrikeKind
from coterie.games.vtes.rules.combat.rounds import begin
from coterie.games.vtes.rules.deeds import Over
from coterie.games.vtes.rules.matters import Hurt, happen
from tests.games.vtes.duel import Scene, book_with, invented
from tests.marks import rule


@cache
def book() -> Book:
    """The cards of the box, and a strike for aggravated damage."""
    return book_with(invented(1, "Claws", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 2), Aggravated())),))))


# Taking it.


@rule("v5.combat.aggravated")
@pytest.mark.parametrize(
    ("blood", "normal", "aggravated", "zone", "left"),
    [
        (1, 0, 1, "torpor", 1),
        (2, 0, 3, "torpor", 0),
        (1, 2, 1, "burned", 0),
        (0, 0, 1, "torpor", 0),
        (0, 0, 2, "burned", 0),
        (3, 0, 2, "torpor", 2),
        (3, 1, 1, "torpor", 2),
        (3, 3, 0, "ready", 0),
        (2, 3, 0, "torpor", 0),
        (0, 1, 0, "torpor", 0),
    ],
    ids=["a", "b", "c", "empty", "empty-two", "dawn", "both", "all-healed", "not-all", "nothing-to-heal-with"],
)
def test_s52_normal_damage_is_healed_first_and_aggravated_wounds(blood: int, normal: int, aggravated: int, zone: str, left: int) -> None:
    scene = Scene()
    nassir = scene.vampire("a", "Nassir", blood)
    scene.run(happen(scene.t, Hurt(nassir, normal, aggravated, False)))
    assert scene.over
    assert scene.zone(nassir) == zone
    if zone != "burned":
        assert scene.blood(nassir) == left


@rule("v5.combat.aggravated")
def test_s52_allies_take_aggravated_damage_as_normal_damage() -> None:
    scene = Scene()
    stray = scene.ally("a", "Underbridge Stray", "ANI")
    scene.piece(stray).blood = 3
    scene.run(happen(scene.t, Hurt(stray, 0, 2, False)))
    assert (scene.zone(stray), scene.blood(stray)) == ("ready", 1)
    scene.run(happen(scene.t, Hurt(stray, 0, 1, False)))
    assert scene.zone(stray) == "burned"


@rule("v5.combat.aggravated", "v5.card.daring-the-dawn")
@pytest.mark.parametrize(("blood", "zone", "left"), [(2, "torpor", 0), (1, "burned", 0)])
def test_s39_a_vampire_in_torpor_is_wounded_already(blood: int, zone: str, left: int) -> None:
    scene = Scene()
    madison = scene.torpid("a", "Madison", blood)
    scene.run(happen(scene.t, Hurt(madison, 0, 2, False)))
    assert scene.zone(madison) == zone
    if zone != "burned":
        assert scene.blood(madison) == left


@rule("v5.combat.aggravated", "v5.torpor")
def test_who_is_burned_by_aggravated_damage_does_not_pass_by_torpor() -> None:
    scene = Scene(pool=10)
    nassir = scene.vampire("a", "Nassir", 0)
    scene.attach(nassir, "Fame")
    scene.run(happen(scene.t, Hurt(nassir, 0, 2, False)))
    assert scene.zone(nassir) == "burned"
    assert scene.t.players[0].pool == 10
    assert scene.events("torpor") == []


@rule("v5.combat.damage", "v5.torpor", "v5.card.fame")
def test_torpor_sets_off_fame_and_burns_the_guardian_angel() -> None:
    scene = Scene(pool=10)
    sully, linda = scene.vampire("a", "Sully", 0), scene.vampire("b", "Aunt Linda", 4)
    fame, angel = scene.attach(sully, "Fame", by="b"), scene.attach(sully, "Guardian Angel")
    scene.hand("b", "Roundhouse")
    scene.fights(sully, linda).until("strike").plays("b", "Roundhouse", "POT").chooses("a", "use:").passes()
    assert scene.zone(sully) == "torpor"
    assert (scene.zone(fame), scene.zone(angel)) == ("attached", "burned")
    assert scene.t.players[0].pool == 7


@rule("v5.end.oust", "v5.card.fame")
def test_an_oust_in_the_middle_of_combat_clears_it_away() -> None:
    scene = Scene(pool=2)
    sully, linda = scene.vampire("a", "Sully", 0), scene.vampire("b", "Aunt Linda", 4)
    scene.attach(sully, "Fame", by="b")
    with pytest.raises(Over):
        scene.fights(sully, linda)
    assert scene.t.players[0].ousted
    assert scene.t.combat is None


@rule("v5.combat.strike", "v5.combat.damage")
def test_both_may_go_to_torpor_together() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 0), scene.vampire("b", "Ashley", 0)
    assert scene.fights(sully, ashley).over
    assert scene.zone(sully) == scene.zone(ashley) == "torpor"


@rule("v5.combat.damage")
def test_burning_the_last_blood_does_no_other_harm() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 1), scene.vampire("b", "Ashley", 1)
    scene.fights(sully, ashley)
    assert (scene.zone(sully), scene.blood(sully)) == ("ready", 0)


# Preventing it.


@rule("v5.card.hidden-strength", "v5.combat.damage", "v5.play.cost")
def test_hidden_strength_prevents_one_more_than_is_paid() -> None:
    scene = Scene()
    linda, brock = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Brock Sterling", 3)
    scene.hand("a", "Roundhouse")
    scene.hand("b", "Hidden Strength")
    scene.fights(linda, brock).plays("a", "Roundhouse", "POT")
    assert scene.t.window == "damage"
    scene.plays("b", "Hidden Strength", "for")
    assert scene.keys == ["number:0", "number:1", "number:2", "number:3"]
    scene.chooses("b", "number:1")
    assert (scene.zone(brock), scene.blood(brock)) == ("ready", 0)  # paid 1, prevented 2 of 4, healed 2


@rule("v5.card.hidden-strength", "v5.combat.press")
def test_hidden_strength_at_superior_gives_a_press_and_needs_damage() -> None:
    scene = Scene()
    brock, sully = scene.vampire("a", "Brock Sterling", 3), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Hidden Strength", "Hidden Strength")
    scene.fights(brock, sully)
    assert scene.t.window == "damage"
    scene.plays("a", "Hidden Strength", "FOR").chooses("a", "number:0")
    assert (scene.asked, scene.t.window) == ("a", "press")  # all is prevented: the second is not asked for
    assert scene.why_not("Hidden Strength", "FOR") == "only-damage"
    scene.passes("a")
    assert scene.over
    assert scene.blood(brock) == 3


@rule("v5.combat.damage")
def test_prevention_is_used_one_effect_at_a_time() -> None:
    scene = Scene()
    linda, naomi = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Naomi Stewart", 5)
    scene.attach(naomi, "Guardian Angel")
    scene.hand("a", "Roundhouse")
    scene.hand("b", "Hidden Strength", "Hidden Strength", "Hidden Strength")
    scene.fights(linda, naomi).until("strike").plays("a", "Roundhouse", "POT")
    scene.plays("b", "Hidden Strength", "for").chooses("b", "number:0")
    scene.chooses("b", "use:guardian-angel")
    assert not any(key.startswith("use:") for key in scene.keys)
    scene.plays("b", "Hidden Strength", "for").chooses("b", "number:0").passes("b")
    assert scene.blood(naomi) == 4


@rule("v5.combat.damage", "v5.combat.aggravated")
def test_aggravated_damage_may_be_prevented_before_normal_damage() -> None:
    scene = Scene(2, book())
    ryan, brock = scene.vampire("a", "Ryan", 4), scene.vampire("b", "Brock Sterling", 3)
    scene.hand("a", "Carrion Crows", "Claws")
    scene.hand("b", "Hidden Strength")
    scene.fights(ryan, brock).plays("a", "Carrion Crows", "ani").until("strike").plays("a", "Claws")
    scene.plays("b", "Hidden Strength", "for").chooses("b", "number:1")
    assert scene.keys == ["damage-aggravated", "damage-normal"]
    scene.chooses("b", "damage-aggravated").chooses("b", "damage-aggravated")
    assert (scene.zone(brock), scene.blood(brock)) == ("ready", 1)  # paid 1, healed 1


@rule("v5.combat.damage")
def test_damage_that_cannot_be_prevented_asks_for_nothing() -> None:
    scene = Scene()
    brock, sully = scene.vampire("a", "Brock Sterling", 3), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Hidden Strength")
    begin(scene.t, brock, sully)
    assert scene.run(happen(scene.t, Hurt(brock, 1, 0, False))).over
    assert scene.blood(brock) == 2
    scene.run(happen(scene.t, Hurt(brock, 1, 0, True)))
    assert (scene.asked, scene.t.window) == ("a", "damage")


@rule("v5.combat.damage")
def test_kevlar_prevents_two_from_a_gun_once_each_combat() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(sully, ".44 Magnum")
    vest = scene.attach(ashley, "Kevlar Vest")
    scene.acts(sully, target="b", blocker=ashley).committed[ashley] = (0, 1, 0)
    scene.fights(sully, ashley).until("strike").chooses("a", "use:")
    assert scene.keys == [f"use:{scene.name_of(vest)}/0", "pass"]
    scene.chooses("b", "use:")
    assert scene.blood(ashley) == 3
    scene.chooses("b", "press:continue")
    scene.until("strike").chooses("a", "use:")
    assert scene.over  # not again this combat
    assert scene.blood(ashley) == 1


@rule("v5.combat.damage")
def test_kevlar_prevents_one_from_anything_else() -> None:
    scene = Scene()
    linda, ashley = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(ashley, "Kevlar Vest")
    scene.hand("a", "Roundhouse")
    scene.fights(linda, ashley).plays("a", "Roundhouse", "pot").chooses("b", "use:")
    assert scene.blood(ashley) == 1


@rule("v5.combat.damage")
def test_kevlar_is_used_on_guns_or_on_other_damage_as_its_bearer_likes() -> None:
    for wanted, left in (("damage-gun", 2), ("damage-other", 1)):
        scene = Scene()
        sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
        scene.attach(sully, ".44 Magnum")
        scene.attach(sully, "Murder of Crows", "ani")
        scene.attach(ashley, "Kevlar Vest")
        scene.fights(sully, ashley).until("strike").chooses("a", "use:").chooses("b", "use:")
        assert scene.keys == ["damage-gun", "damage-other"]
        scene.chooses("b", wanted)
        assert scene.blood(ashley) == left


@rule("v5.combat.damage")
def test_what_kevlar_has_left_against_guns_is_kept_for_a_later_gun_strike() -> None:
    scene = Scene()
    sully, brock = scene.vampire("a", "Sully", 4), scene.vampire("b", "Brock Sterling", 3)
    scene.attach(sully, ".44 Magnum")
    vest = scene.attach(brock, "Kevlar Vest")
    scene.acts(sully, target="b", blocker=brock).committed[brock] = (0, 1, 0)
    scene.hand("b", "Hidden Strength")
    scene.fights(sully, brock).until("strike").chooses("a", "use:")
    scene.plays("b", "Hidden Strength", "for").chooses("b", "number:0").chooses("b", "use:")
    assert scene.t.running_combat().spare == {vest: 1}
    scene.chooses("b", "press:continue")
    scene.until("strike").chooses("a", "use:")
    assert scene.keys == [f"prevent:{scene.name_of(vest)}", "pass"]
    scene.chooses("b", "prevent:kevlar-vest")
    assert scene.over
    assert scene.blood(brock) == 2


@rule("v5.combat.damage")
def test_a_vest_on_another_minion_does_not_help() -> None:
    scene = Scene()
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(scene.vampire("b", "Meaghan"), "Kevlar Vest")
    assert scene.fights(sully, ashley).over
    assert scene.blood(ashley) == 2
