"""Rulings on masters, political actions and vampires of the Lasombra and Hecata decks."""

from __future__ import annotations

import pytest

from coterie.games.vtes.book import Book
from coterie.games.vtes.cards.vocabulary import Cancel, Card, Mode, Trait
from coterie.games.vtes.rules.diablerie import diablerie
from coterie.games.vtes.rules.matters import BloodHunt, happen
from coterie.games.vtes.rules.traits import BLACK_HAND, has_trait

from ..build import Seat, table
from ..cards.playing import sits
from ..duel import book_with, invented
from .marks import ruling


def refusing() -> Book:
    """Masters out of turn that cancel actions, modifiers and reactions as they are played."""
    kinds = (("No Deed", "action"), ("No Trick", "action modifier"), ("No Reply", "reaction"))
    cards = [(name, Card(0, (Mode((Cancel(kind),)),), traits=(Trait.OUT_OF_TURN,))) for name, kind in kinds]
    return book_with(*(invented(n, name, "master", card) for n, (name, card) in enumerate(cards, 1)))


# Sudden Reversal, and cancels.


@ruling("101896", "e8e30d")
def test_a_discipline_that_diablerie_brings_is_not_played_and_not_reversed() -> None:
    scene = table(Seat("Braden White 2", "Oblivion"), Seat(hand="Sudden Reversal", torpor="Yewon Ong 3"))
    scene.run(diablerie(scene.t, scene["Braden White"].id, scene["Yewon Ong"].id)).does("a", "hand:oblivion")
    assert scene["Braden White"].disciplines["obl"] == 2
    assert "Sudden Reversal" in scene.hand("b")
    assert scene.heard("cancelled") == 0


@ruling("101896", "459c06")
def test_a_reversed_trifle_is_an_action_used() -> None:
    at = sits(Seat("Sully 1", "Life in the City; Fame"), Seat("Ryan", "Sudden Reversal"), phase="master")
    at.does("a", "play:life-in-the-city", "piece:sully").does("b", "play:sudden-reversal")
    assert (at.t.players[0].master_actions, at.blood("Sully")) == (0, 1)


@ruling("G00058", "ae16fb")
def test_while_a_card_is_played_nothing_is_drawn_and_no_location_is_used() -> None:
    hand = "Slum Hunting Ground" + "; Villein" * 6
    at = sits(Seat("Ryan", hand), Seat("Sully", "Sudden Reversal; Fame", table="The Barrens; Dreams of the Sphinx"), phase="master")
    at.does("a", "play:slum-hunting-ground")
    assert at.keys("b") == ["play:sudden-reversal", "pass"]
    assert len(at.hand("a")) == 6
    at.does("b", "play:sudden-reversal")
    assert (len(at.hand("a")), len(at.hand("b"))) == (7, 7)


@ruling("G00058", "672908")
def test_a_cancelled_card_is_replaced_at_once_whatever_it_says() -> None:
    hand = "Wake with Evening's Freshness" + "; Villein" * 6
    at = sits(Seat("Sully"), Seat("Ryan locked", hand), Seat("Meaghan", "No Reply"), book=refusing()).does("a", "bleed:sully")
    at.does("b", "play:wake-with-evenings-freshness:ryan").does("c", "play:no-reply")
    assert (len(at.hand("b")), at.t.players[1].later) == (7, [])
    assert at.heard("wakes") == 0


@ruling("G00058", "737ee6", "9ea530")
def test_a_cancelled_modifier_was_played_and_has_raised_no_bleed() -> None:
    hand = "Conditioning; Conditioning; Bonding"
    at = sits(Seat("Gelasia Fotiou", hand), Seat(), Seat("Meaghan", "No Trick"), book=refusing())
    at.does("a", "bleed:gelasia-fotiou", "play:conditioning/dom:gelasia-fotiou").does("c", "play:no-trick")
    assert at.why("a", "play:conditioning/dom:gelasia-fotiou") == "once-per-action"
    at.does("a", "play:bonding/dom:gelasia-fotiou").rest()
    assert at.pool("b") == 8


# Other masters.


