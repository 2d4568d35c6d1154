"""Rulings on actions that are blocked, ended or without effect: Change of Target, Daring the Dawn, Freak Drive, Mirror Walk."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Card, Cheaper, EndAction, Mode, Trait
from coterie.games.vtes.rules.changes import to_torpor

from ..build import Seat
from ..cards.playing import Play, sits
from ..duel import book_with, invented
from .marks import ruling

TARGET = "play:change-of-target"


def blocked(actor: str, hand: str, start: str, blocker: str = "Wauneka") -> Play:
    """a announces an action, and b blocks it with intercept enough."""
    at = sits(Seat(actor, hand), Seat(f"{blocker} + Sport Bike; Ryan + Sport Bike", "Villein"), Seat("Baixinho"))
    return at.does("a", start).does("b", f"block:{blocker.lower()}").lets("blocked")


# Change of Target.


@ruling("100323", "355701")
def test_change_of_target_the_same_action_with_a_card_is_not_repeated() -> None:
    at = blocked(
        "Gelasia Fotiou", "Change of Target; Govern the Unaligned; Govern the Unaligned", "play:govern-the-unaligned/dom:gelasia-fotiou"
    )
    at.does("a", f"{TARGET}:gelasia-fotiou").rest()
    assert not at.locked("Gelasia Fotiou")
    assert at.why("a", "play:govern-the-unaligned/dom:gelasia-fotiou") == "same-card"
    assert at.why("a", "play:govern-the-unaligned/DOM:gelasia-fotiou") == "same-card"


@ruling("100323", "7aee57")
def test_change_of_target_an_action_of_the_rulebook_is_not_that_of_a_card() -> None:
    """Ryan's equip action from another minion is broken off; equipping with a card from the hand is another action."""
    at = blocked("Ryan; Aunt Linda + Kevlar Vest", "Change of Target; .44 Magnum; Kevlar Vest", "equip-from:ryan", "Wauneka")
    at.does("a", f"{TARGET}:ryan").rest()
    assert at.can("a", "play:44-magnum:ryan")
    assert at.can("a", "play:kevlar-vest:ryan")


