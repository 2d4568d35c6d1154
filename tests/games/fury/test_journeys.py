"""Journeys of hunters: how far each face of the train die goes, and what waits where they arrive."""

from __future__ import annotations

import pytest

import coterie
from tests.games.fury.table import Scene, scene
from tests.marks import rule


def travel(**words: object) -> Scene:
    return scene(phase="move", **words)  # type: ignore[arg-type]


@rule("fury.move.rail")
@pytest.mark.parametrize(
    ("start", "roll", "reached", "beyond"),
    [
        ("paris", 3, "bordeaux", "saragossa"),
        ("paris", 4, "saragossa", "barcelona"),
        ("paris", 5, "barcelona", "santander"),
        ("paris", 6, "barcelona", "lisbon"),
        ("szeged", 3, "budapest", "vienna"),
        ("szeged", 4, "vienna", "prague"),
        ("szeged", 5, "vienna", "prague"),
        ("szeged", 6, "prague", "berlin"),
    ],
)
def test_how_far_each_face_of_the_train_die_goes(start: str, roll: int, reached: str, beyond: str) -> None:
    s = travel(active="seward", place={"seward": start}, dice=[roll]).play("train")
    assert f"to:{reached}" in s.keys
    assert f"to:{beyond}" not in s.keys


@rule("fury.move.rail")
def test_a_lost_train_is_a_lost_turn_without_search_or_action() -> None:
    s = travel(active="seward", dice=[1], trail=["prague", "madrid:plague"]).play("train")
    assert s.table.active == 2
    assert s.hunter("seward").health == 10
    assert s.hunter("seward").moved


@rule("fury.search")
@rule("fury.move.hunters")
def test_who_has_dealt_with_the_encounters_of_draculas_city_fights_him_too() -> None:
    s = travel(trail=["prague:plague"], place={"godalming": "berlin"}).play("road:prague")
    assert s.hunter("godalming").health == 10
    assert s.game.view(None).combat.enemy == "dracula"


@rule("fury.search")
def test_an_encounter_that_is_not_overcome_ends_the_turn_before_dracula_is_fought() -> None:
    """A vampire that gets away stays, face up, and so does Dracula's card."""
    s = travel(time="midnight", trail=["prague:new_vampire"], place={"godalming": "berlin"}, dice=[6]).play("road:prague")
    assert s.table.combat is None
    assert s.table.active == 1
    assert [(token.kind, token.up) for token in s.table.trail[0].tokens] == [("new_vampire", True)]
    assert s.game.view("hunters").trail[0].place == "prague"


@rule("fury.search")
def test_who_has_fought_dracula_neither_rests_nor_resupplies_in_that_turn() -> None:
    s = travel(place={"godalming": "berlin"}, dice=[6, 1]).play("road:prague", "tactic:claws", "tactic:escape")
    assert s.table.combat is None
    assert s.place("godalming") == s.place("dracula") == "prague"
    assert s.table.active == 1


@rule("fury.search")
def test_whoever_stays_where_he_is_searches_again() -> None:
    s = travel(trail=["prague", "london:plague"]).play("stay")
    assert s.hunter("godalming").health == 10
    assert s.game.view("hunters").trail[1].place == "london"


@rule("fury.search")
@rule("fury.move.sea")
def test_bats_wait_until_the_hunter_has_landed() -> None:
    led = {"godalming": {"bats": True, "keeps": ["bats"], "voyage": ["london", "english_channel"]}}
    s = travel(place={"godalming": "english_channel"}, hunters=led)
    assert (s.asked, s.game.decisions[0].seat) == ("travel", "hunters")
    s.play("sea:le_havre")
    assert s.hunter("godalming").bats


@rule("fury.defeat")
def test_fog_bats_and_an_announced_move_mean_nothing_to_a_defeated_hunter() -> None:
    held = {"godalming": {"health": 1, "fog": True, "bats": True, "keeps": ["fog", "bats"], "announced": "road:manchester"}}
    s = scene(active="mina", phase="action", ally_of_dracula="quincey_p_morris", hunters=held, tokens="spy spy")
    before = sorted(s.table.pool)
    s.play("pass", "hunter:lord_godalming")
    godalming = s.hunter("godalming")
    assert (godalming.fog, godalming.bats, godalming.keeps, godalming.announced) == (False, False, [], "")
    assert sorted(s.table.pool) == sorted([*before, "fog", "bats"])


@rule("fury.rest")
def test_whoever_rests_draws_two_events() -> None:
    s = scene(phase="action", deck="forewarned forewarned hypnosis hypnosis long_day").play("rest:lord_godalming")
    assert len(s.table.event_deck) == 3
    assert s.hunter("godalming").events == []


