"""The fifteen traps for whoever writes these rules down, each with a test that fails in it."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.fury.facts.cards import PAIRS
from coterie.games.fury.facts.places import HOSPITAL, PLACES, ROADS
from coterie.games.fury.pieces import Combat
from coterie.games.fury.rules.combat.hands import enemy_cards, enemy_hand, refuse_enemy_card
from tests.games.fury.table import scene
from tests.marks import rule


@rule("fury.move.dracula")
def test_1_backs_markers_and_face_up_powers_are_seen_and_nothing_else() -> None:
    s = scene(trail=["feed", {"place": "hide", "powers": ["hide"]}, "prague:wolves", {"place": "adriatic_sea", "blood": 1}, "venice"])
    seen = s.game.view("hunters")
    assert [slot.back for slot in seen.trail] == ["power", "city", "city", "sea", "city"]
    assert [slot.powers for slot in seen.trail] == [("feed",), (), (), (), ()]
    assert [slot.blood for slot in seen.trail] == [0, 0, 0, 1, 0]
    assert [len(slot.tokens) for slot in seen.trail] == [0, 0, 1, 0, 0]
    assert all(not slot.place for slot in seen.trail)
    assert seen.dracula.place == ""


@rule("fury.power")
@pytest.mark.parametrize(
    ("keys", "backs", "powers"),
    [
        (["feed"], ["power", "city", "city"], [("feed",), (), ()]),
        (["dark_call"], ["power", "city", "city"], [("dark_call",), (), ()]),
        (["wolf_form", "go:leipzig", "place:fog"], ["city", "city", "city"], [("wolf_form",), (), ()]),
        (["double_back", "back:2"], ["city", "city"], [("double_back",), ()]),
        (["wolf_form", "double_back", "back:2"], ["city", "city"], [("wolf_form", "double_back"), ()]),
        (["go:hide", "place:fog"], ["city", "city", "city"], [(), (), ()]),
        (["wolf_form", "go:hide", "place:fog"], ["city", "city", "city"], [("wolf_form",), (), ()]),
    ],
)
def test_1_every_power_but_hide_lies_face_up_and_the_place_stays_hidden(keys: list[str], backs: list[str], powers: list[object]) -> None:
    s = scene(active="dracula", phase="move", time="midnight", trail=["prague", "vienna:bats"]).play(*keys)
    while s.asked == "put-back":
        s.play(s.keys[0])
    seen = s.game.view("hunters")
    assert ([slot.back for slot in seen.trail], [slot.powers for slot in seen.trail]) == (backs, powers)
    assert [slot.place for slot in seen.trail] == [""] * len(backs)
    assert seen.dracula.place == ""
    assert {token.kind for slot in seen.trail for token in slot.tokens} == {""}


@rule("fury.power.double-back")
@pytest.mark.parametrize(
    ("words", "key", "told"),
    [
        ({"trail": ["prague", "munich", "vienna"]}, "back:3", ("trail", 3)),
        ({"catacombs": [None, "vienna"]}, "back:2", ("catacombs", 2)),
    ],
    ids=["trail", "catacombs"],
)
def test_1_the_space_doubled_back_to_is_told(words: dict[str, object], key: str, told: tuple[str, int]) -> None:
    s = scene(active="dracula", phase="move", **words).play("double_back", key)  # type: ignore[arg-type]
    (args,) = [event.text.args for event in s.game.events(None) if event.text.id == "fury-event-doubles-back"]
    assert (args["where"], args["number"]) == told


@rule("fury.move.sea")
def test_1_going_to_sea_and_landing_are_seen_but_not_where() -> None:
    s = scene(active="dracula", phase="move", dracula="hamburg").play("sail:north_sea")
    assert [(slot.back, slot.place, slot.blood) for slot in s.game.view("hunters").trail] == [("sea", "", 1), ("city", "", 0)]
    sea = {"dracula": "north_sea", "trail": ["north_sea", "hamburg"], "voyage": [1, 2], "sailed": 1}
    s = scene(active="dracula", phase="move", **sea).play("go:edinburgh", "place:fog")  # type: ignore[arg-type]
    assert [(slot.back, slot.place) for slot in s.game.view("hunters").trail] == [("city", ""), ("sea", ""), ("city", "")]


@rule("fury.time")
def test_2_time_looks_at_where_dracula_starts_not_at_where_he_goes() -> None:
    s = scene(active="dracula", phase="catacombs", time="noon", dracula="hamburg").play("sail:north_sea")
    assert s.table.time == 2


@rule("fury.power")
def test_3_night_only_powers_are_judged_after_the_time_step() -> None:
    assert "wolf_form" in scene(active="dracula", phase="catacombs", time="dusk").keys
    assert scene(active="dracula", phase="catacombs", time="small_hours").why("wolf_form") == "by-night"


@rule("fury.victory")
def test_4_the_last_blood_is_never_paid() -> None:
    s = scene(active="dracula", phase="move", dracula="hamburg", blood=1, time="midnight")
    assert not {"sail:north_sea", "wolf_form", "dark_call"} & set(s.keys)
    sea = {"dracula": "english_channel", "trail": ["english_channel", "north_sea", "hamburg"], "voyage": [1, 2, 3], "sailed": 2}
    s = scene(active="dracula", phase="move", blood=1, **sea)  # type: ignore[arg-type]
    assert s.why("sail:atlantic_ocean") == "no-blood"
    assert "go:le_havre" in s.keys


@rule("fury.victory")
def test_4_with_two_points_dark_call_is_refused_and_wolf_form_is_not() -> None:
    s = scene(active="dracula", phase="move", blood=2, time="midnight")
    assert s.why("dark_call") == "no-blood"
    assert s.play("wolf_form").table.blood == 1
    assert scene(active="dracula", phase="move", blood=3).play("dark_call").table.blood == 1
    assert scene(active="dracula", phase="move", blood=2, dracula="hamburg").play("sail:north_sea").table.blood == 1


@rule("fury.victory", "fury.combat.round")
@pytest.mark.parametrize("card", ["fangs", "escape_man", "escape_bat", "escape_mist"])
def test_4_sister_agatha_leaves_a_point_or_the_card_is_refused(card: str) -> None:
    words = {"phase": "move", "time": "midnight", "place": {"godalming": "berlin"}, "ally_of_hunters": "sister_agatha"}
    assert scene(blood=2, **words).play("road:prague").why(f"tactic:{card}") == "agatha"  # type: ignore[arg-type]
    s = scene(blood=3, dice=[6, 1], **words).play("road:prague", f"tactic:{card}", "tactic:punch")  # type: ignore[arg-type]
    assert (s.table.blood, s.game.outcome) == (1, None)


@rule("fury.search")
def test_5_every_arrival_is_searched_whoever_chose_it() -> None:
    trail = ["prague", "manchester:plague"]
    s = scene(phase="move", trail=trail, hunters={"godalming": {"bats": True, "keeps": ["bats"]}}).play("to:manchester")
    assert s.hunter("godalming").health == 10
    sea = {"godalming": {"voyage": ["london", "english_channel"]}}
    trail = ["prague", "le_havre:plague"]
    s = scene(phase="resolve", trail=trail, place={"godalming": "english_channel"}, hunters=sea, events="control_storms")
    assert s.play("play:control_storms", "to:le_havre").hunter("godalming").health == 10
    s = scene(resolve=1, trail=["prague", "paris:plague"]).play("resolve-sense_of_emergency", "to:paris")
    assert s.hunter("godalming").health == 4


GROUP: dict[str, dict[str, Any]] = {"godalming": {"group": 0}, "mina": {"group": 0}}


@rule("fury.search", "fury.combat.opening")
@pytest.mark.parametrize(
    "lying", [{"trail": ["prague", "nuremburg:plague"]}, {"catacombs": ["nuremburg:plague"]}], ids=["trail", "catacombs"]
)
def test_5_those_whom_wild_horses_carry_off_search_where_they_come_to(lying: dict[str, object]) -> None:
    place = {"godalming": "berlin", "mina": "berlin"}
    s = scene(phase="move", events="wild_horses", place=place, hunters=GROUP, **lying)  # type: ignore[arg-type]
    s.play("road:prague", "play:wild_horses", "to:nuremburg")
    assert (s.hunter("godalming").health, s.hunter("mina").health) == (10, 6)
    assert (s.table.combat, s.table.active) == (None, 1)


@rule("fury.search", "fury.group")
def test_5_a_group_that_bats_lead_meets_what_is_there_and_dracula() -> None:
    led: dict[str, dict[str, Any]] = {**GROUP, "godalming": {"group": 0, "bats": True, "keeps": ["bats"]}}
    place = {"godalming": "leipzig", "mina": "leipzig"}
    s = scene(phase="move", place=place, hunters=led, trail=["prague", "nuremburg:plague"]).play("to:nuremburg")
    assert (s.hunter("godalming").health, s.hunter("mina").health) == (10, 6)
    s = scene(phase="move", place=place, hunters=led, dracula="nuremburg").play("to:nuremburg")
    assert s.table.combat is not None
    assert (s.table.combat.enemy, s.table.combat.fighters) == ("dracula", (0, 3))


@rule("fury.search", "fury.group")
def test_5_a_group_that_a_storm_drives_ashore_searches_there() -> None:
    sea = {"group": 0, "voyage": ["london", "english_channel"]}
    place = {"godalming": "english_channel", "mina": "english_channel"}
    s = scene(place=place, hunters={"godalming": sea, "mina": sea}, events="control_storms", catacombs=["le_havre:plague"])
    s.play("pass", "play:control_storms", "to:le_havre")
    assert (s.hunter("godalming").health, s.hunter("mina").health) == (10, 6)


@rule("fury.move.rail", "fury.move.sea")
def test_5_nothing_is_met_at_sea_nor_where_a_train_only_passes() -> None:
    trail = ["prague", "manchester:plague"]
    s = scene(active="seward", phase="move", place={"seward": "london"}, trail=trail, dice=[4]).play("train", "to:edinburgh")
    assert (s.place("seward"), s.hunter("seward").health, s.table.trail[1].up) == ("edinburgh", 10, False)


@rule("fury.resupply")
def test_6_consecrated_ground_and_a_lair_are_settled_in_the_middle_of_resupply_which_then_goes_on() -> None:
    s = scene(phase="action", deck="consecrated_ground trap trap", item_deck="knife stake", trail=["prague:wolves"])
    s.play("resupply:lord_godalming", "draw:event", "ground:prague")
    assert (s.game.view("hunters").dracula.place, s.asked) == ("prague", "draw")
    assert s.play("draw:item").hunter("godalming").items == ["knife"]
    s = scene(phase="action", deck="vampire_lair trap trap", item_deck="knife stake", vampires=1, dice=[6, 1])
    s.play("resupply:lord_godalming", "draw:event", "tactic:claws", "tactic:escape")
    assert (s.table.combat, s.asked, "draw:event" in s.keys) == (None, "draw", False)
    assert s.play("draw:item").hunter("godalming").items == ["knife"]


@rule("fury.resupply", "fury.defeat")
def test_6_who_is_defeated_in_a_lair_draws_no_more() -> None:
    weak = {"godalming": {"health": 1}}
    s = scene(phase="action", deck="vampire_lair trap trap", item_deck="knife stake", vampires=1, hunters=weak, dice=[1, 6])
    s.play("resupply:lord_godalming", "draw:event", "tactic:claws", "tactic:punch")
    assert (s.place("godalming"), s.hunter("godalming").items, s.table.active) == ("st_joseph_and_st_mary", [], 1)


@rule("fury.rest")
def test_6_the_hunters_own_cards_that_rest_turns_up_do_nothing() -> None:
    s = scene(phase="action", deck="consecrated_ground trap vampire_lair", vampires=1, hunters={"godalming": {"health": 5}})
    s.play("rest:lord_godalming")
    assert (s.table.combat, s.game.view(None).ground, s.hunter("godalming").health) == (None, "", 7)
    assert {"consecrated_ground", "vampire_lair"} <= set(s.table.event_discards)


@rule("fury.rest")
def test_6_a_card_drawn_in_rest_interrupts_it_and_evasion_drops_a_card_in_a_hunters_turn() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:new_vampire"]
    s = scene(phase="action", trail=trail, deck="evasion night_visit forewarned trap").play(
        "rest:lord_godalming", "go:lisbon", "pass", "place:fog"
    )
    assert s.place("dracula") == "lisbon"
    while s.asked in ("bitten", "discard"):
        s.play(s.keys[0])
    assert s.asked == "mature"
    assert s.play("mature:new_vampire").table.vampires == 2


@rule("fury.cards")
def test_7_hunters_discard_before_they_play_and_dracula_after() -> None:
    hand = {"godalming": "forewarned forewarned long_day"}
    s = scene(phase="action", hand=hand, deck="hypnosis trap trap", time="dusk").play("resupply:lord_godalming", "draw:event")
    assert s.asked == "discard"
    held = "trap rage roadblock devilish_power"
    s = scene(active="mina", phase="action", events=held, deck="seduction forewarned hired_scouts", place={"mina": "galway"})
    s.play("resupply:mina_harker", "draw:event", "draw:event")
    assert len(s.table.events) == 5
    s.play("answer:devilish_power:dracula")
    assert len(s.table.events) == 4
    assert s.asked != "discard"


@rule("fury.combat.hands")
@pytest.mark.parametrize("enemy", ["dracula", "vampire_lair"])
@pytest.mark.parametrize("time", [0, 4], ids=["day", "night"])
@pytest.mark.parametrize("ban", [False, True], ids=["free", "banned"])
def test_8_neither_dracula_nor_a_vampire_runs_out_of_cards_that_are_allowed(enemy: str, time: int, ban: bool) -> None:
    """After every card that can have been played, and every result of it, with the last blood and Sister Agatha."""
    repelled = {pair.enemy for pair in PAIRS if "repel" in pair.hunter_wins}
    s = scene(blood=2, ally_of_hunters="sister_agatha")
    s.table.time = time
    s.table.combat = combat = Combat(enemy, (0,), True)
    combat.ban = ban
    for lain in ("", *enemy_cards(s.table)):
        for combat.repelled in {False, lain in repelled}:
            combat.round, combat.lain_enemy = (2 if lain else 1), lain
            hand = enemy_hand(s.table)
            assert hand
            assert [card for card in hand if refuse_enemy_card(s.table, card) is not None] == []


@rule("fury.combat.hands")
def test_8_a_repel_can_only_follow_a_card_that_is_not_a_dodge() -> None:
    assert [pair for pair in PAIRS if "repel" in pair.hunter_wins and pair.enemy == "dodge_dracula"] == []
    assert [pair for pair in PAIRS if "repel" in pair.enemy_wins] == []


@rule("fury.combat.round")
def test_9_whether_an_item_is_spent_depends_on_who_won() -> None:
    words = {"phase": "move", "time": "midnight", "place": {"godalming": "berlin"}, "items": {"godalming": "rifle"}}
    won = scene(dice=[6, 1], **words).play("road:prague", "tactic:strength", "tactic:rifle")  # type: ignore[arg-type]
    assert won.hunter("godalming").items == ["rifle"]
    lost = scene(dice=[1, 6], **words).play("road:prague", "tactic:strength", "tactic:rifle")  # type: ignore[arg-type]
    assert lost.hunter("godalming").items == []


@rule("fury.combat.other")
def test_10_an_agent_that_lives_stays_face_up_and_can_drop_off_the_trail() -> None:
    token = {"kind": "assassin", "up": True}
    trail = ["prague", "vienna", "munich", "zurich", "geneva", {"place": "paris", "up": True, "tokens": [token]}]
    s = scene(active="dracula", phase="move", trail=trail).play("go:berlin", "pass", "place:fog")
    assert s.table.dropped == []
    assert "assassin" in s.table.pool + s.table.tokens


@rule("fury.combat.hands")
def test_11_holy_cards_are_forbidden_against_agents() -> None:
    items = {"godalming": "crucifix heavenly_host holy_water"}
    s = scene(phase="move", trail=["vienna", "prague:assassin"], dracula="vienna", place={"godalming": "berlin"}, items=items).play(
        "road:prague"
    )
    assert set(s.game.view("hunters").combat.hands["lord_godalming"]) == {"punch", "escape"}


@rule("fury.victory")
def test_12_draculas_death_comes_before_his_sixth_point() -> None:
    """A Heroic Leap kills both: the hunters win."""
    hand, weak = {"godalming": "heroic_leap"}, {"godalming": {"health": 4}}
    s = scene(phase="move", place={"godalming": "berlin"}, hand=hand, hunters=weak, blood=4, vampires=4, dice=[4])
    s.play("road:prague", "play:heroic_leap")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ("hunters",)


@rule("fury.bitten")
def test_13_mina_is_always_bitten() -> None:
    assert "play:hypnosis" in scene(hand={"seward": "hypnosis"}, active="seward").keys
    s = scene(hunters={"mina": {"health": 2}}, phase="action", deck="night_visit trap trap", place={"godalming": "galway"})
    s.play("resupply:lord_godalming", "draw:event", "hunter:mina_harker")
    assert (s.hunter("mina").bites, s.place("mina")) == (1, "st_joseph_and_st_mary")


@rule("fury.bitten")
def test_13_who_is_bitten_turns_up_another_event_when_the_shown_one_is_played() -> None:
    bitten = {"godalming": {"bites": 1, "shown_event": "heroic_leap"}}
    hand = {"godalming": "heroic_leap advance_planning"}
    s = scene(phase="move", place={"godalming": "berlin"}, time="midnight", hand=hand, hunters=bitten, dice=[4])
    s.play("road:prague", "play:heroic_leap")
    assert (s.hunter("godalming").events, s.hunter("godalming").shown_event) == (["advance_planning"], "advance_planning")


@rule("fury.move.road")
def test_14_a_ship_is_the_only_way_out_of_cagliari_and_the_hospital_is_not_for_dracula() -> None:
    s = scene(phase="move", place={"godalming": "cagliari"})
    assert s.keys == ["stay", "sea:mediterranean_sea", "sea:tyrrhenian_sea"]
    for city in ROADS[HOSPITAL]:
        s = scene(active="dracula", phase="move", dracula=PLACES[city])
        assert s.why("go:st_joseph_and_st_mary") == "hospital"


@rule("fury.move.dracula")
def test_15_costs_are_taken_once_and_the_penalty_reaches_the_next_red_point_from_a_red_one() -> None:
    s = scene(active="dracula", phase="move", time="midnight", blood=10).play("wolf_form", "go:leipzig", "place:fog")
    assert s.table.blood == 9
    s = scene(active="dracula", phase="move", blood=10).play("dark_call")
    assert (s.table.blood, len(s.table.tokens)) == (8, 15)
    sea = {"dracula": "black_sea", "trail": ["black_sea", "varna", "constanta", "ionian_sea"], "voyage": [3, 4], "sailed": 1}
    for before, after in ((15, 10), (10, 5), (5, 0)):
        s = scene(active="dracula", phase="move", blood=before, **sea)  # type: ignore[arg-type]
        assert (s.table.blood, s.game.outcome is None) == (after, bool(after))
    assert scene(active="dracula", phase="start", events="time_runs_short", time="noon").play("play:time_runs_short").table.time == 3
