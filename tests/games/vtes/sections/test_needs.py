"""What an action needs, and is gone: the acting minion, the blocker, the target, the card that offers the action.

The rulings that decide it are on cards we do not have: G00079 and G00080 (torpor), G00116 (the acting minion leaves the ready region),
G00139 (equipment that offers an action), G00108 (control).
"""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    CARD,
    EQUIPMENT,
    MINION,
    VAMPIRE,
    Action,
    AddCounters,
    Burn,
    BurnBlood,
    Card,
    SendBack,
    Steal,
    Trait,
    Use,
    Who,
)
from coterie.games.vtes.pool import slug_of
from coterie.games.vtes.rules.action import take_action
from coterie.games.vtes.rules.needs import NEEDS
from coterie.games.vtes.rules.resolve import RESOLUTIONS
from tests.games.vtes.build import Seat
from tests.games.vtes.cards.playing import Play, sits
from tests.games.vtes.duel import book_with, invented
from tests.marks import rule


def _at_any_time(*effects: Burn | SendBack | Steal) -> Card:
    return Card(0, abilities=(Use((Burn(),), effects),), traits=(Trait.LOCATION,))


BOOK = book_with(
    invented(1, "Trapdoor", "master", _at_any_time(Burn(MINION))),
    invented(2, "Exile", "master", _at_any_time(SendBack(VAMPIRE))),
    invented(3, "Pickpocket", "master", _at_any_time(Steal(EQUIPMENT))),
    invented(4, "Demolition", "master", _at_any_time(Burn(CARD))),
    invented(5, "Ledger", "equipment", Card(0, abilities=(Action(Who.SELF, (AddCounters(3),), 1, (BurnBlood(1),)),))),
)
"""Cards that take something away at any time."""


def test_every_kind_of_action_says_what_it_needs() -> None:
    assert NEEDS.keys() == RESOLUTIONS.keys()


# The acting minion.


def leaving() -> Play:
    """A Nosferatu acts to leave torpor, and a vampire with intercept attempts to block; its Methuselah has Warsaw Station."""
    at = sits(Seat("", "Villein", torpor="Ryan 4", table="Warsaw Station"), Seat("Sully + Sport Bike", "Villein"), Seat())
    return at.does("a", "leave-torpor:ryan").lets("open").does("b", "block:sully")


@rule("v5.action.leave-torpor", "v5.action.resolve")
@pytest.mark.parametrize("window", ["attempt", "blocked"])
def test_a_vampire_that_has_left_torpor_meanwhile_is_neither_blocked_nor_diablerized(window: str) -> None:
    """Ruling G00079: the action is over at once; it is successful, its cost is paid, and it has no effect."""
    at = leaving().lets(window).does("a", "use:warsaw-station/1", "piece:ryan")
    assert at["Ryan"].zone == "ready"
    assert (at.blood("Ryan"), at.heard("fizzled"), at.heard("diablerie"), at.heard("combat")) == (2, 1, 0, 0)
    assert not at.locked("Sully"), "the block is not resolved"
    at.rest()
    assert at.asked == ["a"]


@rule("v5.action.leave-torpor")
def test_a_vampire_that_is_still_in_torpor_may_be_diablerized_by_its_blocker() -> None:
    at = leaving()
    at.until(lambda: at.prompt == "diablerize-blocked").does("b", "diablerize")
    assert (at.there("Ryan"), at.locked("Sully"), at.heard("diablerie")) == (False, True, 1)


@rule("v5.action.leave-torpor", "v5.action.resolve")
def test_cards_for_a_successful_action_may_follow_when_torpor_was_left_meanwhile() -> None:
    at = leaving()
    at.t.alter(at["Ryan"], disciplines={"for": 1})
    at.t.players[0].hand[0] = at.card("Freak Drive").id
    at.does("a", "use:warsaw-station/1", "piece:ryan", "play:freak-drive/for:ryan").rest()
    assert (at["Ryan"].zone, at.locked("Ryan"), at.blood("Ryan")) == ("ready", False, 1)


@rule("v5.action.resolve", "v5.action.equip")
@pytest.mark.parametrize("taken", ["trapdoor", "exile"])
def test_an_action_ends_at_once_when_its_minion_leaves_and_its_card_is_burned_unpaid(taken: str) -> None:
    """Ruling G00116: nobody is blocked any more, and the minion that attempts to block stays unlocked."""
    at = sits(
        Seat("Madison; Aunt Linda", ".44 Magnum"), Seat("Wauneka + Sport Bike", "Villein", table="Trapdoor; Exile"), Seat(), book=BOOK
    )
    at.does("a", "play:44-magnum:madison").lets("open").does("b", "block:wauneka", f"use:{taken}/0", "piece:madison")
    assert (at.t.action, at.heard("action-ended"), at.locked("Wauneka"), at.heard("combat")) == (None, 1, False, 0)
    assert (at.pools(), at.ash("a")[-1]) == ([10, 10, 10], ".44 Magnum")
    assert at.asked == ["a"]


