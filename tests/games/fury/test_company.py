"""Hunters together and apart: groups, missed turns, defeat, the hospital, and what a new round gives back."""

from __future__ import annotations

import pytest

from coterie.games.fury.facts.cards import HUNTERS, TOKENS
from tests.games.fury.table import Scene, scene
from tests.marks import rule

HOSPITAL = "st_joseph_and_st_mary"
TOGETHER = {"godalming": {"group": 0}, "seward": {"group": 0}}
THREE = {**TOGETHER, "mina": {"group": 0}}


def group_of(s: Scene, name: str) -> list[str]:
    """Who travels with a hunter, he himself included."""
    number = s.table.hunters.index(s.hunter(name))
    return [HUNTERS[member].rpartition("_")[2] for member in s.table.group_of(number)]


def stays(s: Scene, count: int) -> Scene:
    """So many hunters stay where they are and do nothing else."""
    for _ in range(count):
        if s.asked == "turn-start":
            s.play("pass")
        s.play("stay", "pass")
    return s


@rule("fury.defeat")
@rule("fury.group")
def test_a_defeated_hunter_leaves_his_group_of_two_and_the_other_goes_alone() -> None:
    weak = {**TOGETHER, "seward": {"group": 0, "health": 2}}
    place = {"godalming": "hamburg", "seward": "hamburg"}
    s = scene(phase="move", trail=["prague", "berlin:plague"], place=place, hunters=weak).play("road:berlin")
    assert (s.place("seward"), s.place("godalming")) == (HOSPITAL, "berlin")
    assert (group_of(s, "godalming"), group_of(s, "seward")) == (["godalming"], ["seward"])


@rule("fury.defeat")
@rule("fury.group")
def test_of_a_group_of_three_two_stay_together_when_one_is_defeated() -> None:
    weak = {**THREE, "godalming": {"group": 0, "health": 2}}
    place = {"godalming": "hamburg", "seward": "hamburg", "mina": "hamburg"}
    s = scene(phase="move", trail=["prague", "berlin:plague"], place=place, hunters=weak).play("road:berlin")
    assert group_of(s, "godalming") == ["godalming"]
    assert group_of(s, "mina") == group_of(s, "seward") == ["seward", "harker"]
    s.play("pass", "stay", "pass", "pass", "go:nuremburg", "place:fog")
    assert s.table.active == 1
    s.play("pass", "road:leipzig")
    assert s.place("mina") == s.place("seward") == "leipzig"
    assert s.place("godalming") == HOSPITAL


@rule("fury.defeat")
def test_a_defeated_hunter_loses_all_cards_and_bites_and_is_healed() -> None:
    weak = {"helsing": {"health": 2, "bites": 2, "dogs": 1, "shown_item": "knife", "shown_event": "forewarned"}}
    words: dict[str, object] = {"items": {"helsing": "knife stake"}, "hand": {"helsing": "forewarned"}, "place": {"helsing": "hamburg"}}
    s = scene(active="helsing", phase="move", trail=["prague", "berlin:plague"], hunters=weak, **words)  # type: ignore[arg-type]
    s.play("road:berlin", "pass")
    helsing = s.hunter("helsing")
    assert (s.place("helsing"), helsing.health, helsing.bites, helsing.misses) == (HOSPITAL, 8, 0, True)
    assert (helsing.items, helsing.events, helsing.dogs, helsing.shown_item, helsing.shown_event) == ([], [], 0, "", "")
    assert s.table.vampires == 2


@rule("fury.defeat")
@rule("fury.group")
def test_a_missed_turn_counts_as_moved_so_nobody_can_join_that_hunter_afterwards() -> None:
    place = {"godalming": HOSPITAL, "seward": HOSPITAL}
    s = scene(place=place, hunters={"godalming": {"misses": True}}, items={"seward": "dogs"})
    assert s.table.active == 1
    assert s.why("join:lord_godalming") == "has-moved"


