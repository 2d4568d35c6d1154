"""The hunters' turn: resolve, movement, search, rest, resupply, trade, the hospital and the castle."""

from __future__ import annotations

import pytest

from coterie.games.fury.facts.places import PLACES
from tests.games.fury.table import Scene, scene
from tests.marks import rule

MANY = "forewarned forewarned forewarned trap trap trap"


def travel(**words: object) -> Scene:
    return scene(phase="move", **words)  # type: ignore[arg-type]


@rule("fury.resolve")
def test_newspaper_reports_turns_up_the_oldest_hidden_card() -> None:
    s = scene(resolve=1, trail=["prague", "vienna", "munich up"]).play("resolve-newspaper_reports")
    assert [slot.up for slot in s.table.trail] == [False, True, True]
    assert s.table.resolve == 0


@rule("fury.resolve")
def test_newspaper_reports_never_shows_where_dracula_is_but_says_so() -> None:
    s = scene(resolve=1, trail=["hide", "prague", "vienna up"]).play("resolve-newspaper_reports")
    assert [slot.up for slot in s.table.trail] == [True, False, True]
    assert "news-here" in s.told()


@rule("fury.resolve")
def test_newspaper_reports_shows_where_dracula_is_if_the_setup_says_so() -> None:
    """The card is turned up like any other: the Hide card stays as it lies, and nobody is told that he is still there."""
    s = scene(resolve=1, trail=["hide", "prague", "vienna up"], options={"newspaper": "anywhere"}).play("resolve-newspaper_reports")
    assert [slot.up for slot in s.table.trail] == [False, True, True]
    assert s.told()[-1] == "revealed"
    seen = s.game.view("hunters")
    assert seen.dracula.place == ""
    assert {"prague", "berlin"} <= seen.belief.keys()
    assert s.asked == "travel"


@rule("fury.resolve")
@pytest.mark.parametrize("option", ["elsewhere", "anywhere"])
def test_after_newspaper_reports_imagined_worlds_agree_with_what_was_seen(option: str) -> None:
    s = scene(resolve=1, trail=["hide", "prague", "vienna up"], options={"newspaper": option}).play("resolve-newspaper_reports")
    found = set()
    for seed in range(40):
        twin = s.game.clone()
        twin.resample("hunters", seed)
        assert twin.view("hunters") == s.game.view("hunters")
        found.add(PLACES[twin.state.dracula])  # type: ignore[attr-defined]
    assert len(found) > 1


@rule("fury.cards")
def test_the_press_keeps_the_place_where_dracula_is_out_of_the_newspapers() -> None:
    words: dict[str, object] = {"resolve": 1, "trail": ["prague", "vienna up"], "events": "sensationalist_press"}
    s = scene(**words, options={"newspaper": "anywhere"}).play("resolve-newspaper_reports")  # type: ignore[arg-type]
    assert s.asked == "moment"
    assert not s.play("play:sensationalist_press").table.trail[0].up
    s = scene(**words).play("resolve-newspaper_reports")  # type: ignore[arg-type]
    assert "news-here" in s.told()
    assert s.table.events == ["sensationalist_press"]


@rule("fury.resolve")
def test_sense_of_emergency_leads_anywhere_for_the_missing_vampire_points() -> None:
    s = scene(resolve=1, vampires=2).play("resolve-sense_of_emergency", "to:athens")
    assert (s.place("godalming"), s.hunter("godalming").health) == ("athens", 8)
    assert s.asked == "action"


@rule("fury.resolve")
def test_sense_of_emergency_is_not_for_groups_nor_for_the_weak() -> None:
    s = scene(resolve=1, place={"mina": "london"}, hunters={"godalming": {"group": 0}, "mina": {"group": 0}})
    assert s.why("resolve-sense_of_emergency") == "not-in-group"
    assert scene(resolve=1, hunters={"godalming": {"health": 6}}).why("resolve-sense_of_emergency") == "no-health"


