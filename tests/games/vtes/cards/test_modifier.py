"""Action modifiers without a discipline."""

from __future__ import annotations

from tests.marks import rule

from ..build import Seat
from .marks import card, refuses
from .playing import sits


@card("Change of Target")
@rule("v5.card.change-of-target")
def test_change_of_target_ends_the_action_before_the_blocker_locks() -> None:
    at = sits(Seat("Sully 2", "Change of Target"), Seat("Wauneka"), Seat("Meaghan")).does("a", "bleed:sully").does("b", "block:wauneka")
    at.lets("blocked").does("a", "play:change-of-target:sully").rest()
    assert not at.locked("Sully")
    assert not at.locked("Wauneka")
    assert at.heard("combat") == 0
    assert at.pools() == [10, 10, 10]
    assert at.why("a", "bleed:sully") == "one-bleed"
    assert at.can("a", "hunt:sully")


@card("Ominous Chorus")
def test_the_chorus_gives_three_votes_to_a_lasombra_that_acts_or_reacts() -> None:
    at = sits(
        Seat("Braden White", "Ancilla Empowerment; Ominous Chorus"),
        Seat("Kamaluddin", "Ominous Chorus; Ominous Chorus"),
        Seat("Sully"),
    )
    at.does("a", "play:ancilla-empowerment:braden-white").lets("polling")
    at.does("a", "play:ominous-chorus:braden-white", "for:braden-white").does("b", "play:ominous-chorus:kamaluddin", "against:kamaluddin")
    assert at.t.running_referendum().tally() == (3 + at.votes("Braden White"), 3 + at.votes("Kamaluddin"))
    assert at.why("b", "play:ominous-chorus:kamaluddin") == "once-per-action"


@refuses("Ominous Chorus")
def test_the_chorus_is_for_lasombra_in_the_polling_of_an_action() -> None:
    at = sits(Seat("Sully", "Ominous Chorus; Ancilla Empowerment"), Seat("Kamaluddin locked", "Ominous Chorus"), Seat("Ryan"))
    at.does("a", "play:ancilla-empowerment:sully").lets("polling")
    assert at.why("a", "play:ominous-chorus:sully") == "needs-clan"
    assert at.why("b", "play:ominous-chorus:kamaluddin") == "locked"
    early = sits(Seat("Braden White", "Ominous Chorus", table="The Barrens"), Seat("Ryan")).does("a", "bleed:braden-white")
    assert early.why("a", "play:ominous-chorus:braden-white") == "only-polling"


@card("Change of Target")
@rule("v5.card.change-of-target")
def test_a_blocker_that_woke_stays_locked_and_a_hungry_vampire_can_do_nothing_else() -> None:
    at = sits(Seat("Sully 0", "Change of Target", table="The Barrens"), Seat("Wauneka locked + Sport Bike", "On the Qui Vive"))
    at.does("a", "hunt:sully").does("b", "play:on-the-qui-vive:wauneka", "block:wauneka").lets("blocked")
    at.does("a", "play:change-of-target:sully").rest()
    assert at.locked("Wauneka")
    assert not at.locked("Sully")
    assert at.why("a", "hunt:sully") == "same-action"
    assert at.why("a", "bleed:sully") == "must-hunt"
    assert at.can("a", "pass")


@refuses("Change of Target")
def test_change_of_target_waits_for_a_block_that_succeeds() -> None:
    at = sits(Seat("Sully; Ashley", "Change of Target", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:sully")
    assert at.why("a", "play:change-of-target:sully") == "only-blocked"
    at.does("b", "block:wauneka").lets("blocked")
    assert at.asked == ["a"]
    assert [key for key in at.keys("a") if key.startswith("play:")] == ["play:change-of-target:sully"]