@rule("v5.action.employ", "v5.action.recruit", "v5.action.resolve")
@pytest.mark.parametrize(
    ("card", "start", "who"), [("Raven Spy", "raven-spy/ani", "Wauneka"), ("Aggressive Corpse", "aggressive-corpse", "Alek König")]
)
def test_neither_a_retainer_nor_an_ally_comes_when_the_minion_has_left(card: str, start: str, who: str) -> None:
    at = sits(Seat(f"{who}; Aunt Linda", card), Seat("Ryan", "Villein", table="Exile"), Seat(), book=BOOK)
    at.does("a", f"play:{start}:{slug_of(who)}").lets("declined").does("b", "use:exile/0", f"piece:{slug_of(who)}")
    assert (at.t.action, at.there(card), at.ash("a"), at.pools()) == (None, False, [card], [10, 10, 10])


# Who blocks.


@rule("v5.block.who", "v5.block.detail")
@pytest.mark.parametrize("taken", ["trapdoor", "exile"])
def test_an_attempt_fails_at_once_when_its_minion_leaves_and_another_may_follow(taken: str) -> None:
    at = sits(Seat("Madison", "Villein", table="Trapdoor; Exile"), Seat("Sully; Andi Liu", "Villein"), Seat(), book=BOOK)
    at.does("a", "bleed:madison").lets("open").does("b", "block:sully").does("a", f"use:{taken}/0", "piece:sully")
    assert (at.t.window, at.t.running_action().blocked_by) == ("open", 0)
    assert at.can("b", "block:andi-liu")


@rule("v5.action.resolve")
def test_a_minion_that_has_blocked_and_is_taken_neither_locks_nor_fights() -> None:
    at = sits(Seat("Madison", "Villein", table="Exile"), Seat("Sully", "Villein"), Seat(), book=BOOK)
    at.does("a", "bleed:madison").lets("open").does("b", "block:sully").lets("blocked").does("a", "use:exile/0", "piece:sully").rest()
    assert (at.locked("Sully"), at.heard("combat"), at.heard("locked"), at.pools()) == (False, 0, 0, [10, 10, 10])


@rule("v5.action.resolve", "v5.terms.control")
def test_a_blocker_that_changes_sides_before_the_block_is_resolved_is_not_locked() -> None:
    at = sits(Seat("Gelasia Fotiou", "Villein"), Seat("Sully", "Villein"), Seat())
    string = at.attach(at["Sully"], "Puppet Master", by=0)
    at.t.become(string, string.card, 1)
    string.born = 3
    at.does("a", "bleed:gelasia-fotiou").lets("open").does("b", "block:sully").lets("blocked").does("a", "use:puppet-master/1").rest()
    assert (at["Sully"].controller, at.locked("Sully"), at.heard("combat")) == (0, False, 0)


# What it is aimed at.


@rule("v5.action.rescue", "v5.action.resolve")
def test_a_rescue_of_somebody_who_is_gone_is_paid_by_the_rescuer() -> None:
    """Ruling G00080: the cost is paid, the action is successful and has no effect."""
    at = sits(Seat("Belinde 4", "Villein", torpor="Ryan 1"), Seat("Sully", "Villein", table="Trapdoor"), Seat(), book=BOOK)
    at.does("a", "rescue:belinde", "piece:ryan", "number:1").lets("declined").does("b", "use:trapdoor/0", "piece:ryan").rest()
    assert (at.heard("success"), at.blood("Belinde"), at.heard("fizzled")) == (1, 3, 1)


@rule("v5.action.diablerize", "v5.action.resolve")
def test_nobody_is_diablerized_who_has_left_torpor() -> None:
    at = sits(Seat("Sully 2"), Seat("Baixinho", "Villein", torpor="Ryan 3", table="Warsaw Station"), Seat())
    at.does("a", "diablerize:sully", "piece:ryan").lets("declined").does("b", "use:warsaw-station/1", "piece:ryan").rest()
    assert (at["Ryan"].zone, at.blood("Ryan"), at.blood("Sully")) == ("ready", 3, 2)
    assert (at.heard("success"), at.heard("fizzled"), at.heard("blood-hunt")) == (1, 1, 0)


