"""Library cards of every type: requirements, targets, costs, and rules for which the box has no card (v5.library.types)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    EQUIPMENT,
    VAMPIRE,
    Body,
    Cancel,
    Card,
    Cheaper,
    GainBlood,
    Hunt,
    Level,
    Mode,
    PlaysAs,
    Steal,
    TakeBack,
    Trait,
)
from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.rules.traits import is_monster
from coterie.games.vtes.table import TORPOR
from tests.games.vtes.build import Seat
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import Turns, plays
from tests.marks import rule


@rule("v5.library.types")
def test_each_type_of_card_has_its_phase() -> None:
    hand = "The Barrens; Govern the Unaligned; Bonding; Deflection; Roundhouse; Kine Resources Contested"
    at = plays(Seat("Gelasia Fotiou", hand), Seat(), Seat(), phase="master")
    assert "play:the-barrens" in at.keys("a")
    for key in ("govern-the-unaligned", "bonding", "deflection", "roundhouse", "kine-resources-contested"):
        assert at.refused("a", f"play:{key}") == ("not-a-master", "v5.master-phase")
    at.does("a", "pass")
    plays_now = {key for key in at.keys("a") if key.startswith("play:")}
    assert {key.partition(":")[2].partition(":")[0].partition("/")[0] for key in plays_now} == {
        "govern-the-unaligned",
        "kine-resources-contested",
    }


@rule("v5.play.requirements", "v5.crypt.clan", "v5.crypt.disciplines")
def test_a_minion_card_is_for_a_minion_that_meets_it() -> None:
    hand = "Govern the Unaligned; Parity Shift; Preternatural Strength"
    at = plays(Seat("Ashley; Mkhokheli; Underbridge Stray", hand), Seat(pool=20), Seat())
    assert at.refused("a", "play:govern-the-unaligned/DOM:ashley") == ("needs-discipline", "v5.crypt.disciplines")
    assert at.refused("a", "play:parity-shift:ashley") == ("needs-title", "v5.play.requirements")
    assert at.refused("a", "play:preternatural-strength/pot:underbridge-stray") == ("needs-vampire", "v5.play.requirements")
    assert {"play:govern-the-unaligned/dom:ashley", "play:parity-shift:mkhokheli"} <= set(at.keys("a"))


@rule("v5.play.requirements", "v5.master", "v5.crypt.clan")
def test_a_master_card_needs_a_ready_minion_that_meets_it() -> None:
    at = plays(Seat("Ryan", "Chantry", torpor="Ayelech"), Seat(), Seat(), phase="master")
    assert at.refused("a", "play:chantry") == ("needs-ready-minion", "v5.play.requirements")
    ready = plays(Seat("Ayelech locked", "Chantry"), Seat(), Seat(), phase="master")
    assert "play:chantry" in ready.keys("a")


@rule("v5.play.targets", "v5.glossary.target")
def test_torpid_vampires_are_targets_and_uncontrolled_and_contested_cards_are_not() -> None:
    at = plays(Seat("Ryan", "Vessel", torpor="Sully", uncontrolled="Wauneka 2"), Seat(), Seat(), phase="master")
    at.does("a", "play:vessel")
    assert sorted(at.keys("a")) == ["piece:ryan", "piece:sully"]


@rule("v5.glossary.target")
def test_a_target_with_too_few_counters_loses_what_it_has() -> None:
    at = plays(Seat("Ryan 1", "Villein"), Seat(), Seat(), phase="master").does("a", "play:villein", "piece:ryan")
    assert (at.blood("Ryan"), at.pool("a")) == (0, 11 - at.card("Villein").pool_cost)


@rule("v5.glossary.target", "v5.action.directed")
def test_a_card_on_a_minion_is_a_target_of_its_own() -> None:
    """Burning Haven Uncovered is directed at who played it, though the vampire it is on belongs to who acts."""
    at = plays(Seat("Chelsea Blake"), Seat("Ryan"), Seat("Sully"))
    at.attach(at["Chelsea Blake"], "Haven Uncovered", by=1)
    at.begin().does("a", "act:haven-uncovered/1:chelsea-blake")
    assert at.t.running_action().blockers == [1]


# Cost reducers.


def thrifty() -> Turns:
    """a controls a card that makes others cheaper, and Sully has no blood to spare."""
    book = book_with(invented(1, "Patron", "master", Card(0, abilities=(Cheaper(1),), traits=(Trait.LOCATION,))))
    return plays(Seat("Gelasia Fotiou 1", "Govern the Unaligned; Conditioning", table="Patron"), Seat("Ryan"), Seat(), book=book)


@rule("v5.play.cost-reducers")
def test_a_reducer_may_wait_until_the_action_has_succeeded() -> None:
    at = thrifty().does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")
    assert not at.locked("Patron")
    at.does("b", "pass")
    at.until(lambda: at.asked == ["a"] and "yes" in at.keys("a")).does("a", "yes").rest()
    assert (at.locked("Patron"), at.blood("Gelasia Fotiou"), at.pools()) == (True, 1, [10, 7, 10])


@rule("v5.play.cost-reducers")
def test_it_is_optional_and_a_blocked_action_uses_none() -> None:
    at = thrifty().does("a", "play:govern-the-unaligned/dom:gelasia-fotiou").does("b", "pass")
    at.until(lambda: at.asked == ["a"] and "yes" in at.keys("a")).does("a", "pass").rest()
    assert (at.locked("Patron"), at.blood("Gelasia Fotiou")) == (False, 0)
    blocked = thrifty().does("a", "play:govern-the-unaligned/dom:gelasia-fotiou").does("b", "block:ryan").rest()
    assert not blocked.locked("Patron")


@rule("v5.play.cost-reducers")
def test_a_modifier_is_made_cheaper_when_it_is_played() -> None:
    at = thrifty().does("a", "bleed:gelasia-fotiou", "play:conditioning/dom:gelasia-fotiou", "yes")
    assert (at.locked("Patron"), at.blood("Gelasia Fotiou")) == (True, 1)


# Minion cards by type.


@rule("v5.minion-card")
def test_a_minion_card_in_play_by_itself_is_controlled_by_who_played_it() -> None:
    at = plays(Seat("Ryan", "Creeping Sabotage"), Seat(), Seat()).does("a", "play:creeping-sabotage:ryan").rest()
    assert (at["Creeping Sabotage"].controller, at["Creeping Sabotage"].zone) == (0, "table")


@rule("v5.minion-card")
def test_a_card_of_two_types_is_played_as_one_of_them() -> None:
    """Resist Earth's Grasp is a combat card at basic, an action modifier at superior."""
    at = plays(Seat("Tamoszius", "Resist Earth's Grasp; Resist Earth's Grasp"), Seat("Ryan"), Seat())
    at.does("a", "bleed:tamoszius").does("b", "block:ryan")
    assert at.refused("a", "play:resist-earths-grasp/cel:tamoszius")[0] == "not-now"
    at.does("a", "play:resist-earths-grasp/CEL:tamoszius").rest()
    assert at.pools() == [10, 9, 10]


