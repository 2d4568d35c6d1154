"""Each of the hunters' twenty-six events: its effect, and its limit."""

from __future__ import annotations

import pytest

import coterie
from coterie.games.fury.clues import HIDE_BIT
from coterie.games.fury.facts.cards import EVENT_REFS, EVENTS
from coterie.games.fury.facts.places import NUMBER
from coterie.games.fury.table import THE_COUNT
from tests.games.fury.table import Scene, draw, scene, start
from tests.marks import rule

COVERED = """advance_planning blood_transfusion chartered_carriage consecrated_ground escape_route excellent_weather forewarned good_luck
great_strength heroic_leap hired_scouts hypnosis jonathan_harker long_day money_trail mystic_research newspaper_reports re_equip rufus_smith
secret_weapon sense_of_emergency sister_agatha stormy_seas surprising_return telegraph_ahead vampire_lair"""


def find(**words: object) -> Scene:
    """Lord Godalming comes to Prague, where Dracula is, or an encounter."""
    words.setdefault("place", {"godalming": "berlin"})
    words.setdefault("time", "midnight")
    return scene(phase="move", **words).play("road:prague")  # type: ignore[arg-type]


def test_every_event_of_the_hunters_has_a_test_here() -> None:
    assert sorted(COVERED.split()) == sorted(name for name, event in EVENTS.items() if event.side == "hunters")


@rule("fury.combat.opening")
def test_advance_planning_adds_one_for_the_whole_combat_and_adds_up() -> None:
    s = find(hand={"godalming": "advance_planning advance_planning"}, dice=[2, 3]).play("play:advance_planning", "play:advance_planning")
    assert s.game.view(None).combat.planning == {"lord_godalming": 2}
    s.play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 12
    assert start("advance_planning").why("play:advance_planning") == "not-now"


@rule("fury.cards")
def test_a_blood_transfusion_takes_a_bite_for_a_point_of_the_donor() -> None:
    s = start("blood_transfusion", hunters={"seward": {"bites": 1}}).play("play:blood_transfusion", "donor:lord_godalming:dr_seward")
    assert (s.hunter("seward").bites, s.hunter("godalming").health) == (0, 11)
    assert start("blood_transfusion").why("play:blood_transfusion") == "no-bite"
    weak = {"seward": {"bites": 1}, "godalming": {"health": 1}}
    assert start("blood_transfusion", hunters=weak).why("play:blood_transfusion") == "no-health"


@rule("fury.move.rail")
def test_a_chartered_carriage_is_a_fast_train() -> None:
    s = scene(active="seward", phase="move", place={"seward": "szeged"}, hand={"seward": "chartered_carriage"}).play(
        "play:chartered_carriage"
    )
    assert "to:vienna" in s.keys
    assert "to:prague" not in s.keys
    s = scene(phase="move", place={"godalming": "galway"}, hand={"godalming": "chartered_carriage"})
    assert s.why("play:chartered_carriage") == "no-train"


@rule("fury.cards")
def test_false_tip_off_and_chartered_carriage_cancel_each_other() -> None:
    s = scene(active="seward", phase="move", hand={"seward": "chartered_carriage"}, events="false_tip_off").play("play:chartered_carriage")
    s.play("answer:false_tip_off:dracula")
    assert s.asked == "travel"
    s = scene(active="seward", phase="move", hand={"seward": "chartered_carriage"}, events="false_tip_off", dice=[3])
    s.play("train", "play:false_tip_off", "answer:chartered_carriage:dr_seward")
    assert s.asked == "destination"


@rule("fury.cards")
def test_consecrated_ground_shows_dracula_in_that_city_but_never_lies_beside_the_castle() -> None:
    s = draw("consecrated_ground", trail=["prague:wolves", "vienna"])
    assert s.why("ground:galatz") == s.why("ground:klausenburg") == "beside-castle"
    assert "ground:castle_dracula" not in s.keys
    s.play("ground:prague")
    assert (s.game.view(None).ground, s.game.view(None).dracula.place) == ("prague", "prague")
    assert s.table.trail[0].tokens[0].up
    s = draw("consecrated_ground").play("ground:vienna")
    assert s.game.view(None).dracula.place == ""


@rule("fury.cards")
def test_consecrated_ground_shows_the_encounter_on_the_hide_card_too() -> None:
    s = draw("consecrated_ground", trail=["hide:wolves", "prague:rats", "vienna:fog"], tokens="fog fog fog spy").play("ground:prague")
    assert [[token.kind for token in slot.tokens] for slot in s.game.view("hunters").trail] == [["wolves"], ["rats"], [""]]