@rule("fury.setup")
@rule("fury.order")
def test_lord_godalming_has_the_first_turn_and_dracula_none_before_it() -> None:
    s = Scene(coterie.new("fury", seed=1, setup={"players": 2}), [])
    s.play("begin:london", "begin:madrid", "begin:rome", "begin:athens", "begin:prague")
    assert (s.table.active, s.asked, s.table.time) == (0, "travel", 0)
    assert (s.trail, s.table.trail[0].up, s.table.trail[0].tokens) == (["prague"], False, [])


@rule("fury.cards")
@rule("fury.move.rail")
@pytest.mark.parametrize("kind", ["road", "rail"])
def test_a_blocked_road_leaves_the_railway_beside_it_open_and_the_other_way_round(kind: str) -> None:
    block = ["madrid", "lisbon", kind]
    assert ("road:lisbon" in travel(active="seward", roadblock=block).keys) == (kind == "rail")
    s = travel(active="seward", roadblock=block, dice=[3]).play("train")
    assert ("to:lisbon" in s.keys) == (kind == "road")
    assert "to:santander" in s.keys


@rule("fury.cards")
def test_a_chartered_carriage_keeps_the_word_of_a_hunter_who_announced_a_train() -> None:
    bound = {"seward": {"announced": "train:bordeaux"}}
    s = travel(active="seward", hunters=bound, hand={"seward": "chartered_carriage"})
    assert s.keys == ["train", "play:chartered_carriage"]
    assert s.why("stay") == s.why("road:lisbon") == "announced"
    s.play("play:chartered_carriage")
    assert (s.place("seward"), s.hunter("seward").announced, s.asked) == ("bordeaux", "", "action")


@rule("fury.cards")
def test_a_chartered_carriage_that_falls_short_does_not_keep_the_word() -> None:
    """From Szeged it gets to Vienna, on yellow rails; Prague is one link farther."""
    bound = {"seward": {"announced": "train:prague"}}
    s = travel(active="seward", place={"seward": "szeged"}, hunters=bound, hand={"seward": "chartered_carriage"}, dracula="paris")
    assert s.keys == ["train"]
    assert s.why("play:chartered_carriage") == "announced"


@rule("fury.cards")
def test_a_cancelled_carriage_leaves_the_announced_train() -> None:
    bound = {"seward": {"announced": "train:bordeaux"}}
    s = travel(active="seward", hunters=bound, hand={"seward": "chartered_carriage"}, events="devilish_power", dice=[4])
    s.play("play:chartered_carriage", "answer:devilish_power:dracula")
    assert s.keys == ["train"]
    assert s.play("train").place("seward") == "bordeaux"


@rule("fury.move.rail")
def test_after_a_train_of_0_every_way_but_the_railway_is_open() -> None:
    hand = {"godalming": "sense_of_emergency chartered_carriage excellent_weather"}
    s = travel(hand=hand, items={"godalming": "fast_horse"}, vampires=3, dice=[2]).play("train", "keep_roll")
    assert {"stay", "road:manchester", "sea:english_channel", "use:fast_horse", "play:excellent_weather", "play:sense_of_emergency"} <= set(
        s.keys
    )
    assert s.why("train") == s.why("play:chartered_carriage") == "train-missed"
    s.play("play:sense_of_emergency", "to:athens")
    assert (s.place("godalming"), s.hunter("godalming").health, s.asked) == ("athens", 9, "action")


@rule("fury.move.rail")
def test_after_a_train_of_0_a_cancelled_card_leaves_the_other_ways() -> None:
    s = travel(hand={"godalming": "sense_of_emergency"}, vampires=3, dice=[2], events="devilish_power").play("train", "keep_roll")
    s.play("play:sense_of_emergency", "answer:devilish_power:dracula")
    assert (s.asked, s.why("train")) == ("travel", "train-missed")
    assert s.play("road:manchester").place("godalming") == "manchester"


@rule("fury.group")
def test_after_a_train_of_0_a_group_moves_and_does_not_wait() -> None:
    together = {"godalming": {"group": 0}, "seward": {"group": 0}}
    s = travel(place={"seward": "london"}, hunters=together, hand={"godalming": "sense_of_emergency"}, vampires=3, dice=[2])
    assert "wait" in s.keys
    s.play("train", "keep_roll")
    assert s.why("wait") == "not-now"
    assert s.why("play:sense_of_emergency") == "not-in-group"
    s.play("road:manchester")
    assert s.place("godalming") == s.place("seward") == "manchester"
