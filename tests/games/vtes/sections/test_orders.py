"""Standing orders: where each fits, where it does not, and what it answers. Nothing that is aimed at somebody is passed unasked."""

from __future__ import annotations

import pytest

import coterie
from coterie.games.vtes import orders as order
from coterie.games.vtes.bots.steady import SteadyBot
from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.orders import ORDERS
from coterie.kernel.decision import LONE
from coterie.kernel.questions import PASS
from coterie.kernel.seat import answer_of
from coterie.kernel.text import Text
from coterie.locale import LANGUAGES, Speaker
from tests.games.vtes.build import Seat
from tests.games.vtes.cards.playing import Play, sits
from tests.marks import rule

GIVEN = {name for name, on in ORDERS.items() if on}


def orders(at: Play, seat: str) -> dict[str, str]:
    """The orders that fit what a seat is asked, with what they answer."""
    at.turn_to(seat)
    ask = at._ask_of(seat)
    return ask.orders(at.t, ask.keys(at.t))


def passed(at: Play, seat: str) -> set[str]:
    """Which of the orders of a new seat pass here."""
    return {name for name, key in orders(at, seat).items() if key == PASS and name in GIVEN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_a_name(language: str) -> None:
    speaker = Speaker(language, strict=True)
    names = [speaker.say(Text(name)) for name in (*ORDERS, order.NO_BLOCKS)]
    assert len(set(names)) == len(ORDERS) + 1


# Actions of others.


@rule("v5.action.bleed")
def test_a_bleed_against_me_is_never_passed_by_default_if_a_block_can_succeed() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert orders(at, "b") == {}


@rule("v5.block.stealth")
def test_a_block_that_must_fail_is_passed_unless_something_in_hand_could_change_it() -> None:
    def bled(hand: str, b: str = "Wauneka") -> Play:
        at = sits(Seat("Colette", "Cloak the Gathering"), Seat(b, hand), Seat("Ryan"))
        at.lend("Colette", Stat.STEALTH, 1)
        return at.does("a", "bleed:colette")

    assert passed(bled("Villein"), "b") == {order.HOPELESS}
    assert passed(bled("Villein", "Wauneka + Sport Bike"), "b") == set()
    assert passed(bled("On the Qui Vive", "Wauneka; Ryan locked"), "b") == {order.HOPELESS}
    assert passed(bled("On the Qui Vive; Deflection", "Wauneka; Ryan locked"), "b") == set(), "once awake it could deflect"


@rule("v5.block.who")
def test_actions_that_are_not_aimed_at_me_go_by_their_kind() -> None:
    others = Seat("Wauneka + Sport Bike"), Seat("Ryan + Sport Bike")
    hunt = sits(Seat("Colette 2", "Cloak the Gathering"), *others).does("a", "hunt:colette")
    assert passed(hunt, "b") == {order.HUNT}
    vote = sits(Seat("Alice Chen", "Kine Resources Contested"), *others).does("a", "play:kine-resources-contested:alice-chen")
    assert set(orders(vote, "b")) - {f"{order.NO_BLOCKS}.9"} == {order.PREDATOR}, "b is the prey of who acts"
    assert set(orders(vote, "c")) - {f"{order.NO_BLOCKS}.9"} == {order.POLITICAL}
    assert passed(vote, "c") == set(), "votes concern everybody"


def test_no_blocks_this_turn_spares_bleeds_against_me() -> None:
    at = sits(Seat("Gelasia Fotiou 2"), Seat("Wauneka + Sport Bike"), Seat("Ryan")).does("a", "hunt:gelasia-fotiou")
    assert orders(at, "b")[f"{order.NO_BLOCKS}.9"] == PASS
    bleed = sits(Seat("Gelasia Fotiou"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert not any(name.startswith(order.NO_BLOCKS) for name in orders(bleed, "b"))


# My own actions.


@rule("v5.minion-card.modifier")
def test_my_own_cards_can_wait_until_it_is_known_whether_anybody_blocks() -> None:
    at = sits(Seat("Gelasia Fotiou", "Conditioning"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert at.t.window == "open"
    assert orders(at, "a") == {order.WAIT: PASS}
    at.lets("declined")
    assert orders(at, "a") == {}, "now is the time"


@rule("v5.block.stealth")
def test_an_attempt_to_block_that_fails_needs_nothing() -> None:
    at = sits(Seat("Colette", "Cloak the Gathering; Cloak the Gathering"), Seat("Wauneka"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:wauneka")
    assert passed(at, "a") == set(), "it would succeed"


# Votes.


@rule("v5.politics.votes")
def test_all_votes_are_cast_in_one_answer() -> None:
    at = sits(Seat("Alice Chen; Sybren van Oosten", "Kine Resources Contested"), Seat("Wauneka"), Seat("Andi Liu"))
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    each = {key for key in at.keys("a") if key.startswith("for:") and key != "for:all"}
    assert len(each) > 1
    at.does("a", "for:all")
    assert at.t.referendum is None or not any(key.startswith("for:") for key in at.keys("a"))


@rule("v5.politics.referendum")
def test_whoever_has_passed_is_asked_again_only_if_the_vote_has_turned() -> None:
    at = sits(Seat("Alice Chen", "Kine Resources Contested"), Seat("Sybren van Oosten"), Seat("Andi Liu"), edge="b")
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    called = at.t.running_referendum()
    ask = at._ask_of("b")
    assert order.POLL_AGAIN not in ask.orders(at.t, ask.keys(at.t))
    called.left[1] = called.passes()
    assert ask.orders(at.t, ask.keys(at.t))[order.POLL_AGAIN] == PASS
    called.left[1] = not called.passes()
    assert order.POLL_AGAIN not in ask.orders(at.t, ask.keys(at.t))


# My own turn.


@rule("v5.influence.transfers")
def test_after_some_transfers_the_phase_goes_on_unless_a_vampire_can_come_out() -> None:
    at = sits(Seat(uncontrolled="Colette 1; Gelasia Fotiou 0"), Seat("Ryan"), phase="influence")
    assert orders(at, "a") == {}, "nothing was transferred yet"
    at.does("a", "transfer:crypt-1")
    assert orders(at, "a") == {order.TRANSFERS: PASS}


@rule("v5.influence.ready")
def test_a_vampire_that_is_full_comes_out() -> None:
    at = sits(Seat(uncontrolled="Colette 4"), Seat("Ryan"), phase="influence").does("a", "transfer:crypt-1")
    assert at["Colette"].blood == at["Colette"].capacity
    assert list(orders(at, "a").items()) == [(order.BRING_OUT, "ready:crypt-1")]


@rule("v5.card.blood-doll")
def test_blood_goes_to_the_pool_as_last_time_while_the_vampire_can_spare_it() -> None:
    at = sits(Seat("Sully 4 + Vessel"), Seat("Ryan"), phase="unlock")
    assert order.AGAIN not in orders(at, "a"), "it has never been used"
    at.does("a", "trigger:vessel/0", "to-pool")
    assert at["Vessel"].bound.way == "to-pool"
    at.goes_on("b", "master").goes_on("a", "unlock")
    fitting = orders(at, "a")
    assert fitting[order.AGAIN].startswith("trigger:vessel")
    at["Sully"].blood = 2
    assert orders(at, "a")[order.AGAIN] == PASS


@rule("v5.unlock")
def test_the_pool_of_the_edge_is_taken() -> None:
    at = sits(Seat("Sully"), Seat("Ryan"), phase="unlock", edge="a")
    assert orders(at, "a") == {order.EDGE: "edge"}


# Whatever is ordered.


def test_orders_answer_with_what_is_legal() -> None:
    checked = 0
    for seed in (1, 2, 3):
        game = coterie.new("vtes", seed=seed, setup={"turn_limit": 30})
        game.skip_lone_passes()
        seated = {seat: SteadyBot(seed + at) for at, seat in enumerate(game.seats)}
        while game.decisions:
            decision = game.decisions[0]
            found = decision.orders
            assert set(found.values()) <= set(decision.keys)
            assert {name.split(".")[0] for name in found} <= {*ORDERS, order.NO_BLOCKS, LONE}
            checked += len(found)
            game.choose(decision.seat, answer_of(seated[decision.seat], game, decision), decision.number)
    assert checked > 100


def test_answers_that_are_one_choice_are_put_as_one_and_are_those_of_the_questions() -> None:
    game = coterie.new("vtes", seed=3, setup={"turn_limit": 12})
    game.skip_lone_passes()
    seated = {seat: SteadyBot(at) for at, seat in enumerate(game.seats)}
    joined = 0
    while game.decisions:
        decision = game.decisions[0]
        whole = [option.key.split(">") for option in decision.whole_options]
        assert {keys[0] for keys in whole} == set(decision.keys)
        for keys in [keys for keys in whole if len(keys) > 1][:2]:
            twin = game.clone()
            for key in keys:
                twin.choose(decision.seat, key)
            joined += 1
        game.choose(decision.seat, answer_of(seated[decision.seat], game, decision), decision.number)
    assert joined > 20
