"""Rulings on combat: weapons, grapples, prevention, retainers, thieves, and the end of a round."""

from __future__ import annotations

from functools import cache

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    AdditionalStrikes,
    Aggravated,
    Always,
    Cancel,
    Card,
    Environmental,
    FirstStrike,
    GainBlood,
    HandsOnly,
    Immune,
    Maneuver,
    Mode,
    Period,
    Press,
    Source,
    State,
    Strike,
    StrikeKind,
    Trait,
    Use,
    When,
)
from tests.games.vtes.build import lend

from ..duel import Scene, book_with, invented
from .marks import ruling

STRAY_GUN = (Use((), (Strike(StrikeKind.DAMAGE, 1, ranged=True),)),)


@cache
def book() -> Book:
    """Cards for what the printed ones leave out: any minion may play them."""
    return book_with(
        invented(1, "Quick Blow", "combat", Card(0, (Mode((Strike(StrikeKind.HAND, 2), FirstStrike())),))),
        invented(2, "Flurry", "combat", Card(0, (Mode((AdditionalStrikes(1),)),))),
        invented(3, "Snatch", "combat", Card(0, (Mode((Strike(StrikeKind.STEAL_EQUIPMENT),)),))),
        invented(4, "Step", "combat", Card(0, (Mode((Maneuver(),)),))),
        invented(5, "Again", "combat", Card(0, (Mode((Press(),)),))),
        invented(6, "Small Gun", "equipment", Card(0, (Mode(),), STRAY_GUN, (Trait.GUN,))),
        invented(7, "Bird Cloak", "equipment", Card(0, (Mode(),), (Always(Immune(Source.RETAINER)),))),
        invented(8, "Burning Touch", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 5), Aggravated())),))),
        invented(9, "Breath", "combat", Card(0, (Mode((GainBlood(1),)),), when=When(State.ROUND_END))),
        invented(10, "Duck", "combat", Card(0, (Mode((Strike(StrikeKind.DODGE),)),))),
    )


@cache
def with_cancel() -> Book:
    """A reflex that cancels combat cards as they are played."""
    return book_with(invented(11, "Read the Move", "reflex", Card(0, (Mode((Cancel("combat"),)),))))


# Weapons.


@ruling("100001", "a88b13")
def test_the_magnum_gives_one_maneuver_each_combat_whoever_bears_it() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    gun = scene.attach(sully, ".44 Magnum")
    scene.hand("a", "Again")
    scene.hand("b", "Step", "Snatch")
    scene.fights(sully, ashley).chooses("a", f"maneuver:{scene.name_of(gun)}").plays("b", "Step").until("strike").plays("b", "Snatch")
    assert scene.piece(gun).host == ashley
    scene.until("press").plays("a", "Again").until("strike")
    assert [text.args["range"] for text in scene.events("range")] == ["close", "close"]
    assert (scene.asked, scene.t.running_combat().round) == ("b", 2)
    assert f"use:{scene.name_of(gun)}/0" in scene.keys  # its strike is there, its manoeuvre was not offered again


@ruling("100001", "a88b13")
def test_the_magnum_gives_no_second_maneuver_in_the_next_round() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    gun = scene.attach(sully, ".44 Magnum")
    scene.hand("a", "Again")
    scene.fights(sully, ashley).chooses("a", f"maneuver:{scene.name_of(gun)}").until("press").plays("a", "Again")
    scene.until("strike")
    assert [text.args["range"] for text in scene.events("range")] == ["long", "close"]


@ruling("G00024", "6fb3a0")
def test_no_maneuver_from_a_weapon_that_cannot_strike() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    gun = scene.attach(sully, ".44 Magnum")
    scene.hand("a", "Step")
    scene.fights(sully, ashley).until("range")
    assert f"maneuver:{scene.name_of(gun)}" in scene.keys
    lend(scene.t, HandsOnly, Period.ROUND, 0)
    assert f"maneuver:{scene.name_of(gun)}" not in scene.keys


# Immortal Grapple.


