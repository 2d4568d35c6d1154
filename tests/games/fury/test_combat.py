"""Combat: its opening, the cards of each side, every line of the table in both directions, and how it ends."""

from __future__ import annotations

import pytest

import coterie
from coterie.games.fury.facts.cards import AGAINST_DRACULA, AGENTS, BASIC, DRACULA_BY_DAY, DRACULA_BY_NIGHT, ENCOUNTERS, PAIRS, Pair
from coterie.games.fury.facts.figures import DRACULA
from coterie.games.fury.pieces import Combat
from tests.games.fury.table import LOADED, Scene, scene
from tests.marks import rule

WIN, LOSE = [6, 1], [1, 6]


def fight(hunter: str = "", enemy: str = "", *, dice: list[int] | None = None, time: str = "midnight", **words: object) -> Scene:
    """Lord Godalming has found Dracula, or an agent, in Prague, and the combat is past its opening."""
    agent = words.pop("agent", "")
    trail = [f"prague:{agent}", "vienna", "munich"] if agent else ["prague", "vienna", "munich"]
    words.setdefault("dracula", "vienna" if agent else "prague")
    if agent:
        trail = ["vienna", trail[0], "munich"]
    words.setdefault("place", {"godalming": "berlin"})
    s = scene(phase="move", time=time, trail=trail, dice=dice, **words).play("road:prague")  # type: ignore[arg-type]
    if hunter:
        opened(s).play(f"tactic:{enemy}", f"tactic:{hunter}")
    return s


def opened(s: Scene) -> Scene:
    """Nobody plays anything before the combat."""
    while s.asked == "opening":
        s.play("pass")
    return s


def meet(pair: Pair, dice: list[int]) -> Scene:
    """The two cards of a line meet; in the second round, so that a Dodge can be played."""
    weapon = pair.hunter if pair.hunter not in BASIC else ""
    agent = "" if pair.enemy in DRACULA_BY_NIGHT else next(agent for agent in AGENTS if pair.enemy in ENCOUNTERS[agent].tactics)
    s = fight(items={"godalming": weapon}, agent=agent, hand={"godalming": "escape_route advance_planning"}, blood=9, dice=dice)
    combat_of(opened(s)).round = 2
    s.play(f"tactic:{pair.enemy}", f"tactic:{pair.hunter}")
    while s.asked in ("moment", "discard", "fly", "shown"):
        s.play("pass" if "pass" in s.keys else s.keys[0])
    return s


@rule("fury.combat.round")
@pytest.mark.parametrize("wins", ["hunter", "enemy"])
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.hunter}-{pair.enemy}")
def test_every_line_of_the_table(pair: Pair, wins: str) -> None:
    """What the line says is what has changed, for either winner."""
    s = meet(pair, WIN[:] if wins == "hunter" else LOSE[:])
    effects = pair.hunter_wins if wins == "hunter" else pair.enemy_wins
    spent = pair.hunter_spends if wins == "hunter" else pair.enemy_spends
    combat, godalming = s.table.combat, s.hunter("godalming")
    agent = pair.enemy not in DRACULA_BY_NIGHT
    ends = bool({"end", "bite"} & set(effects)) or (agent and "kill" in effects)
    assert (combat is None) == ends
    lost = sum(int(effect[7:]) for effect in effects if effect.startswith("health-"))
    assert godalming.health == 12 - lost
    assert godalming.bites == int("bite" in effects)
    blood = 5 if "kill" in effects and not agent else 9 - sum(int(effect[6:]) for effect in effects if effect.startswith("blood-"))
    assert s.table.blood == blood
    assert (s.place("dracula") != "prague") == ("bat" in effects or agent)
    if pair.hunter not in BASIC:
        assert (pair.hunter in godalming.items) == (not spent and "lose-items" not in effects)
    assert len(godalming.events) == (1 if "lose-event" in effects else 2)
    said = [effect for effect in effects if effect in ("continue", "repel", "hunter+1", "enemy+1") or (effect == "kill" and not agent)]
    assert s.told().count("result") == len(said)
    if combat is not None:
        assert combat.continues == int("continue" in effects)
        assert combat.repelled == ("repel" in effects)
        assert (combat.hunter_bonus, combat.enemy_bonus) == (int("hunter+1" in effects), int("enemy+1" in effects))


def combat_of(s: Scene) -> Combat:
    assert s.table.combat is not None
    return s.table.combat