@rule("v5.minion-card.action")
def test_an_action_card_makes_its_own_action_and_modifies_no_other() -> None:
    at = plays(Seat("Gelasia Fotiou", "Govern the Unaligned"), Seat("Ryan"), Seat()).does("a", "bleed:gelasia-fotiou")
    assert not any("govern" in key for key in at.keys("a"))


@rule("v5.minion-card.equipment", "v5.action.equip", "v5.glossary.bearer")
def test_equipment_goes_on_the_acting_minion_and_burns_with_it() -> None:
    at = plays(Seat("Nassir", ".44 Magnum; Bowl of Convergence"), Seat("Ryan"), Seat()).does("a", "play:44-magnum:nassir")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    at.rest()
    assert at.on("Nassir") == [".44 Magnum"]
    assert at.pool("a") == 10 - at.card(".44 Magnum").pool_cost
    at.t.remove(at["Nassir"])
    assert sorted(at.ash("a")) == [".44 Magnum", "Nassir"]


@rule("v5.glossary.bearer")
def test_equipment_that_names_a_bearer_serves_such_a_bearer_alone() -> None:
    """The Bowl gives intercept to a bearer with Auspex."""
    at = plays(Seat("Wauneka 1", "Villein"), Seat("Lauren + Bowl of Convergence"), Seat()).does("a", "hunt:wauneka")
    at.does("b", "block:lauren").rest()
    assert at.locked("Lauren")
    other = plays(Seat("Wauneka 1"), Seat("Brock Sterling + Bowl of Convergence"), Seat()).does("a", "hunt:wauneka")
    other.does("b", "block:brock-sterling").rest()
    assert not other.locked("Brock Sterling")