@rule("fury.resolve")
def test_sense_of_emergency_leads_out_of_neither_fog_nor_bats_nor_an_announced_move() -> None:
    s = scene(resolve=1, hunters={"godalming": {"fog": True, "keeps": ["fog"]}}, tokens="spy spy")
    assert s.why("resolve-sense_of_emergency") == "fog"
    s = scene(resolve=1, hunters={"godalming": {"bats": True, "keeps": ["bats"]}})
    assert s.why("resolve-sense_of_emergency") == "bats"
    s = scene(resolve=1, hunters={"godalming": {"announced": "road:manchester"}})
    assert s.why("resolve-sense_of_emergency") == "announced"
    s = scene(resolve=1, hunters={"godalming": {"announced": "road:manchester"}}, roadblock=["london", "manchester", "road"])
    assert "resolve-sense_of_emergency" in s.keys


@rule("fury.defeat")
def test_who_is_defeated_at_the_start_of_his_turn_does_nothing_more_in_it() -> None:
    """In the hospital of all places, beside Mina Harker, with a point of resolve left."""
    bitten = {"godalming": {"bites": 1, "health": 2}}
    s = scene(resolve=1, items={"godalming": "holy_water"}, hunters=bitten, dice=[1], place={"mina": "st_joseph_and_st_mary"})
    s.play("use:holy_water", "hunter:lord_godalming")
    assert (s.place("godalming"), s.hunter("godalming").misses) == ("st_joseph_and_st_mary", True)
    assert (s.table.active, s.table.resolve) == (1, 1)


@rule("fury.resolve")
def test_nothing_spares_the_price_of_sense_of_emergency() -> None:
    s = scene(resolve=1, hand={"godalming": "great_strength"}).play("resolve-sense_of_emergency", "to:athens")
    assert (s.hunter("godalming").health, s.hunter("godalming").events) == (6, ["great_strength"])


@rule("fury.resolve")
def test_inner_strength_heals_any_hunter_up_to_the_most() -> None:
    s = scene(resolve=1, hunters={"mina": {"health": 2}}).play("resolve-inner_strength", "hunter:mina_harker")
    assert s.hunter("mina").health == 6
    s = scene(resolve=1, hunters={"mina": {"health": 7}}).play("resolve-inner_strength", "hunter:mina_harker")
    assert s.hunter("mina").health == 8


@rule("fury.resolve")
def test_one_point_a_turn_and_each_ability_once_a_round() -> None:
    s = scene(resolve=3, items={"godalming": "dogs", "seward": "knife"}).play("resolve-inner_strength", "hunter:mina_harker")
    assert s.why("resolve-newspaper_reports") == "resolve-spent"
    s.play("pass", "stay", "pass")
    assert s.table.active == 1
    assert s.why("resolve-inner_strength") == "ability-used"
    assert "resolve-newspaper_reports" in s.keys
    assert scene(items={"godalming": "dogs"}).why("resolve-inner_strength") == "no-resolve"


@rule("fury.move.hunters")
def test_hunters_may_stay_but_not_at_sea() -> None:
    assert "stay" in travel().keys
    s = travel(place={"godalming": "north_sea"}, hunters={"godalming": {"voyage": ["edinburgh", "north_sea"]}})
    assert s.why("stay") == "no-rest-at-sea"


@rule("fury.move.hunters")
def test_whoever_comes_to_dracula_makes_him_show_himself_and_fight() -> None:
    s = travel(place={"godalming": "berlin"}).play("road:prague")
    assert s.game.view(None).dracula.place == "prague"
    assert s.game.view(None).combat.found


@rule("fury.move.road")
def test_one_road_in_a_turn() -> None:
    s = travel(place={"godalming": "galway"})
    assert [key for key in s.keys if key.startswith("road")] == ["road:dublin"]
    assert s.why("road:london") == "not-near"


@rule("fury.move.sea")
def test_hunters_at_sea_do_nothing_and_cannot_turn_back() -> None:
    s = travel().play("sea:english_channel")
    assert s.table.active == 1
    assert s.hunter("godalming").voyage != ()
    s = travel(place={"godalming": "english_channel"}, hunters={"godalming": {"voyage": ["london", "english_channel"]}})
    assert s.why("sea:london") == "no-way-back"
    assert s.play("sea:le_havre").asked == "action"


@rule("fury.move.sea")
def test_nobody_fights_at_sea() -> None:
    s = travel(dracula="english_channel", trail=["english_channel", "plymouth"], voyage=[1, 2], sailed=1).play("sea:english_channel")
    assert s.table.combat is None
    assert s.table.active == 1


