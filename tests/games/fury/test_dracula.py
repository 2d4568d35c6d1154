"""Dracula's turn: catacombs, time, movement, sea, encounters, maturing."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.fury.facts.places import NUMBER
from tests.games.fury.table import Scene, scene
from tests.marks import rule


def turn(**words: object) -> Scene:
    """Dracula is about to move; the time step is behind him."""
    return scene(active="dracula", phase="move", **words)  # type: ignore[arg-type]


@rule("fury.time")
@pytest.mark.parametrize(("before", "after", "points"), [("noon", 2, 0), ("small_hours", 0, 1)])
def test_time_moves_on_and_dawn_raises_both_tracks(before: str, after: int, points: int) -> None:
    s = scene(active="dracula", phase="catacombs", time=before)
    assert s.table.time == after
    assert (s.table.vampires, s.table.resolve) == (points, points)


@rule("fury.time")
def test_the_log_tells_what_the_dawn_brings_to_both_sides() -> None:
    dawn: dict[str, Any] = {"active": "dracula", "phase": "catacombs", "time": "small_hours"}
    s = scene(**dawn, resolve=2, catacombs=["rome"]).play("pass")
    assert s.told()[-3:] == ["time", "resolve-gained", "vampires"]
    assert s.game.events(None)[-2].text.args["resolve"] == 3
    s = scene(**dawn, resolve=6, catacombs=["rome"]).play("pass")
    assert (s.told()[-2:], s.table.resolve) == (["time", "vampires"], 6)


@rule("fury.time")
def test_time_stands_still_if_dracula_starts_at_sea_even_if_he_lands() -> None:
    s = scene(
        active="dracula", phase="catacombs", time="noon", dracula="north_sea", trail=["north_sea", "hamburg"], voyage=[1, 2], sailed=1
    )
    assert s.table.time == 1
    s.play("go:amsterdam", "place:fog")
    assert s.table.time == 1


@rule("fury.catacombs.remove")
def test_cards_are_taken_out_of_the_catacombs_and_never_mature() -> None:
    s = scene(active="dracula", phase="catacombs", catacombs=["berlin:new_vampire", "rome up"])
    assert s.asked == "clear"
    s.play("clear:1")
    assert s.table.catacombs[0] is None
    assert s.table.vampires == 0
    assert "new_vampire" in s.table.pool
    assert "go:berlin" in s.keys


@rule("fury.move.dracula")
def test_dracula_moves_by_road_face_down_and_not_where_his_cards_lie() -> None:
    s = turn(trail=["prague", "vienna"], catacombs=["berlin"])
    assert {"go:nuremburg"} <= set(s.keys)
    assert s.why("go:vienna") == s.why("go:berlin") == "on-trail"
    assert s.why("go:munich") == "not-near"
    s.play("go:nuremburg", "place:spy")
    seen = s.game.view("hunters").trail[0]
    assert (seen.place, seen.up, [token.kind for token in seen.tokens]) == ("", False, [""])
    assert s.trail == ["nuremburg", "prague", "vienna"]


@rule("fury.move.dracula")
def test_dracula_is_seen_where_a_hunter_is_but_never_at_sea() -> None:
    s = turn(place={"mina": "nuremburg"}).play("show/nuremburg")
    assert s.game.view(None).trail[0].place == "nuremburg"
    s = turn(dracula="hamburg", place={"mina": "north_sea"}, hunters={"mina": {"voyage": ["edinburgh", "north_sea"]}})
    s.play("sail:north_sea")
    assert s.game.view("hunters").trail[0].place == ""
    assert s.game.view("hunters").trail[0].back == "sea"


@rule("fury.move.dracula")
def test_without_a_legal_move_blood_falls_to_the_next_red_point_and_the_trail_is_cleared() -> None:
    trail = ["black_sea", "varna:wolves", "constanta", "ionian_sea"]
    s = turn(dracula="black_sea", trail=trail, voyage=[3, 4], sailed=1, blood=12)
    assert s.table.blood == 10
    assert s.trail == ["black_sea"]
    assert s.table.trail[0].up
    assert {"go:constanta", "sail:ionian_sea"} <= set(s.keys)
    assert "no-move" in s.told()


@rule("fury.move.dracula")
@rule("fury.power.hide")
def test_the_hide_card_is_shown_when_it_leaves_because_there_is_no_legal_move() -> None:
    trail = ["black_sea", "hide:bats", "varna:wolves", "constanta", "ionian_sea"]
    s = turn(dracula="black_sea", trail=trail, voyage=[3, 5], sailed=1, blood=12)
    assert s.trail == ["black_sea"]
    assert s.told() == ["no-move", "blood", "hide-shown", "revealed"]


@rule("fury.hospital")
def test_dracula_never_enters_the_hospital() -> None:
    assert turn(dracula="szeged").why("go:st_joseph_and_st_mary") == "hospital"


@rule("fury.castle")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (14, 15)])
def test_in_his_castle_dracula_is_seen_and_regains_blood(before: int, after: int) -> None:
    s = turn(dracula="galatz", blood=before).play("show/castle_dracula")
    assert s.table.blood == after
    seen = s.game.view("hunters").trail[0]
    assert (seen.place, seen.tokens) == ("castle_dracula", ())


@rule("fury.move.sea")
def test_embarking_costs_blood_the_next_sea_move_nothing_and_later_ones_again() -> None:
    s = turn(dracula="lisbon", blood=10).play("sail:atlantic_ocean")
    assert s.table.blood == 9
    assert s.table.trail[0].blood == 1
    for _ in range(4):
        s.play("stay", "pass")
    s.play("sail:mediterranean_sea")
    assert s.table.blood == 9
    for _ in range(4):
        s.play("stay", "pass")
    s.play("sail:tyrrhenian_sea")
    assert s.table.blood == 8


@rule("fury.move.sea")
def test_at_sea_there_is_no_power_no_encounter_and_no_way_back() -> None:
    s = turn(dracula="north_sea", trail=["north_sea", "hamburg"], time="midnight", voyage=[1, 2], sailed=1)
    assert s.why("feed") == s.why("dark_call") == s.why("wolf_form") == "no-power-at-sea"
    assert s.why("go:hamburg") == "on-trail"
    s.play("sail:english_channel")
    assert s.table.trail[0].tokens == []


@rule("fury.move.sea")
def test_dracula_cannot_land_where_he_embarked_even_when_its_card_has_left_the_trail() -> None:
    seas, cards = ["tyrrhenian_sea", "mediterranean_sea"], {"1": "cagliari"}
    s = turn(dracula="tyrrhenian_sea", trail=seas, cards=cards, serials=1, voyage=[1, 2, 3], sailed=2)
    assert s.why("go:cagliari") == "no-way-back"


@rule("fury.victory")
def test_dracula_never_spends_his_last_blood() -> None:
    s = turn(dracula="hamburg", blood=1, time="midnight")
    assert s.why("sail:north_sea") == s.why("wolf_form") == s.why("dark_call") == "no-blood"
    assert turn(dracula="hamburg", blood=2).why("dark_call") == "no-blood"


@rule("fury.move.sea")
@pytest.mark.parametrize(("landing", "blood"), [("free", 10), ("paid", 9)])
def test_landing_is_free_unless_the_setup_says_otherwise(landing: str, blood: int) -> None:
    trail = ["english_channel", "north_sea", "hamburg"]
    s = turn(dracula="english_channel", trail=trail, voyage=[1, 2, 3], sailed=2, blood=10, options={"landing": landing})
    s.play("go:le_havre", "place:fog")
    assert s.table.blood == blood


@rule("fury.catacombs")
def test_a_card_that_drops_off_may_go_to_the_catacombs_with_one_more_token() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:wolves"]
    s = turn(trail=trail, tokens="bats fog plague fog fog").play("go:berlin")
    assert s.asked == "to-catacombs"
    s.play("bury:bats", "place:fog")
    slot = s.table.catacombs[0]
    assert slot is not None
    assert [token.kind for token in slot.tokens] == ["wolves", "bats"]
    seen = s.game.view("hunters").catacombs[0]
    assert (seen.place, [token.kind for token in seen.tokens]) == ("", ["", ""])


@rule("fury.catacombs")
def test_seas_and_the_castle_never_go_to_the_catacombs_nor_does_a_card_when_they_are_full() -> None:
    base = ["prague", "vienna", "munich", "zurich", "geneva"]
    for last in ("north_sea", "castle_dracula up"):
        assert turn(trail=[*base, last]).play("go:berlin").asked == "place-token"
    full = ["rome", "naples", "florence"]
    assert turn(trail=[*base, "paris"], catacombs=full).play("go:berlin").asked == "place-token"


@rule("fury.action.dracula")
def test_an_encounter_must_be_placed_where_no_hunter_is() -> None:
    s = turn().play("go:berlin")
    assert s.asked == "place-token"
    assert s.why("pass") == "must-place"


@rule("fury.action.dracula")
def test_dracula_fights_all_hunters_of_a_city_as_a_group() -> None:
    s = turn(place={"mina": "berlin", "seward": "berlin"}).play("show/berlin")
    assert s.game.view(None).combat.fighters == ("dr_seward", "mina_harker")
    assert not s.game.view(None).combat.found
    assert s.table.trail[0].tokens == []


@rule("fury.mature")
def test_a_matured_new_vampire_is_worth_two_points_and_cuts_the_trail() -> None:
    trail = ["prague", "vienna:fog", "munich", "zurich", "geneva", "paris:new_vampire"]
    s = turn(trail=trail, tokens="bats plague fog fog fog").play("go:berlin", "pass", "place:bats")
    assert s.asked == "mature"
    s.play("mature:new_vampire")
    assert s.table.vampires == 2
    assert s.trail == ["berlin"]


@rule("fury.mature")
def test_tokens_without_an_effect_do_not_mature_and_dracula_may_decline() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:new_vampire,bats"]
    s = turn(trail=trail, tokens="plague fog fog fog fog").play("go:berlin", "pass", "place:fog")
    assert s.why("mature:bats") == "does-not-mature"
    s.play("pass")
    assert s.table.vampires == 0
    assert s.table.dropped == []


@rule("fury.encounter-hand")
def test_dracula_refills_his_encounters_to_five_or_seven_with_the_brides() -> None:
    s = turn().play("go:berlin", "place:fog")
    assert len(s.table.tokens) == 5
    s = turn(ally_of_dracula="draculas_brides").play("go:berlin", "place:fog")
    assert len(s.table.tokens) == 7


@rule("fury.encounter-hand")
def test_with_too_many_encounters_dracula_puts_some_back_unseen() -> None:
    s = turn(tokens="fog fog fog fog plague bats bats").play("go:berlin", "place:fog")
    assert s.asked == "put-back"
    s.play("put_back:plague" if len(s.table.tokens) == 6 else "put_back:plague put_back:bats")
    assert len(s.table.tokens) == 5
    assert "puts-back" in s.told()


def test_when_the_place_where_he_hid_drops_off_hide_leaves_too_and_its_token_does_not_mature() -> None:
    trail = ["prague", "vienna", "munich", "zurich", {"place": "hide", "powers": ["hide"], "tokens": [{"kind": "new_vampire"}]}, "paris"]
    s = turn(trail=trail).play("go:berlin", "pass", "place:fog")
    assert s.trail == ["berlin", "prague", "vienna", "munich", "zurich"]
    assert s.table.vampires == 0
    assert s.asked != "mature"
    assert "hide-shown" in s.told()


def test_two_cards_can_drop_off_in_one_turn() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva:new_vampire", "paris:desecrated_soil"]
    s = scene(active="dracula", phase="start", time="dawn", trail=trail, events="unearthly_swiftness")
    s.play("play:unearthly_swiftness", "go:berlin", "pass", "go:hamburg", "pass", "place:fog")
    assert len(s.table.dropped) == 2
    assert s.trail[:2] == ["hamburg", "berlin"]


def test_the_blessed_city_bars_dracula_and_its_neighbour_does_not() -> None:
    s = turn(hosts=["berlin"], ground="vienna")
    assert s.why("go:berlin") == s.why("go:vienna") == "blessed"
    assert "go:nuremburg" in s.keys
    assert s.table.dracula == NUMBER["prague"]
