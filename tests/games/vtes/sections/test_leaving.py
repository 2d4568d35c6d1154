"""Resigning and running out of time in the middle of something: it ends if whoever leaves had a part in it, and goes on if not."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Cancel, Card, Mode, Trait
from tests.games.vtes.build import Seat
from tests.games.vtes.cards.playing import Play, sits
from tests.games.vtes.duel import book_with, invented
from tests.marks import rule


def bleeds() -> Play:
    """a bleeds b with a card; c and d have no part in it."""
    at = sits(Seat("Gelasia Fotiou", "Govern the Unaligned"), Seat("Ryan", "Villein"), Seat("Sully"), Seat("Wauneka"))
    return at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou")


def out(at: Play) -> list[str]:
    """Who is out of the game."""
    return [at.t.seats[player.seat] for player in at.t.players if player.ousted]


# Whoever has no part in it.


@rule("v5.end.oust")
@pytest.mark.parametrize("kind", ["resign", "timeout"])
@pytest.mark.parametrize("who", ["c", "d"])
def test_a_bystander_leaves_and_the_action_goes_on(kind: str, who: str) -> None:
    at = bleeds()
    at.outside(kind, who)
    assert (out(at), at.there("Sully"), at.there("Wauneka")) == ([who], who != "c", who != "d")
    predator = {"c": 1, "d": 2}[who]
    assert at.t.players[predator].points == 1
    before = at.pool("b")
    at.rest()
    assert (at.pool("b"), at.ash("a"), at.asked) == (before - 3, ["Govern the Unaligned"], ["a"])


@rule("v5.end.oust", "v5.block.who")
def test_who_might_block_and_leaves_instead_has_declined() -> None:
    """The prey is asked whether to block a hunt, and resigns; the predator still may."""
    at = sits(Seat("Ryan 1"), Seat("Sully", "Villein"), Seat(), Seat("Wauneka + Sport Bike", "Villein"))
    at.does("a", "hunt:ryan").lets("open").turn_to("b")
    at.outside("resign", "b")
    assert (out(at), at.asked) == (["b"], ["d"])
    at.does("d", "block:wauneka").rest()
    assert at.heard("blocked") == 1


@rule("v5.end.oust", "v5.action.rescue")
def test_nothing_is_announced_if_the_methuselah_of_the_rescued_leaves_while_the_cost_is_shared() -> None:
    at = sits(Seat("Belinde 3"), Seat(torpor="Ryan 2"), Seat("Sully"), Seat("Wauneka"))
    at.does("a", "rescue:belinde", "piece:ryan")
    at.outside("resign", "b")
    assert (out(at), at.there("Ryan")) == (["b"], False)
    at.does("a", "number:1")
    assert (at["Belinde"].locked, at["Belinde"].blood, at.t.action, at.asked) == (False, 3, None, ["a"])
    assert at.can("a", "bleed:belinde")


@rule("v5.end.oust", "v5.combat")
def test_a_combat_of_others_goes_on() -> None:
    at = sits(Seat("Ryan"), Seat("Sully"), Seat("Wauneka"), Seat())
    at.does("a", "bleed:ryan").does("b", "block:sully").until(lambda: at.t.combat is not None and bool(at.asked))
    at.outside("timeout", "c")
    assert (out(at), at.t.combat is not None) == (["c"], True)
    at.rest()
    assert at.heard("combat-over") == 1


@rule("v5.end.oust", "v5.politics.referendum")
@pytest.mark.parametrize("voted", [True, False])
def test_a_referendum_goes_on_and_votes_that_were_cast_stay(voted: bool) -> None:
    at = sits(Seat("Alice Chen", "Ancilla Empowerment"), Seat("Ryan"), Seat("Gelasia Fotiou"), Seat())
    at.t.alter(at["Gelasia Fotiou"], title="prince")
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling")
    if voted:
        at.does("c", "against:gelasia-fotiou")
    at.outside("resign", "c")
    assert (out(at), at.t.window) == (["c"], "polling")
    at.does("a", "for:card").rest()
    assert (at.heard("referendum-passed"), at.heard("referendum-failed")) == ((0, 1) if voted else (1, 0))


@rule("v5.end.oust", "v5.card.deflection")
def test_who_might_be_chosen_and_has_left_is_no_choice_any_more() -> None:
    at = sits(Seat("Madison"), Seat("Gelasia Fotiou", "Deflection; Villein"), Seat("Ryan"), Seat("Sully"), Seat("Wauneka"))
    at.does("a", "bleed:madison").lets("declined").does("b", "play:deflection/dom:gelasia-fotiou")
    assert at.keys("b") == ["seat:c", "seat:d", "seat:e"]
    at.outside("resign", "d")
    assert at.keys("b") == ["seat:c", "seat:e"]
    at.does("b", "seat:c").rest()
    assert at.pool("c") == 9 + 6, "the prey of c has left the game"


@rule("v5.end.oust", "v5.master")
def test_a_master_that_is_being_played_is_played_on() -> None:
    at = sits(Seat("Ryan 6", "Villein"), Seat("Sully"), Seat(), Seat(), phase="master")
    at.does("a", "play:villein", "piece:ryan")
    at.outside("resign", "c")
    assert at.prompt == "move-blood"
    at.does("a", "number:2")
    assert (at.pool("a"), at.blood("Ryan"), out(at)) == (12, 4, ["c"])


@rule("v5.end.oust")
def test_who_has_left_cannot_leave_again() -> None:
    at = bleeds()
    at.outside("resign", "c")
    told, pools = len(at.told), at.pools()
    at.outside("timeout", "c")
    assert (len(at.told), at.pools(), at.t.action is not None) == (told, pools, True)


# Whoever has.


@rule("v5.end.oust")
@pytest.mark.parametrize("kind", ["resign", "timeout"])
def test_the_action_ends_when_its_target_leaves_and_its_card_is_burned(kind: str) -> None:
    at = bleeds()
    at.outside(kind, "b")
    assert (out(at), at.t.action, at.asked, at.t.phase) == (["b"], None, ["a"], "minion")
    assert (at.pools(), at.t.players[0].points) == ([16, 0, 10, 10], 1)
    assert (at.ash("a"), at.locked("Gelasia Fotiou")) == (["Govern the Unaligned"], True)


@rule("v5.end.oust", "v5.block.detail")
def test_the_action_ends_when_who_attempts_to_block_leaves() -> None:
    at = sits(Seat("Ryan 1", "Villein"), Seat("Sully + Sport Bike", "Villein"), Seat(), Seat("Wauneka"))
    at.does("a", "hunt:ryan").lets("open").does("b", "block:sully")
    at.outside("resign", "b")
    assert (out(at), at.t.action, at.blood("Ryan"), at.asked) == (["b"], None, 1, ["a"])


@rule("v5.end.oust", "v5.combat")
def test_the_action_ends_when_a_combatant_loses_its_methuselah() -> None:
    at = sits(Seat("Ryan"), Seat("Sully"), Seat("Wauneka"), Seat())
    at.does("a", "bleed:ryan").does("b", "block:sully")
    at.until(lambda: at.t.combat is not None and bool(at.asked))
    at.outside("resign", "b")
    assert (at.t.combat, at.t.action, at.there("Ryan"), at.asked) == (None, None, True, ["a"])


@rule("v5.end.oust", "v5.turn")
def test_the_turn_ends_when_who_acts_leaves() -> None:
    at = bleeds()
    at.outside("resign", "a")
    assert (out(at), at.t.action, at.t.seats[at.t.active], at.pool("b")) == (["a"], None, "b", 10)


# Cards that are just being played.


NO = book_with(invented(1, "No Speech", "master", Card(0, (Mode((Cancel("master"),)),), traits=(Trait.OUT_OF_TURN,))))


def speaks() -> Play:
    """a plays The Barrens; b answers with a card that cancels it, which c and d could cancel."""
    at = sits(
        Seat("Ryan", "The Barrens"),
        Seat("Sully", "No Speech"),
        Seat("Wauneka", "No Speech"),
        Seat("Meaghan", "No Speech"),
        phase="master",
        book=NO,
    )
    return at.does("a", "play:the-barrens").does("b", "play:no-speech")


@rule("v5.end.oust", "v5.play.as-played")
def test_nothing_is_being_played_any_more_if_whoever_has_the_turn_leaves() -> None:
    at = speaks()
    assert [played.seat for played in at.t.stack] == [0, 1]
    at.outside("resign", "a")
    assert (out(at), at.t.stack, at.there("The Barrens")) == (["a"], [], False)


@rule("v5.end.oust", "v5.play.as-played")
def test_a_card_that_was_answered_goes_on_if_whoever_answered_it_leaves() -> None:
    at = speaks()
    at.outside("resign", "b")
    assert [played.seat for played in at.t.stack] == [0]
    at.until(lambda: not at.t.stack)
    assert (out(at), at.there("The Barrens")) == (["b"], True)


@rule("v5.wording.cancel", "v5.play.as-played")
def test_a_cancel_cancels_the_card_it_answers() -> None:
    at = speaks().does("c", "play:no-speech")
    assert [played.seat for played in at.t.stack] == [0, 1, 2]
    at.until(lambda: not at.t.stack)
    assert (at.there("The Barrens"), at.ash("b"), at.ash("c")) == (True, ["No Speech"], ["No Speech"])
