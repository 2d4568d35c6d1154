"""The hard parts of the cards of the box, each with its tests here or among the scenarios; and every scenario has a test of its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from coterie.games.vtes.cards.vocabulary import Card, Cheaper, Trait
from coterie.games.vtes.standing import Bound
from tests.games.vtes.build import Seat
from tests.games.vtes.duel import book_with, invented
from tests.games.vtes.scenarios.turns import Turns, at_table, plays
from tests.marks import rule

FOLDER = Path(__file__).parent.parent

SCENARIOS = [
    *range(1, 21), 22, 23, 24, 25, 27, 29, 30, 31, 32, 33, 34, 37, 38, 39, 41, 42, 43, 44, 46, 47, 48, 49, 51, 52, 54, 55, 56, 58,
    59, 60, 61, 62, 64, 65, 66, 67, 68, 70, 71, 74, 75, 77, 78, 80,
]  # fmt: skip
"""The numbers of the scenarios; numbers that are not here were never given."""

HARD = {
    1: ("hard_1_",),
    2: ("hard_2_",),
    3: ("hard_3_", "s37", "s38", "s39"),
    4: ("s29", "s30", "s31", "s32", "s33", "s34"),
    5: ("s22", "s23", "s24"),
    6: ("hard_6_",),
    7: ("s19", "s41"),
    8: ("hard_8_",),
    9: ("s44", "s45", "s46"),
    10: ("s47", "s48", "s49", "s51", "s52", "s54"),
    11: ("s57",),
    12: ("s34",),
    13: ("s59", "s60", "s61", "s62", "s64", "s65", "s66"),
    14: ("hard_14_",),
    15: ("s68", "s74"),
    16: ("s10",),
    17: ("s43",),
    18: ("s05", "s71", "hard_18_"),
    19: ("hard_19_", "s31"),
    20: ("hard_20_",),
}
"""Each hard part with the beginnings of the names of its tests."""


def names() -> set[str]:
    """The tests of the game, without `test_`."""
    found = set()
    for path in FOLDER.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name.removeprefix("test_"))
    return found


def test_every_scenario_has_a_test_of_its_number() -> None:
    tested = {int(found[1]) for name in names() if (found := re.match(r"s(\d\d)_", name))}
    assert set(SCENARIOS) - tested == set()


def test_every_hard_part_has_its_tests() -> None:
    known = names()
    assert sorted(HARD) == list(range(1, 21))
    assert [start for starts in HARD.values() for start in starts if not any(name.startswith(start) for name in known)] == []


# 1 and 8: redirected bleeds.


@rule("v5.block.detail", "v5.faq.bleed")
def test_hard_1_a_bleed_that_comes_back_may_be_blocked_after_all() -> None:
    b, c = Seat("Chelsea Blake; Wauneka", "Deflection"), Seat("Ayelech", "Deflection")
    at = (
        plays(Seat("Sully"), b, c, Seat())
        .does("a", "bleed:sully")
        .does("b", "pass")
        .does("b", "play:deflection/DOM:chelsea-blake", "seat:c")
    )
    assert (at.t.window, at.t.running_action().blockers, at.t.running_action().declined) == ("open", [2], [])
    at.does("c", "pass").does("c", "play:deflection/DOM:ayelech")
    assert at.keys("c") == ["seat:b", "seat:d"]
    at.does("c", "seat:b")
    assert {"block:wauneka", "block:chelsea-blake"} <= set(at.keys("b"))
    at.does("b", "block:wauneka").rest()
    assert (at.pools(), at.locked("Wauneka")) == ([10, 10, 10, 10], True)


@rule("v5.card.foreshadowing-destruction")
@pytest.mark.parametrize(("pool", "left"), [(9, 5), (10, 9)])
def test_hard_8_a_limited_bonus_looks_at_the_new_target(pool: int, left: int) -> None:
    at = plays(Seat("Gelasia Fotiou", "Foreshadowing Destruction"), Seat("Chelsea Blake", "Deflection"), Seat("Ryan", pool=pool))
    at.does("a", "bleed:gelasia-fotiou", "play:foreshadowing-destruction/DOM:gelasia-fotiou").does("b", "pass")
    at.does("b", "play:deflection/DOM:chelsea-blake").does("c", "pass").rest()
    assert at.pools() == [10, 10, left]


# 2: spying.


def spy(missions: int) -> Turns:
    """Colette bleeds b with so many missions waiting on her."""
    at = at_table(Seat("Colette", "Spying Mission"), Seat("Ayelech; Lenny Burkhead", "Protected District"), Seat(), edge="c")
    for _ in range(missions):
        mission = at.attach(at["Colette"], "Spying Mission")
        at.t.become(mission, mission.card, 1)
    for piece in at.all("Spying Mission"):
        piece.bound = Bound(seat=1)
    return at.begin().does("a", "bleed:colette")


@rule("v5.card.spying-mission")
def test_hard_2_a_mission_is_taken_when_the_bleed_would_succeed_and_nobody_reacts_any_more() -> None:
    at = spy(0).does("b", "pass").lets("would")
    assert at.asked == ["a"]
    at.does("a", "play:spying-mission/OBF:colette")
    while at.t.action is not None:
        assert "b" not in at.asked
        at.let_pass()
    assert (at.pools(), at.t.edge, at.on("Colette")) == ([10, 10, 10], 2, ["Spying Mission"])
    assert at["Spying Mission"].bound.seat == 1


@rule("v5.card.spying-mission")
def test_hard_2_all_missions_burn_at_once_for_two_each() -> None:
    at = spy(2).rest()
    assert (at.pools(), at.on("Colette")) == ([10, 5, 10], [])
    assert at.ash("a").count("Spying Mission") == 2


# 3: blocked, ended, failed.


@rule("v5.card.change-of-target", "v5.action.resolve")
def test_hard_3_an_action_that_was_ended_was_neither_successful_nor_blocked() -> None:
    at = plays(Seat("Madison", "Change of Target; Freak Drive"), Seat("Wauneka"), Seat()).does("a", "bleed:madison")
    at.does("b", "block:wauneka").lets("blocked").does("a", "play:change-of-target:madison")
    at.rest()
    assert (at.locked("Madison"), at.locked("Wauneka"), at.pools()) == (False, False, [10, 10, 10])
    assert at.heard("combat") == 0
    assert "Freak Drive" in at.hand("a")
    assert at.refused("a", "bleed:madison")[0] == "one-bleed"


@rule("v5.card.mirror-walk")
def test_hard_3_mirror_walk_locks_the_blocker_and_ends_the_action() -> None:
    at = plays(Seat("Nassir 3", "Mirror Walk"), Seat("Wauneka + Sport Bike"), Seat()).does("a", "bleed:nassir")
    at.does("b", "block:wauneka").does("a", "play:mirror-walk/THA:nassir").rest()
    assert (at.locked("Wauneka"), at.locked("Nassir"), at.pools()) == (True, True, [10, 10, 10])
    assert at.heard("combat") == 0


@rule("v5.action.resolve", "v5.play.cost")
def test_hard_3_an_action_whose_cost_cannot_be_paid_any_more_fails() -> None:
    at = plays(Seat("Gelasia Fotiou 1", "Govern the Unaligned; Conditioning; Freak Drive"), Seat("Ryan"), Seat())
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou", "play:conditioning/dom:gelasia-fotiou").does("b", "pass").rest()
    assert (at.pools(), at.blood("Gelasia Fotiou"), at.locked("Gelasia Fotiou")) == ([10, 10, 10], 0, True)
    assert sorted(at.ash("a")) == ["Conditioning", "Govern the Unaligned"]


# 6: Faceless Night.


@rule("v5.card.faceless-night")
def test_hard_6_only_who_fails_after_it_was_played_is_locked() -> None:
    b = Seat("Ryan; Wauneka + Sport Bike; Aunt Linda")
    at = plays(Seat("Colette 2", "Faceless Night"), b, Seat()).does("a", "hunt:colette").does("b", "block:ryan").lets("open")
    at.does("b", "block:wauneka").does("a", "play:faceless-night/OBF:colette").lets("open").does("b", "block:aunt-linda").lets("open")
    assert not any(at.locked(name) for name in ("Ryan", "Wauneka", "Aunt Linda"))
    at.rest()
    assert [at.locked(name) for name in ("Ryan", "Wauneka", "Aunt Linda")] == [False, True, True]


# 14: replacing cards.


@rule("v5.play.replace", "v5.card.mirror-walk")
def test_hard_14_a_card_that_is_replaced_later_makes_the_hand_smaller() -> None:
    at = plays(Seat("Nassir 3", "Mirror Walk; " + "; ".join(["Villein"] * 6)), Seat("Ryan"), Seat()).does("a", "bleed:nassir")
    at.does("b", "block:ryan").does("a", "play:mirror-walk/tha:nassir").rest()
    assert len(at.hand("a")) == 6
    at.comes_to("a", "discard")
    assert len(at.hand("a")) == 7


@rule("v5.card.visit-from-the-capuchin")
def test_hard_14_the_capuchin_gives_cards_and_then_stands_in_for_draws() -> None:
    hand = "Visit from the Capuchin; Creeping Sabotage; " + "; ".join(["Villein"] * 5)
    at = plays(Seat("Ryan", hand), Seat(), Seat(), phase="master").does("a", "play:visit-from-the-capuchin")
    assert (at.blood("Visit from the Capuchin"), len(at.hand("a"))) == (4, 11)
    at.does("a", "pass", "play:creeping-sabotage:ryan")
    assert (at.blood("Visit from the Capuchin"), len(at.hand("a"))) == (3, 10)


# 18 to 20.


@rule("v5.unlock", "v5.card.fame")
def test_hard_18_forced_effects_of_several_methuselahs_come_in_the_order_one_likes() -> None:
    a, b = Seat(torpor="Sully", pool=2), Seat(table="Creeping Sabotage")
    at = at_table(a, b, Seat(table="Smiling Jack, The Anarch"), phase="unlock", edge="a")
    at.attach(at["Sully"], "Fame", by=1)
    at["Smiling Jack, The Anarch"].blood = 1
    at.begin()
    assert sorted(at.keys("a")) == ["edge", "trigger:fame/1", "trigger:smiling-jack-the-anarch/1"]
    assert at.refused("a", "pass") == ("forced-first", "v5.unlock")
    at.does("a", "edge", "trigger:smiling-jack-the-anarch/1")
    at.does("a", "blood", "piece:sully", "trigger:fame/1")
    assert (at.pool("a"), at.blood("Sully"), at.t.phase) == (2, 3, "master")


def patron(book_name: str = "Patron") -> Turns:
    """a's hunt at stealth is watched by Ayelech, who has the Bowl, and by Belinde, a locked prince; b could pay less."""
    book = book_with(invented(1, book_name, "master", Card(0, abilities=(Cheaper(1),), traits=(Trait.LOCATION,))))
    b = Seat("Ayelech 3 + Bowl of Convergence; Belinde 3 locked", "Second Tradition: Domain", table="Patron")
    at = plays(Seat("Wauneka 1"), b, Seat(), book=book).does("a", "hunt:wauneka")
    at.t.running_action().stealth = 2
    return at


