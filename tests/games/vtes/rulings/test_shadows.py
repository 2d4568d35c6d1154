"""Rulings on cards of Oblivion and Dominate: what is played as an action is announced, what shadows remember, and what they take."""

from __future__ import annotations

import pytest

from coterie.games.vtes.cards.vocabulary import Card, Cheaper, Mode, Trait
from coterie.games.vtes.rules.action import set_blockers

from ..build import Seat
from ..cards.playing import sits
from ..duel import book_with, invented
from .marks import ruling

# The Sleeping Mind.


@ruling("101805", "10a4b1")
def test_the_sleeping_mind_at_superior_does_not_keep_anybody_from_waking() -> None:
    at = sits(Seat("Chelsea Blake", "The Sleeping Mind"), Seat("Ryan locked", "Wake with Evening's Freshness"), Seat())
    at.does("a", "bleed:chelsea-blake", "play:the-sleeping-mind/DOM:chelsea-blake")
    at.does("b", "play:wake-with-evenings-freshness:ryan", "block:ryan").rest()
    assert at.heard("blocked") == 1


@ruling("101805", "10a4b1")
def test_the_sleeping_mind_at_superior_lets_nobody_unlock_after_resolution() -> None:
    at = sits(
        Seat("Chelsea Blake", "The Sleeping Mind; Freak Drive; Resist Earth's Grasp"), Seat("Wauneka", "Cats' Guidance; Deep Song"), Seat()
    )
    at.does("a", "bleed:chelsea-blake", "play:the-sleeping-mind/DOM:chelsea-blake").does("b", "block:wauneka").rest()
    assert (at.locked("Wauneka"), at.locked("Chelsea Blake")) == (True, True)
    assert (at.hand("b").count("Cats' Guidance"), at.hand("a").count("Freak Drive")) == (1, 1)
    awake = sits(Seat("Chelsea Blake", "The Sleeping Mind; Freak Drive"), Seat("Wauneka", "Cats' Guidance"), Seat())
    awake.does("a", "bleed:chelsea-blake", "pass").does("b", "block:wauneka").lets("after-block")
    assert awake.can("b", "play:cats-guidance/ani:wauneka"), "without it they could"


# Cards that are played as an action is announced.


@ruling("G00052", "eade1c")
@pytest.mark.parametrize("name", ["the-sleeping-mind/DOM", "consign-to-oblivion/OBL"])
def test_what_is_played_as_the_action_is_announced_comes_before_other_modifiers(name: str) -> None:
    hand = "The Sleeping Mind; Consign to Oblivion; Conditioning"
    at = sits(Seat("Aintzane Arriaga", hand, table="The Barrens"), Seat("Ryan"), Seat()).does("a", "bleed:aintzane-arriaga")
    assert at.why("a", "play:conditioning/dom:aintzane-arriaga") == "announced-first"
    assert at.can("a", f"play:{name}:aintzane-arriaga")
    at.does("a", "pass").lets("open").does("a", "play:conditioning/dom:aintzane-arriaga")
    assert at.why("a", f"play:{name}:aintzane-arriaga") == "only-as-announced"


@ruling("G00052", "eade1c")
def test_several_cards_are_played_as_the_action_is_announced() -> None:
    at = sits(Seat("Aintzane Arriaga", "The Sleeping Mind; Consign to Oblivion"), Seat("Ryan"), Seat()).does("a", "bleed:aintzane-arriaga")
    at.does("a", "play:the-sleeping-mind/DOM:aintzane-arriaga", "play:consign-to-oblivion/obl:aintzane-arriaga").rest()
    assert at.blood("Aintzane Arriaga") == 4


@ruling("G00052", "4c89d2")
def test_the_card_of_the_action_is_replaced_before() -> None:
    at = sits(Seat("Aintzane Arriaga", "Govern the Unaligned", library="The Sleeping Mind"), Seat("Ryan"), Seat())
    at.does("a", "play:govern-the-unaligned/dom:aintzane-arriaga")
    assert at.t.window == "announced"
    assert at.can("a", "play:the-sleeping-mind/DOM:aintzane-arriaga")


# What shadows remember.


