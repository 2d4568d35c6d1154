"""Cards that require Oblivion and are about actions: shadows that hide, and that bar the way to others."""

from __future__ import annotations

import pytest

from coterie.games.vtes.standing import Bound
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits
from .openings import attempted, fight, slug

STEALTH = ("Shadow Cast", "Shadow Cloak", "Where the Veil Thins")

# Consign to Oblivion.


@card("Consign to Oblivion")
@rule("v5.play.cost")
def test_consign_to_oblivion_makes_reactions_cost_one_blood_more() -> None:
    at = sits(Seat("Monica Giovanni", "Consign to Oblivion"), Seat("Chelsea Blake", "Deflection; Wider View"), Seat("Ryan"))
    at.does("a", "bleed:monica-giovanni", "play:consign-to-oblivion/obl:monica-giovanni").lets("declined")
    at.does("b", "play:deflection/DOM:chelsea-blake")
    assert at.blood("Monica Giovanni") == 5
    assert at.blood("Chelsea Blake") == 3, "one for the card, one for the shadow"
    assert len(at.hand("b")) == 7, "replaced at once"
    at.rest()
    assert at.pools() == [10, 10, 9]


@card("Consign to Oblivion")
@rule("v5.play.cost")
def test_an_ally_pays_with_life_and_its_last_life_is_no_wake() -> None:
    at = sits(Seat("Monica Giovanni", "Consign to Oblivion"), Seat("Underbridge Stray locked", "On the Qui Vive"), Seat("Ryan"))
    at.does("a", "bleed:monica-giovanni", "play:consign-to-oblivion/obl:monica-giovanni")
    at.does("b", "play:on-the-qui-vive:underbridge-stray")
    assert not at.there("Underbridge Stray")
    assert at.heard("wakes") == 0
    at.rest()
    assert at.pools() == [10, 9, 10]


@card("Consign to Oblivion")
@rule("v5.play.replace")
def test_consign_to_oblivion_at_superior_holds_replacements_back_until_the_action_is_over() -> None:
    at = sits(Seat("Monica Giovanni", "Consign to Oblivion"), Seat("Chelsea Blake", "Deflection; Wider View"), Seat("Ryan"))
    at.does("a", "bleed:monica-giovanni", "play:consign-to-oblivion/OBL:monica-giovanni").lets("declined")
    assert len(at.hand("a")) == 7
    at.does("b", "play:deflection/DOM:chelsea-blake")
    assert at.blood("Chelsea Blake") == 3
    assert len(at.hand("b")) == 6
    at.rest()
    assert len(at.hand("b")) == 7
    assert at.t.players[1].later == []


@card("Consign to Oblivion")
@rule("v5.play.replace")
def test_only_reactions_of_that_action_are_held_back() -> None:
    hand = "Deflection; Deflection; Deflection; Deflection; Deflection; Deflection; Deflection"
    at = sits(Seat("Monica Giovanni; Alek König", "Consign to Oblivion; Stygian Shroud"), Seat("Chelsea Blake", hand), Seat("Ryan"))
    at.does("a", "bleed:monica-giovanni", "play:consign-to-oblivion/OBL:monica-giovanni").does("b", "block:chelsea-blake")
    at.does("a", "play:stygian-shroud/obl:monica-giovanni")
    assert len(at.hand("a")) == 7
    at.rest()
    at.does("a", "bleed:alek-konig").lets("declined").does("b", "play:deflection/DOM:chelsea-blake")
    assert at.blood("Chelsea Blake") == 4
    assert len(at.hand("b")) == 7


@refuses("Consign to Oblivion")
@rule("v5.action.announce")
def test_consign_to_oblivion_is_played_as_the_action_is_announced() -> None:
    at = sits(Seat("Monica Giovanni; Wauneka", "Consign to Oblivion", table="The Barrens"), Seat("Chelsea Blake 0", "Deflection"))
    at.does("a", "bleed:monica-giovanni")
    assert at.t.window == "announced"
    at.does("a", "pass")
    assert at.why("a", "play:consign-to-oblivion/obl:monica-giovanni") == "only-as-announced"
    other = sits(Seat("Wauneka", "Consign to Oblivion", table="The Barrens"), Seat("Chelsea Blake")).does("a", "bleed:wauneka")
    assert other.t.window == "open", "a vampire without Oblivion is not asked"


