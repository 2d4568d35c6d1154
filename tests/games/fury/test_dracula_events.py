"""Each of Dracula's nineteen events: its effect, and its limit."""

from __future__ import annotations

import pytest

from coterie.games.fury.facts.cards import EVENTS
from coterie.kernel.text import Ref
from tests.games.fury.table import Scene, scene
from tests.marks import rule

COVERED = """control_storms customs_search devilish_power draculas_brides evasion false_tip_off immanuel_hildesheim
night_visit quincey_p_morris rage relentless_minion roadblock seduction sensationalist_press time_runs_short
trap unearthly_swiftness vampiric_influence wild_horses"""
AT_SEA = {"godalming": {"voyage": ["london", "english_channel"]}}


def start(events: str, **words: object) -> Scene:
    """Dracula's turn begins, with these cards in his hand."""
    return scene(active="dracula", phase="start", auto=False, events=events, **words)  # type: ignore[arg-type]


def draw(card: str, **words: object) -> Scene:
    """Lord Godalming draws a card with the bat."""
    words.setdefault("place", {"godalming": "galway"})
    s = scene(phase="action", deck=f"{card} forewarned forewarned", **words)  # type: ignore[arg-type]
    return s.play("resupply:lord_godalming", "draw:event")


def find(**words: object) -> Scene:
    words.setdefault("place", {"godalming": "berlin"})
    words.setdefault("time", "midnight")
    return scene(phase="move", **words).play("road:prague")  # type: ignore[arg-type]


def test_every_event_of_dracula_has_a_test_here() -> None:
    assert sorted(COVERED.split()) == sorted(name for name, event in EVENTS.items() if event.side == "dracula")


@rule("fury.cards")
def test_control_storms_send_hunters_at_sea_to_a_port() -> None:
    s = scene(phase="resolve", place={"godalming": "english_channel"}, hunters=AT_SEA, events="control_storms").play("play:control_storms")
    assert {"to:hamburg", "to:lisbon", "to:barcelona"} <= set(s.keys)
    assert "to:varna" not in s.keys
    s.play("to:galway")
    assert (s.place("godalming"), s.asked) == ("galway", "action")
    s = scene(phase="resolve", events="control_storms")
    assert s.asked == "travel"


@rule("fury.move.sea")
def test_control_storms_lead_neither_back_nor_to_where_the_hunters_embarked() -> None:
    s = scene(phase="resolve", place={"godalming": "english_channel"}, hunters=AT_SEA, events="control_storms").play("play:control_storms")
    assert "to:london" not in s.keys
    sailing = {"godalming": {"voyage": ["salonica", "ionian_sea", "black_sea"]}}
    s = scene(phase="resolve", place={"godalming": "black_sea"}, hunters=sailing, events="control_storms").play("play:control_storms")
    assert sorted(s.keys) == ["to:constanta", "to:varna"]


@rule("fury.cards")
def test_customs_search_takes_all_items_at_a_border_and_ends_the_turn() -> None:
    items = {"godalming": "knife stake"}
    s = scene(phase="move", place={"godalming": "zagreb"}, items=items, events="customs_search").play("road:munich")
    assert s.asked == "moment"
    s.play("play:customs_search")
    assert (s.hunter("godalming").items, s.table.active) == ([], 1)
    s = scene(phase="move", place={"godalming": "english_channel"}, hunters=AT_SEA, items=items, events="customs_search").play(
        "sea:le_havre"
    )
    assert s.asked == "moment"


@rule("fury.cards")
def test_customs_search_is_not_played_inside_the_west_nor_where_an_encounter_is() -> None:
    items = {"godalming": "knife stake"}
    assert scene(phase="move", items=items, events="customs_search").play("road:manchester").asked == "action"
    trail = ["prague", "munich:plague"]
    s = scene(phase="move", place={"godalming": "zagreb"}, items=items, events="customs_search", trail=trail).play("road:munich")
    assert len(s.hunter("godalming").items) == 2


@rule("fury.resolve")
def test_customs_search_is_not_played_against_a_sense_of_emergency() -> None:
    sea = {"place": {"godalming": "english_channel"}, "hunters": AT_SEA, "items": {"godalming": "knife"}}
    s = scene(resolve=1, events="customs_search", **sea).play("resolve-sense_of_emergency", "to:le_havre")  # type: ignore[arg-type]
    assert s.asked == "action"


@rule("fury.cards")
def test_devilish_power_cancels_a_hunters_event_and_a_good_luck() -> None:
    s = scene(phase="resolve", hand={"godalming": "long_day"}, events="devilish_power", time="dusk").play("play:long_day")
    s.play("answer:devilish_power:dracula")
    assert s.table.time == 2
    s = start("unearthly_swiftness devilish_power", hand={"mina": "good_luck"}).play("play:unearthly_swiftness")
    s.play("answer:good_luck:mina_harker", "answer:devilish_power:dracula")
    assert s.table.swift