@ruling("102280", "3cc0bd")
def test_shadow_cast_does_not_count_its_own_methuselah() -> None:
    """Alek acts at b and c and at something of his own Methuselah's; later at b and c alone."""
    at = sits(Seat("Alek König", "Shadow Cast", table="The Barrens"), Seat("Ryan"), Seat("Wauneka"), Seat())
    at.does("a", "bleed:alek-konig")
    set_blockers(at.t, [0, 1, 2])
    at.lets("after").does("a", "play:shadow-cast/OBL:alek-konig").rest()
    assert at["Shadow Cast"].bound.seats == (1, 2)
    at.goes_on("a", "minion").does("a", "bleed:alek-konig").does("b", "block:ryan")
    assert at.why("a", "use:shadow-cast/0") == "only-same-targets"
    set_blockers(at.t, [1, 2])
    assert at.why("a", "use:shadow-cast/0") == ""


@ruling("G00006", "5ce157")
@pytest.mark.parametrize("first", ["shadow-cast", "freak-drive"])
def test_shadows_are_put_on_before_or_after_a_freak_drive(first: str) -> None:
    at = sits(Seat("Monica Giovanni", "Shadow Cast; Freak Drive"), Seat(), Seat()).does("a", "bleed:monica-giovanni").lets("after")
    keys = ["play:shadow-cast/OBL:monica-giovanni", "play:freak-drive/for:monica-giovanni"]
    for key in sorted(keys, key=lambda key: first not in key):
        at.does("a", key)
    at.rest()
    assert (at.locked("Monica Giovanni"), at.on("Monica Giovanni")) == (False, ["Shadow Cast"])


# Blood that is burned for an effect, or for an attempt to block.


@ruling("G00065", "ec0691")
@pytest.mark.parametrize("name", ["stygian-shroud/OBL", "rolling-with-the-punches/FOR"])
def test_blood_burned_for_an_effect_is_no_cost(name: str) -> None:
    saving = invented(1, "Thrift", "master", Card(0, (Mode(()),), (Cheaper(1),), (Trait.LOCATION,)))
    hand = "Stygian Shroud; Rolling with the Punches"
    at = sits(Seat("Monica Giovanni", hand, table="Thrift"), Seat("Ryan"), Seat(), book=book_with(saving))
    at.does("a", "bleed:monica-giovanni").does("b", "block:ryan").lets("attempt" if "shroud" in name else "damage")
    at.does("a", f"play:{name}:monica-giovanni")
    assert (at.blood("Monica Giovanni"), at.locked("Thrift")) == (5, False)


@ruling("G00097", "fdc2dc")
def test_a_card_that_burns_blood_is_not_played_without_it() -> None:
    at = sits(Seat("Monica Giovanni 0", "Stygian Shroud; Rolling with the Punches"), Seat("Ryan + Sport Bike"), Seat())
    at.does("a", "hunt:monica-giovanni").does("b", "block:ryan")
    assert at.why("a", "play:stygian-shroud/OBL:monica-giovanni") == "not-enough-blood"
    at.lets("damage")
    assert at.why("a", "play:rolling-with-the-punches/FOR:monica-giovanni") == "not-enough-blood"


@ruling("G00088", "951a6b")
def test_who_attempts_already_may_give_up_and_pay_nothing() -> None:
    at = (
        sits(Seat("Monica Giovanni", "Where the Veil Thins"), Seat("Ryan"), Seat())
        .does("a", "bleed:monica-giovanni")
        .does("b", "block:ryan")
    )
    at.does("a", "play:where-the-veil-thins/OBL:monica-giovanni").does("b", "pass")
    assert (at.blood("Ryan"), at.t.running_action().blocked_by) == (4, 0)
    at.rest()
    assert at.pools() == [10, 9, 10]


# Combat.


@ruling("G00154", "78e006")
def test_damage_that_is_not_there_is_not_prevented() -> None:
    at = sits(Seat("Monica Giovanni", "Rolling with the Punches; Pass Through Shadow"), Seat("Ryan"), Seat())
    at.does("a", "bleed:monica-giovanni").does("b", "block:ryan").lets("strike")
    assert at.why("a", "play:rolling-with-the-punches/for:monica-giovanni") == "only-damage"
    at.does("a", "play:pass-through-shadow/obl:monica-giovanni").rest()
    assert at.hand("a").count("Rolling with the Punches") == 1


@ruling("102283", "bb3a14")
def test_touch_of_oblivion_at_superior_wounds_the_vampire() -> None:
    at = sits(Seat("Alek König", "Touch of Oblivion"), Seat("Ryan"), Seat()).does("a", "bleed:alek-konig").does("b", "block:ryan")
    at.lets("strike").does("a", "play:touch-of-oblivion/OBL:alek-konig").rest()
    assert (at["Ryan"].zone, at["Ryan"].standing.wounded, at.blood("Ryan")) == ("torpor", True, 4)
