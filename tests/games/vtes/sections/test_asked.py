"""Who is asked for what by default, and what they may say to be asked for more: wakes of bystanders, attempts to block that must fail."""

from __future__ import annotations

import pytest

import coterie
from coterie.games.vtes.game import GAME
from coterie.games.vtes.rules.stats import standing
from coterie.kernel.seat import answer_of
from coterie.kernel.text import Text
from tests.games.vtes.build import Seat
from tests.games.vtes.cards.playing import Play, sits
from tests.marks import rule

ALWAYS, USUAL = "ask-always", "ask-usual"


def hunted(b: str = "Ryan; Aunt Linda", hand: str = "Villein", d: str = "") -> Play:
    """a hunts with 1 stealth; b's minions have no intercept."""
    at = sits(Seat("Colette 2", "Faceless Night"), Seat(b, hand), Seat("Sully"), Seat(d, "Villein"))
    return at.does("a", "hunt:colette").lets("open")


def said(at: Play, key: str) -> Text:
    """The words of an option."""
    ask = at._asks()[0]
    return next(ask.option(at.t, one).label for one in ask.keys(at.t) if one.startswith(key))


# Attempts to block.


@rule("v5.block.stealth")
def test_the_question_says_that_an_attempt_must_fail_as_things_stand() -> None:
    at = hunted("Ryan; Wauneka + Sport Bike")
    at.turn_to("b")
    words = said(at, "block:ryan")
    assert (words.id, words.args["intercept"], words.args["stealth"]) == ("vtes-option-block-hopeless", 0, 1)
    assert said(at, "block:wauneka").id == "vtes-option-block"
    assert at._asks()[0].prompt(at.t).args["hopeless"] == 0, "one of them would succeed"
    weak = hunted("Ryan")
    weak.turn_to("b")
    assert weak._asks()[0].prompt(weak.t).args["hopeless"] == 1


@rule("v5.block.detail")
def test_an_attempt_that_must_fail_again_is_not_asked_for() -> None:
    at = hunted().does("b", "block:ryan").lets("open")
    at.turn_to("b")
    assert at.keys("b") == ["block:aunt-linda", "pass"]
    assert at.refused("b", "block:ryan") == ("just-failed", "v5.block.detail")
    at.does("b", "block:aunt-linda")
    at.until(lambda: at.t.action is None)
    assert (at.heard("attempts"), at.blood("Colette")) == (2, 3), "nobody is asked again, and the hunt succeeds"


@rule("v5.block.detail")
@pytest.mark.parametrize("hand", ["", "Villein"])
def test_who_has_nothing_else_to_do_is_not_asked_again(hand: str) -> None:
    at = hunted("Ryan", hand)
    at.does("b", "block:ryan").until(lambda: at.t.action is None)
    assert (at.heard("attempts"), at.asked) == (1, ["a"])


@rule("v5.block.detail")
@pytest.mark.parametrize("change", ["intercept", "stealth", "card"])
def test_when_something_has_changed_it_is_asked_for_again(change: str) -> None:
    at = hunted().does("b", "block:ryan").lets("open")
    at.turn_to("b")
    action = at.t.running_action()
    if change == "intercept":
        at.attach(at["Ryan"], "Sport Bike")
    elif change == "stealth":
        action.stealth += 1
    else:
        action.played.append((at["Colette"].id, at.card("Faceless Night").id, 0))
    assert at.keys("b") == ["block:ryan", "block:aunt-linda", "pass"]


@rule("v5.block.detail")
def test_an_attempt_that_a_card_made_fail_may_be_made_again() -> None:
    """It would succeed now."""
    at = hunted("Wauneka + Sport Bike")
    at.turn_to("b")
    at.t.running_action().tried[at["Wauneka"].id] = standing(at.t, at["Wauneka"])
    assert at.keys("b") == ["block:wauneka", "pass"]


