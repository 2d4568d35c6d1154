"""Cards that require Animalism: beasts that watch, fight and wake their friends."""

from __future__ import annotations

from coterie.games.vtes.rules.stats import intercept, stealth
from tests.marks import rule

from ...build import Seat
from ..marks import card, refuses
from ..playing import Play, sits


def fighting(a: str, hand_a: str, b: str, hand_b: str = "") -> Play:
    """a bleeds, and b attempts to block."""
    at = sits(Seat(a, hand_a, table="The Barrens"), Seat(b, hand_b, table="Art Museum"), Seat("Meaghan"))
    return at.does("a", f"bleed:{name_in(a)}").does("b", f"block:{name_in(b)}")


def name_in(words: str) -> str:
    return words.partition(" +")[0].partition(";")[0].rstrip(" 0123456789").lower().replace(" ", "-")


@card("Carrion Crows")
@rule("v5.card.carrion-crows")
def test_carrion_crows_hurt_with_the_strikes_whatever_the_range() -> None:
    at = fighting("Ryan", "Carrion Crows", "Sully").lets("before-range").does("a", "play:carrion-crows/ani:ryan").rest()
    assert at.blood("Sully") == 2
    assert at.blood("Ryan") == 3
    at = (
        fighting("Horace Radcliffe", "Carrion Crows", "Sully")
        .lets("before-range")
        .does("a", "play:carrion-crows/ANI:horace-radcliffe")
        .rest()
    )
    assert at.blood("Sully") == 1


@card("Carrion Crows")
@rule("v5.card.carrion-crows")
def test_a_dodge_does_not_help_against_crows_but_the_end_of_combat_does() -> None:
    at = fighting("Ryan", "Carrion Crows", "Flavio Goncalves").lets("before-range").does("a", "play:carrion-crows/ani:ryan").lets("strike")
    at.does("b", "use:flavio-goncalves/0").rest()
    assert at.blood("Flavio Goncalves") == 6
    at = (
        fighting("Ryan", "Carrion Crows", "Nik Sikko", "Majesty")
        .lets("before-range")
        .does("a", "play:carrion-crows/ani:ryan")
        .lets("strike")
    )
    at.does("b", "play:majesty/pre:nik-sikko").rest()
    assert at.blood("Nik Sikko") == 2
    assert at.blood("Ryan") == 4


@refuses("Carrion Crows")
def test_carrion_crows_come_before_range_once_a_combat_and_at_the_right_level() -> None:
    at = fighting("Ryan", "Carrion Crows; Carrion Crows", "Sully").lets("before-range")
    assert at.why("a", "play:carrion-crows/ANI:ryan") == "needs-discipline"
    late = fighting("Ryan", "Carrion Crows; Roundhouse", "Sully").lets("strike")
    assert late.why("a", "play:carrion-crows/ani:ryan") == "only-before-range"
    twice = (
        fighting("Horace Radcliffe", "Carrion Crows; Carrion Crows", "Sully")
        .lets("before-range")
        .does("a", "play:carrion-crows/ANI:horace-radcliffe")
        .rest()
    )
    assert twice.hand("a").count("Carrion Crows") == 1


@card("Cats' Guidance")
@rule("v5.card.cats-guidance")
def test_cats_guidance_at_basic_unlocks_a_vampire_that_has_blocked() -> None:
    at = fighting("Sully", "", "Ryan", "Cats' Guidance").lets("after-block")
    assert at.locked("Ryan")
    at.does("b", "play:cats-guidance/ani:ryan").rest()
    assert not at.locked("Ryan")
    assert at.locked("Sully")


@card("Cats' Guidance")
def test_cats_guidance_at_superior_gives_intercept() -> None:
    at = sits(Seat("Sully 1"), Seat("Horace Radcliffe; Wauneka", "Cats' Guidance")).does("a", "hunt:sully")
    at.does("b", "block:horace-radcliffe", "play:cats-guidance/ANI:horace-radcliffe").rest()
    assert at.said("intercept") == 1
    assert at.heard("combat") == 1