@ruling("100323", "476c33")
def test_change_of_target_other_equipment_makes_it_another_action() -> None:
    at = sits(Seat("Ryan; Aunt Linda + Kevlar Vest + Sport Bike", "Change of Target"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "equip-from:ryan", "piece:kevlar-vest", "pass").does("b", "block:wauneka").lets("blocked")
    at.does("a", f"{TARGET}:ryan").rest()
    at.does("a", "equip-from:ryan")
    assert at.keys("a") == ["piece:sport-bike"]
    at.does("a", "piece:sport-bike").rest()
    assert at.on("Ryan") == ["Sport Bike"]


@ruling("100323", "476c33")
def test_change_of_target_the_same_equipment_is_the_same_action() -> None:
    at = blocked("Ryan; Aunt Linda + Kevlar Vest", "Change of Target", "equip-from:ryan").does("a", f"{TARGET}:ryan").rest()
    assert at.why("a", "equip-from:ryan") == "same-action"


@ruling("100323", "476c33")
def test_change_of_target_another_vampire_in_torpor_is_another_action() -> None:
    at = sits(Seat("Ryan", "Change of Target", torpor="Baixinho; Aunt Linda"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "rescue:ryan", "piece:baixinho").does("b", "block:wauneka").lets("blocked").does("a", f"{TARGET}:ryan").rest()
    at.does("a", "rescue:ryan")
    assert at.keys("a") == ["piece:aunt-linda"] or at.t.running_action().chosen == [at["Aunt Linda"].id]


@ruling("100323", "b05407")
def test_change_of_target_cards_of_one_name_in_play_are_two_actions() -> None:
    at = sits(Seat("Sully", "Change of Target"), Seat("Wauneka", table="Creeping Sabotage; Creeping Sabotage"), Seat())
    first, second = (piece.id for piece in at.all("Creeping Sabotage"))
    sully = f"sully-{at['Sully'].id}"
    at.does("a", f"act:creeping-sabotage-{first}/1:{sully}").does("b", "block:wauneka").lets("blocked").does("a", f"{TARGET}:sully").rest()
    assert at.why("a", f"act:creeping-sabotage-{first}/1:{sully}") == "same-card"
    assert at.why("a", f"act:creeping-sabotage-{second}/1:{sully}") == ""


@ruling("100323", "7cc1e8")
def test_change_of_target_comes_before_the_blocker_locks() -> None:
    at = sits(Seat("Sully", "Change of Target; Bonding"), Seat("Wauneka"), Seat()).does("a", "bleed:sully")
    assert at.why("a", f"{TARGET}:sully") != ""
    at.does("a", "pass").does("b", "block:wauneka").lets("blocked").does("a", f"{TARGET}:sully").rest()
    assert (at.locked("Sully"), at.locked("Wauneka"), at.heard("combat")) == (False, False, 0)


@ruling("100323", "7cc1e8")
def test_change_of_target_not_if_the_action_ended_without_a_block() -> None:
    book = book_with(invented(1, "Second Thoughts", "action modifier", Card(0, (Mode((EndAction(),)),))))
    at = sits(Seat("Sully", "Change of Target; Second Thoughts"), Seat("Wauneka"), Seat(), book=book)
    at.does("a", "bleed:sully", "play:second-thoughts:sully").rest()
    assert (at.locked("Sully"), at.hand("a").count("Change of Target")) == (True, 1)


@ruling("100323", "ff5f11")
def test_change_of_target_what_a_block_sets_off_still_happens() -> None:
    at = (
        sits(Seat("Andi Liu", "Change of Target"), Seat("Wauneka 2 + Rebel"), Seat()).does("a", "bleed:andi-liu").does("b", "block:wauneka")
    )
    at.lets("blocked").does("a", f"{TARGET}:andi-liu").rest()
    assert at.blood("Wauneka") == 3


@ruling("100323", "6b419c")
@pytest.mark.parametrize("level", ["for", "FOR"])
def test_change_of_target_nothing_is_played_afterwards(level: str) -> None:
    at = sits(Seat("Madison", "Change of Target; Freak Drive"), Seat("Horace Radcliffe", "Cats' Guidance"), Seat())
    at.does("a", "bleed:madison").does("b", "block:horace-radcliffe").lets("blocked").does("a", f"{TARGET}:madison")
    assert at.t.action is None
    assert (at.asked, at.prompt) == (["a"], "act")
    assert not at.can("a", f"play:freak-drive/{level}:madison")
    assert "Freak Drive" in at.hand("a")
    assert "Cats' Guidance" in at.hand("b")


@ruling("100323", "521cdc")
def test_change_of_target_a_hunt_that_had_to_be_cannot_be_tried_again() -> None:
    at = blocked("Madison 0; Ryan", "Change of Target; Govern the Unaligned", "hunt:madison").does("a", f"{TARGET}:madison").rest()
    assert not at.locked("Madison")
    for key in ("hunt:madison", "bleed:madison", "play:govern-the-unaligned/dom:madison"):
        assert at.why("a", key) != ""
    assert at.can("a", "bleed:ryan")
    assert at.can("a", "pass")


@ruling("100323", "c6355c")
def test_change_of_target_no_diablerie_of_who_was_leaving_torpor() -> None:
    at = sits(Seat(hand="Change of Target", torpor="Madison"), Seat("Wauneka + Sport Bike"), Seat())
    at.does("a", "leave-torpor:madison").does("b", "block:wauneka").lets("blocked").does("a", f"{TARGET}:madison")
    assert at.t.action is None
    assert at.asked == ["a"]
    assert (at.in_torpor("Madison"), at.locked("Madison"), at.locked("Wauneka")) == (True, False, False)


# Daring the Dawn.


def dared(hand: str, b: Seat) -> Play:
    """Madison bleeds by day; vampires cannot block her."""
    at = sits(Seat("Madison", f"Daring the Dawn; {hand}"), b, Seat()).does("a", "bleed:madison")
    return at.does("a", "play:daring-the-dawn/FOR:madison")


@ruling("100492", "370450")
def test_daring_the_dawn_blocked_the_damage_comes_after_combat() -> None:
    at = dared("", Seat("Underbridge Stray")).does("b", "block:underbridge-stray")
    at.until(lambda: at.heard("combat-over") == 1)
    assert at.in_torpor("Madison")
    dealt = [text.id.removeprefix("vtes-event-") for text in at.told]
    assert dealt.index("combat-over") < dealt.index("torpor")


@ruling("100492", "006331")
def test_daring_the_dawn_the_damage_comes_though_a_block_is_broken_off() -> None:
    at = dared("Change of Target", Seat("Underbridge Stray")).does("b", "block:underbridge-stray").lets("blocked")
    at.does("a", f"{TARGET}:madison").rest()
    assert at.heard("combat") == 0
    assert at.in_torpor("Madison")


@ruling("100492", "006331")
def test_daring_the_dawn_the_damage_comes_though_the_cost_cannot_be_paid() -> None:
    at = sits(Seat("Madison", "Daring the Dawn; Govern the Unaligned"), Seat("Underbridge Stray"), Seat())
    at.does("a", "play:govern-the-unaligned/dom:madison", "play:daring-the-dawn/FOR:madison")
    at["Madison"].blood = 0
    at.rest()
    assert (at.pools(), at.in_torpor("Madison")) == ([10, 10, 10], True)


@ruling("100492", "3f246e")
def test_daring_the_dawn_no_damage_if_the_action_ends_before_it_is_resolved() -> None:
    book = book_with(invented(1, "Second Thoughts", "action modifier", Card(0, (Mode((EndAction(),)),))))
    at = sits(Seat("Madison", "Daring the Dawn; Second Thoughts"), Seat(), Seat(), book=book).does("a", "bleed:madison")
    at.does("a", "play:daring-the-dawn/FOR:madison", "play:second-thoughts:madison").rest()
    assert (at.pools(), at.in_torpor("Madison")) == ([10, 10, 10], False)


# Freak Drive and others after resolution.


@ruling("100788", "535281", "23ee07")
def test_freak_drive_not_after_an_action_that_ended() -> None:
    book = book_with(invented(1, "Second Thoughts", "action modifier", Card(0, (Mode((EndAction(),)),))))
    at = sits(Seat("Madison", "Freak Drive; Second Thoughts"), Seat("Ryan"), Seat(), book=book).does("a", "bleed:madison")
    at.does("a", "play:second-thoughts:madison").rest()
    assert (at.locked("Madison"), at.t.window, at.t.action) == (True, "", None)
    assert at.hand("a").count("Freak Drive") == 1


@ruling("100788", "535281")
def test_freak_drive_after_a_block() -> None:
    at = sits(Seat("Madison", "Freak Drive"), Seat("Ryan"), Seat()).does("a", "bleed:madison").does("b", "block:ryan").lets("after")
    assert at.why("a", "play:freak-drive/for:madison") == "only-success"
    at.does("a", "play:freak-drive/FOR:madison").rest()
    assert not at.locked("Madison")


@ruling("G00077", "ceafee")
def test_freak_drive_after_an_action_without_effect() -> None:
    """Nobody blocks, but the cost cannot be paid: the action is successful and does nothing."""
    at = sits(Seat("Madison", "Freak Drive; .44 Magnum"), Seat("Ryan"), Seat()).does("a", "play:44-magnum:madison")
    at.t.players[0].pool = 1
    at.lets("after")
    assert (at.pools(), at.on("Madison"), at.ash("a"), at.t.running_action().outcome) == ([1, 10, 10], [], [".44 Magnum"], "success")
    at.does("a", "play:freak-drive/for:madison").rest()
    assert (at.locked("Madison"), at.t.turn) == (False, 9)


@ruling("G00006", "5ce157")
@pytest.mark.parametrize("first", ["voter-captivation", "freak-drive"])
def test_played_after_resolution_in_any_order(first: str) -> None:
    at = sits(Seat("Alice Chen 4", "Ancilla Empowerment; Voter Captivation; Freak Drive"), Seat(), Seat())
    at.does("a", "play:ancilla-empowerment:alice-chen").lets("polling").does("a", "for:card", "for:alice-chen").lets("after")
    keys = ["play:voter-captivation/pre:alice-chen", "play:freak-drive/for:alice-chen"]
    for key in sorted(keys, key=lambda key: first not in key):
        at.does("a", key)
    at.rest()
    assert (at.locked("Alice Chen"), at.blood("Alice Chen")) == (False, 6)


@ruling("G00006", "5ce157")
def test_played_after_resolution_means_after_combat() -> None:
    at = sits(Seat("Madison", "Freak Drive"), Seat("Ryan"), Seat()).does("a", "bleed:madison").does("b", "block:ryan")
    at.until(lambda: at.t.combat is not None)
    assert "play:freak-drive/FOR:madison" not in at.keys(at.asked[0])
    at.lets("after")
    assert (at.heard("combat-over"), at.t.action is not None) == (1, True)
    assert at.can("a", "play:freak-drive/FOR:madison")


# Mirror Walk.


def walked(kind: str = "hunt", ready: str = "Rosalina Cortez 2", torpor: str = "") -> Play:
    """Rosalina walks through a mirror, and is blocked all the same."""
    at = sits(Seat(ready, "Mirror Walk", torpor=torpor), Seat("Ryan; Wauneka + Sport Bike + Raven Spy"), Seat())
    at.does("a", f"{kind}:rosalina-cortez").does("b", "block:wauneka").lets("attempt").does("a", "play:mirror-walk/THA:rosalina-cortez")
    return at


@ruling("101223", "239a44")
def test_mirror_walk_locks_the_blocker_by_itself() -> None:
    """The block is never resolved: it is the card that locks Wauneka, and no combat follows."""
    at = walked().rest()
    assert (at.locked("Wauneka"), at.heard("combat"), at.blood("Rosalina Cortez")) == (True, 0, 2)


@ruling("101223", "080d54")
def test_mirror_walk_nothing_is_played_after_it() -> None:
    at = sits(
        Seat("Sybren van Oosten 5", "Freak Drive; Change of Target"), Seat("Wauneka + Sport Bike + Raven Spy", "Cats' Guidance"), Seat()
    )
    at.t.players[0].hand.insert(0, at.card("Mirror Walk").id)
    at.t.alter(at["Sybren van Oosten"], disciplines={**at["Sybren van Oosten"].disciplines, "tha": 2})
    at.does("a", "hunt:sybren-van-oosten").does("b", "block:wauneka").lets("attempt").does("a", "play:mirror-walk/THA:sybren-van-oosten")
    at.until(lambda: at.t.action is None)
    assert (at.asked, at.prompt, at.locked("Sybren van Oosten")) == (["a"], "act", True)
    assert sorted(at.hand("a")).count("Freak Drive") == 1
    assert at.hand("a").count("Change of Target") == 1


@ruling("101223", "a36e07")
def test_mirror_walk_no_diablerie_of_who_was_leaving_torpor() -> None:
    at = walked("leave-torpor", "", "Rosalina Cortez 2").rest()
    assert (at.in_torpor("Rosalina Cortez"), at.locked("Wauneka"), at.heard("diablerie")) == (True, True, 0)


@ruling("G00105", "41647b")
def test_mirror_walk_what_a_block_sets_off_comes_first() -> None:
    at = sits(Seat("Inês Tristão 3", "Mirror Walk; Change of Target"), Seat("Wauneka 2 + Sport Bike + Raven Spy + Rebel"), Seat())
    at.does("a", "hunt:ines-tristao").does("b", "block:wauneka").lets("attempt").does("a", "play:mirror-walk/THA:ines-tristao")
    at.until(lambda: at.t.action is None)
    assert (at.blood("Wauneka"), at.locked("Wauneka")) == (3, True)
    assert "Change of Target" in at.hand("a")


# Warsaw Station.


@ruling("102149", "22830e")
def test_warsaw_station_takes_the_victim_of_a_diablerie_away() -> None:
    at = sits(Seat("Madison 3", "Freak Drive"), Seat(torpor="Ryan", table="Warsaw Station"), Seat())
    at.does("a", "diablerize:madison").lets("open").does("b", "use:warsaw-station/1", "piece:ryan")
    assert (at["Ryan"].zone, at.there("Warsaw Station")) == ("ready", False)
    at.lets("after")
    assert at.t.running_action().outcome == "success"
    assert at.can("a", "play:freak-drive/for:madison")
    at.rest()
    assert (at.there("Ryan"), at.blood("Madison"), at.heard("blood-hunt")) == (True, 3, 0)


@ruling("102149", "e14a62")
def test_warsaw_station_brings_back_who_fell_but_combat_and_action_are_over() -> None:
    at = sits(Seat("Ryan 1", table="Warsaw Station"), Seat("Aunt Linda + .44 Magnum"), Seat())
    at.does("a", "bleed:ryan").does("b", "block:aunt-linda")
    at.until(lambda: at.t.combat is not None)
    to_torpor(at.t, at["Ryan"])
    at.lets("after").does("a", "use:warsaw-station/1", "piece:ryan")
    assert at["Ryan"].zone == "ready"
    at.rest()
    assert (at.heard("round"), at.heard("combat"), at.pools()) == (1, 1, [10, 10, 10])


@ruling("102149", "ef2a49")
def test_warsaw_station_unlocks_after_the_referendum() -> None:
    at = sits(Seat("Belinde", "Ancilla Empowerment", table="Warsaw Station"), Seat(), Seat()).does("a", "play:ancilla-empowerment:belinde")
    at.does("a", "use:warsaw-station/0").lets("polling")
    assert at.locked("Belinde")
    at.does("a", "for:belinde").rest()
    assert not at.locked("Belinde")


@ruling("102149", "ef2a49")
def test_warsaw_station_not_for_who_is_no_nosferatu_any_more() -> None:
    at = sits(Seat("Belinde 3", table="Warsaw Station"), Seat("Ryan"), Seat()).does("a", "hunt:belinde", "use:warsaw-station/0")
    at.t.alter(at["Belinde"], clan="Toreador")
    at.rest()
    assert at.locked("Belinde")


@ruling("102149", "f35f3e")
def test_warsaw_station_unlocks_though_it_is_burned_by_then() -> None:
    at = sits(Seat("Belinde 3", table="Warsaw Station", torpor="Ryan"), Seat(), Seat()).does("a", "hunt:belinde", "use:warsaw-station/0")
    at.does("a", "use:warsaw-station/1").rest()
    assert (at.there("Warsaw Station"), at.locked("Belinde"), at["Ryan"].zone) == (False, False, "ready")


@ruling("G00065", "ec0691")
def test_second_tradition_what_it_burns_is_no_cost() -> None:
    """A card that makes others cheaper does not spare Andi the blood."""
    saving = invented(1, "Thrift", "master", Card(0, (Mode(()),), (Cheaper(1),), (Trait.LOCATION,)))
    at = sits(Seat("Ryan"), Seat("Andi Liu 3 locked", "Second Tradition: Domain", table="Thrift"), Seat(), book=book_with(saving))
    at.does("a", "bleed:ryan").does("b", "play:second-tradition-domain/2:andi-liu")
    assert (at.blood("Andi Liu"), at.locked("Thrift")) == (2, False)
