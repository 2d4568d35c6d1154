"""Sources of votes, and polling in any order (v5.politics.votes)."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Always, Card, Mod, Stat
from coterie.games.vtes.pool import named
from coterie.games.vtes.rules.matters import BloodHunt, happen
from coterie.games.vtes.rules.politics.votes import source_of
from coterie.games.vtes.rules.stats import has_title
from tests.games.vtes.build import Seat, book_with, table
from tests.games.vtes.calling import ANCILLA, KINE, allocated, call, three
from tests.marks import rule

# Votes.


@rule("v5.politics.votes")
@rule("v5.politics.votes-title")
@rule("v5.faq.politics")
def test_s61_counting() -> None:
    a = Seat("Sybren van Oosten locked", hand=f"{KINE}; Bewitching Oration", pool=10)
    b = Seat("Lenny Burkhead", hand=f"{ANCILLA}; {KINE}", torpor="Larissa Moreira")
    scene = table(a, b, Seat(), edge="b")
    call(scene, "Sybren van Oosten", KINE).does("a", "seat:b*3 seat:c")
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
    book = book_with(Card(named("Sully").id, abilities=(Always(Mod(Stat.VOTES, 2)),)))
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
    call(scene, "Madison", KINE).does("a", "seat:b*3 seat:c")
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
    scene.run(happen(scene.t, BloodHunt(scene["Alexander Silverson"].id))).does("b", "against:belinde")
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
