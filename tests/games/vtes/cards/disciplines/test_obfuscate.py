"""Cards that require Obfuscate: stealth when it is needed, and missions that wait."""

from __future__ import annotations

import pytest

from coterie.games.vtes.standing import Bound
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def attempted(hand: str, actor: str = "Colette", friend: str = "", b: str = "Wauneka") -> Play:
    """a's minion bleeds b, and b's first minion attempts to block."""
    ready = f"{actor}; {friend}" if friend else actor
    at = sits(Seat(ready, hand, table="The Barrens"), Seat(b), Seat("Ryan"))
    at.does("a", f"bleed:{key(actor)}").does("b", f"block:{key(b.partition(';')[0].partition(' + ')[0])}")
    assert at.t.window == "attempt"
    return at


def key(name: str) -> str:
    return name.lower().replace(" ", "-").replace(".", "")


STEALTH = ("Cloak the Gathering", "Faceless Night", "Lost in Crowds", "Spying Mission", "Swallowed by the Night")


@card(*STEALTH)
@pytest.mark.parametrize("name", STEALTH)
def test_at_basic_each_gives_one_stealth_to_the_acting_vampire(name: str) -> None:
    at = attempted(name).does("a", f"play:{key(name)}/obf:colette").rest()
    assert at.said("stealth") == 1
    assert at.pools() == [10, 9, 10]
    assert not at.locked("Wauneka")
    assert at.ash("a") == [name]


@refuses(*STEALTH)
@pytest.mark.parametrize("name", STEALTH)
def test_stealth_is_not_played_before_somebody_attempts_to_block(name: str) -> None:
    at = sits(Seat("Colette", name, table="The Barrens"), Seat("Wauneka")).does("a", "bleed:colette")
    assert at.why("a", f"play:{key(name)}/obf:colette") == "stealth-not-needed"


@refuses(*STEALTH)
@pytest.mark.parametrize("name", STEALTH)
def test_stealth_needs_obfuscate_and_is_not_played_twice_by_a_minion(name: str) -> None:
    at = attempted(name, "Chelsea Blake")
    assert at.why("a", f"play:{key(name)}/obf:chelsea-blake") == "needs-discipline"
    twice = attempted(f"{name}; {name}", b="Wauneka + Sport Bike").does("a", f"play:{key(name)}/obf:colette")
    assert twice.why("a", f"play:{key(name)}/obf:colette") == "once-per-action"


@card("Cloak the Gathering")
@rule("v5.card.cloak-the-gathering")
def test_cloak_at_superior_is_played_by_another_vampire_locked_or_not() -> None:
    at = attempted("Cloak the Gathering", "Ashley", "Colette locked").does("a", "play:cloak-the-gathering/OBF:colette").rest()
    assert at.pools() == [10, 9, 10]


@card("Cloak the Gathering")
@rule("v5.card.cloak-the-gathering")
def test_several_vampires_play_a_copy_each() -> None:
    at = attempted("Cloak the Gathering; Cloak the Gathering", "Ashley", "Colette; Dr. Stephen Norton", b="Wauneka + Sport Bike")
    at.does("a", "play:cloak-the-gathering/OBF:colette")
    assert at.why("a", "play:cloak-the-gathering/OBF:colette") == "once-per-action"
    at.does("a", "play:cloak-the-gathering/OBF:dr-stephen-norton").rest()
    assert at.pools() == [10, 9, 10]


@refuses("Cloak the Gathering")
def test_cloak_at_superior_is_not_for_the_acting_vampire_nor_for_one_without_the_level() -> None:
    at = attempted("Cloak the Gathering", "Colette", "Ashley")
    assert at.why("a", "play:cloak-the-gathering/OBF:colette") == "other-vampire-only"
    assert at.why("a", "play:cloak-the-gathering/OBF:ashley") == "needs-discipline"
    assert at.why("a", "play:cloak-the-gathering/obf:ashley") != ""


@card("Faceless Night")
@rule("v5.card.faceless-night")
def test_faceless_night_at_superior_locks_who_fails_to_block_but_only_at_resolution() -> None:
    at = sits(Seat("Colette", "Faceless Night"), Seat("Chelsea Blake", "Deflection"), Seat("Ryan"))
    at.does("a", "bleed:colette").does("b", "block:chelsea-blake").does("a", "play:faceless-night/OBF:colette").lets("declined")
    assert not at.locked("Chelsea Blake")
    at.does("b", "play:deflection/DOM:chelsea-blake").rest()
    assert at.locked("Chelsea Blake")
    assert not at.locked("Ryan")
    assert at.pools() == [10, 10, 9]


