"""Referendums: their terms and their outcomes, and blood hunts (v5.politics)."""

from __future__ import annotations

from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.matters import BloodHunt, happen
from coterie.games.vtes.rules.politics.terms import why_call
from coterie.games.vtes.rules.politics.titles import take_title
from coterie.games.vtes.rules.stats import has_title
from tests.games.vtes.build import Seat, name_of, table
from tests.games.vtes.calling import ANCILLA, BOON, JUSTICAR, KINE, PARITY, allocated, call, terms, three
from tests.marks import rule

# Terms.


@rule("v5.politics.terms")
@rule("v5.card.kine-resources")
def test_s60_points_go_to_two_methuselahs_at_least() -> None:
    scene = call(three(), "Alexa Draper", KINE)
    assert [scene.marks("a").takes({"seat:b": points}) for points in (1, 2, 3, 4)] == [False] * 4
    assert not scene.marks("a").takes({"seat:a": 1, "seat:b": 2}), "all four are allocated"
    scene.does("a", "seat:b*3 seat:a")
    assert terms(scene) == {"b": 3, "a": 1}


@rule("v5.card.kine-resources")
def test_s60_one_one_and_two() -> None:
    scene = call(three(), "Alexa Draper", KINE).does("a", "seat:a seat:b seat:c*2")
    assert terms(scene) == {"a": 1, "b": 1, "c": 2}


@rule("v5.politics.referendum")
def test_s60_passed_it_burns_what_was_allocated() -> None:
    scene = allocated(three(b=Seat("Belinde", pool=5)))
    scene.does("a", "for:alexa-draper").done()
    assert scene.result is True
    assert (scene.pool("a"), scene.pool("b"), scene.pool("c")) == (10, 2, 9)
    assert scene.ash("a") == [KINE]


@rule("v5.end.oust")
def test_s60_more_points_than_pool_are_legal_and_oust() -> None:
    scene = allocated(three(b=Seat("Belinde", pool=2)))
    scene.does("a", "for:alexa-draper").done()
    assert scene.t.players[1].ousted
    assert scene.pool("a") == 16
    assert scene.pool("c") == 9


@rule("v5.card.kine-resources")
def test_two_players_must_both_get_points() -> None:
    scene = call(table(Seat("Alexa Draper"), Seat("Belinde")), "Alexa Draper", KINE)
    assert not scene.marks("a").takes({"seat:b": 4})
    scene.does("a", "seat:b*3 seat:a")
    assert terms(scene) == {"b": 3, "a": 1}


@rule("v5.card.consanguineous-boon")
def test_s66_any_clan_may_be_named() -> None:
    scene = call(three(), "Alexa Draper", BOON)
    assert scene.keys("a")[:3] == ["clan:Ventrue", "clan:Nosferatu", "clan:Tremere"]
    assert "clan:Samedi" in scene.keys("a")
    scene.does("a", "clan:Samedi", "for:alexa-draper").done()
    assert scene.result is True
    assert scene.pools() == [10, 10, 10]


@rule("v5.card.consanguineous-boon")
def test_s66_each_gains_for_vampires_of_the_clan_in_torpor_too() -> None:
    scene = three(Seat("Alexa Draper"), Seat("Belinde; Ryan", torpor="Wauneka"))
    call(scene, "Alexa Draper", BOON).does("a", "clan:Nosferatu", "for:alexa-draper").done()
    assert scene.pools() == [10, 13, 10]


@rule("v5.politics.terms")
def test_s67_only_a_richer_methuselah_can_be_chosen() -> None:
    scene = three(Seat("Alexa Draper", pool=8), Seat("Belinde", pool=8), Seat("Ayelech", pool=9))
    call(scene, "Alexa Draper", PARITY)
    assert scene.t.running_referendum().chosen == 2
    scene.does("a", "seat:a*2 seat:b")
    assert terms(scene) == {"a": 2, "b": 1}
    scene.does("a", "for:alexa-draper").done()
    assert scene.pools() == [10, 9, 6]


