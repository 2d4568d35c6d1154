"""The fifteen traps for whoever writes these rules down, each with a test that fails in it."""

from __future__ import annotations

from coterie.games.fury.facts.places import HOSPITAL, PLACES, ROADS
from coterie.games.fury.pieces import Combat
from coterie.games.fury.rules.combat.hands import enemy_hand
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
def test_8_dracula_never_runs_out_of_cards() -> None:
    for time in (0, 4):
        for ban in (False, True):
            for repelled in (False, True):
                for lain in ("", "claws", "escape_man", "fangs", "strength", "mesmerize"):
                    s = scene(blood=2, ally_of_hunters="sister_agatha")
                    s.table.time = time
                    s.table.combat = combat = Combat("dracula", (0,), True)
                    combat.round, combat.ban, combat.repelled, combat.lain_enemy = (2 if lain else 1), ban, repelled and bool(lain), lain
                    assert enemy_hand(s.table)


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
    for before, after in ((15, 10), (10, 5)):
        assert scene(active="dracula", phase="move", blood=before, **sea).table.blood == after  # type: ignore[arg-type]
    assert scene(active="dracula", phase="start", events="time_runs_short", time="noon").play("play:time_runs_short").table.time == 3
