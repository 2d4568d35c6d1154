"""Mixed play of `steady`: the vampire player does the same to its own as to humans now and then, and nothing it does can be read."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import coterie
from benchmarks.reader import Reader, Reading
from coterie.games.empire.cards import HUMAN, VAMPIRE
from coterie.games.empire.insight import Insight
from coterie.games.empire.instinct import scores
from coterie.games.empire.resample import deal_vampires
from coterie.games.empire.steady import SteadyBot
from coterie.games.empire.table import Table
from coterie.kernel.chance import Chance, derive
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat
from tests.games.empire.table import Cards, Scene, table

GAMES = 80


def the_table(game: Game) -> Table:
    state = game.state
    assert isinstance(state, Table)
    return state


def hidden(state: Table, character: str) -> bool:
    return character not in state.revealed and character not in state.cleared


@cache
def signs() -> Counter[tuple[str, str]]:
    """What the vampire player did to or for hidden characters in seeded games between `steady` bots, and what those were."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        game = coterie.new("empire", seed=derive(seed))
        bots = {seat: SteadyBot(derive(seed, number)) for number, seat in enumerate(game.seats)}
        while game.decisions:
            decision, state = game.decisions[0], the_table(game)
            key = bots[decision.seat].choose(Seat(game, decision.seat), decision)
            sign, character = read(decision.kind, key) if decision.seat == VAMPIRE else ("", "")
            if sign and hidden(state, character):
                found[sign, VAMPIRE if character in state.vampires else HUMAN] += 1
            game.choose(decision.seat, key)
    return found


def read(kind: str, key: str) -> tuple[str, str]:
    """What a choice of the vampire player is a sign of, and of whom."""
    if kind == "action" and key.startswith("fight:"):
        return "attacked", key.split(":")[2]
    if kind == "target" and key.count(":") == 2:
        return key.split(":")[1], key.split(":")[2]
    return "", ""


@pytest.mark.parametrize("sign", ["attacked", "attack", "defence"])
def test_every_sign_is_given_to_humans_and_to_vampires(sign: str) -> None:
    assert signs()[sign, VAMPIRE] >= 1
    assert signs()[sign, HUMAN] >= 1


def test_most_attacks_are_meant() -> None:
    assert signs()["attacked", HUMAN] > 8 * signs()["attacked", VAMPIRE]


def test_a_token_tells_nothing() -> None:
    found = signs()
    shields = {side: found["defence", side] / (found["defence", side] + found["attack", side]) for side in (VAMPIRE, HUMAN)}
    assert abs(shields[VAMPIRE] - shields[HUMAN]) < 0.25


def bluffing(seed: int, game: Game) -> str:
    decision = game.decisions[0]
    return SteadyBot(seed).choose(Seat(game, decision.seat), decision)


def feint(**words: object) -> Scene:
    """The lady, a hidden vampire, stands in the castle; the vampire player has a single point for the cook."""
    return table(active="vampire", castle="lady bishop cook", vampires="lady monk maid", vampire="servants-1 servants-3", **words)  # type: ignore[arg-type]


def test_a_feint_needs_a_human_player_with_cards() -> None:
    full = {bluffing(seed, feint(human="nobles-1 nobles-2 clergy-1 clergy-2").game) for seed in range(40)}
    bare = {bluffing(seed, feint(human="nobles-1").game) for seed in range(40)}
    assert "fight:cook:lady" in full
    assert "fight:cook:bishop" in full, "and most attacks are meant"
    assert "fight:cook:lady" not in bare


def test_a_feint_is_light_and_stops() -> None:
    s = feint(human="nobles-1 nobles-2 clergy-1 clergy-2")
    s.game.choose("vampire", "fight:cook:lady")
    assert bluffing(1, s.game) == "lay:v-servants-1"
    s.game.choose("vampire", "lay:v-servants-1")
    while s.game.decisions[0].seat == "human":
        s.game.choose("human", bluffing(1, s.game))
    assert s.totals[1] >= 1, "the human player saves her"
    s.settle()
    while s.game.decisions[0].kind == "lay":
        s.game.choose("vampire", bluffing(1, s.game))
    assert "lady" in s.castle


def test_nobody_wins_a_feint_with_support_cards() -> None:
    s = table(
        active="vampire",
        castle="lady bishop cook",
        vampires="lady monk maid",
        vampire="servants-1 servants-3 cancel-combat nobles-1 nobles-1",
        human="nobles-1 nobles-2 clergy-1 clergy-2",
    )
    s.game.choose("vampire", "fight:cook:lady")
    s.game.choose("vampire", "lay:v-servants-1")
    s.settle()
    s.game.choose("human", "lay:h-nobles-1")
    s.expect_asked("vampire", "support")
    assert "play:v-cancel-combat" in s.options
    assert {bluffing(seed, s.game) for seed in range(20)} == {"pass"}