@rule("fury.combat.opening")
def test_an_escape_route_avoids_the_combat_but_it_was_a_meeting() -> None:
    s = find(hand={"godalming": "escape_route"}).play("play:escape_route")
    assert s.table.combat is None
    assert s.table.active == 1
    s = find(hand={"godalming": "escape_route"}, trail=["vienna", "prague:assassin"], dracula="vienna").play("play:escape_route")
    assert [token.kind for token in s.table.trail[1].tokens] == ["assassin"]


@rule("fury.move.sea")
def test_excellent_weather_allows_four_sea_moves() -> None:
    s = scene(phase="move", hand={"godalming": "excellent_weather"}).play("play:excellent_weather")
    s.play("sea:english_channel", "sea:north_sea", "sea:atlantic_ocean", "sea:mediterranean_sea")
    assert s.place("godalming") == "mediterranean_sea"
    assert s.table.active == 1
    s = scene(phase="move", hand={"godalming": "excellent_weather"}).play("play:excellent_weather", "sea:english_channel", "sea:le_havre")
    assert (s.place("godalming"), s.asked) == ("le_havre", "action")
    assert (
        scene(phase="move", place={"godalming": "madrid"}, hand={"godalming": "excellent_weather"}).why("play:excellent_weather")
        == "no-port"
    )


@rule("fury.cards")
def test_forewarned_puts_an_encounter_back_but_dracula_is_none() -> None:
    s = find(hand={"godalming": "forewarned"}, trail=["vienna", "prague:assassin"], dracula="vienna").play("play:forewarned")
    assert "assassin" in s.table.pool
    assert s.table.active == 1
    s = find(hand={"godalming": "forewarned advance_planning"})
    assert s.why("play:forewarned") == "not-before-combat"


@rule("fury.cards")
def test_after_a_cancelled_card_another_may_be_played_at_the_same_moment() -> None:
    words: dict[str, object] = {"trail": ["vienna", "prague:plague"], "dracula": "vienna", "events": "devilish_power"}
    s = find(hand={"godalming": "forewarned forewarned"}, **words)
    s.play("play:forewarned", "answer:devilish_power:dracula", "play:forewarned")
    assert (s.hunter("godalming").health, s.hunter("godalming").events) == (12, [])
    s = find(hand={"godalming": "forewarned secret_weapon"}, items={"godalming": "knife"}, **words)
    s.play("play:secret_weapon", "answer:devilish_power:dracula")
    assert s.keys == ["pass", "play:forewarned"]


@rule("fury.cards")
def test_after_a_cancelled_answer_another_may_be_given() -> None:
    hand = {"seward": "chartered_carriage chartered_carriage"}
    s = scene(active="seward", phase="move", hand=hand, events="false_tip_off devilish_power", dice=[3])
    s.play("train", "play:false_tip_off", "answer:chartered_carriage:dr_seward", "answer:devilish_power:dracula")
    assert s.asked == "answer"
    s.play("answer:chartered_carriage:dr_seward")
    assert s.asked == "destination"


@rule("fury.cards")
def test_good_luck_cancels_an_event_of_dracula() -> None:
    s = scene(active="dracula", phase="start", events="unearthly_swiftness", hand={"mina": "good_luck"})
    s.play("play:unearthly_swiftness", "answer:good_luck:mina_harker")
    assert not s.table.swift
    assert "cancelled" in s.told()


@rule("fury.cards")
def test_good_luck_removes_an_ally_or_the_roadblock_and_nothing_else() -> None:
    s = start("good_luck", ally_of_dracula="quincey_p_morris", roadblock=["london", "manchester", "road"]).play("play:good_luck")
    assert s.keys == ["remove:quincey_p_morris", "remove:roadblock"]
    s.play("remove:roadblock")
    assert s.table.roadblock == ()
    assert start("good_luck").why("play:good_luck") == "nothing-to-remove"


@rule("fury.cards")
def test_great_strength_spares_a_loss_or_a_bite_of_its_owner_alone() -> None:
    s = find(hand={"godalming": "great_strength"}, dice=[1, 6])
    s.play("tactic:fangs", "tactic:punch", "play:great_strength", "fly:leipzig")
    assert s.hunter("godalming").bites == 0
    s = find(hand={"mina": "great_strength"}, dice=[1, 6]).play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 11