@rule("v5.action.equip")
def test_equipment_may_be_taken_from_ones_other_minions_several_at_once() -> None:
    at = plays(Seat("Nassir; Ryan + .44 Magnum + Kevlar Vest"), Seat("Sully + Sport Bike"), Seat()).does("a", "equip-from:nassir")
    assert at.keys("a") == ["piece:44-magnum", "piece:kevlar-vest"]
    at.does("a", "piece:kevlar-vest", "piece:44-magnum")
    assert (at.t.running_action().stealth, at.on("Nassir")) == (1, [])
    at.rest()
    assert (sorted(at.on("Nassir")), at.on("Ryan"), at.pool("a")) == ([".44 Magnum", "Kevlar Vest"], [], 10)


@rule("v5.action.equip")
def test_blocked_the_equipment_stays_where_it_is() -> None:
    at = plays(Seat("Nassir; Ryan + .44 Magnum"), Seat("Sully + Sport Bike"), Seat())
    at.does("a", "equip-from:nassir", "piece:44-magnum").does("b", "block:sully").rest()
    assert (at.on("Nassir"), at.on("Ryan")) == ([], [".44 Magnum"])


@rule("v5.minion-card.retainer", "v5.action.employ")
def test_a_retainer_comes_with_its_life_and_burns_with_its_employer_or_its_last_life() -> None:
    at = plays(Seat("Wauneka", "Raven Spy; Raven Spy"), Seat("Sully"), Seat()).does("a", "play:raven-spy/ani:wauneka")
    assert stealth(at.t) == 1
    at.rest()
    assert (at.on("Wauneka"), at.blood("Raven Spy"), at.blood("Wauneka")) == (["Raven Spy"], 1, 5 - at.card("Raven Spy").blood_cost)
    at.t.remove(at["Wauneka"])
    assert not at.there("Raven Spy")


@rule("v5.action.employ")
def test_a_retainer_cannot_be_taken_from_another_minion() -> None:
    at = plays(Seat("Nassir; Ryan + Raven Spy"), Seat(), Seat())
    assert at.refused("a", "equip-from:nassir") == ("no-equipment", "v5.action.equip")


@rule("v5.minion-card.ally", "v5.counters")
def test_an_ally_has_life_and_stands_by_itself() -> None:
    at = plays(Seat("The Dowager", "Underbridge Stray"), Seat(), Seat()).does("a", "play:underbridge-stray/ani:the-dowager").rest()
    assert (at.blood("Underbridge Stray"), at["Underbridge Stray"].host) == (1, 0)
    at.t.remove(at["The Dowager"])
    assert at.there("Underbridge Stray")


@rule("v5.minion-card.political", "v5.action.political")
def test_only_vampires_play_political_cards_and_once_a_turn() -> None:
    at = plays(Seat("Alexa Draper; Underbridge Stray", "Kine Resources Contested; Ancilla Empowerment"), Seat(), Seat())
    assert at.refused("a", "play:kine-resources-contested:underbridge-stray") == ("one-political", "v5.action.political")
    at.does("a", "play:ancilla-empowerment:alexa-draper").rest()
    at["Alexa Draper"].locked = False
    assert at.refused("a", "play:kine-resources-contested:alexa-draper") == ("one-political", "v5.action.political")


@rule("v5.minion-card.modifier")
def test_a_modifier_once_an_action_at_any_level() -> None:
    at = plays(Seat("Gelasia Fotiou", "Conditioning; Conditioning"), Seat(), Seat()).does("a", "bleed:gelasia-fotiou")
    at.does("a", "play:conditioning/dom:gelasia-fotiou")
    assert at.refused("a", "play:conditioning/DOM:gelasia-fotiou") == ("once-per-action", "v5.minion-card.modifier")
    at.rest()
    at["Gelasia Fotiou"].locked = False
    at.t.uses = {}
    at.does("a", "bleed:gelasia-fotiou", "play:conditioning/DOM:gelasia-fotiou").rest()
    assert at.pools() == [10, 3, 10]


