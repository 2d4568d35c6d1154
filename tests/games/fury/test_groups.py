"""Hunters who go as a group: what hits one hits all, what helps one helps all, and what is for one alone."""

from __future__ import annotations

from typing import Any

import pytest

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