@ruling("100959", "dea8d0")
def test_a_grapple_takes_the_strike_of_who_is_committed_to_a_gun() -> None:
    scene = Scene()
    sully, lloyd = scene.vampire("a", "Sully", 4), scene.vampire("b", "Lloyd Brooks", 6)
    gun = scene.attach(sully, ".44 Magnum")
    scene.hand("b", "Apportation", "Immortal Grapple")
    scene.fights(sully, lloyd).chooses("a", f"maneuver:{scene.name_of(gun)}").plays("b", "Apportation", "THA")
    scene.plays("b", "Immortal Grapple", "pot")
    assert (scene.over, scene.blood(sully), scene.blood(lloyd)) == (True, 3, 6)


@ruling("100959", "dcab01")
def test_a_cancelled_grapple_was_played_this_round() -> None:
    scene = Scene(2, with_cancel())
    linda, sully = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Sully", 4)
    scene.hand("a", "Immortal Grapple", "Immortal Grapple")
    scene.hand("b", "Read the Move")
    scene.fights(linda, sully).until("before-strikes").plays("a", "Immortal Grapple", "POT").plays("b", "Read the Move")
    assert (scene.over, scene.ash("a")) == (True, ["Immortal Grapple"])  # a was not asked for the second one


@ruling("G00127", "ad5260")
def test_a_set_range_skips_its_step_and_leaves_what_comes_before_it() -> None:
    """In the second round nobody manoeuvres, but crows may still be called."""
    scene = Scene()
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 5)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Swallowed by the Night")
    scene.fights(wauneka, colette).until("before-strikes").plays("a", "Immortal Grapple", "POT")
    scene.hand("a", "Carrion Crows")
    scene.until("press").chooses("a", "press:continue")
    assert (scene.asked, scene.t.window, scene.t.running_combat().round) == ("a", "before-range", 2)
    scene.plays("a", "Carrion Crows", "ani")
    assert len(scene.events("range")) == 1  # b was not asked for a manoeuvre
    assert scene.blood(colette) == 5 - 1 - 2


@ruling("G00096", "8bbab5")
def test_an_optional_press_is_for_this_round() -> None:
    scene = Scene(2, book())
    wauneka, colette = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Colette", 5)
    scene.hand("a", "Immortal Grapple")
    scene.hand("b", "Again")
    scene.fights(wauneka, colette).until("before-strikes").plays("a", "Immortal Grapple", "POT").until("press").passes("a")
    scene.plays("b", "Again").passes("a")
    assert (scene.over, len(scene.events("round"))) == (True, 2)  # a was not asked to press in the second round


# Prevention.


def struck(blood: int = 3, level: str = "POT") -> tuple[Scene, int]:
    """Aunt Linda strikes Brock for 4 or 3, and he holds Hidden Strength."""
    scene = Scene(2, book())
    linda, brock = scene.vampire("a", "Aunt Linda", 4), scene.vampire("b", "Brock Sterling", blood)
    scene.hand("a", "Roundhouse", "Flurry")
    scene.hand("b", "Hidden Strength")
    scene.fights(linda, brock).until("strike").plays("a", "Roundhouse", level).until("damage")
    return scene, brock


@ruling("100918", "3e443b")
@ruling("G00032", "9d6166")
@pytest.mark.parametrize(("x", "left"), [(0, 0), (1, 0), (2, 0)])
def test_hidden_strength_costs_x_from_zero_on(x: int, left: int) -> None:
    """4 damage: paid X, prevented X + 1, healed the rest."""
    scene, brock = struck()
    scene.plays("b", "Hidden Strength", "for")
    assert scene.keys == [f"number:{n}" for n in range(4)]
    scene.chooses("b", f"number:{x}")
    paid = 3 - x - (4 - (x + 1))
    assert (scene.zone(brock), scene.blood(brock)) == (("ready", paid) if paid >= 0 else ("torpor", left))


@ruling("100918", "50552d")
@ruling("G00153", "6a0215", "e6c0ca")
def test_hidden_strength_may_prevent_more_than_there_is_and_nothing_is_kept() -> None:
    scene = Scene(2, book())
    sully, brock = scene.vampire("a", "Sully", 4), scene.vampire("b", "Brock Sterling", 3)
    scene.hand("a", "Flurry")
    scene.hand("b", "Hidden Strength")
    scene.fights(sully, brock).until("damage").plays("b", "Hidden Strength", "for").chooses("b", "number:2")
    assert scene.blood(brock) == 1  # paid 2, the 1 damage is prevented
    scene.until("additional").plays("a", "Flurry")
    while not scene.over:
        scene.passes(scene.asked)
    assert scene.blood(brock) == 0  # what was left over does not help against the next strike