@rule("fury.defeat")
def test_the_missed_turn_is_one_and_then_the_hunter_may_join_again() -> None:
    place = {"godalming": HOSPITAL, "seward": HOSPITAL}
    s = scene(active="godalming", place=place, hunters={"godalming": {"misses": True}})
    stays(s, 3).play("go:berlin", "place:fog")
    assert (s.table.active, s.asked) == (0, "turn-start")
    s.play("join:dr_seward", "pass", "road:zagreb")
    assert s.place("seward") == "zagreb"


@rule("fury.resolve")
def test_each_use_of_resolve_is_there_again_in_the_next_round() -> None:
    s = scene(resolve=3, trail=["prague", "vienna", "munich"]).play("resolve-inner_strength", "hunter:dr_seward")
    stays(s, 1).play("resolve-newspaper_reports")
    stays(s, 3).play("go:berlin", "place:fog")
    assert (s.table.active, s.table.round, s.table.resolve) == (0, 2, 1)
    assert {"resolve-inner_strength", "resolve-newspaper_reports", "resolve-sense_of_emergency"} <= set(s.keys)


@rule("fury.resolve")
def test_whoever_has_moved_with_his_group_keeps_his_point_but_not_sense_of_emergency() -> None:
    s = scene(resolve=1, place={"seward": "london"}, hunters=TOGETHER).play("pass", "stay", "pass")
    assert (s.table.active, s.asked) == (1, "turn-start")
    s.play("leave")
    assert s.why("resolve-sense_of_emergency") == "has-moved"
    assert "resolve-inner_strength" in s.keys


@rule("fury.resolve")
@pytest.mark.parametrize("place", ["castle_dracula", "st_joseph_and_st_mary", "cagliari"])
def test_sense_of_emergency_leads_to_castle_hospital_and_islands(place: str) -> None:
    s = scene(resolve=1).play("resolve-sense_of_emergency", f"to:{place}")
    assert (s.place("godalming"), s.hunter("godalming").health) == (place, 6)


@rule("fury.resolve")
def test_newspaper_reports_never_looks_into_the_catacombs() -> None:
    s = scene(resolve=1, trail=["prague", "vienna", "munich up"], catacombs=["rome:wolves", "naples"])
    s.play("resolve-newspaper_reports")
    assert [slot.up for slot in s.table.trail] == [False, True, True]
    assert [slot.place for slot in s.game.view("hunters").catacombs[:2]] == ["", ""]


@rule("fury.resolve")
def test_newspaper_reports_finds_nothing_when_only_the_catacombs_are_hidden() -> None:
    s = scene(resolve=1, trail=["prague up", "vienna up"], catacombs=["rome"]).play("resolve-newspaper_reports")
    assert "no-news" in s.told()
    assert s.game.view("hunters").catacombs[0].place == ""


@rule("fury.group")
@rule("fury.move.rail")
def test_lord_godalming_rolls_again_for_his_group_whoever_leads_it() -> None:
    s = scene(active="seward", phase="move", place={"godalming": "madrid"}, hunters=TOGETHER, dice=[1, 6]).play("train")
    assert s.asked == "train-die"
    s.play("roll_again", "to:lisbon")
    assert s.place("godalming") == s.place("seward") == "lisbon"


@rule("fury.group")
@rule("fury.move.rail")
def test_a_group_without_lord_godalming_rolls_once() -> None:
    group = {"seward": {"group": 1}, "mina": {"group": 1}}
    s = scene(active="seward", phase="move", place={"godalming": "madrid", "mina": "madrid"}, hunters=group, dice=[1, 6]).play("train")
    assert s.table.active == 2
    assert s.hunter("mina").moved


@rule("fury.group")
@rule("fury.search")
@pytest.mark.parametrize("held", ["godalming", "mina"])
def test_fog_on_one_member_holds_the_whole_group(held: str) -> None:
    fogged = {"godalming": {"group": 0}, "mina": {"group": 0}}
    fogged[held] = {"group": 0, "fog": True, "keeps": ["fog"]}  # type: ignore[dict-item]
    s = scene(phase="move", place={"mina": "london"}, hunters=fogged, tokens="spy spy")
    assert s.keys == ["stay", "wait"]
    assert s.why("road:manchester") == s.why("sea:english_channel") == s.why("train") == "fog"
    before = s.table.pool.count("fog")
    s.play("stay")
    assert (s.hunter(held).fog, s.hunter(held).keeps) == (False, [])
    assert s.table.pool.count("fog") == before + 1


