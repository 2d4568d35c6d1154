"""Allies without a discipline, and what every ally can do: act, bleed, block, fight, be burned."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import MINION, Card, EnterCombat, Level, Mode
from coterie.games.vtes.rules.changes import gain_blood
from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.table import ALLY
from tests.marks import rule

from ..build import Seat
from ..duel import book_with, invented
from .marks import card, refuses
from .playing import sits


@card("Aggressive Corpse")
@rule("v5.action.recruit", "v5.minion-card.ally")
def test_a_hecata_recruits_an_aggressive_corpse_for_2_blood() -> None:
    at = sits(Seat("Alek König", "Aggressive Corpse"), Seat("Sully"), Seat("Ryan"))
    at.does("a", "play:aggressive-corpse:alek-konig")
    assert (at.t.running_action().stealth, at.t.running_action().directed) == (1, False)
    assert (at.blood("Alek König"), at.t.running_action().kind) == (3, "recruit")
    at.rest()
    corpse = at["Aggressive Corpse"]
    assert (corpse.kind, corpse.zone, corpse.controller, corpse.blood, corpse.clan) == (ALLY, "ready", 0, 3, "")
    assert (at.blood("Alek König"), at.ash("a")) == (1, [])
    assert at.why("a", "bleed:aggressive-corpse") == "just-recruited"


@card("Aggressive Corpse")
@rule("v5.action.recruit", "v5.action.resolve")
def test_a_blocked_recruitment_costs_nothing_and_the_card_is_burned() -> None:
    at = sits(Seat("Alek König", "Aggressive Corpse"), Seat("Sully + Sport Bike"), Seat("Ryan"))
    at.does("a", "play:aggressive-corpse:alek-konig").does("b", "block:sully").rest()
    assert (at.there("Aggressive Corpse"), at.ash("a")) == (False, ["Aggressive Corpse"])


@card("Aggressive Corpse")
@rule("v5.combat", "v5.action.directed")
def test_an_aggressive_corpse_attacks_a_minion_and_its_strikes_are_not_dodged() -> None:
    at = sits(Seat("Aggressive Corpse"), Seat("Flávio Gonçalves; Sully"), Seat("Ryan"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse")
    assert at.keys("a") == ["piece:flavio-goncalves", "piece:sully", "piece:ryan"]
    at.does("a", "piece:flavio-goncalves")
    assert (at.t.running_action().stealth, at.t.running_action().blockers) == (0, [1])
    before = at.blood("Flávio Gonçalves")
    at.lets("strike").does("b", "use:flavio-goncalves/0").rest()
    assert (at.blood("Flávio Gonçalves"), at.blood("Aggressive Corpse")) == (before - 2, 3)
    assert at.locked("Aggressive Corpse")
    assert not at.locked("Flávio Gonçalves")


@card("Aggressive Corpse")
@rule("v5.strike.steal-blood")
def test_an_aggressive_corpse_gains_no_life() -> None:
    at = sits(Seat("Aggressive Corpse 1"), Seat("Sully"))
    assert gain_blood(at.t, at["Aggressive Corpse"], 1) == 0
    assert at.blood("Aggressive Corpse") == 1


@card("Aggressive Corpse")
@rule("v5.minion-card.ally", "v5.action.bleed")
def test_an_aggressive_corpse_blocks_and_is_burned_without_life() -> None:
    at = sits(Seat("Sully"), Seat("Aggressive Corpse 1"), Seat("Ryan"))
    at.does("a", "bleed:sully").does("b", "block:aggressive-corpse").rest()
    assert (at.there("Aggressive Corpse"), at.ash("b")) == (False, ["Aggressive Corpse"])
    assert at.blood("Sully") == 2
    at = sits(Seat("Aggressive Corpse"), Seat("Sully"), Seat("Ryan")).does("a", "bleed:aggressive-corpse").rest()
    assert at.pools() == [10, 10, 10], "it bleeds for 0"


@refuses("Aggressive Corpse")
@rule("v5.play.requirements", "v5.play.cost", "v5.action.no-repeat")
def test_an_aggressive_corpse_is_for_hecata_with_2_blood_and_attacks_ready_minions_of_others_once() -> None:
    at = sits(Seat("Alek König 1; Sully; Aggressive Corpse", "Aggressive Corpse"), Seat("Meaghan", torpor="Ashley"), Seat(""))
    assert at.why("a", "play:aggressive-corpse:sully") == "needs-clan"
    assert at.why("a", "play:aggressive-corpse:alek-konig") == "not-enough-blood"
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse")
    assert at.keys("a") == ["piece:meaghan"]
    at.does("a", "piece:meaghan").rest()
    at["Aggressive Corpse"].locked = False
    assert at.why("a", "act:aggressive-corpse/0:aggressive-corpse") == "same-card"


@refuses("Aggressive Corpse")
@rule("v5.play.targets")
def test_an_aggressive_corpse_is_no_target_of_directed_actions_that_require_dominate_or_presence() -> None:
    attack = Card(0, (Mode((EnterCombat(MINION),), Level.BASIC),))
    book = book_with(
        invented(1, "Order", "action", attack, "dom"),
        invented(2, "Charm", "action", attack, "pre"),
        invented(3, "Rush", "action", attack, "obf"),
    )
    at = sits(Seat("Sully; Mkhokheli", "Order; Charm; Rush"), Seat("Aggressive Corpse"), book=book)
    at.t.alter(at["Mkhokheli"], disciplines={"pre": 2, "obf": 1})
    assert at.why("a", "play:order/dom:sully") == "no-target"
    assert at.why("a", "play:charm/pre:mkhokheli") == "no-target"
    assert at.can("a", "play:rush/obf:mkhokheli")


@card("Screamer")
@rule("v5.block.stealth")
def test_a_screamer_is_burned_for_less_stealth_of_the_predator_or_the_prey() -> None:
    at = sits(Seat("Ryan"), Seat("Sully; Screamer locked"), Seat("Meaghan"))
    at.does("a", "hunt:ryan").does("b", "use:screamer/0")
    assert (stealth(at.t), at.ash("b")) == (0, ["Screamer"])
    at.does("b", "block:sully").rest()
    assert at.heard("blocked") == 1


@card("Screamer")
def test_a_screamer_is_burned_while_somebody_attempts_to_block_even_in_an_action_that_its_controller_cannot_block() -> None:
    at = sits(Seat("Ryan"), Seat("Sully"), Seat("Meaghan"), Seat("Screamer"))
    at.does("a", "hunt:ryan").does("b", "block:sully").does("d", "use:screamer/0").rest()
    assert at.heard("blocked") == 1
    at = sits(Seat("Alek König + Sport Bike; Aggressive Corpse"), Seat("Screamer"), Seat("Meaghan"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:meaghan").does("b", "use:screamer/0")
    assert at.heard("stealth-lost") == 1


@card("Screamer")
@rule("v5.action.directed", "v5.action.announce")
def test_a_screamer_lets_an_action_at_an_ally_fail_as_it_is_announced() -> None:
    at = sits(Seat("Aggressive Corpse; Sully"), Seat("Screamer; Aggressive Corpse"), Seat("Meaghan"))
    mine, theirs = (piece.id for piece in at.all("Aggressive Corpse"))
    at.does("a", f"act:aggressive-corpse-{mine}/0:aggressive-corpse-{mine}", f"piece:aggressive-corpse-{theirs}")
    assert (at.t.window, at.asked, at.keys("b")) == ("announced", ["b"], ["use:screamer/1", "pass"])
    at.does("b", "use:screamer/1").rest()
    assert (at.ash("b"), at.heard("action-failed"), at.heard("combat")) == (["Screamer"], 1, 0)
    assert at["Aggressive Corpse"].locked
    assert at.all("Aggressive Corpse")[1].blood == 3


@card("Screamer")
def test_a_screamer_may_be_the_ally_itself() -> None:
    at = sits(Seat("Aggressive Corpse"), Seat("Screamer"), Seat("Meaghan"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:screamer").does("b", "use:screamer/1").rest()
    assert (at.ash("b"), at.heard("action-failed")) == (["Screamer"], 1)


@refuses("Screamer")
@rule("v5.play.requirements", "v5.play.cost")
def test_a_screamer_is_for_hecata_and_costs_1_pool() -> None:
    at = sits(Seat("Alek König; Sully", "Screamer"), Seat("Ryan"))
    assert at.why("a", "play:screamer:sully") == "needs-clan"
    at.does("a", "play:screamer:alek-konig").rest()
    assert (at.pools(), at.blood("Screamer"), at.blood("Alek König")) == ([9, 10], 1, 3)


@refuses("Screamer")
@rule("v5.play.targets")
def test_a_screamer_neither_hinders_minions_of_others_nor_saves_vampires_or_their_allies() -> None:
    at = sits(Seat("Ryan; Aggressive Corpse"), Seat("Sully"), Seat("Screamer; Alek König"), Seat("Meaghan; Aggressive Corpse"))
    at.does("a", "hunt:ryan").until(lambda: "c" in at.asked or at.t.action is None)
    assert at.t.action is None, "a is neither predator nor prey of c: nobody asks c"
    mine, theirs = (piece.id for piece in at.all("Aggressive Corpse"))
    at.does("a", f"act:aggressive-corpse-{mine}/0:aggressive-corpse-{mine}", f"piece:aggressive-corpse-{theirs}")
    assert at.t.window != "announced"
    at = sits(Seat("Aggressive Corpse"), Seat("Screamer; Alek König"))
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:alek-konig")
    assert at.t.window != "announced"
    assert at.why("b", "use:screamer/0") == ""