@rule("v5.politics.terms")
def test_s67_with_nobody_richer_it_cannot_be_called() -> None:
    scene = three(Seat("Alexa Draper", pool=10))
    form = scene.t.book.forms[named(PARITY).id][0]
    assert name_of(why_call(scene.t, 0, form, scene["Alexa Draper"])) == "nobody-richer"
    scene.t.players[1].pool = 11
    assert why_call(scene.t, 0, form, scene["Alexa Draper"]) is None


@rule("v5.politics.terms")
def test_terms_that_have_become_impossible_end_the_referendum() -> None:
    scene = three(Seat("Alexa Draper", pool=30))
    assert call(scene, "Alexa Draper", PARITY).result is False
    assert scene.heard("no-terms") == 1
    assert scene.ash("a") == [PARITY]


@rule("v5.politics.referendum")
def test_s67_later_changes_of_pool_do_not_void_it() -> None:
    scene = three(Seat("Alexa Draper", pool=4), Seat("Belinde", pool=9), Seat("Ayelech", pool=3))
    call(scene, "Alexa Draper", PARITY).does("a", "seat:a*3")
    scene.t.players[1].pool = 4
    scene.does("a", "for:alexa-draper").done()
    assert scene.pools() == [7, 1, 3]


@rule("v5.politics.referendum")
def test_s67_of_less_than_three_the_caller_says_who_gets_less() -> None:
    scene = three(Seat("Alexa Draper", pool=4), Seat("Belinde", pool=9), Seat("Ayelech", pool=3))
    call(scene, "Alexa Draper", PARITY).does("a", "seat:a*2 seat:c")
    scene.t.players[1].pool = 2
    scene.does("a", "for:alexa-draper").done()
    assert scene.prompt == "share-less"
    assert scene.keys("a") == ["seat:a", "seat:c"]
    scene.does("a", "seat:c")
    assert scene.pool("a") == 4 + 2 + 6
    assert scene.pool("c") == 3
    assert scene.t.players[1].ousted


# Outcomes.


@rule("v5.politics.referendum")
def test_a_tie_fails() -> None:
    scene = allocated(three())
    scene.does("a", "for:alexa-draper").does("b", "against:belinde").done()
    assert scene.result is False
    assert scene.heard("referendum-failed") == 1


@rule("v5.end.simultaneous")
@rule("v5.card.ancilla-empowerment")
def test_s10_all_burn_at_once() -> None:
    scene = table(Seat("Alexa Draper; Madison", pool=2), Seat("Belinde", pool=1), Seat("Ayelech", pool=10))
    call(scene, "Alexa Draper", ANCILLA).does("a", "for:alexa-draper").done()
    assert scene.ended == "Over"
    assert [player.points for player in scene.t.players] == [1, 0, 2]
    assert scene.pool("c") == 15


@rule("v5.card.toreador-justicar")
@rule("v5.sect")
@rule("v5.glossary.title-card")
def test_s65_a_prince_becomes_justicar() -> None:
    scene = call(table(Seat("Alexa Draper"), Seat("Flávio Gonçalves; Tamoszius"), Seat()), "Alexa Draper", JUSTICAR)
    assert scene.keys("a") == ["piece:flavio-goncalves", "piece:tamoszius"]
    scene.does("a", "piece:flavio-goncalves")
    assert {"for:tamoszius", "for:flavio-goncalves"} <= set(scene.keys("b"))
    scene.does("b", "for:flavio-goncalves", "for:tamoszius")
    assert scene.t.running_referendum().tally() == (4, 0)
    scene.done()
    justicar = scene["Flávio Gonçalves"]
    assert (justicar.title, justicar.city) == ("justicar", "")
    assert scene["Toreador Justicar"].host == justicar.id
    assert scene.ash("a") == []
    scene.t.action = scene.t.referendum = None
    call(scene, "Alexa Draper", ANCILLA).does("b", "against:flavio-goncalves")
    assert scene.t.running_referendum().tally() == (0, 3)


