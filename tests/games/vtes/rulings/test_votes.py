"""Rulings on referendums: terms, votes, and what a passed one brings."""

from __future__ import annotations

import pytest

from ..build import Seat
from ..cards.playing import Play, sits
from ..scenarios.turns import Turns, plays
from .marks import ruling


def called(card: str, a: Seat, *others: Seat, by: str) -> Play:
    """a's vampire calls a referendum, and nobody blocks; then a chooses the terms, if there are any."""
    at = sits(a, *others).does("a", f"play:{card}:{by}")
    return at.until(lambda: at.t.referendum is not None)


# Terms.


@ruling("101056", "dd7c9c")
def test_kine_resources_contested_at_least_two_and_oneself_may_be_among_them() -> None:
    at = called("kine-resources-contested", Seat("Andi Liu", "Kine Resources Contested"), Seat(), Seat(), by="andi-liu")
    assert "seat:a" in at.keys("a")
    assert not at.marks("a").takes({"seat:b": 4})
    at.does("a", "seat:a seat:b*3").lets("polling")
    at.does("a", "for:andi-liu").rest()
    assert at.pools() == [9, 7, 10]


@ruling("G00135", "1c5140")
def test_kine_resources_contested_more_points_than_pool() -> None:
    at = called("kine-resources-contested", Seat("Andi Liu", "Kine Resources Contested"), Seat(pool=1), Seat(), by="andi-liu")
    at.does("a", "seat:b*3 seat:c").lets("polling").does("a", "for:andi-liu")
    at.until(lambda: at.t.action is None)
    assert at.t.players[1].ousted


@ruling("G00015", "7e5f32")
def test_several_ousts_at_once() -> None:
    """b and c go together: a, predator of b, gets a point and 6 pool; b gets the point for c though b is ousted, too."""
    at = called("kine-resources-contested", Seat("Andi Liu", "Kine Resources Contested"), Seat(pool=2), Seat(pool=2), Seat(), by="andi-liu")
    at.does("a", "seat:b*2 seat:c*2").lets("polling").does("a", "for:andi-liu")
    at.until(lambda: at.t.action is None)
    assert [player.ousted for player in at.t.players] == [False, True, True, False]
    assert [player.points for player in at.t.players] == [1, 1, 0, 0]
    assert at.pool("a") == 16


def shift(pools: tuple[int, int, int]) -> Play:
    """Andi shifts pool away from b."""
    seats = [Seat("Andi Liu", "Parity Shift; Villein", pools[0]), Seat("Ryan", pool=pools[1]), Seat("Madison", pool=pools[2])]
    return called("parity-shift", *seats, by="andi-liu")


@ruling("101353", "c1a9dc")
def test_parity_shift_of_less_than_three_the_caller_says_who_gets_less() -> None:
    at = shift((5, 8, 3)).does("a", "seat:a*2 seat:c").lets("polling")
    at.t.players[1].pool = 2
    at.does("a", "for:andi-liu")
    at.until(lambda: at.asked == ["a"] and "seat:a" in at.keys("a"))
    assert sorted(at.keys("a")) == ["seat:a", "seat:c"]
    at.does("a", "seat:c")
    at.until(lambda: at.t.action is None)
    assert (at.pool("c"), at.t.players[1].ousted) == (3, True)
    assert at.pool("a") == 5 + 2 + 6


@ruling("101353", "3f5163")
def test_parity_shift_changes_after_the_terms_do_not_matter() -> None:
    """a has more than b by the time of the count, and the pool moves all the same."""
    at = shift((5, 8, 3)).does("a", "seat:a*3").lets("polling")
    at.t.players[0].pool = 12
    at.does("a", "for:andi-liu").rest()
    assert at.pools() == [15, 5, 3]


@ruling("G00158", "8fa58d")
def test_no_referendum_without_possible_terms() -> None:
    poor = plays(Seat("Andi Liu", "Parity Shift", pool=10), Seat(pool=10), Seat(pool=9))
    assert poor.refused("a", "play:parity-shift:andi-liu") == ("nobody-richer", "v5.politics.terms")
    nobody = plays(Seat("Andi Liu", "Toreador Justicar"), Seat("Ryan", torpor="Tamoszius"), Seat())
    assert nobody.refused("a", "play:toreador-justicar:andi-liu") == ("nobody-to-choose", "v5.politics.terms")


