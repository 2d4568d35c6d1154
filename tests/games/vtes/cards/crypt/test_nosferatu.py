"""Nosferatu with an ability."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import intercept

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("The Dowager")
def test_the_dowager_sees_directed_actions() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("The Dowager")).does("a", "bleed:colette")
    assert intercept(at.t, at["The Dowager"]) == 1
    at.does("b", "block:the-dowager")
    at.does("a", "play:lost-in-crowds/obf:colette").rest()
    assert at.heard("combat") == 1


@refuses("The Dowager")
def test_the_dowager_sees_no_more_than_others_in_undirected_actions() -> None:
    at = sits(Seat("Colette 1"), Seat("The Dowager")).does("a", "hunt:colette").does("b", "block:the-dowager").rest()
    assert at.heard("combat") == 0
    assert not at.locked("The Dowager")


@card("Larissa Moreira")
def test_larissa_discards_animalism_for_bleed_once_an_action() -> None:
    at = sits(Seat("Larissa Moreira", "Deep Song; Guard Dogs; Majesty"), Seat("Sully")).does(
        "a", "bleed:larissa-moreira", "use:larissa-moreira/0"
    )
    assert at.keys("a") == ["card:deep-song", "card:guard-dogs"]
    at.does("a", "card:guard-dogs")
    assert at.ash("a") == ["Guard Dogs"]
    assert len(at.hand("a")) == 7
    assert not at.can("a", "use:larissa-moreira/0")
    at.rest()
    assert at.pools() == [10, 8]


@refuses("Larissa Moreira")
def test_larissa_needs_a_card_of_animalism_and_her_own_bleed() -> None:
    at = sits(Seat("Larissa Moreira; Ryan", "Majesty", table="The Barrens"), Seat("Sully")).does("a", "bleed:larissa-moreira")
    assert at.why("a", "use:larissa-moreira/0") == "nothing-to-discard"
    other = sits(Seat("Larissa Moreira; Ryan", "Deep Song", table="The Barrens"), Seat("Sully")).does("a", "bleed:ryan")
    assert other.why("a", "use:larissa-moreira/0") == "not-its-action"


@card("Lenny Burkhead")
def test_lenny_bleeds_for_one_more() -> None:
    assert sits(Seat("Lenny Burkhead"), Seat("Sully"), Seat("Meaghan")).does("a", "bleed:lenny-burkhead").rest().pools() == [10, 8, 10]


@refuses("Lenny Burkhead")
def test_others_do_not_bleed_for_more_beside_lenny() -> None:
    at = sits(Seat("Lenny Burkhead; Ryan"), Seat("Sully")).does("a", "bleed:ryan").rest()
    assert at.pools() == [10, 9]
    assert at.why("a", "bleed:ryan") == "locked"