@ruling("100327", "81c3fe")
def test_channel_10_counts_actions_that_were_announced_and_not_those_cancelled_as_played() -> None:
    a = Seat("Gelasia Fotiou; Sully", "Govern the Unaligned; Change of Target")
    at = sits(a, Seat("Ryan", table="Channel 10; The Barrens"), Seat("Meaghan", "No Deed"), book=refusing())
    at.does("a", "play:govern-the-unaligned/dom:gelasia-fotiou").does("c", "play:no-deed").does("a", "hunt:sully")
    at.does("b", "block:ryan").lets("attempt")
    assert at.why("b", "use:channel-10/0") == "first-action"
    ended = sits(Seat("Sully; Ashley", "Change of Target"), Seat("Ryan; Belinde", table="Channel 10"), Seat()).does("a", "bleed:sully")
    ended.does("b", "block:ryan").lets("blocked").does("a", "play:change-of-target:sully").rest()
    ended.does("a", "hunt:ashley").does("b", "block:belinde").lets("attempt")
    assert ended.can("b", "use:channel-10/0")


@ruling("100435", "9d1caf")
def test_the_coven_feeds_a_vampire_before_damage_is_healed() -> None:
    at = sits(Seat("Monica Giovanni 0", "Rolling with the Punches", table="The Coven"), Seat("Aunt Linda"), active="b")
    at.does("b", "bleed:aunt-linda").does("a", "block:monica-giovanni").lets("damage").does("a", "use:the-coven/0", "piece:monica-giovanni")
    assert (at.blood("Monica Giovanni"), at.t.window) == (2, "damage")
    at.rest()
    assert (at["Monica Giovanni"].zone, at.blood("Monica Giovanni")) == ("ready", 1)


@ruling("100435", "913be8")
def test_the_turn_does_not_end_before_the_predator_has_the_coven() -> None:
    at = sits(Seat("Sully 1", table="The Coven"), Seat("Ryan"), Seat("Meaghan"), phase="discard")
    assert at.why("a", "pass") == "forced-first"
    at.does("a", "trigger:the-coven/1")
    assert at["The Coven"].controller == 2
    assert not at.can("a", "use:the-coven/0")


@ruling("G00082", "284047")
def test_a_contested_trifle_still_gives_its_action() -> None:
    at = sits(Seat("Sully", "The Coven"), Seat("Ryan", table="The Coven"), phase="master").does("a", "play:the-coven")
    assert [piece.zone for piece in at.all("The Coven")] == ["contested", "contested"]
    assert at.t.players[0].master_actions == 1


@ruling("101388", "71bbb6")
def test_a_perfectionist_is_disturbed_by_a_reaction_that_was_cancelled() -> None:
    at = sits(Seat("Sully 3 + Perfectionist"), Seat("Ryan locked", "On the Qui Vive"), Seat("Meaghan", "No Reply"), book=refusing())
    at.does("a", "bleed:sully").does("b", "play:on-the-qui-vive:ryan").does("c", "play:no-reply").rest()
    assert (at.blood("Sully"), at.heard("cancelled")) == (3, 1)


@ruling("101388", "4ecf0e")
@pytest.mark.parametrize("first", ["use:perfectionist/0", "play:freak-drive/for:madison"])
def test_a_perfectionist_feeds_before_or_after_other_cards_after_resolution(first: str) -> None:
    at = sits(Seat("Madison 3 + Perfectionist", "Freak Drive"), Seat()).does("a", "bleed:madison").lets("after").does("a", first)
    assert {"use:perfectionist/0", "play:freak-drive/for:madison"} & set(at.keys("a"))


@ruling("101388", "530fe5")
def test_a_perfectionist_feeds_after_an_action_without_effect() -> None:
    at = sits(Seat("Madison 3 + Perfectionist", ".44 Magnum"), Seat("Ryan"), Seat()).does("a", "play:44-magnum:madison")
    at.t.players[0].pool = 1
    at.lets("after").does("a", "use:perfectionist/0").rest()
    assert (at.blood("Madison"), at.on("Madison")) == (4, ["Perfectionist"])


@ruling("G00014", "014890")
def test_once_each_turn_is_once_in_the_turn_of_each_methuselah() -> None:
    at = sits(Seat("Aggressive Corpse; Tommaso Sforza"), Seat("Sully; Ryan"), active="b").does("b", "bleed:sully")
    at.does("a", "block:aggressive-corpse").lets("before-range").does("a", "use:tommaso-sforza/0").rest()
    at.goes_on("a", "minion").does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:ryan").lets("before-range")
    assert at.can("a", "use:tommaso-sforza/0")


