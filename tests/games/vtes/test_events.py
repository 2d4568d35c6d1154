"""Events: cards in play hear of what happens as it happens, and act at the seam after it, in an order that somebody may choose."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    MINION,
    VAMPIRE,
    YOURS,
    Ability,
    BurnPool,
    Card,
    GainPool,
    Happening,
    Mode,
    On,
    Period,
    PutOn,
    Trait,
    Trigger,
    Who,
)
from coterie.games.vtes.rules import changes
from coterie.games.vtes.rules.apply import follow
from coterie.games.vtes.rules.diablerie import diablerie
from coterie.games.vtes.rules.torpor import burn_minion, go_to_torpor
from tests.games.vtes.duel import Scene, book_with, invented

FALLS, BURNS = On(Happening.TORPOR, MINION), On(Happening.BURNED, MINION)
ON_VAMPIRE = (Mode((PutOn(VAMPIRE),)),)
HOUSE = (Trait.LOCATION,)


def house(*abilities: Ability) -> Card:
    return Card(0, abilities=abilities, traits=HOUSE)


BOOK = book_with(
    invented(1, "Toll", "master", house(Trigger(FALLS, (BurnPool(Who.PREY, 1),)))),
    invented(2, "Alms", "master", house(Trigger(FALLS, (GainPool(Who.YOU, 1),)))),
    invented(3, "Offer", "master", house(Trigger(FALLS, (GainPool(Who.YOU, 1),), may=True))),
    invented(4, "Rite", "master", house(Trigger(FALLS, (GainPool(Who.YOU, 1),), once=Period.TURN))),
    invented(5, "Pity", "master", house(Trigger(On(Happening.TORPOR, MINION & YOURS), (GainPool(Who.YOU, 1),)))),
    invented(6, "Legacy", "master", Card(0, ON_VAMPIRE, (Trigger(On(Happening.BURNED, Who.SELF), (GainPool(Who.YOU, 2),)),))),
    invented(7, "Pyre", "master", house(Trigger(BURNS, (GainPool(Who.YOU, 1),)))),
    invented(8, "Wake", "master", Card(0, ON_VAMPIRE, (Trigger(On(Happening.TORPOR, VAMPIRE & YOURS), (GainPool(Who.YOU, 1),)),))),
)


def scene() -> tuple[Scene, int]:
    """Three Methuselahs with 10 pool, and a vampire of the second."""
    at = Scene(3, BOOK, pool=10)
    return at, at.vampire("b", "Nassir")


def pools(at: Scene) -> list[int]:
    return [player.pool for player in at.t.players]


def falls(at: Scene, minion: int) -> Scene:
    return at.run(go_to_torpor(at.t, minion))


def test_a_card_by_itself_hears_of_any_minion() -> None:
    at, nassir = scene()
    at.in_play("a", "Toll")
    assert pools(falls(at, nassir)) == [10, 9, 10]
    assert at.over


def test_what_is_not_waited_for_is_not_heard_of() -> None:
    at, nassir = scene()
    at.in_play("a", "Pity")
    at.in_play("a", "Pyre")
    assert pools(falls(at, nassir)) == [10, 10, 10]
    at.in_play("b", "Pity")
    assert pools(falls(at, at.vampire("b", "Madison"))) == [10, 11, 10]


def test_a_card_hears_its_bearer_burn_though_both_go_together() -> None:
    at, nassir = scene()
    at.attach(nassir, "Legacy", by="c")
    at.run(burn_minion(at.t, nassir))
    assert pools(at) == [10, 10, 12]
    assert [at.t.book.facts[card].name for card in at.t.players[2].ash] == ["Legacy"]


def test_a_card_that_left_before_does_not_act() -> None:
    at, nassir = scene()
    wake = at.attach(nassir, "Wake", by="b")
    changes.to_torpor(at.t, at.t.piece(nassir))
    changes.burn(at.t, at.t.piece(wake))
    at.run(follow(at.t))
    assert pools(at) == [10, 10, 10]
    assert at.t.posted == []


def test_whoever_was_ousted_meanwhile_does_not_act() -> None:
    at, nassir = scene()
    at.in_play("c", "Alms")
    changes.to_torpor(at.t, at.t.piece(nassir))
    at.t.players[2].ousted = True
    at.run(follow(at.t))
    assert pools(at) == [10, 10, 10]


def test_an_optional_trigger_is_asked_for() -> None:
    at, nassir = scene()
    at.in_play("c", "Offer")
    falls(at, nassir).chooses("c", "pass")
    assert pools(at) == [10, 10, 10]
    falls(at, at.vampire("b", "Madison")).chooses("c", "yes")
    assert pools(at) == [10, 10, 11]


def test_once_in_a_turn() -> None:
    at, nassir = scene()
    at.in_play("a", "Rite")
    falls(at, nassir)
    assert pools(falls(at, at.vampire("b", "Madison"))) == [11, 10, 10]


def test_diablerie_is_not_interrupted_and_the_hunt_comes_after() -> None:
    """Nassir is drunk by an older vampire: the pool is gained before the hunt is voted on."""
    at, nassir = scene()
    at.in_play("c", "Pyre")
    at.t.move(at.t.piece(nassir), "torpor")
    at.run(diablerie(at.t, at.vampire("a", "Madison"), nassir))
    assert pools(at) == [10, 10, 11]
    told = [text.id for text in at.told]
    assert told.index("vtes-event-burned") < told.index("vtes-event-applied") < told.index("vtes-event-blood-hunt")


# The order. The rulebook is silent; these are rulings of our own.


def test_in_an_action_the_acting_methuselahs_cards_act_first_then_clockwise() -> None:
    at, nassir = scene()
    for seat in ("a", "c", "b"):
        at.in_play(seat, "Offer")
    at.acts(nassir)
    falls(at, nassir)
    for seat in ("b", "c", "a"):
        at.chooses(seat, "yes")
    assert at.over
    assert pools(at) == [11, 11, 11]


def test_in_an_action_each_orders_their_own_if_it_matters() -> None:
    at, nassir = scene()
    toll, _ = at.in_play("a", "Toll"), at.in_play("a", "Alms")
    at.acts(nassir)
    falls(at, nassir)
    assert at.asked == "a"
    at.chooses("a", "piece:alms")
    assert pools(at) == [11, 9, 10]
    assert at.over
    assert toll in at.t.pieces


def test_outside_actions_who_has_the_turn_orders_all() -> None:
    at, nassir = scene()
    at.in_play("b", "Toll")
    at.in_play("c", "Alms")
    falls(at, nassir)
    assert at.asked == "a"
    at.chooses("a", "piece:alms")
    assert pools(at) == [10, 10, 10]


@pytest.mark.parametrize(("first", "second"), [("Toll", "Toll"), ("Alms", "Rite"), ("Toll", "Legacy")])
def test_nobody_is_asked_where_the_order_does_not_matter(first: str, second: str) -> None:
    at, nassir = scene()
    at.in_play("a", first)
    if second == "Legacy":
        at.attach(nassir, second, by="a")
    else:
        at.in_play("a", second)
    assert falls(at, nassir).over