@rule("fury.cards")
def test_the_chain_goes_on_until_nobody_answers() -> None:
    s = start("unearthly_swiftness devilish_power", hand={"mina": "good_luck", "seward": "good_luck"}).play("play:unearthly_swiftness")
    s.play("answer:good_luck:mina_harker", "answer:devilish_power:dracula", "answer:good_luck:dr_seward")
    assert not s.table.swift


@rule("fury.cards")
def test_devilish_power_removes_an_ally_or_a_host_and_nothing_else() -> None:
    s = start("devilish_power", ally_of_hunters="rufus_smith", hosts=["rome"]).play("play:devilish_power")
    assert s.keys == ["remove:rufus_smith", "lift:rome"]
    s.play("lift:rome")
    assert s.table.hosts == []
    assert start("devilish_power").why("play:devilish_power") == "nothing-to-remove"


@rule("fury.encounter-hand")
def test_the_brides_raise_the_limit_of_encounters_until_they_leave() -> None:
    s = draw("draculas_brides").play("ally:draculas_brides")
    assert s.table.ally_of_dracula == "draculas_brides"
    held = "fog fog fog fog spy bats bats"
    s = scene(hand={"godalming": "good_luck"}, ally_of_dracula="draculas_brides", tokens=held).play(
        "play:good_luck", "remove:draculas_brides"
    )
    s.play("stay", "pass")
    assert s.asked == "put-back"


@rule("fury.cards")
def test_evasion_moves_dracula_to_any_open_city_with_an_encounter() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:new_vampire"]
    s = draw("evasion", trail=trail, catacombs=["rome"], hosts=["milan"], time="noon")
    assert s.why("go:rome") == s.why("go:vienna") == "on-trail"
    assert s.why("go:milan") == "blessed"
    assert s.why("go:galway") == "hunter-there"
    assert "go:castle_dracula" not in s.keys
    s.play("go:lisbon", "pass", "place:fog")
    assert (s.place("dracula"), s.table.time) == ("lisbon", 1)
    assert s.asked == "mature"


@rule("fury.move.rail")
def test_a_false_tip_off_loses_the_train_and_the_turn() -> None:
    s = scene(active="seward", phase="move", events="false_tip_off").play("train", "play:false_tip_off")
    assert (s.place("seward"), s.table.active) == ("madrid", 2)
    assert start("false_tip_off").why("play:false_tip_off") == "not-now"


@rule("fury.cards")
def test_hildesheim_raises_the_limit_of_events() -> None:
    held = "trap trap rage roadblock"
    s = draw("seduction", events=held, ally_of_dracula="immanuel_hildesheim")
    assert len(s.table.events) == 5
    assert draw("seduction", events=held).asked == "discard"


@rule("fury.bitten")
def test_a_night_visit_hurts_a_bitten_hunter_alone() -> None:
    s = draw("night_visit")
    assert s.why("hunter:lord_godalming") == "not-bitten"
    s.play("hunter:mina_harker")
    assert s.hunter("mina").health == 6


@rule("fury.cards")
def test_quincey_hurts_a_hunter_each_turn_unless_something_holy_is_shown() -> None:
    words: dict[str, object] = {"active": "mina", "phase": "action", "ally_of_dracula": "quincey_p_morris"}
    s = scene(**words).play("pass", "hunter:dr_seward")  # type: ignore[arg-type]
    assert s.hunter("seward").health == 9
    s = scene(items={"seward": "crucifix"}, **words).play("pass", "hunter:dr_seward", "reveal:crucifix")  # type: ignore[arg-type]
    assert s.hunter("seward").health == 10


@rule("fury.combat.opening")
def test_rage_discards_an_item_but_bars_escapes() -> None:
    s = find(events="rage", items={"godalming": "stake knife"}).play("play:rage", "discard:stake")
    assert s.hunter("godalming").items == ["knife"]
    while s.asked == "opening":
        s.play("pass")
    assert s.why("tactic:escape_man") == "no-escape-yet"
    s = find(events="rage trap", trail=["vienna", "prague:assassin"], dracula="vienna")
    assert s.why("play:rage") == "only-against-dracula"


@rule("fury.bitten")
def test_a_bitten_hunter_turns_another_item_up_when_rage_takes_the_one_he_showed() -> None:
    bitten = {"godalming": {"bites": 1, "shown_item": "knife"}}
    s = find(events="rage", items={"godalming": "knife stake"}, hunters=bitten).play("play:rage", "discard:knife")
    assert s.game.view("dracula").hunters[0].shown_item == "stake"


