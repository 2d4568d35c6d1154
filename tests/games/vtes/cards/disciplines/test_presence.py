"""Cards that require Presence: bleeds, votes, and leaving a fight with dignity."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def bleeding(actor: str, hand: str, b: Seat | None = None) -> Play:
    key = actor.lower().replace(" ", "-")
    return sits(Seat(actor, hand, table="The Barrens"), b or Seat("Wauneka"), Seat("Meaghan")).does("a", f"bleed:{key}")


@card("Aire of Elation")
@rule("v5.card.conditioning")
def test_aire_of_elation_is_stronger_for_toreador() -> None:
    assert bleeding("Oshri Dahan", "Aire of Elation").does("a", "play:aire-of-elation/pre:oshri-dahan").rest().pools()[1] == 8
    assert bleeding("Nik Sikko", "Aire of Elation").does("a", "play:aire-of-elation/pre:nik-sikko").rest().pools()[1] == 7
    assert bleeding("Madison", "Aire of Elation").does("a", "play:aire-of-elation/PRE:madison").rest().pools()[1] == 7
    at = bleeding("Tamoszius", "Aire of Elation").does("a", "play:aire-of-elation/PRE:tamoszius").rest()
    assert at.pools() == [10, 6, 10]
    assert at.blood("Tamoszius") == 4


@refuses("Aire of Elation")
def test_aire_of_elation_is_limited_and_for_bleeds() -> None:
    at = bleeding("Madison", "Aire of Elation; Conditioning").does("a", "play:aire-of-elation/pre:madison")
    assert at.why("a", "play:conditioning/dom:madison") == "one-limited"
    hunt = sits(Seat("Nik Sikko 1", "Aire of Elation", table="The Barrens"), Seat("Wauneka")).does("a", "hunt:nik-sikko")
    assert hunt.why("a", "play:aire-of-elation/pre:nik-sikko") == "only-bleed"


def polled(hand: str, actor: str = "Massimo Falconi", b: Seat | None = None) -> Play:
    key = actor.lower().replace(" ", "-")
    at = sits(Seat(actor, f"Kine Resources Contested; {hand}"), b or Seat("Donny Kowalczyk"), Seat("Meaghan"))
    at.does("a", f"play:kine-resources-contested:{key}")
    at.until(lambda: at.keys(at.asked[0])[0] == "seat:a").does("a", "seat:a*2 seat:b*2")
    return at.lets("polling")


@card("Bewitching Oration", "Perfect Paragon")
@rule("v5.card.bewitching-oration")
def test_votes_that_are_gained_are_cast_when_the_vampire_votes() -> None:
    for name, key, level, actor, votes in (
        ("Bewitching Oration", "bewitching-oration", "pre", "massimo-falconi", 2),
        ("Bewitching Oration", "bewitching-oration", "PRE", "tamoszius", 4),
        ("Perfect Paragon", "perfect-paragon", "pre", "massimo-falconi", 3),
    ):
        at = polled(name, actor.replace("-", " ").title()).does("a", f"play:{key}/{level}:{actor}")
        assert at.t.running_referendum().tally() == (0, 0)
        at.does("b", "against:donny-kowalczyk").does("a", f"for:{actor}")
        assert at.t.running_referendum().tally() == (votes, 2)


@card("Bewitching Oration")
def test_votes_gained_after_voting_go_the_same_way() -> None:
    at = polled("Bewitching Oration; Bewitching Oration", "Catalina Vega").does("a", "for:catalina-vega")
    at.does("a", "play:bewitching-oration/PRE:catalina-vega")
    assert at.t.running_referendum().tally() == (6, 0)
    assert at.why("a", "play:bewitching-oration/PRE:catalina-vega") == "once-per-action"


@refuses("Bewitching Oration", "Perfect Paragon")
@rule("v5.card.bewitching-oration")
def test_votes_wait_for_the_polling_of_ones_own_political_action() -> None:
    at = sits(Seat("Massimo Falconi", "Kine Resources Contested; Bewitching Oration; Perfect Paragon", table="The Barrens"), Seat("Sully"))
    at.does("a", "play:kine-resources-contested:massimo-falconi")
    assert at.why("a", "play:bewitching-oration/pre:massimo-falconi") == "only-polling"
    assert at.why("a", "play:perfect-paragon/pre:massimo-falconi") == "only-polling"
    other = polled("", b=Seat("Nik Sikko", "Bewitching Oration"))
    assert not other.can("b", "play:bewitching-oration/pre:nik-sikko")


@card("Enchant Kindred")
@rule("v5.card.enchant-kindred")
def test_enchant_kindred_bleeds_or_brings_a_younger_vampire_nearer() -> None:
    at = sits(Seat("Nik Sikko", "Enchant Kindred"), Seat("Wauneka"), Seat("Meaghan")).does("a", "play:enchant-kindred/pre:nik-sikko").rest()
    assert at.pools() == [10, 8, 10]
    at = sits(Seat("Tamoszius", "Enchant Kindred", uncontrolled="Nik Sikko; Kathy Glens"), Seat("Wauneka"), Seat("Meaghan"))
    at.does("a", "play:enchant-kindred/PRE:tamoszius")
    assert at.keys("a") == ["piece:crypt"]
    at.does("a", "piece:crypt")
    assert at.t.action is not None
    assert (at.t.action.stealth, at.t.action.directed) == (1, False)
    at.rest()
    assert (at.blood("Nik Sikko"), at.blood("Kathy Glens")) == (2, 0)


@refuses("Enchant Kindred", "Intimidation")
@rule("v5.card.enchant-kindred")
def test_a_card_is_not_played_twice_a_turn_by_a_vampire_at_any_level() -> None:
    at = sits(
        Seat("Naomi Stewart", "Enchant Kindred; Enchant Kindred; Intimidation; Freak Drive", uncontrolled="Nik Sikko"), Seat("Wauneka")
    )
    at.does("a", "play:enchant-kindred/pre:naomi-stewart").lets("after").does("a", "play:freak-drive/for:naomi-stewart").rest()
    assert at.why("a", "play:enchant-kindred/PRE:naomi-stewart") == "same-card"
    assert at.why("a", "play:intimidation/PRE:naomi-stewart") == "one-bleed"
    weak = sits(Seat("Nik Sikko", "Enchant Kindred; Intimidation", uncontrolled="Min-seo"), Seat("Wauneka"))
    assert weak.why("a", "play:enchant-kindred/PRE:nik-sikko") == "needs-discipline"
    assert weak.why("a", "play:intimidation/PRE:nik-sikko") == "needs-discipline"


@card("Intimidation")
def test_intimidation_bleeds_for_one_or_two_more() -> None:
    at = sits(Seat("Nik Sikko", "Intimidation"), Seat("Wauneka"), Seat("Meaghan")).does("a", "play:intimidation/pre:nik-sikko").rest()
    assert at.pools() == [10, 8, 10]
    at = sits(Seat("Tamoszius", "Intimidation"), Seat("Wauneka"), Seat("Meaghan")).does("a", "play:intimidation/PRE:tamoszius")
    assert stealth(at.t) == 0
    at.rest()
    assert at.pools() == [10, 7, 10]
    assert at.t.edge == 0


@card("Majesty")
def test_majesty_ends_combat_and_at_superior_unlocks() -> None:
    at = bleeding("Nik Sikko", "Majesty").does("b", "block:wauneka").lets("strike").does("a", "play:majesty/pre:nik-sikko").rest()
    assert (at.blood("Nik Sikko"), at.blood("Wauneka")) == (2, 5)
    assert at.locked("Nik Sikko")
    at = bleeding("Tamoszius", "Majesty").does("b", "block:wauneka").lets("strike").does("a", "play:majesty/PRE:tamoszius").rest()
    assert not at.locked("Tamoszius")
    assert at.locked("Wauneka")


@refuses("Majesty")
def test_majesty_is_a_strike_for_who_can_pay() -> None:
    at = (
        sits(Seat("Nik Sikko 1 + .44 Magnum", "Majesty"), Seat("Wauneka"))
        .does("a", "bleed:nik-sikko")
        .does("b", "block:wauneka")
        .lets("strike")
    )
    assert at.can("a", "play:majesty/pre:nik-sikko")
    assert at.why("a", "play:majesty/PRE:nik-sikko") == "needs-discipline"
    poor = (
        sits(Seat("Ryan"), Seat("Nik Sikko 0 + .44 Magnum", "Majesty")).does("a", "bleed:ryan").does("b", "block:nik-sikko").lets("strike")
    )
    assert poor.why("b", "play:majesty/pre:nik-sikko") == "not-enough-blood"


@card("Perfect Paragon")
@rule("v5.card.perfect-paragon")
def test_perfect_paragon_at_superior_dulls_allies_and_younger_vampires() -> None:
    at = bleeding("Tamoszius", "Perfect Paragon", Seat("Ryan; Underbridge Stray; Wauneka; Andi Liu"))
    at.does("a", "play:perfect-paragon/PRE:tamoszius")
    assert at.blood("Tamoszius") == 4
    at.does("b", "block:ryan").lets("open").does("b", "block:underbridge-stray").lets("open").does("b", "block:wauneka").rest()
    assert not at.locked("Ryan")
    assert not at.locked("Underbridge Stray")
    assert at.locked("Wauneka")


@refuses("Perfect Paragon")
def test_perfect_paragon_is_played_once_an_action() -> None:
    at = bleeding("Tamoszius", "Perfect Paragon; Perfect Paragon").does("a", "play:perfect-paragon/PRE:tamoszius")
    assert at.why("a", "play:perfect-paragon/PRE:tamoszius") == "once-per-action"
    assert at.why("a", "play:perfect-paragon/pre:tamoszius") in ("once-per-action", "only-polling")


@card("Voter Captivation")
@rule("v5.card.voter-captivation")
def test_voter_captivation_feeds_on_the_margin() -> None:
    at = sits(Seat("Mkhokheli 1", "Ancilla Empowerment; Voter Captivation"), Seat("Sully"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "for:mkhokheli").lets("after")
    at.does("a", "play:voter-captivation/pre:mkhokheli").rest()
    assert at.blood("Mkhokheli") == 3
    at = sits(Seat("Mkhokheli 1; Lenny Burkhead", "Ancilla Empowerment; Voter Captivation"), Seat("Sully"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "for:mkhokheli", "for:lenny-burkhead").lets("after")
    at.does("a", "play:voter-captivation/PRE:mkhokheli")
    assert at.keys("a") == ["number:0", "number:1", "number:2"]
    at.does("a", "number:1").rest()
    assert at.blood("Mkhokheli") == 3
    assert at.pools() == [9, 9, 9]


@refuses("Voter Captivation")
@rule("v5.card.voter-captivation")
def test_voter_captivation_saves_nobody_and_needs_a_passed_referendum() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment; Voter Captivation", pool=1), Seat("Sully"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "for:mkhokheli").until(lambda: at.t.players[0].ousted)
    assert "Voter Captivation" not in at.ash("a")
    failed = sits(Seat("Mkhokheli", "Ancilla Empowerment; Voter Captivation", table="The Barrens"), Seat("Donny Kowalczyk; Andi Liu"))
    failed.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "against:donny-kowalczyk", "against:andi-liu").rest()
    assert failed.hand("a").count("Voter Captivation") == 1
