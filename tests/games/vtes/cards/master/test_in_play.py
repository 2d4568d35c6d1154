"""Master cards that stay in play by themselves, or do something at once."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Anarch Troublemaker")
@rule("v5.card.anarch-troublemaker")
def test_the_troublemaker_moves_to_the_prey_and_locks_up_to_two_vampires() -> None:
    at = sits(Seat("Sully", "Anarch Troublemaker"), Seat("Ryan; Baixinho; Belinde", table="The Barrens"), Seat("Meaghan"), phase="master")
    at.does("a", "play:anarch-troublemaker")
    assert not at.can("a", "trigger:anarch-troublemaker/0")
    at.goes_on("a", "unlock").does("a", "trigger:anarch-troublemaker/0", "piece:ryan", "piece:belinde")
    assert at["Anarch Troublemaker"].controller == 1
    assert at.t.phase == "master"
    assert (at.locked("Ryan"), at.locked("Belinde"), at.locked("Baixinho"), at.locked("Meaghan")) == (True, True, False, False)


@card("Anarch Troublemaker")
@rule("v5.card.anarch-troublemaker")
def test_the_troublemaker_burns_equipment_or_does_nothing_but_move() -> None:
    at = sits(Seat("Sully", table="Anarch Troublemaker"), Seat("Ryan locked + .44 Magnum"), phase="unlock")
    at.does("a", "trigger:anarch-troublemaker/0")
    assert at.keys("a") == ["lock", "burn"]
    at.does("a", "burn", "piece:44-magnum")
    assert at.on("Ryan") == []
    kept = sits(Seat("Sully", table="Anarch Troublemaker"), Seat("Ryan locked + .44 Magnum"), phase="unlock")
    kept.does("a", "trigger:anarch-troublemaker/0", "lock")
    assert kept.on("Ryan") == [".44 Magnum"]
    assert kept["Anarch Troublemaker"].controller == 1


@refuses("Anarch Troublemaker")
def test_there_is_one_troublemaker_for_each_and_nobody_must_use_it() -> None:
    at = sits(Seat("Sully", "Anarch Troublemaker", table="Anarch Troublemaker"), Seat("Ryan"), phase="unlock").does("a", "pass")
    assert at["Anarch Troublemaker"].controller == 0
    assert at.why("a", "play:anarch-troublemaker") == "have-unique"


@card("Dreams of the Sphinx")
@rule("v5.card.dreams-of-the-sphinx")
def test_dreams_give_a_larger_hand_until_the_end_of_the_turn() -> None:
    at = sits(
        Seat("Sully", "Roundhouse" + "; Villein" * 6, table="Dreams of the Sphinx"), Seat("Ryan", table="The Barrens"), phase="discard"
    )
    at.does("a", "use:dreams-of-the-sphinx/1")
    assert len(at.hand("a")) == 9
    assert at.blood("Dreams of the Sphinx") == 1
    at.does("a", "discard", "card:roundhouse")
    assert len(at.hand("a")) == 9
    at.does("a", "pass")
    assert at.keys("a")[0].startswith("card:")
    at.does("a", "card:villein*2")
    assert len(at.hand("a")) == 7


@card("Dreams of the Sphinx")
def test_dreams_give_pool_with_the_edge_or_blood_to_the_uncontrolled_and_burn_at_three() -> None:
    at = sits(Seat("Sully", table="Dreams of the Sphinx", uncontrolled="Ashley"), Seat("Ryan"), phase="unlock", edge="a")
    at.does("a", "use:dreams-of-the-sphinx/2")
    assert at.pools() == [11, 10]
    assert at.blood("Dreams of the Sphinx") == 1
    at = sits(Seat("Sully", table="Dreams of the Sphinx", uncontrolled="Ashley"), Seat("Ryan"), phase="influence")
    at["Dreams of the Sphinx"].blood = 1
    at.does("a", "use:dreams-of-the-sphinx/3", "piece:crypt")
    assert (at.blood("Ashley"), at.blood("Dreams of the Sphinx")) == (1, 2)
    at["Dreams of the Sphinx"].locked = False
    at.does("a", "use:dreams-of-the-sphinx/3", "piece:crypt")
    assert not at.there("Dreams of the Sphinx")


@refuses("Dreams of the Sphinx")
def test_locked_dreams_are_no_use_nor_pool_without_the_edge() -> None:
    at = sits(Seat("Sully", table="Dreams of the Sphinx"), Seat("Ryan"), phase="unlock")
    assert at.why("a", "use:dreams-of-the-sphinx/2") == "needs-edge"
    assert at.why("a", "use:dreams-of-the-sphinx/3") == "no-target"
    at.does("a", "use:dreams-of-the-sphinx/1")
    assert at.why("a", "use:dreams-of-the-sphinx/1") == "card-locked"


@card("Life in the City")
@rule("v5.card.life-in-the-city")
def test_life_in_the_city_feeds_any_ready_vampire() -> None:
    at = sits(Seat("Sully 1", "Life in the City; Life in the City", torpor="Ashley"), Seat("Ryan 2"), phase="master")
    at.does("a", "play:life-in-the-city")
    assert at.keys("a") == ["piece:sully", "piece:ryan"]
    at.does("a", "piece:ryan")
    assert (at.blood("Ryan"), at.blood("Sully")) == (3, 1)
    at.does("a", "play:life-in-the-city", "piece:sully")
    assert at.blood("Sully") == 2


@refuses("Life in the City")
def test_life_in_the_city_needs_a_ready_vampire_and_a_master_action() -> None:
    at = sits(Seat("Underbridge Stray", "Life in the City", torpor="Ashley"), Seat(), phase="master")
    assert at.why("a", "play:life-in-the-city") == "no-target"
    third = sits(Seat("Sully 1", "Life in the City; Life in the City; Life in the City"), Seat("Ryan"), phase="master")
    third.does("a", "play:life-in-the-city", "piece:sully", "play:life-in-the-city", "piece:sully")
    assert third.why("a", "play:life-in-the-city") == "no-master-action"


@card("Misdirection")
def test_misdirection_locks_a_minion() -> None:
    at = sits(Seat("Sully", "Misdirection"), Seat("Ryan; Underbridge Stray"), phase="master").does(
        "a", "play:misdirection", "piece:underbridge-stray"
    )
    assert (at.locked("Underbridge Stray"), at.locked("Ryan"), at.locked("Sully")) == (True, False, False)
    assert at.pool("a") == 9


@refuses("Misdirection")
def test_misdirection_needs_a_minion() -> None:
    at = sits(Seat(hand="Misdirection", uncontrolled="Sully"), Seat(), phase="master")
    assert at.why("a", "play:misdirection") == "no-target"


@card("Smiling Jack, The Anarch")
@rule("v5.card.smiling-jack")
def test_smiling_jack_takes_from_everybody_in_pool_or_blood() -> None:
    at = sits(Seat("Sully", table="Smiling Jack, The Anarch"), Seat("Ryan", table="The Barrens"), Seat("Meaghan"), phase="unlock")
    at["Smiling Jack, The Anarch"].blood = 1
    at.does("a", "trigger:smiling-jack-the-anarch/0")
    assert (at.pool("a"), at.blood("Smiling Jack, The Anarch")) == (9, 2)
    at.goes_on("b", "unlock").does("b", "trigger:smiling-jack-the-anarch/1", "pool", "blood", "piece:ryan")
    assert (at.pools(), at.blood("Ryan")) == ([9, 9, 10], 3)


@card("Smiling Jack, The Anarch")
@rule("v5.card.smiling-jack")
def test_vampires_burn_smiling_jack_and_nobody_escapes_him() -> None:
    at = sits(Seat("Sully", table="Smiling Jack, The Anarch"), Seat("Ryan 0"), active="b", phase="unlock")
    at["Smiling Jack, The Anarch"].blood = 2
    assert at.why("b", "pass") == "forced-first"
    at.does("b", "trigger:smiling-jack-the-anarch/1")
    assert at.pools() == [10, 8]
    at["Ryan"].blood = 1
    at.goes_on("b", "minion").does("b", "act:smiling-jack-the-anarch/2:ryan")
    assert at.t.action is not None
    assert at.t.action.blockers == [0]
    at.rest()
    assert not at.there("Smiling Jack, The Anarch")


@card("Smiling Jack, The Anarch")
@rule("v5.card.smiling-jack")
def test_smiling_jack_may_oust_his_own_master() -> None:
    at = sits(Seat("Sully", table="Smiling Jack, The Anarch", pool=1), Seat("Ryan"), Seat("Meaghan"), phase="unlock")
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:smiling-jack-the-anarch/0")
    assert at.t.players[0].ousted


@refuses("Smiling Jack, The Anarch")
def test_smiling_jack_is_unique_and_not_for_allies_to_burn() -> None:
    at = sits(Seat("Sully", "Smiling Jack, The Anarch", table="Smiling Jack, The Anarch"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:smiling-jack-the-anarch") == "have-unique"
    ally = sits(Seat("Underbridge Stray; Ryan"), Seat("Sully", table="Smiling Jack, The Anarch"))
    assert ally.can("a", "act:smiling-jack-the-anarch/2:ryan")
    assert not ally.can("a", "act:smiling-jack-the-anarch/2:underbridge-stray")


@card("Toreador Grand Ball")
@rule("v5.card.toreador-grand-ball")
def test_at_the_grand_ball_one_stays_locked_and_the_others_actions_cannot_be_blocked() -> None:
    at = sits(Seat("Nik Sikko 1; Tamoszius 1", "Toreador Grand Ball", table="The Barrens"), Seat("Ryan + Sport Bike"), phase="master")
    at.does("a", "play:toreador-grand-ball", "piece:tamoszius", "piece:nik-sikko")
    assert (at.locked("Tamoszius"), at.locked("Nik Sikko"), at.pool("a")) == (True, False, 9)
    at.does("a", "pass", "hunt:nik-sikko")
    assert not at.can("b", "block:ryan")
    at.rest()
    assert at.blood("Nik Sikko") == 2
    at.goes_on("a", "minion")
    assert (at.locked("Tamoszius"), at.locked("Nik Sikko")) == (True, False)
    at.does("a", "bleed:nik-sikko")
    assert at.can("b", "block:ryan")


@card("Toreador Grand Ball")
@rule("v5.card.toreador-grand-ball")
def test_two_balls_may_hold_the_same_toreador_and_each_lasts_as_long_as_it_is_there() -> None:
    at = sits(
        Seat("Nik Sikko; Tamoszius; Min-seo", "Toreador Grand Ball; Toreador Grand Ball"), Seat("Ryan", table="The Barrens"), phase="master"
    )
    at.does("a", "play:toreador-grand-ball", "piece:tamoszius", "piece:nik-sikko").goes_on("a", "master")
    at.does("a", "play:toreador-grand-ball", "piece:tamoszius", "piece:min-seo")
    at.goes_on("b", "minion").does("b", f"act:toreador-grand-ball-{at.all('Toreador Grand Ball')[1].id}/2:ryan-{at['Ryan'].id}").rest()
    at.goes_on("a", "minion")
    assert at.locked("Tamoszius")
    at.t.remove(at["Tamoszius"])
    at.does("a", "hunt:nik-sikko")
    assert at.t.running_action().unblockable
    at.rest().does("a", "hunt:min-seo")
    assert not at.t.running_action().unblockable


@card("Toreador Grand Ball")
def test_nosferatu_are_noticed_when_they_burn_the_ball() -> None:
    at = sits(Seat("Nik Sikko"), Seat("Ryan; Sully"), active="b")
    at.t.place(at.t.new_piece(at.card("Toreador Grand Ball").id, 0, 3, 0, "table"))
    at.does("b", "act:toreador-grand-ball/2:ryan")
    assert stealth(at.t) == -1
    at.rest()
    assert not at.there("Toreador Grand Ball")


@refuses("Toreador Grand Ball")
def test_a_ball_needs_two_ready_toreador() -> None:
    at = sits(Seat("Nik Sikko; Sully", "Toreador Grand Ball", torpor="Tamoszius"), Seat("Min-seo"), phase="master")
    assert at.why("a", "play:toreador-grand-ball") == "no-target"
    other = sits(Seat("Sully; Ryan", "Toreador Grand Ball"), Seat("Min-seo; Nik Sikko"), phase="master")
    assert other.why("a", "play:toreador-grand-ball") == "needs-ready-minion"


@card("Visit from the Capuchin")
@rule("v5.card.visit-from-the-capuchin")
def test_a_visit_brings_four_cards_now_and_no_replacements_until_its_counters_are_gone() -> None:
    hand = "Visit from the Capuchin; Life in the City; Roundhouse" + "; Villein" * 4
    at = sits(Seat("Sully 1", hand), Seat("Ryan", table="The Barrens"), phase="master").does("a", "play:visit-from-the-capuchin")
    assert (len(at.hand("a")), at.blood("Visit from the Capuchin")) == (11, 4)
    at.goes_on("a", "discard").does("a", "discard", "card:roundhouse")
    assert (len(at.hand("a")), at.blood("Visit from the Capuchin")) == (10, 3)
    at.goes_on("a", "master").does("a", "play:life-in-the-city", "piece:sully")
    assert (len(at.hand("a")), at.blood("Visit from the Capuchin")) == (9, 2)
    at.does("a", "play:villein", "piece:sully")
    at.goes_on("a", "discard").does("a", "discard", "card:villein")
    assert len(at.hand("a")) == 7
    assert not at.there("Visit from the Capuchin")
    assert at.ash("a").count("Visit from the Capuchin") == 1


@card("Visit from the Capuchin")
@rule("v5.card.visit-from-the-capuchin")
def test_a_card_that_is_replaced_later_burns_a_counter_only_then() -> None:
    at = sits(Seat("Lauren", "Mirror Walk" + "; Villein" * 10, table="Visit from the Capuchin; The Barrens"), Seat("Wauneka"))
    at["Visit from the Capuchin"].blood = 4
    at.does("a", "bleed:lauren").does("b", "block:wauneka").does("a", "play:mirror-walk/tha:lauren").rest()
    assert (len(at.hand("a")), at.blood("Visit from the Capuchin")) == (10, 4)
    at.goes_on("a", "discard")
    assert (len(at.hand("a")), at.blood("Visit from the Capuchin")) == (10, 3)


@refuses("Visit from the Capuchin")
def test_a_visit_is_unique() -> None:
    at = sits(Seat("Sully", "Visit from the Capuchin", table="Visit from the Capuchin"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:visit-from-the-capuchin") == "have-unique"


@card("Wider View")
def test_a_wider_view_exchanges_crypt_cards_or_is_burned_for_pool() -> None:
    at = sits(Seat("Sully", table="Wider View", uncontrolled="Ashley"), Seat("Ryan"), phase="influence")
    at.t.players[0].crypt.append(at.card("Meaghan").id)
    at.does("a", "use:wider-view/0")
    assert len(at.keys("a")) == 2
    at.does("a", f"piece:crypt-{at['Ashley'].id}")
    assert at.t.players[0].transfers == 3
    assert at.t.players[0].removed == [at.card("Ashley").id]
    assert at["Meaghan"].zone == "uncontrolled"
    assert at.why("a", "use:wider-view/1") == "not-enough-transfers"
    burned = sits(Seat("Sully", table="Wider View"), Seat("Ryan"), phase="influence").does("a", "use:wider-view/1")
    assert burned.pools() == [12, 10]
    assert not burned.there("Wider View")


@card("Wider View")
def test_wider_view_is_a_trifle() -> None:
    at = sits(Seat("Sully", "Wider View; Misdirection"), Seat("Ryan"), phase="master").does("a", "play:wider-view")
    assert at.can("a", "play:misdirection")
    assert at.pool("a") == 9


@refuses("Wider View")
def test_a_wider_view_works_only_with_transfers() -> None:
    at = sits(Seat("Sully", table="Wider View", uncontrolled="Ashley"), Seat("Ryan"), phase="master")
    assert not at.can("a", "use:wider-view/0")
    first = sits(Seat("Sully", table="Wider View", uncontrolled="Ashley"), Seat("Ryan"), phase="influence", turn=1)
    assert first.why("a", "use:wider-view/1") == "not-enough-transfers"


@card("The Coven")
def test_the_coven_adds_two_blood_and_goes_to_the_predator_in_the_discard_phase() -> None:
    at = sits(Seat("Sully 1; Ashley 0", "The Coven; Fame", torpor="Meaghan"), Seat("Ryan"), Seat("Baixinho"), phase="master")
    at.does("a", "play:the-coven")
    assert at.t.players[0].master_actions == 1
    at.does("a", "use:the-coven/0")
    assert at.keys("a") == ["piece:sully", "piece:ashley"]
    at.does("a", "piece:sully")
    assert (at.blood("Sully"), at.locked("The Coven")) == (3, True)
    at.goes_on("a", "discard")
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:the-coven/1")
    assert (at["The Coven"].controller, at.locked("The Coven")) == (2, True)
    at.goes_on("c", "master")
    assert not at.locked("The Coven")


@refuses("The Coven")
@rule("v5.contest.self")
def test_the_coven_is_unique_is_locked_once_and_only_its_controller_uses_it() -> None:
    at = sits(Seat("Sully 1", "The Coven", table="The Coven"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:the-coven") == "have-unique"
    at.does("a", "use:the-coven/0", "piece:sully")
    assert at.why("a", "use:the-coven/0") == "card-locked"
    theirs = sits(Seat("Sully 1"), Seat("Ryan", table="The Coven"), phase="master")
    assert not theirs.can("a", "use:the-coven/0")
    nobody = sits(Seat(torpor="Sully 1", table="The Coven"), Seat("Ryan"), phase="master")
    assert nobody.why("a", "use:the-coven/0") == "no-target"
