"""Each of the eighteen encounters: what it does when met or matured, and where it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.fury.facts.cards import AGENTS, ENCOUNTERS
from tests.games.fury.table import Scene, scene
from tests.marks import rule

COVERED = [
    "ambush",
    "bats",
    "desecrated_soil",
    "fog",
    "hoax",
    "lightning",
    "new_vampire",
    "peasants",
    "plague",
    "rats",
    "saboteur",
    "spy",
    "thief",
    "wolves",
]


def meet(token: str, *, city: str = "berlin", start: str = "hamburg", **words: object) -> Scene:
    """Lord Godalming comes to a city of the trail with that encounter on it."""
    words.setdefault("place", {"godalming": start})
    words.setdefault("tokens", "minion_with_knife minion_with_knife minion_with_knife fog fog")
    return scene(phase="move", trail=["prague", f"{city}:{token}"], **words).play(f"road:{city}")  # type: ignore[arg-type]


def drop(token: str, **words: object) -> Scene:
    """That encounter leaves the trail, and Dracula may let it mature."""
    trail = ["prague", "vienna", "munich", "zurich", "geneva", f"paris:{token}"]
    words.setdefault("tokens", "wolves fog fog fog fog")
    return scene(active="dracula", phase="move", trail=trail, **words).play("go:berlin", "pass", "place:fog")  # type: ignore[arg-type]


def test_every_encounter_has_a_test_here() -> None:
    assert sorted([*COVERED, *AGENTS]) == sorted(ENCOUNTERS)


@rule("fury.search")
@pytest.mark.parametrize("agent", AGENTS)
def test_agents_fight_and_only_death_removes_them(agent: str) -> None:
    s = meet(agent, items={"godalming": "pistol"}, tokens="fog fog fog fog spy", dice=[6, 1])
    assert s.game.view(None).combat.enemy == agent
    s.play("tactic:punch_agent", "tactic:pistol")
    assert agent in s.table.pool
    s = meet(agent, items={"godalming": "pistol"}, tokens="fog fog fog fog spy", dice=[6, 1]).play("tactic:punch_agent", "tactic:escape")
    assert [token.kind for token in s.table.trail[1].tokens] == [agent]
    assert s.table.active == 1


@rule("fury.search")
def test_ambush_gives_dracula_one_more_token_and_he_puts_one_back() -> None:
    s = meet("ambush")
    assert s.asked == "put-back"
    assert len(s.table.tokens) == 6
    s = meet("ambush", ally_of_dracula="draculas_brides")
    assert len(s.table.tokens) == 6
    assert s.table.active == 1


@rule("fury.mature")
def test_a_matured_ambush_springs_a_token_on_a_hunter_and_cuts_the_trail_to_three() -> None:
    s = drop("ambush").play("mature:ambush", "hunter:mina_harker", "spring:wolves")
    assert s.hunter("mina").health == 6
    assert len(s.table.trail) == 3
    assert s.table.active == 0


@rule("fury.mature")
def test_an_ambush_reaches_nobody_at_sea_or_in_the_hospital_and_an_agent_that_lives_goes_back() -> None:
    place = {"mina": "st_joseph_and_st_mary", "helsing": "north_sea"}
    hunters = {"helsing": {"voyage": ["hamburg", "north_sea"]}}
    s = drop("ambush", place=place, hunters=hunters, tokens="assassin fog fog fog fog", dice=[6, 1]).play("mature:ambush")
    assert s.why("hunter:mina_harker") == s.why("hunter:van_helsing") == "out-of-reach"
    s.play("hunter:lord_godalming", "spring:assassin", "tactic:punch_agent", "tactic:escape")
    assert "assassin" in s.table.pool + s.table.tokens
    assert all(not slot.tokens or slot.tokens[0].kind == "fog" for slot in s.table.trail)


@rule("fury.search")
def test_bats_end_the_turn_and_dracula_leads_the_next_move() -> None:
    s = meet("bats")
    assert (s.hunter("godalming").bats, s.hunter("godalming").keeps, s.table.active) == (True, ["bats"], 1)
    assert s.told()[-3:] == ["bats", "turn-ends", "turn"]
    s = scene(phase="move", hunters={"godalming": {"bats": True, "keeps": ["bats"]}})
    assert s.game.decisions[0].seat == "dracula"
    s.play("to:manchester")
    assert s.place("godalming") == "manchester"
    assert "bats" in s.table.pool


@rule("fury.search")
def test_bats_have_no_effect_where_no_road_is() -> None:
    s = scene(phase="move", place={"godalming": "cagliari"}, hunters={"godalming": {"bats": True, "keeps": ["bats"]}})
    assert s.game.decisions[0].seat == "hunters"
    assert "stay" in s.keys


@rule("fury.search")
def test_desecrated_soil_gives_dracula_a_card_with_the_bat_and_no_other() -> None:
    assert meet("desecrated_soil", deck="trap rage hypnosis").table.events == ["trap"]
    s = meet("desecrated_soil", deck="hypnosis trap rage")
    assert s.table.events == []
    assert "hypnosis" in s.table.event_discards


def flight(last: str) -> Scene:
    """Lord Godalming comes to the last city of a full trail, where Desecrated Soil brings Dracula Evasion."""
    trail = ["prague", "vienna", "munich", "zurich", "geneva", last]
    return scene(
        phase="move", place={"godalming": "hamburg"}, trail=trail, deck="evasion night_visit forewarned trap", tokens="hoax fog"
    ).play("road:berlin")


@rule("fury.catacombs", "fury.search")
def test_an_encounter_that_comes_to_the_catacombs_during_a_search_waits_for_the_next() -> None:
    s = flight("berlin:desecrated_soil,plague").play("meet:desecrated_soil", "go:lisbon", "bury:hoax", "place:fog")
    catacomb = s.table.catacombs[0]
    assert catacomb is not None
    assert [(token.kind, token.up) for token in catacomb.tokens] == [("hoax", False)]
    assert s.hunter("godalming").health == 10
    assert s.table.active == 1


@rule("fury.mature", "fury.search")
def test_an_encounter_that_was_met_does_not_mature_though_its_card_leaves_the_trail_meanwhile() -> None:
    s = flight("berlin:desecrated_soil").play("go:lisbon", "pass", "place:fog")
    assert [token.kind for slot in s.table.dropped for token in slot.tokens] == []
    assert "mature" not in s.asked


@rule("fury.mature")
def test_matured_soil_gives_two_events_and_cuts_the_trail_to_three() -> None:
    s = drop("desecrated_soil", deck="trap hypnosis rage roadblock").play("mature:desecrated_soil")
    assert len(s.table.events) == 2
    assert len(s.table.trail) == 3


@rule("fury.search")
def test_fog_ends_the_turn_and_holds_the_hunters_for_the_next() -> None:
    s = meet("fog", tokens="wolves wolves wolves spy spy")
    assert (s.hunter("godalming").fog, s.table.active) == (True, 1)
    assert s.told()[-3:] == ["fog", "turn-ends", "turn"]
    s = scene(phase="move", hunters={"godalming": {"fog": True, "keeps": ["fog"]}}, tokens="spy spy")
    assert s.keys == ["stay"]
    assert s.why("road:manchester") == s.why("train") == "fog"
    assert s.why("cure") == "not-in-hospital"
    s.play("stay")
    assert s.asked == "action"
    assert not s.hunter("godalming").fog
    assert "fog" in s.table.pool


@rule("fury.search")
def test_hoax_takes_all_events_in_the_west_and_one_in_the_east() -> None:
    hand = {"godalming": "hypnosis long_day"}
    west = meet("hoax", hand=hand)
    assert west.hunter("godalming").events == []
    east = meet("hoax", city="budapest", start="szeged", hand=hand)
    assert east.asked == "discard"
    assert east.play("discard:hypnosis").hunter("godalming").events == ["long_day"]


@rule("fury.search")
def test_lightning_strikes_unless_something_holy_is_shown() -> None:
    s = meet("lightning", items={"godalming": "knife"}).play("discard:knife")
    assert (s.hunter("godalming").health, s.hunter("godalming").items) == (10, [])
    s = meet("lightning", items={"godalming": "knife crucifix"}).play("reveal:crucifix")
    assert (s.hunter("godalming").health, len(s.hunter("godalming").items)) == (12, 2)
    assert "crucifix" in s.game.view("dracula").hunters[0].seen


@rule("fury.search")
def test_peasants_change_all_items_in_the_east_and_one_in_the_west() -> None:
    s = meet("peasants", city="budapest", start="szeged", items={"godalming": "knife stake"}, item_deck="rifle pistol dogs")
    assert sorted(s.hunter("godalming").items) == ["dogs", "rifle"]
    s = meet("peasants", items={"godalming": "knife stake"}, item_deck="rifle pistol dogs").play("discard:stake")
    assert sorted(s.hunter("godalming").items) == ["knife", "rifle"]


@rule("fury.search")
def test_plague_costs_two_and_can_be_spared_by_great_strength() -> None:
    assert meet("plague").hunter("godalming").health == 10
    s = meet("plague", hand={"godalming": "great_strength"}).play("play:great_strength")
    assert s.hunter("godalming").health == 12


@rule("fury.search")
def test_rats_bite_for_each_high_die_unless_dogs_lie_face_up() -> None:
    assert meet("rats", dice=[1, 4, 5, 3]).hunter("godalming").health == 10
    assert meet("rats", dice=[6, 6, 6, 6], hunters={"godalming": {"dogs": 1}}).hunter("godalming").health == 12
    assert meet("rats", dice=[6, 6, 6, 6], items={"godalming": "dogs"}).hunter("godalming").health == 8


@rule("fury.search")
def test_a_saboteur_costs_a_card_and_the_turn_unless_dogs_lie_face_up() -> None:
    s = meet("saboteur", items={"godalming": "knife"}, hand={"godalming": "hypnosis"})
    assert s.asked == "discard"
    s.play("discard:knife")
    assert s.hunter("godalming").events == ["hypnosis"]
    s = meet("saboteur", items={"godalming": "knife"}, hunters={"godalming": {"dogs": 1}})
    assert s.hunter("godalming").items == ["knife"]


@rule("fury.search")
def test_a_spy_shows_dracula_all_cards_and_the_next_move_which_binds() -> None:
    s = meet("spy", items={"godalming": "knife"}, hand={"godalming": "hypnosis"}, tokens="wolves wolves wolves fog fog")
    assert s.asked == "announce"
    assert s.game.view("dracula").hunters[0].seen == ("hypnosis", "knife")
    s.play("road:prague")
    assert s.hunter("godalming").announced == "road:prague"
    s = scene(phase="move", place={"godalming": "berlin"}, hunters={"godalming": {"announced": "road:hamburg"}})
    assert s.keys == ["road:hamburg"]
    assert s.why("road:prague") == "announced"
    s = scene(phase="move", hunters={"godalming": {"announced": "road:hamburg"}})
    assert "road:manchester" in s.keys


@rule("fury.search")
@pytest.mark.parametrize("option", ["free", "lost"])
def test_an_announced_train_that_cannot_reach_its_city_any_more_binds_nobody(option: str) -> None:
    """No train gets from London to Rome. Bordeaux is two links from Madrid, both by way of Saragossa."""
    words: dict[str, Any] = {"phase": "move", "options": {"train": option}}
    far = {"godalming": {"announced": "train:rome"}}
    s = scene(hunters=far, dice=[2, 2], **words)
    assert {"stay", "train", "road:manchester"} <= set(s.keys)
    assert "stay" in s.play("train", "keep_roll").keys
    assert "road:manchester" in s.keys
    assert scene(hunters=far, dice=[3, 3], **words).play("train", "keep_roll").asked == "destination"
    bound = {"seward": {"announced": "train:bordeaux"}}
    assert scene(active="seward", hunters=bound, **words).keys == ["train"]
    s = scene(active="seward", hunters=bound, roadblock=["madrid", "saragossa", "rail"], **words)
    assert {"stay", "road:lisbon"} <= set(s.keys)


@rule("fury.search")
def test_a_thief_takes_a_card_by_chance_of_the_kind_dracula_picks_unless_dogs_lie_face_up() -> None:
    s = meet("thief", items={"godalming": "knife"}, hand={"godalming": "hypnosis"})
    assert s.keys == ["steal:item", "steal:event"]
    s.play("steal:event")
    assert (s.hunter("godalming").events, s.hunter("godalming").items) == ([], ["knife"])
    s = meet("thief", items={"godalming": "knife"}, hunters={"godalming": {"dogs": 1}})
    assert s.hunter("godalming").items == ["knife"]


@rule("fury.search")
@pytest.mark.parametrize(
    ("items", "keys", "health"), [("", [], 10), ("pistol", ["reveal:pistol"], 11), ("pistol rifle", ["reveal:pistol", "reveal:rifle"], 12)]
)
def test_wolves_cost_less_with_a_pistol_and_a_rifle(items: str, keys: list[str], health: int) -> None:
    assert meet("wolves", items={"godalming": items}, tokens="fog fog fog fog spy").play(*keys).hunter("godalming").health == health


@rule("fury.bitten")
def test_a_new_vampire_is_destroyed_by_day() -> None:
    s = meet("new_vampire")
    assert "new_vampire" in s.table.pool
    assert s.hunter("godalming").bites == 0


@rule("fury.bitten")
def test_a_new_vampire_bites_by_night_unless_something_holy_is_shown() -> None:
    assert meet("new_vampire", time="midnight", dice=[3]).hunter("godalming").bites == 1
    s = meet("new_vampire", time="midnight", dice=[3], items={"godalming": "heavenly_host"}).play("reveal:heavenly_host")
    assert s.hunter("godalming").bites == 0
    assert "new_vampire" in s.table.pool


@rule("fury.bitten")
def test_a_new_vampire_gets_away_unless_a_knife_or_stake_is_given_up() -> None:
    s = meet("new_vampire", time="midnight", dice=[4])
    assert [(token.kind, token.up) for token in s.table.trail[1].tokens] == [("new_vampire", True)]
    assert s.table.active == 1
    s = meet("new_vampire", time="midnight", dice=[4], items={"godalming": "stake"}).play("give:stake")
    assert s.hunter("godalming").items == []
    assert s.table.trail[1].tokens == []
