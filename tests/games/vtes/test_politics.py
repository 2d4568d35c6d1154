"""Referendums: terms, sources of votes, polling in any order, outcomes (v5.politics)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Always, Card, Get, Stat
from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.politics import blood_hunt, referendum, why_call
from coterie.games.vtes.rules.politics.titles import take_title
from coterie.games.vtes.rules.politics.votes import source_of
from coterie.games.vtes.rules.stats import has_title
from tests.games.vtes.build import Seat, Sitting, book_with, name_of, table
from tests.marks import rule

KINE, ANCILLA, PARITY, BOON, JUSTICAR = (
    "Kine Resources Contested", "Ancilla Empowerment", "Parity Shift", "Consanguineous Boon", "Toreador Justicar",
)  # fmt: skip


def call(scene: Sitting, vampire: str, card: str) -> Sitting:
    """A vampire's political action has succeeded."""
    action = scene.acting(vampire, "political", card=card)
    return scene.run(referendum(scene.t, action.seat, action.actor, action.card, 0))


def terms(scene: Sitting) -> dict[str, int]:
    """The points of the terms by seat."""
    return {scene.t.seats[seat]: points for seat, points in scene.t.running_referendum().points.items()}


def allocated(scene: Sitting) -> Sitting:
    """Kine Resources Contested called by a, with 3 points to b and 1 to c."""
    return call(scene, "Alexa Draper", KINE).does("a", "seat:b", "number:3", "seat:c")


def three(a: Seat | None = None, b: Seat | None = None, c: Seat | None = None, edge: str = "") -> Sitting:
    """Three Methuselahs; a has Alexa Draper, a prince."""
    return table(a or Seat("Alexa Draper"), b or Seat("Belinde"), c or Seat("Ayelech"), edge=edge)


# Terms.


@rule("v5.politics.terms")
@rule("v5.card.kine-resources")
def test_s60_points_go_to_two_methuselahs_at_least() -> None:
    scene = call(three(), "Alexa Draper", KINE)
    scene.does("a", "seat:b")
    assert scene.keys("a") == ["number:1", "number:2", "number:3"]
    scene.does("a", "number:3", "seat:a")
    assert terms(scene) == {"b": 3, "a": 1}


@rule("v5.card.kine-resources")
def test_s60_one_one_and_two() -> None:
    scene = call(three(), "Alexa Draper", KINE).does("a", "seat:a", "number:1", "seat:b", "number:1")
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
    scene.does("a", "seat:b", "number:3")
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
    scene.does("a", "seat:a", "number:2")
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
    call(scene, "Alexa Draper", PARITY).does("a", "seat:a", "number:3")
    scene.t.players[1].pool = 4
    scene.does("a", "for:alexa-draper").done()
    assert scene.pools() == [7, 1, 3]


@rule("v5.politics.referendum")
def test_s67_of_less_than_three_the_caller_says_who_gets_less() -> None:
    scene = three(Seat("Alexa Draper", pool=4), Seat("Belinde", pool=9), Seat("Ayelech", pool=3))
    call(scene, "Alexa Draper", PARITY).does("a", "seat:a", "number:2")
    scene.t.players[1].pool = 2
    scene.does("a", "for:alexa-draper").done()
    assert scene.prompt == "share-less"
    assert scene.keys("a") == ["seat:a", "seat:c"]
    scene.does("a", "seat:c")
    assert scene.pool("a") == 4 + 2 + 6
    assert scene.pool("c") == 3
    assert scene.t.players[1].ousted


# Votes.


