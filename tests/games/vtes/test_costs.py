"""Effects in the place of a cost: what can be paid is offered, all of it is paid, and nobody learns from a question what a hand can pay."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import (
    READY,
    VAMPIRE,
    YOURS,
    BurnBlood,
    BurnLife,
    BurnPool,
    Card,
    Discard,
    Either,
    GainPool,
    Lock,
    RemoveAsh,
    Requires,
    State,
    Trait,
    Use,
    When,
    Who,
)
from coterie.games.vtes.cards.vocabulary.abilities import Body
from coterie.games.vtes.rules.phases.unlock import unlock_phase
from coterie.games.vtes.rules.uses import why_use
from coterie.games.vtes.rules.window import may_speak
from coterie.games.vtes.table import UNLOCK
from tests.games.vtes.build import Scene, Seat, table
from tests.games.vtes.duel import book_with, invented
from tests.marks import rule

LOCATION = (Trait.LOCATION,)
GAIN = (GainPool(Who.YOU, 3),)
DISCARDS = Use((Discard(what=Requires("dom")),), GAIN)
BOOK = book_with(
    invented(1, "Archive", "master", Card(0, abilities=(DISCARDS,), traits=LOCATION)),
    invented(2, "Bank", "master", Card(0, abilities=(Use((Lock(Who.THIS_CARD), BurnPool(Who.YOU, 2)), GAIN),), traits=LOCATION)),
    invented(3, "Grave", "master", Card(0, abilities=(Use((RemoveAsh(2, Who.YOU), BurnPool(Who.YOU)), GAIN),), traits=LOCATION)),
    invented(
        4,
        "Clinic",
        "master",
        Card(0, abilities=(Use((Either(BurnPool(Who.YOU), BurnBlood(2, VAMPIRE & READY & YOURS)),), GAIN),), traits=LOCATION),
    ),
    invented(5, "Martyr", "ally", Card(0, abilities=(Use((BurnLife(1),), GAIN, When(State.YOUR_UNLOCK)),), body=Body(2, 1, 1))),
)


def offered(*cards: str, hand: str = "", ready: str = "Ryan", pool: int = 10, ash: str = "") -> Scene:
    scene = table(Seat(ready, hand, table="; ".join(cards), pool=pool, ash=ash), Seat("Sully"), phase=UNLOCK, book=BOOK)
    return scene.run(unlock_phase(scene.t))


@rule("v5.play.cost")
def test_all_of_a_cost_is_paid() -> None:
    scene = offered("Bank", "Clinic").does("a", "use:bank/0")
    assert scene["Bank"].locked
    assert scene.pool("a") == 11
    assert scene.why("a", "use:bank/0") == "card-locked"


@rule("v5.play.cost")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    assert offered("Bank", "Clinic", pool=1).why("a", "use:bank/0") == "not-enough-pool"
    assert offered("Grave", "Clinic", ash="Villein").why("a", "use:grave/0") == "ash-too-small"
    scene = offered("Grave", ash="Villein; Villein").does("a", "use:grave/0")
    assert scene.ash("a") == []
    assert scene.pool("a") == 12


@rule("v5.play.cost")
def test_one_of_two_is_paid_as_can_be() -> None:
    scene = offered("Clinic", ready="Ryan 2").does("a", "use:clinic/0")
    assert scene.keys("a") == ["pool", "blood"]
    scene.does("a", "blood", "piece:ryan")
    assert (scene["Ryan"].blood, scene.pool("a")) == (0, 13)
    scene.does("a", "use:clinic/0")
    assert scene.keys("a") == ["pool"]
    scene.does("a", "pool")
    assert scene.pool("a") == 15


@rule("v5.play.cost")
def test_an_ally_that_burns_its_last_life_is_burned() -> None:
    scene = offered(ready="Martyr").does("a", "use:martyr/0")
    assert scene["Martyr"].blood == 1
    scene.does("a", "use:martyr/0")
    assert not scene.there("Martyr")
    assert scene.pool("a") == 16


@rule("v5.play.cost")
def test_a_question_does_not_tell_what_a_hand_can_pay() -> None:
    """Whoever holds cards is asked, whichever they are; the answer is legal only for who can pay."""
    for hand, able in (("Govern the Unaligned", True), ("Villein", False), ("", False)):
        scene = table(Seat("Ryan"), Seat("Sully", hand, table="Archive"), book=BOOK)
        assert may_speak(scene.t, "after", 1) is bool(hand)
        assert (why_use(scene.t, "after", 1, scene["Archive"], 0, DISCARDS) is None) is able
