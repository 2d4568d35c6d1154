"""Contests and traits in the phases of a turn: what is asked when, what it costs, and what must come first (v5.contest, v5.trait)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.contest import enter_play
from coterie.games.vtes.rules.minion import minion_phase
from coterie.games.vtes.rules.phases import influence_phase, master_phase, unlock_phase
from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.table import CONTESTED, INFLUENCE, MASTER, READY, TABLE, UNLOCK
from tests.games.vtes.build import Scene, Seat, book_with, table, with_traits
from tests.marks import rule

INFERNAL, HUNTED, SLAVE = "Azaneal", "Alexis Sorokin", "Cedric"
RARE = ("Al-Muntathir, God's Witness", "Al-Muntaquim, The Avenger")
BOOK = book_with(*(with_traits(name) for name in (INFERNAL, HUNTED, SLAVE, *RARE)))
DREAMS = "Dreams of the Sphinx"


def unlocking(scene: Scene, seat: str) -> Scene:
    """The unlock phase of a seat."""
    scene.t.turn += 1
    scene.t.active, scene.t.phase, scene.t.step = scene.t.seat_number(seat), UNLOCK, ""
    return scene.run(unlock_phase(scene.t))


@rule("v5.contest.card")
def test_s06_a_whole_contest() -> None:
    scene = table(Seat(table="The Barrens", pool=5), Seat(hand="The Barrens", pool=5), active="b", phase=MASTER)
    scene.run(master_phase(scene.t)).does("b", "play:the-barrens")
    assert [piece.zone for piece in scene.all("The Barrens")] == [CONTESTED, CONTESTED]
    unlocking(scene, "a")
    assert scene.why("a", "pass") == "contest-first"
    scene.does("a", "contest:pay:the-barrens")
    assert scene.pool("a") == 4
    unlocking(scene, "b").does("b", "contest:yield:the-barrens")
    assert scene.ash("b") == ["The Barrens"]
    unlocking(scene, "a").does("a", "contest:win:the-barrens")
    assert scene["The Barrens"].zone == TABLE
    assert scene.pool("a") == 4


@rule("v5.contest.self")
def test_s07_no_second_copy_and_nothing_in_response() -> None:
    scene = table(Seat(table=DREAMS, hand=DREAMS), Seat(hand=DREAMS), phase=MASTER)
    scene.run(master_phase(scene.t))
    assert scene.why("a", "play:dreams-of-the-sphinx") == "have-unique"
    scene.t.active, scene.t.step = 1, ""
    scene.run(master_phase(scene.t)).does("b", "play:dreams-of-the-sphinx")
    assert scene.heard("used") == 0
    assert [piece.zone for piece in scene.all(DREAMS)] == [CONTESTED, CONTESTED]
    assert not any(piece.locked for piece in scene.all(DREAMS))


@rule("v5.contest.title")
def test_s08_a_title_is_settled_in_the_unlock_phase() -> None:
    scene = table(Seat("Donny Kowalczyk 3"), Seat("Elisha Tucker 0"))
    scene.run(enter_play(scene.t, scene["Elisha Tucker"].id))
    unlocking(scene, "a").does("a", "contest:pay-title:donny-kowalczyk")
    assert scene["Donny Kowalczyk"].blood == 2
    unlocking(scene, "b")
    assert scene.keys("b") == ["contest:yield-title:elisha-tucker"]
    scene.does("b", "contest:yield-title:elisha-tucker")
    unlocking(scene, "a").does("a", "contest:win-title:donny-kowalczyk")
    assert not scene["Donny Kowalczyk"].standing.contests


@rule("v5.contest.card")
def test_a_vampire_influenced_out_contests_its_double() -> None:
    scene = table(Seat("Ryan + Blood Doll"), Seat(uncontrolled="Ryan 4"), active="b", phase=INFLUENCE)
    scene.run(influence_phase(scene.t))
    scene.does("b", next(key for key in scene.keys("b") if key.startswith("ready")))
    assert [piece.zone for piece in scene.all("Ryan")] == [CONTESTED, CONTESTED]
    scene.t.active, scene.t.phase, scene.t.step = 0, MASTER, ""
    scene.run(master_phase(scene.t))
    assert scene.question is None


@rule("v5.trait.infernal")
def test_an_infernal_vampire_in_the_unlock_phase() -> None:
    scene = table(Seat(f"{INFERNAL} locked; Ryan locked", pool=5), Seat(), book=BOOK)
    unlocking(scene, "a")
    assert (scene[INFERNAL].locked, scene["Ryan"].locked) == (True, False)
    scene.does("a", "infernal:azaneal")
    assert (scene[INFERNAL].locked, scene.pool("a")) == (False, 4)


@rule("v5.trait.scarce")
@pytest.mark.parametrize(("pool", "why", "left"), [(2, "not-enough-pool", 2), (5, "", 2)])
def test_a_second_scarce_vampire_of_a_clan_is_dear(pool: int, why: str, left: int) -> None:
    first, second = RARE
    filled = named(second).capacity
    scene = table(Seat(first, uncontrolled=f"{second} {filled}", pool=pool), Seat(), phase=INFLUENCE, book=BOOK)
    scene.t.alter(scene[first], clan=scene[second].clan)
    scene.run(influence_phase(scene.t))
    ready = f"ready:crypt-{scene[second].id}"
    assert scene.why("a", ready) == why
    if not why:
        scene.does("a", ready)
        assert scene[second].zone == READY
    assert scene.pool("a") == left


@rule("v5.trait.red-list")
@rule("v5.master-phase")
def test_a_marked_red_list_vampire_is_attacked() -> None:
    scene = table(Seat("Alexa Draper 5; Underbridge Stray"), Seat(HUNTED), phase=MASTER, book=BOOK)
    scene.run(master_phase(scene.t)).does("a", "mark:alexis-sorokin")
    assert scene.t.players[0].master_actions == 0
    scene.run(minion_phase(scene.t))
    attacks = [key for key in scene.keys("a") if "alexis" in key]
    assert len(attacks) == 1
    scene.does("a", attacks[0])
    assert (scene.t.running_action().directed, stealth(scene.t)) == (True, 1)


@rule("v5.trait.slave")
def test_a_slave_alone_bleeds_nobody() -> None:
    scene = table(Seat(SLAVE), Seat(), book=BOOK)
    scene.run(minion_phase(scene.t))
    assert scene.why("a", "bleed:cedric") == "slave-alone"
    assert "hunt:cedric" in scene.keys("a")