@rule("fury.hospital")
def test_great_strength_spares_the_loss_of_a_treatment() -> None:
    words = {"place": {"godalming": "st_joseph_and_st_mary"}, "hunters": {"godalming": {"bites": 1}}, "dice": [1]}
    s = scene(phase="move", hand={"godalming": "great_strength"}, **words).play("cure")  # type: ignore[arg-type]
    assert s.asked == "moment"
    assert s.play("play:great_strength").hunter("godalming").health == 12


@rule("fury.combat.opening")
def test_a_heroic_leap_costs_both_the_same_and_only_against_dracula() -> None:
    s = find(hand={"godalming": "heroic_leap"}, dice=[4]).play("play:heroic_leap")
    assert (s.table.blood, s.hunter("godalming").health, s.table.combat) == (11, 8, None)
    s = find(hand={"godalming": "heroic_leap advance_planning"}, trail=["vienna", "prague:assassin"], dracula="vienna")
    assert s.why("play:heroic_leap") == "only-against-dracula"


@rule("fury.cards")
def test_hired_scouts_ask_about_two_cities() -> None:
    s = draw("hired_scouts", trail=["prague", "vienna:wolves"]).play("scout:vienna", "scout:rome")
    assert s.game.view("hunters").trail[1].place == "vienna"
    assert s.table.trail[1].tokens[0].up
    assert s.game.view("hunters").trail[0].place == ""
    assert "scout:north_sea" not in draw("hired_scouts").keys
    assert "scout:rome" not in draw("hired_scouts").play("scout:rome").keys
    assert s.told().count("nothing-shown") == 1


@rule("fury.cards")
def test_hypnosis_betrays_dracula_and_his_next_move_which_binds_him() -> None:
    s = start("hypnosis", trail=["prague", "vienna:new_vampire"], dice=[3]).play("play:hypnosis")
    assert s.game.view("hunters").dracula.place == "prague"
    assert s.table.trail[1].tokens[0].up
    assert "token-shown" in s.told()
    assert s.asked == "announce-dracula"
    s.play("go:berlin")
    assert s.game.view("hunters").dracula.announced == "go:berlin"
    s = scene(active="dracula", phase="move", announced="go:berlin")
    assert s.keys == ["go:berlin"]
    assert s.why("go:vienna") == "announced"
    s = scene(active="dracula", phase="move", announced="go:berlin", hosts=["berlin"])
    assert "go:vienna" in s.keys


def hypnotised(*said: str, **words: object) -> Scene:
    """Mina Harker's turn begins with Hypnosis, and Dracula says what he will do next."""
    s = scene(active="mina", auto=False, hand={"mina": "hypnosis"}, dice=[6], **words)  # type: ignore[arg-type]
    return s.play("play:hypnosis", *said)


def until_dracula(s: Scene) -> Scene:
    """The hunters do nothing more in this round."""
    while s.table.active != THE_COUNT:
        s.play("pass" if "pass" in s.keys else "stay")
    return s


@rule("fury.cards")
@pytest.mark.parametrize(("before", "after", "said"), [("hamburg", "berlin", "go:berlin"), ("berlin", "hamburg", "show/berlin")])
def test_an_announced_city_binds_him_though_a_hunter_comes_there_or_leaves_it(before: str, after: str, said: str) -> None:
    s = hypnotised(said, place={"mina": before}).play(f"road:{after}")
    until_dracula(s)
    assert s.asked == "dracula-move"
    assert s.keys == ["show/berlin" if after == "berlin" else "go:berlin"]
    assert s.play(*s.keys).place("dracula") == "berlin"
    assert "as-announced" in s.told()


@rule("fury.cards")
def test_an_announced_hide_binds_him_though_a_hunter_comes_or_goes() -> None:
    here = {"godalming": "prague"}
    assert scene(active="dracula", phase="move", announced="go:hide", place=here).keys == ["show/hide"]
    assert scene(active="dracula", phase="move", announced="show/hide").keys == ["go:hide"]
    assert scene(active="dracula", phase="move", time="midnight", announced="wolf_form+go:leipzig", place={"mina": "leipzig"}).play(
        "wolf_form"
    ).keys == ["show/leipzig"]


@rule("fury.cards")
@pytest.mark.parametrize(("time", "night"), [("dusk", True), ("midnight", True), ("small_hours", False), ("noon", False)])
def test_what_he_can_announce_is_judged_by_the_hour_of_his_next_move(time: str, night: bool) -> None:
    s = hypnotised(time=time)
    assert ("feed" in s.keys) == ("wolf_form" in s.keys) == night
    if not night:
        assert s.why("feed") == "by-night"
    else:
        assert until_dracula(s.play("feed")).keys == ["feed"]


