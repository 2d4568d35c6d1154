"""Reactions without a discipline."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import intercept
from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import sits


@card("On the Qui Vive")
@rule("v5.card.on-the-qui-vive")
def test_on_the_qui_vive_wakes_without_unlocking_and_binds_nobody_to_block() -> None:
    at = sits(Seat("Sully"), Seat("Wauneka locked", "On the Qui Vive"), Seat("Meaghan")).does("a", "bleed:sully")
    at.does("b", "play:on-the-qui-vive:wauneka")
    assert at.locked("Wauneka")
    assert len(at.hand("b")) == 7
    assert at.can("b", "block:wauneka")
    at.rest()
    assert at.locked("Wauneka")
    assert at.pools() == [10, 9, 10]


@card("On the Qui Vive")
def test_an_ally_that_wakes_does_not_unlock_in_its_next_unlock_phase() -> None:
    at = sits(Seat("Sully"), Seat("Underbridge Stray locked; Ryan locked", "On the Qui Vive")).does("a", "bleed:sully")
    at.does("b", "play:on-the-qui-vive:underbridge-stray").rest()
    at.goes_on("b", "minion")
    assert at.locked("Underbridge Stray")
    assert not at.locked("Ryan")


@refuses("On the Qui Vive")
def test_on_the_qui_vive_is_for_the_locked_once_between_their_unlock_phases() -> None:
    hand = "On the Qui Vive; On the Qui Vive"
    at = sits(Seat("Sully; Ashley"), Seat("Wauneka locked; Ryan", hand, table="The Barrens"), Seat("Meaghan")).does("a", "bleed:sully")
    assert at.why("b", "play:on-the-qui-vive:ryan") == "locked-only"
    at.does("b", "play:on-the-qui-vive:wauneka").rest().does("a", "bleed:ashley")
    assert at.why("b", "play:on-the-qui-vive:wauneka") == "once-between-unlocks"


@card("Wake with Evening's Freshness")
def test_wake_with_evenings_freshness_wakes_and_is_replaced_in_the_next_unlock_phase() -> None:
    hand = "Wake with Evening's Freshness" + "; Villein" * 6
    at = sits(Seat("Sully", table="The Barrens"), Seat("Wauneka locked", hand)).does("a", "bleed:sully")
    at.does("b", "play:wake-with-evenings-freshness:wauneka", "block:wauneka").rest()
    assert at.heard("combat") == 1
    assert len(at.hand("b")) == 6
    at.goes_on("b", "master")
    assert len(at.hand("b")) == 7


@refuses("Wake with Evening's Freshness")
def test_wake_with_evenings_freshness_is_for_locked_vampires() -> None:
    at = sits(Seat("Sully"), Seat("Underbridge Stray locked; Ryan", "Wake with Evening's Freshness")).does("a", "bleed:sully")
    assert at.why("b", "play:wake-with-evenings-freshness:underbridge-stray") == "needs-vampire"
    assert at.why("b", "play:wake-with-evenings-freshness:ryan") == "locked-only"


@card("Protected District")
def test_protected_district_reduces_a_bleed_by_three() -> None:
    at = sits(Seat("Gelasia Fotiou", "Conditioning"), Seat("Lenny Burkhead", "Protected District"), Seat("Meaghan"))
    at.does("a", "bleed:gelasia-fotiou", "play:conditioning/DOM:gelasia-fotiou")
    at.does("b", "play:protected-district:lenny-burkhead").rest()
    assert at.pools() == [10, 9, 10]


@card("Protected District")
@rule("v5.card.bewitching-oration")
def test_protected_district_votes_against_a_referendum() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Lenny Burkhead", "Protected District"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "play:protected-district:lenny-burkhead")
    assert at.t.running_referendum().tally() == (0, 4)
    at.rest()
    assert at.pools() == [10, 10, 10]


@refuses("Protected District")
def test_protected_district_needs_a_primogen_and_a_bleed_at_its_controller() -> None:
    at = sits(Seat("Sully"), Seat("Belinde", "Protected District"), Seat("Lenny Burkhead", "Protected District")).does("a", "bleed:sully")
    assert at.why("b", "play:protected-district:belinde") == "needs-title"
    hunt = sits(Seat("Sully 1"), Seat("Lenny Burkhead", "Protected District")).does("a", "hunt:sully")
    assert hunt.why("b", "play:protected-district:lenny-burkhead") in ("only-bleed-at-you", "only-polling")


@card("Second Tradition: Domain")
def test_second_tradition_gives_two_intercept_to_an_unlocked_prince() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Belinde", "Second Tradition: Domain")).does("a", "bleed:colette")
    at.does("b", "block:belinde").does("a", "play:lost-in-crowds/OBF:colette").does("b", "play:second-tradition-domain/1:belinde").rest()
    assert at.said("intercept") == 2
    assert at.heard("combat") == 1


@card("Second Tradition: Domain")
@rule("v5.card.second-tradition")
def test_a_locked_prince_unlocks_and_must_attempt_to_block() -> None:
    at = sits(Seat("Sully", table="The Barrens"), Seat("Belinde locked", "Second Tradition: Domain; Deflection"), Seat("Meaghan"))
    at.does("a", "bleed:sully").does("b", "play:second-tradition-domain/2:belinde")
    assert intercept(at.t, at["Belinde"]) == 2
    at.rest()
    assert at.heard("combat") == 1
    assert at.locked("Belinde")
    assert at.blood("Belinde") == 4
    assert at.pools() == [10, 10, 10]


@refuses("Second Tradition: Domain")
@rule("v5.card.second-tradition")
def test_second_tradition_is_refused_where_the_prince_could_not_block() -> None:
    at = sits(
        Seat("Sully"),
        Seat("Ryan", table="The Barrens"),
        Seat("Belinde locked; Donny Kowalczyk", "Second Tradition: Domain", table="Art Museum"),
    )
    at.does("a", "bleed:sully")
    assert not at.can("c", "play:second-tradition-domain/2:belinde")
    dawn = sits(Seat("Oshri Dahan", "Daring the Dawn"), Seat("Belinde locked; Ryan", "Second Tradition: Domain", table="The Barrens"))
    dawn.does("a", "bleed:oshri-dahan", "play:daring-the-dawn/for:oshri-dahan")
    assert dawn.why("b", "play:second-tradition-domain/2:belinde") == "no-vampires"
    assert dawn.why("b", "play:second-tradition-domain/1:ryan") == "needs-title"


@card("The Warrens")
@rule("v5.card.warrens")
def test_the_warrens_give_two_intercept_and_three_to_titled_nosferatu() -> None:
    for blocker, stealthy, blocks in (
        ("Ryan", "Lost in Crowds", 1),
        ("Belinde", "Lost in Crowds; Faceless Night", 1),
        ("Ryan", "Lost in Crowds; Faceless Night", 0),
    ):
        at = sits(Seat("Colette", stealthy), Seat(blocker, "The Warrens"), Seat("Meaghan")).does("a", "bleed:colette")
        at.does("b", f"block:{blocker.lower()}").does("a", "play:lost-in-crowds/OBF:colette")
        at.does("b", f"play:the-warrens:{blocker.lower()}")
        if "Faceless" in stealthy:
            at.does("a", "play:faceless-night/obf:colette")
        at.rest()
        assert at.said("intercept") == (3 if at[blocker].title else 2)
        assert at.heard("combat") == blocks
        assert at.blood(blocker) == at[blocker].capacity - 1 - blocks


@card("The Warrens")
@rule("v5.card.warrens")
def test_an_attack_on_a_minion_is_directed_at_its_controller() -> None:
    at = sits(Seat("Horace Radcliffe", "Deep Song; Lost in Crowds"), Seat("Ryan; Baixinho", "The Warrens"), Seat("Meaghan"))
    at.does("a", "play:deep-song/ANI:horace-radcliffe", "piece:baixinho").does("b", "block:ryan")
    at.does("a", "play:lost-in-crowds/obf:horace-radcliffe").does("b", "play:the-warrens:ryan").rest()
    assert at.locked("Ryan")
    assert not at.locked("Baixinho")


@refuses("The Warrens")
def test_the_warrens_are_for_nosferatu_against_directed_actions() -> None:
    at = (
        sits(Seat("Sully 1"), Seat("Ryan; Ashley", "The Warrens", table="The Barrens"))
        .does("a", "hunt:sully")
        .does("b", "block:ryan")
        .lets("attempt")
    )
    assert at.why("b", "play:the-warrens:ryan") == "only-directed-at-you"
    assert at.why("b", "play:the-warrens:ashley") == "needs-clan"