@rule("fury.move.rail")
@pytest.mark.parametrize(("face", "end"), [(1, "lost"), (2, "none"), (3, "ride")])
def test_the_train_die_loses_the_turn_or_leaves_other_ways_or_obliges(face: int, end: str) -> None:
    s = travel(active="seward", dice=[face]).play("train")
    if end == "lost":
        assert s.table.active == 2
        assert s.place("seward") == "madrid"
    elif end == "none":
        assert s.why("train") == "train-missed"
        assert {"stay", "road:lisbon"} <= set(s.keys)
    else:
        assert s.asked == "destination"
        assert "to:madrid" not in s.keys


@rule("fury.move.rail")
def test_a_two_thirds_goes_three_in_the_west_and_two_in_the_east() -> None:
    s = travel(active="seward", place={"seward": "paris"}, dice=[5]).play("train")
    assert "to:barcelona" in s.keys
    s = travel(active="seward", place={"seward": "szeged"}, dice=[5]).play("train")
    assert "to:vienna" in s.keys
    assert "to:prague" not in s.keys


@rule("fury.move.rail")
def test_lord_godalming_may_roll_once_more_and_no_train_stops_in_galway() -> None:
    s = travel(dice=[1, 6]).play("train")
    assert s.asked == "train-die"
    s.play("roll_again")
    assert s.asked == "destination"
    assert travel(place={"godalming": "galway"}).why("train") == "no-train"


@rule("fury.move.rail")
def test_cities_passed_by_train_have_no_effect() -> None:
    s = travel(active="seward", place={"seward": "prague"}, dracula="vienna", trail=["vienna", "berlin:plague"], dice=[4]).play(
        "train", "to:hamburg"
    )
    assert not s.table.trail[1].up
    assert s.hunter("seward").health == 10


@rule("fury.move.cure")
@rule("fury.hospital")
@pytest.mark.parametrize(("roll", "health", "bites"), [(1, 10, 1), (2, 12, 1), (3, 12, 1), (4, 12, 0), (6, 12, 0)])
def test_a_bite_is_treated_before_moving(roll: int, health: int, bites: int) -> None:
    s = travel(place={"godalming": "st_joseph_and_st_mary"}, hunters={"godalming": {"bites": 1}}, dice=[roll]).play("cure")
    assert (s.hunter("godalming").health, s.hunter("godalming").bites) == (health, bites)
    assert s.asked == "travel"
    assert s.why("cure") == "treated"


@rule("fury.move.cure")
def test_a_bite_is_treated_before_an_announced_move_too() -> None:
    bitten = {"godalming": {"bites": 1, "announced": "road:zagreb"}}
    s = travel(place={"godalming": "st_joseph_and_st_mary"}, hunters=bitten, dice=[4])
    assert sorted(s.keys) == ["cure", "road:zagreb"]
    s.play("cure")
    assert (s.hunter("godalming").bites, s.keys) == (0, ["road:zagreb"])


@rule("fury.move.cure")
def test_only_in_the_hospital_and_never_minas_own_bite() -> None:
    assert travel(hunters={"godalming": {"bites": 1}}).why("cure") == "not-in-hospital"
    assert travel(active="mina", place={"mina": "st_joseph_and_st_mary"}).why("cure") == "no-bite"


@rule("fury.search")
def test_a_city_of_the_catacombs_comes_to_light_too() -> None:
    s = travel(place={"godalming": "berlin"}, catacombs=["hamburg:plague"]).play("road:hamburg")
    assert s.game.view("hunters").catacombs[0].place == "hamburg"
    assert s.hunter("godalming").health == 10


@rule("fury.search")
def test_dracula_chooses_the_order_and_nothing_is_done_after_a_meeting() -> None:
    s = travel(trail=["prague", "berlin:plague,rats"], dracula="prague", place={"godalming": "hamburg"}, dice=[1, 1, 1, 1]).play(
        "road:berlin"
    )
    assert s.asked == "order"
    assert s.game.decisions[0].seat == "dracula"
    s.play("meet:rats")
    assert s.hunter("godalming").health == 10
    assert s.table.active == 1


@rule("fury.search")
def test_where_nothing_is_met_the_hunter_may_act() -> None:
    s = travel().play("stay")
    assert {"rest:lord_godalming", "resupply:lord_godalming"} <= set(s.keys)


