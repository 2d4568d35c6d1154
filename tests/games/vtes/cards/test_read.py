"""Cards that were read from their texts, one or two of each family, at a table."""

from __future__ import annotations

from ..build import Seat
from .playing import sits


def test_a_melee_weapon_strikes_with_strength_and_more() -> None:
    at = sits(Seat("Ryan + Bastard Sword"), Seat("Sully 4")).does("a", "bleed:ryan").does("b", "block:sully")
    at.lets("strike").does("a", "use:bastard-sword/0").rest()
    assert at.blood("Sully") == 2


def test_a_press_to_end_combat_answers_one_to_continue_and_nothing_else() -> None:
    at = sits(Seat("Ryan", "Open Grate"), Seat("Sully", "Dead-End Alley")).does("a", "bleed:ryan").does("b", "block:sully").lets("press")
    assert at.asked == ["b"]
    at.does("b", "play:dead-end-alley:sully").does("a", "play:open-grate:ryan").rest()
    assert at.heard("round") == 1


def test_a_strike_for_long_range_is_refused_at_close_range() -> None:
    at = sits(Seat("Ryan", "Backflip"), Seat("Sully")).does("a", "bleed:ryan").does("b", "block:sully").lets("strike")
    assert at.why("a", "play:backflip:ryan") == "long-only"


def test_a_crusade_makes_the_acting_sabbat_vampire_archbishop_of_its_city() -> None:
    at = sits(Seat("Agatha", "Crusade: Chicago"), Seat("Ryan")).does("a", "play:crusade-chicago:agatha").lets("polling")
    at.does("a", "for:card").rest()
    assert (at["Agatha"].title, at["Agatha"].city, at.on("Agatha")) == ("archbishop", "Chicago", ["Crusade: Chicago"])
    assert at["Ryan"].title == ""


def test_two_archbishops_of_one_city_contest_the_title() -> None:
    a, b = Seat("Agatha; Amber", "Crusade: Chicago; Crusade: Chicago"), Seat("Ryan")
    at = sits(a, b).does("a", "play:crusade-chicago:agatha").lets("polling").does("a", "for:card").rest()
    at.does("a", "play:crusade-chicago:amber").lets("polling").does("a", "for:card").rest()
    assert [at[name].standing.contests for name in ("Agatha", "Amber")] == [True, True]


def test_a_crusade_is_refused_to_other_sects() -> None:
    at = sits(Seat("Ryan", "Crusade: Chicago"), Seat("Agatha"))
    assert at.why("a", "play:crusade-chicago:ryan") == "needs-vampire-of-sect"


def test_a_hunting_ground_feeds_one_ready_vampire() -> None:
    at = sits(Seat("Ryan 1; Sully 1", table="Library Hunting Ground"), Seat("Agatha 1"), phase="unlock")
    at.does("a", "trigger:library-hunting-ground/0", "piece:sully")
    assert (at.blood("Ryan"), at.blood("Sully"), at.blood("Agatha")) == (1, 2, 1)
