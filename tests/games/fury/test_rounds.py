"""What lasts from one round of combat to the next, what ends, and who fights with what: bans, Repel, Dodge, Dogs, minions, the lair."""

from __future__ import annotations

import pytest

from tests.games.fury.table import Scene, scene
from tests.marks import rule

WIN, LOSE = [6, 1], [1, 6]
MINIONS = {
    "minion_with_knife": {"punch_agent", "knife_agent"},
    "minion_with_knife_and_pistol": {"punch_agent", "knife_agent", "pistol_agent"},
    "minion_with_knife_and_rifle": {"punch_agent", "knife_agent", "rifle_agent"},
}


def opened(s: Scene) -> Scene:
    """Nobody plays anything more before the combat."""
    while s.asked == "opening":
        s.play("pass")
    return s


def find(**words: object) -> Scene:
    """Lord Godalming comes to Prague, where Dracula is, or an encounter."""
    words.setdefault("place", {"godalming": "berlin"})
    words.setdefault("time", "midnight")
    return scene(phase="move", **words).play("road:prague")  # type: ignore[arg-type]


def meet_agent(agent: str, **words: object) -> Scene:
    """Lord Godalming meets an agent in Prague; Dracula is elsewhere."""
    return find(trail=["vienna", f"prague:{agent}"], dracula="vienna", **words)


def lair(**words: object) -> Scene:
    """Lord Godalming draws Vampire Lair, and the combat is past its opening."""
    words = {"place": {"godalming": "galway"}, "vampires": 2, "time": "midnight", **words}
    s = scene(phase="action", deck="vampire_lair trap trap", **words)  # type: ignore[arg-type]
    return opened(s.play("resupply:lord_godalming", "draw:event"))


def refused(s: Scene) -> set[str]:
    """Why each of the three escapes is refused in this round."""
    return {s.why(f"tactic:{card}") for card in ("escape_man", "escape_bat", "escape_mist")}


@rule("fury.combat.opening")
@pytest.mark.parametrize(
    ("words", "key"), [({"items": {"godalming": "garlic"}}, "use:garlic"), ({"events": "rage"}, "play:rage")], ids=["garlic", "rage"]
)
def test_escapes_are_barred_for_three_rounds_and_open_in_the_fourth(words: dict[str, object], key: str) -> None:
    s = opened(find(dice=LOSE * 3, **words).play(key))
    assert refused(s) == {"no-escape-yet"}
    s.play("tactic:claws", "tactic:punch")
    assert refused(s) == {"no-escape-yet"}
    s.play("tactic:strength", "tactic:dodge")
    assert refused(s) == {"no-escape-yet"}
    s.play("tactic:claws", "tactic:punch")
    assert {"tactic:escape_man", "tactic:escape_bat", "tactic:escape_mist"} <= set(s.keys)


@rule("fury.combat.round")
def test_a_repel_leaves_dodge_and_escapes_and_is_lifted_after_one_round() -> None:
    s = find(dice=WIN * 2).play("tactic:fangs", "tactic:punch")
    offered = {"tactic:dodge_dracula", "tactic:escape_man", "tactic:escape_bat", "tactic:escape_mist"}
    assert set(s.game.decisions[0].keys) == offered
    assert s.why("tactic:claws") == s.why("tactic:strength") == s.why("tactic:mesmerize") == "repelled"
    s.play("tactic:dodge_dracula", "tactic:dodge")
    assert {"tactic:claws", "tactic:fangs", "tactic:mesmerize", "tactic:strength"} <= set(s.keys)


@rule("fury.combat.round")
def test_a_dodge_that_won_for_the_enemy_counts_in_the_next_roll_and_in_no_other() -> None:
    """Escape has 5, Claws 2, Dodge 3 and Mesmerize 4: without the point a 4 against a 4 would be the hunter's."""
    s = find(dice=[*LOSE, *LOSE, 4, 4, 5, 4]).play("tactic:claws", "tactic:escape", "tactic:dodge_dracula", "tactic:punch")
    assert s.hunter("godalming").health == 10
    s.play("tactic:claws", "tactic:escape")
    assert (s.hunter("godalming").health, s.table.combat is None) == (8, False)
    s.play("tactic:mesmerize", "tactic:dodge")
    assert s.table.combat is not None
    assert s.table.combat.hunter_bonus == 1


@rule("fury.combat.round")
def test_a_dodge_that_won_for_the_hunter_counts_in_the_next_roll_and_in_no_other() -> None:
    """Ties are lost: Punch has 1 and Claws 2, Escape 5 and Strength 8."""
    s = find(dice=[*LOSE, *WIN, 3, 3, 4, 4]).play("tactic:claws", "tactic:punch", "tactic:strength", "tactic:dodge")
    s.play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 11
    s.play("tactic:strength", "tactic:escape")
    assert s.hunter("godalming").health == 9