@rule("fury.rest")
def test_rest_heals_two_and_feeds_dracula_the_bats() -> None:
    s = scene(phase="action", hunters={"godalming": {"health": 5}}, deck="trap rage hypnosis forewarned").play("rest:lord_godalming")
    assert s.hunter("godalming").health == 7
    assert s.table.events == ["trap"]
    assert s.hunter("godalming").events == []
    assert "forewarned" in s.table.event_discards


@rule("fury.resupply")
@pytest.mark.parametrize(
    ("city", "keys"),
    [("galway", {"draw:event"}), ("london", {"draw:event", "draw:item"}), ("st_joseph_and_st_mary", {"draw:event", "draw:item"})],
)
def test_what_each_city_offers(city: str, keys: set[str]) -> None:
    s = scene(phase="action", place={"godalming": city}, deck=MANY, item_deck="knife pistol").play("resupply:lord_godalming")
    assert set(s.keys) == keys
    s.play("draw:event")
    assert s.hunter("godalming").events == ["forewarned"]
    assert (s.asked == "draw") == (city == "london")


@rule("fury.resupply")
def test_mina_takes_one_card_more_and_the_castle_offers_none() -> None:
    s = scene(active="mina", phase="action", deck=MANY, item_deck="knife pistol rifle").play("resupply:mina_harker")
    s.play("draw:event", "draw:item", "draw:item")
    assert (len(s.hunter("mina").items), len(s.hunter("mina").events)) == (2, 1)
    s = scene(phase="action", place={"godalming": "castle_dracula"}, auto=False)
    assert s.why("resupply:lord_godalming") == s.why("rest:lord_godalming") == "castle"


@rule("fury.castle")
def test_nobody_trades_in_the_castle() -> None:
    s = scene(phase="action", place={"godalming": "castle_dracula", "mina": "castle_dracula"}, items={"mina": "knife"}, auto=False)
    assert s.why("trade:lord_godalming:mina_harker") == "castle"


@rule("fury.trade")
def test_items_change_hands_between_two_hunters() -> None:
    s = scene(phase="action", place={"mina": "london"}, items={"godalming": "knife stake", "mina": "rifle"})
    s.play("trade:lord_godalming:mina_harker", "offer:stake", "offer:rifle")
    assert sorted(s.hunter("godalming").items) == ["knife", "rifle"]
    assert s.hunter("mina").items == ["stake"]
    assert s.hunter("mina").shown_item == "stake"


@rule("fury.trade")
def test_whoever_refused_a_group_may_still_trade() -> None:
    words = {"place": {"mina": "london"}, "items": {"godalming": "dogs", "mina": "rifle"}, "options": {"players": 5}}
    s = scene(**words).play("join:mina_harker", "refuse", "pass", "stay")  # type: ignore[arg-type]
    assert "trade:lord_godalming:mina_harker" in s.keys


@rule("fury.trade")
def test_a_trade_that_comes_to_nothing_leaves_the_action_open() -> None:
    words = {"phase": "action", "place": {"mina": "london"}, "options": {"players": 5}, "items": {"godalming": "knife", "mina": "rifle"}}
    s = scene(**words).play("trade:lord_godalming:mina_harker", "offer:knife", "refuse")  # type: ignore[arg-type]
    assert {"rest:lord_godalming", "resupply:lord_godalming"} <= set(s.keys)
    assert s.why("trade:lord_godalming:mina_harker") == "asked-already"
    s = scene(**words).play("trade:lord_godalming:mina_harker", "done", "done")  # type: ignore[arg-type]
    assert s.asked == "action"
    assert s.told()[-1] == "no-trade"
    s = scene(**words).play("trade:lord_godalming:mina_harker", "offer:knife", "done", "agree")  # type: ignore[arg-type]
    assert s.table.active == 1


@rule("fury.trade")
def test_only_items_and_only_in_the_same_city_and_only_if_both_agree() -> None:
    s = scene(phase="action", items={"mina": "rifle"}, hand={"godalming": "forewarned"})
    assert s.why("trade:lord_godalming:mina_harker") == "not-together"
    words = {"phase": "action", "place": {"mina": "london"}, "options": {"players": 5}}
    s = scene(items={"godalming": "knife", "mina": "rifle"}, hand={"godalming": "forewarned"}, **words)  # type: ignore[arg-type]
    s.play("trade:lord_godalming:mina_harker")
    assert "offer:forewarned" not in s.keys
    s.play("offer:knife", "offer:rifle", "refuse")
    assert s.hunter("godalming").items == ["knife"]


