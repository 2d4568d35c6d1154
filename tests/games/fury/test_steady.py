"""What people noticed when they played against `steady` in Fury of Dracula: each a position, or a count over seeded games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import coterie
from coterie.games.fury.bots.distance import LAND_OF, LANDS
from coterie.games.fury.bots.steady import SteadyBot
from coterie.games.fury.facts.places import IS_SEA, NUMBER
from coterie.games.fury.table import Table
from coterie.kernel.chance import derive
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat
from tests.games.fury.table import Scene, scene

ARMED = {"godalming": "stake crucifix knife"}
LADEN = {"godalming": "advance_planning escape_route forewarned"}


def finds(s: Scene, seed: int = 1) -> str:
    """What `steady` answers to the open question."""
    decision = s.game.decisions[0]
    return SteadyBot(seed).choose(Seat(s.game, decision.seat), decision)


def finds_often(s: Scene, times: int = 12) -> set[str]:
    """What `steady` answers to the open question, whatever its luck."""
    return {finds(s, seed) for seed in range(times)}


def openings(seeds: range) -> Counter[str]:
    """What Dracula does first in games between `steady` bots: a power, or "go"."""
    found: Counter[str] = Counter()
    for seed in seeds:
        game = coterie.new("fury", seed=derive(seed), setup={"players": 2})
        bot = SteadyBot(seed)
        while game.decisions[0].kind != "dracula-move":
            answer(game, bot)
        found[answer(game, bot).partition(":")[0]] += 1
    return found


def answer(game: Game, bot: SteadyBot) -> str:
    decision = game.decisions[0]
    key = bot.choose(Seat(game, decision.seat), decision)
    game.choose(decision.seat, key)
    return key


# Ships.


def test_there_are_a_mainland_and_three_islands() -> None:
    assert sorted(map(len, LANDS)) == [1, 2, 6, 52]
    assert LAND_OF[NUMBER["london"]] == LAND_OF[NUMBER["edinburgh"]] != LAND_OF[NUMBER["dublin"]]
    assert LAND_OF[NUMBER["english_channel"]] == -1


def test_who_stands_on_an_island_with_all_he_needs_sails_to_the_land_where_dracula_is() -> None:
    words: dict[str, Any] = {"items": ARMED, "hand": LADEN, "phase": "move"}
    for home in ("london", "plymouth"):
        for trail in (["prague up"], ["prague", "vienna up"], ["madrid up"]):
            s = scene(dracula=trail[0].split()[0], trail=trail, place={"godalming": home}, **words)
            assert finds(s) in ("sea:english_channel", "sea:north_sea"), (home, trail)


def test_who_has_embarked_lands_where_dracula_is_and_not_where_he_came_from() -> None:
    voyage = {"godalming": {"voyage": ["london", "english_channel"]}}
    s = scene(trail=["brussels up"], dracula="brussels", place={"godalming": "english_channel"}, hunters=voyage, items=ARMED, phase="move")
    assert finds(s) == "sea:le_havre"


def test_nobody_sails_away_from_the_land_where_dracula_is() -> None:
    for home in ("london", "liverpool", "plymouth"):
        s = scene(trail=["manchester up"], dracula="manchester", place={"godalming": home}, items=ARMED, hand=LADEN, phase="move")
        assert not any(key.startswith("sea:") for key in finds_often(s)), home


def test_hunters_are_not_marooned() -> None:
    moves = by_sea = longest = 0
    for seed in range(6):
        game = coterie.new("fury", seed=derive(seed), setup={"players": 2, "turn_limit": 40})
        bot = SteadyBot(seed)
        stuck = [0] * 4
        while game.decisions:
            table, kind = game.state, game.decisions[0].kind
            assert isinstance(table, Table)
            hunter: int = game.decisions[0].ask.hunter  # type: ignore[attr-defined]  # every question of this game has one
            key = answer(game, bot)
            if kind == "travel":
                moves += 1
                by_sea += key.startswith("sea:")
                stuck[hunter] = stuck[hunter] + 1 if _cut_off(table, hunter) else 0
                longest = max(longest, *stuck)
    assert by_sea > moves / 20
    assert longest < 15


def _cut_off(table: Table, hunter: int) -> bool:
    place = table.hunters[hunter].place
    if IS_SEA[place] or table.at_sea:
        return False
    return len(LANDS[LAND_OF[place]]) < len(LANDS[LAND_OF[table.dracula]])


# The chase.


def test_who_can_fight_does_not_walk_off_from_a_certain_dracula_by_day() -> None:
    for time in ("dawn", "noon", "dusk"):
        for items in ("knife", "pistol rifle", "stake crucifix"):
            words: dict[str, Any] = {"trail": ["prague up"], "time": time, "items": {"godalming": items}, "phase": "move"}
            assert finds_often(scene(place={"godalming": "prague"}, **words)) == {"stay"}, (time, items)
            assert finds_often(scene(place={"godalming": "vienna"}, **words)) == {"road:prague"}, (time, items)


def test_bare_hands_are_enough_in_the_morning() -> None:
    s = scene(place={"godalming": "vienna"}, trail=["prague up"], time="dawn", phase="move")
    assert finds_often(s) == {"road:prague"}


# Cards.


def test_nobody_resupplies_with_both_hands_full() -> None:
    s = scene(dracula="lisbon", phase="action", items=ARMED, hand=LADEN)
    assert finds(s) == "pass"
    assert finds(scene(dracula="lisbon", phase="action", items=ARMED)) == "resupply:lord_godalming", "room for events"


def test_scouts_ask_for_no_card_that_lies_open() -> None:
    s = scene(phase="action", deck="hired_scouts re_equip", dracula="prague", trail=["prague up", "vienna", "venice up:new_vampire"])
    s.play("resupply:lord_godalming", "draw:event")
    assert s.asked == "scout"
    assert not finds_often(s) & {"scout:prague", "scout:venice"}


def test_quincey_p_morris_spares_whoever_is_known_to_hold_a_crucifix() -> None:
    words: dict[str, Any] = {"ally_of_dracula": "quincey_p_morris", "active": "mina", "phase": "action"}
    weak = {"seward": {"health": 2}}
    assert finds(scene(hunters=weak, **words).play("pass")) == "hunter:dr_seward"
    for card in ("crucifix", "heavenly_host"):
        held = {"items": {"seward": card}, **words}
        known = {"seward": {"health": 2, "seen": {"dracula": [card]}}}
        assert finds(scene(hunters=known, **held).play("pass")) != "hunter:dr_seward"
        assert finds(scene(hunters=weak, **held).play("pass")) == "hunter:dr_seward", "he cannot know"


# Dracula.


def test_dracula_seldom_opens_with_dark_call() -> None:
    found = openings(range(40))
    assert found["dark_call"] <= 8
    assert found["go"] >= 30