@refuses("Consign to Oblivion")
@rule("v5.play.cost")
def test_who_cannot_pay_more_cannot_react() -> None:
    at = sits(Seat("Monica Giovanni", "Consign to Oblivion"), Seat("Chelsea Blake 1", "Deflection"), Seat("Ryan", table="The Barrens"))
    at.does("a", "bleed:monica-giovanni", "play:consign-to-oblivion/obl:monica-giovanni").rest()
    assert at.hand("b").count("Deflection") == 1
    assert at.pools() == [10, 9, 10]


# Pass Through Shadow.


@card("Pass Through Shadow")
@rule("v5.strike.combat-ends")
def test_pass_through_shadow_at_basic_ends_combat() -> None:
    at = fight("Pass Through Shadow", a="Peter St. John").lets("strike").does("a", "play:pass-through-shadow/obl:peter-st-john").rest()
    assert (at.blood("Peter St. John"), at.blood("Wauneka")) == (1, 5)
    assert at.on("Peter St. John") == []
    assert at.ash("a") == ["Pass Through Shadow"]


@card("Pass Through Shadow")
@rule("v5.strike.combat-ends")
def test_pass_through_shadow_at_superior_stays_and_is_burned_for_stealth() -> None:
    at = fight("Pass Through Shadow").lets("strike").does("a", "play:pass-through-shadow/OBL:alek-konig").rest()
    assert (at.blood("Alek König"), at.blood("Wauneka")) == (2, 5)
    assert at.on("Alek König") == ["Pass Through Shadow"]
    assert at.ash("a") == []
    at.goes_on("a", "minion").does("a", "bleed:alek-konig").does("b", "block:wauneka").does("a", "use:pass-through-shadow/0")
    assert at.said("stealth") == 1
    assert at.on("Alek König") == []
    assert at.ash("a") == ["Pass Through Shadow"]
    at.rest()
    assert at.pools() == [10, 9, 10]


@card("Pass Through Shadow")
def test_a_shadow_hides_a_vampire_that_leaves_torpor_too() -> None:
    at = sits(Seat(torpor="Alek König + Pass Through Shadow"), Seat("Wauneka + Sport Bike"))
    at.t.become(at["Pass Through Shadow"], at["Pass Through Shadow"].card, 1)
    at.does("a", "leave-torpor:alek-konig").does("b", "block:wauneka").does("a", "use:pass-through-shadow/0").rest()
    assert not at.in_torpor("Alek König")


@refuses("Pass Through Shadow")
@rule("v5.block.stealth")
def test_a_shadow_is_burned_only_by_its_vampire_when_stealth_is_needed() -> None:
    at = sits(
        Seat("Alek König + Pass Through Shadow; Monica Giovanni", "Lost in Crowds", table="The Barrens"), Seat("Wauneka"), Seat("Ryan")
    )
    at.t.become(at["Pass Through Shadow"], at["Pass Through Shadow"].card, 1)
    assert at.why("a", "use:pass-through-shadow/0") == "stealth-not-needed"
    at.does("a", "bleed:monica-giovanni").lets("open")
    assert at.why("a", "use:pass-through-shadow/0") == "acting-minion-only"
    at.rest()
    at.does("a", "bleed:alek-konig").lets("open")
    assert at.why("a", "use:pass-through-shadow/0") == "stealth-not-needed"


# Shadow Cast.


@card("Shadow Cast", "Shadow Cloak", "Where the Veil Thins")
@rule("v5.block.stealth")
@pytest.mark.parametrize("name", STEALTH)
def test_at_basic_shadows_give_one_stealth(name: str) -> None:
    at = attempted(name, "Peter St. John").does("a", f"play:{slug(name)}/obl:peter-st-john").rest()
    assert at.said("stealth") == 1
    assert at.pools() == [10, 9, 10]
    assert at.ash("a") == [name]