@rule("fury.cards")
def test_hunters_discard_at_once_beyond_three_and_seward_beyond_one_more() -> None:
    s = scene(phase="action", items={"godalming": "knife knife knife"}, item_deck="stake pistol").play(
        "resupply:lord_godalming", "draw:item"
    )
    assert s.asked == "discard"
    s.play("discard:knife")
    assert len(s.hunter("godalming").items) == 3
    s = scene(active="seward", phase="action", items={"seward": "knife knife knife"}, item_deck="stake pistol").play(
        "resupply:dr_seward", "draw:item"
    )
    assert len(s.hunter("seward").items) == 4


@rule("fury.cards")
def test_sewards_extra_card_is_either_an_item_or_an_event() -> None:
    hand, items = {"seward": "forewarned forewarned forewarned"}, {"seward": "knife knife knife knife"}
    s = scene(active="seward", phase="action", items=items, hand=hand, deck="hypnosis trap trap").play("resupply:dr_seward", "draw:event")
    assert {"discard:knife", "discard:hypnosis"} <= set(s.keys)
    assert not s.game.decisions[0].takes("discard:hypnosis discard:knife")
    s.play("discard:knife")
    assert s.asked != "discard"


@rule("fury.cards")
def test_dracula_discards_his_fifth_event_when_the_drawing_is_done() -> None:
    held = "trap trap rage roadblock"
    s = scene(phase="action", place={"godalming": "galway"}, events=held, deck="seduction forewarned forewarned").play(
        "resupply:lord_godalming", "draw:event"
    )
    assert s.asked == "discard"
    assert s.game.decisions[0].seat == "dracula"
    s.play("discard:rage")
    assert len(s.table.events) == 4


@rule("fury.cards")
def test_the_last_event_is_not_drawn_but_shuffled_into_a_new_deck() -> None:
    s = scene(phase="action", place={"godalming": "galway"}, deck="hypnosis")
    s.play("resupply:lord_godalming", "draw:event")
    assert "deck-shuffled" in s.told()
    assert len(s.table.event_deck) > 60


@rule("fury.cards")
def test_items_are_shuffled_when_the_deck_is_empty() -> None:
    s = scene(phase="action", item_deck="").play("resupply:lord_godalming", "draw:item")
    assert "items-shuffled" in s.told()
    assert len(s.hunter("godalming").items) == 1


@rule("fury.bitten")
def test_a_bitten_hunter_keeps_an_item_and_an_event_face_up() -> None:
    s = scene(active="mina", phase="action", item_deck="knife stake rifle", deck=MANY).play(
        "resupply:mina_harker", "draw:item", "draw:event"
    )
    assert (s.hunter("mina").shown_item, s.hunter("mina").shown_event) == ("knife", "forewarned")
    seen = s.game.view("dracula").hunters[3]
    assert (seen.shown_item, seen.own_items) == ("knife", ())
    s = scene(phase="resolve", hunters={"godalming": {"bites": 1, "dogs": 1}}, items={"godalming": "dogs"})
    s.play("use:dogs")
    assert s.hunter("godalming").shown_item == ""


@rule("fury.bitten")
def test_dogs_do_not_count_as_the_item_that_is_shown() -> None:
    bitten = {"godalming": {"bites": 1}}
    s = scene(hunters=bitten, items={"godalming": "dogs knife"}).play("pass", "stay", "pass")
    assert (s.asked, s.keys) == ("shown", ["shown:knife"])
    s = scene(phase="action", hunters=bitten, items={"godalming": "dogs"}, item_deck="rifle", deck=MANY)
    s.play("resupply:lord_godalming", "draw:item")
    assert s.keys == ["shown:rifle"]
    assert s.play("shown:rifle").hunter("godalming").shown_item == "rifle"


@rule("fury.hospital")
def test_the_hospital_gives_one_card_of_either_kind() -> None:
    s = scene(phase="action", place={"godalming": "st_joseph_and_st_mary"}, item_deck="knife stake").play(
        "resupply:lord_godalming", "draw:item"
    )
    assert s.table.active == 1


@rule("fury.victory")
def test_the_dawn_that_makes_six_points_wins_for_dracula() -> None:
    s = scene(active="dracula", phase="catacombs", time="small_hours", vampires=5)
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ("dracula",)
    assert s.game.outcome.reason.id == "fury-end-vampires"
