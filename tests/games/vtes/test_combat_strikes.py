"""Strikes that no card of the box makes, with invented cards: first, additional and aggravated ones, equipment, outsiders (v5.strike)."""

from __future__ import annotations

from functools import cache

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import (
    OUTSIDE_COMBAT,
    AdditionalStrikes,
    Aggravated,
    Always,
    Cancel,
    Card,
    EndCombat,
    Environmental,
    FirstStrike,
    Immune,
    Mode,
    Optional,
    Source,
    State,
    Strike,
    StrikeKind,
    Trait,
    Use,
    WeaponOnly,
    When,
)
from tests.games.vtes.duel import Scene, book_with, invented
from tests.marks import rule


@cache
def book() -> Book:
    """The cards of the box, and some that make the other strikes of the rulebook."""
    return book_with(
        invented(1, "Quick Blow", "combat", Card(0, (Mode((Strike(StrikeKind.HAND, 2), FirstStrike())),))),
        invented(2, "Flurry", "combat", Card(0, (Mode((AdditionalStrikes(1),)),))),
        invented(3, "Whirlwind", "combat", Card(0, (Mode((AdditionalStrikes(2),)),))),
        invented(4, "Break", "combat", Card(0, (Mode((Strike(StrikeKind.DESTROY_EQUIPMENT),)),))),
        invented(5, "Disarm Quickly", "combat", Card(0, (Mode((Strike(StrikeKind.DESTROY_EQUIPMENT), WeaponOnly(), FirstStrike())),))),
        invented(6, "Snatch", "combat", Card(0, (Mode((Strike(StrikeKind.STEAL_EQUIPMENT),)),))),
        invented(7, "Burning Touch", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 1), Aggravated())),))),
        invented(8, "Thrown Stone", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 1, ranged=True), Optional(maneuvers=1))),))),
        invented(
            9,
            "Sudden Peace",
            "combat",
            Card(0, (Mode((EndCombat(),)),), when=When(State.BEFORE_RANGE), by=OUTSIDE_COMBAT),
        ),
        invented(10, "Bird Cloak", "equipment", Card(0, (Mode(),), (Always(Immune(Source.RETAINER)),))),
        invented(11, "Steel Shirt", "equipment", Card(0, (Mode(),), (Always(Immune(Source.GUN)),))),
        invented(
            12,
            "Old Knife",
            "equipment",
            Card(0, (Mode(),), (Use((), (Strike(StrikeKind.DAMAGE, 2),)),), (Trait.MELEE,)),
        ),
        invented(13, "Duck", "combat", Card(0, (Mode((Strike(StrikeKind.DODGE),)),))),
        invented(
            14,
            "Stray Shots",
            "combat",
            Card(0, (Mode((Environmental(1),)),), when=When(State.BEFORE_RANGE), by=OUTSIDE_COMBAT),
        ),
    )


@cache
def with_reflexes() -> Book:
    """Some of these cards, and one that cancels combat cards as they are played."""
    return book_with(
        invented(1, "Quick Blow", "combat", Card(0, (Mode((Strike(StrikeKind.HAND, 2), FirstStrike())),))),
        invented(8, "Thrown Stone", "combat", Card(0, (Mode((Strike(StrikeKind.DAMAGE, 1, ranged=True), Optional(maneuvers=1))),))),
        invented(15, "Read the Move", "reflex", Card(0, (Mode((Cancel("combat"),)),))),
    )


class Duel(Scene):
    """Two vampires without disciplines that matter here: Sully of a, who acts, and Ashley of b."""

    def __init__(self, blood: int = 3, other: int = 3, players: int = 2, cards: Book | None = None) -> None:
        super().__init__(players, cards or book())
        self.sully, self.ashley = self.vampire("a", "Sully", blood), self.vampire("b", "Ashley", other)

    def begin(self) -> Duel:
        """Combat begins."""
        return self.fights(self.sully, self.ashley)

    @property
    def bloods(self) -> tuple[int, int]:
        """The blood of both."""
        return self.blood(self.sully), self.blood(self.ashley)


# First strike.


@rule("v5.strike.first")
def test_first_strike_is_resolved_before_the_other_strike() -> None:
    duel = Duel(blood=3, other=2)
    duel.hand("a", "Quick Blow")
    duel.begin().until("strike").plays("a", "Quick Blow")
    assert duel.zone(duel.ashley) == "torpor"
    assert duel.blood(duel.sully) == 3


@rule("v5.strike.first")
def test_who_survives_a_first_strike_strikes_back() -> None:
    duel = Duel(blood=3, other=3)
    duel.hand("a", "Quick Blow")
    duel.begin().until("strike").plays("a", "Quick Blow")
    assert duel.bloods == (2, 0)
    assert duel.zone(duel.ashley) == "ready"