@rule("fury.combat.opening")
def test_rage_may_send_dogs_away_that_lie_face_up() -> None:
    s = find(events="rage", hunters={"godalming": {"dogs": 1}}).play("play:rage", "discard:dogs")
    assert (s.hunter("godalming").dogs, s.table.item_discards) == (0, ["dogs"])


@rule("fury.combat.other")
def test_a_relentless_minion_fights_again() -> None:
    words: dict[str, object] = {"trail": ["vienna", "prague:assassin"], "dracula": "vienna", "items": {"godalming": "pistol"}}
    s = find(events="relentless_minion", dice=[6, 1], **words)
    s.play("tactic:punch_agent", "tactic:pistol", "play:relentless_minion")
    assert s.game.view(None).combat.round == 1
    assert "assassin" not in s.table.pool
    s = find(events="relentless_minion", dice=[1, 6], hunters={"godalming": {"health": 1}}, **words)
    s.play("tactic:pistol_agent", "tactic:punch")
    assert s.asked != "moment"


@rule("fury.cards")
def test_after_a_cancelled_card_dracula_may_play_another_at_the_same_moment() -> None:
    words: dict[str, object] = {"trail": ["vienna", "prague:assassin"], "dracula": "vienna", "items": {"godalming": "pistol"}}
    s = find(events="relentless_minion relentless_minion", hand={"mina": "good_luck"}, dice=[6, 1], **words)
    s.play("tactic:punch_agent", "tactic:pistol", "play:relentless_minion", "answer:good_luck:mina_harker", "play:relentless_minion")
    assert s.game.view(None).combat.round == 1
    s = scene(active="seward", phase="move", events="false_tip_off false_tip_off", hand={"mina": "good_luck"})
    s.play("train", "play:false_tip_off", "answer:good_luck:mina_harker", "play:false_tip_off")
    assert (s.place("seward"), s.table.active) == ("madrid", 2)


@rule("fury.cards")
def test_a_roadblock_shuts_one_road_or_one_railway() -> None:
    s = start("roadblock").play("play:roadblock", "block:london", "block:road:manchester")
    assert s.game.view(None).roadblock == ("london", "manchester", "road")
    s = scene(phase="move", roadblock=["london", "manchester", "road"])
    assert s.why("road:manchester") == "roadblock"
    assert "train" in s.keys
    s = scene(active="seward", phase="move", place={"seward": "london"}, roadblock=["london", "manchester", "rail"], dice=[6]).play("train")
    assert "to:manchester" not in s.keys
    s = scene(active="dracula", phase="move", dracula="london", roadblock=["london", "manchester", "road"], place={"godalming": "rome"})
    assert "go:manchester" in s.keys


@rule("fury.cards")
def test_neither_bats_nor_wild_horses_lead_over_a_blocked_road() -> None:
    bats = {"godalming": {"bats": True, "keeps": ["bats"]}}
    words = {"phase": "move", "place": {"godalming": "galway"}, "roadblock": ["galway", "dublin", "road"]}
    assert scene(hunters=bats, **words).game.decisions[0].seat == "hunters"  # type: ignore[arg-type]
    s = find(events="wild_horses", roadblock=["prague", "vienna", "road"]).play("play:wild_horses")
    assert "to:vienna" not in s.keys
    assert "to:berlin" in s.keys


@rule("fury.bitten")
def test_seduction_bites_without_a_die_and_takes_the_vampire_to_hand() -> None:
    words: dict[str, object] = {"trail": ["vienna", "prague:new_vampire"], "dracula": "vienna", "events": "seduction"}
    s = find(items={"godalming": "crucifix"}, **words).play("play:seduction")
    assert s.hunter("godalming").bites == 1
    assert s.asked == "put-back"
    assert "new_vampire" in s.table.tokens
    assert find(time="noon", **words).hunter("godalming").bites == 0


@rule("fury.cards")
def test_the_press_keeps_a_card_face_down() -> None:
    s = scene(resolve=1, events="sensationalist_press", trail=["prague", "vienna"]).play(
        "resolve-newspaper_reports", "play:sensationalist_press"
    )
    assert s.game.view("hunters").trail[1].place == ""
    s = draw("hired_scouts", events="sensationalist_press", trail=["prague", "vienna"])
    s.play("scout:vienna", "play:sensationalist_press", "hidden:1", "scout:rome")
    assert not s.table.trail[1].up


