"""What the table is told beside the action: who hunts whom, what is spent, what lasts, what was played and by what it was voted."""

from __future__ import annotations

import coterie
from coterie.games.vtes.told.outlook import outlook
from coterie.locale import Speaker
from tests.marks import rule

from .build import Seat
from .cards.playing import sits


@rule("v5.setup.seats")
@rule("v5.end.new-prey")
def test_seats_tell_prey_and_predator_and_who_got_whose_point() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", pool=1), Seat("Ryan"))
    before = outlook(at.t).seats
    assert [(one.prey, one.predator, one.rank) for one in before.values()] == [("b", "c", 1), ("c", "a", 1), ("a", "b", 1)]
    at.does("a", "bleed:gelasia-fotiou").rest()
    after = outlook(at.t).seats
    assert [(one.prey, one.predator, one.ousted_by, one.rank) for one in after.values()] == [
        ("c", "c", "", 1),
        ("", "", "a", 2),
        ("a", "a", "", 2),
    ]


@rule("v5.end.withdraw")
def test_nobody_has_ousted_who_is_still_there() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka"), Seat("Ryan"))
    assert [one.ousted_by for one in outlook(at.t).seats.values()] == ["", "", ""]


def test_decks_are_named_only_where_lists_are_open() -> None:
    closed = coterie.new("vtes", seed=1, setup={"players": 3})
    opened = coterie.new("vtes", seed=1, setup={"players": 3, "lists": "open"})
    assert [one.deck for one in closed.outlook.seats.values()] == ["", "", ""]
    assert all(one.deck for one in opened.outlook.seats.values())


def test_who_was_ousted_by_whom_is_kept_in_a_position() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", pool=1), Seat("Ryan")).does("a", "bleed:gelasia-fotiou").rest()
    assert at.t.players[1].ousted_by == 0
    assert at.t.copy().players[1].ousted_by == 0


@rule("v5.action.bleed")
def test_a_limited_bleed_says_so_and_what_each_card_does() -> None:
    at = sits(Seat("Gelasia Fotiou", "Conditioning"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    action = outlook(at.t).action
    assert action is not None
    assert not action.limited
    at.does("a", "play:conditioning/dom:gelasia-fotiou")
    action = outlook(at.t).action
    assert action is not None
    assert action.limited
    assert [Speaker("en").say(text) for one in action.played for text in one.does] == ["+2 bleed"]


@rule("v5.action.stealth-intercept")
def test_minions_tell_stealth_and_intercept_as_they_are_now() -> None:
    at = sits(Seat("Colette", "Cloak the Gathering"), Seat("Wauneka + Sport Bike"), Seat("Ryan"))
    told = outlook(at.t).pieces
    assert told[str(at["Wauneka"].id)].intercept == 1
    assert told[str(at["Colette"].id)].stealth == 0
    at.does("a", "hunt:colette")
    assert outlook(at.t).pieces[str(at["Colette"].id)].stealth == 1


@rule("v5.combat.strike")
def test_combat_cards_of_the_round_are_told_with_level() -> None:
    at = sits(Seat("Ryan", "Immortal Grapple"), Seat("Wauneka"), Seat("Colette")).does("a", "bleed:ryan").does("b", "block:wauneka")
    at.until(lambda: "play:immortal-grapple/pot:ryan" in at.keys("a") if "a" in at.asked else False)
    at.does("a", "play:immortal-grapple/pot:ryan")
    combat = outlook(at.t).combat
    assert combat is not None
    assert [(one.minion, one.card, one.level) for one in combat.played] == [(at["Ryan"].id, at.card("Immortal Grapple").id, "pot")]


@rule("v5.politics.votes")
def test_votes_are_told_by_what_cast_them() -> None:
    at = sits(Seat("Alice Chen", "Kine Resources Contested"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    at.does("a", "for:card")
    referendum = outlook(at.t).referendum
    assert referendum is not None
    cast = [(one.seat, Speaker("en").say(one.source), one.votes, one.in_favour, one.piece) for one in referendum.cast]
    assert cast == [("a", "political action card", 1, True, 0)]
