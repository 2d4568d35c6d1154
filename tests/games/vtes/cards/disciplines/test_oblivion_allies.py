"""Allies that require Oblivion: they act at once, play cards as vampires do, and do not stay."""

from __future__ import annotations

from coterie.games.vtes.history import RECRUITED, Until, Use
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def served(hand: str = "", level: str = "obl", b: str = "Sully", b_hand: str = "") -> Play:
    """a has recruited a Spectral Servitor in this turn."""
    at = sits(Seat("Alek König", f"Spectral Servitor; {hand}"), Seat(b, b_hand), Seat("Ryan"))
    return at.does("a", f"play:spectral-servitor/{level}:alek-konig").rest()


@card("Spectral Servitor")
@rule("v5.action.recruit")
def test_a_spectral_servitor_acts_at_once_and_its_recruiter_unlocks() -> None:
    at = served()
    servitor = at["Spectral Servitor"]
    assert (servitor.blood, servitor.disciplines, at.blood("Alek König"), at.locked("Alek König")) == (1, {}, 2, False)
    at.does("a", "bleed:spectral-servitor").rest()
    assert (at.pools(), at.locked("Spectral Servitor")) == ([10, 9, 10], True)
    at.does("a", "bleed:alek-konig").rest()
    assert at.pools() == [10, 8, 10]


@card("Spectral Servitor")
@rule("v5.unlock")
def test_a_spectral_servitor_is_burned_in_the_next_unlock_phase() -> None:
    at = served().goes_on("a", "unlock")
    assert (at.keys("a"), at.why("a", "pass")) == (["trigger:spectral-servitor/3"], "forced-first")
    at.does("a", "trigger:spectral-servitor/3")
    assert (at.ash("a"), at.pools()) == (["Spectral Servitor"], [10, 10, 10])


@card("Spectral Servitor")
@rule("v5.unlock")
def test_at_superior_a_spectral_servitor_may_be_kept_for_1_pool_each_turn() -> None:
    at = served(level="OBL").goes_on("a", "unlock").does("a", "trigger:spectral-servitor/3")
    assert at.keys("a") == ["pool", "burn"]
    at.does("a", "pool")
    assert (at.there("Spectral Servitor"), at.pools()) == (True, [9, 10, 10])
    at.goes_on("a", "unlock").does("a", "trigger:spectral-servitor/3", "burn")
    assert (at.ash("a"), at.pools()) == (["Spectral Servitor"], [9, 10, 10])


@card("Spectral Servitor")
@rule("v5.minion-card.ally-as-vampire")
def test_a_spectral_servitor_plays_modifiers_reactions_and_combat_cards_of_basic_oblivion() -> None:
    at = sits(Seat("Spectral Servitor", "Shadow Cloak"), Seat("Sully"), Seat("Ryan")).does("a", "bleed:spectral-servitor")
    at.does("b", "block:sully").does("a", "play:shadow-cloak/obl:spectral-servitor").rest()
    assert (at.pools(), at.blood("Spectral Servitor")) == ([10, 9, 10], 1)
    at = sits(Seat("Sully"), Seat("Spectral Servitor", "Truth in Darkness"), Seat("Ryan + Sport Bike")).does("a", "hunt:sully")
    at.does("b", "block:spectral-servitor", "play:truth-in-darkness/obl:spectral-servitor").rest()
    assert at.heard("blocked") == 1
    at = sits(Seat("Spectral Servitor", "Arms of Ahriman"), Seat("Sully"), Seat("Ryan")).does("a", "bleed:spectral-servitor")
    at.does("b", "block:sully").lets("strike")
    assert at.why("a", "play:arms-of-ahriman/OBL:spectral-servitor") == "needs-vampire"


@card("Spectral Servitor")
@rule("v5.minion-card.ally-as-vampire")
def test_a_locked_spectral_servitor_wakes_as_a_locked_vampire_does() -> None:
    at = sits(Seat("Sully"), Seat("Spectral Servitor locked", "Shadow Sentinel"), Seat("Ryan")).does("a", "bleed:sully")
    at.does("b", "play:shadow-sentinel/obl:spectral-servitor", "block:spectral-servitor").rest()
    assert at.heard("blocked") == 1


@refuses("Spectral Servitor")
@rule("v5.action.recruit")
def test_only_the_first_ally_of_a_turn_unlocks_its_recruiter() -> None:
    at = sits(Seat("Gebeyehu Abdu", "Aggressive Corpse; Spectral Servitor"), Seat("Sully"), Seat("Ryan"))
    at.does("a", "play:aggressive-corpse:gebeyehu-abdu").rest()
    at["Gebeyehu Abdu"].locked = False
    at.does("a", "play:spectral-servitor/obl:gebeyehu-abdu").rest()
    assert (at.there("Spectral Servitor"), at.locked("Gebeyehu Abdu"), at.blood("Gebeyehu Abdu")) == (True, True, 2)
    at.goes_on("a", "minion")
    assert at.t.uses.get(Use(Until.TURN, RECRUITED, at["Gebeyehu Abdu"].id)) is None, "counted anew each turn"


@refuses("Spectral Servitor")
@rule("v5.minion-card.ally-as-vampire", "v5.play.requirements")
def test_a_spectral_servitor_plays_neither_actions_nor_superior_cards_nor_other_disciplines() -> None:
    at = sits(Seat("Spectral Servitor; Sully", "Shroud of Decay; Spectral Servitor; Govern the Unaligned; Aggressive Corpse"), Seat("Ryan"))
    for key in ("shroud-of-decay/obl", "spectral-servitor/obl", "govern-the-unaligned/dom", "aggressive-corpse"):
        assert at.why("a", f"play:{key}:spectral-servitor") == "needs-vampire"
    assert at.why("a", "play:spectral-servitor/obl:sully") == "needs-discipline"


@refuses("Spectral Servitor")
def test_a_spectral_servitor_neither_hunts_nor_calls_referendums() -> None:
    at = sits(Seat("Spectral Servitor", "Kine Resources Contested"), Seat("Ryan"))
    assert at.why("a", "play:kine-resources-contested:spectral-servitor") == "one-political"
    assert not [key for key in at.keys("a") if key.startswith(("hunt:", "rescue:", "diablerize:"))]
