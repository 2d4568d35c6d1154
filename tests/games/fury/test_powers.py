"""Dracula's five powers, each with what it does and what bars it."""

from __future__ import annotations

import pytest

from coterie.kernel.chance import Chance
from coterie.kernel.marks import join, parts
from tests.games.fury.table import Scene, scene
from tests.marks import rule


def night(**words: object) -> Scene:
    words.setdefault("time", "midnight")
    return scene(active="dracula", phase="move", **words)  # type: ignore[arg-type]


@rule("fury.power")
def test_a_power_in_the_trail_cannot_be_used_again() -> None:
    s = night(trail=["feed", "prague"])
    assert s.why("feed") == "power-laid"
    assert "dark_call" in s.keys


@rule("fury.power")
def test_feed_and_wolf_form_are_judged_after_the_time_step_of_the_same_turn() -> None:
    s = scene(active="dracula", phase="catacombs", time="dusk")
    assert "feed" in s.keys
    s = scene(active="dracula", phase="catacombs", time="noon")
    assert s.why("feed") == s.why("wolf_form") == "by-night"
    assert "dark_call" in s.keys


@rule("fury.power")
@pytest.mark.parametrize("mark", [{"ground": "prague"}, {"hosts": ["prague"]}])
def test_powers_that_keep_him_in_place_are_barred_on_blessed_ground(mark: dict[str, object]) -> None:
    s = night(trail=["prague up"], **mark)
    assert s.why("feed") == s.why("dark_call") == s.why("go:hide") == "must-leave"


@rule("fury.power.dark-call")
def test_dark_call_costs_two_and_gives_ten_tokens_to_choose_from() -> None:
    s = night(time="noon", blood=9).play("dark_call")
    assert s.table.blood == 7
    assert s.asked == "keep-tokens"
    assert len(s.table.tokens) == 15
    decision = s.game.decisions[0]
    assert decision.limits[0].least == decision.limits[0].most == 5
    assert not decision.takes(join({"keep:" + token: 1 for token in s.table.tokens[:1]}))
    answer = decision.pick(Chance(1))
    number = s.game.number
    s.play(answer)
    assert s.game.number == number + 1
    assert sorted(s.table.tokens) == sorted(part[5:] for part in parts(answer))
    assert len(s.table.tokens) == 5
    assert s.told().count("puts-back") == 1
    assert s.trail == ["dark_call", "prague"]
    assert s.place("dracula") == "prague"


@rule("fury.power.dark-call")
def test_dark_call_needs_three_points_of_blood() -> None:
    assert night(blood=2).why("dark_call") == "no-blood"
    assert "dark_call" in night(blood=3).keys


@rule("fury.power.feed")
def test_feed_gives_a_point_of_blood_and_takes_no_encounter() -> None:
    s = night(blood=9).play("feed")
    assert s.table.blood == 10
    assert s.trail == ["feed", "prague"]
    assert s.table.trail[0].tokens == []
    assert s.game.view("hunters").trail[0].powers == ("feed",)


@rule("fury.power.feed")
def test_feed_never_goes_beyond_the_limit() -> None:
    assert night(blood=15).play("feed").table.blood == 15


@rule("fury.power.double-back")
def test_double_back_brings_a_card_of_the_trail_to_the_head_and_nothing_drops_off() -> None:
    s = night(trail=["prague", "vienna:wolves", "munich", "zurich", "geneva", "paris"]).play("double_back", "back:2")
    assert s.trail == ["vienna", "prague", "munich", "zurich", "geneva", "paris"]
    assert [token.kind for token in s.table.trail[0].tokens] == ["wolves"]
    assert s.table.dropped == []
    seen = s.game.view("hunters").trail[0]
    assert (seen.place, seen.powers) == ("", ("double_back",))


@rule("fury.power.double-back")
def test_double_back_from_the_catacombs_keeps_one_of_two_tokens() -> None:
    s = night(catacombs=["vienna:wolves,bats"]).play("double_back", "back:2")
    assert s.asked == "keep-token"
    s.play("keep:2")
    assert [token.kind for token in s.table.trail[0].tokens] == ["bats"]
    assert s.table.catacombs[0] is None
    assert s.trail == ["vienna", "prague"]