@refuses("Cats' Guidance")
@rule("v5.card.cats-guidance")
def test_cats_guidance_is_not_for_one_in_torpor_nor_for_one_that_has_not_blocked() -> None:
    at = fighting("Aunt Linda", "Roundhouse", "Ryan 1; Baixinho locked", "Cats' Guidance").lets("strike")
    at.does("a", "play:roundhouse/POT:aunt-linda").rest()
    assert at.in_torpor("Ryan")
    assert at.hand("b").count("Cats' Guidance") == 1
    idle = sits(Seat("Sully"), Seat("Ryan; Baixinho locked", "Cats' Guidance")).does("a", "bleed:sully")
    assert idle.why("b", "play:cats-guidance/ani:ryan") != ""
    assert idle.why("b", "play:cats-guidance/ani:baixinho") != ""


@card("Deep Song")
def test_deep_song_at_basic_bleeds_for_one_more() -> None:
    at = sits(Seat("Ryan", "Deep Song"), Seat("Sully"), Seat("Meaghan")).does("a", "play:deep-song/ani:ryan").rest()
    assert at.pools() == [10, 8, 10]


@card("Deep Song")
@rule("v5.card.deep-song")
def test_deep_song_at_superior_locks_its_victim_who_acts_first_in_that_combat() -> None:
    at = sits(Seat("Horace Radcliffe", "Deep Song; Roundhouse"), Seat("Ashley"), Seat("Aunt Linda; Meaghan", "Roundhouse"))
    at.does("a", "play:deep-song/ANI:horace-radcliffe")
    assert at.keys("a") == ["piece:ashley", "piece:aunt-linda", "piece:meaghan"]
    at.does("a", "piece:aunt-linda")
    assert at.t.action is not None
    assert at.t.action.blockers == [2]
    at.lets("strike")
    assert at.asked == ["c"]
    assert at.locked("Aunt Linda")
    assert not at.locked("Meaghan")
    at.does("c", "play:roundhouse/pot:aunt-linda").does("a", "play:roundhouse/POT:horace-radcliffe").rest()
    assert at.blood("Horace Radcliffe") == 2
    assert at.in_torpor("Aunt Linda") is False
    assert at.blood("Aunt Linda") == 0


@refuses("Deep Song")
def test_deep_song_has_no_victim_of_ones_own_nor_in_torpor() -> None:
    at = sits(Seat("Horace Radcliffe; Ryan", "Deep Song"), Seat(torpor="Ashley"))
    assert at.why("a", "play:deep-song/ANI:horace-radcliffe") == "no-target"
    assert at.why("a", "play:deep-song/ANI:ryan") == "needs-discipline"
    assert at.can("a", "play:deep-song/ani:ryan")


@card("Guard Dogs")
@rule("v5.card.guard-dogs")
def test_guard_dogs_unlock_a_vampire_who_need_not_block() -> None:
    at = sits(Seat("Sully"), Seat("Ryan locked", "Guard Dogs"), Seat("Meaghan")).does("a", "bleed:sully")
    at.does("b", "play:guard-dogs/ani:ryan")
    assert not at.locked("Ryan")
    assert len(at.hand("b")) == 7
    assert at.can("b", "block:ryan")
    at.rest()
    assert not at.locked("Ryan")
    assert at.pools() == [10, 9, 10]


@card("Guard Dogs")
@rule("v5.card.guard-dogs")
def test_guard_dogs_at_superior_bring_a_maneuver_if_the_vampire_blocks() -> None:
    at = sits(Seat("Sully"), Seat("Horace Radcliffe locked", "Guard Dogs")).does("a", "bleed:sully")
    at.does("b", "play:guard-dogs/ANI:horace-radcliffe", "block:horace-radcliffe").lets("range")
    assert at.t.running_combat().sides[1].maneuvers == 1
    at.does("b", "maneuver:granted").rest()
    assert at.blood("Sully") == 4
    assert at.blood("Horace Radcliffe") == 5


