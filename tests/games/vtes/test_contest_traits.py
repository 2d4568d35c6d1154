"""Traits of minions: what they allow and forbid, with printed vampires that our five decks do not have (v5.trait)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Card
from coterie.games.vtes.history import acted
from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.diablerie import why_diablerize
from coterie.games.vtes.rules.torpor import blocked_leaving
from coterie.games.vtes.rules.traits import (
    ATTACK_MARKED,
    BLACK_HAND,
    FLIGHT,
    RED_LIST,
    circle_of,
    has_trait,
    infernal_choices,
    is_marked,
    mark_red_list,
    markable,
    marked,
    scarce_price,
    slaves_for,
    step_in,
    unlock_infernal,
    unlocks_normally,
    why_attack_marked,
    why_slave,
    why_sterile,
    why_trait,
)
from tests.games.vtes.build import Scene, Seat, book_with, name_of, plain, table, with_traits
from tests.marks import rule

BANU, BLOODLESS, SLAVE, WINGED = "Abd al-Rashid", "Azaneal", "Cedric", "Chalcedony"
STERILE, OTHER_STERILE, KIEV, HAND = "Ági", "Allonzo Montoya", "Danylo", "Aredhel"
RARE = ("Al-Muntathir, God's Witness", "Al-Muntaquim, The Avenger")
HUNTED = "Alexis Sorokin"
BOOK = book_with(*(with_traits(name) for name in (BANU, BLOODLESS, SLAVE, WINGED, STERILE, OTHER_STERILE, KIEV, HAND, HUNTED, *RARE)))


def seated(*seats: Seat) -> Scene:
    """A table with the vampires of this module."""
    return table(*seats, book=BOOK)


@rule("v5.trait.blood-cursed")
def test_a_blood_cursed_vampire_commits_no_diablerie() -> None:
    scene = seated(Seat(torpor="Ryan 2"), Seat(BANU))
    assert name_of(why_diablerize(scene.t, scene[BANU])) == "blood-cursed"
    action = scene.acting("Ryan", "leave-torpor")
    action.blocked_by = scene[BANU].id
    assert scene.run(blocked_leaving(scene.t, action.blocked_by)).question is None


@rule("v5.trait.infernal")
def test_an_infernal_minion_unlocks_for_pool_only() -> None:
    scene = seated(Seat(f"{BLOODLESS} locked; Ryan locked"), Seat())
    assert not unlocks_normally(scene.t, scene[BLOODLESS])
    assert unlocks_normally(scene.t, scene["Ryan"])
    assert [plain(key.text(scene.t)) for key in infernal_choices(scene.t, 0)] == ["infernal:azaneal"]
    unlock_infernal(scene.t, 0, scene[BLOODLESS].id)
    assert (scene[BLOODLESS].locked, scene["Ryan"].locked, scene.pool("a")) == (False, True, 9)
    assert infernal_choices(scene.t, 0) == []


@rule("v5.trait.scarce")
def test_each_other_scarce_vampire_of_the_clan_costs_three_pool() -> None:
    scene = seated(Seat(uncontrolled=RARE[0]), Seat())
    first = scene[RARE[0]]
    assert scarce_price(scene.t, 0, first) == 0
    second = scene.place_minion(0, "ready", RARE[1])
    scene.t.alter(second, clan=first.clan)
    assert scarce_price(scene.t, 0, first) == 3
    scene.t.alter(scene.place_minion(0, "ready", "Ryan"), clan=first.clan)
    assert scarce_price(scene.t, 0, first) == 3
    scene.t.alter(second, clan="Ventrue")
    assert scarce_price(scene.t, 0, first) == 0
    assert scarce_price(scene.t, 0, scene.place_minion(0, "uncontrolled", "Ryan")) == 0


@rule("v5.trait.scarce")
def test_scarce_vampires_of_others_cost_nothing() -> None:
    scene = seated(Seat(uncontrolled=RARE[0]), Seat(RARE[1]))
    scene[RARE[1]].clan = scene[RARE[0]].clan
    assert scarce_price(scene.t, 0, scene[RARE[0]]) == 0


@rule("v5.trait.sterile")
@pytest.mark.parametrize(("name", "why"), [(STERILE, "sterile"), (OTHER_STERILE, "sterile"), ("Ryan", "")])
def test_sterile_vampires_put_no_vampires_in_play(name: str, why: str) -> None:
    scene = seated(Seat(name), Seat())
    assert name_of(why_sterile(scene.t, scene[name])) == why


@rule("v5.trait.circle")
def test_circles() -> None:
    scene = seated(Seat(f"{STERILE}; {KIEV}; Ryan; Belinde"), Seat())
    found = [circle_of(scene.t, scene[name]) for name in (STERILE, KIEV, "Ryan", "Belinde")]
    assert found[:2] == ["Budapest", "Kiev"]
    assert len(set(found)) == 4


@rule("v5.trait.circle")
def test_the_inner_circle_is_no_circle() -> None:
    scene = table(Seat("Adana de Sforza"), Seat(), book=book_with(Card(named("Adana de Sforza").id)))
    assert scene["Adana de Sforza"].title == "inner circle"
    assert circle_of(scene.t, scene["Adana de Sforza"]).startswith("of ")


@rule("v5.trait.black-hand")
def test_black_hand_and_flight_are_rights_to_play_cards() -> None:
    scene = seated(Seat(f"{HAND}; {WINGED}; Ryan"), Seat())
    assert why_trait(scene.t, scene[HAND], BLACK_HAND) is None
    assert name_of(why_trait(scene.t, scene["Ryan"], BLACK_HAND)) == "needs-trait"
    assert why_trait(scene.t, scene[WINGED], FLIGHT) is None
    assert name_of(why_trait(scene.t, scene[HAND], FLIGHT)) == "needs-trait"


@rule("v5.trait.flight")
def test_a_card_may_give_a_trait() -> None:
    scene = seated(Seat("Ryan"), Seat())
    assert not has_trait(scene.t, scene["Ryan"], FLIGHT)
    scene.t.alter(scene["Ryan"], traits={FLIGHT: ""})
    assert has_trait(scene.t, scene["Ryan"], FLIGHT)


# Slaves.


@rule("v5.trait.slave")
def test_a_slave_needs_its_clan_for_directed_actions() -> None:
    scene = seated(Seat(SLAVE, torpor="Ayelech"), Seat())
    assert name_of(why_slave(scene.t, scene[SLAVE])) == "slave-alone"
    scene.place_minion(0, "ready", "Nassir")
    assert why_slave(scene.t, scene[SLAVE]) is None
    assert why_slave(scene.t, scene["Nassir"]) is None


@rule("v5.trait.slave")
def test_a_slave_steps_in_for_a_blocked_member_of_the_clan() -> None:
    scene = seated(Seat(f"Nassir locked; Ryan; {SLAVE}; {WINGED} locked"), Seat("Belinde"))
    scene.acting("Nassir", "bleed")
    assert slaves_for(scene.t, scene["Nassir"]) == [scene[SLAVE].id]
    assert slaves_for(scene.t, scene["Ryan"]) == []
    step_in(scene.t, scene[SLAVE].id)
    assert (scene[SLAVE].locked, scene["Nassir"].locked) == (True, False)


# The Red List.


@rule("v5.trait.red-list")
def test_a_red_list_minion_is_marked_for_a_turn() -> None:
    scene = seated(Seat("Ryan"), Seat(HUNTED), Seat("Belinde"))
    target = scene[HUNTED]
    assert has_trait(scene.t, target, RED_LIST)
    assert markable(scene.t, 0) == [target.id]
    mark_red_list(scene.t, 0, target.id)
    assert (markable(scene.t, 0), marked(scene.t, 0), marked(scene.t, 2)) == ([], [target.id], [])
    scene.t.turn += 1
    assert not is_marked(scene.t, target, 0)


@rule("v5.trait.red-list")
def test_vampires_of_who_marked_it_attack_it_once_a_turn_for_a_blood() -> None:
    scene = seated(Seat("Ryan 1"), Seat(HUNTED), Seat("Belinde"))
    hunter, target = scene["Ryan"], scene[HUNTED]
    assert name_of(why_attack_marked(scene.t, hunter, target)) == "not-marked"
    mark_red_list(scene.t, 0, target.id)
    assert why_attack_marked(scene.t, hunter, target) is None
    assert name_of(why_attack_marked(scene.t, scene["Belinde"], target)) == "not-marked"
    hunter.blood = 0
    assert name_of(why_attack_marked(scene.t, hunter, target)) == "not-enough-blood"
    hunter.blood = 1
    scene.t.uses[acted(hunter.id, ATTACK_MARKED)] = 1
    assert name_of(why_attack_marked(scene.t, hunter, target)) == "same-action"
