"""Trail, catacombs and castle: what leaves the trail and with what, how far the wolf runs, and what time and vampires give."""

from __future__ import annotations

import pytest

from coterie.games.fury.facts.cards import TOKENS
from coterie.kernel.chance import Chance
from tests.games.fury.table import Scene, scene
from tests.marks import rule

SIX = ["prague", "vienna", "munich", "zurich", "geneva", "paris"]


def turn(**words: object) -> Scene:
    """Dracula is about to move; the time step is behind him."""
    return scene(active="dracula", phase="move", **words)  # type: ignore[arg-type]


@rule("fury.hospital")
@rule("fury.power.wolf-form")
def test_the_wolf_does_not_run_through_the_hospital() -> None:
    s = turn(time="midnight", dracula="szeged", hosts=["belgrade", "zagreb"]).play("wolf_form")
    assert s.why("go:sarajevo") == "not-near"
    assert s.why("go:st_joseph_and_st_mary") == "hospital"
    assert "go:vienna" in s.keys


@rule("fury.power.wolf-form")
def test_the_wolf_runs_no_third_road_no_sea_and_to_no_card_of_the_trail() -> None:
    s = turn(time="midnight", dracula="hamburg", trail=["hamburg", "berlin"], catacombs=["cologne"]).play("wolf_form")
    assert {"go:leipzig", "go:prague", "go:nuremburg"} <= set(s.keys)
    assert s.why("go:vienna") == s.why("go:munich") == "not-near"
    assert s.why("go:berlin") == s.why("go:cologne") == "on-trail"
    assert "sail:north_sea" not in s.keys


@rule("fury.power")
@rule("fury.power.wolf-form")
def test_the_wolfs_card_keeps_the_power_until_it_leaves_the_trail() -> None:
    s = turn(time="midnight", trail=[{"place": "prague", "powers": ["wolf_form"]}, "leipzig"])
    assert s.why("wolf_form") == "power-laid"
    wolf = {"place": "paris", "powers": ["wolf_form"]}
    s = turn(time="midnight", trail=[*SIX[:5], wolf]).play("go:berlin", "bury:spy")
    assert s.game.view("hunters").catacombs[0].powers == ()
    s = turn(time="midnight", trail=[*SIX[:5], wolf]).play("go:berlin", "pass", "place:fog")
    for _ in range(4):
        s.play("stay", "pass")
    assert s.trail[-1] == "geneva"
    assert "wolf_form" in s.keys


@rule("fury.power")
@rule("fury.power.hide")
def test_hide_cannot_be_laid_again_while_it_lies_in_the_trail() -> None:
    s = turn(trail=["prague", "hide", "vienna"])
    assert s.why("go:hide") == "power-laid"


@rule("fury.power.feed")
@rule("fury.move.dracula")
@pytest.mark.parametrize("power", ["feed", "dark_call"])
def test_a_power_that_takes_a_space_pushes_the_last_card_off_the_trail(power: str) -> None:
    s = turn(time="midnight", trail=[*SIX[:5], "paris:new_vampire"], tokens="").play(power)
    assert s.trail == [power, *SIX[:5]]


@rule("fury.catacombs")
def test_powers_that_take_a_space_and_hide_never_go_to_the_catacombs() -> None:
    for last in ("feed", "dark_call"):
        assert turn(trail=[*SIX[:5], last]).play("go:berlin").asked == "place-token"
    hide = {"place": "hide", "powers": ["hide"], "up": True}
    assert turn(trail=[*SIX[:5], hide]).play("go:berlin").asked == "place-token"


@rule("fury.catacombs")
def test_card_and_token_go_to_the_catacombs_as_they_lie_and_the_new_token_face_down() -> None:
    last = {"place": "paris", "up": True, "tokens": [{"kind": "wolves", "up": True}]}
    s = turn(trail=[*SIX[:5], last], tokens="bats fog fog fog fog").play("go:berlin", "bury:bats")
    seen = s.game.view("hunters").catacombs[0]
    assert (seen.place, [token.kind for token in seen.tokens]) == ("paris", ["wolves", ""])