@rule("v5.strike.first")
def test_two_first_strikes_are_resolved_at_the_same_time() -> None:
    duel = Duel(blood=2, other=2)
    duel.hand("a", "Quick Blow")
    duel.hand("b", "Quick Blow")
    duel.begin().until("strike").plays("a", "Quick Blow").plays("b", "Quick Blow")
    assert duel.zone(duel.sully) == duel.zone(duel.ashley) == "torpor"


@rule("v5.strike.first", "v5.strike.dodge")
def test_a_dodge_helps_against_a_first_strike() -> None:
    duel = Duel()
    duel.hand("a", "Quick Blow")
    duel.hand("b", "Duck")
    duel.begin().until("strike").plays("a", "Quick Blow").plays("b", "Duck")
    assert duel.bloods == (3, 3)


@rule("v5.strike.first", "v5.strike.combat-ends")
def test_combat_ends_comes_before_a_first_strike() -> None:
    scene = Scene(2, book())
    sully, nik = scene.vampire("a", "Sully", 3), scene.vampire("b", "Nik Sikko", 3)
    scene.hand("a", "Quick Blow")
    scene.hand("b", "Majesty")
    scene.fights(sully, nik).plays("a", "Quick Blow").plays("b", "Majesty")
    assert scene.blood(nik) == 2  # the cost


@rule("v5.strike.first", "v5.combat.environmental")
def test_torpor_by_a_first_strike_comes_before_environmental_damage() -> None:
    duel = Duel(blood=3, other=2)
    duel.attach(duel.ashley, "Murder of Crows", "ani")
    duel.hand("a", "Quick Blow")
    duel.begin().until("strike").plays("a", "Quick Blow")
    assert duel.blood(duel.sully) == 3


@rule("v5.strike.first", "v5.strike.destroy-equipment")
def test_a_weapon_destroyed_with_first_strike_does_not_strike() -> None:
    duel = Duel()
    gun = duel.attach(duel.ashley, ".44 Magnum")
    duel.hand("a", "Disarm Quickly")
    duel.begin().until("strike").plays("a", "Disarm Quickly").chooses("b", "use:")
    assert duel.bloods == (3, 3)
    assert duel.zone(gun) == "burned"


# Additional strikes.


@rule("v5.combat.additional", "v5.strike.dodge")
def test_s47_additional_strikes_come_in_pairs_after_the_first() -> None:
    scene = Scene(2, book())
    wauneka, flavio = scene.vampire("a", "Wauneka", 5), scene.vampire("b", "Flávio Gonçalves", 5)
    scene.hand("a", "Roundhouse", "Flurry", "Flurry")
    scene.hand("b", "Whirlwind")
    scene.fights(wauneka, flavio).until("strike")
    scene.plays("a", "Roundhouse", "POT").chooses("b", "use:")
    assert (scene.blood(wauneka), scene.blood(flavio)) == (5, 5)
    assert (scene.asked, scene.t.window) == ("a", "additional")
    scene.plays("a", "Flurry")
    assert scene.asked == "b"  # a second source is not for a, as all can see
    scene.plays("b", "Whirlwind")
    while not scene.over and scene.t.window == "strike":
        scene.chooses(scene.asked, "strike:hand")
    assert (scene.blood(wauneka), scene.blood(flavio)) == (3, 4)
    assert len(scene.events("range")) == 1


@rule("v5.combat.additional")
def test_a_second_source_of_additional_strikes_is_refused() -> None:
    duel = Duel()
    duel.hand("a", "Flurry", "Whirlwind")
    duel.begin()
    assert duel.t.window == "additional"
    duel.t.running_combat().sides[0].gained = True
    assert duel.why_not("Whirlwind") == "one-source-of-strikes"


@rule("v5.combat.additional", "v5.combat.environmental")
def test_retainers_and_crows_take_no_part_in_additional_strikes() -> None:
    duel = Duel()
    duel.attach(duel.sully, "Murder of Crows", "ani")
    duel.hand("a", "Flurry")
    duel.begin().plays("a", "Flurry")
    assert duel.bloods == (2, 0)  # 1 by hand and 1 by the crows, then 1 by hand
    assert duel.zone(duel.ashley) == "ready"


@rule("v5.combat.additional", "v5.combat.range")
def test_any_strike_may_be_chosen_as_an_additional_one() -> None:
    duel = Duel()
    gun, knife = duel.attach(duel.sully, ".44 Magnum"), duel.attach(duel.sully, "Old Knife")
    duel.hand("a", "Flurry")
    duel.begin().chooses("a", f"maneuver:{duel.name_of(gun)}")
    assert duel.t.window == "additional"
    duel.plays("a", "Flurry")
    assert duel.keys == [f"use:{duel.name_of(gun)}/0", f"use:{duel.name_of(knife)}/0", "strike:hand"]


