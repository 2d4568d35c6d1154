"""Scenarios of announcing actions, of who may block, and of bleeding (S12-S20)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Always, Card, Must
from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.table import READY
from tests.games.vtes.build import Seat
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import Turns, plays
from tests.marks import rule


@rule("v5.minion-phase.mandatory", "v5.action.hunt")
def test_s12_mandatory_hunt_first() -> None:
    at = plays(Seat("Ryan 0; Wauneka 5", "Creeping Sabotage"), Seat(), Seat())
    assert at.keys("a") == ["hunt:ryan"]
    for key in ("bleed:wauneka", "hunt:wauneka", "bleed:ryan", "pass", "play:creeping-sabotage:wauneka"):
        assert at.refused("a", key) == ("must-hunt", "v5.minion-phase.mandatory")
    at.does("a", "hunt:ryan").rest()
    assert (at.blood("Ryan"), at.locked("Ryan")) == (1, True)
    assert {"bleed:wauneka", "hunt:wauneka", "play:creeping-sabotage:wauneka", "pass"} <= set(at.keys("a"))
    assert at.refused("a", "bleed:ryan") == ("locked", "v5.action.types")


@rule("v5.minion-phase.mandatory")
def test_s12_two_hunt_in_any_order_and_a_locked_one_need_not() -> None:
    at = plays(Seat("Ryan 0; Wauneka 0; Sully 0 locked"), Seat(), Seat())
    assert at.keys("a") == ["hunt:ryan", "hunt:wauneka"]
    at.does("a", "hunt:wauneka").rest()
    assert at.keys("a") == ["hunt:ryan"]
    at.does("a", "hunt:ryan").rest()
    assert "pass" in at.keys("a")


@rule("v5.action.recruit", "v5.action.resolve", "v5.minion-card.ally", "v5.action.announce")
def test_s14_cost_only_on_success() -> None:
    seats = (Seat("The Dowager 3", "Underbridge Stray"), Seat("Ayelech"), Seat("Wauneka"))
    at = plays(*seats).does("a", "play:underbridge-stray/ANI:the-dowager")
    assert at.locked("The Dowager")
    assert at.ash("a") == []
    at.rest()
    stray = at["Underbridge Stray"]
    assert (at.blood("The Dowager"), stray.zone, stray.blood, stray.controller) == (2, READY, 2, 0)
    assert at.t.form_of(stray).body is not None
    assert at.t.form_of(stray).body.strength == 1  # type: ignore[union-attr]
    assert not stray.locked
    assert at.refused("a", "bleed:underbridge-stray") == ("just-recruited", "v5.action.recruit")


@rule("v5.action.recruit", "v5.action.resolve")
def test_s14_blocked_nothing_is_paid_and_the_card_is_burned() -> None:
    at = plays(Seat("The Dowager 3", "Underbridge Stray"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "play:underbridge-stray/ANI:the-dowager").does("b", "block:wauneka").rest()
    assert not at.there("Underbridge Stray")
    assert at.ash("a") == ["Underbridge Stray"]
    assert (at.blood("The Dowager"), at.locked("Wauneka")) == (2, True)  # 1 blood for the strike, none for the card


@rule("v5.block.who", "v5.action.directed")
def test_s15_who_may_block_an_undirected_action() -> None:
    seats = (Seat("The Dowager", "Underbridge Stray"), Seat("Ryan; Aunt Linda"), Seat("Sully"), Seat("Wauneka + Sport Bike"))
    at = plays(*seats)
    at.outside("ask-always", "b")
    at.does("a", "play:underbridge-stray/ani:the-dowager")
    assert at.t.running_action().blockers == [1, 3]
    assert not at.t.running_action().directed
    at.turn_to("b")
    assert at.asked == ["b"]
    at.does("b", "block:ryan")
    at.lets("open").turn_to("b")
    assert {"block:ryan", "block:aunt-linda"} <= set(at.keys("b"))
    at.does("b", "pass")
    assert at.asked == ["d"]
    at.does("d", "block:wauneka").rest()
    assert at.locked("Wauneka")
    assert not at.locked("Ryan")
    assert not at.locked("Sully")


@rule("v5.block.who", "v5.block.detail")
def test_s15_declining_is_for_good() -> None:
    seats = (Seat("The Dowager", "Underbridge Stray"), Seat("Ryan + Sport Bike"), Seat("Wauneka"))
    at = plays(*seats)
    at.outside("ask-always", "c")
    at.does("a", "play:underbridge-stray/ani:the-dowager").does("b", "pass").does("c", "block:wauneka")
    at.lets("open")
    assert at.refused("b", "block:ryan") == ("declined", "v5.block.detail")
    assert "block:wauneka" in at.keys("c")
    at.does("c", "pass").rest()
    assert at.there("Underbridge Stray")
    assert not at.locked("Ryan")


@rule("v5.block.who", "v5.action.directed", "v5.action.bleed")
def test_s15_only_the_target_of_a_bleed_may_block() -> None:
    at = plays(Seat("Belinde"), Seat("Ryan"), Seat("Sully"), Seat("Wauneka")).does("a", "bleed:belinde")
    assert (at.t.running_action().directed, at.t.running_action().blockers) == (True, [1])
    assert at.asked == ["b"]
    at.does("b", "pass").rest()
    assert at.pools() == [10, 9, 10, 10]


def hunt_against(hand: str) -> Turns:
    """S16: Wauneka hunts, b declines, and Ayelech of the predator attempts to block."""
    at = plays(Seat("Wauneka 2"), Seat("Ryan"), Seat("Ayelech", hand)).does("a", "hunt:wauneka")
    assert stealth(at.t) == 1
    return at.does("b", "pass").does("c", "block:ayelech")


@rule("v5.block.stealth", "v5.action.stealth-intercept")
def test_s16_stealth_against_intercept() -> None:
    at = hunt_against("Spirit's Touch").does("c", "play:spirits-touch/aus:ayelech").rest()
    assert (at.blood("Wauneka"), at.locked("Ayelech")) == (1, True)  # a hand strike of 1, and nothing gained
    assert at.blood("Ayelech") == 6
    assert [text.args["acting"].name for text in at.told if text.id == "vtes-event-combat"] == ["Wauneka"]  # type: ignore[union-attr]


@rule("v5.block.stealth")
def test_s16_too_little_intercept_fails() -> None:
    at = hunt_against("Villein")
    at.rest()
    assert at.heard("attempt-failed") == 1
    assert (at.blood("Wauneka"), at.locked("Ayelech")) == (3, False)


@rule("v5.action.bleed", "v5.edge", "v5.faq.bleed")
def test_s17_bleed_raised_after_the_block_is_declined() -> None:
    at = plays(Seat("Sully", "Bonding"), Seat("Ryan"), Seat(), edge="c").does("a", "bleed:sully").does("b", "pass")
    assert at.t.window == "declined"
    at.does("a", "play:bonding/dom:sully").rest()
    assert (at.pools(), at.t.edge) == ([10, 8, 10], 0)


@rule("v5.action.bleed", "v5.faq.bleed")
def test_s18_bleed_of_0() -> None:
    at = plays(Seat("Madison", "Freak Drive"), Seat("Lenny Burkhead", "Protected District"), Seat(), edge="c")
    at.does("a", "bleed:madison").does("b", "play:protected-district:lenny-burkhead").lets("after")
    assert at.t.running_action().outcome == "success"
    assert (at.pools(), at.t.edge) == ([10, 10, 10], 2)
    at.does("a", "play:freak-drive/for:madison").rest()
    assert (at.locked("Madison"), at.blood("Madison")) == (False, 5)
    assert at.heard("bled") == 0


def enchanted() -> Turns:
    """S19: Madison has put blood on a younger vampire and is unlocked again."""
    hand = "Enchant Kindred; Enchant Kindred; Freak Drive; Freak Drive; Intimidation; Govern the Unaligned"
    at = plays(Seat("Madison", hand, uncontrolled="Oshri Dahan"), Seat(), Seat())
    at.does("a", "play:enchant-kindred/PRE:madison", f"piece:crypt-{at['Oshri Dahan'].id}").lets("after")
    at.does("a", "play:freak-drive/for:madison").rest()
    assert (at.blood("Oshri Dahan"), at.locked("Madison")) == (2, False)
    return at


@rule("v5.action.no-repeat", "v5.action.bleed")
def test_s19_no_repeat() -> None:
    at = enchanted()
    for level in ("pre", "PRE"):
        assert at.refused("a", f"play:enchant-kindred/{level}:madison") == ("same-card", "v5.action.no-repeat")
    at.does("a", "bleed:madison").lets("after")
    at.does("a", "play:freak-drive/for:madison").rest()
    assert at.pools() == [10, 9, 10]
    for key in ("bleed:madison", "play:intimidation/PRE:madison", "play:govern-the-unaligned/dom:madison"):
        assert at.refused("a", key) == ("one-bleed", "v5.action.bleed")
    assert "play:govern-the-unaligned/DOM:madison" in at.keys("a")


@rule("v5.action.no-repeat")
def test_s19_another_minion_may_use_the_same_card() -> None:
    at = plays(Seat("Madison; Alice Chen", "Intimidation; Intimidation"), Seat(), Seat())
    at.does("a", "play:intimidation/PRE:madison").rest()
    at.does("a", "play:intimidation/PRE:alice-chen").rest()
    assert at.pools() == [10, 4, 10]


@rule("v5.action.bleed")
@pytest.mark.parametrize("key", ["bonding/dom", "aire-of-elation/pre", "foreshadowing-destruction/dom"])
def test_s20_one_limited_bleed_modifier(key: str) -> None:
    hand = "Conditioning; Bonding; Aire of Elation; Foreshadowing Destruction; Enchant Kindred"
    at = plays(Seat("Madison", hand), Seat(), Seat(), edge="c")
    at.does("a", "play:enchant-kindred/pre:madison", "play:conditioning/dom:madison")
    assert at.refused("a", f"play:{key}:madison") == ("one-limited", "v5.action.bleed")
    at.rest()
    assert at.pools() == [10, 6, 10]  # 1, the action card's 1 and the modifier's 2


@rule("v5.action.bleed")
def test_s20_permanent_bonuses_add_to_it() -> None:
    at = plays(Seat("Catalina Vega", "Aire of Elation"), Seat(), Seat())
    at.does("a", "bleed:catalina-vega", "play:aire-of-elation/PRE:catalina-vega").rest()
    assert at.pools() == [10, 5, 10]


def driven(*, ryan: str = "Ryan") -> Turns:
    """S13: Ryan carries a card that makes him bleed, and a friend stands by."""
    book = book_with(invented(1, "Blackmail", "equipment", Card(0, abilities=(Always(Must("bleed")),))))
    return plays(Seat(f"{ryan} + Blackmail; Sully"), Seat(), Seat(), book=book)


@rule("v5.minion-phase.mandatory")
def test_s13_one_mandatory_action_comes_first() -> None:
    at = driven()
    assert at.keys("a") == ["bleed:ryan"]
    assert at.refused("a", "hunt:ryan") == ("must-act", "v5.minion-phase.mandatory")
    assert at.refused("a", "bleed:sully") == ("must-act", "v5.minion-phase.mandatory")
    at.does("a", "bleed:ryan").rest()
    assert {"bleed:sully", "pass"} <= set(at.keys("a"))


@rule("v5.minion-phase.mandatory")
def test_s13_stuck_minion() -> None:
    """Without blood Ryan must hunt and must bleed: he can do neither, and Sully may act."""
    at = driven(ryan="Ryan 0")
    for key in ("hunt:ryan", "bleed:ryan", "become-anarch:ryan"):
        assert at.refused("a", key) == ("stuck", "v5.minion-phase.mandatory")
    assert {"bleed:sully", "hunt:sully", "pass"} <= set(at.keys("a"))
    at.does("a", "bleed:sully").rest()
    assert at.pools() == [10, 9, 10]


@rule("v5.minion-phase.mandatory", "v5.card.change-of-target")
def test_s13_who_cannot_take_the_mandatory_action_is_stuck_too() -> None:
    """Ryan broke off his hunt and may not hunt again this turn."""
    at = plays(Seat("Ryan 0; Sully", "Change of Target"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "hunt:ryan").does("b", "block:wauneka").lets("blocked").does("a", "play:change-of-target:ryan").rest()
    assert not at.locked("Ryan")
    assert at.refused("a", "hunt:ryan") == ("same-action", "v5.card.change-of-target")
    assert at.refused("a", "bleed:ryan") == ("must-hunt", "v5.minion-phase.mandatory")
    assert {"bleed:sully", "pass"} <= set(at.keys("a"))
