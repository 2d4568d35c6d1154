"""Ventrue with an ability."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Alexa Draper")
def test_alexa_discards_dominate_for_a_vote_once_a_referendum() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Alexa Draper", "Bonding; Majesty"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("b", "use:alexa-draper/0")
    assert at.keys("b") == ["card:bonding"]
    at.does("b", "card:bonding", "against:alexa-draper")
    assert at.t.running_referendum().tally() == (0, 3)
    assert at.ash("b") == ["Bonding"]
    assert not at.can("b", "use:alexa-draper/0")


@refuses("Alexa Draper")
def test_alexa_needs_a_card_of_dominate() -> None:
    at = sits(Seat("Mkhokheli", "Ancilla Empowerment"), Seat("Alexa Draper", "Majesty"), Seat("Meaghan"))
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling")
    assert at.why("b", "use:alexa-draper/0") == "nothing-to-discard"


@card("Sybren van Oosten")
def test_sybren_unlocks_after_a_referendum_of_his_passes() -> None:
    at = (
        sits(Seat("Sybren van Oosten", "Ancilla Empowerment"), Seat("Sully"))
        .does("a", "play:ancilla-empowerment:sybren-van-oosten")
        .lets("polling")
    )
    at.does("a", "for:sybren-van-oosten").until(
        lambda: at.t.referendum is not None and at.t.referendum.passed is True and at.t.window == ""
    )
    assert at.keys("a") == ["yes", "pass"]
    at.does("a", "yes").rest()
    assert not at.locked("Sybren van Oosten")


@refuses("Sybren van Oosten")
def test_sybren_stays_locked_if_his_referendum_fails_or_another_calls_it() -> None:
    at = sits(Seat("Sybren van Oosten", "Ancilla Empowerment"), Seat("Belinde; Andi Liu"))
    at.does("a", "play:ancilla-empowerment:sybren-van-oosten").lets("polling").does("b", "against:belinde", "against:andi-liu").rest()
    assert at.locked("Sybren van Oosten")
    other = sits(Seat("Sybren van Oosten locked; Mkhokheli", "Ancilla Empowerment"), Seat("Sully"))
    other.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling").does("a", "for:mkhokheli").rest()
    assert other.locked("Sybren van Oosten")