@rule("fury.cards")
def test_at_sea_the_hour_of_his_next_move_is_the_present_one() -> None:
    voyage = {"trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1, "dracula": "north_sea"}
    s = scene(time="dusk", **voyage)  # type: ignore[arg-type]
    assert (s.table.time, s.table.next_time) == (2, 2)
    assert scene(time="dusk").table.next_time == 3
    assert scene(time="small_hours").table.next_time == 0


@rule("fury.cards")
@pytest.mark.parametrize("said", ["back:3", "back:4"])
def test_an_announced_card_is_the_same_card_though_others_before_it_are_gone(said: str) -> None:
    s = hypnotised("double_back", catacombs=["lisbon:bats", "vienna:wolves", "nuremburg:spy"], tokens="fog fog fog fog")
    assert "back:3" in s.keys
    s.play(said)
    until_dracula(s).play("clear:1", "double_back")
    assert s.keys == [f"back:{int(said[5:]) - 1}"]
    assert s.play(*s.keys).place("dracula") == {"back:3": "vienna", "back:4": "nuremburg"}[said]


@rule("fury.cards")
def test_an_announced_card_is_found_again_in_a_written_position_and_in_every_world() -> None:
    s = hypnotised("double_back", "back:3", trail=["prague", "berlin"], catacombs=["vienna:wolves"])
    until_dracula(s)
    again = coterie.new("fury", setup={"players": 2}, position=s.game.position())
    again.choose("dracula", "double_back")
    assert again.decisions[0].keys == ["back:3"]
    for seed in range(20):
        world = s.game.clone()
        world.resample("hunters", seed)
        assert world.view("hunters").dracula.announced == s.table.announced == "double_back+card:3"


@rule("fury.cards")
def test_an_announced_power_whose_place_is_out_of_reach_leaves_him_free() -> None:
    s = scene(active="dracula", phase="move", trail=["prague", "berlin", "vienna"], announced="double_back+card:1")
    assert s.keys == ["double_back"]
    s = scene(active="dracula", phase="move", trail=["prague", "berlin", "vienna"], announced="double_back+card:1", hosts=["vienna"])
    assert {"double_back", "go:nuremburg"} <= set(s.keys)
    s = scene(active="dracula", phase="move", time="midnight", announced="wolf_form+go:leipzig", hosts=["leipzig"])
    assert {"wolf_form", "go:berlin"} <= set(s.keys)


@rule("fury.cards")
def test_a_card_he_has_announced_to_go_back_to_stays_in_the_catacombs() -> None:
    s = scene(active="dracula", phase="catacombs", catacombs=["lisbon:bats", "vienna:wolves"], announced="double_back+card:3")
    assert s.why("clear:2") == "announced"
    assert s.keys == ["pass", "clear:1"]


@rule("fury.cards")
def test_an_announced_move_tells_what_the_cards_that_lie_face_down_are_not() -> None:
    s = hypnotised("go:berlin", trail=["prague", "vienna:wolves"])
    lying = s.table.trail[1].serial
    assert not s.table.clues.may[lying] >> NUMBER["berlin"] & 1
    assert s.table.clues.may[lying] & HIDE_BIT
    s = hypnotised("go:hide", trail=["prague", "vienna:wolves"])
    assert not s.table.clues.may[lying] & HIDE_BIT
    s = hypnotised("double_back", "back:2", trail=["prague", "vienna:wolves"])
    assert not s.table.clues.may[lying] & HIDE_BIT
    assert s.table.clues.may[lying] >> NUMBER["berlin"] & 1
    assert s.game.view("hunters").dracula.announced == f"double_back+card:{lying}"


@rule("fury.cards")
def test_hypnosis_may_fail() -> None:
    s = start("hypnosis", dice=[2]).play("play:hypnosis")
    assert s.game.view("hunters").dracula.place == ""


@rule("fury.cards")
def test_jonathan_harker_keeps_the_sixth_card_face_up_and_no_other() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris"]
    s = draw("jonathan_harker", trail=trail).play("ally:jonathan_harker")
    assert [slot.up for slot in s.table.trail] == [False] * 5 + [True]
    assert s.table.ally_of_hunters == "jonathan_harker"


@rule("fury.time")
def test_a_long_day_turns_time_back_but_not_at_dawn() -> None:
    s = start("long_day", time="twilight").play("play:long_day")
    assert s.table.time == 2
    assert start("long_day", time="dawn").why("play:long_day") == "at-dawn"


@rule("fury.cards")
def test_the_money_trail_shows_seas_and_no_city() -> None:
    s = start("money_trail", trail=["prague", "vienna", "venice", "adriatic_sea"]).play("play:money_trail")
    assert [slot.up for slot in s.table.trail] == [False, False, False, True]


@rule("fury.cards")
def test_mystic_research_shows_draculas_events_to_the_hunters_alone() -> None:
    s = start("mystic_research", events="trap rage").play("play:mystic_research")
    assert s.game.view("hunters").dracula.seen_events == ("rage", "trap")
    assert s.game.view(None).dracula.seen_events == ()
    told = {seat: [event.text for event in s.game.events(seat)] for seat in ("hunters", "dracula", None)}
    assert {seat: [text.id for text in texts][-1] for seat, texts in told.items()} == {
        "hunters": "fury-event-research-seen",
        "dracula": "fury-event-research",
        None: "fury-event-research",
    }
    assert told["hunters"][-1].args == {"cards": (EVENT_REFS["rage"], EVENT_REFS["trap"])}
    assert told[None][-1].args == {}


@rule("fury.cards")
def test_newspaper_reports_when_drawn_and_when_there_is_nothing_to_report() -> None:
    s = draw("newspaper_reports", trail=["prague", "vienna"])
    assert s.game.view("hunters").trail[1].place == "vienna"
    assert "no-news" in draw("newspaper_reports", trail=["prague up"]).told()


@rule("fury.cards")
def test_re_equip_changes_an_item_if_wanted() -> None:
    words: dict[str, object] = {"items": {"godalming": "knife"}, "item_deck": "rifle stake"}
    assert draw("re_equip", **words).play("discard:knife").hunter("godalming").items == ["rifle"]
    assert draw("re_equip", **words).play("pass").hunter("godalming").items == ["knife"]


@rule("fury.cards")
def test_dogs_that_lie_face_up_may_be_changed_for_another_item() -> None:
    words: dict[str, object] = {"hunters": {"godalming": {"dogs": 1}}, "item_deck": "rifle stake"}
    s = draw("re_equip", **words).play("send_away:dogs")
    assert (s.hunter("godalming").items, s.hunter("godalming").dogs) == (["rifle"], 0)
    s = find(hand={"godalming": "secret_weapon"}, trail=["vienna", "prague:wolves"], dracula="vienna", **words)
    s.play("play:secret_weapon", "send_away:dogs", "take:pistol")
    assert (s.hunter("godalming").items, s.hunter("godalming").dogs) == (["pistol"], 0)


@rule("fury.move.sea")
def test_rufus_smith_makes_every_sea_move_cost_blood_but_not_the_landing() -> None:
    words = {"dracula": "north_sea", "trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1, "blood": 9}
    s = scene(active="dracula", phase="move", ally_of_hunters="rufus_smith", **words).play("sail:english_channel")  # type: ignore[arg-type]
    assert s.table.blood == 8
    s = scene(active="dracula", phase="move", ally_of_hunters="rufus_smith", **words).play("go:amsterdam", "place:fog")  # type: ignore[arg-type]
    assert s.table.blood == 9


@rule("fury.cards")
def test_a_secret_weapon_takes_an_item_of_ones_choice_from_the_discards() -> None:
    words: dict[str, object] = {"trail": ["vienna", "prague:wolves"], "dracula": "vienna", "items": {"godalming": "knife"}}
    s = find(hand={"godalming": "secret_weapon"}, item_deck="dogs dogs", **words).play("play:secret_weapon", "discard:knife", "take:rifle")
    assert s.hunter("godalming").items == ["rifle"]
    s.play("reveal:rifle")
    assert s.hunter("godalming").health == 11
    assert start("secret_weapon").why("play:secret_weapon") == "not-now"


@rule("fury.cards")
def test_the_event_sense_of_emergency_costs_no_resolve() -> None:
    s = scene(phase="move", hand={"godalming": "sense_of_emergency"}, vampires=1, resolve=1).play("play:sense_of_emergency", "to:athens")
    assert (s.place("godalming"), s.hunter("godalming").health, s.table.resolve) == ("athens", 7, 1)
    s = scene(phase="move", hand={"godalming": "sense_of_emergency"}, hunters={"godalming": {"health": 6}})
    assert s.why("play:sense_of_emergency") == "no-health"


@rule("fury.combat.round")
def test_sister_agatha_makes_fangs_and_escapes_dear() -> None:
    s = find(ally_of_hunters="sister_agatha", dice=[6, 1]).play("tactic:fangs", "tactic:punch")
    assert s.table.blood == 13
    s = find(ally_of_hunters="sister_agatha", blood=2)
    assert s.why("tactic:escape_man") == s.why("tactic:fangs") == "agatha"
    assert "tactic:claws" in s.keys


@rule("fury.cards")
def test_a_storm_shuts_a_sea_for_two_turns_and_drives_dracula_ashore() -> None:
    words = {"dracula": "north_sea", "trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1}
    s = start("stormy_seas", **words).play("play:stormy_seas", "storm:north_sea")
    assert s.asked == "ashore"
    assert s.why("land:hamburg") == "no-way-back"
    s.play("land:edinburgh")
    assert s.game.view("hunters").dracula.place == "edinburgh"
    assert s.table.voyage == ()
    s = start("stormy_seas").play("play:stormy_seas", "storm:north_sea")
    assert (s.game.view(None).storm, s.table.storm_left) == ("north_sea", 2)
    s = scene(active="dracula", phase="move", dracula="hamburg", storm="north_sea", storm_left=1)
    assert s.why("sail:north_sea") == "storm"
    s.play("go:berlin", "place:fog")
    assert s.game.view(None).storm == ""


@rule("fury.move.sea")
def test_a_storm_never_drives_dracula_to_where_he_embarked() -> None:
    voyage = {"serials": 1, "cards": {"1": "cagliari"}, "voyage": [1, 2, 3], "sailed": 2}
    s = start("stormy_seas", dracula="tyrrhenian_sea", trail=["tyrrhenian_sea", "mediterranean_sea"], **voyage)
    s.play("play:stormy_seas", "storm:tyrrhenian_sea")
    assert s.why("land:cagliari") == "no-way-back"


@rule("fury.cards")
def test_a_surprising_return_takes_back_a_kept_event_of_the_hunters() -> None:
    s = draw("surprising_return")
    assert "take:forewarned" in s.keys
    assert not {"take:rage", "take:hired_scouts", "take:rufus_smith"} & set(s.keys)
    s.play("take:forewarned")
    assert s.hunter("godalming").events == ["forewarned"]


@rule("fury.cards")
def test_telegraph_ahead_shows_cities_one_road_away_only() -> None:
    s = draw("telegraph_ahead", place={"godalming": "munich"}, trail=["prague", "hamburg", "zurich", "strasbourg"])
    assert [slot.up for slot in s.table.trail] == [False, False, True, True]


@rule("fury.cards")
def test_a_raided_lair_costs_dracula_a_point() -> None:
    s = draw("vampire_lair", vampires=2, time="midnight", items={"godalming": "stake"}, dice=[6, 1])
    assert s.game.view(None).combat.enemy == "vampire_lair"
    s.play("tactic:claws", "tactic:stake")
    assert s.table.vampires == 1
    assert s.table.blood == 15
    assert draw("vampire_lair").table.combat is None


@rule("fury.cards")
def test_a_new_ally_takes_the_place_of_the_old() -> None:
    allies: dict[str, object] = {"ally_of_dracula": "quincey_p_morris", "ally_of_hunters": "rufus_smith"}
    s = draw("sister_agatha", **allies).play("ally:sister_agatha")
    assert (s.table.ally_of_hunters, s.table.ally_of_dracula) == ("sister_agatha", "quincey_p_morris")
    assert "rufus_smith" in s.table.event_discards
    s = draw("sister_agatha", **allies).play("pass")
    assert s.table.ally_of_hunters == "rufus_smith"


@rule("fury.cards")
@pytest.mark.parametrize(("side", "old"), [("dracula", "quincey_p_morris"), ("hunters", "rufus_smith")])
def test_a_new_ally_takes_the_place_of_either_side_if_the_setup_says_so(side: str, old: str) -> None:
    words: dict[str, object] = {f"ally_of_{side}": old, "options": {"allies": "all"}}
    s = draw("sister_agatha", **words).play("ally:sister_agatha")
    assert (s.table.ally_of_hunters, s.table.ally_of_dracula) == ("sister_agatha", "")
    assert old in s.table.event_discards
    s = draw("sister_agatha", **words).play("pass")
    assert old in (s.table.ally_of_hunters, s.table.ally_of_dracula)
