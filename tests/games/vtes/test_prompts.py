"""Questions say what decides: who does what to whom, the numbers, what is left after it, and that a block must fail."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.locale import LANGUAGES, Speaker
from tests.marks import rule

from .build import Seat
from .cards.playing import Play, sits


def asked(at: Play, seat: str, language: str = "en") -> str:
    """What a seat is asked, as a spectator reads it."""
    at.turn_to(seat)
    return Speaker(language, strict=True).say(at._ask_of(seat).prompt(at.t))


@rule("v5.block.stealth")
def test_who_may_block_is_asked_for_that_and_told_if_it_must_fail() -> None:
    at = sits(Seat("Gelasia Fotiou", "Conditioning"), Seat("Wauneka", pool=6), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert asked(at, "a").endswith("Nobody is blocking yet. Play anything?")
    at.does("a", "play:conditioning/dom:gelasia-fotiou")
    assert asked(at, "b") == "Gelasia Fotiou bleeds Methuselah B for 3: 3 pool would be left. Stealth: 0. Block?"
    hidden = sits(Seat("Colette", "Cloak the Gathering"), Seat("Wauneka", pool=6), Seat("Ryan"))
    hidden.lend("Colette", Stat.STEALTH, 1)
    hidden.does("a", "bleed:colette")
    assert asked(hidden, "b").endswith("Stealth: 1. As it stands, your block would fail. Block?")


@rule("v5.end.oust")
def test_a_bleed_that_ousts_says_so_in_the_question() -> None:
    at = sits(Seat("Gelasia Fotiou"), Seat("Wauneka", pool=1), Seat("Ryan")).does("a", "bleed:gelasia-fotiou")
    assert asked(at, "b") == "Gelasia Fotiou bleeds Methuselah B for 1, which would oust them. Stealth: 0. Block?"


@rule("v5.politics.referendum")
def test_a_vote_says_whether_it_passes_and_how_many_votes_are_left() -> None:
    at = sits(Seat("Alice Chen", "Kine Resources Contested"), Seat("Wauneka"), Seat("Sybren van Oosten"))
    at.does("a", "play:kine-resources-contested:alice-chen").until(lambda: at.t.window == "polling")
    words = Speaker("en", strict=True).say(at._ask_of("a").prompt(at.t))
    assert words == "Kine Resources Contested: 0 for, 0 against. As it stands it fails. You have 3 votes left."


@rule("v5.influence")
def test_phases_say_what_is_left() -> None:
    at = sits(Seat("Sully", pool=11, uncontrolled="Colette 1"), Seat("Ryan", pool=7), phase="influence")
    assert asked(at, "a") == "Influence phase: 4 transfers left. Your pool: 11."
    minions = sits(Seat("Sully"), Seat("Ryan", pool=7))
    assert asked(minions, "a") == "Minion phase: what will your minions do? Your prey has 7 pool."


@rule("v5.action.resolve")
@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_action_it_is_said_what_came_of_it(language: str) -> None:
    at = sits(Seat("Alice Chen", "Freak Drive"), Seat("Ryan"), Seat("Sully")).does("a", "hunt:alice-chen")
    at.lets("after")
    words = asked(at, "a", language)
    assert words.startswith("Alice Chen")
    prompt = at._ask_of("a").prompt(at.t)
    assert prompt.args["outcome"] == "success"
