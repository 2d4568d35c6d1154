"""Political actions: terms, and what they bring if they pass."""

from __future__ import annotations

from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import Play, sits


def called(key: str, a: Seat, b: Seat | None = None, c: Seat | None = None) -> Play:
    """a's first vampire calls a referendum, and nobody blocks."""
    at = sits(a, b or Seat("Sully"), c or Seat("Meaghan"))
    name = a.ready.partition(";")[0].lower().replace(" ", "-")
    at.does("a", f"play:{key}:{name}")
    return at.until(lambda: at.t.referendum is not None)


@card("Ancilla Empowerment")
@rule("v5.card.ancilla-empowerment")
def test_ancilla_empowerment_costs_everybody_a_pool_for_each_minion() -> None:
    at = called(
        "ancilla-empowerment", Seat("Mkhokheli; Nik Sikko", "Ancilla Empowerment"), Seat("Sully; Underbridge Stray", torpor="Ashley")
    )
    at.does("a", "for:mkhokheli").rest()
    assert at.pools() == [8, 7, 9]
    assert at.ash("a") == ["Ancilla Empowerment"]


@card("Ancilla Empowerment")
@rule("v5.card.ancilla-empowerment")
def test_ancilla_empowerment_may_oust_several_at_once() -> None:
    at = called("ancilla-empowerment", Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Sully", pool=1), Seat("Meaghan", pool=1))
    at.does("a", "for:mkhokheli").until(lambda: bool(at.ended) or at.question is None)
    assert [player.points for player in at.t.players] == [2, 1, 0]
    assert at.pool("a") == 15


@refuses("Ancilla Empowerment")
def test_a_referendum_that_fails_changes_nothing_and_a_vampire_calls_one_a_turn() -> None:
    at = called("ancilla-empowerment", Seat("Oshri Dahan; Ryan", "Ancilla Empowerment; Consanguineous Boon; Freak Drive"), Seat("Andi Liu"))
    at.does("b", "against:andi-liu").lets("after").does("a", "play:freak-drive/for:oshri-dahan").rest()
    assert at.pools() == [10, 10, 10]
    assert at.why("a", "play:consanguineous-boon:oshri-dahan") == "one-political"
    assert at.can("a", "play:consanguineous-boon:ryan")


@card("Consanguineous Boon")
@rule("v5.card.consanguineous-boon")
def test_consanguineous_boon_pays_for_each_vampire_of_any_clan_there_is() -> None:
    at = called("consanguineous-boon", Seat("Mkhokheli; Nik Sikko", "Consanguineous Boon", torpor="Min-seo"), Seat("Tamoszius"))
    assert at.keys("a")[:2] == ["clan:Toreador", "clan:Malkavian"]
    assert "clan:Giovanni" in at.keys("a")
    at.does("a", "clan:Toreador").lets("polling").does("a", "for:mkhokheli").rest()
    assert at.pools() == [13, 11, 10]


@refuses("Consanguineous Boon", "Kine Resources Contested")
def test_allies_call_no_referendum() -> None:
    at = sits(Seat("Underbridge Stray; Ryan locked", "Consanguineous Boon; Kine Resources Contested"), Seat("Sully"))
    assert at.why("a", "play:consanguineous-boon:underbridge-stray") == "one-political"
    assert at.why("a", "play:kine-resources-contested:ryan") == "locked"


@card("Kine Resources Contested")
@rule("v5.card.kine-resources")
def test_kine_resources_takes_four_from_two_or_more() -> None:
    at = called("kine-resources-contested", Seat("Mkhokheli", "Kine Resources Contested"))
    assert at.marks("a").most == {"seat:a": 3, "seat:b": 3, "seat:c": 3}
    at.does("a", "seat:a seat:b*3").lets("polling").does("a", "for:mkhokheli").rest()
    assert at.pools() == [9, 7, 10]


@card("Parity Shift")
def test_parity_shift_moves_three_pool_from_a_richer_methuselah() -> None:
    at = called("parity-shift", Seat("Mkhokheli", "Parity Shift", pool=5), Seat("Sully", pool=9), Seat("Meaghan", pool=8))
    assert at.keys("a") == ["seat:b", "seat:c"]
    at.does("a", "seat:b")
    assert at.keys("a") == ["seat:a", "seat:c"]
    at.does("a", "seat:a*2 seat:c").lets("polling").does("a", "for:mkhokheli").rest()
    assert at.pools() == [7, 6, 9]


@refuses("Parity Shift")
def test_parity_shift_needs_a_prince_or_justicar_and_somebody_richer() -> None:
    at = sits(Seat("Mkhokheli; Nik Sikko; Lenny Burkhead", "Parity Shift"), Seat("Sully"))
    assert at.why("a", "play:parity-shift:nik-sikko") == "needs-title"
    assert at.why("a", "play:parity-shift:lenny-burkhead") == "needs-title"
    assert at.why("a", "play:parity-shift:mkhokheli") == "nobody-richer"


@card("Toreador Justicar")
@rule("v5.card.toreador-justicar")
def test_a_toreador_becomes_justicar_and_loses_the_old_title() -> None:
    at = called("toreador-justicar", Seat("Nik Sikko; Mkhokheli", "Toreador Justicar"), Seat("Tamoszius; Sully"))
    assert at.keys("a") == ["piece:nik-sikko", "piece:mkhokheli", "piece:tamoszius"]
    at.does("a", "piece:mkhokheli").lets("polling").does("a", "for:nik-sikko", "for:mkhokheli").does("b", "against:tamoszius")
    assert at.t.running_referendum().tally() == (4, 1)
    at.rest()
    assert at["Mkhokheli"].title == "justicar"
    assert at.on("Mkhokheli") == ["Toreador Justicar"]


@refuses("Toreador Justicar")
def test_there_is_no_toreador_justicar_without_a_ready_toreador() -> None:
    at = sits(Seat("Sully; Ryan", "Toreador Justicar", torpor="Nik Sikko"), Seat("Meaghan"))
    assert at.why("a", "play:toreador-justicar:sully") == "nobody-to-choose"


@card("Camarilla's Iron Fist")
def test_the_iron_fist_takes_five_pool_of_others_and_gives_one() -> None:
    at = called("camarillas-iron-fist", Seat("Kamaluddin", "Camarilla's Iron Fist"))
    assert at.keys("a") == ["seat:a", "seat:b", "seat:c"]
    at.does("a", "seat:a")
    assert at.keys("a") == ["seat:b", "seat:c"]
    assert at.marks("a").most == {"seat:b": 4, "seat:c": 4}
    at.does("a", "seat:b*3 seat:c*2").lets("polling").does("a", "for:kamaluddin").rest()
    assert at.pools() == [11, 7, 8]
    assert at.blood("Kamaluddin") == 5


@card("Camarilla's Iron Fist")
def test_the_iron_fist_may_favour_another() -> None:
    at = called("camarillas-iron-fist", Seat("Kamaluddin", "Camarilla's Iron Fist"))
    at.does("a", "seat:c", "seat:a seat:b*4").lets("polling").does("a", "for:kamaluddin").rest()
    assert at.pools() == [9, 6, 11]


@refuses("Camarilla's Iron Fist")
def test_the_iron_fist_wants_a_titled_vampire_of_the_camarilla_and_two_victims() -> None:
    at = sits(Seat("Braden White; Kamaluddin", "Camarilla's Iron Fist"), Seat("Sully"), Seat("Meaghan"))
    assert at.why("a", "play:camarillas-iron-fist:braden-white") == "needs-titled-of-sect"
    assert at.can("a", "play:camarillas-iron-fist:kamaluddin")
    at.t.alter(at["Kamaluddin"], sect="Anarch")
    assert at.why("a", "play:camarillas-iron-fist:kamaluddin") == "needs-titled-of-sect"
    duel = sits(Seat("Kamaluddin", "Camarilla's Iron Fist"), Seat("Sully"))
    assert duel.why("a", "play:camarillas-iron-fist:kamaluddin") == "nobody-to-choose"


def expelled(*chosen: str, b: Seat | None = None) -> Play:
    """Minions are expelled by Kamaluddin's referendum, and it is still his turn."""
    a = Seat("Kamaluddin; Yewon Ong", "Expulsion; Ancilla Empowerment")
    at = called("expulsion", a, b or Seat("Donny Kowalczyk; Ryan locked", "On the Qui Vive; Fame", table="The Barrens"))
    at.does("a", *chosen).lets("polling").does("a", "for:kamaluddin")
    return at.rest()


@card("Expulsion")
def test_the_expelled_neither_block_nor_react_nor_vote_this_turn() -> None:
    at = expelled("piece:donny-kowalczyk", "piece:ryan")
    at.does("a", "play:ancilla-empowerment:yewon-ong")
    assert at.why("b", "block:donny-kowalczyk") == "cannot-block"
    assert at.why("b", "play:on-the-qui-vive:ryan") == "cannot-react"
    at.lets("polling")
    assert not at.can("b", "against:donny-kowalczyk")
    at.rest().goes_on("b", "minion").does("b", "bleed:donny-kowalczyk")
    at.rest().goes_on("a", "minion").does("a", "bleed:yewon-ong")
    assert at.can("b", "play:on-the-qui-vive:ryan") or not at.locked("Ryan")


@card("Expulsion")
def test_two_at_most_are_expelled_one_or_none_and_any_minion() -> None:
    one = expelled("piece:donny-kowalczyk", "pass")
    one.does("a", "bleed:yewon-ong")
    assert one.can("b", "play:on-the-qui-vive:ryan")
    none = expelled("pass")
    none.does("a", "bleed:yewon-ong")
    assert none.can("b", "block:donny-kowalczyk")
    at = called("expulsion", Seat("Kamaluddin", "Expulsion"), Seat("Sully; Underbridge Stray", torpor="Ryan"))
    assert set(at.keys("a")) == {"piece:kamaluddin", "piece:sully", "piece:underbridge-stray", "piece:ryan", "piece:meaghan", "pass"}


@refuses("Expulsion")
def test_expulsion_wants_a_primogen_or_a_prince_and_has_no_effect_if_it_fails() -> None:
    at = sits(Seat("Braden White; Kamaluddin", "Expulsion"), Seat("Sully"), Seat("Meaghan"))
    assert at.why("a", "play:expulsion:braden-white") == "needs-title"
    lost = called("expulsion", Seat("Kamaluddin; Braden White", "Expulsion"), Seat("Belinde; Donny Kowalczyk", "Fame", table="The Barrens"))
    lost.does("a", "piece:belinde", "pass").lets("polling").does("b", "against:belinde", "against:donny-kowalczyk").rest()
    lost.does("a", "bleed:braden-white")
    assert lost.can("b", "block:belinde")
