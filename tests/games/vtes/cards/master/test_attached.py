"""Master cards that are put on minions."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.changes import burn
from coterie.games.vtes.rules.stats import intercept
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Blood Doll")
@rule("v5.card.blood-doll")
def test_a_blood_doll_is_used_in_the_turn_it_is_played_once_a_master_phase() -> None:
    at = sits(Seat("Sully; Ashley", "Blood Doll", torpor="Meaghan"), Seat("Ryan"), phase="master").does("a", "play:blood-doll")
    assert at.keys("a") == ["piece:sully", "piece:ashley", "piece:meaghan"]
    at.does("a", "piece:sully", "trigger:blood-doll/0", "to-pool")
    assert at.on("Sully") == ["Blood Doll"]
    assert (at.blood("Sully"), at.pools()) == (3, [11, 10])
    assert not at.can("a", "trigger:blood-doll/0")
    at.goes_on("a", "master").does("a", "trigger:blood-doll/0", "to-vampire")
    assert (at.blood("Sully"), at.pools()) == (4, [10, 10])


@refuses("Blood Doll")
def test_a_blood_doll_is_for_ones_own_vampires_in_the_master_phase() -> None:
    at = sits(Seat("Underbridge Stray", "Blood Doll"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:blood-doll") == "no-target"
    later = sits(Seat("Sully", "Blood Doll; Blood Doll"), Seat("Ryan"), phase="master").does("a", "play:blood-doll", "piece:sully")
    assert later.why("a", "play:blood-doll") == "no-master-action"


@card("Fame")
@rule("v5.card.fame")
def test_fame_costs_three_pool_when_its_bearer_falls_and_everybody_one_each_turn() -> None:
    at = sits(Seat("Sully", "Fame", table="The Barrens"), Seat("Ryan 1"), Seat("Meaghan"), phase="master")
    at.does("a", "play:fame", "piece:ryan", "pass", "bleed:sully").does("b", "block:ryan")
    at["Ryan"].blood = 0
    at.rest()
    assert at.in_torpor("Ryan")
    assert at.pools() == [10, 7, 10]
    at.goes_on("b", "minion").goes_on("c", "minion").goes_on("a", "minion")
    assert at.pools() == [9, 6, 9]


@card("Fame")
@rule("v5.card.fame")
def test_fame_takes_no_three_pool_for_one_that_is_burned() -> None:
    at = sits(Seat("Oshri Dahan 1 + Fame", "Daring the Dawn; Freak Drive"), Seat("Ryan"))
    at.does("a", "bleed:oshri-dahan", "play:daring-the-dawn/for:oshri-dahan").lets("after").does(
        "a", "play:freak-drive/for:oshri-dahan"
    ).rest()
    assert not at.there("Oshri Dahan")
    assert at.pools() == [10, 9]


@refuses("Fame")
def test_fame_is_unique_and_for_ready_vampires() -> None:
    at = sits(Seat("Sully + Fame", "Fame"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:fame") == "have-unique"
    lying = sits(Seat("Underbridge Stray", "Fame"), Seat(torpor="Ryan"), phase="master")
    assert lying.why("a", "play:fame") == "no-target"


@card("Guardian Angel")
def test_a_guardian_angel_watches_bleeds_and_turns_a_blow_aside() -> None:
    at = sits(Seat("Sully", "Guardian Angel"), Seat("Colette; Meaghan", "Lost in Crowds"), phase="master")
    at.does("a", "play:guardian-angel", "piece:sully")
    assert at.pools() == [8, 10]
    at.goes_on("b", "minion").does("b", "bleed:colette")
    assert intercept(at.t, at["Sully"]) == 1
    at.does("a", "block:sully").does("b", "play:lost-in-crowds/obf:colette")
    at.lets("damage").does("a", "use:guardian-angel/1").rest()
    assert at.blood("Sully") == 4
    assert at.blood("Colette") == 4


@card("Guardian Angel")
def test_a_guardian_angel_leaves_who_falls() -> None:
    at = (
        sits(Seat("Aunt Linda", "Roundhouse"), Seat("Ryan 1 + Guardian Angel; Meaghan"))
        .does("a", "bleed:aunt-linda")
        .does("b", "block:ryan")
    )
    at.lets("strike").does("a", "play:roundhouse/POT:aunt-linda").rest()
    assert at.in_torpor("Ryan")
    assert not at.there("Guardian Angel")
    assert at.ash("b") == ["Guardian Angel"]


@refuses("Guardian Angel")
def test_a_guardian_angel_helps_only_once_a_combat_and_not_against_hunts() -> None:
    at = sits(Seat("Sully 1"), Seat("Ryan + Guardian Angel")).does("a", "hunt:sully").does("b", "block:ryan").rest()
    assert at.heard("combat") == 0
    poor = sits(Seat("Sully", "Guardian Angel", pool=1), Seat("Ryan"), phase="master")
    assert poor.why("a", "play:guardian-angel") == "not-enough-pool"
    foreign = sits(Seat(hand="Guardian Angel"), Seat("Ryan"), phase="master")
    assert foreign.why("a", "play:guardian-angel") == "no-target"
    hit = (
        sits(Seat("Aunt Linda", "Roundhouse"), Seat("Ryan + Guardian Angel; Meaghan")).does("a", "bleed:aunt-linda").does("b", "block:ryan")
    )
    hit.lets("strike").does("a", "play:roundhouse/pot:aunt-linda").lets("damage").does("b", "use:guardian-angel/1")
    assert not hit.can("b", "use:guardian-angel/1")
    hit.rest()
    assert hit.blood("Ryan") == 2


@card("Haven Uncovered")
@rule("v5.card.haven-uncovered")
def test_an_uncovered_haven_invites_everybody_and_its_burning_is_directed_at_who_played_it() -> None:
    at = sits(Seat("Sully; Ashley", "Haven Uncovered"), Seat("Ryan; Baixinho"), Seat("Meaghan"), phase="master")
    at.does("a", "play:haven-uncovered", "piece:ryan", "pass", "act:haven-uncovered/0:sully")
    assert at.t.action is not None
    assert (at.t.action.stealth, at.t.action.blockers) == (1, [1])
    at.rest()
    assert (at.blood("Sully"), at.blood("Ryan")) == (3, 3)
    at.goes_on("b", "minion").does("b", "act:haven-uncovered/1:ryan")
    assert at.t.action is not None
    assert (at.t.action.stealth, at.t.action.blockers) == (1, [0])
    at.rest()
    assert not at.there("Haven Uncovered")
    assert at.ash("a") == ["Haven Uncovered"]


@refuses("Haven Uncovered")
def test_only_the_bearer_covers_its_haven_and_friends_do_not_attack_it() -> None:
    at = sits(Seat("Ryan; Baixinho"), Seat("Sully"))
    at.attach(at["Ryan"], "Haven Uncovered", by=1)
    assert at.why("a", "act:haven-uncovered/0:baixinho") == "no-target"
    assert not at.can("a", "act:haven-uncovered/1:baixinho")
    assert at.can("a", "act:haven-uncovered/1:ryan")
    fallen = sits(Seat("Sully"), Seat(torpor="Ryan + Haven Uncovered"))
    assert fallen.why("a", "act:haven-uncovered/0:sully") == "not-ready"


@card("Pentex Subversion")
@rule("v5.card.pentex-subversion")
def test_a_subverted_minion_cannot_block_but_can_react() -> None:
    at = sits(Seat("Sully", "Pentex Subversion"), Seat("Chelsea Blake; Ryan", "Deflection"), Seat("Meaghan"), phase="master")
    at.does("a", "play:pentex-subversion", "piece:chelsea-blake", "pass", "bleed:sully")
    assert at.pool("a") == 8
    assert at.why("b", "block:chelsea-blake") == "cannot-block"
    assert at.can("b", "block:ryan")
    at.lets("declined").does("b", "play:deflection/DOM:chelsea-blake").rest()
    assert at.pools() == [8, 10, 9]


@card("Pentex Subversion")
@rule("v5.card.pentex-subversion")
def test_others_burn_the_subversion_in_an_action_at_who_played_it() -> None:
    at = sits(Seat("Sully"), Seat("Ryan; Baixinho"), Seat("Meaghan"), active="b")
    at.attach(at["Ryan"], "Pentex Subversion", by=0)
    assert not at.can("b", "act:pentex-subversion/1:ryan")
    at.does("b", "act:pentex-subversion/1:baixinho")
    assert at.t.action is not None
    assert at.t.action.blockers == [0]
    at.rest()
    assert not at.there("Pentex Subversion")


@refuses("Pentex Subversion")
def test_pentex_subversion_is_unique_and_for_ready_minions() -> None:
    at = sits(Seat("Sully + Pentex Subversion", "Pentex Subversion"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:pentex-subversion") == "have-unique"
    nobody = sits(Seat(hand="Pentex Subversion", torpor="Sully"), Seat(), phase="master")
    assert nobody.why("a", "play:pentex-subversion") == "no-target"


@card("Rebel")
def test_a_rebel_gains_blood_once_a_turn_for_blocking_titles_and_politics() -> None:
    at = sits(Seat("Belinde; Andi Liu"), Seat("Ryan 1 + Rebel", "Cats' Guidance"))
    at.does("a", "bleed:belinde").does("b", "block:ryan").lets("after-block").does("b", "play:cats-guidance/ani:ryan").rest()
    assert at.blood("Ryan") == 1
    at.does("a", "bleed:andi-liu").does("b", "block:ryan").rest()
    assert at.blood("Ryan") == 0
    at = sits(Seat("Nik Sikko", "Ancilla Empowerment"), Seat("Ryan 1 + Rebel + Sport Bike"))
    at.does("a", "play:ancilla-empowerment:nik-sikko").does("b", "block:ryan").rest()
    assert at.blood("Ryan") == 1


@card("Rebel")
def test_rebel_is_a_trifle() -> None:
    at = sits(Seat("Sully", "Rebel; Blood Doll"), Seat("Ryan"), phase="master").does("a", "play:rebel", "piece:sully")
    assert at.can("a", "play:blood-doll")


@refuses("Rebel")
def test_a_vampire_has_one_archetype_and_gains_nothing_for_plain_blocks() -> None:
    at = sits(Seat("Sully + Rebel", "Rebel"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:rebel") == "no-target"
    plain = sits(Seat("Sully"), Seat("Ryan 2 + Rebel")).does("a", "bleed:sully").does("b", "block:ryan").rest()
    assert plain.blood("Ryan") == 1


@card("Vessel")
@rule("v5.card.vessel")
def test_a_vessel_may_replace_a_blood_doll_and_works_from_the_next_unlock_phase() -> None:
    at = sits(Seat("Sully + Blood Doll", "Vessel"), Seat("Ryan"), phase="master").does(
        "a", "play:vessel", "piece:sully", "piece:blood-doll"
    )
    assert at.on("Sully") == ["Vessel"]
    assert at.pool("a") == 9
    assert not at.can("a", "trigger:vessel/0")
    at.goes_on("a", "unlock").does("a", "trigger:vessel/0", "to-pool")
    assert (at.blood("Sully"), at.pool("a")) == (3, 10)
    kept = sits(Seat("Sully + Blood Doll", "Vessel"), Seat("Ryan"), phase="master").does("a", "play:vessel", "piece:sully", "pass")
    assert kept.on("Sully") == ["Blood Doll", "Vessel"]


@card("Vessel")
@rule("v5.card.vessel")
def test_a_vessel_on_another_methuselahs_vampire_is_used_by_that_methuselah() -> None:
    at = sits(Seat("Sully", "Vessel"), Seat("Ryan"), phase="master").does("a", "play:vessel", "piece:ryan")
    assert at["Vessel"].controller == 0
    at.goes_on("b", "unlock").does("b", "trigger:vessel/0", "to-pool")
    assert (at.blood("Ryan"), at.pools()) == (3, [9, 11])


@refuses("Vessel")
def test_a_vessel_costs_a_pool_and_needs_a_vampire() -> None:
    at = sits(Seat(hand="Vessel"), Seat("Underbridge Stray"), phase="master")
    assert at.why("a", "play:vessel") == "no-target"
    at = sits(Seat("Sully + Vessel"), Seat("Ryan"), phase="unlock").does("a", "trigger:vessel/0", "to-pool")
    assert at.t.phase == "master"


@card("Villein")
@rule("v5.card.villein")
def test_a_villein_gives_two_to_five_blood_or_what_there_is() -> None:
    at = sits(Seat("Belinde; Sully 1", "Villein; Villein"), Seat("Ryan"), phase="master").does("a", "play:villein", "piece:belinde")
    assert at.keys("a") == ["number:2", "number:3", "number:4", "number:5"]
    at.does("a", "number:4")
    assert (at.blood("Belinde"), at.pool("a")) == (2, 14)
    at.does("a", "play:villein", "piece:sully")
    assert (at.blood("Sully"), at.pool("a")) == (0, 15)


@refuses("Villein")
@rule("v5.card.villein")
def test_a_second_villein_on_the_same_vampire_costs_a_pool() -> None:
    at = sits(Seat("Belinde + Villein", "Villein"), Seat("Ryan"), phase="master").does("a", "play:villein", "piece:belinde", "number:2")
    assert at.pool("a") == 11
    none = sits(Seat(hand="Villein"), Seat("Ryan"), phase="master")
    assert none.why("a", "play:villein") == "no-target"


@card("Oblivion")
@rule("v5.master.discipline")
def test_oblivion_gives_a_level_and_capacity_while_it_is_there() -> None:
    at = sits(Seat("Sully; Braden White", "Oblivion"), Seat("Ryan"), phase="master").does("a", "play:oblivion")
    assert at.keys("a") == ["piece:sully", "piece:braden-white", "piece:ryan"]
    at.does("a", "piece:braden-white")
    assert (at["Braden White"].disciplines["obl"], at["Braden White"].capacity, at.blood("Braden White")) == (2, 5, 4)
    burn(at.t, at["Oblivion"])
    assert (at["Braden White"].disciplines["obl"], at["Braden White"].capacity) == (1, 4)
    new = sits(Seat("Sully", "Oblivion"), Seat("Ryan"), phase="master").does("a", "play:oblivion", "piece:ryan")
    assert new["Ryan"].disciplines["obl"] == 1
    assert new["Oblivion"].controller == 0


@refuses("Oblivion")
@rule("v5.master.discipline")
def test_oblivion_teaches_nobody_who_has_it_at_superior() -> None:
    at = sits(Seat("Azucena", "Oblivion"), Seat("Kamaluddin; Underbridge Stray"), phase="master")
    assert at.why("a", "play:oblivion") == "no-target"


LESSONS = {
    "Animalism": "ani", "Celerity": "cel", "Chimerstry": "chi", "Dementation": "dem", "Dominate": "dom", "Necromancy": "nec",
    "Obfuscate": "obf", "Obtenebration": "obt", "Potence": "pot", "Protean": "pro", "Quietus": "qui", "Serpentis": "ser",
    "Vicissitude": "vic",
}  # fmt: skip
TAUGHT = ("Animalism", "Celerity", "Chimerstry", "Dementation", "Dominate", "Necromancy")
TAUGHT_TOO = ("Obfuscate", "Obtenebration", "Potence", "Protean", "Quietus", "Serpentis", "Vicissitude")


@card(*TAUGHT, *TAUGHT_TOO)
@rule("v5.master.discipline")
@pytest.mark.parametrize("name", LESSONS)
def test_a_discipline_card_teaches_a_level_and_gives_capacity_while_it_is_there(name: str) -> None:
    at = sits(Seat("Sully", name), Seat("Ryan"), phase="master")
    at.t.alter(at["Sully"], disciplines={"for": 1})
    capacity, key = at["Sully"].capacity, LESSONS[name]
    at.does("a", f"play:{name.lower()}", "piece:sully")
    assert (at["Sully"].disciplines, at["Sully"].capacity) == ({"for": 1, key: 1}, capacity + 1)
    burn(at.t, at[name])
    assert (at["Sully"].disciplines, at["Sully"].capacity) == ({"for": 1}, capacity)


@refuses(*TAUGHT, *TAUGHT_TOO)
@rule("v5.master.discipline")
@pytest.mark.parametrize("name", LESSONS)
def test_a_discipline_card_is_put_on_nobody_who_has_it_at_superior(name: str) -> None:
    at = sits(Seat("Sully", name), Seat("Ryan"), phase="master")
    at.t.alter(at["Sully"], disciplines={LESSONS[name]: 2})
    at.t.alter(at["Ryan"], disciplines={LESSONS[name]: 1})
    at.does("a", f"play:{name.lower()}")
    assert at.keys("a") == ["piece:ryan"]
    at.does("a", "piece:ryan")
    assert at["Ryan"].disciplines == {LESSONS[name]: 2}


@card("Perfectionist")
def test_the_perfectionist_gains_blood_after_an_action_without_reactions() -> None:
    at = sits(Seat("Sully 3", "Perfectionist"), Seat("Ryan"), phase="master").does("a", "play:perfectionist", "piece:sully", "pass")
    at.does("a", "bleed:sully").lets("after").does("a", "use:perfectionist/0")
    assert at.blood("Sully") == 4
    assert not at.can("a", "use:perfectionist/0")


@card("Perfectionist")
def test_the_perfectionist_gains_once_a_turn() -> None:
    at = sits(Seat("Gelasia Fotiou 2 + Perfectionist", "Freak Drive"), Seat())
    at.t.alter(at["Gelasia Fotiou"], disciplines={**at["Gelasia Fotiou"].disciplines, "for": 2})
    at.does("a", "hunt:gelasia-fotiou").lets("after").does("a", "use:perfectionist/0", "play:freak-drive/for:gelasia-fotiou").rest()
    blood = at.blood("Gelasia Fotiou")
    at.does("a", "bleed:gelasia-fotiou").rest()
    assert at.blood("Gelasia Fotiou") == blood
    assert at.pool("b") == 9


@refuses("Perfectionist")
def test_the_perfectionist_gains_nothing_after_a_reaction_a_block_or_anothers_action() -> None:
    reacted = sits(Seat("Sully 3 + Perfectionist"), Seat("Ryan locked", "On the Qui Vive"), Seat("Ashley"))
    reacted.does("a", "bleed:sully").does("b", "play:on-the-qui-vive:ryan").rest()
    assert reacted.blood("Sully") == 3
    blocked = sits(Seat("Sully 3 + Perfectionist", "Majesty"), Seat("Ryan"), Seat("Ashley")).does("a", "bleed:sully")
    blocked.does("b", "block:ryan").rest()
    assert blocked.blood("Sully") < 3
    other = sits(Seat("Sully 3 + Perfectionist; Ashley"), Seat("Ryan")).does("a", "bleed:ashley").rest()
    assert other.blood("Sully") == 3


@refuses("Perfectionist")
def test_a_vampire_has_one_archetype_and_it_is_ones_own() -> None:
    at = sits(Seat("Sully + Rebel", "Perfectionist"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:perfectionist") == "no-target"
