"""How a game begins, who plays whom, and what the data files hold."""

from __future__ import annotations

from pathlib import Path

import pytest

import coterie
from coterie.cli.setup import read_setup
from coterie.games.fury.facts.cards import ENCOUNTERS, EVENT_DECK, EVENTS, ITEM_DECK, PAIRS, TOKENS
from coterie.games.fury.facts.figures import read_data, standard
from coterie.games.fury.facts.places import CITIES, HOSPITAL, IS_LARGE, MAP, NUMBER, PORTS, ROADS, SEAS, by_rail, members, within_roads
from coterie.games.fury.game import GAME
from coterie.kernel.errors import BadSetup, CoterieError
from tests.games.fury.table import Scene, scene
from tests.marks import rule


def test_what_is_in_the_box() -> None:
    assert (len(MAP.places), len(CITIES), len(SEAS), len(MAP.roads), len(MAP.rails), len(PORTS)) == (71, 59, 10, 115, 43, 29)
    assert sum(IS_LARGE) == 30
    assert (len(EVENT_DECK), len(ITEM_DECK), len(TOKENS), len(PAIRS)) == (75, 40, 45, 128)
    assert sum(event.side == "dracula" for event in EVENTS.values()) == 19
    assert len(EVENTS) == 45
    assert sum(bool(encounter.tactics) for encounter in ENCOUNTERS.values()) == 4


def test_what_no_source_supports_is_marked() -> None:
    assert {"initiative", "train_die", "godalming_rolls", "dogs_initiative"} <= set(standard().assumed)
    assert {"red_points", "storm_turns"} <= set(standard().doubtful)
    assert EVENTS["vampire_lair"].assumed
    facts = coterie.new("fury").facts
    assert facts.events["stormy_seas"].doubt
    assert facts.figures.assumed


def test_cagliari_has_no_road_and_the_hospital_has() -> None:
    assert ROADS[NUMBER["cagliari"]] == ()
    assert len(ROADS[HOSPITAL]) > 0


def test_trains_go_less_far_on_yellow_lines() -> None:
    west = members(by_rail(NUMBER["paris"], 3, 2))
    assert NUMBER["brussels"] in west
    assert NUMBER["saragossa"] in west
    yellow = members(by_rail(NUMBER["szeged"], 3, 2))
    assert NUMBER["vienna"] in yellow
    assert NUMBER["prague"] not in yellow
    assert NUMBER["prague"] in members(by_rail(NUMBER["szeged"], 3, 3))


def test_two_roads_pass_only_where_they_may() -> None:
    free = members(within_roads(NUMBER["galway"], 2, -1))
    assert free == [NUMBER["dublin"]]
    assert NUMBER["leipzig"] in members(within_roads(NUMBER["prague"], 2, -1))
    assert NUMBER["leipzig"] not in members(within_roads(NUMBER["prague"], 2, ~(1 << NUMBER["berlin"] | 1 << NUMBER["nuremburg"])))


@rule("fury.setup")
def test_hunters_choose_first_and_dracula_last_in_secret() -> None:
    game = coterie.new("fury", seed=1, setup={"players": 2})
    for city in ("paris", "paris", "rome", "london"):
        assert not {"begin:castle_dracula", "begin:st_joseph_and_st_mary", "begin:north_sea"} & set(game.decisions[0].keys)
        game.choose("hunters", f"begin:{city}")
    (decision,) = game.decisions
    assert decision.seat == "dracula"
    assert "begin:paris" not in decision.keys
    game.choose("dracula", "begin:vienna")
    seen = game.view("hunters")
    assert (seen.trail[0].place, seen.trail[0].back, seen.trail[0].tokens) == ("", "city", ())
    assert game.view("dracula").trail[0].place == "vienna"
    assert (seen.time, seen.dracula.blood, seen.dracula.tokens, seen.vampires, seen.resolve) == ("dawn", 15, 5, 0, 0)
    assert seen.active == "lord_godalming"


