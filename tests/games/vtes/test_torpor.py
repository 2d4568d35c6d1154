"""Torpor and diablerie: going there, leaving, being rescued or drunk, and the blood hunt (v5.torpor, v5.diablerie)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Card, IsA, Mode, Noun, PutOn, Teaches, Trait
from coterie.games.vtes.pool import SHORT, named
from coterie.games.vtes.records import Combat, Fighter
from coterie.games.vtes.rules.action import succeed
from coterie.games.vtes.rules.diablerie import diablerie, why_diablerize
from coterie.games.vtes.rules.fetch import award_trophies
from coterie.games.vtes.rules.torpor import (
    blocked_leaving,
    burn_minion,
    go_to_torpor,
    make_ready,
    share_rescue,
)
from coterie.games.vtes.table import ATTACHED, READY, TORPOR, VAMPIRE, Piece
from tests.games.vtes.build import Scene, Seat, book_with, name_of, table, with_traits
from tests.marks import rule

ON_A_VAMPIRE = (Mode((PutOn(IsA(Noun.VAMPIRE)),)),)


def masters(*names: str, trait: Trait = Trait.DISCIPLINE) -> list[Card]:
    """Printed master cards that our five decks do not have, defined for a test."""
    teaches = {name: (Teaches(SHORT[name], 1),) for name in names if name in SHORT}
    return [Card(named(name).id, ON_A_VAMPIRE, teaches.get(name, ()), (trait,)) for name in names]


BOOK = book_with(
    *masters("Potence", "Auspex"),
    *masters("Trophy: Revered", "Trophy: Wealth", trait=Trait.TROPHY),
    with_traits("Alexis Sorokin"),
)


def fighter(piece: Piece) -> Fighter:
    """A minion in combat."""
    return Fighter(piece.id, piece.controller, piece.card, piece.kind == VAMPIRE)


def leaving(blocker: str, *, hand: str = "", library: str = "", ash: str = "") -> Scene:
    """S58: Alexa Draper, in torpor, is blocked as she leaves it."""
    blocking = Seat(blocker, hand=hand, library=library, ash=ash)
    scene = table(Seat(torpor="Alexa Draper 3 + .44 Magnum + Kevlar Vest"), blocking, Seat("Ayelech"), book=BOOK)
    action = scene.acting("Alexa Draper", "leave-torpor")
    action.blocked_by = scene[blocker.split(" + ")[0].rstrip("0123456789 ")].id
    return scene.run(blocked_leaving(scene.t, action.blocked_by))


# Going there and coming back.


@rule("v5.torpor")
def test_a_vampire_goes_to_torpor_with_what_is_on_it() -> None:
    scene = table(Seat("Ryan 0 locked + Kevlar Vest"), Seat())
    scene.run(go_to_torpor(scene.t, scene["Ryan"].id))
    assert scene["Ryan"].zone == TORPOR
    assert scene["Ryan"].locked
    assert scene["Kevlar Vest"].host == scene["Ryan"].id
    assert scene["Ryan"].controller == 0


@rule("v5.card.fame")
def test_fame_burns_three_pool_when_its_vampire_goes_to_torpor() -> None:
    scene = table(Seat("Ryan"), Seat())
    scene.attach(scene["Ryan"], "Fame", by=1)
    scene.run(go_to_torpor(scene.t, scene["Ryan"].id))
    assert scene.pools() == [7, 10]
    assert scene.there("Fame")


@rule("v5.card.fame")
def test_fame_burns_nothing_when_its_vampire_is_burned() -> None:
    scene = table(Seat("Ryan"), Seat())
    scene.attach(scene["Ryan"], "Fame", by=1)
    scene.run(burn_minion(scene.t, scene["Ryan"].id))
    assert scene.pools() == [10, 10]
    assert scene.ash("a") == ["Ryan"]
    assert scene.ash("b") == ["Fame"]


@rule("v5.end.oust")
def test_fame_may_oust() -> None:
    scene = table(Seat("Ryan", pool=3), Seat(), Seat())
    scene.attach(scene["Ryan"], "Fame", by=1)
    scene.run(go_to_torpor(scene.t, scene["Ryan"].id))
    assert scene.ended == "TurnEnds"
    assert scene.pools() == [0, 10, 16]


@rule("v5.torpor")
def test_guardian_angel_leaves_a_vampire_in_torpor() -> None:
    scene = table(Seat("Ryan + Guardian Angel"), Seat())
    scene.run(go_to_torpor(scene.t, scene["Ryan"].id))
    assert scene.ash("a") == ["Guardian Angel"]


@rule("v5.action.leave-torpor")
def test_leaving_torpor_costs_two_blood() -> None:
    scene = table(Seat(torpor="Ryan 3 locked"), Seat())
    scene.acting("Ryan", "leave-torpor")
    scene.run(succeed(scene.t))
    assert (scene["Ryan"].zone, scene["Ryan"].blood, scene["Ryan"].locked) == (READY, 1, True)
    assert not scene["Ryan"].standing.wounded


@rule("v5.action.leave-torpor")
def test_who_cannot_pay_stays() -> None:
    scene = table(Seat(torpor="Ryan 1"), Seat())
    scene.acting("Ryan", "leave-torpor")
    scene.run(succeed(scene.t))
    assert (scene["Ryan"].zone, scene["Ryan"].blood) == (TORPOR, 1)


@rule("v5.action.rescue")
@pytest.mark.parametrize(("paid", "left"), [(0, (3, 0)), (1, (2, 1)), (2, (1, 2))])
def test_the_cost_of_a_rescue_is_shared_as_the_rescuer_says(paid: int, left: tuple[int, int]) -> None:
    scene = table(Seat("Belinde 3", torpor="Ryan 2 locked"), Seat())
    scene.acting("Belinde", "rescue", "Ryan").x = paid
    scene.run(succeed(scene.t))
    assert (scene["Belinde"].blood, scene["Ryan"].blood) == left
    assert (scene["Ryan"].zone, scene["Ryan"].locked) == (READY, True)


@rule("v5.action.rescue")
def test_a_rescue_takes_what_there_is() -> None:
    scene = table(Seat("Belinde 1"), Seat(torpor="Ryan 1"))
    scene.run(share_rescue(scene.t, 0, scene["Belinde"].id, scene["Ryan"].id))
    assert (scene.question, scene.result) == (None, 1)  # there is nothing to choose
    scene.acting("Belinde", "rescue", "Ryan").x = 1
    scene.run(succeed(scene.t))
    assert (scene["Belinde"].blood, scene["Ryan"].blood, scene["Ryan"].zone) == (0, 0, READY)


@rule("v5.action.rescue")
def test_nobody_is_rescued_with_too_little_blood() -> None:
    scene = table(Seat("Belinde 1", torpor="Ryan 0"), Seat())
    scene.acting("Belinde", "rescue", "Ryan")
    scene.run(succeed(scene.t))
    assert (scene["Belinde"].blood, scene["Ryan"].zone) == (1, TORPOR)


@rule("v5.torpor")
def test_only_a_vampire_in_torpor_is_made_ready() -> None:
    scene = table(Seat("Belinde", torpor="Ryan"), Seat())
    scene.run(make_ready(scene.t, scene["Belinde"].id))
    scene.run(make_ready(scene.t, scene["Ryan"].id))
    assert scene.t.players[0].ready == [scene["Belinde"].id, scene["Ryan"].id]
    assert scene.heard("left-torpor") == 1


# S58: blocked while leaving torpor.


@rule("v5.action.leave-torpor")
@rule("v5.diablerie")
def test_s58_the_blocker_drinks_and_takes() -> None:
    scene = leaving("Larissa Moreira 4")
    scene.does("b", "diablerize", "piece:44-magnum")
    assert scene["Larissa Moreira"].blood == 6
    scene.does("b", "pass")
    assert not scene.there("Alexa Draper")
    assert scene[".44 Magnum"].host == scene["Larissa Moreira"].id
    assert (scene[".44 Magnum"].zone, scene[".44 Magnum"].controller) == (ATTACHED, 1)
    assert sorted(scene.ash("a")) == ["Alexa Draper", "Kevlar Vest"]


@rule("v5.diablerie")
def test_s58_who_drank_an_older_one_may_learn_a_discipline() -> None:
    scene = leaving("Larissa Moreira 4", library="Potence; Auspex; Villein")
    scene.does("b", "diablerize", "pass")
    assert scene.keys("b") == ["library:auspex", "library:potence", "pass"]
    scene.does("b", "library:auspex")
    assert scene["Larissa Moreira"].disciplines["aus"] == 1
    assert (scene["Larissa Moreira"].capacity, scene["Larissa Moreira"].blood) == (7, 6)
    assert scene["Auspex"].host == scene["Larissa Moreira"].id
    assert sorted(scene.hand("b")) == ["Potence", "Villein"]


@rule("v5.master.discipline")
def test_a_discipline_comes_from_the_hand_or_the_ash_heap_too() -> None:
    scene = leaving(
        "Larissa Moreira 4", hand="Potence; Villein", ash="Auspex", library="Vessel; Vessel; Vessel; Vessel; Vessel; Vessel; Vessel"
    )
    scene.does("b", "diablerize", "pass")
    assert scene.keys("b") == ["hand:potence", "ash:auspex", "pass"]
    scene.does("b", "hand:potence")
    assert scene["Larissa Moreira"].disciplines["pot"] == 2
    assert "Potence" not in scene.hand("b")
    assert len(scene.hand("b")) == 7


@rule("v5.master.discipline")
def test_a_superior_discipline_cannot_be_raised() -> None:
    scene = leaving("Aunt Linda 1", hand="Potence; Auspex")
    scene.does("b", "diablerize", "pass")
    assert scene.why("b", "hand:potence") == "superior-already"
    assert scene.keys("b") == ["hand:auspex", "pass"]


@rule("v5.wording.search")
def test_a_searched_library_is_shuffled() -> None:
    scene = leaving("Larissa Moreira 4", hand="Vessel; " * 7, library="Potence; Vessel")
    scene.t.players[1].library_top = [named("Auspex").id, named("Vessel").id]
    scene.does("b", "diablerize", "pass", "library:auspex")
    assert scene.t.players[1].library_top == []
    assert sorted(scene.t.players[1].library) == sorted(named(name).id for name in ("Potence", "Vessel", "Vessel"))


@rule("v5.end.withdraw")
def test_a_drained_vampire_spoils_a_withdrawal() -> None:
    scene = table(Seat("Belinde"), Seat("Ayelech", torpor="Ryan 1"))
    scene.t.players[1].withdrawing = 8
    scene.run(diablerie(scene.t, scene["Belinde"].id, scene["Ryan"].id))
    assert scene.t.players[1].withdrawing == -1


@rule("v5.diablerie")
@pytest.mark.parametrize("victim", ["Ryan 1", "Larissa Moreira 1"])
def test_of_a_victim_that_is_not_older_nothing_is_learned(victim: str) -> None:
    scene = table(Seat("Belinde", hand="Potence", torpor=victim), Seat("Ayelech"), book=BOOK)
    scene.acting("Belinde", "diablerize", victim.rstrip(" 1"))
    scene.run(succeed(scene.t))
    assert scene.prompt == "blood-hunt"


@rule("v5.action.leave-torpor")
def test_s58_the_blocker_may_leave_it_at_that() -> None:
    scene = leaving("Larissa Moreira 4").done("b")
    assert (scene["Alexa Draper"].zone, scene["Alexa Draper"].blood) == (TORPOR, 3)
    assert scene.question is None


@rule("v5.action.leave-torpor")
def test_s58_blocked_by_an_ally_it_just_fails() -> None:
    scene = leaving("Underbridge Stray")
    assert scene.question is None
    assert scene["Alexa Draper"].zone == TORPOR


@rule("v5.blood-hunt")
def test_s58_then_the_blood_hunt() -> None:
    scene = leaving("Ryan 1", hand="Protected District")
    scene.does("b", "diablerize", "pass")
    assert scene.prompt == "blood-hunt"
    scene.does("c", "for:ayelech").done()
    assert not scene.there("Ryan")
    assert scene.t.referendum is None


@rule("v5.blood-hunt")
def test_a_blood_hunt_that_fails_spares_the_diablerist() -> None:
    scene = leaving("Ryan 1").does("b", "diablerize", "pass").done()
    assert scene["Ryan"].zone == READY
    assert scene.heard("referendum-failed") == 1


# S80: the action.


@rule("v5.action.diablerize")
def test_s80_diablerie_as_an_action() -> None:
    scene = table(Seat("Belinde 1", torpor="Ryan 4"), Seat("Ayelech"))
    scene.acting("Belinde", "diablerize", "Ryan")
    scene.run(succeed(scene.t)).done()
    assert (scene["Belinde"].blood, scene.ash("a")) == (5, ["Ryan"])


@rule("v5.action.diablerize")
def test_s80_a_victim_that_has_left_torpor_is_safe() -> None:
    scene = table(Seat("Belinde 1"), Seat("Ryan 4"))
    scene.acting("Belinde", "diablerize", "Ryan")
    scene.run(succeed(scene.t))
    assert scene["Ryan"].blood == 4


@rule("v5.diablerie")
def test_s80_only_ready_vampires_commit_diablerie() -> None:
    scene = table(Seat("Belinde; Underbridge Stray", torpor="Ryan"), Seat())
    assert name_of(why_diablerize(scene.t, scene["Belinde"])) == ""
    assert name_of(why_diablerize(scene.t, scene["Ryan"])) == "not-ready"
    assert name_of(why_diablerize(scene.t, scene["Underbridge Stray"])) == "needs-vampire"


@rule("v5.diablerie")
def test_s80_nothing_but_its_own_questions_comes_between_the_steps() -> None:
    scene = table(Seat("Ryan 1", hand="Potence", torpor="Alexa Draper + .44 Magnum"), Seat("Ayelech", table="The Barrens"), book=BOOK)
    scene.run(diablerie(scene.t, scene["Ryan"].id, scene["Alexa Draper"].id))
    assert (scene.asked, scene.prompt) == (["a"], "take-equipment")
    scene.done("a")
    assert (scene.asked, scene.prompt) == (["a"], "fetch-discipline")
    scene.done("a")
    assert scene.prompt == "blood-hunt"


@rule("v5.diablerie")
def test_equipment_that_a_minion_has_already_is_not_taken() -> None:
    scene = table(Seat("Belinde 1 + Kevlar Vest", torpor="Ryan + Kevlar Vest"), Seat("Ayelech"))
    scene.run(diablerie(scene.t, scene["Belinde"].id, scene["Ryan"].id))
    assert scene.prompt == "blood-hunt"


# Red List and trophies.


@rule("v5.trait.red-list")
@rule("v5.master.trophy")
def test_drinking_a_red_list_vampire_brings_trophies_before_the_hunt() -> None:
    scene = table(
        Seat("Alexa Draper 1", hand="Trophy: Revered", torpor="Alexis Sorokin 1"), Seat("Ayelech", table="Trophy: Wealth"), book=BOOK
    )
    scene.run(diablerie(scene.t, scene["Alexa Draper"].id, scene["Alexis Sorokin"].id))
    assert scene.keys("a") == ["hand:trophy-revered", "pass"]
    scene.does("a", "hand:trophy-revered")
    assert (scene.asked, scene.prompt) == (["b"], "move-trophy")
    scene.does("b", "yes")
    assert scene.prompt == "blood-hunt"
    assert {scene["Trophy: Revered"].host, scene["Trophy: Wealth"].host} == {scene["Alexa Draper"].id}
    assert scene["Trophy: Wealth"].controller == 0


@rule("v5.trait.red-list")
def test_idle_trophies_move_only_if_their_controller_wishes() -> None:
    scene = table(Seat("Alexa Draper"), Seat("Ayelech", table="Trophy: Wealth"), book=BOOK)
    scene.run(award_trophies(scene.t, scene["Alexa Draper"].id)).done("b")
    assert scene["Trophy: Wealth"].host == 0


@rule("v5.trait.red-list")
@pytest.mark.parametrize(("hunter", "fighting", "asked"), [("Ryan", True, ["a"]), ("Ryan", False, []), ("Underbridge Stray", True, [])])
def test_who_burns_a_red_list_minion_in_combat_is_given_a_trophy(hunter: str, fighting: bool, asked: list[str]) -> None:
    scene = table(Seat(hunter, hand="Trophy: Revered"), Seat("Alexis Sorokin"), book=BOOK)
    if fighting:
        scene.t.combat = Combat(fighter(scene[hunter]), fighter(scene["Alexis Sorokin"]))
    scene.run(burn_minion(scene.t, scene["Alexis Sorokin"].id))
    assert scene.asked == asked
    assert not scene.there("Alexis Sorokin")