@refuses("Shadow Cast", "Shadow Cloak", "Where the Veil Thins")
@rule("v5.block.stealth")
@pytest.mark.parametrize("name", STEALTH)
def test_shadows_are_not_needed_before_somebody_attempts_to_block(name: str) -> None:
    at = sits(Seat("Peter St. John", name, table="The Barrens"), Seat("Wauneka")).does("a", "bleed:peter-st-john")
    assert at.why("a", f"play:{slug(name)}/obl:peter-st-john") == "stealth-not-needed"
    assert at.why("a", f"play:{slug(name)}/OBL:peter-st-john") != ""


@card("Shadow Cast")
@rule("v5.action.directed")
def test_shadow_cast_at_superior_hides_later_actions_at_the_same_methuselah() -> None:
    at = sits(Seat("Alek König", "Shadow Cast"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:alek-konig").lets("after")
    at.does("a", "play:shadow-cast/OBL:alek-konig").rest()
    assert at.on("Alek König") == ["Shadow Cast"]
    assert at["Shadow Cast"].bound == Bound(seats=(1,))
    at.goes_on("a", "minion").does("a", "bleed:alek-konig").does("b", "block:wauneka").does("a", "use:shadow-cast/0").rest()
    assert at.pools() == [10, 8, 10]
    assert at.on("Alek König") == []
    assert at.ash("a") == ["Shadow Cast"]


@refuses("Shadow Cast")
@rule("v5.action.directed")
def test_shadow_cast_does_not_hide_other_actions() -> None:
    at = sits(Seat("Alek König + Shadow Cast", table="The Barrens"), Seat("Wauneka + Sport Bike"), Seat("Chelsea Blake", "Deflection"))
    at.t.become(at["Shadow Cast"], at["Shadow Cast"].card, 1)
    at["Shadow Cast"].bound = Bound(seats=(2,))
    at.does("a", "hunt:alek-konig").does("b", "block:wauneka")
    assert at.why("a", "use:shadow-cast/0") == "only-same-targets"
    bleeds = sits(Seat("Alek König + Shadow Cast", table="The Barrens"), Seat("Wauneka"), Seat("Chelsea Blake"))
    bleeds.t.become(bleeds["Shadow Cast"], bleeds["Shadow Cast"].card, 1)
    bleeds["Shadow Cast"].bound = Bound(seats=(2,))
    bleeds.does("a", "bleed:alek-konig").does("b", "block:wauneka")
    assert bleeds.why("a", "use:shadow-cast/0") == "only-same-targets"


@card("Shadow Cast")
@rule("v5.action.directed")
def test_a_redirected_bleed_is_directed_at_its_new_target() -> None:
    at = sits(Seat("Alek König", "Shadow Cast"), Seat("Chelsea Blake", "Deflection"), Seat("Ryan"), Seat("Wauneka"))
    at.does("a", "bleed:alek-konig").lets("declined").does("b", "play:deflection/DOM:chelsea-blake", "seat:c").lets("after")
    at.does("a", "play:shadow-cast/OBL:alek-konig")
    assert at["Shadow Cast"].bound.seats == (2,)


@refuses("Shadow Cast")
@rule("v5.action.directed")
def test_shadow_cast_is_put_on_after_successful_directed_actions_only() -> None:
    hunts = sits(Seat("Alek König 1", "Shadow Cast", table="The Barrens"), Seat("Wauneka"), Seat("Ryan")).does("a", "hunt:alek-konig")
    assert hunts.lets("after").why("a", "play:shadow-cast/OBL:alek-konig") == "only-directed"
    at = fight("Shadow Cast; Freak Drive", a="Monica Giovanni").lets("after")
    assert at.why("a", "play:shadow-cast/OBL:monica-giovanni") == "only-success"


# Shadow Cloak.


@card("Shadow Cloak")
@rule("v5.action.directed")
def test_shadow_cloak_at_superior_hides_a_vampire_from_minions_without_auspex() -> None:
    at = sits(Seat("Alek König 1", "Shadow Cloak"), Seat("Horace Radcliffe; Colette", "Deep Song"), Seat("Ryan"))
    at.does("a", "hunt:alek-konig").lets("after").does("a", "play:shadow-cloak/OBL:alek-konig").rest()
    assert at.on("Alek König") == ["Shadow Cloak"]
    at.goes_on("b", "minion")
    assert at.why("b", "play:deep-song/ANI:horace-radcliffe") == ""
    at.does("b", "play:deep-song/ANI:horace-radcliffe")
    assert at.keys("b") == ["piece:ryan"]


@card("Shadow Cloak")
def test_minions_with_auspex_see_through_the_cloak_and_it_is_burned_in_the_unlock_phase() -> None:
    at = sits(Seat(torpor="Alek König 3 + Shadow Cloak"), Seat("Colette"), Seat("Ryan"), active="b")
    at.t.become(at["Shadow Cloak"], at["Shadow Cloak"].card, 1)
    assert at.why("b", "diablerize:colette") == ""
    at.goes_on("c", "minion")
    assert at.why("c", "diablerize:ryan") == "nobody-in-torpor"
    assert at.why("c", "rescue:ryan") == "nobody-in-torpor"
    at.goes_on("a", "master")
    assert not at.there("Shadow Cloak")
    assert at.ash("a") == ["Shadow Cloak"]


@card("Shadow Cloak")
@rule("v5.action.directed")
def test_an_action_at_a_vampire_of_ones_own_is_not_directed() -> None:
    at = sits(Seat("Ryan", torpor="Alek König 3 + Shadow Cloak"), Seat("Colette"))
    at.t.become(at["Shadow Cloak"], at["Shadow Cloak"].card, 1)
    at.does("a", "rescue:ryan", "piece:alek-konig", "number:0").rest()
    assert not at.in_torpor("Alek König")


@refuses("Shadow Cloak")
@rule("v5.action.directed")
def test_a_cloaked_vampire_is_attacked_by_no_card_in_play_either() -> None:
    at = sits(Seat("Alek König + Shadow Cloak + Haven Uncovered"), Seat("Ryan; Colette"), active="b")
    at.t.become(at["Shadow Cloak"], at["Shadow Cloak"].card, 1)
    at.t.control(at["Haven Uncovered"], 1)
    assert at.why("b", "act:haven-uncovered/0:ryan") == "cannot-be-target"
    assert at.why("b", "act:haven-uncovered/0:colette") == ""


@refuses("Shadow Cloak")
def test_shadow_cloak_is_not_put_on_after_an_action_that_was_blocked() -> None:
    at = fight("Shadow Cloak; Freak Drive", a="Monica Giovanni").lets("after")
    assert at.why("a", "play:shadow-cloak/OBL:monica-giovanni") == "only-success"


# Shadow Sentinel.


@card("Shadow Sentinel")
@rule("v5.glossary.wake")
def test_shadow_sentinel_at_basic_wakes_the_vampire() -> None:
    at = sits(Seat("Wauneka"), Seat("Peter St. John locked", "Shadow Sentinel"), Seat("Ryan")).does("a", "bleed:wauneka")
    at.does("b", "play:shadow-sentinel/obl:peter-st-john")
    assert at.locked("Peter St. John")
    at.does("b", "block:peter-st-john").rest()
    assert at.heard("blocked") == 1


@card("Shadow Sentinel")
@rule("v5.glossary.wake")
def test_shadow_sentinel_at_superior_wakes_a_wraith_or_a_zombie() -> None:
    at = sits(
        Seat("Wauneka"), Seat("Alek König locked; Aggressive Corpse locked; Underbridge Stray locked", "Shadow Sentinel"), Seat("Ryan")
    )
    at.does("a", "bleed:wauneka").does("b", "play:shadow-sentinel/OBL:alek-konig")
    assert at.keys("b") == ["piece:aggressive-corpse"]
    at.does("b", "piece:aggressive-corpse")
    assert at.why("b", "block:alek-konig") == "locked"
    at.does("b", "block:aggressive-corpse").rest()
    assert at.heard("blocked") == 1
    assert at.locked("Aggressive Corpse")


@card("Shadow Sentinel")
def test_shadow_sentinel_at_superior_is_played_by_an_unlocked_vampire_too() -> None:
    at = sits(Seat("Wauneka"), Seat("Alek König; Aggressive Corpse locked", "Shadow Sentinel"), Seat("Ryan")).does("a", "bleed:wauneka")
    assert at.why("b", "play:shadow-sentinel/obl:alek-konig") == "locked-only"
    at.does("b", "play:shadow-sentinel/OBL:alek-konig", "piece:aggressive-corpse")
    assert at.why("b", "block:aggressive-corpse") == ""


@refuses("Shadow Sentinel")
@rule("v5.play.targets")
def test_shadow_sentinel_is_played_once_between_unlock_phases_and_not_without_a_locked_ally() -> None:
    at = sits(Seat("Wauneka; Ryan"), Seat("Alek König locked; Aggressive Corpse", "Shadow Sentinel; Shadow Sentinel"), Seat("Belinde"))
    at.does("a", "bleed:wauneka")
    assert at.why("b", "play:shadow-sentinel/OBL:alek-konig") == "no-target"
    at.does("b", "play:shadow-sentinel/obl:alek-konig").rest()
    at.does("a", "bleed:ryan")
    assert at.why("b", "play:shadow-sentinel/obl:alek-konig") == "once-between-unlocks"


# Where the Veil Thins.


@card("Where the Veil Thins")
@rule("v5.block.detail")
def test_where_the_veil_thins_at_superior_makes_blockers_pay() -> None:
    at = attempted("Where the Veil Thins", b="Wauneka + Sport Bike; Ryan").does("a", "play:where-the-veil-thins/OBL:monica-giovanni")
    assert (at.prompt, at.asked) == ("toll", ["b"])
    at.does("b", "yes").rest()
    assert at.heard("blocked") == 1
    assert at.blood("Wauneka") == 3, "one for the attempt, one for the hand strike"


@card("Where the Veil Thins")
@rule("v5.block.detail")
def test_an_attempt_may_be_given_up_and_another_one_costs_blood() -> None:
    at = attempted("Where the Veil Thins", b="Wauneka; Ryan")
    at.does("a", "play:where-the-veil-thins/OBL:monica-giovanni").does("b", "pass")
    assert at.heard("attempt-given-up") == 1
    assert at.heard("attempt-failed") == 0
    assert (at.t.window, at.blood("Wauneka")) == ("open", 5)
    at.does("b", "block:ryan")
    assert at.blood("Ryan") == at["Ryan"].capacity - 1
    at.rest()
    assert at.pools() == [10, 9, 10]


@card("Where the Veil Thins")
def test_minions_with_oblivion_pass_through_the_veil() -> None:
    at = (
        attempted("Where the Veil Thins", b="Peter St. John + Sport Bike").does("a", "play:where-the-veil-thins/OBL:monica-giovanni").rest()
    )
    assert at.heard("blocked") == 1
    assert at.blood("Peter St. John") == 1


@refuses("Where the Veil Thins")
@rule("v5.block.who")
def test_allies_and_vampires_without_blood_cannot_block_through_the_veil() -> None:
    at = attempted("Where the Veil Thins", b="Underbridge Stray + Sport Bike; Ryan 0; Baixinho")
    at.does("a", "play:where-the-veil-thins/OBL:monica-giovanni")
    assert (at.heard("attempt-given-up"), at.t.window) == (1, "open")
    assert at.why("b", "block:underbridge-stray") == "not-enough-blood"
    assert at.why("b", "block:ryan") == "not-enough-blood"
    assert at.why("b", "block:baixinho") == ""


@refuses("Where the Veil Thins")
@rule("v5.card.second-tradition")
def test_a_prince_pays_for_the_veil_beside_the_tradition() -> None:
    for blood, reason, left in ((1, "not-enough-blood", 1), (2, "", 0)):
        at = attempted("Where the Veil Thins", b=f"Wauneka; Belinde {blood} locked", b_hand="Second Tradition: Domain")
        at.does("a", "play:where-the-veil-thins/OBL:monica-giovanni").does("b", "pass")
        assert at.why("b", "play:second-tradition-domain/2:belinde") == reason
        if not reason:
            at.does("b", "play:second-tradition-domain/2:belinde")
        assert at.blood("Belinde") == left
