"""What the engine did not do though cards could say it, and does now."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import (
    ALLY,
    EQUIPMENT,
    READY,
    VAMPIRE,
    YOUR_INFLUENCE,
    YOUR_UNLOCK,
    YOURS,
    Action,
    AddBlood,
    Always,
    Burn,
    Card,
    GainBlood,
    GainPool,
    Lock,
    Mod,
    Stat,
    State,
    Steal,
    Trait,
    Trigger,
    Use,
    When,
    Who,
)
from coterie.games.vtes.rules.minion import minion_phase
from coterie.games.vtes.rules.phases.discard import discard_phase
from coterie.games.vtes.rules.phases.influence import influence_phase
from coterie.games.vtes.rules.phases.unlock import unlock_phase
from coterie.games.vtes.rules.stats import value
from coterie.games.vtes.table import DISCARD, INFLUENCE, UNLOCK
from tests.games.vtes.build import Scene, Seat, table
from tests.games.vtes.duel import book_with, invented
from tests.marks import rule

YOUR_READY = VAMPIRE & READY & YOURS
FEED = Trigger(YOUR_UNLOCK, (GainBlood(1, YOUR_READY),), may=True)
HOUSE = (Trait.LOCATION,)
BOOK = book_with(
    invented(
        1,
        "Late House",
        "master",
        Card(0, abilities=(Use((Lock(Who.THIS_CARD),), (GainPool(Who.YOU, 2),), When(State.YOUR_DISCARD)),), traits=HOUSE),
    ),
    invented(2, "Salon", "master", Card(0, abilities=(Trigger(YOUR_INFLUENCE, (GainPool(Who.YOU, 1),)),), traits=HOUSE)),
    invented(3, "Flask", "equipment", Card(0, abilities=(Action(Who.SELF, (AddBlood(2, Who.SELF),)),))),
    invented(4, "Clinic", "master", Card(0, abilities=(FEED,), traits=HOUSE)),
    invented(5, "Field", "master", Card(0, abilities=(FEED,), traits=(Trait.LOCATION, Trait.HUNTING_GROUND))),
    invented(6, "Trapdoor", "master", Card(0, abilities=(Use((Lock(Who.THIS_CARD),), (Burn(ALLY),)),), traits=HOUSE)),
    invented(7, "Magnet", "master", Card(0, abilities=(Use((Lock(Who.THIS_CARD),), (Steal(EQUIPMENT),)),), traits=HOUSE)),
    invented(8, "Dark Hour", "event", Card(0)),
    invented(9, "Banner", "equipment", Card(0, abilities=(Always(Mod(Stat.BLEED, 1, ALLY & YOURS)),))),
)


def at_unlock(*cards: str) -> Scene:
    scene = table(Seat("Ryan 1", table="; ".join(cards)), Seat("Sully"), phase=UNLOCK, book=BOOK)
    return scene.run(unlock_phase(scene.t))


@rule("v5.discard")
def test_an_ability_is_used_in_the_discard_phase() -> None:
    scene = table(Seat("Ryan", "Villein", table="Late House"), Seat("Sully"), phase=DISCARD, book=BOOK)
    scene.run(discard_phase(scene.t)).does("a", "use:late-house/0")
    assert scene.pool("a") == 12
    assert scene["Late House"].locked
    assert scene.why("a", "use:late-house/0") == "card-locked"


@rule("v5.influence")
def test_what_happens_in_the_influence_phase_happens_before_it_ends() -> None:
    scene = table(Seat("Ryan", table="Salon"), Seat("Sully", table="Salon"), phase=INFLUENCE, book=BOOK)
    scene.run(influence_phase(scene.t))
    assert scene.why("a", "pass") == "forced-first"
    scene.does("a", "trigger:salon/0")
    assert scene.pools() == [11, 10]
    assert scene.asked == []


def test_a_vampire_adds_blood_to_itself() -> None:
    scene = table(Seat("Ryan 1 + Flask"), Seat(), book=BOOK)
    scene.run(minion_phase(scene.t)).does("a", "act:flask/0:ryan")
    assert scene["Ryan"].blood == 3


@rule("v5.card.hunting-grounds")
@pytest.mark.parametrize(("first", "second", "fed"), [("Clinic", "Field", 3), ("Field", "Clinic", 3), ("Field", "Field", 2)])
def test_only_hunting_grounds_feed_a_vampire_once_a_turn(first: str, second: str, fed: int) -> None:
    scene = at_unlock(first, second)
    for name in (first, second):
        key = f"trigger:{name.lower()}/0"
        if scene.asked and key in scene.keys("a"):
            scene.does("a", key, "piece:ryan")
    assert scene["Ryan"].blood == fed


@rule("v5.play.targets")
@pytest.mark.parametrize("name", ["Trapdoor", "Magnet"])
def test_an_ability_that_needs_a_target_is_not_used_without_one(name: str) -> None:
    scene = at_unlock(name, "Clinic")
    assert scene.why("a", f"use:{name.lower()}/0") == "no-target"
    there = table(Seat("Ryan", table=name), Seat("Sully + Sport Bike; Aggressive Corpse"), phase=UNLOCK, book=BOOK)
    there.run(unlock_phase(there.t))
    assert there.why("a", f"use:{name.lower()}/0") == ""


@rule("v5.action.bleed")
def test_what_is_always_so_for_some_is_so_for_them_alone() -> None:
    scene = table(Seat("Ryan + Banner; Screamer"), Seat("Screamer"), book=BOOK)
    mine, theirs = scene.all("Screamer")
    assert [value(scene.t, piece, Stat.BLEED) for piece in (mine, theirs, scene["Ryan"])] == [2, 1, 1]


@rule("v5.event-card")
def test_an_event_in_a_hand_does_not_stop_an_action() -> None:
    scene = table(Seat("Ryan", "Dark Hour"), Seat("Sully", "Dark Hour"), book=BOOK)
    scene.run(minion_phase(scene.t)).does("a", "bleed:ryan")
    assert scene.keys("b") == ["block:sully", "pass"]