@card("Faceless Night")
@rule("v5.card.faceless-night")
def test_faceless_night_locks_failed_blockers_even_if_another_blocks() -> None:
    at = sits(Seat("Colette", "Faceless Night"), Seat("Wauneka; Horace Radcliffe + Sport Bike; Baixinho"))
    at.does("a", "bleed:colette").does("b", "block:wauneka").does("a", "play:faceless-night/OBF:colette").lets("open")
    at.does("b", "block:horace-radcliffe").rest()
    assert at.locked("Wauneka")
    assert at.locked("Horace Radcliffe")
    assert not at.locked("Baixinho")


@refuses("Faceless Night")
@rule("v5.card.faceless-night")
def test_faceless_night_does_not_reach_back() -> None:
    at = sits(Seat("Colette", "Faceless Night; Lost in Crowds"), Seat("Wauneka; Baixinho"))
    at.does("a", "bleed:colette").does("b", "block:wauneka").does("a", "play:lost-in-crowds/obf:colette").lets("open")
    at.does("b", "pass").rest()
    assert not at.locked("Wauneka")
    later = sits(Seat("Colette", "Faceless Night; Lost in Crowds"), Seat("Wauneka; Baixinho + Sport Bike"))
    later.does("a", "bleed:colette").does("b", "block:wauneka").does("a", "play:lost-in-crowds/obf:colette").lets("open")
    later.does("b", "block:baixinho").does("a", "play:faceless-night/OBF:colette").rest()
    assert not later.locked("Wauneka")
    assert later.locked("Baixinho")


@card("Lost in Crowds")
def test_lost_in_crowds_at_superior_gives_two_stealth() -> None:
    at = attempted("Lost in Crowds", b="Wauneka + Sport Bike").does("a", "play:lost-in-crowds/OBF:colette").rest()
    assert at.said("stealth") == 2
    assert at.pools() == [10, 9, 10]


@card("Spying Mission")
@rule("v5.card.spying-mission")
def test_spying_mission_at_superior_burns_no_pool_now_and_two_more_the_next_time() -> None:
    at = sits(Seat("Colette", "Spying Mission"), Seat("Wauneka"), Seat("Ryan")).does("a", "bleed:colette").lets("would")
    at.does("a", "play:spying-mission/OBF:colette").rest()
    assert at.pools() == [10, 10, 10]
    assert at.on("Colette") == ["Spying Mission"]
    assert at.t.edge == -1
    at.goes_on("a", "minion").does("a", "bleed:colette").rest()
    assert at.pools() == [10, 7, 10]
    assert at.on("Colette") == []
    assert at.ash("a") == ["Spying Mission"]


@card("Spying Mission")
@rule("v5.card.spying-mission")
def test_two_missions_are_burned_at_once() -> None:
    at = sits(Seat("Colette + Spying Mission + Spying Mission"), Seat("Wauneka"), Seat("Ryan"))
    for mission in at.all("Spying Mission"):
        at.t.become(mission, mission.card, 1)
        mission.bound = Bound(seat=1)
    at.does("a", "bleed:colette").rest()
    assert at.pools() == [10, 5, 10]
    assert at.on("Colette") == []


@card("Spying Mission")
def test_a_mission_against_another_methuselah_waits() -> None:
    at = sits(Seat("Colette + Spying Mission"), Seat("Wauneka"), Seat("Ryan"))
    at.t.become(at["Spying Mission"], at["Spying Mission"].card, 1)
    at["Spying Mission"].bound = Bound(seat=2)
    at.does("a", "bleed:colette").rest()
    assert at.pools() == [10, 9, 10]
    assert at.on("Colette") == ["Spying Mission"]


@refuses("Spying Mission")
@rule("v5.card.spying-mission")
def test_spying_mission_waits_until_the_bleed_would_succeed_and_no_reaction_follows() -> None:
    at = sits(Seat("Colette; Ashley", "Spying Mission", table="The Barrens"), Seat("Chelsea Blake", "Deflection", table="Art Museum"))
    at.does("a", "bleed:colette")
    assert at.why("a", "play:spying-mission/OBF:colette") == "only-would-bleed"
    at.lets("would")
    assert at.asked == ["a"]
    at.does("a", "play:spying-mission/OBF:colette").rest()
    assert at.pools() == [10, 10]
    basic = sits(Seat("Ashley", "Spying Mission", table="The Barrens"), Seat("Chelsea Blake")).does("a", "bleed:ashley").rest()
    assert basic.hand("a").count("Spying Mission") == 1


@card("Swallowed by the Night")
@rule("v5.card.swallowed-by-the-night")
def test_swallowed_by_the_night_at_superior_is_a_maneuver() -> None:
    at = attempted("Swallowed by the Night")
    assert at.why("a", "play:swallowed-by-the-night/OBF:colette") != ""
    at.lets("range")
    assert at.why("a", "play:swallowed-by-the-night/obf:colette") == "combat-cards-only"
    at.does("a", "play:swallowed-by-the-night/OBF:colette")
    assert at.t.combat is not None
    assert at.t.combat.long
    at.rest()
    assert at.blood("Colette") == 5
    assert at.blood("Wauneka") == 5
