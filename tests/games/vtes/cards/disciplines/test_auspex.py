"""Cards that require Auspex: intercept, wakes, and looking into other people's hands."""

from __future__ import annotations

import pytest

from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def hunted(hand: str, blocker: str = "Colette", seats: int = 2) -> Play:
    """a hunts at 1 stealth, and b's minion attempts to block."""
    key = blocker.partition(" locked")[0].lower().replace(" ", "-")
    others = [Seat("Ryan")] * (seats - 2)
    at = sits(Seat("Aunt Linda 1"), Seat(f"{blocker}; Andi Liu", hand, table="The Barrens"), *others).does("a", "hunt:aunt-linda")
    return at.does("b", f"block:{key}").lets("attempt")


@card("Precognition", "Spirit's Touch", "Telepathic Misdirection")
@pytest.mark.parametrize("name", ["precognition", "spirits-touch", "telepathic-misdirection"])
def test_at_basic_each_gives_one_intercept(name: str) -> None:
    title = {"precognition": "Precognition", "spirits-touch": "Spirit's Touch", "telepathic-misdirection": "Telepathic Misdirection"}[name]
    at = hunted(title).does("b", f"play:{name}/aus:colette").rest()
    assert at.said("intercept") == 1
    assert at.locked("Colette")
    assert not at.locked("Andi Liu")
    assert at.heard("combat") == 1


@refuses("Precognition", "Spirit's Touch", "Telepathic Misdirection", "Eyes of Argus")
def test_intercept_is_for_the_blocker_and_only_as_needed() -> None:
    hand = "Precognition; Spirit's Touch; Telepathic Misdirection; Eyes of Argus"
    at = hunted(hand)
    for name in ("precognition", "spirits-touch", "telepathic-misdirection"):
        assert at.why("b", f"play:{name}/aus:andi-liu") == "intercept-only-blocker"
        assert at.why("b", f"play:{name}/AUS:andi-liu") == "needs-discipline"
    assert at.why("b", "play:eyes-of-argus/aus:colette") == "only-directed-at-you"
    enough = sits(Seat("Aunt Linda"), Seat("Colette", hand, table="The Barrens")).does("a", "bleed:aunt-linda")
    enough.does("b", "block:colette").lets("attempt")
    for name in ("precognition", "spirits-touch", "telepathic-misdirection", "eyes-of-argus"):
        assert enough.why("b", f"play:{name}/aus:colette") == "intercept-not-needed"


@card("Precognition")
def test_precognition_at_superior_prevents_a_point_in_the_first_round() -> None:
    at = hunted("Precognition").does("b", "play:precognition/AUS:colette").lets("damage")
    assert at.can("b", "prevent:granted")
    assert at.t.running_combat().sides[1].prevention == 1
    at.does("b", "prevent:granted").rest()
    assert at.blood("Colette") == 5
    assert at.blood("Aunt Linda") == 0


@card("Spirit's Touch")
def test_spirits_touch_at_superior_brings_a_maneuver() -> None:
    at = hunted("Spirit's Touch").does("b", "play:spirits-touch/AUS:colette").lets("range")
    assert at.t.running_combat().sides[1].maneuvers == 1
    at.does("b", "maneuver:granted").rest()
    assert at.blood("Colette") == 5
    assert at.blood("Aunt Linda") == 1


@card("Telepathic Misdirection")
@rule("v5.card.deflection")
def test_telepathic_misdirection_at_superior_redirects_and_locks() -> None:
    at = sits(Seat("Aunt Linda"), Seat("Colette", "Telepathic Misdirection"), Seat("Ryan")).does("a", "bleed:aunt-linda").lets("declined")
    at.does("b", "play:telepathic-misdirection/AUS:colette")
    assert at.locked("Colette")
    assert at.blood("Colette") == 4
    at.rest()
    assert at.pools() == [10, 10, 9]


