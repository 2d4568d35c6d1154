"""The bots of Fury of Dracula: what they know, what a fight is worth to them, and that they do what the rules of thumb say."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.games.fury.bots.duel import blood_worth, chance_to_win, health_worth, prospect, round_now
from coterie.games.fury.bots.insight import Insight
from coterie.games.fury.bots.instinct import DRACULAS, HUNTERS, scores
from coterie.games.fury.bots.judgement import FuryJudgement, features
from coterie.games.fury.bots.steady import SteadyBot
from coterie.games.fury.bots.worths import DRACULAS as EVENTS_OF_DRACULA
from coterie.games.fury.bots.worths import EVENTS as EVENTS_OF_HUNTERS
from coterie.games.fury.bots.worths import ITEMS as ITEMS_WORTH
from coterie.games.fury.bots.worths import TOKENS as TOKENS_WORTH
from coterie.games.fury.facts.cards import ENCOUNTERS, EVENTS, ITEMS
from coterie.games.fury.table import Table
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat, ask_bot
from tests.games.fury.table import Scene, scene
from tests.marks import slow


def finds(s: Scene) -> str:
    """What `steady` answers to the open question."""
    decision = s.game.decisions[0]
    return SteadyBot(1).choose(Seat(s.game, decision.seat), decision)


def play_out(seed: int, dracula: str, hunters: str, **setup: object) -> Game:
    game = coterie.new("fury", seed=derive(seed), setup={"players": 2, **setup})
    seated = {seat: bots.make(dracula if seat == "dracula" else hunters, "fury", derive(seed, at)) for at, seat in enumerate(game.seats)}
    while game.decisions:
        decision = game.decisions[0]
        ask_bot(seated[decision.seat], game, decision)
    return game


class Blinkers:
    """A seat that offers its name and worlds to imagine, and nothing else."""

    def __init__(self, game: Game, name: str) -> None:
        self._seat = Seat(game, name)
        self.name = name

    def imagine(self, seed: int) -> Game:
        return self._seat.imagine(seed)


def at_decisions(seed: int, kinds: tuple[str, ...], rounds: int) -> Any:
    """The decisions of those kinds in a game between `steady` bots."""
    game = coterie.new("fury", seed=seed, setup={"turn_limit": rounds})
    bot = SteadyBot(seed)
    while game.decisions:
        decision = game.decisions[0]
        if decision.kind in kinds and len(decision.keys) > 1:
            yield game, decision
        ask_bot(bot, game, decision)


def test_all_three_bots_play_this_game() -> None:
    assert bots.names("fury") == ("random", "easy", "steady", "search")


def test_steady_needs_only_its_name_and_worlds_to_imagine() -> None:
    for game, decision in at_decisions(4, ("travel", "dracula-move", "action"), 3):
        key = SteadyBot(9).choose(Blinkers(game, decision.seat), decision)  # type: ignore[arg-type]  # less than a seat, on purpose
        assert decision.takes(key)


def test_a_hunter_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    compared = 0
    for game, decision in at_decisions(5, ("travel", "turn-start", "action"), 4):
        if decision.seat == "dracula":
            continue
        choice = SteadyBot(3).choose(Seat(game, decision.seat), decision)
        world = game.clone()
        world.resample(decision.seat, 77)
        other = world.asks(decision.seat)[0]
        assert SteadyBot(3).choose(Seat(world, decision.seat), other) == choice
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("preset", ["standard", "three players", "other readings"])
def test_steady_answers_everything_in_every_setup(preset: str) -> None:
    setup = coterie.kernel.registry.find("fury").presets[preset]
    game = coterie.new("fury", seed=11, setup={**setup, "turn_limit": 6})
    bot = SteadyBot(2)
    slowest = 0.0
    while game.decisions:
        decision = game.decisions[0]
        before = process_time()
        ask_bot(bot, game, decision)
        slowest = max(slowest, process_time() - before)
    assert game.outcome is not None
    assert slowest < 2


@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_rule_of_thumb_for_nearly_every_question(seed: int) -> None:
    game = coterie.new("fury", seed=seed, setup={"turn_limit": 30})
    chance = Chance(seed)
    judgement = FuryJudgement()
    unruled = set()
    while game.decisions:
        decision = game.decisions[0]
        if len(decision.keys) > 1 or decision.marks is not None:
            state: Any = game.state
            proposed, compared = judgement.advise(state, decision.ask, decision.keys, chance)
            assert all(decision.takes(key) for key in {proposed, *compared})
            assert decision.takes(judgement.follow(state, decision.ask, decision.keys, chance))
            rules = DRACULAS if decision.seat == "dracula" else HUNTERS
            unruled |= {decision.kind} - rules.keys()
        game.choose(decision.seat, decision.pick(chance))
    assert unruled <= {"nuisance", "host", "answer"}


def test_every_card_has_a_worth() -> None:
    assert set(ITEMS_WORTH) == set(ITEMS)
    assert set(TOKENS_WORTH) == set(ENCOUNTERS)
    kept = {name for name, event in EVENTS.items() if event.type == "keep"}
    assert kept == set(EVENTS_OF_HUNTERS) | set(EVENTS_OF_DRACULA)


# What a fight is worth.


def test_dice_are_as_fair_as_dice() -> None:
    assert chance_to_win(0, True) == 21 / 36
    assert chance_to_win(0, False) == 15 / 36
    assert chance_to_win(5, True) == 1.0


def test_the_last_points_are_worth_most() -> None:
    assert blood_worth(1) - blood_worth(0) > blood_worth(5) - blood_worth(1) > blood_worth(15) - blood_worth(11)
    assert health_worth(1) - health_worth(0) > health_worth(8) - health_worth(7)


def test_night_is_better_for_dracula_than_day_and_weapons_are_worse() -> None:
    table = scene().table
    bare_day, bare_night = prospect(table, 3, "dracula", False, []), prospect(table, 3, "dracula", True, [])
    armed_day = prospect(table, 3, "dracula", False, ["stake", "crucifix"])
    assert bare_night > bare_day > armed_day
    assert prospect(table, 3, "dracula", True, []) > prospect(table, 2, "dracula", True, []), "a bite defeats Mina Harker at once"


def test_the_shares_of_a_round_are_shares_and_a_stake_is_played() -> None:
    s = scene(dracula="prague", items={"godalming": "stake"}, place={"godalming": "vienna"}).play("road:prague")
    mix = round_now(s.table, 0)
    assert sum(mix.hunter.values()) == pytest.approx(1)
    assert sum(mix.enemy.values()) == pytest.approx(1)
    assert mix.hunter["stake"] > mix.hunter["punch"]
    assert set(mix.enemy) == {"claws", "escape_man"}


# On the map.


def test_an_armed_hunter_goes_where_dracula_was_seen_by_day() -> None:
    words: dict[str, Any] = {"items": {"godalming": "stake crucifix"}, "place": {"godalming": "vienna"}, "phase": "move"}
    assert finds(scene(dracula="prague", trail=["prague up"], time="noon", **words)) == "road:prague"


def test_mina_harker_keeps_away_from_him_by_night() -> None:
    s = scene(dracula="prague", trail=["prague up"], time="twilight", active="mina", phase="move", place={"mina": "vienna"})
    assert finds(s) not in ("road:prague", "stay")


def test_hunters_go_as_a_group_near_him_by_night_or_with_somebody_weak_and_part_when_he_is_lost() -> None:
    words: dict[str, Any] = {"place": {"godalming": "vienna", "mina": "vienna"}, "trail": ["prague up"], "options": {"players": 5}}
    s = scene(time="twilight", **words)
    assert finds(s) == "join:mina_harker"
    ask, keys = s.game.decisions[0].ask, s.game.decisions[0].keys
    proposed, compared = FuryJudgement().advise(s.table, ask, keys, Chance(1))
    assert proposed == "pass", "a search forms no group without a reason"
    assert "join:mina_harker" in compared
    assert finds(s.play("join:mina_harker")) == "agree"
    assert finds(scene(time="noon", **words)) == "pass"
    assert finds(scene(time="noon", hunters={"mina": {"health": 3}}, **words)) == "join:mina_harker"
    together = {"godalming": {"group": 0}, "mina": {"group": 0}}
    assert finds(scene(time="twilight", hunters=together, **words)) == "pass"
    assert finds(scene(time="twilight", hunters=together, **{**words, "trail": ["prague"]})) == "leave"


def test_a_hunter_without_items_resupplies() -> None:
    s = scene(dracula="lisbon", phase="action")
    assert finds(s) == "resupply:lord_godalming"


def test_a_hunter_who_is_badly_hurt_rests() -> None:
    s = scene(dracula="lisbon", phase="action", items={"godalming": "knife stake pistol"}, hunters={"godalming": {"health": 2}})
    assert finds(s) == "rest:lord_godalming"


def test_dracula_does_not_show_himself_by_day() -> None:
    s = scene(active="dracula", phase="move", dracula="prague", place={"godalming": "vienna", "seward": "berlin"}, time="dawn")
    assert finds(s) not in ("show/vienna", "show/berlin")


def test_dracula_attacks_mina_harker_alone_by_night() -> None:
    s = scene(active="dracula", phase="move", dracula="prague", place={"mina": "vienna"}, time="twilight")
    assert finds(s) == "show/vienna"


def test_dracula_leaves_a_vampire_where_nobody_comes() -> None:
    s = scene(active="dracula", phase="move", dracula="lisbon", tokens="new_vampire fog bats plague spy", place={"seward": "vienna"})
    s.play("go:santander" if "go:santander" in s.keys else s.keys[0])
    assert s.asked == "place-token"
    assert finds(s) == "place:new_vampire"


def test_dracula_lets_a_vampire_mature() -> None:
    trail = ["prague", "berlin", "leipzig", "cologne", "brussels", "paris:new_vampire"]
    s = scene(active="dracula", phase="move", dracula="prague", trail=trail, tokens="fog fog fog bats spy")
    while s.asked != "mature":
        s.play(finds(s))
    assert finds(s) == "mature:new_vampire"


def test_options_that_look_bad_are_worth_less_than_those_that_look_good() -> None:
    s = scene(active="dracula", phase="move", dracula="prague", place={"godalming": "vienna"}, time="dawn")
    decision: Decision = s.game.decisions[0]
    looks = dict(zip(decision.keys, scores(Insight(s.table, "dracula"), decision.ask, decision.keys), strict=True))
    assert looks["show/vienna"] < looks["go:berlin"] - 0.5


# How a table stands.


def test_the_sides_share_one_chance() -> None:
    judgement = FuryJudgement()
    table = scene().table
    assert judgement.value(table, "dracula") + judgement.value(table, "hunters") == pytest.approx(1)
    assert all(isinstance(part, float) for part in features(table))


def test_vampires_are_good_for_dracula_and_lost_blood_is_not() -> None:
    judgement = FuryJudgement()
    values = []
    for vampires, blood in ((0, 3), (0, 15), (4, 15)):
        table = scene().table
        table.vampires, table.blood = vampires, blood
        values.append(judgement.value(table, "dracula"))
    assert values == sorted(values)
    assert values[2] - values[0] > 0.3


def test_a_game_that_is_over_is_won_or_lost() -> None:
    game = coterie.new("fury", seed=1, setup={"players": 2})
    game.outside("resign", "hunters")
    table = game.state
    assert isinstance(table, Table)
    assert FuryJudgement().value(table, "dracula") == 1
    assert FuryJudgement().value(table, "hunters") == 0


def test_search_plays_and_can_be_repeated() -> None:
    s = scene(active="dracula", phase="move", dracula="prague", place={"godalming": "vienna"}, time="dawn")
    decision = s.game.decisions[0]
    seat = Seat(s.game, "dracula")
    keys = {bots.make("search:8x", "fury", 4).choose(seat, decision) for _ in range(2)}
    assert len(keys) == 1
    assert keys <= set(decision.keys)


@slow
def test_steady_beats_random_on_either_side() -> None:
    assert sum("dracula" in play_out(seed, "steady", "random").outcome.winners for seed in range(6)) >= 5  # type: ignore[union-attr]
    assert sum("hunters" in play_out(seed, "random", "steady").outcome.winners for seed in range(6)) >= 5  # type: ignore[union-attr]