@rule("fury.combat.opening")
def test_advance_planning_and_traps_count_in_every_round() -> None:
    s = find(hand={"godalming": "advance_planning"}, dice=[4, 4, 4, 4]).play("play:advance_planning")
    s.play("tactic:claws", "tactic:punch", "tactic:strength", "tactic:dodge")
    assert s.hunter("godalming").health == 12
    assert s.table.combat is not None
    assert s.table.combat.hunter_bonus == 1
    s = opened(find(events="trap", dice=[4, 3, 5, 4, 5, 4]).play("play:trap"))
    s.play("tactic:claws", "tactic:punch", "tactic:strength", "tactic:dodge", "tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 10


@rule("fury.combat.other", "fury.power")
def test_the_power_and_the_tokens_of_the_card_that_a_bat_leaves_go_with_it() -> None:
    s = scene(active="dracula", phase="move", time="midnight", trail=["prague", "vienna:ambush"], place={"godalming": "vienna"}, dice=LOSE)
    s.play("double_back", "back:2")
    assert (s.table.trail[0].powers, len(s.table.trail[0].tokens)) == (("double_back",), 1)
    s.play("tactic:escape_bat", "tactic:punch", "fly:budapest")
    assert (s.trail, s.table.trail[0].powers, s.table.trail[0].tokens) == (["budapest", "prague"], (), [])


@rule("fury.combat.round")
def test_two_dogs_do_not_add_up() -> None:
    data = {"initiative": {"punch": 1, "claws": 4}, "dogs_initiative": 2}
    s = find(dice=[3, 3], hunters={"godalming": {"dogs": 2}}, options={"data": data}).play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 11


@rule("fury.combat.hands")
@pytest.mark.parametrize("minion", MINIONS)
def test_each_minion_fights_with_its_own_weapons_and_no_others(minion: str) -> None:
    s = meet_agent(minion, dice=[1, 6])
    assert set(s.game.decisions[0].keys) == {f"tactic:{card}" for card in MINIONS[minion]}
    assert s.why("tactic:dodge_agent") == "no-dodge-yet"
    s.play("tactic:punch_agent", "tactic:punch")
    assert set(s.game.decisions[0].keys) == {f"tactic:{card}" for card in MINIONS[minion] - {"punch_agent"} | {"dodge_agent"}}


@rule("fury.combat.round")
@pytest.mark.parametrize(
    ("minion", "weapon", "health", "events"),
    [
        ("minion_with_knife", "knife_agent", 10, 0),
        ("minion_with_knife_and_pistol", "pistol_agent", 9, 1),
        ("minion_with_knife_and_rifle", "rifle_agent", 9, 1),
    ],
)
def test_a_knife_takes_an_event_and_the_guns_more_blood(minion: str, weapon: str, health: int, events: int) -> None:
    s = meet_agent(minion, dice=LOSE, hand={"godalming": "escape_route"}).play("pass", f"tactic:{weapon}", "tactic:punch")
    if s.asked == "discard":
        s.play("discard:escape_route")
    assert (s.hunter("godalming").health, len(s.hunter("godalming").events)) == (health, events)


@rule("fury.combat.round")
def test_only_a_rifle_stands_up_to_a_knife_and_to_a_stake() -> None:
    """Of the three minions the one with a rifle alone survives these two."""
    for item in ("knife", "stake"):
        for minion, weapon, killed in (
            ("minion_with_knife", "knife_agent", True),
            ("minion_with_knife_and_pistol", "pistol_agent", True),
            ("minion_with_knife_and_rifle", "rifle_agent", False),
        ):
            s = opened(meet_agent(minion, dice=WIN, items={"godalming": item})).play(f"tactic:{weapon}", f"tactic:{item}")
            assert (s.table.trail[1].tokens == [], s.table.combat is None) == (killed, killed)


@rule("fury.combat.other")
def test_a_relentless_minion_does_not_follow_a_combat_that_was_avoided() -> None:
    s = meet_agent("assassin", events="relentless_minion", hand={"godalming": "escape_route"}).play("play:escape_route")
    assert s.table.combat is None
    assert (s.table.active, s.table.events) == (1, ["relentless_minion"])


@rule("fury.combat.other")
def test_a_relentless_minion_follows_an_end_but_is_no_help_to_dracula_himself() -> None:
    s = meet_agent("assassin", events="relentless_minion", dice=WIN).play("tactic:punch_agent", "tactic:escape", "play:relentless_minion")
    assert s.game.view(None).combat.round == 1
    s = find(events="relentless_minion trap", dice=WIN)
    assert s.why("play:relentless_minion") == "not-before-combat"
    opened(s).play("tactic:claws", "tactic:escape")
    assert (s.table.combat, s.table.active, s.table.events) == (None, 1, ["relentless_minion", "trap"])


@rule("fury.combat.round")
def test_sacred_bullets_serve_once_against_dracula_and_agents_alike() -> None:
    s = opened(find(items={"godalming": "sacred_bullets"}, dice=LOSE)).play("tactic:claws", "tactic:sacred_bullets")
    assert (s.hunter("godalming").items, s.table.item_discards) == ([], ["sacred_bullets"])
    assert "tactic:sacred_bullets" not in s.keys
    s = opened(find(items={"godalming": "sacred_bullets sacred_bullets"}, dice=WIN)).play("tactic:claws", "tactic:sacred_bullets")
    assert "tactic:sacred_bullets" in s.keys
    s = opened(meet_agent("assassin", items={"godalming": "sacred_bullets"}, dice=WIN)).play("tactic:rifle_agent", "tactic:sacred_bullets")
    assert ("assassin" in s.table.pool, s.hunter("godalming").items) == (True, [])


@rule("fury.combat.hands")
@pytest.mark.parametrize(
    ("time", "cards"), [("noon", {"claws", "dodge_dracula"}), ("midnight", {"claws", "dodge_dracula", "fangs", "mesmerize", "strength"})]
)
def test_the_vampire_of_a_lair_has_fewer_cards_by_day_and_never_escapes(time: str, cards: set[str]) -> None:
    s = lair(time=time, dice=WIN)
    assert set(s.game.view(None).combat.enemy_hand) == cards - {"dodge_dracula"}
    s.play("tactic:claws", "tactic:punch")
    assert set(s.game.view(None).combat.enemy_hand) == cards - {"claws"}


@rule("fury.combat.other")
def test_the_vampire_of_a_lair_bites_but_does_not_fly() -> None:
    s = lair(trail=["prague", "vienna"], dice=LOSE).play("tactic:fangs", "tactic:punch")
    assert (s.hunter("godalming").bites, s.table.combat, s.table.vampires) == (1, None, 2)
    assert (s.place("dracula"), s.trail) == ("prague", ["prague", "vienna"])
    assert not {"flies", "no-flight"} & set(s.told())


@rule("fury.combat.round")
def test_sister_agatha_taxes_dracula_and_not_the_vampire_of_a_lair() -> None:
    s = lair(ally_of_hunters="sister_agatha", dice=WIN).play("tactic:fangs", "tactic:punch")
    assert s.table.blood == 15
    assert "tactic:fangs" in lair(ally_of_hunters="sister_agatha", blood=2).keys


@rule("fury.combat.other")
@pytest.mark.parametrize(("item", "left"), [("knife", 1), ("crucifix", 1), ("pistol", 2), ("heavenly_host", 2)])
def test_a_loss_of_blood_kills_the_vampire_of_a_lair_and_nothing_less_does(item: str, left: int) -> None:
    s = lair(items={"godalming": item}, dice=WIN).play("tactic:claws", f"tactic:{item}")
    assert (s.table.vampires, s.table.blood) == (left, 15)
    assert (s.table.combat is None) == (item != "pistol")


@rule("fury.bitten")
def test_only_dracula_himself_adds_one_against_a_bitten_hunter() -> None:
    """A 4 wins against a 3, unless a point is added to it: then Claws win the tie."""
    bitten = {"godalming": {"bites": 1}}
    assert lair(hunters=bitten, dice=[4, 3]).play("tactic:claws", "tactic:punch").hunter("godalming").health == 12
    s = meet_agent("minion_with_knife", hunters=bitten, dice=[4, 3]).play("tactic:punch_agent", "tactic:punch")
    assert s.hunter("godalming").health == 12


@rule("fury.combat.opening")
def test_before_a_raid_on_a_lair_garlic_is_used_and_no_card_against_dracula_is_played() -> None:
    words: dict[str, object] = {"phase": "action", "place": {"godalming": "galway"}, "vampires": 1, "deck": "vampire_lair trap trap"}
    s = scene(items={"godalming": "garlic"}, hand={"godalming": "heroic_leap"}, events="rage trap", **words)  # type: ignore[arg-type]
    s.play("resupply:lord_godalming", "draw:event")
    while s.asked == "answer":
        s.play("pass")
    assert s.why("play:rage") == "only-against-dracula"
    s.play("pass")
    assert s.why("play:heroic_leap") == "only-against-dracula"
    assert "use:garlic" in s.keys