def test_a_human_is_saved_from_a_light_attack_now_and_then() -> None:
    s = table(castle="lady bishop cook", vampires="lady monk maid", human="clergy-1 nobles-1", vampire="servants-1 servants-2 nobles-3")
    s.game.choose("human", "fight:bishop:cook")
    s.game.choose("human", "lay:h-clergy-1")
    s.settle()
    s.expect_asked("vampire", "lay")
    keys = Counter(bluffing(seed, s.game) for seed in range(60))
    assert keys["lay:v-servants-1"] + keys["lay:v-servants-2"] >= 10
    assert keys["pass"] >= 10


def test_the_same_seed_bluffs_in_the_same_places() -> None:
    games = [feint(human="nobles-1 nobles-2 clergy-1 clergy-2").game for _ in range(2)]
    first, second = ([bluffing(seed, game) for seed in range(30)] for game in games)
    assert first == second


# Whoever thinks about the vampire player knows that it bluffs.


def test_an_attacked_or_forsaken_character_may_still_be_a_vampire_in_another_world() -> None:
    state = the_table(table(castle="lady bishop cook", vampires="lady monk maid", human=Cards("nobles-1")).game)
    state.attacked["lady"] = 3
    state.shielded["bishop"] = 2
    found: Counter[str] = Counter()
    for seed in range(300):
        world = state.copy()
        deal_vampires(world, Chance(seed))
        found.update(world.vampires)
    assert found["lady"] > 0
    assert found["bishop"] < 300


def test_who_is_under_attack_is_likely_human_and_who_survived_one_is_anybody() -> None:
    s = feint(human="nobles-1 nobles-2 clergy-1 clergy-2")
    before = Insight.of_table(the_table(s.game), HUMAN).guilt()["lady"]
    s.game.choose("vampire", "fight:cook:lady")
    under_attack = Insight.of_table(the_table(s.game), HUMAN).guilt()["lady"]
    for seat, key in (
        ("vampire", "lay:v-servants-1"),
        ("human", "lay:h-nobles-1"),
        ("vampire", "pass"),
    ):
        s.settle()
        s.game.choose(seat, key)
    s.settle()
    assert the_table(s.game).fight is None
    after = Insight.of_table(the_table(s.game), HUMAN).guilt()["lady"]
    assert under_attack < before / 2
    assert after > before / 1.5


def test_what_a_seat_sees_says_the_same_as_the_table() -> None:
    s = feint(human="nobles-1 nobles-2 clergy-1 clergy-2")
    s.game.choose("vampire", "fight:cook:lady")
    assert Insight.of_view(s.seen_by(HUMAN), s.game.facts).guilt() == Insight.of_table(the_table(s.game), HUMAN).guilt()


# The reader of the benchmark.


def test_the_reader_believes_what_it_sees() -> None:
    s = feint(human="nobles-1 nobles-2 clergy-1 clergy-2")
    assert Reading(s.game.events("human")).vampire == {}
    s.game.choose("vampire", "fight:cook:lady")
    assert Reading(s.game.events("human")).vampire == {"lady": False}
    insight = Reader(1).look(Seat(s.game, "human"))
    assert insight.guilt()["lady"] < 0.05
    assert insight.guilt()["cook"] > 0.3


def test_the_reader_takes_whoever_is_saved_for_a_vampire() -> None:
    s = table(castle="lady bishop cook", vampires="lady monk maid", human="clergy-1 nobles-1", vampire="servants-1 servants-2 nobles-3")
    s.game.choose("human", "fight:bishop:cook")
    s.game.choose("human", "lay:h-clergy-1")
    s.settle()
    s.game.choose("vampire", "lay:v-servants-1")
    insight = Reader(1).look(Seat(s.game, "human"))
    assert insight.guilt()["cook"] > 0.9


def test_rules_of_thumb_know_every_question_of_a_feint() -> None:
    s = feint(human="nobles-1 nobles-2 clergy-1 clergy-2")
    s.game.choose("vampire", "fight:cook:lady")
    decision = s.game.decisions[0]
    looks = scores(Insight.of_table(the_table(s.game), VAMPIRE), decision.ask, decision.keys)
    assert len(looks) == len(decision.keys)