@ruling("101430", "7916a6")
def test_the_power_structure_is_no_use_in_a_blood_hunt() -> None:
    scene = table(Seat("Ryan"), Seat("Braden White; Kamaluddin", table="Power Structure"))
    scene.run(happen(scene.t, BloodHunt(scene["Ryan"].id)))
    assert scene.why("b", "use:power-structure/0") == "only-political"


@ruling("G00126", "78def0")
def test_nobody_gathers_without_a_crypt() -> None:
    at = sits(Seat("Monica Giovanni", "Family Gathering"), Seat(), phase="master")
    assert at.why("a", "play:family-gathering") == "crypt-empty"


# Politics.


@ruling("102270", "b0cd17")
def test_the_iron_fist_falls_on_two_at_least_and_never_on_the_favoured() -> None:
    at = sits(Seat("Kamaluddin", "Camarilla's Iron Fist"), Seat(), Seat())
    at.does("a", "play:camarillas-iron-fist:kamaluddin").until(lambda: at.t.referendum is not None)
    at.does("a", "seat:b")
    assert at.keys("a") == ["seat:a", "seat:c"]
    assert not at.marks("a").takes({"seat:c": 5})
    duel = sits(Seat("Kamaluddin", "Camarilla's Iron Fist"), Seat())
    assert duel.why("a", "play:camarillas-iron-fist:kamaluddin") == "nobody-to-choose"


# Vampires.


@ruling("G00027", "fa03b0")
def test_yewon_discards_in_torpor_too() -> None:
    at = sits(Seat("Kamaluddin", "Ancilla Empowerment"), Seat(hand="Pass Through Shadow", torpor="Yewon Ong"), Seat())
    at.does("a", "play:ancilla-empowerment:kamaluddin").lets("polling").does("b", "use:yewon-ong/0", "card:pass-through-shadow")
    assert at.ash("b") == ["Pass Through Shadow"]


@ruling("G00125", "5f52b6")
def test_both_cards_of_an_exchange_are_named_before_anybody_may_block() -> None:
    at = sits(Seat("Lenelle, Mambo of Birmingham", "Bonding", ash="Fame; Majesty"), Seat("Ryan"))
    at.does("a", "act:lenelle-mambo-of-birmingham/0:lenelle-mambo-of-birmingham", "card:majesty", "card:bonding")
    assert at.t.running_action().named == (at.card("Bonding").id, at.card("Majesty").id)
    at.t.players[0].ash.remove(at.card("Majesty").id)
    at.rest()
    assert "Bonding" in at.hand("a")
    assert at.ash("a") == ["Fame"]


@ruling("201726", "421ef5")
def test_parijats_price_of_a_second_tradition_is_paid_after_its_replacement_is_drawn() -> None:
    hand = "Second Tradition: Domain" + "; Villein" * 6
    at = sits(Seat("Aggressive Corpse; Parijat, the Dark Oracle"), Seat("Yewon Ong locked", hand))
    at.t.players[1].library_top = [at.card("Fame").id, at.card("Majesty").id]
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:yewon-ong").does("b", "play:second-tradition-domain/2:yewon-ong")
    assert "Majesty" in at.hand("b")
    assert sorted(at.ash("b")) == ["Fame", "Second Tradition: Domain"]
    poor = sits(Seat("Aggressive Corpse; Parijat, the Dark Oracle"), Seat("Yewon Ong locked", hand, table="The Barrens"))
    poor.t.players[1].library = [poor.card("Fame").id]
    poor.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:yewon-ong")
    assert poor.why("b", "play:second-tradition-domain/2:yewon-ong") == "library-empty"


@ruling("201726", "5b9f25")
def test_an_empty_library_blocks_no_zombie() -> None:
    at = sits(Seat("Aggressive Corpse; Parijat, the Dark Oracle"), Seat("Sully", "Fame", table="The Barrens"))
    at.t.players[1].library = []
    at.does("a", "act:aggressive-corpse/0:aggressive-corpse", "piece:sully")
    assert at.why("b", "block:sully") == "library-empty"


@ruling("G00012", "3d1936")
def test_the_black_hand_stays_when_the_sect_changes() -> None:
    scene = table(Seat("Aredhel"), Seat("Ryan"))
    assert scene["Aredhel"].sect == "Sabbat"
    scene.t.alter(scene["Aredhel"], sect="Independent")
    assert has_trait(scene.t, scene["Aredhel"], BLACK_HAND)
    assert not scene["Aredhel"].title