@rule("v5.contest.title")
def test_a_second_justicar_of_the_clan_is_contested() -> None:
    scene = table(Seat("Alexa Draper; Massimo Falconi"), Seat("Tamoszius"), Seat())
    scene.run(take_title(scene.t, scene["Massimo Falconi"].id, "justicar"))
    call(scene, "Alexa Draper", JUSTICAR).does("a", "piece:tamoszius", "for:alexa-draper").done()
    assert scene.result is True
    assert not has_title(scene.t, scene["Tamoszius"])
    assert not has_title(scene.t, scene["Massimo Falconi"])
    assert scene["Toreador Justicar"].host == scene["Tamoszius"].id


@rule("v5.sect.camarilla")
def test_s65_without_a_camarilla_toreador_it_cannot_be_called() -> None:
    scene = table(Seat("Alexa Draper"), Seat("Tamoszius"))
    form = scene.t.book.forms[named(JUSTICAR).id][0]
    assert why_call(scene.t, 0, form, scene["Alexa Draper"]) is None
    scene.t.alter(scene["Tamoszius"], sect="Sabbat")
    assert name_of(why_call(scene.t, 0, form, scene["Alexa Draper"])) == "nobody-to-choose"


@rule("v5.card.toreador-justicar")
def test_a_failed_title_card_goes_to_the_ash_heap() -> None:
    scene = call(table(Seat("Alexa Draper"), Seat("Tamoszius")), "Alexa Draper", JUSTICAR).does("a", "piece:tamoszius").done()
    assert scene.result is False
    assert scene.ash("a") == [JUSTICAR]
    assert scene["Tamoszius"].title == ""


@rule("v5.action.political")
def test_allies_call_no_referendums() -> None:
    scene = table(Seat("Underbridge Stray"), Seat())
    form = scene.t.book.forms[named(ANCILLA).id][0]
    assert name_of(why_call(scene.t, 0, form, scene["Underbridge Stray"])) == "needs-vampire"


# Blood hunts.


@rule("v5.blood-hunt")
def test_a_blood_hunt_that_passes_burns_the_diablerist() -> None:
    scene = table(Seat("Ryan", hand="Bewitching Oration"), Seat("Lenny Burkhead", hand=f"Protected District; {KINE}"), Seat())
    scene.acting("Ryan", "diablerize")
    scene.run(happen(scene.t, BloodHunt(scene["Ryan"].id)))
    assert scene.why("b", "play:protected-district:lenny-burkhead") == "not-in-blood-hunt"
    scene.does("b", "burn-card:kine-resources-contested", "for:lenny-burkhead").done()
    assert not scene.there("Ryan")
    assert scene.ash("a") == ["Ryan"]
    assert scene.t.referendum is None


@rule("v5.blood-hunt")
def test_nobody_wakes_for_a_blood_hunt() -> None:
    scene = table(Seat("Ryan"), Seat("Lenny Burkhead locked", hand="On the Qui Vive"), Seat())
    scene.acting("Ryan", "diablerize")
    scene.run(happen(scene.t, BloodHunt(scene["Ryan"].id)))
    assert scene.keys("b") == ["for:lenny-burkhead", "against:lenny-burkhead", "pass"]


@rule("v5.blood-hunt")
def test_cards_in_play_work_in_a_blood_hunt() -> None:
    scene = table(Seat("Ryan; Alexa Draper", hand="Govern the Unaligned", table="Ventrue Headquarters"), Seat("Belinde"), Seat())
    scene.acting("Ryan", "diablerize")
    scene.run(happen(scene.t, BloodHunt(scene["Ryan"].id)))
    scene.does("a", "use:ventrue-headquarters/0", "against:ventrue-headquarters", "use:alexa-draper/0", "card:govern-the-unaligned")
    scene.does("b", "for:belinde").done()
    assert scene.there("Ryan")


@rule("v5.politics.votes-card")
def test_in_a_blood_hunt_everybody_may_burn_a_card() -> None:
    scene = table(Seat("Ryan", hand=KINE), Seat(hand=KINE), Seat())
    scene.run(happen(scene.t, BloodHunt(scene["Ryan"].id)))
    assert set(scene.asked) == {"a", "b"}
    scene.does("b", "burn-card:kine-resources-contested", "for:card")
    scene.does("a", "burn-card:kine-resources-contested", "against:card").done()
    assert scene.there("Ryan")
