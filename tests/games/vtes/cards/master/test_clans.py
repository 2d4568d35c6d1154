"""Master cards of the Lasombra and the Hecata."""

from __future__ import annotations

from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


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


@card("Power Structure")
def test_the_power_structure_is_put_in_play_for_nothing() -> None:
    at = sits(Seat("Braden White", "Power Structure"), Seat("Ryan"), phase="master").does("a", "play:power-structure")
    assert (at["Power Structure"].zone, at.pools()) == ("table", [10, 10])


@card("Family Gathering")
@rule("v5.influence.transfers")
def test_a_hecata_on_top_of_the_crypt_is_drawn_with_a_blood() -> None:
    at = gathered("Monica Giovanni")
    drawn = at["Monica Giovanni"]
    assert (drawn.zone, drawn.blood, drawn.face_down) == ("uncontrolled", 1, False)
    assert (at.t.players[0].master_actions, at.ash("a")) == (1, ["Family Gathering"])
    assert at.heard("revealed") == 1


@card("Family Gathering")
def test_anybody_else_goes_to_the_bottom_of_the_crypt() -> None:
    at = gathered("Ryan")
    assert not at.there("Ryan")
    assert at.t.players[0].crypt_bottom == [at.card("Ryan").id]
    drawn = [at.t.draw_crypt(0) for _ in range(3)]
    assert drawn == [at.card("Sully").id, at.card("Ryan").id, None]


@refuses("Family Gathering")
def test_the_gathering_needs_a_hecata_and_a_crypt() -> None:
    other = sits(Seat("Sully", "Family Gathering"), Seat("Ryan"), phase="master")
    assert other.why("a", "play:family-gathering") == "needs-ready-minion"
    empty = sits(Seat("Monica Giovanni", "Family Gathering"), Seat("Ryan"), phase="master")
    assert empty.why("a", "play:family-gathering") == "crypt-empty"


def gathered(top: str) -> Play:
    """The Hecata gather while a card lies on top of the crypt."""
    at = sits(Seat("Parijat, the Dark Oracle", "Family Gathering"), Seat("Ashley"), phase="master")
    at.t.players[0].crypt, at.t.players[0].crypt_top = [at.card("Sully").id], [at.card(top).id]
    return at.does("a", "play:family-gathering")