@rule("fury.combat.hands")
def test_dracula_has_eight_cards_by_night_and_three_by_day() -> None:
    for time, cards in (("midnight", DRACULA_BY_NIGHT), ("noon", DRACULA_BY_DAY)):
        s = fight(time=time)
        view = s.game.view(None).combat
        assert set(view.enemy_hand) == set(cards) - {"dodge_dracula"}


@rule("fury.combat.hands")
def test_an_agent_has_punch_and_dodge_and_its_own_cards() -> None:
    for agent in AGENTS:
        s = fight(agent=agent)
        assert set(s.game.view(None).combat.enemy_hand) == set(ENCOUNTERS[agent].tactics) - {"dodge_agent"}


@rule("fury.combat.hands")
def test_a_hunter_fights_with_tactics_and_items_that_have_an_initiative() -> None:
    s = opened(fight(items={"godalming": "knife garlic fast_horse"}))
    assert set(s.game.view("hunters").combat.hands["lord_godalming"]) == {"punch", "escape", "knife"}


@rule("fury.combat.hands")
@pytest.mark.parametrize("item", AGAINST_DRACULA)
def test_holy_things_are_no_use_against_agents(item: str) -> None:
    s = fight(agent="assassin", items={"godalming": item})
    assert s.why(f"tactic:{item}") == "not-against-agents"
    s = fight(items={"godalming": item})
    assert f"tactic:{item}" in s.keys


@rule("fury.combat.round")
def test_nobody_dodges_in_the_first_round_and_no_card_is_played_twice_running() -> None:
    s = fight()
    assert s.why("tactic:dodge") == s.why("tactic:dodge_dracula") == "no-dodge-yet"
    s = fight("punch", "claws", dice=WIN)
    assert s.why("tactic:punch") == s.why("tactic:claws") == "card-lies-there"
    assert {"tactic:dodge", "tactic:dodge_dracula"} <= set(s.keys)
    s.dice += WIN
    s.play("tactic:dodge_dracula", "tactic:dodge")
    assert {"tactic:punch", "tactic:claws"} <= set(s.keys)


@rule("fury.combat.round")
def test_a_second_copy_may_be_played_though_the_first_still_lies_there() -> None:
    s = fight("knife", "claws", dice=LOSE, items={"godalming": "knife knife"})
    assert "tactic:knife" in s.keys
    assert s.game.view("dracula").hunters[0].seen == ("knife",)
    s.dice += LOSE
    s.play("tactic:dodge_dracula", "tactic:knife")
    assert s.game.view("dracula").hunters[0].seen == ("knife", "knife")


@rule("fury.bitten")
def test_a_copy_that_is_played_beside_the_one_that_lies_apart_is_the_second() -> None:
    hunters = {"godalming": {"bites": 1, "shown_item": "knife"}}
    s = fight("knife", "claws", dice=LOSE, items={"godalming": "knife knife"}, hunters=hunters, options={"shown_item": "apart"})
    assert s.game.view("dracula").hunters[0].seen == ("knife", "knife")


@rule("fury.combat.round")
@pytest.mark.parametrize(("enemy", "blood", "health"), [("claws", 10, 12), ("fangs", 15, 9)])
def test_a_tie_goes_to_the_higher_initiative(enemy: str, blood: int, health: int) -> None:
    """Stake has 3, Claws 2 and Fangs 6."""
    s = fight("stake", enemy, dice=[3, 3], items={"godalming": "stake"})
    assert (s.table.blood, s.hunter("godalming").health) == (blood, health)


@rule("fury.combat.round")
def test_dogs_that_lie_face_up_add_initiative() -> None:
    data = {"initiative": {"punch": 2, "claws": 2}}
    s = fight("punch", "claws", dice=[3, 3], hunters={"godalming": {"dogs": 1}}, options={"data": data})
    assert s.hunter("godalming").health == 12
    s = fight("punch", "claws", dice=[3, 3, 1, 6], options={"data": data})
    assert s.hunter("godalming").health == 11


@rule("fury.combat.round")
def test_repel_leaves_dracula_dodge_and_escapes() -> None:
    s = fight("punch", "fangs", dice=WIN)
    assert s.why("tactic:claws") == "repelled"
    assert "tactic:escape_mist" in s.keys


