"""Locations."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits

GROUNDS = [
    ("Academic Hunting Ground", "Lauren"),
    ("Asylum Hunting Ground", "Sully"),
    ("Biotech Company Hunting Ground", "Monica Giovanni"),
    ("Political Hunting Ground", "Braden White"),
    ("Slum Hunting Ground", "Ryan"),
    ("Society Hunting Ground", "Nik Sikko"),
    ("Uptown Hunting Ground", "Brock Sterling"),
]


def key(name: str) -> str:
    return name.lower().replace(" ", "-").replace(":", "").replace(",", "")


@card("Academic Hunting Ground", "Asylum Hunting Ground", "Biotech Company Hunting Ground", "Political Hunting Ground")
@card("Slum Hunting Ground", "Society Hunting Ground", "Uptown Hunting Ground")
@rule("v5.card.hunting-grounds")
@pytest.mark.parametrize(("name", "vampire"), GROUNDS)
def test_a_hunting_ground_feeds_a_ready_vampire_of_any_clan_from_the_next_unlock_phase(name: str, vampire: str) -> None:
    at = sits(Seat(f"{vampire}; Meaghan 1", name), Seat("Belinde 1"), phase="master").does("a", f"play:{key(name)}")
    assert at.pools() == [8, 10]
    assert not at.can("a", f"trigger:{key(name)}/0")
    at.goes_on("a", "unlock").does("a", f"trigger:{key(name)}/0")
    assert set(at.keys("a")) == {f"piece:{key(vampire)}", "piece:meaghan", "pass"}
    at.does("a", "piece:meaghan")
    assert (at.blood("Meaghan"), at.blood("Belinde")) == (2, 1)
    assert at.t.phase == "master"


@refuses("Academic Hunting Ground", "Asylum Hunting Ground", "Biotech Company Hunting Ground", "Political Hunting Ground")
@refuses("Slum Hunting Ground", "Society Hunting Ground", "Uptown Hunting Ground")
@rule("v5.card.hunting-grounds")
@pytest.mark.parametrize(("name", "vampire"), GROUNDS)
def test_a_hunting_ground_needs_its_clan_is_unique_and_need_not_be_used(name: str, vampire: str) -> None:
    other = "Ryan" if vampire != "Ryan" else "Sully"
    at = sits(Seat(other, name, torpor=vampire), Seat("Meaghan"), phase="master")
    assert at.why("a", f"play:{key(name)}") == "needs-ready-minion"
    again = sits(Seat(vampire, name, table=name), Seat("Meaghan"), phase="unlock").does("a", "pass")
    assert again.why("a", f"play:{key(name)}") == "have-unique"
    poor = sits(Seat(vampire, name, pool=1), Seat("Meaghan"), phase="master")
    assert poor.why("a", f"play:{key(name)}") == "not-enough-pool"


@refuses("Academic Hunting Ground", "Uptown Hunting Ground")
@rule("v5.card.hunting-grounds")
def test_a_vampire_feeds_on_one_hunting_ground_a_turn() -> None:
    at = sits(Seat("Meaghan 0; Sully 0", table="Academic Hunting Ground; Uptown Hunting Ground"), Seat("Ryan"), phase="unlock")
    at.does("a", "trigger:academic-hunting-ground/0", "piece:meaghan", "trigger:uptown-hunting-ground/0")
    assert at.keys("a") == ["piece:sully", "pass"]
    at.does("a", "piece:sully")
    assert (at.blood("Meaghan"), at.blood("Sully")) == (1, 1)


@card("Arcane Library", "Art Museum")
@rule("v5.card.arcane-library")
@pytest.mark.parametrize(
    ("name", "vampire", "young", "other"),
    [("Arcane Library", "Lauren", "Nassir", "Min-seo"), ("Art Museum", "Nik Sikko", "Min-seo", "Nassir")],
)
def test_blood_from_the_bank_comes_to_an_uncontrolled_vampire_of_the_clan_and_may_be_taken_back(
    name: str, vampire: str, young: str, other: str
) -> None:
    at = sits(Seat(vampire, name, uncontrolled=f"{other}; {young}"), Seat("Ryan"), phase="master").does("a", f"play:{key(name)}")
    assert at.pool("a") == 8
    at.goes_on("a", "influence").does("a", f"use:{key(name)}/0")
    assert len(at.keys("a")) == 1
    at.does("a", "piece:crypt")
    assert (at.blood(young), at.blood(other), at.locked(name)) == (1, 0, True)
    at.does("a", f"take-back:crypt-{at[young].id}")
    assert (at.blood(young), at.pool("a")) == (0, 9)


@refuses("Arcane Library", "Art Museum")
@pytest.mark.parametrize(("name", "other"), [("Arcane Library", "Min-seo"), ("Art Museum", "Nassir")])
def test_without_a_vampire_of_the_clan_or_when_locked_it_gives_nothing(name: str, other: str) -> None:
    at = sits(Seat("Sully", name, table=name, uncontrolled=other), Seat("Ryan"), phase="influence")
    assert at.why("a", f"use:{key(name)}/0") == "no-target"
    early = sits(Seat("Sully", name, table=name, uncontrolled=other), Seat("Ryan"), phase="master")
    assert not early.can("a", f"use:{key(name)}/0")
    assert early.why("a", f"play:{key(name)}") == "needs-ready-minion"


@card("The Barrens")
@rule("v5.card.barrens")
def test_the_barrens_exchange_a_card_at_any_time_in_combat_too() -> None:
    at = sits(Seat("Aunt Linda", "Majesty; Roundhouse" + "; Villein" * 5, table="The Barrens"), Seat("Wauneka")).does(
        "a", "bleed:aunt-linda"
    )
    at.does("b", "block:wauneka").lets("strike").does("a", "use:the-barrens/0", "card:majesty")
    assert at.ash("a") == ["Majesty"]
    assert len(at.hand("a")) == 7
    assert at.locked("The Barrens")
    assert not at.can("a", "use:the-barrens/0")
    at.does("a", "play:roundhouse/pot:aunt-linda").rest()


@refuses("The Barrens")
def test_locked_barrens_are_no_use() -> None:
    at = sits(Seat("Sully", "Majesty", table="The Barrens"), Seat("Wauneka")).does("a", "use:the-barrens/0")
    assert at.why("a", "use:the-barrens/0") == "card-locked"


@card("Chantry")
def test_the_chantry_brings_a_tremere_back_for_pool_or_blood() -> None:
    at = sits(Seat("Lauren", table="Chantry", torpor="Nassir 2; Sully 1"), Seat("Ryan", torpor="Rosalina Cortez 1"), phase="master")
    at.does("a", "use:chantry/0")
    assert at.keys("a") == ["piece:nassir", "piece:rosalina-cortez"]
    at.does("a", "piece:rosalina-cortez", "blood", "piece:lauren")
    assert at["Rosalina Cortez"].zone == "ready"
    assert at["Rosalina Cortez"].controller == 1
    assert (at.blood("Lauren"), at.locked("Chantry"), at.in_torpor("Nassir")) == (3, True, True)
    pool = sits(Seat("Lauren", table="Chantry", torpor="Nassir 2"), Seat("Ryan"), phase="master").does(
        "a", "use:chantry/0", "piece:nassir", "pool"
    )
    assert (pool.pool("a"), pool["Nassir"].zone) == (9, "ready")


@refuses("Chantry")
def test_the_chantry_needs_a_tremere_in_torpor_and_ones_own_master_phase() -> None:
    at = sits(Seat("Lauren", "Chantry", table="Chantry", torpor="Sully"), Seat("Ryan"), phase="master")
    assert at.why("a", "use:chantry/0") == "no-target"
    assert at.why("a", "play:chantry") == "have-unique"
    late = sits(Seat("Lauren", table="Chantry", torpor="Nassir"), Seat("Ryan"))
    assert not late.can("a", "use:chantry/0")


@card("Creepshow Casino")
def test_the_casino_gives_stealth_as_an_undirected_action_is_announced() -> None:
    at = sits(Seat("Sully 1", table="Creepshow Casino"), Seat("Ryan + Sport Bike")).does("a", "hunt:sully", "use:creepshow-casino/0")
    assert stealth(at.t) == 2
    at.does("b", "block:ryan").rest()
    assert at.blood("Sully") == 2
    assert at.locked("Creepshow Casino")


@refuses("Creepshow Casino")
def test_the_casino_is_not_for_bleeds_nor_for_allies() -> None:
    at = sits(Seat("Sully; Ashley 1", table="Creepshow Casino"), Seat("Ryan")).does("a", "bleed:sully")
    assert at.t.window != "announced"
    other = sits(Seat("Ryan", table="The Barrens"), Seat("Sully 1", table="Creepshow Casino"), active="b").does("b", "hunt:sully")
    assert other.can("b", "use:creepshow-casino/0")


@card("Elder Library")
def test_the_elder_library_enlarges_the_hand() -> None:
    at = sits(Seat("Sully", "Elder Library"), Seat("Ryan"), phase="master").does("a", "play:elder-library")
    assert (len(at.hand("a")), at.pool("a")) == (8, 9)
    assert len(at.hand("b")) == 7


@refuses("Elder Library", "Information Highway")
def test_a_methuselah_has_one_of_each() -> None:
    hand = "Elder Library; Information Highway"
    at = sits(Seat("Sully", hand, table=hand), Seat("Ryan"), phase="master")
    assert at.why("a", "play:elder-library") == "have-unique"
    assert at.why("a", "play:information-highway") == "have-unique"


@card("Information Highway")
def test_the_information_highway_gives_two_transfers() -> None:
    at = sits(Seat("Sully", "Information Highway", uncontrolled="Ashley"), Seat("Ryan"), phase="master").does(
        "a", "play:information-highway"
    )
    at.goes_on("a", "influence")
    assert at.t.players[0].transfers == 6


@card("Elysian Fields")
def test_the_elysian_fields_hide_a_lasombra_that_needs_it() -> None:
    at = sits(Seat("Braden White", table="Elysian Fields"), Seat("Sully")).does("a", "bleed:braden-white").does("b", "block:sully")
    at.does("a", "use:elysian-fields/0").rest()
    assert at.said("stealth") == 1
    assert at.pools() == [10, 9]
    assert at.locked("Elysian Fields")


@refuses("Elysian Fields")
def test_the_elysian_fields_are_for_lasombra_and_only_as_needed() -> None:
    at = sits(Seat("Braden White; Sully", table="Elysian Fields; The Barrens"), Seat("Ashley; Meaghan")).does("a", "bleed:braden-white")
    assert at.why("a", "use:elysian-fields/0") == "stealth-not-needed"
    at.rest().does("a", "bleed:sully").does("b", "block:ashley").lets("attempt")
    assert at.why("a", "use:elysian-fields/0") == "needs-clan"


@card("Fortune Teller Shop")
def test_the_shop_hides_a_ravnos_of_anybody() -> None:
    at = sits(Seat("Sully", table="Fortune Teller Shop"), Seat("Ashlesha"), Seat("Ryan"), active="b")
    at.does("b", "bleed:ashlesha").does("c", "block:ryan").does("a", "use:fortune-teller-shop/0").rest()
    assert at.said("stealth") == 1
    assert at.pools() == [10, 10, 9]
    assert at.locked("Fortune Teller Shop")


@refuses("Fortune Teller Shop")
def test_the_shop_hides_nobody_else() -> None:
    at = sits(Seat("Sully", "Villein", table="Fortune Teller Shop; The Barrens"), Seat("Ashley"), Seat("Ryan"), active="b")
    at.does("b", "bleed:ashley").does("c", "block:ryan").lets("attempt").turn_to("a")
    assert at.why("a", "use:fortune-teller-shop/0") == "needs-clan"


@card("Elysium: The Palace of Versailles")
def test_the_palace_gives_each_titled_camarilla_vampire_a_vote() -> None:
    at = sits(
        Seat("Mkhokheli; Nik Sikko; Belinde", "Ancilla Empowerment", table="Elysium: The Palace of Versailles"),
        Seat("Donny Kowalczyk"),
        Seat("Meaghan"),
    )
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "use:elysium-the-palace-of-versailles/0")
    at.does("a", "for:mkhokheli", "for:belinde")
    assert at.t.running_referendum().tally() == (6, 0)
    assert not at.can("a", "for:nik-sikko")
    at.does("b", "against:donny-kowalczyk")
    assert at.t.running_referendum().tally() == (6, 2)


@refuses("Elysium: The Palace of Versailles")
def test_the_palace_has_no_votes_when_locked_nor_outside_the_polling() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment", table="Elysium: The Palace of Versailles"), Seat("Sully"))
    assert not at.can("a", "use:elysium-the-palace-of-versailles/0")
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "use:elysium-the-palace-of-versailles/0")
    assert at.why("a", "use:elysium-the-palace-of-versailles/0") in ("card-locked", "used-already")


@card("The Labyrinth")
def test_the_labyrinth_hides_a_nosferatu_that_needs_it() -> None:
    at = (
        sits(Seat("Ryan", table="The Labyrinth"), Seat("Sully"))
        .does("a", "bleed:ryan")
        .does("b", "block:sully")
        .does("a", "use:the-labyrinth/0")
        .rest()
    )
    assert at.said("stealth") == 1
    assert at.pools() == [10, 9]
    assert at.locked("The Labyrinth")


@refuses("The Labyrinth")
def test_the_labyrinth_is_for_nosferatu_and_only_as_needed() -> None:
    at = sits(Seat("Ryan; Sully", table="The Labyrinth; The Barrens"), Seat("Ashley; Meaghan")).does("a", "bleed:ryan")
    assert at.why("a", "use:the-labyrinth/0") == "stealth-not-needed"
    at.rest().does("a", "bleed:sully").does("b", "block:ashley").lets("attempt")
    assert at.why("a", "use:the-labyrinth/0") == "needs-clan"


@card("Ventrue Headquarters")
@rule("v5.card.ventrue-headquarters")
def test_the_headquarters_give_votes_to_their_methuselah_not_to_a_vampire() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Sully", table="Ventrue Headquarters"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "use:ventrue-headquarters/0")
    assert not at.can("b", "against:sully")
    at.does("b", "against:ventrue-headquarters")
    assert at.t.running_referendum().tally() == (0, 3)
    at.rest()
    assert at.pools() == [10, 10, 10]


@refuses("Ventrue Headquarters")
def test_the_headquarters_need_a_ventrue_to_be_played_and_are_used_once_a_turn() -> None:
    at = sits(Seat("Sully", "Ventrue Headquarters"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:ventrue-headquarters") == "needs-ready-minion"
    polled = sits(Seat("Mkhokheli", "Ancilla Empowerment", table="Ventrue Headquarters"), Seat("Sully"))
    polled.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "use:ventrue-headquarters/0")
    assert polled.why("a", "use:ventrue-headquarters/0") in ("card-locked", "used-already")


@card("Warsaw Station")
def test_warsaw_station_unlocks_a_nosferatu_after_an_undirected_action() -> None:
    at = sits(Seat("Ryan 1; Baixinho", table="Warsaw Station"), Seat("Sully")).does("a", "hunt:ryan", "use:warsaw-station/0").rest()
    assert not at.locked("Ryan")
    assert at.locked("Warsaw Station")
    assert at.blood("Ryan") == 2
    blocked = sits(Seat("Ryan 1", table="Warsaw Station"), Seat("Sully + Sport Bike")).does("a", "hunt:ryan", "use:warsaw-station/0")
    blocked.does("b", "block:sully").rest()
    assert blocked.locked("Ryan")


@card("Warsaw Station")
def test_warsaw_station_is_burned_even_locked_to_bring_a_nosferatu_back() -> None:
    at = sits(Seat("Sully", table="Warsaw Station", torpor="Ryan 2; Ashley"), Seat("Meaghan", torpor="Baixinho"))
    at["Warsaw Station"].locked = True
    at.does("a", "use:warsaw-station/1")
    assert at.keys("a") == ["piece:ryan", "piece:baixinho"]
    at.does("a", "piece:ryan")
    assert at["Ryan"].zone == "ready"
    assert at.in_torpor("Baixinho")
    assert not at.there("Warsaw Station")


@refuses("Warsaw Station")
def test_warsaw_station_is_for_nosferatu() -> None:
    at = sits(Seat("Sully 1; Ryan", table="Warsaw Station", torpor="Ashley"), Seat("Meaghan"))
    assert at.why("a", "use:warsaw-station/1") == "no-target"
    at.does("a", "hunt:sully")
    assert at.t.window != "announced"
    at.rest().does("a", "bleed:ryan")
    assert at.t.window != "announced"


@card("Wasserschloss Anif, Austria")
@rule("v5.card.wasserschloss-anif")
def test_blood_of_one_tremere_a_turn_waits_in_the_wasserschloss_for_another() -> None:
    at = sits(
        Seat("Lauren; Nassir; Sully", table="Wasserschloss Anif, Austria", uncontrolled="Rosalina Cortez; Meaghan"),
        Seat("Ryan"),
        phase="master",
    )
    at.does("a", "trigger:wasserschloss-anif-austria/0")
    assert set(at.keys("a")) == {"piece:lauren", "piece:nassir", "pass"}
    at.does("a", "piece:lauren")
    assert (at.blood("Lauren"), at.blood("Wasserschloss Anif, Austria")) == (3, 1)
    assert not at.can("a", "trigger:wasserschloss-anif-austria/0")
    at.goes_on("a", "influence").does("a", "use:wasserschloss-anif-austria/1", "piece:crypt")
    assert (at.blood("Rosalina Cortez"), at.blood("Meaghan"), at.blood("Wasserschloss Anif, Austria")) == (1, 0, 0)


@card("Wasserschloss Anif, Austria")
@rule("v5.card.wasserschloss-anif")
def test_malkavians_burn_the_wasserschloss_stealthily_and_its_blood_is_lost() -> None:
    at = sits(Seat("Ryan; Ashley"), Seat("Lauren", table="Wasserschloss Anif, Austria", uncontrolled="Nassir"))
    at["Wasserschloss Anif, Austria"].blood = 3
    at.does("a", "act:wasserschloss-anif-austria/2:ashley")
    assert (at.t.running_action().stealth, at.t.running_action().blockers) == (1, [1])
    at.rest()
    assert not at.there("Wasserschloss Anif, Austria")
    assert (at.blood("Nassir"), at.blood("Lauren")) == (0, 4)
    plain = sits(Seat("Ryan"), Seat("Lauren", table="Wasserschloss Anif, Austria")).does("a", "act:wasserschloss-anif-austria/2:ryan")
    assert stealth(plain.t) == 0


@refuses("Wasserschloss Anif, Austria")
def test_an_empty_wasserschloss_gives_nothing() -> None:
    at = sits(Seat("Lauren", table="Wasserschloss Anif, Austria", uncontrolled="Nassir"), Seat("Ryan"), phase="influence")
    assert at.why("a", "use:wasserschloss-anif-austria/1") == "no-counters"
    nobody = sits(Seat("Sully; Lauren 0", table="Wasserschloss Anif, Austria"), Seat("Ryan"), phase="master")
    assert nobody.why("a", "trigger:wasserschloss-anif-austria/0") == "no-target"


@card("Channel 10")
def test_channel_10_gives_intercept_from_the_second_action_on() -> None:
    at = sits(Seat("Sully 1; Ashley"), Seat("Ryan; Belinde", table="Channel 10")).does("a", "hunt:sully").rest()
    at.does("a", "hunt:ashley").does("b", "block:ryan").lets("attempt").does("b", "use:channel-10/0").rest()
    assert (at.heard("blocked"), at.said("intercept"), at.locked("Channel 10")) == (1, 2, True)


@refuses("Channel 10")
def test_channel_10_is_no_use_in_the_first_action_nor_where_it_is_not_needed() -> None:
    at = sits(Seat("Sully 1; Ashley"), Seat("Ryan; Belinde", "Fame", table="Channel 10; The Barrens")).does("a", "hunt:sully")
    at.does("b", "block:ryan").lets("attempt")
    assert at.why("b", "use:channel-10/0") == "first-action"
    at.rest().does("a", "bleed:ashley")
    assert at.why("b", "use:channel-10/0") == "intercept-only-blocker"
    at.does("b", "block:belinde").lets("attempt")
    assert at.why("b", "use:channel-10/0") == "intercept-not-needed"
