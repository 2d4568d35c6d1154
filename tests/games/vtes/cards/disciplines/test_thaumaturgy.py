"""Cards that require Thaumaturgy: things that fly, blood that leaves, and doors that are mirrors."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def fighting(actor: str, hand: str, b: Seat | None = None) -> Play:
    key = actor.lower().replace(" ", "-")
    at = sits(Seat(actor, hand), b or Seat("Wauneka"), Seat("Meaghan")).does("a", f"bleed:{key}")
    return at.does("b", "block:wauneka")


@card("Apportation")
def test_apportation_is_a_press_or_a_maneuver() -> None:
    at = fighting("Lauren", "Apportation").lets("press").does("a", "play:apportation/tha:lauren").rest()
    assert at.heard("round") == 2
    far = fighting("Nassir", "Apportation").lets("range").does("a", "play:apportation/THA:nassir").rest()
    assert (far.blood("Nassir"), far.blood("Wauneka")) == (4, 5)


@refuses("Apportation")
def test_apportation_does_not_end_combat_and_needs_its_level() -> None:
    at = fighting("Lauren", "Apportation; Theft of Vitae")
    at.lets("strike")
    assert at.why("a", "play:apportation/tha:lauren") == "only-press"
    assert at.why("a", "play:apportation/THA:lauren") in ("only-range", "needs-discipline")
    both = (
        sits(Seat("Lauren", "Apportation"), Seat("Lloyd Brooks", "Apportation")).does("a", "bleed:lauren").does("b", "block:lloyd-brooks")
    )
    both.lets("press").does("a", "play:apportation/tha:lauren").rest()
    assert both.heard("round") == 2
    assert "Apportation" in both.hand("b")


@card("Magic of the Smith")
@rule("v5.card.magic-of-the-smith")
def test_magic_of_the_smith_searches_the_library_when_the_action_succeeds() -> None:
    library = ".44 Magnum; Roundhouse; Kevlar Vest; Majesty; Deflection; Sport Bike" + "; Villein" * 7
    at = sits(Seat("Lauren", "Magic of the Smith; Villein; Villein; Villein; Villein; Villein; Villein", library=library), Seat("Sully"))
    at.does("a", "play:magic-of-the-smith/tha:lauren")
    assert at.t.action is not None
    assert (at.t.action.stealth, at.t.looked) == (1, {})
    at.until(lambda: bool(at.t.looked))
    found = [key for key in at.keys("a") if key != "pass"]
    assert found
    assert set(found) <= {"card:44-magnum", "card:kevlar-vest", "card:sport-bike"}
    at.does("a", found[0]).rest()
    assert len(at.on("Lauren")) == 1
    assert at.blood("Lauren") == 3
    assert at.pool("a") < 10


@card("Magic of the Smith")
@rule("v5.card.magic-of-the-smith")
def test_magic_of_the_smith_at_superior_is_stealthier_and_may_find_nothing() -> None:
    at = sits(Seat("Nassir", "Magic of the Smith", library="Sport Bike; Sport Bike; " + "Villein; " * 12), Seat("Sully"))
    at.does("a", "play:magic-of-the-smith/THA:nassir")
    assert at.t.action is not None
    assert stealth(at.t) == 3
    at.rest()
    assert at.on("Nassir") == []
    assert at.pool("a") == 10
    assert at.heard("searched") == 1


@refuses("Magic of the Smith")
def test_magic_of_the_smith_finds_nothing_that_cannot_be_paid_or_borne() -> None:
    at = sits(
        Seat("Lauren + Kevlar Vest", "Magic of the Smith", library=".44 Magnum; Kevlar Vest; " + "Roundhouse; " * 12, pool=1), Seat("Sully")
    )
    at.does("a", "play:magic-of-the-smith/tha:lauren").rest()
    assert at.on("Lauren") == ["Kevlar Vest"]
    weak = sits(Seat("Lauren; Sully", "Magic of the Smith"), Seat("Ryan"))
    assert weak.why("a", "play:magic-of-the-smith/THA:lauren") == "needs-discipline"
    assert weak.why("a", "play:magic-of-the-smith/tha:sully") == "needs-discipline"


@card("Mirror Walk")
@rule("v5.card.mirror-walk")
def test_mirror_walk_gives_stealth_and_is_replaced_in_the_discard_phase() -> None:
    at = sits(Seat("Lauren", "Mirror Walk" + "; Villein" * 6, table="The Barrens"), Seat("Wauneka"))
    at.does("a", "bleed:lauren").does("b", "block:wauneka").does("a", "play:mirror-walk/tha:lauren").rest()
    assert at.pools() == [10, 9]
    assert len(at.hand("a")) == 6
    at.goes_on("a", "discard")
    assert len(at.hand("a")) == 7


@card("Mirror Walk")
@rule("v5.card.mirror-walk")
def test_mirror_walk_at_superior_ends_a_blocked_action_and_locks_the_blocker() -> None:
    at = sits(Seat("Nassir", "Mirror Walk"), Seat("Wauneka; Ryan + Sport Bike"))
    at.does("a", "bleed:nassir").does("b", "block:wauneka").does("a", "play:mirror-walk/THA:nassir").lets("open")
    at.does("b", "block:ryan").rest()
    assert at.locked("Ryan")
    assert at.locked("Nassir")
    assert not at.locked("Wauneka")
    assert at.heard("combat") == 0
    assert at.pools() == [10, 10]


@refuses("Mirror Walk")
def test_mirror_walk_is_played_only_when_stealth_is_needed() -> None:
    at = sits(Seat("Nassir; Lauren", "Mirror Walk", table="The Barrens"), Seat("Wauneka")).does("a", "bleed:nassir")
    assert at.why("a", "play:mirror-walk/tha:nassir") == "stealth-not-needed"
    assert at.why("a", "play:mirror-walk/THA:nassir") == "stealth-not-needed"


@card("Theft of Vitae")
@rule("v5.card.theft-of-vitae")
def test_theft_of_vitae_steals_before_damage_is_healed() -> None:
    at = sits(Seat("Lauren 1", "Theft of Vitae"), Seat("Wauneka")).does("a", "bleed:lauren").does("b", "block:wauneka")
    at["Lauren"].blood = 0
    at.lets("strike").does("a", "play:theft-of-vitae/tha:lauren").rest()
    assert (at.blood("Lauren"), at.blood("Wauneka")) == (0, 4)
    assert not at.in_torpor("Lauren")
    two = fighting("Nassir", "Theft of Vitae; Apportation").lets("range").does("a", "play:apportation/THA:nassir").lets("strike")
    two["Nassir"].blood = 2
    two.does("a", "play:theft-of-vitae/THA:nassir").rest()
    assert (two.blood("Nassir"), two.blood("Wauneka")) == (4, 3)


@refuses("Theft of Vitae")
@rule("v5.card.theft-of-vitae")
def test_combat_that_ends_leaves_nothing_to_steal() -> None:
    at = sits(Seat("Lauren", "Theft of Vitae"), Seat("Nik Sikko", "Majesty")).does("a", "bleed:lauren").does("b", "block:nik-sikko")
    at.lets("strike")
    assert at.why("a", "play:theft-of-vitae/THA:lauren") == "needs-discipline"
    at.does("a", "play:theft-of-vitae/tha:lauren").does("b", "play:majesty/pre:nik-sikko").rest()
    assert (at.blood("Lauren"), at.blood("Nik Sikko")) == (4, 2)
