"""Hunters who go as a group: how it is formed and parts, what hits or helps all, and what is for one alone."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.fury.rules.asking import who
from tests.games.fury.table import Scene, scene
from tests.marks import rule

GROUP: dict[str, dict[str, Any]] = {"godalming": {"group": 0}, "seward": {"group": 0}}


def together(group: dict[str, dict[str, Any]] | None = None, *, start: str = "berlin", end: str = "prague", **words: Any) -> Scene:
    """Lord Godalming and Dr. Seward come as a group to a city; Dracula is in Prague unless something else is said."""
    hunters = {name: {**GROUP[name], **(group or {}).get(name, {})} for name in GROUP}
    words.setdefault("tokens", "minion_with_knife minion_with_knife minion_with_knife fog fog")
    s = scene(phase="move", place={"godalming": start, "seward": start}, hunters=hunters, **words)
    return s.play(f"road:{end}")


def meet(token: str, group: dict[str, dict[str, Any]] | None = None, **words: Any) -> Scene:
    """The two come to a city with that encounter on it."""
    return together(group, trail=["vienna", f"prague:{token}"], dracula="vienna", **words)


def health(s: Scene) -> tuple[int, int]:
    return s.hunter("godalming").health, s.hunter("seward").health


def opened(s: Scene) -> Scene:
    """Nobody plays anything more before the combat."""
    while s.asked == "opening":
        s.play("pass")
    return s


def struck(s: Scene, target: str) -> Scene:
    """Dracula strikes one of the two with his Claws, and both play Punch."""
    opened(s).play("tactic:claws", "tactic:punch", f"attack:{target}", "tactic:punch")
    return s.play(f"apply:{target}:punch") if s.asked == "apply" else s


@rule("fury.group")
def test_a_spy_sees_the_cards_of_all_and_the_next_move_binds_all() -> None:
    s = meet("spy", items={"godalming": "knife", "seward": "stake"}, hand={"seward": "hypnosis"}).play("road:vienna")
    seen = s.game.view("dracula").hunters
    assert (seen[0].seen, seen[1].seen) == (("knife",), ("hypnosis", "stake"))
    assert (s.hunter("godalming").announced, s.hunter("seward").announced) == ("road:vienna", "road:vienna")


@rule("fury.group")
def test_bats_lie_before_all_and_dracula_moves_all() -> None:
    s = meet("bats")
    assert (s.hunter("godalming").bats, s.hunter("seward").bats, s.hunter("mina").bats) == (True, True, False)
    led: dict[str, dict[str, Any]] = {"godalming": {"group": 0}, "seward": {"group": 0, "bats": True, "keeps": ["bats"]}}
    s = scene(phase="move", place={"seward": "london"}, hunters=led, tokens="fog fog fog fog spy").play("to:manchester")
    assert (s.place("godalming"), s.place("seward"), s.hunter("seward").bats) == ("manchester", "manchester", False)


@rule("fury.group")
def test_fog_holds_all() -> None:
    s = meet("fog", tokens="spy bats")
    assert (s.hunter("godalming").fog, s.hunter("seward").fog, s.hunter("mina").fog) == (True, True, False)


@rule("fury.group")
def test_a_new_vampire_bites_all_and_one_cross_helps_all() -> None:
    s = meet("new_vampire", time="midnight", dice=[3])
    assert (s.hunter("godalming").bites, s.hunter("seward").bites) == (1, 1)
    s = meet("new_vampire", time="midnight", dice=[3], items={"seward": "crucifix"}).play("reveal:crucifix")
    assert (s.hunter("godalming").bites, s.hunter("seward").bites) == (0, 0)
    s = meet("new_vampire", time="midnight", events="seduction").play("play:seduction")
    assert (s.hunter("godalming").bites, s.hunter("seward").bites) == (1, 1)


@rule("fury.group")
def test_the_knife_of_one_keeps_a_new_vampire_from_getting_away() -> None:
    s = meet("new_vampire", time="midnight", dice=[4], items={"seward": "knife"}).play("give:knife")
    assert (s.hunter("seward").items, s.table.trail[1].tokens) == ([], [])


@rule("fury.group")
@pytest.mark.parametrize(("token", "dice"), [("plague", []), ("wolves", []), ("lightning", []), ("rats", [6, 6, 1, 1, 6, 6, 1, 1])])
def test_what_hurts_one_hurts_all(token: str, dice: list[int]) -> None:
    s = meet(token, dice=dice)
    assert (*health(s), s.hunter("mina").health) == (10, 8, 8)


@rule("fury.group")
def test_what_one_shows_spares_all() -> None:
    assert health(meet("lightning", items={"seward": "heavenly_host"}).play("reveal:heavenly_host")) == (12, 10)
    s = meet("wolves", items={"godalming": "pistol", "seward": "rifle"}, tokens="fog spy")
    while s.asked == "show":
        s.play(next((key for key in s.keys if key != "pass"), "pass"))
    assert health(s) == (12, 10)


@rule("fury.group")
@pytest.mark.parametrize("owner", ["godalming", "seward"])
def test_the_dogs_of_one_guard_all(owner: str) -> None:
    dogs: dict[str, dict[str, Any]] = {owner: {"dogs": 1}}
    assert health(meet("rats", dogs, dice=[6] * 8)) == (12, 10)
    for token in ("saboteur", "thief"):
        s = meet(token, dogs, items={"godalming": "knife", "seward": "stake"})
        assert (s.hunter("godalming").items, s.hunter("seward").items) == (["knife"], ["stake"])


@rule("fury.group")
def test_a_saboteur_and_a_thief_take_a_card_of_each() -> None:
    items = {"godalming": "knife", "seward": "stake"}
    s = meet("saboteur", items=items).play("discard:knife", "discard:stake")
    assert (s.hunter("godalming").items, s.hunter("seward").items, s.table.active) == ([], [], 1)
    s = meet("thief", items=items).play("steal:item", "steal:item")
    assert (s.hunter("godalming").items, s.hunter("seward").items) == ([], [])


@rule("fury.group")
def test_a_hoax_and_peasants_take_from_each() -> None:
    s = together(
        start="hamburg",
        end="berlin",
        trail=["vienna", "berlin:hoax"],
        dracula="vienna",
        hand={"godalming": "hypnosis", "seward": "long_day"},
    )
    assert (s.hunter("godalming").events, s.hunter("seward").events) == ([], [])
    words: dict[str, Any] = {"trail": ["vienna", "budapest:peasants"], "dracula": "vienna", "item_deck": "dogs dogs"}
    s = together(start="szeged", end="budapest", items={"godalming": "knife", "seward": "stake"}, **words)
    assert (s.hunter("godalming").items, s.hunter("seward").items) == (["dogs"], ["dogs"])


@rule("fury.group")
@pytest.mark.parametrize("owner", ["godalming", "seward"])
def test_one_who_is_forewarned_warns_all(owner: str) -> None:
    s = meet("plague", hand={owner: "forewarned"}).play("play:forewarned")
    assert health(s) == (12, 10)
    assert "plague" in s.table.pool
    assert s.hunter(owner).events == []


@rule("fury.group")
def test_customs_search_takes_the_items_of_all_at_a_border() -> None:
    items = {"godalming": "knife", "seward": "stake dogs", "mina": "pistol"}
    s = together(start="zagreb", end="munich", items=items, events="customs_search").play("play:customs_search")
    assert [s.hunter(name).items for name in ("godalming", "seward", "mina")] == [[], [], ["pistol"]]
    assert s.table.active == 1


@rule("fury.group")
def test_wild_horses_carry_all_off_and_all_search_there() -> None:
    s = together(events="wild_horses", trail=["prague", "nuremburg:plague"]).play("play:wild_horses", "to:nuremburg")
    assert (s.place("godalming"), s.place("seward"), s.place("dracula")) == ("nuremburg", "nuremburg", "prague")
    assert (health(s), s.table.combat) == ((10, 8), None)


@rule("fury.group", "fury.combat.opening")
@pytest.mark.parametrize(("target", "lost"), [("lord_godalming", (11, 10)), ("dr_seward", (12, 10))])
def test_advance_planning_counts_for_the_hunter_it_was_played_for(target: str, lost: tuple[int, int]) -> None:
    """Four against four is lost by Punch to Claws, unless a point is added to it."""
    s = together(hand={"godalming": "advance_planning"}, time="midnight", dice=[4, 4]).play("play:advance_planning", "hunter:dr_seward")
    assert health(struck(s, target)) == lost


@rule("fury.group", "fury.bitten")
def test_dracula_adds_one_if_anybody_of_a_group_is_bitten() -> None:
    """A 4 wins against a 3; against 3 and 1 it is a tie, which Claws win."""
    for bites, lost in ((0, 10), (1, 9)):
        assert health(struck(together({"godalming": {"bites": bites}}, time="midnight", dice=[4, 3]), "dr_seward")) == (12, lost)


@rule("fury.group", "fury.bitten")
def test_mina_harkers_own_bite_adds_nothing_for_her_group() -> None:
    hunters = {"godalming": {"group": 0}, "mina": {"group": 0}}
    s = scene(phase="move", time="midnight", place={"godalming": "berlin", "mina": "berlin"}, hunters=hunters, dice=[4, 3])
    assert struck(s.play("road:prague"), "lord_godalming").hunter("godalming").health == 12


@rule("fury.group", "fury.mature")
def test_an_ambush_hits_the_whole_group_of_the_hunter() -> None:
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "paris:ambush"]
    s = scene(active="dracula", phase="move", trail=trail, place={"seward": "london"}, hunters=GROUP, tokens="wolves fog fog fog fog")
    s.play("go:berlin", "pass", "place:fog", "mature:ambush", "hunter:dr_seward", "spring:wolves")
    assert (*health(s), s.hunter("mina").health) == (10, 8, 8)


@rule("fury.group", "fury.cards")
def test_a_lair_is_raided_by_the_one_who_drew_it() -> None:
    place = {"godalming": "galway", "seward": "galway"}
    s = scene(phase="action", place=place, hunters=GROUP, deck="vampire_lair trap trap", vampires=1)
    s.play("resupply:lord_godalming", "draw:event")
    assert s.table.combat is not None
    assert s.table.combat.fighters == (0,)


@rule("fury.group", "fury.combat.other")
def test_who_is_defeated_leaves_the_group_and_the_other_does_not_go_with_him() -> None:
    s = struck(together({"seward": {"health": 1}}, time="midnight", dice=[1, 6]), "dr_seward")
    assert (s.place("seward"), s.place("godalming")) == ("st_joseph_and_st_mary", "prague")
    assert (s.hunter("seward").group, s.hunter("godalming").group) == (-1, -1)
    assert health(s) == (12, 10)


@rule("fury.group")
def test_two_hunters_form_a_group_and_move_as_one() -> None:
    s = scene(place={"mina": "london"}).play("join:mina_harker", "pass", "road:manchester")
    assert s.place("mina") == s.place("godalming") == "manchester"
    s.play("pass", "stay", "pass", "stay", "pass")
    assert s.table.active == 3
    assert s.asked == "turn-start"
    assert s.play("pass").table.active == 4


@rule("fury.group")
def test_no_group_with_somebody_elsewhere_or_who_has_moved_or_refuses() -> None:
    assert scene(items={"godalming": "dogs"}).why("join:mina_harker") == "not-together"
    s = scene(active="mina", place={"mina": "london"}, items={"mina": "dogs"}, hunters={"godalming": {"moved": True}})
    assert s.why("join:lord_godalming") == "has-moved"
    s = scene(place={"mina": "london"}, items={"godalming": "dogs"}, options={"players": 5}).play("join:mina_harker")
    assert s.game.decisions[0].seat == "mina_harker"
    s.play("refuse")
    assert s.hunter("mina").group == -1
    assert s.why("join:mina_harker") == "asked-already"


@rule("fury.group")
def test_no_group_is_formed_at_sea_nor_with_somebody_who_misses_a_turn() -> None:
    sailing = {"godalming": {"voyage": ["london", "english_channel"]}, "mina": {"voyage": ["le_havre", "english_channel"]}}
    s = scene(place={"godalming": "english_channel", "mina": "english_channel"}, hunters=sailing, items={"godalming": "dogs"})
    assert s.why("join:mina_harker") == "no-group-at-sea"
    s = scene(place={"mina": "london"}, hunters={"mina": {"misses": True}}, items={"godalming": "dogs"})
    assert s.why("join:mina_harker") == "misses"


@rule("fury.group")
def test_a_member_leaves_in_his_own_turn_and_a_group_may_wait() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0}}
    s = scene(place={"mina": "london"}, hunters=group).play("leave")
    assert s.hunter("mina").group == s.hunter("godalming").group == -1
    s = scene(place={"mina": "london"}, hunters=group).play("pass", "wait")
    assert not s.hunter("godalming").moved
    s = scene(active="mina", phase="move", place={"mina": "london"}, hunters=group)
    assert s.why("wait") == "nobody-to-wait-for"


@rule("fury.group")
def test_a_group_is_bound_by_what_one_of_it_has_announced() -> None:
    s = scene(place={"mina": "london"}, hunters={"mina": {"announced": "road:manchester"}}).play("join:mina_harker", "pass")
    assert s.keys == ["road:manchester"]
    assert s.why("wait") == "announced"
    assert s.play("road:manchester").hunter("mina").announced == ""
    group: dict[str, Any] = {"godalming": {"group": 0}, "mina": {"group": 0, "announced": "road:manchester"}}
    s = scene(place={"mina": "london"}, hunters=group, roadblock=["london", "manchester", "road"]).play("pass")
    assert "road:plymouth" in s.keys
    s = scene(place={"mina": "london"}, hunters=group).play("leave", "road:plymouth")
    assert (s.place("mina"), s.hunter("mina").announced) == ("london", "road:manchester")


@rule("fury.group")
def test_of_two_announced_moves_a_group_makes_the_one_of_the_first_in_the_order_of_play() -> None:
    group = {"seward": {"group": 1, "announced": "road:plymouth"}, "mina": {"group": 1, "announced": "train:edinburgh"}}
    s = scene(active="mina", phase="move", place={"mina": "london", "seward": "london"}, hunters=group)
    assert s.keys == ["road:plymouth"]
    blocked = ["london", "plymouth", "road"]
    s = scene(active="mina", phase="move", place={"mina": "london", "seward": "london"}, hunters=group, roadblock=blocked, dice=[5])
    assert s.keys == ["train"]
    assert s.play("train").place("seward") == "edinburgh"


@rule("fury.move.sea")
def test_nobody_is_left_behind_at_sea_who_has_waited() -> None:
    sailing = {"voyage": ["london", "english_channel"], "group": 0}
    at_sea = {"godalming": "english_channel", "seward": "english_channel", "mina": "english_channel"}
    words: dict[str, Any] = {"place": at_sea, "hunters": {"godalming": sailing, "seward": sailing, "mina": sailing}}
    s = scene(**words, items={"seward": "dogs"})
    assert "leave" in s.keys
    s.play("pass", "wait")
    assert s.table.active == 1
    assert s.why("leave") == "waited-at-sea"
    s.play("pass", "wait", "stay", "pass")
    assert (s.table.active, s.asked) == (3, "travel")
    assert "wait" not in s.keys
    s.play("sea:le_havre")
    assert s.place("godalming") == s.place("seward") == "le_havre"
    s = scene(**words).play("pass", "sea:north_sea")
    assert (s.table.active, "leave" in s.keys) == (1, True)
    s = scene(**words).play("leave", "sea:north_sea")
    assert (s.table.active, "leave" in s.keys) == (1, True)


@rule("fury.group")
def test_only_one_rests_and_all_trade() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0}, "seward": {"group": 0}}
    place = {"mina": "london", "seward": "london"}
    s = scene(phase="action", place=place, hunters=group, items={"mina": "knife", "seward": "stake"})
    assert [key for key in s.keys if key.startswith("trade:") and "seward" in key and "mina" in key] == ["trade:dr_seward:mina_harker"]
    s.play("trade:dr_seward:mina_harker", "done", "offer:knife")
    assert s.hunter("seward").items.count("knife") == 1
    assert s.asked == "action"
    s.play("resupply:mina_harker", "draw:item", "pass")
    assert s.table.active == 1


@rule("fury.group")
@rule("fury.trade")
def test_a_trade_with_somebody_outside_the_group_is_its_action() -> None:
    group = {"godalming": {"group": 0}, "seward": {"group": 0}}
    place = {"seward": "london", "helsing": "london", "mina": "london"}
    s = scene(phase="action", place=place, hunters=group, items={"godalming": "knife rifle", "helsing": "stake", "mina": "pistol"})
    s.play("trade:lord_godalming:dr_seward", "offer:rifle", "done")
    assert "trade:lord_godalming:van_helsing" in s.keys
    s.play("trade:lord_godalming:van_helsing", "offer:knife", "offer:stake")
    assert s.hunter("godalming").items == ["stake"]
    assert (s.table.active, s.asked) == (1, "turn-start")


@rule("fury.group")
@rule("fury.defeat")
@pytest.mark.parametrize("city", ["london", "st_joseph_and_st_mary"])
def test_whoever_is_defeated_in_the_action_phase_acts_no_more(city: str) -> None:
    group = {"godalming": {"group": 0}, "seward": {"group": 0, "bites": 1, "health": 2}}
    place = {"godalming": city, "seward": city, "mina": city}
    s = scene(phase="action", place=place, hunters=group, items={"godalming": "holy_water knife"}, dice=[1])
    s.play("use:holy_water", "hunter:dr_seward")
    assert s.place("seward") == "st_joseph_and_st_mary"
    assert s.table.party == (0,)
    assert [key for key in s.keys if "seward" in key and not key.startswith("trade")] == []
    assert "rest:lord_godalming" in s.keys


@rule("fury.group")
@rule("fury.move.cure")
def test_the_others_may_still_move_when_the_leader_is_defeated_by_his_treatment() -> None:
    hospital = "st_joseph_and_st_mary"
    group = {"godalming": {"group": 0, "bites": 1, "health": 2}, "seward": {"group": 0}, "helsing": {"group": 0}}
    place = {"godalming": hospital, "seward": hospital, "helsing": hospital}
    s = scene(phase="move", place=place, hunters=group, dice=[1]).play("cure")
    assert (s.hunter("godalming").moved, s.hunter("seward").moved, s.hunter("helsing").moved) == (True, False, False)
    s.play("pass", "road:zagreb")
    assert (s.place("seward"), s.place("helsing"), s.place("godalming")) == ("zagreb", "zagreb", hospital)
    late = {"godalming": {"group": 0}, "seward": {"group": 0, "bites": 1, "health": 2}}
    s = scene(place={"godalming": hospital, "seward": hospital}, hunters=late, dice=[1]).play("pass", "wait", "pass", "cure")
    assert (s.table.active, s.place("godalming")) == (2, hospital)


@rule("fury.group")
@pytest.mark.parametrize(("first", "second"), [("mina_harker", "van_helsing"), ("van_helsing", "mina_harker")])
def test_nobody_is_put_into_a_group_without_his_consent(first: str, second: str) -> None:
    group = {"helsing": {"group": 2}, "mina": {"group": 2}}
    words = {"place": {"helsing": "london", "mina": "london"}, "hunters": group, "options": {"players": 5}, "items": {"godalming": "dogs"}}
    s = scene(**words).play(f"join:{first}", "agree")  # type: ignore[arg-type]
    assert s.game.decisions[0].seat == second
    s.play("refuse")
    assert [hunter.group for hunter in s.table.hunters] == [-1, -1, 2, 2]
    assert s.why(f"join:{first}") == s.why(f"join:{second}") == "asked-already"
    s = scene(**words).play(f"join:{first}", "agree", "agree")  # type: ignore[arg-type]
    assert [hunter.group for hunter in s.table.hunters] == [0, -1, 0, 0]


@rule("fury.group")
def test_who_is_in_a_group_is_asked_before_somebody_else_is_let_in() -> None:
    group = {"godalming": {"group": 0}, "seward": {"group": 0}}
    words = {"place": {"seward": "london", "mina": "london"}, "hunters": group}
    s = scene(**words, options={"players": 5}).play("join:mina_harker", "agree")  # type: ignore[arg-type]
    (decision,) = s.game.decisions
    assert (decision.seat, decision.prompt.args["other"]) == ("dr_seward", who(3))
    s.play("refuse")
    assert [hunter.group for hunter in s.table.hunters] == [0, 0, -1, -1]
    s = scene(**words, options={"players": 3}).play("join:mina_harker", "agree")  # type: ignore[arg-type]
    assert [hunter.group for hunter in s.table.hunters] == [0, 0, -1, 0]


@rule("fury.group")
def test_whoever_leaves_a_group_may_join_others_but_not_those_he_left() -> None:
    group = {"godalming": {"group": 0}, "seward": {"group": 0}}
    s = scene(place={"seward": "london", "mina": "london"}, hunters=group, items={"godalming": "dogs"}).play("leave")
    assert s.why("join:dr_seward") == "asked-already"
    s.play("join:mina_harker")
    assert [hunter.group for hunter in s.table.hunters] == [0, -1, -1, 0]


@rule("fury.group")
def test_an_encounter_hits_everybody_and_one_item_helps_all() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0}}
    place = {"godalming": "hamburg", "mina": "hamburg"}
    s = scene(phase="move", trail=["prague", "berlin:wolves"], place=place, hunters=group, items={"mina": "pistol"}).play(
        "road:berlin", "reveal:pistol"
    )
    assert (s.hunter("godalming").health, s.hunter("mina").health) == (11, 7)