@rule("v5.politics.votes")
@rule("v5.politics.votes-title")
@rule("v5.faq.politics")
def test_s61_counting() -> None:
    a = Seat("Sybren van Oosten locked", hand=f"{KINE}; Bewitching Oration", pool=10)
    b = Seat("Lenny Burkhead", hand=f"{ANCILLA}; {KINE}", torpor="Larissa Moreira")
    scene = table(a, b, Seat(), edge="b")
    call(scene, "Sybren van Oosten", KINE).does("a", "seat:b", "number:3", "seat:c")
    assert scene.why("a", "burn-card:kine-resources-contested") == "one-card-vote"
    scene.does("a", "for:card", "for:sybren-van-oosten")
    assert not any("larissa" in key for key in scene.keys("b"))
    scene.does("b", "burn-card:ancilla-empowerment", "burn-edge", "against:card", "against:edge", "against:lenny-burkhead")
    assert scene.why("b", "burn-card:kine-resources-contested") == "one-card-vote"
    assert scene.t.running_referendum().tally() == (3, 3)
    scene.done()
    assert scene.result is False
    assert scene.pool("b") == 10
    assert scene.t.edge == -1
    assert ANCILLA in scene.ash("b")
    assert scene.ash("a") == [KINE]


@rule("v5.politics.votes-title")
@pytest.mark.parametrize(
    ("vampire", "votes"),
    [("Lenny Burkhead", 1), ("Belinde", 2), ("Elisha Tucker", 2), ("Sheldon, Lord of the Clog", 3), ("Caitlin", 1),
     ("Missy Shillingford", 2), ("Klaus Konrecht", 3), ("Tsunda", 2)],
)  # fmt: skip
def test_votes_of_titles(vampire: str, votes: int) -> None:
    scene = allocated(table(Seat("Alexa Draper"), Seat(vampire), Seat()))
    scene.does("b", next(key for key in scene.keys("b") if key.startswith("against:")))
    assert scene.t.running_referendum().tally() == (0, votes)


@rule("v5.politics.votes-title")
def test_votes_of_a_text_without_a_title() -> None:
    book = book_with(Card(named("Sully").id, abilities=(Always(Get(Stat.VOTES, 2)),)))
    scene = call(table(Seat("Alexa Draper"), Seat("Sully locked", torpor="Ryan"), Seat(), book=book), "Alexa Draper", ANCILLA)
    assert not has_title(scene.t, scene["Sully"])
    scene.does("b", "against:sully")
    assert scene.t.running_referendum().tally() == (0, 2)


@rule("v5.politics.votes-card")
def test_a_burned_card_is_replaced_and_its_vote_may_wait() -> None:
    scene = allocated(three(b=Seat("Ryan", hand=f"{ANCILLA}; {ANCILLA}; Vessel; Vessel; Vessel; Vessel; Vessel")))
    scene.does("b", "burn-card:ancilla-empowerment")
    assert scene.ash("b") == [ANCILLA]
    assert len(scene.hand("b")) == 7
    assert scene.t.running_referendum().tally() == (0, 0)
    assert scene.keys("b") == ["for:card", "against:card", "pass"]


@rule("v5.politics.votes-edge")
def test_who_has_nothing_but_the_edge_is_asked() -> None:
    scene = allocated(table(Seat("Alexa Draper"), Seat(), Seat(), edge="b"))
    assert set(scene.asked) == {"a", "b"}


@rule("v5.politics.votes-edge")
def test_the_edge_is_burned_for_a_vote_that_may_be_kept() -> None:
    scene = allocated(three(edge="b"))
    assert "burn-edge" not in scene.keys("a")
    scene.does("b", "burn-edge")
    assert (scene.t.edge, scene.t.running_referendum().tally()) == (-1, (0, 0))
    assert "burn-edge" not in scene.keys("b")
    scene.does("b", "for:edge")
    assert scene.t.running_referendum().tally() == (1, 0)


@rule("v5.politics.votes")
def test_s62_a_source_votes_all_one_way_and_only_once() -> None:
    scene = allocated(three(Seat("Alexa Draper; Catalina Vega")))
    scene.does("a", "against:alexa-draper")
    assert not any("alexa" in key for key in scene.keys("a"))
    scene.does("a", "for:catalina-vega", "against:card")
    assert scene.t.running_referendum().tally() == (2, 3)


