"""Whole actions that end in a referendum, in torpor or in diablerie: who may block, at what stealth, what is paid and when."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.minion import minion_phase
from coterie.games.vtes.rules.stats import stealth
from coterie.games.vtes.table import READY, TORPOR
from tests.games.vtes.build import Scene, Seat, book_with, table, with_traits
from tests.marks import rule

KINE, JUSTICAR, PARITY = "Kine Resources Contested", "Toreador Justicar", "Parity Shift"


def acts(scene: Scene, key: str) -> Scene:
    """Whose turn it is announces an action in the minion phase."""
    return scene.run(minion_phase(scene.t)).does("a", key)


def until(scene: Scene, *prompts: str) -> Scene:
    """Everybody passes, or takes the first that is offered, until something is asked."""
    while scene.question is not None and scene.prompt not in prompts:
        seat = scene.asked[0]
        keys = scene.keys(seat)
        scene.does(seat, "pass" if "pass" in keys else scene.first_answer(seat))
    return scene


@rule("v5.politics.terms")
@rule("v5.action.political")
def test_s59_terms_are_chosen_after_success() -> None:
    scene = acts(table(Seat("Alexa Draper", hand=KINE), Seat("Belinde"), Seat("Ayelech")), "play:kine-resources-contested:alexa-draper")
    assert stealth(scene.t) == 1
    assert not scene.t.running_action().directed
    assert scene.heard("terms-points") == 0
    until(scene, "allocate")
    assert scene.asked == ["a"]
    assert scene.heard("success") == 1


@rule("v5.politics.terms")
def test_s59_a_blocked_action_never_has_terms() -> None:
    scene = table(Seat("Alexa Draper", hand=KINE), Seat("Belinde + Sport Bike"), Seat("Ayelech"))
    acts(scene, "play:kine-resources-contested:alexa-draper").does("b", "block:belinde")
    until(scene)
    assert scene.heard("blocked") == 1
    assert (scene.heard("terms-points"), scene.heard("referendum")) == (0, 0)
    assert scene.ash("a") == [KINE]


@rule("v5.action.political")
def test_one_political_action_a_turn() -> None:
    scene = table(Seat("Alexa Draper; Madison", hand=f"{KINE}; Ancilla Empowerment"), Seat())
    acts(scene, "play:kine-resources-contested:alexa-draper")
    until(scene, "act")
    scene["Alexa Draper"].locked = False
    assert scene.why("a", "play:ancilla-empowerment:alexa-draper") == "one-political"


@rule("v5.politics.terms")
@pytest.mark.parametrize(("card", "why"), [(JUSTICAR, "nobody-to-choose"), (PARITY, "nobody-richer")])
def test_s65_s67_without_legal_terms_the_card_cannot_be_played(card: str, why: str) -> None:
    scene = table(Seat("Alexa Draper", hand=card), Seat("Belinde"))
    scene.run(minion_phase(scene.t))
    slug = scene.card(card).slug
    assert scene.why("a", f"play:{slug}:alexa-draper") == why


@rule("v5.card.voter-captivation")
def test_s38_the_referendum_still_stands_after_resolution() -> None:
    scene = table(Seat("Alexa Draper 4", hand="Ancilla Empowerment; Voter Captivation", pool=3), Seat("Belinde", hand="Villein"))
    acts(scene, "play:ancilla-empowerment:alexa-draper")
    until(scene, "polling")
    scene.does("a", "for:alexa-draper", "for:card").done("a", "b")
    assert scene.pool("a") == 2
    scene.does("a", "play:voter-captivation/PRE:alexa-draper", "number:2")
    assert (scene.pool("a"), scene["Alexa Draper"].blood) == (4, 5)


@rule("v5.card.voter-captivation")
def test_s38_who_is_ousted_by_the_referendum_plays_nothing_after_it() -> None:
    scene = table(Seat("Alexa Draper 4", hand="Ancilla Empowerment; Voter Captivation", pool=1), Seat("Belinde"), Seat("Ayelech"))
    acts(scene, "play:ancilla-empowerment:alexa-draper")
    until(scene, "polling")
    scene.does("a", "for:alexa-draper").done()
    assert scene.ended == "TurnEnds"
    assert scene.t.players[0].ousted


# Torpor.


@rule("v5.action.leave-torpor")
def test_s58_leaving_torpor_is_undirected_and_stealthy() -> None:
    scene = acts(table(Seat(torpor="Ryan 3"), Seat("Belinde"), Seat("Ayelech")), "leave-torpor:ryan")
    assert stealth(scene.t) == 1
    assert not scene.t.running_action().directed
    until(scene, "act")
    assert (scene["Ryan"].zone, scene["Ryan"].blood, scene["Ryan"].locked) == (READY, 1, True)


@rule("v5.action.leave-torpor")
@rule("v5.blood-hunt")
def test_s58_blocked_by_a_vampire() -> None:
    scene = table(Seat(torpor="Alexa Draper 3"), Seat("Belinde 4 + Sport Bike", hand="Protected District"), Seat("Ayelech"))
    acts(scene, "leave-torpor:alexa-draper").does("b", "block:belinde")
    until(scene, "diablerize-blocked")
    assert scene["Alexa Draper"].blood == 3
    assert scene.heard("combat") == 0
    scene.does("b", "diablerize")
    until(scene, "blood-hunt")
    assert scene["Belinde"].blood == 6
    scene.does("c", "for:ayelech").done("b", "c")
    assert not scene.there("Belinde")
    assert not scene.there("Alexa Draper")
    assert scene.t.referendum is None


@rule("v5.action.leave-torpor")
def test_s58_blocked_by_an_ally_it_just_fails() -> None:
    scene = table(Seat(torpor="Alexa Draper 3"), Seat("Underbridge Stray + Sport Bike"), Seat("Ayelech"))
    acts(scene, "leave-torpor:alexa-draper").does("b", "block:underbridge-stray")
    until(scene, "act")
    assert (scene["Alexa Draper"].zone, scene["Alexa Draper"].blood) == (TORPOR, 3)
    assert scene.heard("combat") == 0


@rule("v5.action.rescue")
@pytest.mark.parametrize(("owner", "directed", "hidden"), [("a", False, 1), ("c", True, 0)])
def test_a_rescue_is_directed_if_the_vampire_is_anothers(owner: str, directed: bool, hidden: int) -> None:
    torpid = {seat: "Ryan 2" if seat == owner else "" for seat in "abc"}
    scene = table(Seat("Alexa Draper", torpor=torpid["a"]), Seat("Belinde"), Seat("Ayelech", torpor=torpid["c"]))
    acts(scene, "rescue:alexa-draper")
    scene.does("a", "piece:ryan", "number:2")
    assert (scene.t.running_action().directed, stealth(scene.t)) == (directed, hidden)


@rule("v5.action.diablerize")
@pytest.mark.parametrize(("owner", "directed", "hidden", "blockers"), [("a", False, 1, [1, 2]), ("c", True, 0, [2])])
def test_s80_diablerie_is_directed_if_the_vampire_is_anothers(owner: str, directed: bool, hidden: int, blockers: list[int]) -> None:
    torpid = {seat: "Ryan 2" if seat == owner else "" for seat in "abc"}
    scene = table(Seat("Alexa Draper 2", torpor=torpid["a"]), Seat("Belinde"), Seat("Ayelech", torpor=torpid["c"]))
    acts(scene, "diablerize:alexa-draper")
    scene.does("a", "piece:ryan")
    action = scene.t.running_action()
    assert (action.directed, stealth(scene.t), action.blockers) == (directed, hidden, blockers)
    until(scene, "blood-hunt")
    assert not scene.there("Ryan")
    assert scene["Alexa Draper"].blood == 4


@rule("v5.action.diablerize")
def test_s80_only_ready_vampires_diablerize() -> None:
    scene = table(Seat("Underbridge Stray; Alexa Draper", torpor="Ryan 2; Wauneka 3"), Seat())
    scene.run(minion_phase(scene.t))
    assert [key for key in scene.keys("a") if key.startswith("diablerize")] == ["diablerize:alexa-draper"]


@rule("v5.trait.blood-cursed")
def test_a_blood_cursed_vampire_does_not_even_try() -> None:
    scene = table(Seat("Abd al-Rashid", torpor="Ryan 2"), Seat(), book=book_with(with_traits("Abd al-Rashid")))
    scene.run(minion_phase(scene.t))
    assert scene.why("a", "diablerize:abd-al-rashid") == "blood-cursed"
    assert scene.why("a", "rescue:abd-al-rashid") == ""