@rule("fury.combat.round")
def test_a_won_dodge_adds_one_to_the_next_roll() -> None:
    s = fight("punch", "claws", dice=[*WIN, *WIN])
    s.play("tactic:dodge_dracula", "tactic:dodge")
    assert combat_of(s).hunter_bonus == 1
    s.dice += [3, 3]
    s.play("tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 12


@rule("fury.combat.other")
def test_the_third_continue_is_the_end() -> None:
    s = fight("punch", "claws", dice=WIN * 3)
    s.play("tactic:dodge_dracula", "tactic:dodge")
    assert combat_of(s).continues == 2
    s.play("tactic:claws", "tactic:punch")
    assert s.table.combat is None


@rule("fury.combat.other")
@pytest.mark.parametrize(("before", "after"), [(15, 10), (11, 10), (10, 5), (6, 5)])
def test_killed_dracula_falls_to_the_next_red_point_and_fights_on(before: int, after: int) -> None:
    s = fight("stake", "claws", dice=WIN, items={"godalming": "stake"}, blood=before)
    assert s.table.blood == after
    assert s.table.combat is not None


@rule("fury.victory")
def test_killed_with_no_red_point_left_dracula_is_destroyed() -> None:
    s = fight("stake", "claws", dice=WIN, items={"godalming": "stake"}, blood=5)
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ("hunters",)
    assert s.game.outcome.reason.id == "fury-end-dracula-destroyed"


@rule("fury.combat.other")
def test_any_loss_kills_an_agent_and_its_token_goes_back() -> None:
    s = fight("pistol", "punch_agent", dice=WIN, agent="assassin", items={"godalming": "pistol"})
    assert s.table.combat is None
    assert "assassin" in s.table.pool
    assert s.table.phase != "action"


@rule("fury.combat.other")
def test_an_agent_that_is_not_killed_stays_face_up_and_ends_the_turn() -> None:
    s = fight("escape", "punch_agent", dice=WIN, agent="assassin")
    assert s.table.active == 1
    (token,) = s.table.trail[1].tokens
    assert (token.kind, token.up) == ("assassin", True)


@rule("fury.combat.other")
def test_the_bat_takes_the_place_of_the_current_card_and_flees_from_hunters() -> None:
    s = fight("punch", "escape_bat", dice=LOSE, place={"godalming": "berlin", "mina": "nuremburg"})
    assert s.asked == "fly"
    assert s.why("fly:nuremburg") == "hunter-there"
    assert s.why("fly:vienna") == "on-trail"
    s.play("fly:leipzig")
    assert s.trail == ["leipzig", "vienna", "munich"]
    assert s.game.view("hunters").trail[0].place == ""
    assert s.table.trail[0].tokens == []


@rule("fury.combat.other")
def test_the_bat_may_come_down_on_a_hunter_if_the_setup_says_so() -> None:
    s = fight("punch", "escape_bat", dice=LOSE, place={"godalming": "berlin", "mina": "nuremburg"}, options={"bat": "onto"})
    s.play("fly:nuremburg")
    assert s.game.view("hunters").trail[0].place == "nuremburg"


@rule("fury.combat.other")
def test_in_cagliari_there_is_nowhere_to_fly_to() -> None:
    s = scene(
        phase="move",
        time="midnight",
        dracula="cagliari",
        place={"godalming": "tyrrhenian_sea"},
        hunters={"godalming": {"voyage": ["naples", "tyrrhenian_sea"]}},
        dice=LOSE[:],
    ).play("sea:cagliari", "tactic:escape_bat", "tactic:punch")
    assert s.place("dracula") == "cagliari"
    assert "no-flight" in s.told()


@rule("fury.bitten")
def test_a_bite_ends_the_combat_and_the_second_one_defeats() -> None:
    s = fight("punch", "fangs", dice=LOSE).play("fly:leipzig")
    assert (s.hunter("godalming").bites, s.place("godalming")) == (1, "prague")
    s = fight("punch", "fangs", dice=LOSE, hunters={"godalming": {"bites": 1}}).play("fly:leipzig")
    assert (s.hunter("godalming").bites, s.place("godalming"), s.table.vampires) == (0, "st_joseph_and_st_mary", 2)


@rule("fury.bitten")
def test_dracula_adds_one_against_a_bitten_hunter_but_not_because_of_mina() -> None:
    """A 4 against a 3 wins; against 3 and 1 it is a tie, which Claws win by initiative."""
    s = fight("punch", "claws", dice=[4, 3], hunters={"godalming": {"bites": 1}})
    assert s.hunter("godalming").health == 11
    s = scene(active="mina", phase="move", trail=["prague", "vienna"], time="midnight", place={"mina": "berlin"}, dice=[4, 3])
    s.play("road:prague", "tactic:claws", "tactic:punch")
    assert s.hunter("mina").health == 8


@rule("fury.castle")
def test_dracula_adds_one_in_his_castle() -> None:
    s = scene(phase="move", dracula="castle_dracula", trail=["castle_dracula up"], place={"godalming": "galatz"}, dice=[4, 3])
    s.play("road:castle_dracula", "tactic:claws", "tactic:punch")
    assert s.hunter("godalming").health == 11


@rule("fury.bitten")
@pytest.mark.parametrize(("option", "open_"), [("joins", True), ("apart", False)])
def test_whether_the_item_that_must_be_shown_can_be_used(option: str, open_: bool) -> None:
    hunters = {"godalming": {"bites": 1, "shown_item": "knife"}}
    s = fight(items={"godalming": "knife pistol"}, hunters=hunters, options={"shown_item": option})
    assert ("tactic:knife" in s.keys) == open_
    assert "tactic:pistol" in s.keys
    if not open_:
        assert s.why("tactic:knife") == "shown-item"


@rule("fury.defeat")
def test_a_defeated_hunter_wakes_up_in_the_hospital() -> None:
    s = fight("punch", "strength", dice=LOSE, items={"godalming": "knife"}, hunters={"godalming": {"health": 3, "dogs": 1}})
    godalming = s.hunter("godalming")
    assert (s.place("godalming"), godalming.health, godalming.items, godalming.dogs) == ("st_joseph_and_st_mary", 12, [], 0)
    assert godalming.misses
    assert s.table.vampires == 2
    assert s.table.active == 1


@rule("fury.defeat")
def test_the_next_turn_is_missed() -> None:
    s = scene(active="mina", phase="action", hunters={"godalming": {"misses": True, "place": "st_joseph_and_st_mary"}}).play("pass")
    s.play("go:berlin", "place:fog")
    assert s.table.active == 1
    assert not s.hunter("godalming").misses


@rule("fury.victory")
def test_the_defeat_that_makes_six_points_wins_for_dracula() -> None:
    s = fight("punch", "strength", dice=LOSE, hunters={"godalming": {"health": 1}}, vampires=4)
    assert s.game.outcome is not None
    assert s.game.outcome.winners == (DRACULA,)


@rule("fury.group")
def test_in_a_group_everybody_plays_a_card_and_the_winner_picks_one() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0}}
    place = {"godalming": "berlin", "mina": "berlin"}
    s = opened(fight(place=place, hunters=group, items={"mina": "stake"}, dice=WIN))
    s.play("tactic:claws", "tactic:punch", "attack:lord_godalming", "tactic:stake")
    assert s.asked == "apply"
    assert s.keys == ["apply:lord_godalming:punch", "apply:mina_harker:stake"]
    s.play("apply:mina_harker:stake")
    assert s.table.blood == 10


@rule("fury.group")
def test_in_a_group_only_the_attacked_hunter_suffers() -> None:
    group = {"godalming": {"group": 0}, "mina": {"group": 0}}
    s = fight(place={"godalming": "berlin", "mina": "berlin"}, hunters=group, dice=LOSE)
    s.play("tactic:claws", "tactic:punch", "attack:mina_harker", "tactic:punch")
    assert (s.hunter("mina").health, s.hunter("godalming").health) == (7, 12)


def test_a_game_saved_in_the_middle_of_a_combat_resumes_there() -> None:
    s = scene(phase="move", time="midnight", place={"godalming": "berlin"}, items={"godalming": "knife"})
    LOADED.clear()
    opened(s.play("road:prague")).play("tactic:claws", "tactic:punch")
    game = coterie.replay(s.game.record())
    assert game.view("hunters") == s.game.view("hunters")
    assert game.view("dracula").combat.round == 2
    assert game.view(None).combat.lain == {"lord_godalming": "punch"}


def test_dracula_always_has_a_card_even_by_day_with_garlic() -> None:
    s = opened(fight(time="noon", items={"godalming": "garlic"}).play("use:garlic"))
    assert s.game.view(None).combat.enemy_hand == ("claws",)