@rule("v5.faq.politics")
def test_s62_votes_gained_later_go_where_the_vampire_has_voted() -> None:
    scene = allocated(three(Seat("Alexa Draper", hand="Bewitching Oration")))
    scene.does("a", "against:alexa-draper", "play:bewitching-oration/PRE:alexa-draper")
    assert scene.t.running_referendum().tally() == (0, 6)
    scene.done()
    assert scene.result is False


@rule("v5.card.bewitching-oration")
def test_votes_gained_are_not_cast_before_the_vampire_votes() -> None:
    scene = allocated(three(Seat("Alexa Draper", hand="Bewitching Oration")))
    scene.does("a", "play:bewitching-oration/pre:alexa-draper")
    assert scene.t.running_referendum().tally() == (0, 0)
    scene.does("a", "for:alexa-draper")
    assert scene.t.running_referendum().tally() == (4, 0)
    assert source_of(scene["Alexa Draper"].id) not in scene.t.running_referendum().votes


@rule("v5.politics.votes-other")
def test_an_untitled_vampire_votes_with_what_it_gains() -> None:
    scene = three(Seat("Madison", hand="Bewitching Oration; Perfect Paragon"))
    call(scene, "Madison", KINE).does("a", "seat:b", "number:3", "seat:c")
    assert scene.keys("a")[:2] == ["play:bewitching-oration/pre:madison", "play:bewitching-oration/PRE:madison"]
    assert not any(key.startswith("for:madison") for key in scene.keys("a"))
    scene.does("a", "play:bewitching-oration/PRE:madison", "play:perfect-paragon/pre:madison", "for:madison")
    assert scene.t.running_referendum().tally() == (7, 0)


@rule("v5.politics.referendum")
def test_who_was_done_may_speak_again_when_something_happened() -> None:
    scene = allocated(three())
    scene.done("b", "c").does("a", "for:alexa-draper")
    assert set(scene.asked) == {"a", "b", "c"}
    scene.does("b", "against:belinde").done()
    assert scene.result is False


@rule("v5.politics.referendum")
def test_polling_ends_when_all_are_done_in_any_order() -> None:
    scene = allocated(three())
    assert set(scene.asked) == {"a", "b", "c"}
    scene.done("c", "a", "b")
    assert scene.result is False
    assert scene.asked == []


@rule("v5.politics.referendum")
def test_who_can_do_nothing_that_all_can_see_is_not_asked() -> None:
    scene = allocated(table(Seat("Alexa Draper"), Seat("Ryan"), Seat("Ayelech", hand="Villein")))
    assert set(scene.asked) == {"a", "c"}


@rule("v5.politics.votes-other")
@rule("v5.card.ventrue-headquarters")
def test_s64_headquarters_votes_are_the_methuselahs() -> None:
    a = Seat("Catalina Vega", hand="Scalpel Tongue")
    b = Seat("Belinde", table="Ventrue Headquarters")
    scene = call(table(a, b, Seat()), "Catalina Vega", ANCILLA)
    scene.does("b", "use:ventrue-headquarters/0", "against:ventrue-headquarters", "against:belinde")
    assert scene.t.running_referendum().tally() == (0, 5)
    scene.does("a", "play:scalpel-tongue/cel+pre:catalina-vega")
    assert scene.keys("a") == ["piece:belinde"]
    scene.does("a", "piece:belinde")
    assert scene.t.running_referendum().tally() == (0, 3)
    assert scene["Belinde"].locked
    assert scene["Ventrue Headquarters"].locked
    assert scene.keys("b") == ["pass"]


@rule("v5.card.scalpel-tongue")
def test_only_a_vampire_that_has_voted_can_be_made_to_abstain() -> None:
    scene = call(three(Seat("Catalina Vega", hand="Scalpel Tongue")), "Catalina Vega", ANCILLA)
    assert scene.why("a", "play:scalpel-tongue/CEL+PRE:catalina-vega") == "nobody-voted"
    scene.does("b", "against:belinde").does("a", "play:scalpel-tongue/CEL+PRE:catalina-vega", "piece:belinde")
    assert scene["Belinde"].blood == 5
    assert scene.t.running_referendum().tally() == (0, 0)