@rule("v5.minion-card.reaction")
def test_reactions_are_for_unlocked_minions_of_others_and_lock_nobody() -> None:
    at = plays(Seat("Gelasia Fotiou; Lauren", "Deflection"), Seat("Chelsea Blake; Sully locked", "Deflection"), Seat(), Seat())
    at.does("a", "bleed:gelasia-fotiou").does("b", "pass")
    assert not any("deflection" in key for key in at.keys("a"))
    assert at.refused("b", "play:deflection/dom:sully") == ("locked", "v5.minion-card.reaction")
    at.does("b", "play:deflection/DOM:chelsea-blake", "seat:c").rest()
    assert not at.locked("Chelsea Blake")


@rule("v5.minion-card.reflex", "v5.wording.cancel")
def test_a_reflex_is_for_the_minion_that_a_card_is_played_against() -> None:
    book = book_with(invented(1, "Parry", "reflex", Card(0, (Mode((Cancel("combat"),)),))))
    seats = (Seat("Wauneka", "Roundhouse"), Seat("Ryan 3; Sully", "Parry"), Seat("Meaghan", "Parry"))
    at = plays(*seats, book=book).does("a", "bleed:wauneka").does("b", "block:ryan").lets("strike")
    at.does("a", "play:roundhouse/POT:wauneka")
    assert at.refused("b", "play:parry:sully") == ("not-against-you", "v5.minion-card.reflex")
    at.does("b", "play:parry:ryan").stands()
    at.rest()
    assert at.blood("Ryan") == 2  # a hand strike instead
    assert at.ash("a") == ["Roundhouse"]


# Allies that play cards as vampires do.


def wizard(life: int = 3) -> Turns:
    """a has an ally who plays cards that require Dominate, as a vampire of capacity 1."""
    ally = Card(0, (Mode(abilities=(PlaysAs(("dom",)),)),), body=Body(3, 1, 1))
    feast = Card(0, (Mode((GainBlood(2),), Level.BASIC),))
    book = book_with(
        invented(1, "Wizard", "ally", ally),
        invented(2, "Feast", "action", feast, "dom"),
    )
    return plays(Seat(f"Wizard {life}", "Govern the Unaligned; Conditioning; Feast", uncontrolled="Sully"), Seat(), Seat(), book=book)


@rule("v5.minion-card.ally-as-vampire")
def test_an_ally_plays_the_basic_level_and_pays_with_life() -> None:
    at = wizard()
    assert at.refused("a", "play:govern-the-unaligned/DOM:wizard") == ("needs-vampire", "v5.play.requirements")
    at.does("a", "play:govern-the-unaligned/dom:wizard").rest()
    assert (at.pools(), at.blood("Wizard")) == ([10, 7, 10], 2)


@rule("v5.minion-card.ally-as-vampire")
def test_paying_the_last_life_burns_it() -> None:
    """And the action of a minion that is gone fails."""
    at = wizard(1).does("a", "bleed:wizard", "play:conditioning/dom:wizard").rest()
    assert not at.there("Wizard")
    assert at.pools() == [10, 10, 10]
    assert "Conditioning" in at.ash("a")


@rule("v5.minion-card.ally-as-vampire", "v5.counters")
@pytest.mark.parametrize(("life", "left"), [(1, 1), (3, 3)])
def test_life_above_its_capacity_of_1_is_lost(life: int, left: int) -> None:
    at = wizard(life).does("a", "play:feast/dom:wizard").rest()
    assert at.blood("Wizard") == left


# Stealing, ash heaps, hunting with a card.