@rule("fury.group")
@rule("fury.search")
def test_bats_on_one_member_lead_the_whole_group() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0, "bats": True, "keeps": ["bats"]}}
    s = scene(phase="move", place={"mina": "london"}, hunters=group)  # type: ignore[arg-type]
    assert (s.asked, s.game.decisions[0].seat) == ("destination", "dracula")
    s.play("to:manchester")
    assert s.place("godalming") == s.place("mina") == "manchester"
    assert (s.hunter("mina").bats, s.hunter("mina").keeps) == (False, [])
    assert s.table.pool.count("bats") == TOKENS.count("bats")


@rule("fury.group")
@rule("fury.move.rail")
def test_a_group_whose_train_does_not_come_cannot_wait_any_more() -> None:
    group = {"seward": {"group": 1}, "mina": {"group": 1}}
    s = scene(active="seward", phase="move", place={"mina": "madrid"}, hunters=group, dice=[2])
    assert "wait" in s.keys
    assert s.play("train").why("wait") == "not-now"


@rule("fury.group")
@rule("fury.defeat")
def test_whom_an_encounter_has_defeated_does_not_fight_dracula_with_his_group() -> None:
    weak = {**TOGETHER, "seward": {"group": 0, "health": 2}}
    s = scene(phase="move", trail=["prague:plague"], place={"godalming": "berlin", "seward": "berlin"}, hunters=weak).play("road:prague")
    assert s.place("seward") == HOSPITAL
    assert s.game.view(None).combat.fighters == ("lord_godalming",)


@rule("fury.group")
def test_two_groups_of_one_place_become_one() -> None:
    pairs = {"godalming": {"group": 0}, "seward": {"group": 0}, "helsing": {"group": 2}, "mina": {"group": 2}}
    s = scene(place=dict.fromkeys(pairs, "london"), hunters=pairs).play("join:van_helsing", "pass", "road:manchester")
    assert {s.place(name) for name in pairs} == {"manchester"}


@rule("fury.group")
def test_when_one_of_three_leaves_the_others_stay_together() -> None:
    place = {"seward": "london", "mina": "london"}
    s = scene(place=place, hunters=THREE).play("leave", "road:manchester", "pass", "pass", "road:swansea")
    assert (s.place("godalming"), s.place("seward"), s.place("mina")) == ("manchester", "swansea", "swansea")


@rule("fury.group")
def test_whoever_has_moved_forms_no_group_in_his_own_turn() -> None:
    s = scene(resolve=1, place={"seward": "london", "mina": "london"}, hunters=TOGETHER).play("pass", "stay", "pass")
    assert s.table.active == 1
    assert s.why("join:mina_harker") == "has-moved"


@rule("fury.group")
def test_a_group_does_not_wait_for_a_member_who_misses_his_turn() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0, "misses": True}}
    s = scene(phase="move", place={"mina": "london"}, hunters=group)
    assert s.why("wait") == "nobody-to-wait-for"


@rule("fury.group")
def test_whom_one_has_asked_one_may_ask_again_in_the_next_round() -> None:
    s = scene(place={"mina": "london"}, items={"godalming": "dogs"}, options={"players": 5}).play("join:mina_harker", "refuse")
    assert s.why("join:mina_harker") == "asked-already"
    s.play("pass")
    stays(s, 4).play("go:berlin", "place:fog")
    assert "join:mina_harker" in s.keys


@rule("fury.move.cure")
@rule("fury.hospital")
def test_the_treatment_of_the_hospital_is_there_again_in_the_next_turn() -> None:
    bitten = {"godalming": {"bites": 1}, "seward": {"bites": 1}}
    s = scene(phase="move", place={"godalming": HOSPITAL, "seward": HOSPITAL}, hunters=bitten, dice=[2, 4]).play("cure", "stay", "pass")
    assert (s.table.active, s.hunter("godalming").bites) == (1, 1)
    s.play("cure")
    assert s.hunter("seward").bites == 0