@rule("v5.card.bewitching-oration")
def test_protected_district_makes_the_primogen_vote_against_at_once() -> None:
    scene = call(three(b=Seat("Lenny Burkhead", hand="Protected District")), "Alexa Draper", ANCILLA)
    scene.does("b", "play:protected-district:lenny-burkhead")
    assert scene.t.running_referendum().tally() == (0, 4)


@rule("v5.politics.votes")
def test_protected_district_is_not_for_who_votes_for() -> None:
    scene = call(three(b=Seat("Lenny Burkhead", hand="Protected District")), "Alexa Draper", ANCILLA)
    scene.does("b", "for:lenny-burkhead")
    assert scene.why("b", "play:protected-district:lenny-burkhead") == "votes-for"


@rule("v5.glossary.wake")
def test_a_locked_primogen_wakes_in_the_polling_and_reacts() -> None:
    b = Seat("Lenny Burkhead locked", hand="Protected District; On the Qui Vive")
    scene = call(three(b=b), "Alexa Draper", ANCILLA)
    assert scene.why("b", "play:protected-district:lenny-burkhead") == "locked"
    scene.does("b", "play:on-the-qui-vive:lenny-burkhead", "play:protected-district:lenny-burkhead")
    assert scene.t.running_referendum().tally() == (0, 4)


@rule("v5.politics.votes-other")
def test_elysium_gives_a_vote_to_each_titled_camarilla_vampire() -> None:
    scene = call(three(b=Seat("Belinde; Lenny Burkhead; Ryan", table="Elysium: The Palace of Versailles")), "Alexa Draper", ANCILLA)
    scene.does("b", "use:elysium-the-palace-of-versailles/0", "against:belinde", "against:lenny-burkhead")
    assert scene.t.running_referendum().tally() == (0, 5)
    assert not any("ryan" in key for key in scene.keys("b"))


@rule("v5.wording.during")
def test_alexa_discards_once_in_a_referendum_locked_or_not() -> None:
    scene = call(three(Seat("Alexa Draper locked", hand="Deflection; Deflection; Govern the Unaligned")), "Alexa Draper", ANCILLA)
    scene.does("a", "use:alexa-draper/0", "card:deflection")
    assert scene.why("a", "use:alexa-draper/0") == "used-already"
    scene.does("a", "for:alexa-draper")
    assert scene.t.running_referendum().tally() == (3, 0)


@rule("v5.terms.golden")
def test_silverson_makes_votes_against_cost_blood() -> None:
    b = Seat("Belinde 1; Lenny Burkhead 0", table="Ventrue Headquarters", hand="Protected District")
    scene = call(table(Seat("Alexander Silverson"), b, Seat()), "Alexander Silverson", ANCILLA)
    assert scene.why("b", "against:lenny-burkhead") == "not-enough-blood"
    assert scene.why("b", "play:protected-district:lenny-burkhead") == "not-enough-blood"
    assert scene.why("b", "for:lenny-burkhead") == ""
    scene.does("b", "against:belinde", "use:ventrue-headquarters/0", "against:ventrue-headquarters")
    assert scene["Belinde"].blood == 0
    assert scene.t.running_referendum().tally() == (0, 5)


@rule("v5.terms.golden")
def test_who_has_paid_silverson_may_gain_more_votes_against() -> None:
    b = Seat("Lenny Burkhead 1", hand="Protected District")
    scene = call(table(Seat("Alexander Silverson"), b, Seat()), "Alexander Silverson", ANCILLA)
    scene.does("b", "against:lenny-burkhead", "play:protected-district:lenny-burkhead")
    assert (scene["Lenny Burkhead"].blood, scene.t.running_referendum().tally()) == (0, (0, 4))


@rule("v5.blood-hunt")
def test_silverson_calls_no_blood_hunt_and_takes_no_toll_in_it() -> None:
    scene = table(Seat("Alexander Silverson"), Seat("Belinde 0"))
    scene.run(blood_hunt(scene.t, scene["Alexander Silverson"].id)).does("b", "against:belinde")
    assert scene.t.running_referendum().tally() == (0, 2)