@rule("v5.block.detail")
def test_passing_while_only_hopeless_repetitions_are_left_is_not_declining() -> None:
    """b has failed; d attempts as well, and a plays a card: b may try once more."""
    at = hunted("Ryan", d="Wauneka + Sport Bike").does("b", "block:ryan").lets("open")
    at.does("d", "block:wauneka").does("a", "play:faceless-night/obf:colette").lets("open")
    at.turn_to("b")
    assert (at.keys("b"), at.heard("attempts")) == (["block:ryan", "pass"], 2)
    at.does("b", "pass")
    assert (at.t.action, at.blood("Colette")) == (None, 3), "this time it was on offer, and declined for good"


@rule("v5.block.detail")
def test_whoever_wishes_to_be_asked_may_repeat_it() -> None:
    at = hunted("Ryan")
    at.outside(ALWAYS, "b")
    for _ in range(3):
        at.does("b", "block:ryan").lets("open")
    at.turn_to("b")
    assert (at.heard("attempts"), at.keys("b")) == (3, ["block:ryan", "pass"])
    at.outside(USUAL, "b")
    assert at.keys("b") == ["pass"]


# Reactions.


@rule("v5.play.impulse", "v5.glossary.wake")
def test_a_bystander_who_wishes_to_be_asked_may_wake() -> None:
    c = Seat("Ayelech locked", "On the Qui Vive; Telepathic Misdirection")
    at = sits(Seat("Sully"), Seat("Ryan", "Villein"), c, Seat())
    at.outside(ALWAYS, "c")
    at.does("a", "bleed:sully").lets("open")
    assert at.can("c", "play:on-the-qui-vive:ayelech")
    assert at.why("c", "block:ayelech") == "not-yours-to-block"
    at.does("c", "play:on-the-qui-vive:ayelech").rest()
    assert (at.heard("wakes"), at.pool("b"), at.asked) == (1, 9, ["a"])
    assert at.hand("c")[0] == "Telepathic Misdirection", "its text is about bleeds against c"


@rule("v5.play.impulse")
@pytest.mark.parametrize("wishes", [(), (ALWAYS, USUAL)])
def test_a_bystander_is_not_asked_by_default(wishes: tuple[str, ...]) -> None:
    at = sits(Seat("Sully"), Seat("Ryan", "Villein"), Seat("Ayelech locked", "On the Qui Vive"), Seat())
    for wish in wishes:
        at.outside(wish, "c")
    at.does("a", "bleed:sully")
    while at.t.action is not None:
        assert "c" not in at.asked
        at._let_pass()


@rule("v5.play.impulse")
def test_the_wish_is_public_and_kept_in_position_and_record() -> None:
    game = coterie.new("vtes", seed=3)
    game.outside(ALWAYS, "b")
    assert [seat.always_asked for seat in game.view("c").seats] == [False, True, False, False, False]
    assert game.view(None).seats[1].always_asked
    again = coterie.replay(game.record())
    assert again.view("a") == game.view("a")
    assert game.position()["seats"]["b"]["always_asked"] is True
    assert game.clone().view("b").seats[1].always_asked
    game.outside(USUAL, "b")
    assert not any(seat.always_asked for seat in game.view("c").seats)


# Bots.


@rule("v5.block.detail")
def test_whoever_blocks_whenever_there_is_something_to_block_repeats_no_attempt_that_must_fail() -> None:
    """Nobody is asked for it, so no bot has to know: even one that cannot resist comes to an end."""
    game, failed = coterie.new("vtes", seed=1, setup={"turn_limit": 40}), set[tuple[object, ...]]()
    bots = {seat: GAME.steady(n) for n, seat in enumerate(game.seats)}
    while game.decisions:
        decision = game.decisions[0]
        blocks = [option for option in decision.options if option.key.startswith("block:")]
        if not blocks:
            game.choose(decision.seat, answer_of(bots[decision.seat], game, decision))
            continue
        if blocks[0].label.id == "vtes-option-block-hopeless":
            action, words = game.view(None).action, blocks[0].label.args
            now = (game.view(None).turn, action.actor, blocks[0].key, words["stealth"], words["intercept"], action.played)
            assert now not in failed
            failed.add(now)
        game.choose(decision.seat, blocks[0].key)
    assert len(failed) > 10
