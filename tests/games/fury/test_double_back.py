"""Double Back in every direction: to seas, to hunters, to the castle, out of the catacombs, and as a wolf."""

from __future__ import annotations

import pytest

from tests.games.fury.table import Scene, scene
from tests.marks import rule


def turn(**words: object) -> Scene:
    """Dracula is about to move; the time step is behind him."""
    return scene(active="dracula", phase="move", **words)  # type: ignore[arg-type]


def hunters_stay(s: Scene) -> None:
    """The turns of four hunters on land pass, his catacombs stay as they are, and Dracula is about to move again."""
    for _ in range(4):
        s.play("stay", "pass")
    if s.asked == "clear":
        s.play("pass")
    assert s.asked == "dracula-move"


@rule("fury.power.double-back")
@rule("fury.move.sea")
def test_double_back_to_a_sea_is_embarking_with_its_price_and_its_free_move() -> None:
    s = turn(dracula="amsterdam", trail=["amsterdam", "north_sea", "hamburg"], blood=10).play("double_back", "back:2")
    assert (s.place("dracula"), s.table.blood, s.table.trail[0].blood) == ("north_sea", 9, 1)
    hunters_stay(s)
    assert s.play("sail:english_channel").table.blood == 9
    hunters_stay(s)
    assert s.play("sail:atlantic_ocean").table.blood == 8


@rule("fury.power.double-back")
@rule("fury.move.sea")
def test_whoever_embarked_by_double_back_does_not_land_where_he_came_from() -> None:
    """Cagliari touches both seas. Its card has left the trail meanwhile, cut by a vampire that matured."""
    trail = ["cagliari", "mediterranean_sea", "barcelona", "toulouse", "bordeaux", "nantes:new_vampire"]
    s = turn(dracula="cagliari", trail=trail).play("double_back", "back:2")
    hunters_stay(s)
    s.play("sail:tyrrhenian_sea", "pass", "mature:new_vampire")
    assert s.trail == ["tyrrhenian_sea"]
    hunters_stay(s)
    assert s.why("go:cagliari") == s.why("sail:mediterranean_sea") == "no-way-back"
    assert "go:naples" in s.keys


@rule("fury.power.double-back")
@rule("fury.victory")
def test_double_back_to_a_sea_is_not_paid_with_the_last_blood() -> None:
    trail = ["amsterdam", "north_sea", "hamburg"]
    assert turn(dracula="amsterdam", trail=trail, blood=1).why("double_back") == "nowhere-to-go"
    s = turn(dracula="amsterdam", trail=trail, catacombs=["cologne"], blood=1).play("double_back")
    assert s.keys == ["back:4"]
    s = turn(dracula="amsterdam", trail=trail, catacombs=["cologne"], blood=2).play("double_back")
    assert s.keys == ["back:2", "back:4"]


@rule("fury.power.double-back")
@rule("fury.move.dracula")
@rule("fury.action.dracula")
def test_double_back_to_a_city_with_a_hunter_turns_the_card_up_and_they_fight() -> None:
    s = turn(trail=["prague", "vienna:wolves"], place={"mina": "vienna"}).play("double_back", "back:2")
    assert s.game.view("hunters").trail[0].place == "vienna"
    assert s.game.view(None).dracula.place == "vienna"
    assert s.game.view(None).combat.fighters == ("mina_harker",)
    assert not s.game.view(None).combat.found


@rule("fury.power.double-back")
def test_a_card_that_lay_face_up_stays_so_when_dracula_doubles_back_to_it() -> None:
    token = {"kind": "wolves", "up": True}
    s = turn(trail=["prague", {"place": "vienna", "up": True, "tokens": [token]}]).play("double_back", "back:2")
    seen = s.game.view("hunters").trail[0]
    assert (seen.place, [token.kind for token in seen.tokens]) == ("vienna", ["wolves"])
    assert s.table.combat is None


@rule("fury.power.double-back")
@rule("fury.castle")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (14, 15)])
def test_double_back_to_the_castle_gives_two_points_of_blood(before: int, after: int) -> None:
    s = turn(dracula="galatz", trail=["galatz", "castle_dracula up"], blood=before).play("double_back", "back:2")
    assert (s.place("dracula"), s.table.blood) == ("castle_dracula", after)


@rule("fury.power.double-back")
def test_double_back_places_no_new_encounter() -> None:
    s = turn(trail=["prague", "vienna"]).play("double_back", "back:2")
    assert s.table.active == 0
    assert s.table.trail[0].tokens == []
    s = turn(catacombs=["vienna:wolves"]).play("double_back", "back:2")
    assert s.table.active == 0
    assert [token.kind for token in s.table.trail[0].tokens] == ["wolves"]


@rule("fury.power.double-back")
@pytest.mark.parametrize(("key", "kept", "returned"), [("keep:1", ["wolves"], {"bats"}), ("pass", [], {"wolves", "bats"})])
def test_the_tokens_that_do_not_come_along_go_back_to_the_pool(key: str, kept: list[str], returned: set[str]) -> None:
    s = turn(catacombs=["vienna:wolves,bats"])
    before = len(s.table.pool)
    s.play("double_back", "back:2", key)
    assert [token.kind for token in s.table.trail[0].tokens] == kept
    assert len(s.table.pool) == before + len(returned)
    assert returned <= set(s.table.pool[before:])


@rule("fury.power.double-back")
@rule("fury.move.dracula")
def test_a_card_out_of_the_catacombs_pushes_another_off_the_trail() -> None:
    trail = ["prague", "nuremburg", "munich", "zurich", "geneva", "paris:new_vampire"]
    s = turn(trail=trail, catacombs=["vienna"]).play("double_back", "back:7")
    assert s.trail == ["vienna", "prague", "nuremburg", "munich", "zurich", "geneva"]
    assert s.asked == "to-catacombs"
    assert s.play("pass").asked == "mature"


@rule("fury.power.double-back")
def test_double_back_leads_to_no_blessed_city_nor_onto_a_stormy_sea() -> None:
    s = turn(trail=["prague", "vienna", "munich", "berlin"], hosts=["vienna"], ground="berlin")
    assert s.why("double_back") == "nowhere-to-go"
    storm: dict[str, object] = {"storm": "north_sea", "storm_left": 2}
    assert turn(dracula="amsterdam", trail=["amsterdam", "north_sea"], **storm).why("double_back") == "nowhere-to-go"


@rule("fury.power.double-back")
@rule("fury.power.wolf-form")
def test_the_wolf_doubles_back_two_roads_and_both_powers_lie_there() -> None:
    s = turn(time="midnight", trail=["prague", "leipzig", "vienna"], blood=9).play("wolf_form", "double_back")
    assert s.keys == ["back:2", "back:3"]
    s.play("back:2")
    assert (s.place("dracula"), s.table.blood) == ("leipzig", 8)
    assert s.game.view("hunters").trail[0].powers == ("wolf_form", "double_back")
    s = turn(time="midnight", trail=[{"place": "leipzig", "powers": ["wolf_form", "double_back"]}, "prague"], dracula="leipzig")
    assert s.why("wolf_form") == s.why("double_back") == "power-laid"


@rule("fury.power")
@rule("fury.power.double-back")
def test_double_back_can_be_used_again_when_its_card_has_left_the_trail() -> None:
    back = {"place": "paris", "powers": ["double_back"]}
    s = turn(trail=["prague", "vienna", "munich", "zurich", "geneva", back])
    assert s.why("double_back") == "power-laid"
    s.play("go:berlin", "bury:spy", "place:fog")
    hunters_stay(s)
    assert "double_back" in s.keys