@ruling("G00034", "48980d")
def test_toreador_justicar_is_camarilla() -> None:
    at = plays(Seat("Andi Liu", "Toreador Justicar"), Seat("Tamoszius"), Seat())
    at.t.alter(at["Tamoszius"], sect="Anarch")
    assert at.refused("a", "play:toreador-justicar:andi-liu")[0] == "nobody-to-choose"
    two = called(
        "toreador-justicar", Seat("Andi Liu", "Toreador Justicar"), Seat("Tamoszius; Kathy Glens; Massimo Falconi"), Seat(), by="andi-liu"
    )
    assert sorted(two.keys("a")) == ["piece:kathy-glens", "piece:massimo-falconi", "piece:tamoszius"]


# Votes.


def polled(b: Seat, c: Seat | None = None, caller: str = "Andi Liu") -> Turns:
    """a's vampire has called Ancilla Empowerment, and all may vote."""
    key = caller.lower().replace(" ", "-")
    at = plays(Seat(caller, "Ancilla Empowerment"), b, c or Seat()).does("a", f"play:ancilla-empowerment:{key}")
    return at.lets("polling")


DISTRICT = "play:protected-district:the-dowager"


@ruling("G00159", "8cba44")
def test_protected_district_not_by_who_votes_for() -> None:
    at = polled(Seat("The Dowager", "Protected District")).does("b", "for:the-dowager")
    assert at.refused("b", DISTRICT) == ("votes-for", "v5.politics.votes")


@ruling("G00159", "5d4307")
def test_protected_district_casts_against_at_once() -> None:
    at = polled(Seat("The Dowager", "Protected District")).does("b", DISTRICT)
    assert at.t.running_referendum().tally() == (0, 4)
    assert not any(key.endswith(":the-dowager") and key.startswith(("for", "against")) for key in at.keys("b"))
    later = polled(Seat("The Dowager", "Protected District")).does("b", "against:the-dowager", DISTRICT)
    assert later.t.running_referendum().tally() == (0, 4)


@ruling("G00040", "d28051")
def test_alexa_draper_votes_more_though_locked_once_a_referendum() -> None:
    at = polled(Seat("Alexa Draper locked", "Bonding; Conditioning"))
    at.does("b", "use:alexa-draper/0", "card:bonding")
    assert at.refused("b", "use:alexa-draper/0")[0] == "used-already"
    at.does("b", "against:alexa-draper")
    assert at.t.running_referendum().tally() == (0, 3)


@ruling("G00087", "54a827")
def test_voter_captivation_comes_too_late_for_who_is_ousted() -> None:
    at = plays(Seat("Alice Chen 4; Ryan", "Ancilla Empowerment; Voter Captivation", pool=2), Seat(), Seat())
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card", "for:alice-chen")
    at.until(lambda: at.t.players[0].ousted)
    assert at.heard("played") == 0
    assert at.t.action is None
    saved = plays(Seat("Alice Chen 4", "Ancilla Empowerment; Voter Captivation", pool=2), Seat(), Seat())
    saved.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card", "for:alice-chen").lets("after")
    saved.does("a", "play:voter-captivation/PRE:alice-chen", "number:2").rest()
    assert (saved.pool("a"), saved.blood("Alice Chen")) == (3, 5)


@ruling("G00115", "f7776a")
@pytest.mark.parametrize("card", ["on-the-qui-vive", "wake-with-evenings-freshness"])
def test_waking_in_the_polling(card: str) -> None:
    at = polled(Seat("The Dowager locked", "On the Qui Vive; Wake with Evening's Freshness; Protected District"))
    assert at.refused("b", DISTRICT)[0] == "locked"
    at.does("b", f"play:{card}:the-dowager", DISTRICT)
    assert at.t.running_referendum().tally() == (0, 4)
