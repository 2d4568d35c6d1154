"""Voyages: what a sea costs, what is left undone there, and which ways back are shut."""

from __future__ import annotations

import pytest

from tests.games.fury.table import Scene, scene
from tests.marks import rule


def turn(**words: object) -> Scene:
    """Dracula is about to move; the time step is behind him."""
    return scene(active="dracula", phase="move", **words)  # type: ignore[arg-type]


def hunters_stay(s: Scene) -> None:
    """The turns of four hunters on land pass, and Dracula is about to move again."""
    for _ in range(4):
        s.play("stay", "pass")
    assert s.asked == "dracula-move"


def others_rest(s: Scene) -> None:
    """The other three hunters stay, Dracula goes to the next city, and Lord Godalming is asked again."""
    for _ in range(3):
        s.play("stay", "pass")
    s.play(next(key for key in s.keys if key.startswith("go:") and key != "go:hide"), "place:fog")
    assert s.asked == "travel"


@rule("fury.move.sea")
@pytest.mark.parametrize(
    ("words", "sea", "port"),
    [
        ({"dracula": "hamburg"}, "north_sea", "edinburgh"),
        ({"dracula": "north_sea", "trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1}, "english_channel", "plymouth"),
    ],
)
def test_dracula_sails_onto_a_hunters_sea_and_nobody_fights(words: dict[str, object], sea: str, port: str) -> None:
    sailing = {"mina": {"voyage": [port, sea]}}
    s = turn(place={"mina": sea}, hunters=sailing, **words).play(f"sail:{sea}")
    assert s.place("dracula") == s.place("mina") == sea
    assert s.table.combat is None
    assert "combat" not in s.told()
    assert s.table.active == 0


@rule("fury.mature")
@rule("fury.move.sea")
def test_a_token_that_leaves_the_trail_may_mature_while_dracula_is_at_sea() -> None:
    trail = ["hamburg", "berlin", "prague", "vienna", "munich", "venice:new_vampire"]
    s = turn(dracula="hamburg", trail=trail).play("sail:north_sea", "pass")
    assert (s.place("dracula"), s.asked) == ("north_sea", "mature")
    s.play("mature:new_vampire")
    assert (s.table.vampires, s.trail) == (2, ["north_sea"])


@rule("fury.encounter-hand")
@rule("fury.move.sea")
def test_at_sea_too_dracula_fills_his_hand_of_encounters() -> None:
    s = turn(dracula="hamburg", tokens="fog spy").play("sail:north_sea")
    assert s.table.trail[0].tokens == []
    assert len(s.table.tokens) == 5


@rule("fury.move.sea")
def test_every_sea_of_his_voyage_is_shut_to_dracula_even_when_its_card_is_gone() -> None:
    trail = ["north_sea", "english_channel", "plymouth", "london", "swansea", "liverpool:new_vampire"]
    s = turn(dracula="north_sea", trail=trail, voyage=[4, 5, 6], sailed=2, blood=10, place={"godalming": "paris"})
    s.play("sail:atlantic_ocean", "pass", "mature:new_vampire")
    assert s.trail == ["atlantic_ocean"]
    hunters_stay(s)
    assert s.why("sail:english_channel") == s.why("sail:north_sea") == "no-way-back"
    assert {"sail:bay_of_biscay", "go:lisbon"} <= set(s.keys)


@rule("fury.move.sea")
def test_dracula_cannot_land_where_he_embarked_two_sea_moves_ago() -> None:
    """Cagliari touches both seas. Its card has left the trail, for a vampire that matured has cut it."""
    trail = ["cagliari", "tyrrhenian_sea", "naples", "bari", "rome", "florence:new_vampire"]
    s = turn(dracula="cagliari", trail=trail, place={"helsing": "paris"}).play("sail:mediterranean_sea", "pass", "mature:new_vampire")
    hunters_stay(s)
    s.play("sail:tyrrhenian_sea")
    hunters_stay(s)
    assert s.why("go:cagliari") == "no-way-back"
    assert "go:naples" in s.keys


@rule("fury.move.sea")
def test_the_voyage_is_over_when_dracula_lands() -> None:
    s = turn(dracula="north_sea", trail=["north_sea"], cards={"1": "hamburg"}, serials=1, voyage=[1, 2], sailed=1)
    assert s.why("go:hamburg") == "no-way-back"
    s.play("go:amsterdam", "place:fog")
    hunters_stay(s)
    s.play("go:cologne", "place:fog")
    hunters_stay(s)
    assert "go:hamburg" in s.keys


@rule("fury.move.sea")
def test_each_voyage_has_one_sea_move_that_is_free() -> None:
    trail = ["english_channel", "north_sea", "hamburg"]
    s = turn(dracula="english_channel", trail=trail, voyage=[1, 2, 3], sailed=2, blood=10).play("go:le_havre", "place:fog")
    hunters_stay(s)
    s.play("go:nantes", "place:fog")
    hunters_stay(s)
    assert s.play("sail:bay_of_biscay").table.blood == 9
    hunters_stay(s)
    assert s.play("sail:atlantic_ocean").table.blood == 9


@rule("fury.move.sea")
@pytest.mark.parametrize(("sailed", "blood"), [(1, 10), (2, 9)])
def test_where_landing_is_paid_it_is_free_right_after_embarking_alone(sailed: int, blood: int) -> None:
    trail = ["north_sea", "hamburg"] if sailed == 1 else ["north_sea", "english_channel", "london"]
    voyage = list(range(1, len(trail) + 1))
    s = turn(dracula="north_sea", trail=trail, voyage=voyage, sailed=sailed, blood=10, options={"landing": "paid"})
    s.play("go:amsterdam", "place:fog")
    assert s.table.blood == blood
    assert s.table.trail[0].blood == 10 - blood


@rule("fury.move.sea")
def test_hunters_return_to_no_sea_of_their_voyage() -> None:
    sailing = {"godalming": {"voyage": ["london", "english_channel"]}}
    s = scene(phase="move", place={"godalming": "english_channel"}, hunters=sailing).play("sea:north_sea")
    others_rest(s)
    assert s.why("sea:english_channel") == "no-way-back"
    s.play("sea:atlantic_ocean")
    others_rest(s)
    assert s.why("sea:english_channel") == s.why("sea:north_sea") == "no-way-back"
    assert {"sea:irish_sea", "sea:galway"} <= set(s.keys)


@rule("fury.move.sea")
def test_hunters_do_not_land_where_they_embarked_two_sea_moves_ago() -> None:
    """Cagliari is the one port of two seas."""
    s = scene(phase="move", place={"godalming": "cagliari"}).play("sea:mediterranean_sea")
    others_rest(s)
    s.play("sea:tyrrhenian_sea")
    others_rest(s)
    assert s.why("sea:cagliari") == s.why("sea:mediterranean_sea") == "no-way-back"
    assert {"sea:naples", "sea:ionian_sea"} <= set(s.keys)


@rule("fury.move.sea")
def test_whoever_has_landed_may_embark_again_on_the_same_sea() -> None:
    sailing = {"godalming": {"voyage": ["london", "english_channel"]}}
    s = scene(phase="move", place={"godalming": "english_channel"}, hunters=sailing).play("sea:le_havre", "pass")
    assert s.hunter("godalming").voyage == ()
    others_rest(s)
    s.play("sea:english_channel")
    others_rest(s)
    assert "sea:london" in s.keys
    assert s.why("sea:le_havre") == "no-way-back"


@rule("fury.move.sea")
@rule("fury.group")
def test_the_way_back_is_shut_to_every_member_of_a_group_that_sails() -> None:
    group = {"godalming": {"group": 0}, "seward": {"group": 0}}
    s = scene(phase="move", place={"godalming": "cagliari", "seward": "cagliari"}, hunters=group).play("sea:mediterranean_sea", "pass")
    for _ in range(2):
        s.play("stay", "pass")
    s.play("go:berlin", "place:fog", "leave", "sea:tyrrhenian_sea")
    assert (s.table.active, s.asked) == (1, "travel")
    assert s.why("sea:cagliari") == "no-way-back"
    assert "sea:alicante" in s.keys


@rule("fury.defeat")
def test_who_is_defeated_at_sea_is_in_the_hospital_and_his_voyage_over() -> None:
    weak = {"godalming": {"health": 1, "voyage": ["london", "english_channel"]}}
    s = scene(active="mina", phase="action", ally_of_dracula="quincey_p_morris", place={"godalming": "english_channel"}, hunters=weak)
    s.play("pass", "hunter:lord_godalming")
    assert s.place("godalming") == "st_joseph_and_st_mary"
    assert s.hunter("godalming").voyage == ()
    assert s.table.vampires == 2