@rule("fury.order")
def test_dracula_leaves_out_his_first_turn_and_comes_after_mina() -> None:
    game = coterie.new("fury", seed=1, setup={"players": 2})
    for city in ("paris", "madrid", "rome", "london"):
        game.choose("hunters", f"begin:{city}")
    game.choose("dracula", "begin:vienna")
    order = []
    s = Scene(game, [])
    assert s.told()[-1] == "turn"
    while s.table.active != 4:
        order.append(s.game.view(None).active)
        s.play("stay", "pass")
    assert order == ["lord_godalming", "dr_seward", "van_helsing", "mina_harker"]
    assert s.table.round == 2
    assert s.asked == "dracula-move"


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ("dracula", "hunters")),
        (3, ("dracula", "godalming_seward", "helsing_mina")),
        (4, ("dracula", "godalming_seward", "van_helsing", "mina_harker")),
        (5, ("dracula", "lord_godalming", "dr_seward", "van_helsing", "mina_harker")),
    ],
)
def test_hunters_are_shared_out(players: int, seats: tuple[str, ...]) -> None:
    assert coterie.new("fury", setup={"players": players}).seats == seats


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"speed": 3}, "there is no number 'speed'"),
        ({"blood": "much"}, "data.blood: Expected `int`, got `str`; ours is 15"),
        ({"health": 12}, "data.health: Expected `object`, got `int`"),
        ({"initiative": {"punch": "two"}}, "data.initiative.punch: Expected `int`, got `str`; ours is 1"),
        ({"blood": 0}, "blood: it must be at least 1"),
        ({"train_die": ["X", "0"]}, "a die has 6 faces, not 2"),
        ({"train_die": ["X", "0", "1", "2", "3", "9"]}, "data.train_die: Invalid enum value '9'.*ours is"),
        ({"initiative": {"sword": 3}}, "there is no 'sword'"),
        ({"initiative": {"punch": 300}}, "initiative: 300 is not from 0 to 99"),
        ({"red_points": [5, 10, 0]}, "they fall, and the last is 0"),
        ({"lair_day": ["claws"]}, "lair_day: claws and dodge_dracula"),
        ({"trail": 40}, "trail: it has from 4 to 12 spaces"),
        ({"trail": 3}, "trail: it has from 4 to 12 spaces"),
        ({"control_storms_moves": 0}, "control_storms_moves: it must be at least 1"),
        ({"bites_to_defeat": {"mina_harker": 1}}, "mina_harker begins with a bite"),
        ({"pairs": 3}, "data.pairs: write each line"),
        ({"pairs": [{"hunter": "punch"}]}, "pairs, line 1: Object missing required field `enemy`"),
        ({"pairs": [{"hunter": "punch", "enemy": "claws", "hunter_wins": [], "enemy_wins": ["end"]}]}, "at least one effect for either"),
        ({"pairs": [{"hunter": "punch", "enemy": "sword", "hunter_wins": [], "enemy_wins": []}]}, "punch never meets sword"),
        ({"pairs": [{"hunter": "punch", "enemy": "claws", "hunter_wins": ["win"], "enemy_wins": ["end"]}]}, "there is no effect 'win'"),
        ({"assumed": []}, "there is no number 'assumed'"),
    ],
)
def test_numbers_of_ones_own_are_checked(data: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        coterie.new("fury", setup={"data": data})


def test_numbers_of_ones_own_are_played_with() -> None:
    data = read_data("blood = 12\n[initiative]\npunch = 11\n")
    game = coterie.new("fury", setup={"data": data})
    assert game.view(None).dracula.blood == 12
    assert game.facts.figures.initiative["punch"] == 11
    assert game.facts.figures.initiative["dodge"] == 3
    assert "initiative" in game.facts.figures.assumed, "the others are still ours"
    assert "train_die" not in coterie.new("fury", setup={"data": {"train_die": ["X", "0", "1", "2", "3", "3"]}}).facts.figures.assumed
    other = coterie.new("fury")
    assert game.record()["pool"] != other.record()["pool"]


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadSetup, match="this is not TOML"):
        read_data("blood = = 3")


def test_a_file_of_numbers_is_named_at_the_command_line(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("blood = 12\n")
    bad.write_text("blood = 'much'\n")
    assert read_setup(GAME, [f"data={good}", "players=2"], []) == {"data": {"blood": 12}, "players": 2}
    with pytest.raises(BadSetup, match=r"--setup data=.*bad.toml: data.blood: Expected `int`"):
        read_setup(GAME, [f"data={bad}"], [])
    with pytest.raises(CoterieError, match=r"nowhere.toml"):
        read_setup(GAME, [f"data={tmp_path / 'nowhere.toml'}"], [])


@pytest.mark.parametrize("limit", [0, 100_000])
def test_a_limit_of_rounds_is_sensible(limit: int) -> None:
    with pytest.raises(BadSetup, match="turn_limit"):
        coterie.new("fury", setup={"turn_limit": limit})


def test_at_the_limit_nobody_has_won() -> None:
    s = scene(active="mina", phase="action", options={"turn_limit": 1}).play("pass")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ()