@rule("v5.combat.strike", "v5.combat.additional")
def test_torpor_in_the_first_pair_ends_it_before_additional_strikes() -> None:
    duel = Duel(other=0)
    duel.hand("a", "Flurry")
    duel.begin()
    assert duel.over
    assert duel.ash("a") == []


# Equipment.


@rule("v5.strike.destroy-equipment")
def test_equipment_is_destroyed_as_its_strike_is_resolved() -> None:
    duel = Duel()
    gun, bike = duel.attach(duel.ashley, ".44 Magnum"), duel.attach(duel.ashley, "Sport Bike")
    duel.hand("a", "Break")
    duel.begin().until("strike").plays("a", "Break").chooses("b", "use:")
    assert duel.keys == [f"piece:{duel.name_of(gun)}", f"piece:{duel.name_of(bike)}"]
    duel.chooses("a", f"piece:{duel.name_of(gun)}")
    assert duel.blood(duel.sully) == 1  # the gun struck all the same
    assert (duel.zone(gun), duel.zone(bike)) == ("burned", "attached")
    assert duel.ash("b") == [".44 Magnum"]


@rule("v5.strike.destroy-equipment")
def test_a_weapon_must_be_chosen_where_the_card_says_so() -> None:
    duel = Duel()
    knife, bike = duel.attach(duel.ashley, "Old Knife"), duel.attach(duel.ashley, "Sport Bike")
    duel.hand("a", "Disarm Quickly")
    duel.begin().until("strike").plays("a", "Disarm Quickly").chooses("b", "use:")
    assert (duel.zone(knife), duel.zone(bike)) == ("burned", "attached")


@rule("v5.strike.destroy-equipment", "v5.strike.dodge")
def test_a_dodge_protects_equipment() -> None:
    duel = Duel()
    bike = duel.attach(duel.ashley, "Sport Bike")
    duel.hand("a", "Break")
    duel.hand("b", "Duck")
    duel.begin().until("strike").plays("a", "Break").plays("b", "Duck")
    assert duel.zone(bike) == "attached"


@rule("v5.strike.steal-equipment")
def test_stolen_equipment_is_kept_but_cannot_be_used_this_round() -> None:
    duel = Duel(blood=4)
    gun = duel.attach(duel.ashley, ".44 Magnum")
    duel.hand("a", "Snatch", "Flurry")
    duel.begin().until("strike").plays("a", "Snatch").chooses("b", "strike:hand")
    assert (duel.piece(gun).host, duel.piece(gun).controller) == (duel.sully, 0)
    duel.t.running_combat().sides[0].round_presses = 1
    duel.plays("a", "Flurry")
    assert duel.t.window == "press"  # the additional strike was by hand: the gun could not be chosen
    assert duel.bloods == (3, 2)
    duel.chooses("a", "press:continue")
    assert f"maneuver:{duel.name_of(gun)}" in duel.keys
    duel.passes("a").chooses("a", "use:")
    assert duel.bloods == (2, 0)


@rule("v5.strike.steal-equipment")
def test_two_thieves_do_not_steal_what_the_other_has_just_taken() -> None:
    duel = Duel()
    mine, theirs = duel.attach(duel.sully, "Sport Bike"), duel.attach(duel.ashley, "Kevlar Vest")
    duel.hand("a", "Snatch")
    duel.hand("b", "Snatch")
    duel.begin().until("strike").plays("a", "Snatch").plays("b", "Snatch")
    assert (duel.piece(mine).host, duel.piece(theirs).host) == (duel.ashley, duel.sully)


# Aggravated and ranged strikes, and strikes with manoeuvres.


@rule("v5.combat.aggravated", "v5.combat.strike")
def test_an_aggravated_strike_wounds_and_leaves_the_blood() -> None:
    duel = Duel()
    duel.hand("a", "Burning Touch")
    duel.begin().until("strike").plays("a", "Burning Touch")
    assert (duel.zone(duel.ashley), duel.blood(duel.ashley)) == ("torpor", 3)


@rule("v5.combat.range", "v5.combat.strike")
def test_the_maneuver_of_a_strike_card_is_used_with_it_and_chooses_the_strike() -> None:
    duel = Duel()
    duel.hand("a", "Thrown Stone", "Thrown Stone")
    duel.hand("b", "Thrown Stone")
    duel.begin().plays("a", "Thrown Stone").plays("b", "Thrown Stone")
    assert not duel.t.combat  # no other maneuver from a strike card is possible, no strike was asked for
    assert duel.bloods == (2, 2)
    assert duel.ash("a") == ["Thrown Stone"]