@rule("fury.power.double-back")
def test_double_back_leads_only_to_a_neighbour() -> None:
    assert night(trail=["prague", "munich"]).why("double_back") == "nowhere-to-go"


@rule("fury.power.double-back")
def test_doubling_back_to_where_he_hid_shows_the_hide_card() -> None:
    s = night(trail=["prague", "hide", "vienna"]).play("double_back", "back:3")
    assert s.trail == ["vienna", "prague", "hide"]
    assert s.game.view("hunters").trail[2].powers == ("hide",)


@rule("fury.power.double-back")
@pytest.mark.parametrize(("key", "left", "back"), [("keep:1", ["wolves"], "new_vampire"), ("keep:2", ["new_vampire"], "wolves")])
def test_doubling_back_to_where_he_hid_keeps_one_of_the_two_encounters_of_the_city(key: str, left: list[str], back: str) -> None:
    s = night(trail=["prague:rats", "hide:new_vampire", "vienna:wolves"])
    before = s.table.pool.count(back)
    s.play("double_back", "back:3")
    assert s.asked == "keep-token"
    assert [len(slot.tokens) for slot in s.game.view("hunters").trail] == [2, 1, 0]
    s.play(key)
    assert [[token.kind for token in slot.tokens] for slot in s.table.trail] == [left, ["rats"], []]
    assert s.table.pool.count(back) == before + 1


@rule("fury.power.double-back")
@rule("fury.power.hide")
def test_the_encounter_of_the_hide_card_is_met_where_he_doubled_back_to() -> None:
    s = night(trail=["prague:rats", "hide:plague", "vienna"], place={"godalming": "munich"})
    s.play("double_back", "back:3", "road:vienna")
    assert "meets" in s.told()
    assert all(not slot.tokens for slot in s.table.trail if "hide" in slot.powers)


@rule("fury.power.hide")
def test_hide_looks_like_a_move_and_may_carry_a_token() -> None:
    s = night().play("go:hide", "place:fog")
    assert s.place("dracula") == "prague"
    seen = s.game.view("hunters").trail[0]
    assert (seen.back, seen.place, seen.powers, len(seen.tokens)) == ("city", "", (), 1)


@rule("fury.power.hide")
def test_hide_may_lie_without_a_token_and_is_shown_with_its_place() -> None:
    s = night().play("go:hide")
    assert "pass" in s.keys
    s.play("pass")
    s = scene(trail=["hide:wolves", "prague:rats"], place={"godalming": "berlin"}, phase="move").play("road:prague")
    assert all(slot.up for slot in s.table.trail)
    assert s.asked == "order"


@rule("fury.power.hide")
def test_hide_in_the_castle_lies_face_up() -> None:
    s = night(dracula="castle_dracula", trail=["castle_dracula up"]).play("show/hide")
    assert s.game.view("hunters").trail[0].powers == ("hide",)


@rule("fury.power.wolf-form")
def test_the_wolf_runs_two_roads_past_a_hunter_unseen() -> None:
    s = night(place={"mina": "berlin"}, blood=9).play("wolf_form")
    assert s.table.blood == 8
    s.play("go:leipzig", "place:fog")
    seen = s.game.view("hunters").trail[0]
    assert (seen.place, seen.powers) == ("", ("wolf_form",))
    assert s.place("dracula") == "leipzig"


@rule("fury.power.wolf-form")
def test_the_wolf_does_not_run_through_a_blessed_city() -> None:
    s = night(hosts=["berlin", "nuremburg"]).play("wolf_form")
    assert s.why("go:leipzig") == "not-near"


@rule("fury.power.wolf-form")
def test_the_wolf_may_hide_or_double_back() -> None:
    s = night(trail=["prague", "vienna"]).play("wolf_form")
    assert {"go:hide", "double_back"} <= set(s.keys)
    s.play("go:hide", "place:fog")
    assert s.game.view("hunters").trail[0].powers == ("wolf_form",)
    assert s.place("dracula") == "prague"