@ruling("100918", "c8d827")
def test_hidden_strength_not_without_damage() -> None:
    scene = Scene(2, book())
    brock, sully = scene.vampire("a", "Brock Sterling", 3), scene.vampire("b", "Sully", 3)
    scene.hand("a", "Hidden Strength")
    scene.hand("b", "Duck")
    scene.fights(brock, sully).until("strike").plays("b", "Duck")
    assert (scene.over, scene.ash("a")) == (True, [])


@ruling("101040", "667861")
def test_a_vest_helps_against_two_shots_of_one() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(sully, "Small Gun")
    vest = scene.attach(ashley, "Kevlar Vest")
    scene.hand("a", "Flurry")
    scene.fights(sully, ashley).until("strike").chooses("a", "use:").until("damage").chooses("b", "use:")
    scene.until("additional").plays("a", "Flurry").until("strike").chooses("a", "use:")
    assert scene.keys == [f"prevent:{scene.name_of(vest)}", "pass"]
    scene.chooses("b", "prevent:")
    assert scene.blood(ashley) == 3


@ruling("G00153", "6a0215")
def test_a_vest_against_one_point_prevents_it() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(sully, "Small Gun")
    scene.attach(ashley, "Kevlar Vest")
    scene.fights(sully, ashley).until("strike").chooses("a", "use:").until("damage").chooses("b", "use:")
    assert scene.blood(ashley) == 3


# Retainers and crows.


@ruling("G00016", "12498c")
@pytest.mark.parametrize(("cloak", "left"), [("", 1), ("Bird Cloak", 2)])
def test_crows_are_environment_and_come_from_a_retainer(cloak: str, left: int) -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 4), scene.vampire("b", "Ashley", 3)
    scene.attach(sully, "Murder of Crows", "ani")
    if cloak:
        scene.attach(ashley, cloak)
    scene.fights(sully, ashley)
    assert scene.blood(ashley) == left


def crowded(name: str, hand: str) -> tuple[Scene, int, int]:
    """Ryan fights with crows of one sort against Nik, who holds a card."""
    scene = Scene(2, book())
    ryan, nik = scene.vampire("a", "Ryan", 2), scene.vampire("b", "Nik Sikko", 3)
    if name == "Murder of Crows":
        scene.attach(ryan, name, "ani")
    else:
        scene.hand("a", name)
    scene.hand("b", hand)
    scene.fights(ryan, nik)
    if name == "Carrion Crows":
        scene.plays("a", name, "ani")
    return scene.until("strike"), ryan, nik


@ruling("G00017", "eefbce")
@pytest.mark.parametrize("name", ["Carrion Crows", "Murder of Crows"])
@pytest.mark.parametrize(("hand", "left"), [("Duck", 2), ("Majesty", 2), ("Quick Blow", 3)])
def test_crows_against_a_dodge_combat_ends_and_a_first_strike(name: str, hand: str, left: int) -> None:
    """A dodge does not help; Majesty, for 1 blood, ends it before; Ryan falls to a first strike before the crows come."""
    scene, ryan, nik = crowded(name, hand)
    scene.plays("b", hand)
    assert scene.blood(nik) == left
    assert scene.zone(ryan) == ("torpor" if hand == "Quick Blow" else "ready")


@ruling("G00029", "326e7e")
def test_a_retainer_has_no_part_in_additional_strikes() -> None:
    scene = Scene(2, book())
    sully, colette = scene.vampire("a", "Sully", 4), scene.vampire("b", "Colette", 5)
    scene.attach(sully, "Murder of Crows", "ani")
    scene.hand("a", "Flurry")
    scene.fights(sully, colette).until("additional").plays("a", "Flurry")
    while not scene.over:
        scene.chooses(scene.asked, "strike:hand" if scene.t.window == "strike" else "pass")
    assert scene.blood(colette) == 5 - 1 - 1 - 1


# Thieves.


@ruling("101966", "97cd43")
@pytest.mark.parametrize("blood", [0, 1])
def test_theft_of_vitae_from_who_has_less(blood: int) -> None:
    scene = Scene()
    nassir, sully = scene.vampire("a", "Nassir", 1), scene.vampire("b", "Sully", blood)
    scene.hand("a", "Theft of Vitae")
    scene.fights(nassir, sully).plays("a", "Theft of Vitae", "THA")
    assert (scene.blood(sully), scene.zone(sully)) == (0, "ready")
    assert scene.blood(nassir) == 1 + blood - 1  # and the hand strike of Sully