@rule("v5.play.cost-reducers")
def test_hard_19_blood_burned_for_an_effect_is_no_cost_that_could_be_reduced() -> None:
    bowl = patron().does("b", "block:ayelech").does("b", "use:bowl-of-convergence/1")
    assert (bowl.blood("Ayelech"), bowl.locked("Patron")) == (2, False)
    prince = patron().does("b", "play:second-tradition-domain/2:belinde")
    assert (prince.blood("Belinde"), prince.locked("Patron")) == (2, False)


@rule("v5.action.rescue", "v5.action.resolve")
def test_hard_20_a_target_that_is_gone_leaves_a_successful_action_without_effect() -> None:
    at = plays(Seat("Alice Chen 4", "Villein", torpor="Ryan 1", table="Warsaw Station"), Seat("Sully", "Villein"), Seat())
    at.does("a", "rescue:alice-chen", "piece:ryan", "number:1").lets("open").does("a", "use:warsaw-station/1", "piece:ryan")
    assert at["Ryan"].zone == "ready"
    at.lets("after")
    assert at.t.running_action().outcome == "success"
    at.rest()
    assert (at.blood("Alice Chen"), at.blood("Ryan"), at.ash("a")) == (3, 0, ["Warsaw Station"]), "the cost is paid all the same"