@refuses("Telepathic Misdirection")
def test_telepathic_misdirection_does_not_redirect_before_blocks_are_declined() -> None:
    at = sits(Seat("Aunt Linda"), Seat("Colette; Meaghan", "Telepathic Misdirection"), Seat("Ryan")).does("a", "bleed:aunt-linda")
    assert at.why("b", "play:telepathic-misdirection/AUS:colette") == "only-declined"
    at.lets("declined")
    assert at.why("b", "play:telepathic-misdirection/AUS:meaghan") == "needs-discipline"


@card("Eyes of Argus")
def test_eyes_of_argus_at_basic_gives_two_intercept_against_directed_actions() -> None:
    at = sits(Seat("Colette", "Lost in Crowds"), Seat("Meaghan", "Eyes of Argus"), Seat("Ryan")).does("a", "bleed:colette")
    at.does("b", "block:meaghan").does("a", "play:lost-in-crowds/OBF:colette").does("b", "play:eyes-of-argus/aus:meaghan").rest()
    assert at.said("intercept") == 2
    assert at.locked("Meaghan")
    assert at.pools() == [10, 10, 10]


@card("Eyes of Argus")
@rule("v5.card.eyes-of-argus")
def test_eyes_of_argus_at_superior_wakes_but_the_same_vampire_cannot_play_it_again() -> None:
    at = sits(Seat("Aunt Linda 1"), Seat("Colette locked", "Eyes of Argus; Eyes of Argus; Precognition", table="The Barrens"))
    at.does("a", "hunt:aunt-linda").does("b", "play:eyes-of-argus/AUS:colette")
    assert at.locked("Colette")
    at.does("b", "block:colette").lets("attempt")
    assert at.why("b", "play:eyes-of-argus/aus:colette") == "once-per-action"
    at.does("b", "play:precognition/aus:colette").rest()
    assert at.heard("combat") == 1


@refuses("Eyes of Argus")
def test_eyes_of_argus_wakes_only_who_sleeps() -> None:
    at = sits(Seat("Aunt Linda 1"), Seat("Colette; Meaghan locked", "Eyes of Argus")).does("a", "hunt:aunt-linda")
    assert at.why("b", "play:eyes-of-argus/AUS:colette") == "locked-only"
    assert at.why("b", "play:eyes-of-argus/AUS:meaghan") == "needs-discipline"


@card("Revelations")
def test_revelations_at_basic_takes_a_card_from_the_hand_of_the_prey() -> None:
    at = sits(Seat("Meaghan", "Revelations"), Seat("Ryan", "Roundhouse; Majesty"), Seat("Baixinho", "Deflection"))
    at.does("a", "play:revelations/aus:meaghan")
    assert at.t.action is not None
    assert at.t.action.directed
    assert stealth(at.t) == 1
    at.until(lambda: bool(at.t.looked))
    assert {"card:roundhouse", "card:majesty"} <= set(at.keys("a"))
    at.does("a", "card:majesty").rest()
    assert at.ash("b") == ["Majesty"]
    assert len(at.hand("b")) == 7
    assert at.blood("Meaghan") == 2
    assert "Deflection" in at.hand("c")


@card("Revelations")
def test_revelations_at_superior_stays_and_opens_the_hand_of_the_prey_until_somebody_burns_it() -> None:
    at = sits(Seat("Colette; Meaghan", "Revelations"), Seat("Ryan; Baixinho", "Roundhouse"), Seat("Aunt Linda"))
    at.does("a", "play:revelations/AUS:colette")
    assert at.t.action is not None
    assert not at.t.action.directed
    at.rest()
    assert at.heard("open-hand") == 1
    assert sorted(at.t.players[1].seen[2]) == sorted(at.t.players[1].hand)
    assert -1 not in at.t.players[2].seen
    at.goes_on("b", "minion").does("b", "act:revelations/1:ryan")
    assert at.t.action is not None
    assert at.t.action.blockers == [0]
    at.rest()
    assert not at.there("Revelations")


@refuses("Revelations")
def test_revelations_needs_its_level_its_blood_and_an_unlocked_vampire() -> None:
    at = sits(Seat("Meaghan; Colette locked", "Revelations"), Seat("Ryan"))
    assert at.why("a", "play:revelations/AUS:meaghan") == "needs-discipline"
    assert at.why("a", "play:revelations/AUS:colette") == "locked"