@rule("v5.terms.golden")
def test_silverson_takes_his_toll_once_from_a_vampire() -> None:
    b = Seat("Lenny Burkhead 2", hand="Protected District")
    scene = call(table(Seat("Alexander Silverson"), b, Seat()), "Alexander Silverson", ANCILLA)
    scene.does("b", "against:lenny-burkhead", "play:protected-district:lenny-burkhead")
    assert scene["Lenny Burkhead"].blood == 1
    assert scene.t.running_referendum().tally() == (0, 4)


# Prisci.


@rule("v5.sect.prisci")
def test_the_prisci_vote_as_a_block_of_three() -> None:
    scene = call(table(Seat("Alexa Draper"), Seat("Korah; Stavros"), Seat("Kij Dansky")), "Alexa Draper", ANCILLA)
    scene.does("b", "against:korah")
    assert scene.t.running_referendum().tally() == (0, 3)
    scene.does("c", "for:kij-dansky")
    assert scene.t.running_referendum().tally() == (0, 0)
    scene.does("b", "for:stavros")
    assert scene.t.running_referendum().tally() == (3, 0)


@rule("v5.sect.prisci")
def test_ballots_are_cancelled_with_who_cast_them() -> None:
    scene = call(table(Seat("Catalina Vega", hand="Scalpel Tongue"), Seat("Korah"), Seat()), "Catalina Vega", ANCILLA)
    scene.does("b", "against:korah").does("a", "play:scalpel-tongue/cel+pre:catalina-vega", "piece:korah")
    assert scene.t.running_referendum().tally() == (0, 0)
    assert scene.t.running_referendum().ballots == {}


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
    take_title(scene.t, scene["Massimo Falconi"], "justicar")
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
    scene["Tamoszius"].sect = "Sabbat"
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
    scene.run(blood_hunt(scene.t, scene["Ryan"].id))
    assert scene.why("b", "play:protected-district:lenny-burkhead") == "not-in-blood-hunt"
    scene.does("b", "burn-card:kine-resources-contested", "for:lenny-burkhead").done()
    assert not scene.there("Ryan")
    assert scene.ash("a") == ["Ryan"]
    assert scene.t.referendum is None


@rule("v5.blood-hunt")
def test_nobody_wakes_for_a_blood_hunt() -> None:
    scene = table(Seat("Ryan"), Seat("Lenny Burkhead locked", hand="On the Qui Vive"), Seat())
    scene.acting("Ryan", "diablerize")
    scene.run(blood_hunt(scene.t, scene["Ryan"].id))
    assert scene.keys("b") == ["for:lenny-burkhead", "against:lenny-burkhead", "pass"]


@rule("v5.blood-hunt")
def test_cards_in_play_work_in_a_blood_hunt() -> None:
    scene = table(Seat("Ryan; Alexa Draper", hand="Govern the Unaligned", table="Ventrue Headquarters"), Seat("Belinde"), Seat())
    scene.acting("Ryan", "diablerize")
    scene.run(blood_hunt(scene.t, scene["Ryan"].id))
    scene.does("a", "use:ventrue-headquarters/0", "against:ventrue-headquarters", "use:alexa-draper/0", "card:govern-the-unaligned")
    scene.does("b", "for:belinde").done()
    assert scene.there("Ryan")


@rule("v5.politics.votes-card")
def test_in_a_blood_hunt_everybody_may_burn_a_card() -> None:
    scene = table(Seat("Ryan", hand=KINE), Seat(hand=KINE), Seat())
    scene.run(blood_hunt(scene.t, scene["Ryan"].id))
    assert set(scene.asked) == {"a", "b"}
    scene.does("b", "burn-card:kine-resources-contested", "for:card")
    scene.does("a", "burn-card:kine-resources-contested", "against:card").done()
    assert scene.there("Ryan")
