"""Doors: what is about to happen is of another amount, or something else is done instead, each replacement once."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    VAMPIRE,
    Ability,
    Burn,
    BurnCounters,
    Card,
    Counters,
    GainPool,
    Happening,
    Instead,
    Less,
    Mode,
    On,
    PutInPlay,
    PutOn,
    Trait,
    Trigger,
    Who,
)
from coterie.games.vtes.rules import doors
from coterie.games.vtes.rules.torpor import burn_minion, go_to_torpor
from tests.games.vtes.duel import Scene, book_with, invented

BLED = On(Happening.BURNS_POOL, by=MINION, seat=Who.YOU, least=3)
REPLACED = On(Happening.REPLACES, seat=Who.YOU)
FALLS = On(Happening.TORPOR, MINION)


def house(*abilities: Ability) -> Card:
    return Card(0, abilities=abilities, traits=(Trait.LOCATION,))


def charm(*abilities: Ability) -> Card:
    return Card(0, (Mode((PutOn(VAMPIRE),)),), abilities)


BOOK = book_with(
    invented(1, "Vault", "master", house(Instead(BLED, amount=2))),
    invented(2, "Purse", "master", house(Instead(On(Happening.BURNS_POOL, seat=Who.YOU), amount=Less(1)))),
    invented(3, "Charm", "master", charm(Instead(On(Happening.TORPOR, Who.SELF), (Burn(),)))),
    invented(4, "Relic", "master", charm(Instead(On(Happening.BURNED, Who.SELF), (Burn(),)))),
    invented(5, "Alms", "master", house(Trigger(FALLS, (GainPool(Who.YOU, 1),)))),
    invented(6, "Stock", "master", Card(0, (Mode((PutInPlay(2),)),), (Instead(REPLACED, (BurnCounters(1),)), Counters(0)))),
)


def scene() -> tuple[Scene, int]:
    """Three Methuselahs with 10 pool, and a vampire of the first, which bleeds the second."""
    at = Scene(3, BOOK, pool=10)
    return at, at.vampire("a", "Nassir")


def burned(at: Scene, amount: int, by: int = 0) -> int:
    before = at.t.players[1].pool
    at.run(doors.burn_pool(at.t, 1, amount, by))
    return before - at.t.players[1].pool


@pytest.mark.parametrize(("amount", "left"), [(2, 2), (3, 2), (7, 2)])
def test_what_would_be_more_is_so_much(amount: int, left: int) -> None:
    at, nassir = scene()
    at.in_play("b", "Vault")
    assert burned(at, amount, nassir) == left


def test_only_what_it_waits_for_is_replaced() -> None:
    at, nassir = scene()
    at.in_play("b", "Vault")
    assert burned(at, 5) == 5
    at.in_play("a", "Purse")
    assert burned(at, 2, nassir) == 2


def test_each_replacement_applies_once_and_nothing_falls_below_zero() -> None:
    at, _ = scene()
    at.in_play("b", "Purse")
    at.in_play("b", "Purse")
    assert burned(at, 5) == 3
    assert burned(at, 1) == 0
    assert at.t.players[1].pool == 7


@pytest.mark.parametrize(("first", "left"), [("Vault", 1), ("Purse", 2)])
def test_whom_it_concerns_says_which_of_two_comes_first(first: str, left: int) -> None:
    at, nassir = scene()
    at.in_play("b", "Vault")
    at.in_play("b", "Purse")
    at.run(doors.burn_pool(at.t, 1, 4, nassir))
    assert at.asked == "b"
    at.chooses("b", f"piece:{first.lower()}")
    assert at.t.players[1].pool == 10 - left
    assert at.over


def test_nobody_is_asked_which_of_two_equal_ones_comes_first() -> None:
    at, nassir = scene()
    at.in_play("b", "Vault")
    at.in_play("b", "Vault")
    assert burned(at, 4, nassir) == 2
    assert at.over


def test_what_is_replaced_never_happened() -> None:
    at, nassir = scene()
    at.in_play("c", "Alms")
    at.attach(nassir, "Charm", by="a")
    at.run(go_to_torpor(at.t, nassir))
    assert at.t.piece(nassir).zone == "ready"
    assert [player.pool for player in at.t.players] == [10, 10, 10]
    assert not at.t.piece(nassir).standing.wounded
    at.run(go_to_torpor(at.t, nassir))
    assert at.t.piece(nassir).zone == "torpor"
    assert [player.pool for player in at.t.players] == [10, 10, 11]


def test_a_minion_that_would_be_burned_stays_with_all_that_is_on_it() -> None:
    at, nassir = scene()
    relic = at.attach(nassir, "Relic", by="a")
    charm = at.attach(nassir, "Charm", by="a")
    at.run(burn_minion(at.t, nassir))
    assert at.t.piece(nassir).cards == [charm]
    assert relic not in at.t.pieces
    at.run(burn_minion(at.t, nassir))
    assert nassir not in at.t.pieces


def test_counters_go_instead_and_the_card_with_the_last_of_them() -> None:
    at, _ = scene()
    stock = at.in_play("a", "Stock")
    at.t.piece(stock).blood = 2
    at.run(doors.replaces(at.t, 0, 0))
    assert at.t.piece(stock).blood == 1
    at.run(doors.replaces(at.t, 1, 0))
    at.run(doors.replaces(at.t, 0, at.t.piece(stock).card))
    assert at.t.piece(stock).blood == 1
    at.run(doors.replaces(at.t, 0, 0))
    assert stock not in at.t.pieces