@rule("fury.cards")
def test_the_press_hides_the_port_to_which_a_storm_drives_him() -> None:
    sea = {"dracula": "north_sea", "trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1, "hand": {"godalming": "stormy_seas"}}
    s = scene(events="sensationalist_press", **sea)  # type: ignore[arg-type]
    s.play("play:stormy_seas", "storm:north_sea", "land:edinburgh", "play:sensationalist_press", "hidden:0")
    assert s.place("dracula") == "edinburgh"
    assert (s.game.view("hunters").trail[0].place, s.game.view("hunters").trail[1].place) == ("", "north_sea")
    assert "edinburgh" in s.game.view("hunters").belief
    s = scene(events="sensationalist_press", **sea)  # type: ignore[arg-type]
    s.play("play:stormy_seas", "storm:north_sea", "land:edinburgh", "pass")
    assert s.game.view("hunters").dracula.place == "edinburgh"


@rule("fury.cards")
def test_the_press_hides_his_card_and_encounters_on_consecrated_ground() -> None:
    s = draw("consecrated_ground", events="sensationalist_press", trail=["prague:wolves", "vienna"])
    s.play("ground:prague", "play:sensationalist_press", "hidden:0")
    assert not s.table.trail[0].up
    assert not s.table.trail[0].tokens[0].up
    assert list(s.game.view("hunters").belief) == ["prague"]
    s = draw("consecrated_ground", events="sensationalist_press trap", trail=["prague", "vienna"]).play("ground:vienna")
    assert s.table.ground >= 0
    assert s.asked != "moment" or s.why("play:sensationalist_press") == "nothing-to-hide"


@rule("fury.cards")
def test_what_the_press_can_hide_is_named() -> None:
    s = draw("telegraph_ahead", place={"godalming": "vienna"}, events="sensationalist_press", trail=["prague", "munich"])
    s.play("play:sensationalist_press")
    labels = {option.label.args["place"] for decision in s.game.decisions for option in decision.options}
    assert labels == {Ref("fury-place", "prague"), Ref("fury-place", "munich")}


@rule("fury.cards")
def test_the_press_does_not_help_against_a_hunter_who_comes() -> None:
    s = find(events="sensationalist_press")
    assert s.table.trail[0].up
    assert s.asked == "opening" or "tactic:claws" in s.keys


@rule("fury.time")
def test_time_runs_short_adds_a_step_but_not_at_small_hours() -> None:
    s = start("time_runs_short", time="dusk").play("play:time_runs_short")
    assert s.table.time == 4
    assert start("time_runs_short", time="small_hours").why("play:time_runs_short") == "at-small-hours"


@rule("fury.combat.opening")
def test_traps_add_up_and_help_agents_too() -> None:
    s = find(events="trap trap", dice=[4, 3]).play("play:trap", "play:trap")
    assert s.game.view(None).combat.traps == 2
    s.play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 11
    s = find(events="trap", trail=["vienna", "prague:assassin"], dracula="vienna")
    assert "play:trap" in s.keys
    assert start("trap").why("play:trap") == "not-now"


@rule("fury.move.dracula")
def test_unearthly_swiftness_is_two_moves_and_one_action() -> None:
    s = start("unearthly_swiftness").play("play:unearthly_swiftness", "go:berlin", "go:hamburg", "place:fog")
    assert s.trail == ["hamburg", "berlin", "prague"]
    assert s.table.trail[1].tokens == []
    assert s.table.active == 0


@rule("fury.bitten")
def test_vampiric_influence_shows_a_bitten_hunters_cards_and_binds_the_next_move() -> None:
    s = draw("vampiric_influence", items={"mina": "knife"}, hand={"mina": "hypnosis"}).play("hunter:mina_harker", "road:valona")
    assert s.game.view("dracula").hunters[3].seen == ("hypnosis", "knife")
    assert s.hunter("mina").announced == "road:valona"
    assert draw("vampiric_influence").why("hunter:dr_seward") == "not-bitten"


@rule("fury.combat.opening")
def test_wild_horses_carry_the_hunters_off_and_they_search_there() -> None:
    s = find(events="wild_horses", trail=["prague", "nuremburg:plague"]).play("play:wild_horses", "to:nuremburg")
    assert s.place("godalming") == "nuremburg"
    assert s.hunter("godalming").health == 10
    assert s.table.combat is None


@rule("fury.combat.opening")
def test_wild_horses_only_when_found_and_only_where_a_road_is() -> None:
    s = scene(active="dracula", phase="move", place={"mina": "berlin"}, events="wild_horses trap").play("show/berlin")
    assert s.why("play:wild_horses") == "only-when-found"
    sea = {"godalming": {"voyage": ["naples", "tyrrhenian_sea"]}}
    s = scene(phase="move", dracula="cagliari", place={"godalming": "tyrrhenian_sea"}, hunters=sea, events="wild_horses trap")
    assert s.play("sea:cagliari").why("play:wild_horses") == "no-roads"


@rule("fury.cards")
@pytest.mark.parametrize("card", ["night_visit", "evasion", "vampiric_influence"])
def test_what_is_played_at_once_may_be_cancelled(card: str) -> None:
    s = draw(card, hand={"mina": "good_luck"}).play("answer:good_luck:mina_harker")
    assert s.hunter("mina").health == 8
    assert s.place("dracula") == "prague"
    assert card in s.table.event_discards