@refuses("Guard Dogs")
def test_guard_dogs_watch_only_bleeds_at_their_master_and_only_locked_vampires() -> None:
    at = sits(Seat("Sully 1"), Seat("Ryan locked; Baixinho", "Guard Dogs")).does("a", "hunt:sully")
    assert at.why("b", "play:guard-dogs/ani:ryan") == "only-bleed-at-you"
    bleed = sits(Seat("Sully"), Seat("Ryan", "Guard Dogs")).does("a", "bleed:sully")
    assert bleed.why("b", "play:guard-dogs/ani:ryan") == "locked-only"
    assert bleed.why("b", "play:guard-dogs/ANI:ryan") in ("locked-only", "needs-discipline")


@card("Instinctive Reaction")
def test_instinctive_reaction_gives_intercept_against_the_predator() -> None:
    at = sits(Seat("Sully 1"), Seat("Ryan", "Instinctive Reaction"), Seat("Meaghan")).does("a", "hunt:sully")
    at.does("b", "block:ryan", "play:instinctive-reaction/ani:ryan").rest()
    assert at.locked("Ryan")
    assert at.heard("combat") == 1


@card("Instinctive Reaction")
def test_instinctive_reaction_at_superior_brings_a_maneuver() -> None:
    at = sits(Seat("Sully 1"), Seat("Horace Radcliffe", "Instinctive Reaction"), Seat("Meaghan")).does("a", "hunt:sully")
    at.does("b", "block:horace-radcliffe", "play:instinctive-reaction/ANI:horace-radcliffe").lets("range")
    assert at.t.running_combat().sides[1].maneuvers == 1
    at.does("b", "maneuver:granted").rest()
    assert at.said("intercept") == 1
    assert at.blood("Sully") == 1


@refuses("Instinctive Reaction")
def test_instinctive_reaction_is_not_for_the_actions_of_the_prey() -> None:
    at = sits(Seat("Sully 1"), Seat("Meaghan locked"), Seat("Ryan", "Instinctive Reaction", table="The Barrens")).does("a", "hunt:sully")
    at.does("c", "block:ryan").lets("attempt")
    assert at.why("c", "play:instinctive-reaction/ani:ryan") == "only-predator-acts"


@card("Murder of Crows", "Raven Spy")
def test_retainers_are_employed_with_one_life_or_two() -> None:
    for name, key in (("Murder of Crows", "murder-of-crows"), ("Raven Spy", "raven-spy")):
        at = sits(Seat("Ryan", name), Seat("Sully")).does("a", f"play:{key}/ani:ryan")
        assert at.t.action is not None
        assert stealth(at.t) == 1
        at.rest()
        assert at.on("Ryan") == [name]
        assert (at.blood(name), at.blood("Ryan")) == (1, 3)
        superior = sits(Seat("Horace Radcliffe", name), Seat("Sully")).does("a", f"play:{key}/ANI:horace-radcliffe").rest()
        assert superior.blood(name) == 2


@card("Murder of Crows")
@rule("v5.card.carrion-crows")
def test_murder_of_crows_hurts_the_opponent_each_round() -> None:
    at = fighting("Ryan + Murder of Crows", "Carrion Crows", "Sully").rest()
    assert at.blood("Sully") == 2
    assert at.blood("Ryan") == 3


@card("Raven Spy")
def test_raven_spy_gives_its_employer_intercept() -> None:
    at = sits(Seat("Sully 1"), Seat("Ryan + Raven Spy; Baixinho")).does("a", "hunt:sully")
    assert intercept(at.t, at["Ryan"]) == 1
    at.does("b", "block:ryan").rest()
    assert at.locked("Ryan")
    at = sits(Seat("Sully 1"), Seat("Ryan + Raven Spy; Baixinho")).does("a", "hunt:sully").does("b", "block:baixinho").rest()
    assert not at.locked("Baixinho")
    assert at.blood("Sully") == 2