@rule("fury.catacombs")
def test_the_catacombs_are_filled_from_the_first_free_space_and_tokens_there_do_not_mature() -> None:
    trail = [*SIX[:5], "paris:new_vampire"]
    s = turn(trail=trail, catacombs=["rome", None, "naples"]).play("go:berlin", "bury:spy", "place:fog")
    assert [slot is not None for slot in s.table.catacombs] == [True, True, True]
    assert (s.table.active, s.table.vampires) == (0, 0)


@rule("fury.catacombs.remove")
def test_several_cards_may_be_taken_out_of_the_catacombs_at_once() -> None:
    s = scene(active="dracula", phase="catacombs", catacombs=["berlin:wolves", "rome", "vienna:bats"])
    s.play("clear:1 clear:3")
    assert [slot is not None for slot in s.table.catacombs] == [False, True, False]
    assert {"go:berlin", "go:vienna"} <= set(s.keys)


@rule("fury.castle")
@rule("fury.action.dracula")
def test_no_encounter_is_placed_in_the_castle() -> None:
    s = turn(dracula="galatz").play("show/castle_dracula")
    assert s.table.active == 0
    assert s.table.trail[0].tokens == []
    s = turn(dracula="castle_dracula", trail=["castle_dracula up"]).play("show/hide")
    assert s.table.active == 0
    assert s.table.trail[0].tokens == []


@rule("fury.castle")
def test_blood_is_given_for_coming_to_the_castle_not_for_staying_there() -> None:
    s = turn(dracula="castle_dracula", trail=["castle_dracula up"], blood=10).play("show/hide")
    assert s.table.blood == 10


@rule("fury.castle")
@rule("fury.action.dracula")
def test_a_hunter_in_the_castle_is_fought_there() -> None:
    s = turn(dracula="galatz", blood=10, place={"mina": "castle_dracula"}).play("show/castle_dracula")
    assert s.table.blood == 12
    assert s.game.view(None).combat.fighters == ("mina_harker",)


@rule("fury.action.dracula")
@pytest.mark.parametrize("power", ["feed", "dark_call", "show/hide"])
def test_whoever_stays_where_a_hunter_is_fights_him(power: str) -> None:
    s = turn(time="midnight", trail=["prague up"], place={"mina": "prague"}).play(power)
    if s.asked == "keep-tokens":
        s.play(s.game.decisions[0].pick(Chance(0)))
    assert s.game.view(None).combat.fighters == ("mina_harker",)


@rule("fury.move.dracula")
def test_the_penalty_leaves_the_catacombs_alone_frees_the_powers_and_gives_the_tokens_back() -> None:
    """Cagliari has no road, both its seas lie in the trail, and the powers that could help are laid."""
    here = {"place": "cagliari", "powers": ["double_back"], "tokens": [{"kind": "bats"}]}
    hide = {"place": "hide", "powers": ["hide"], "up": True}
    trail = ["dark_call", here, "mediterranean_sea", "tyrrhenian_sea", hide, "genoa:wolves"]
    s = turn(dracula="cagliari", trail=trail, catacombs=["rome:plague"], blood=7, place={"helsing": "paris"})
    assert (s.table.blood, s.trail) == (5, ["cagliari"])
    assert [token.kind for token in s.table.trail[0].tokens] == ["bats"]
    assert s.table.pool.count("wolves") == 3
    assert s.game.view("dracula").catacombs[0].place == "rome"
    assert {"sail:tyrrhenian_sea", "dark_call"} <= set(s.keys)
    assert s.why("double_back") == "nowhere-to-go"


@rule("fury.time")
def test_the_resolve_track_has_an_end() -> None:
    s = scene(active="dracula", phase="catacombs", time="small_hours", resolve=6)
    assert (s.table.resolve, s.table.vampires) == (6, 1)


