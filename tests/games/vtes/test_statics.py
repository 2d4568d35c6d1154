"""Numbers and prohibitions that depend on who is met, on what a Methuselah has, and on the kind of action: when they hold, and when not."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Stat
from coterie.games.vtes.rules.stats import bleed_amount, hand_size, value
from coterie.games.vtes.support.registry import CARRIED, collect
from coterie.games.vtes.words.conditions import Controls, Pool

from .build import Seat, table
from .cards.playing import sits


def test_a_bleed_looks_at_what_its_target_controls() -> None:
    at = sits(Seat("Ganesh"), Seat("Ryan"), Seat("Sully")).does("a", "bleed:ganesh")
    at["Sully"].clan = "Giovanni"
    assert bleed_amount(at.t) == 1
    at.t.running_action().target = 2
    assert bleed_amount(at.t) == 2
    at.t.move(at["Sully"], "torpor")
    assert bleed_amount(at.t) == 1


def test_outside_a_bleed_nobody_is_its_target() -> None:
    scene = table(Seat("Ganesh"), Seat("Ryan"))
    scene["Ryan"].clan = "Giovanni"
    assert value(scene.t, scene["Ganesh"], Stat.BLEED) == 1


def test_whom_a_vampire_fights_makes_it_stronger() -> None:
    at = sits(Seat("Alessandro Garcia"), Seat("Ryan; Sully")).does("a", "bleed:alessandro-garcia")
    at["Ryan"].clan = "Lasombra"
    garcia = at["Alessandro Garcia"]
    assert value(at.t, garcia, Stat.STRENGTH) == 1
    at.does("b", "block:ryan").until(lambda: at.t.combat is not None)
    assert value(at.t, garcia, Stat.STRENGTH) == 2
    at["Ryan"].clan = "Brujah"
    assert value(at.t, garcia, Stat.STRENGTH) == 1


def test_others_are_stronger_against_a_vampire_and_only_while_they_fight_it() -> None:
    at = sits(Seat("Basil; Ashley"), Seat("Ryan; Sully")).does("a", "bleed:basil")
    for name in ("Ryan", "Sully", "Ashley"):
        at[name].capacity = at["Basil"].capacity + 1
    at.does("b", "block:ryan").until(lambda: at.t.combat is not None)
    assert [value(at.t, at[name], Stat.STRENGTH) for name in ("Ryan", "Sully", "Ashley", "Basil")] == [2, 1, 1, 1]
    at["Ryan"].capacity = at["Basil"].capacity
    assert value(at.t, at["Ryan"], Stat.STRENGTH) == 1


def test_a_hand_is_larger_while_a_vampire_is_ready_and_smaller_when_it_is_not() -> None:
    at = sits(Seat("André the Manipulator; Ryan", "; ".join(["Villein"] * 9)), Seat("Sully"))
    player = at.t.players[0]
    assert hand_size(at.t, player) == 9
    assert hand_size(at.t, at.t.players[1]) == 7
    at.t.move(at["André the Manipulator"], "torpor")
    assert hand_size(at.t, player) == 7


def test_some_cannot_block_a_vampire_and_others_can() -> None:
    at = sits(Seat("Aisling Sturbridge"), Seat("Ryan; Sully; Ashley"))
    for name, clan, capacity in (("Ryan", "Tremere", 3), ("Sully", "Tremere", 9), ("Ashley", "Brujah", 3)):
        at[name].clan, at[name].capacity = clan, capacity
    at.does("a", "bleed:aisling-sturbridge")
    assert [at.why("b", f"block:{name}") for name in ("ryan", "sully", "ashley")] == ["cannot-block", "", ""]


def test_a_vampire_cannot_block_some_and_can_block_others() -> None:
    at = sits(Seat("Ryan; Sully"), Seat("Caroline Bishops; Ashley"))
    at["Ryan"].sect, at["Sully"].sect = "Sabbat", "Camarilla"
    at.does("a", "bleed:ryan")
    assert at.why("b", "block:caroline-bishops") == "cannot-block"
    at.rest().does("a", "bleed:sully")
    assert at.why("b", "block:caroline-bishops") == ""


@pytest.mark.parametrize(
    ("name", "action", "by"),
    [
        ("Abiku", "hunt", 1), ("Abiku", "bleed", 0), ("Antonino", "hunt", 1), ("Antonino", "bleed", 0), ("Royce", "bleed", -1),
        ("Royce", "hunt", 0), ("Dark Selina", "hunt", 0), ("Dark Selina", "political", 1), ("Dovey Ebfwe", "employ", 1),
        ("Dovey Ebfwe", "equip", 0), ("Joaquina Amaya", "equip", 1), ("Joaquina Amaya", "employ", 0), ("Khalil Ravana", "diablerize", 1),
        ("Khalil Ravana", "rescue", 0),
    ],
)  # fmt: skip
def test_stealth_depends_on_the_kind_of_the_action(name: str, action: str, by: int) -> None:
    at = sits(Seat(f"{name} 1"), Seat("Ryan"))
    at.does("a", next(key for key in at.keys("a") if key.startswith("bleed")))
    at.t.running_action().kind, at.t.running_action().directed = action, action == "bleed"
    assert value(at.t, at[name], Stat.STEALTH) == by


def test_an_edge_or_little_pool_makes_a_difference() -> None:
    scene = table(Seat("Anxo Vilela; Devorah", pool=5), Seat(), edge="a")
    assert value(scene.t, scene["Anxo Vilela"], Stat.STRENGTH) == 2
    scene.t.edge = 1
    assert value(scene.t, scene["Anxo Vilela"], Stat.STRENGTH) == 1
    assert value(scene.t, scene["Devorah"], Stat.STEALTH) == 1
    scene.t.players[0].pool = 6
    assert value(scene.t, scene["Devorah"], Stat.STEALTH) == 0


def test_conditions_are_registered_member_by_member() -> None:
    collect()
    assert all(entry.fields["who"] for word in (Controls, Pool) for entry in CARRIED[word])