@refuses("Murder of Crows", "Raven Spy", "Underbridge Stray")
def test_beasts_need_animalism_and_blood() -> None:
    at = sits(Seat("Sully; Ryan 1; Baixinho 0 locked", "Murder of Crows; Raven Spy; Underbridge Stray"), Seat("Meaghan"))
    for key in ("murder-of-crows", "raven-spy", "underbridge-stray"):
        assert at.why("a", f"play:{key}/ani:sully") == "needs-discipline"
        assert at.why("a", f"play:{key}/ANI:ryan") == "needs-discipline"
        assert at.can("a", f"play:{key}/ani:ryan")
        assert at.why("a", f"play:{key}/ani:baixinho") == "locked"


@card("Underbridge Stray")
def test_underbridge_stray_is_recruited_and_does_not_act_in_that_turn() -> None:
    at = sits(Seat("Ryan", "Underbridge Stray", table="The Barrens"), Seat("Sully")).does("a", "play:underbridge-stray/ani:ryan").rest()
    assert (at.blood("Underbridge Stray"), at.blood("Ryan")) == (1, 3)
    assert at.why("a", "bleed:underbridge-stray") == "just-recruited"
    superior = (
        sits(Seat("Horace Radcliffe", "Underbridge Stray"), Seat("Sully")).does("a", "play:underbridge-stray/ANI:horace-radcliffe").rest()
    )
    assert superior.blood("Underbridge Stray") == 2
    superior.goes_on("a", "minion").does("a", "bleed:underbridge-stray").rest()
    assert superior.pools()[1] == 10
    superior.goes_on("a", "minion").does("a", "bleed:underbridge-stray").does("b", "block:sully").rest()
    assert (superior.blood("Underbridge Stray"), superior.blood("Sully")) == (1, 3)


@card("Underbridge Stray")
def test_underbridge_stray_burns_life_for_a_press() -> None:
    at = sits(Seat("Ryan; Underbridge Stray"), Seat("Sully")).does("a", "bleed:ryan").does("b", "block:sully").lets("press")
    at.does("a", "use:underbridge-stray/0").rest()
    assert not at.there("Underbridge Stray")
    assert at.heard("round") == 2


@card("Underbridge Stray")
def test_underbridge_stray_is_burned_to_unlock_a_friend() -> None:
    at = sits(Seat("Sully"), Seat("Ryan locked; Baixinho locked; Underbridge Stray; Aunt Linda")).does("a", "bleed:sully")
    at.does("b", "use:underbridge-stray/1")
    assert at.keys("b") == ["piece:ryan", "piece:baixinho"]
    at.does("b", "piece:ryan")
    assert not at.there("Underbridge Stray")
    assert not at.locked("Ryan")
    assert at.locked("Baixinho")
    assert at.can("b", "block:ryan")


@refuses("Underbridge Stray")
def test_underbridge_stray_does_not_help_in_undirected_actions_nor_when_it_blocks() -> None:
    at = sits(Seat("Sully 1"), Seat("Ryan locked; Underbridge Stray")).does("a", "hunt:sully")
    assert at.why("b", "use:underbridge-stray/1") == "only-directed-at-you"
    blocks = sits(Seat("Sully"), Seat("Ryan locked; Underbridge Stray", table="The Barrens")).does("a", "bleed:sully")
    blocks.does("b", "block:underbridge-stray").lets("attempt")
    assert blocks.why("b", "use:underbridge-stray/1") == "is-blocking"
    nobody = sits(Seat("Sully"), Seat("Ryan; Underbridge Stray")).does("a", "bleed:sully")
    assert nobody.why("b", "use:underbridge-stray/1") == "no-target"