@rule("fury.mature")
@rule("fury.victory")
def test_the_vampire_that_makes_six_points_wins_and_five_do_not() -> None:
    s = turn(trail=[*SIX[:5], "paris:new_vampire"], vampires=3).play("go:berlin", "pass", "place:fog", "mature:new_vampire")
    assert (s.game.outcome, s.table.vampires) == (None, 5)
    s = turn(trail=[*SIX[:5], "paris:new_vampire"], vampires=4).play("go:berlin", "pass", "place:fog", "mature:new_vampire")
    assert s.game.outcome is not None
    assert (s.game.outcome.winners, s.table.vampires) == (("dracula",), 6)


@rule("fury.defeat")
@rule("fury.victory")
def test_the_defeat_of_a_hunter_can_make_the_sixth_point() -> None:
    words: dict[str, object] = {"phase": "move", "trail": ["prague", "berlin:plague"], "place": {"godalming": "hamburg"}, "vampires": 4}
    s = scene(hunters={"godalming": {"health": 2}}, **words).play("road:berlin")  # type: ignore[arg-type]
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ("dracula",)


@rule("fury.order")
def test_after_the_last_round_nobody_has_won() -> None:
    s = scene(active="mina", phase="action", options={"turn_limit": 3}, round=2).play("pass")
    assert (s.game.outcome, s.table.round) == (None, 3)
    s = scene(active="mina", phase="action", options={"turn_limit": 3}, round=3).play("pass")
    assert s.game.outcome is not None
    assert (s.game.outcome.winners, s.game.outcome.reason.id) == ((), "fury-end-turns")


@rule("fury.mature")
def test_the_place_where_dracula_is_stays_when_the_trail_is_cut_though_powers_lie_before_it() -> None:
    trail = ["dark_call", "prague", "vienna", "munich", "zurich", "paris:new_vampire"]
    s = turn(time="midnight", trail=trail).play("feed", "pass", "mature:new_vampire")
    assert (s.trail, s.place("dracula")) == (["prague"], "prague")
    for _ in range(4):
        s.play("stay", "pass")
    assert {"feed", "dark_call"} <= set(s.keys)


@rule("fury.mature")
@rule("fury.power.hide")
def test_what_a_cut_takes_from_the_trail_is_shown_if_it_is_hide_and_its_tokens_go_back() -> None:
    trail = ["prague", "vienna:wolves", "hide:bats", "munich", "zurich", "paris:new_vampire"]
    s = turn(trail=trail).play("go:berlin", "pass", "place:fog", "mature:new_vampire")
    assert s.trail == ["berlin"]
    assert "hide-shown" in s.told()
    for kind in ("wolves", "bats", "new_vampire"):
        assert (s.table.pool + s.table.tokens).count(kind) == TOKENS.count(kind)


@rule("fury.power.hide")
def test_the_token_of_a_hide_card_that_leaves_with_its_place_goes_back_to_the_pool() -> None:
    s = turn(trail=["prague", "vienna", "munich", "zurich", "hide:wolves", "paris"]).play("go:berlin", "pass", "place:fog")
    assert (s.table.pool + s.table.tokens).count("wolves") == TOKENS.count("wolves")


@rule("fury.order")
@rule("fury.catacombs.remove")
def test_the_catacombs_are_cleared_before_time_moves_on() -> None:
    s = scene(active="dracula", phase="catacombs", catacombs=["berlin"], time="noon")
    assert (s.asked, s.table.time) == ("clear", 1)
    assert s.play("pass").table.time == 2


@rule("fury.encounter-hand")
def test_after_a_fight_too_dracula_fills_his_hand_of_encounters() -> None:
    s = turn(tokens="fog fog", place={"mina": "berlin"}, dice=[6, 1]).play("show/berlin", "tactic:claws", "tactic:escape")
    assert (s.table.combat, s.table.active) == (None, 0)
    assert len(s.table.tokens) == 5