def schemes() -> Turns:
    """Actions that steal, that look into an ash heap, and that hunt."""
    book = book_with(
        invented(1, "Filch", "action", Card(0, (Mode((Steal(EQUIPMENT),)),))),
        invented(2, "Charm", "action", Card(0, (Mode((Steal(VAMPIRE),)),))),
        invented(3, "Memory", "action", Card(0, (Mode((TakeBack(),)),))),
        invented(4, "Feeding", "action", Card(0, (Mode((Hunt(2),)),))),
    )
    a = Seat("Wauneka 0 locked; Ryan 4 + Kevlar Vest", "Filch; Charm; Memory; Feeding", ash="Fame; Bonding")
    return plays(a, Seat("Sully + .44 Magnum", torpor="Meaghan + Sport Bike"), Seat("Aunt Linda"), book=book)


@rule("v5.glossary.steal-card")
def test_a_stolen_card_is_ones_own_for_good_and_goes_on_ones_own_minion() -> None:
    at = schemes().does("a", "play:filch:ryan")
    assert sorted(at.keys("a")) == ["piece:44-magnum", "piece:sport-bike"]  # nothing from oneself
    at.does("a", "piece:44-magnum")
    assert at.t.running_action().blockers == [1]
    at.does("b", "pass").until(lambda: "piece:wauneka" in at.keys("a")).does("a", "piece:wauneka").rest()
    assert at.on("Wauneka") == [".44 Magnum"]
    assert (at[".44 Magnum"].controller, at[".44 Magnum"].owner) == (0, 1)
    at.t.remove(at["Wauneka"])
    assert at.ash("b") == [".44 Magnum"]


@rule("v5.glossary.steal-card", "v5.terms.control", "v5.terms.ownership")
def test_a_stolen_vampire_stays_in_torpor_with_the_minion_cards_on_it() -> None:
    at = schemes()
    at.attach(at["Meaghan"], "Vessel", by=2)
    at.begin().does("a", "play:charm:ryan", "piece:meaghan").does("b", "pass").rest()
    assert (at["Meaghan"].zone, at["Meaghan"].controller, at["Meaghan"].owner) == (TORPOR, 0, 1)
    assert (at["Sport Bike"].controller, at["Vessel"].controller) == (0, 2)


@rule("v5.glossary.ash-heap")
def test_an_action_on_an_ash_heap_is_undirected() -> None:
    at = schemes().does("a", "play:memory:ryan")
    assert (at.t.running_action().directed, at.t.running_action().blockers) == (False, [1, 2])
    at.until(lambda: at.asked == ["a"] and "card:fame" in at.keys("a"))
    assert at.keys("a") == ["card:fame", "card:bonding"]
    at.does("a", "card:fame")
    assert "Fame" in at.hand("a")
    assert "Fame" not in at.ash("a")


@rule("v5.action.hunt", "v5.minion-phase.mandatory")
def test_a_card_that_hunts_is_a_mandatory_hunt_too() -> None:
    at = schemes()
    at["Wauneka"].locked = False
    at.begin()
    assert at.keys("a") == ["play:feeding:wauneka", "hunt:wauneka"]
    at.does("a", "play:feeding:wauneka").rest()
    assert at.blood("Wauneka") == 3


@rule("v5.glossary.monster")
def test_vampires_are_monsters_and_animals_and_mortals_are_none() -> None:
    book = book_with(
        invented(1, "Ghost", "ally", Card(0, body=Body(1, 1, 0))),
        invented(2, "Butler", "ally", Card(0, body=Body(1, 1, 0), traits=(Trait.MORTAL,))),
    )
    at = plays(Seat("Ryan + Raven Spy + .44 Magnum; Underbridge Stray; Ghost; Butler"), Seat(), book=book)
    monsters = [at.t.book.facts[piece.card].name for piece in at.t.pieces.values() if is_monster(at.t, piece)]
    assert monsters == ["Ryan", "Ghost"]


@rule("v5.glossary.rest")
def test_an_open_hand_is_seen_by_all_while_the_card_is_in_play() -> None:
    at = plays(Seat("Gelasia Fotiou", "Revelations"), Seat("Ryan", "Fame; Bonding"), Seat())
    at.does("a", "play:revelations/AUS:gelasia-fotiou").rest()
    assert sorted(at.t.players[1].seen[2]) == sorted(at.t.players[1].hand)
    assert 2 not in at.t.players[0].seen