@rule("v5.action.equip", "v5.action.resolve")
def test_equipment_that_was_taken_away_meanwhile_stays_where_it_is() -> None:
    at = sits(
        Seat("Ryan; Aunt Linda + Kevlar Vest + Sport Bike"), Seat("Sully", "Villein", table="Pickpocket; Pickpocket"), Seat(), book=BOOK
    )
    at.does("a", "equip-from:ryan", "piece:kevlar-vest", "piece:sport-bike").lets("declined")
    at.does("b", "use:pickpocket/0", "piece:kevlar-vest", "piece:sully").rest()
    assert (at.on("Ryan"), at.on("Sully"), at["Kevlar Vest"].controller) == (["Sport Bike"], ["Kevlar Vest"], 1)
    assert at.heard("fizzled") == 0, "the other piece was still there"


@rule("v5.action.equip", "v5.action.resolve")
def test_an_action_for_equipment_that_is_all_gone_has_no_effect() -> None:
    at = sits(Seat("Ryan; Aunt Linda + Kevlar Vest"), Seat("Sully", "Villein", table="Pickpocket"), Seat(), book=BOOK)
    at.does("a", "equip-from:ryan").lets("declined").does("b", "use:pickpocket/0", "piece:kevlar-vest", "piece:sully").rest()
    assert (at.on("Ryan"), at.on("Sully"), at.heard("fizzled"), at.heard("equipped-from")) == ([], ["Kevlar Vest"], 1, 0)


@rule("v5.action.bleed", "v5.action.resolve", "v5.edge")
def test_a_bleed_of_somebody_who_has_been_ousted_meanwhile_takes_no_edge() -> None:
    at = sits(Seat("Madison"), Seat("Sully", table="Exile"), Seat("Ryan"), Seat(), book=BOOK, edge="c")
    at.does("a", "bleed:madison").lets("declined")
    at.t.players[1].pool = 0
    at.does("b", "use:exile/0", "piece:ryan").rest()
    assert (at.t.players[1].ousted, at.t.edge, at.heard("bled"), at.heard("fizzled")) == (True, 2, 0, 1)


@rule("v5.trait.red-list", "v5.action.resolve")
def test_a_marked_minion_that_is_gone_is_not_fought_and_the_blood_is_burned() -> None:
    at = sits(Seat("Sully 3"), Seat("Ryan", "Villein", table="Exile"), Seat(), book=BOOK)
    action = at.acting("Sully", "attack", "Ryan")
    action.directed, action.blockers = True, [1]
    at.run(take_action(at.t))
    at.lets("declined").does("b", "use:exile/0", "piece:ryan").until(lambda: at.question is None)
    assert (at.blood("Sully"), at.heard("combat"), at.heard("fizzled")) == (2, 0, 1)


@rule("v5.play.targets", "v5.action.resolve")
def test_a_card_is_not_put_on_a_vampire_that_is_no_longer_in_play() -> None:
    at = sits(Seat("Gelasia Fotiou", "Puppet Master"), Seat("Sully; Ryan", "Villein", table="Exile"), Seat(), book=BOOK)
    at.does("a", "play:puppet-master/DOM:gelasia-fotiou", "piece:sully").lets("declined").does("b", "use:exile/0", "piece:sully").rest()
    assert (at.on("Sully"), at.there("Puppet Master"), at.ash("a")) == ([], False, ["Puppet Master"])
    assert (at.heard("success"), at.heard("fizzled")) == (1, 1)


# The card that offers it.


@rule("v5.action.card", "v5.action.resolve")
def test_an_action_through_equipment_that_is_no_longer_there_is_paid_and_has_no_effect() -> None:
    """Ruling G00139: equipment that is not on the acting minion any more."""
    at = sits(Seat("Madison 3 + Ledger"), Seat("Sully", "Villein", table="Pickpocket"), Seat(), book=BOOK)
    at.does("a", "act:ledger/0:madison").lets("declined").does("b", "use:pickpocket/0", "piece:ledger", "piece:sully").rest()
    assert (at.on("Sully"), at.blood("Ledger"), at.blood("Madison"), at.heard("fizzled")) == (["Ledger"], 0, 2, 1)


@rule("v5.action.card", "v5.action.resolve")
def test_an_action_through_a_card_that_was_burned_is_paid_and_has_no_effect() -> None:
    at = sits(Seat("Madison 3 + Ledger"), Seat("Sully", "Villein", table="Demolition"), Seat(), book=BOOK)
    at.does("a", "act:ledger/0:madison").lets("declined").does("b", "use:demolition/0", "piece:ledger").rest()
    assert (at.there("Ledger"), at.blood("Madison"), at.heard("fizzled")) == (False, 2, 1)
