"""Many games: the same seed gives the same results in one process and in two, and faults name the game and the bot."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import coterie
from coterie import bots
from coterie.bots import UnknownBot
from coterie.kernel.chance import Chance, derive
from coterie.kernel.decision import Decision
from coterie.kernel.errors import RulesError
from coterie.kernel.seat import Seat
from coterie.sim import BadRun, BotFailed, ProcessDied, Result, simulate
from coterie.sim.portions import LARGEST, next_size

GOLDEN = Path(__file__).parents[1] / "golden" / "empire-random.jsonl"


def test_records_are_equal_to_the_byte() -> None:
    """Where the rules have changed on purpose, write the file anew:

    coterie sim empire --games 3 --bots random --seed 1 --records tests/golden/empire-random.jsonl
    """
    made = [json.loads(str(result.record)) for result in simulate("empire", ["random"], 3, seed=1, records=True)]
    golden = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    named_by_source = ("rules", "trace", "check")
    assert [{field: game[field] for field in game if field not in named_by_source} for game in made] == [
        {field: game[field] for field in game if field not in named_by_source} for game in golden
    ]


def test_two_processes_give_what_one_gives() -> None:
    alone = list(simulate("empire", ["random"], 12, seed=5, records=True))
    shared = list(simulate("empire", ["random"], 12, seed=5, jobs=2, records=True))
    assert shared == alone
    assert [result.index for result in alone] == list(range(12))


def test_bots_that_count_playouts_give_the_same_in_any_process() -> None:
    names = ["search:3x", "steady"]
    alone = list(simulate("empire", names, 2, seed=5, records=True, rotate=True))
    assert alone == list(simulate("empire", names, 2, seed=5, records=True, rotate=True, jobs=2))


def test_a_closed_run_ends_its_processes() -> None:
    import multiprocessing

    results = simulate("empire", ["random"], 10**9, seed=5, jobs=2)
    first = next(results)
    assert multiprocessing.active_children()
    results.close()
    assert not multiprocessing.active_children()
    assert first == next(simulate("empire", ["random"], 1, seed=5))


def test_a_result_says_what_its_record_says() -> None:
    (result,) = simulate("empire", ["random"], 1, seed=9, records=True)
    assert result.record is not None
    game = coterie.replay(result.record)
    assert game.outcome is not None
    assert result.seed == derive(9, 0) == game.seed
    assert (result.scores, result.winners, result.reason) == (game.outcome.scores, game.outcome.winners, game.outcome.reason)
    assert result.turns == game.view().turn
    log = game.record()["log"]
    assert 0 < result.decisions <= len(log)


def test_records_are_left_out_unless_asked_for() -> None:
    (result,) = simulate("empire", ["random"], 1)
    assert result.record is None


def test_setup_is_obeyed() -> None:
    results = list(simulate("empire", ["random"], 3, setup={"turn_limit": 1}))
    assert {result.turns for result in results} == {1}


def test_bots_sit_in_the_order_of_the_seats() -> None:
    for result in simulate("empire", ["steady", "random"], 2):
        assert result.bots == {"vampire": "steady", "human": "random"}


def test_rotated_bots_change_seats() -> None:
    seatings = [tuple(result.bots.values()) for result in simulate("empire", ["steady", "random"], 3, rotate=True)]
    assert seatings == [("steady", "random"), ("random", "steady"), ("steady", "random")]


def test_each_game_and_seat_has_its_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int]] = []

    def note(name: str, game: str, seed: int) -> coterie.Bot:
        made.append((name, seed))
        return First()

    monkeypatch.setattr(bots, "make", note)
    list(simulate("empire", ["random"], 2, seed=4))
    tried, *rest = made
    assert tried == ("random", 4)
    assert rest == [("random", derive(4, index, place)) for index in (0, 1) for place in (1, 2)]


class First:
    """Takes the first option, and minds being asked where there is nothing to choose."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        assert not decision.lone_pass
        return decision.keys[0] if decision.keys else decision.pick(Chance(0))


def played(bot: object, monkeypatch: pytest.MonkeyPatch) -> list[Result]:
    monkeypatch.setattr(bots, "make", lambda name, game, seed: bot)
    return list(simulate("empire", ["random"], 2, seed=4))


def test_a_lone_pass_asks_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    results = played(First(), monkeypatch)
    assert len(results) == 2


def test_a_bot_that_raises_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, seat: Seat, decision: Decision) -> str:
            raise ZeroDivisionError("no garlic")

    with pytest.raises(BotFailed, match=rf"game 0 \(seed {derive(4, 0)}\): random as vampire: ZeroDivisionError: no garlic") as failed:
        played(Broken(), monkeypatch)
    assert coterie.replay(failed.value.record).number == 0


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, seat: Seat, decision: Decision) -> str:
            return "win"

    with pytest.raises(BotFailed, match="random as vampire: 'win' is no option of vampire"):
        played(Cheat(), monkeypatch)


def test_a_fault_in_another_process_arrives_whole(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("class Bad:\n    def __init__(self, seed): pass\n    def choose(self, seat, decision): return 'win'\n", encoding="utf-8")
    with pytest.raises(BotFailed, match="Bad as vampire: 'win' is no option of vampire") as failed:
        list(simulate("empire", [f"{bot}:Bad"], 4, jobs=2))
    assert failed.value.record.startswith("{")


def test_a_process_that_dies_is_told_in_words(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("import os\nclass Bad:\n    def __init__(self, seed): pass\n    def choose(self, *_): os._exit(3)\n", encoding="utf-8")
    with pytest.raises(ProcessDied, match="a process of the run died"):
        list(simulate("empire", [f"{bot}:Bad"], 4, jobs=2))


def test_faults_of_rules_can_cross_processes() -> None:
    error = pickle.loads(pickle.dumps(RulesError("a rule failed", "{}")))  # noqa: S301
    assert (str(error), error.record) == ("a rule failed", "{}")


def test_what_makes_no_sense_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadRun, match=r"2 seats \(vampire, human\): name 2 bots, or one for all, not 3"):
        simulate("empire", ["random"] * 3, 1)
    with pytest.raises(BadRun, match="cannot be -1"):
        simulate("empire", ["random"], -1)
    with pytest.raises(BadRun, match="at least 1, not 0"):
        simulate("empire", ["random"], 1, jobs=0)
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        simulate("empire", ["clever"], 1)
    with pytest.raises(coterie.BadSetup):
        simulate("empire", ["random"], 1, setup={"turn_limit": 0})
    with pytest.raises(coterie.BadSetup, match="a seed is"):
        simulate("empire", ["random"], 1, seed=-1)
    with pytest.raises(coterie.UnknownGame):
        simulate("whist", ["random"], 1)


@pytest.mark.parametrize(
    ("played", "size", "seconds", "fair", "expected"),
    [
        (4, 4, 0.01, 100, 8),
        (4, 4, 0.3, 100, 4),
        (4, 4, 2.0, 100, 2),
        (1, 1, 60.0, 100, 1),
        (4, 8, 0.01, 100, 8),
        (4, 4, 0.01, 5, 5),
        (4, 4, 0.01, 0, 1),
        (LARGEST, LARGEST, 0.01, 10**6, LARGEST),
    ],
)
def test_portions_grow_while_they_are_quick(played: int, size: int, seconds: float, fair: int, expected: int) -> None:
    assert next_size(played, size, seconds, fair) == expected