@ruling("101966", "e45e2b")
def test_theft_of_vitae_both_ways_loses_no_blood() -> None:
    scene = Scene()
    nassir, rosalina = scene.vampire("a", "Nassir", 4), scene.vampire("b", "Rosalina Cortez", 3)
    scene.hand("a", "Theft of Vitae")
    scene.hand("b", "Theft of Vitae")
    scene.fights(nassir, rosalina).plays("a", "Theft of Vitae", "THA").plays("b", "Theft of Vitae", "THA")
    assert (scene.blood(nassir), scene.blood(rosalina)) == (4, 3)


# The end.


@ruling("101144", "3df035")
def test_majesty_unlocks_as_it_is_resolved_whatever_comes_after() -> None:
    scene = Scene()
    sully, kathy = scene.vampire("a", "Sully", 3), scene.vampire("b", "Kathy Glens", 5, locked=True)
    scene.hand("a", "Taste of Vitae")
    scene.hand("b", "Majesty")
    scene.fights(sully, kathy).plays("b", "Majesty", "PRE")
    assert (scene.t.window, scene.piece(kathy).locked) == ("round-end", False)
    scene.passes("a").fights(sully, kathy)
    assert not scene.piece(kathy).locked


@ruling("101945", "7ae80a")
def test_taste_of_vitae_not_against_an_ally() -> None:
    scene = Scene()
    sully, stray = scene.vampire("a", "Sully", 2), scene.ally("b", "Underbridge Stray", "ANI")
    scene.hand("a", "Taste of Vitae")
    scene.fights(sully, stray).until("press").passes("b")
    assert (scene.over, scene.ash("a")) == (True, [])


@ruling("101945", "9297fa")
def test_taste_of_vitae_after_the_presses_and_after_an_early_end() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 2), scene.vampire("b", "Ashley", 3)
    scene.hand("a", "Taste of Vitae", "Again")
    scene.fights(sully, ashley).until("press")
    assert not scene.can_play("Taste of Vitae")
    scene.plays("a", "Again")
    assert (scene.asked, scene.t.window) == ("a", "round-end")
    scene.plays("a", "Taste of Vitae")
    assert (len(scene.events("round")), scene.blood(sully)) == (2, 2 - 1 + 1 - 1)
    early = Scene(2, book())
    linda, other = early.vampire("a", "Aunt Linda", 1), early.vampire("b", "Sully", 1)
    early.hand("a", "Roundhouse", "Taste of Vitae")
    early.fights(linda, other).until("strike").plays("a", "Roundhouse", "POT")
    assert (early.t.window, early.zone(other)) == ("round-end", "torpor")
    assert early.can_play("Taste of Vitae")


@ruling("101945", "6feb3a")
@pytest.mark.parametrize("first", ["Taste of Vitae", "Breath"])
def test_taste_of_vitae_before_or_after_others_at_the_end_of_the_round(first: str) -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 1), scene.vampire("b", "Ashley", 3)
    scene.hand("a", "Taste of Vitae", "Breath")
    scene.fights(sully, ashley).until("round-end").plays("a", first)
    scene.plays("a", "Breath" if first == "Taste of Vitae" else "Taste of Vitae")
    assert (scene.over, scene.blood(sully)) == (True, 1 - 1 + 1 + 1)


@ruling("101945", "4c241d")
def test_taste_of_vitae_of_who_was_burned() -> None:
    scene = Scene(2, book())
    sully, ashley = scene.vampire("a", "Sully", 1), scene.vampire("b", "Ashley", 2)
    scene.hand("a", "Burning Touch", "Taste of Vitae")
    scene.fights(sully, ashley).until("strike")
    lend(scene.t, Environmental, Period.COMBAT, 0, scene.t.running_combat().sides[0].minion, 3)
    scene.plays("a", "Burning Touch")
    assert (scene.zone(ashley), scene.t.window) == ("burned", "round-end")
    scene.plays("a", "Taste of Vitae")
    assert (scene.over, scene.blood(sully)) == (True, 2)  # what Ashley healed before she burned