@rule("fury.move.cure")
@rule("fury.defeat")
def test_whom_the_treatment_defeats_does_not_move_any_more() -> None:
    weak = {"godalming": {"bites": 1, "health": 2}}
    s = scene(phase="move", place={"godalming": HOSPITAL}, hunters=weak, dice=[1]).play("cure")
    assert (s.table.active, s.table.vampires) == (1, 2)
    assert (s.hunter("godalming").misses, s.hunter("godalming").bites) == (True, 0)


@rule("fury.defeat")
def test_who_is_defeated_before_he_moves_does_not_move_in_that_turn() -> None:
    weak = {"godalming": {"bites": 1, "health": 2}}
    s = scene(items={"godalming": "holy_water"}, hunters=weak, dice=[1]).play("use:holy_water", "hunter:lord_godalming")
    assert (s.place("godalming"), s.table.active) == (HOSPITAL, 1)


@rule("fury.bitten")
@rule("fury.hospital")
@pytest.mark.parametrize(("who", "bites", "shown"), [("godalming", 1, ("", "")), ("helsing", 2, ("knife", "forewarned"))])
def test_whose_last_bite_is_cured_turns_his_cards_down_again(who: str, bites: int, shown: tuple[str, str]) -> None:
    bitten = {who: {"bites": bites, "shown_item": "knife", "shown_event": "forewarned"}}
    words = {"items": {who: "knife stake"}, "hand": {who: "forewarned"}, "place": {who: HOSPITAL}}
    s = scene(active=who, phase="move", hunters=bitten, dice=[4], **words).play("cure")  # type: ignore[arg-type]
    seen = s.game.view("dracula").hunters[0 if who == "godalming" else 2]
    assert (s.hunter(who).bites, seen.shown_item, seen.shown_event) == (bites - 1, *shown)


@rule("fury.bitten")
@rule("fury.defeat")
@pytest.mark.parametrize(("who", "bites", "defeated"), [("godalming", 0, False), ("seward", 1, True), ("helsing", 1, False)])
def test_a_bite_that_finds_no_room_defeats(who: str, bites: int, defeated: bool) -> None:
    words: dict[str, object] = {"trail": ["prague", "berlin:new_vampire"], "time": "midnight", "dice": [1]}
    s = scene(active=who, phase="move", place={who: "hamburg"}, hunters={who: {"bites": bites}}, **words).play("road:berlin")  # type: ignore[arg-type]
    assert (s.place(who) == HOSPITAL) == defeated
    assert s.hunter(who).bites == (0 if defeated else bites + 1)
    assert s.table.vampires == 2 * defeated


def rolled(s: Scene) -> tuple[object, object]:
    """What the hunter and his enemy rolled in the first round, with all that is added."""
    args = next(event.text.args for event in s.game.events(None) if event.text.id == "fury-event-rolls")
    return args["roll"], args["other_roll"]


@rule("fury.bitten")
@rule("fury.group")
@pytest.mark.parametrize(("bites", "roll"), [((0, 0), 2), ((1, 0), 3), ((0, 1), 3), ((1, 1), 3)])
def test_whoever_of_a_group_is_bitten_dracula_adds_one_against_everybody_and_never_two(bites: tuple[int, int], roll: int) -> None:
    group = {"godalming": {"group": 0, "bites": bites[0]}, "seward": {"group": 0, "bites": bites[1]}}
    s = scene(phase="move", place={"godalming": "berlin", "seward": "berlin"}, hunters=group, dice=[5, 2]).play("road:prague")
    s.play("tactic:claws", "tactic:punch", "attack:dr_seward", "tactic:punch")
    assert rolled(s) == (5, roll)


@rule("fury.castle")
def test_an_agent_adds_nothing_because_dracula_is_in_his_castle() -> None:
    trail = ["castle_dracula up", "galatz:assassin"]
    s = scene(phase="move", dracula="castle_dracula", trail=trail, place={"godalming": "bucharest"}, dice=[5, 2]).play("road:galatz")
    s.play("tactic:punch_agent", "tactic:punch")
    assert rolled(s) == (5, 2)
