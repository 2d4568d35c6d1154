"""Cards that require Potence: blows, and an embrace that allows nothing else."""

from __future__ import annotations

from coterie.games.vtes import history
from coterie.games.vtes.cards.vocabulary import Period
from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def fighting(hand_a: str, hand_b: str = "", a: str = "Aunt Linda", b: str = "Wauneka") -> Play:
    """a bleeds, b blocks."""
    at = sits(Seat(a, hand_a), Seat(b, hand_b), Seat("Meaghan")).does("a", f"bleed:{key(a)}")
    return at.does("b", f"block:{key(b)}")


def key(words: str) -> str:
    return words.partition(" +")[0].lower().replace(" ", "-")


@card("Roundhouse")
def test_roundhouse_is_a_hand_strike_for_two_or_three_more() -> None:
    at = fighting("Roundhouse").lets("strike").does("a", "play:roundhouse/pot:aunt-linda").rest()
    assert at.blood("Wauneka") == 2
    assert at.blood("Aunt Linda") == 3
    at = fighting("Roundhouse").lets("strike").does("a", "play:roundhouse/POT:aunt-linda").rest()
    assert at.blood("Wauneka") == 1


@refuses("Roundhouse")
def test_roundhouse_misses_at_long_range_and_needs_potence() -> None:
    at = fighting("Roundhouse", "Roundhouse", a="Ryan", b="Sully + .44 Magnum").lets("range").does("b", "maneuver:44-magnum").lets("strike")
    assert at.why("a", "play:roundhouse/POT:ryan") == "needs-discipline"
    at.does("a", "play:roundhouse/pot:ryan").rest()
    assert at.blood("Sully") == 4
    assert at.blood("Ryan") == 2
    weak = fighting("", "Roundhouse; Swallowed by the Night", b="Colette").lets("range")
    assert weak.why("b", "play:roundhouse/pot:colette") in ("needs-discipline", "only-strikes")


@card("Immortal Grapple", "Roundhouse")
@rule("v5.card.immortal-grapple", "v5.card.roundhouse")
def test_immortal_grapple_leaves_only_hand_strikes_for_both() -> None:
    at = fighting("Immortal Grapple; Roundhouse", "Majesty; Roundhouse", b="Lenny Burkhead").lets("before-strikes")
    at.does("a", "play:immortal-grapple/pot:aunt-linda").lets("strike")
    assert at.can("a", "play:roundhouse/POT:aunt-linda")
    at.does("a", "play:roundhouse/POT:aunt-linda")
    assert at.why("b", "play:majesty/pre:lenny-burkhead") == "hands-only"
    assert at.can("b", "play:roundhouse/pot:lenny-burkhead")
    at.does("b", "strike:hand").rest()
    assert at.blood("Lenny Burkhead") == 2


@card("Immortal Grapple")
@rule("v5.card.immortal-grapple")
def test_immortal_grapple_at_superior_presses_into_another_close_round() -> None:
    at = (
        fighting("Immortal Grapple", "Majesty", b="Lenny Burkhead").lets("before-strikes").does("a", "play:immortal-grapple/POT:aunt-linda")
    )
    at.lets("press")
    assert at.t.running_combat().sides[0].round_presses == 1
    at.does("a", "press:continue").lets("strike")
    assert at.t.combat is not None
    assert at.t.combat.round == 2
    assert not at.t.combat.long
    assert at.can("b", "play:majesty/pre:lenny-burkhead")
    at.rest()
    assert at.heard("range") == 1


@refuses("Immortal Grapple")
@rule("v5.card.immortal-grapple")
def test_immortal_grapple_is_for_close_range_before_strikes_once_a_round() -> None:
    far = fighting("Immortal Grapple", b="Sully + .44 Magnum").lets("range").does("b", "maneuver:44-magnum").rest()
    assert far.hand("a").count("Immortal Grapple") == 1
    at = fighting("Immortal Grapple; Immortal Grapple; Roundhouse").lets("before-strikes").does("a", "play:immortal-grapple/POT:aunt-linda")
    at.lets("strike")
    assert at.why("a", "play:immortal-grapple/pot:aunt-linda") in ("only-before-strikes", "once-per-round")
    assert at.t.uses.get(history.card(Period.ROUND, at["Aunt Linda"].id, at.card("Immortal Grapple").id)) == 1


@card("Preternatural Strength")
def test_preternatural_strength_stays_on_the_vampire_and_strengthens_its_hands() -> None:
    at = sits(Seat("Ryan; Aunt Linda", "Preternatural Strength; Preternatural Strength"), Seat("Wauneka"))
    at.does("a", "play:preternatural-strength/pot:ryan")
    assert at.t.action is not None
    assert stealth(at.t) == 2
    at.rest()
    assert at.on("Ryan") == ["Preternatural Strength"]
    assert at.blood("Ryan") == 3
    at.does("a", "play:preternatural-strength/POT:aunt-linda").rest()
    at.goes_on("a", "minion").does("a", "bleed:ryan").does("b", "block:wauneka").rest()
    assert at.blood("Wauneka") == 3
    at.goes_on("a", "minion").does("a", "bleed:aunt-linda").does("b", "block:wauneka").rest()
    assert at.blood("Wauneka") == 0
    assert not at.in_torpor("Wauneka")


@refuses("Preternatural Strength")
def test_a_vampire_has_only_one_preternatural_strength() -> None:
    at = sits(Seat("Ryan + Preternatural Strength; Sully", "Preternatural Strength"), Seat("Wauneka"))
    assert at.why("a", "play:preternatural-strength/pot:ryan") == "only-one"
    assert at.why("a", "play:preternatural-strength/pot:sully") == "needs-discipline"