@rule("v5.combat.range")
def test_a_strike_card_with_a_maneuver_may_be_played_as_a_strike_alone() -> None:
    duel = Duel()
    duel.hand("a", "Thrown Stone")
    duel.begin().passes("a").plays("a", "Thrown Stone")
    assert [text.args["range"] for text in duel.events("range")] == ["close"]
    assert duel.bloods == (2, 2)


# Cancelled strikes.


@rule("v5.wording.cancel", "v5.combat.strike")
def test_s78_a_cancelled_strike_card_leaves_another_strike_to_choose() -> None:
    duel = Duel(cards=with_reflexes())
    duel.hand("a", "Quick Blow", "Quick Blow")
    duel.hand("b", "Read the Move")
    duel.begin().until("strike").plays("a", "Quick Blow").plays("b", "Read the Move")
    assert (duel.asked, duel.t.window) == ("a", "strike")
    assert duel.can_play("Quick Blow")
    duel.chooses("a", "strike:hand")
    assert duel.bloods == (2, 2)
    assert (duel.ash("a"), duel.ash("b")) == (["Quick Blow"], ["Read the Move"])


@rule("v5.wording.cancel", "v5.combat.range")
def test_s78_a_cancelled_maneuver_moves_nobody_and_decides_no_strike() -> None:
    duel = Duel(cards=with_reflexes())
    duel.hand("a", "Thrown Stone")
    duel.hand("b", "Read the Move")
    duel.begin().plays("a", "Thrown Stone").plays("b", "Read the Move")
    assert [text.args["range"] for text in duel.events("range")] == ["close"]
    assert duel.bloods == (2, 2)  # by hand


# Immunity.


@rule("v5.combat.immune")
def test_immunity_to_retainers() -> None:
    duel = Duel()
    duel.attach(duel.sully, "Murder of Crows", "ani")
    duel.attach(duel.ashley, "Bird Cloak")
    duel.begin()
    assert duel.bloods == (2, 2)  # by hand alone


@rule("v5.combat.immune")
@pytest.mark.parametrize(("weapon", "left"), [(".44 Magnum", 3), ("Old Knife", 1)])
def test_immunity_to_guns(weapon: str, left: int) -> None:
    duel = Duel()
    duel.attach(duel.sully, weapon)
    duel.attach(duel.ashley, "Steel Shirt")
    duel.begin().until("strike").chooses("a", "use:")
    assert duel.blood(duel.ashley) == left


# Minions outside the combat.


@rule("v5.minion-card.combat-outside")
def test_a_minion_of_any_methuselah_outside_the_combat_plays_some_cards() -> None:
    duel = Duel(players=3)
    meaghan = duel.vampire("c", "Meaghan", locked=True)
    duel.hand("c", "Sudden Peace")
    duel.hand("a", "Sudden Peace")
    duel.begin()
    assert duel.asked == "c"  # the combatants' controllers have no minion outside
    assert duel.can_play("Sudden Peace", by=meaghan)
    duel.plays("c", "Sudden Peace")
    assert duel.over
    assert duel.bloods == (3, 3)
    assert len(duel.events("range")) == 0


@rule("v5.minion-card.combat-outside", "v5.play.impulse")
def test_the_impulse_goes_to_the_combatants_first_and_then_round() -> None:
    duel = Duel(players=3)
    duel.vampire("c", "Meaghan")
    duel.vampire("b", "Lauren")
    for seat in "abc":
        duel.hand(seat, "Sudden Peace")
    duel.begin()
    assert duel.asked == "b"
    duel.passes("b")
    assert duel.asked == "c"
    duel.passes("c")
    assert duel.over
    assert duel.bloods == (2, 2)


@rule("v5.minion-card.combat-outside")
def test_combatants_do_not_play_such_cards_and_torpid_minions_neither() -> None:
    duel = Duel(players=3)
    duel.torpid("c", "Meaghan")
    for seat in "abc":
        duel.hand(seat, "Sudden Peace")
    assert duel.begin().over
    assert duel.bloods == (2, 2)


@rule("v5.minion-card.combat-outside")
def test_what_helps_a_combatant_is_played_by_its_own_methuselah() -> None:
    duel = Duel(players=3)
    duel.vampire("c", "Meaghan")
    duel.vampire("b", "Lauren")
    duel.hand("b", "Stray Shots")
    duel.begin().plays("b", "Stray Shots")
    assert duel.bloods == (1, 2)
    duel = Duel(players=3)
    duel.vampire("c", "Meaghan")
    duel.hand("c", "Stray Shots", "Sudden Peace")
    assert duel.begin().why_not("Stray Shots") == "only-combat"
