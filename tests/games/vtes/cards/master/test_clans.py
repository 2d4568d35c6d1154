"""Master cards of the Lasombra and the Hecata."""

from __future__ import annotations

from ...build import Seat
from ..marks import card, refuses
from ..playing import sits


@card("Power Structure")
def test_the_power_structure_gives_each_lasombra_a_vote() -> None:
    at = sits(
        Seat("Mkhokheli; Braden White; Azucena", "Ancilla Empowerment", table="Power Structure", torpor="María del Toro"),
        Seat("Kamaluddin"),
        Seat("Sully"),
    )
    at.does("a", "play:ancilla-empowerment:mkhokheli").lets("polling")
    assert not at.can("a", "for:azucena")
    at.does("a", "use:power-structure/0", "for:azucena", "for:braden-white")
    assert at.t.running_referendum().tally()[0] == 2 + at.votes("Azucena") + at.votes("Braden White")
    assert not at.can("a", "for:maria-del-toro")
    assert not at.can("b", "against:kamaluddin") or at.votes("Kamaluddin") > 0
    assert at.locked("Power Structure")


@refuses("Power Structure")
def test_the_power_structure_needs_a_lasombra_is_unique_and_has_votes_in_the_polling_alone() -> None:
    at = sits(Seat("Sully", "Power Structure"), Seat("Ryan"), phase="master")
    assert at.why("a", "play:power-structure") == "needs-ready-minion"
    again = sits(Seat("Braden White", "Power Structure", table="Power Structure"), Seat("Ryan"), phase="master")
    assert again.why("a", "play:power-structure") == "have-unique"
    assert not again.can("a", "use:power-structure/0")
