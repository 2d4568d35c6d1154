"""Games are kept and not played again from the beginning: in the processes in which bots think, and where another process has written."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import coterie
from coterie.kernel.chance import Chance, derive
from coterie.kernel.errors import RulesError
from coterie.kernel.game import Game
from coterie.server.admin.operations import resume
from coterie.server.live import reviving
from coterie.server.store import KnownLog, LogRow, Store
from coterie.server.workers import thinking
from coterie.server.workers.pool import Pool
from coterie.server.workers.process import Forgotten
from coterie.server.workers.thinking import Thought, think
from tests.server.hosts import Person, ThreadHost, any_answer, play_out, thread_host, who_is_asked
from tests.server.work import begin, keep, told
from tests.tries import wait_until

ALONE = {"vampire": "bot:steady", "human": "mine"}


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    thinking._kept.clear()
    yield
    thinking._kept.clear()


class Followed:
    """Counts the entries that games are led through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        follow = Game.follow

        def counted(game: Game, seat: str, key: str) -> None:
            self.entries += 1
            follow(game, seat, key)

        monkeypatch.setattr(Game, "follow", counted)


def thought_of(game: Game, bot: str = "steady", after: str = "", known: int = 0, table: str = "T") -> Thought:
    """What a bot is asked at the open decision; the stamp of a game is its length."""
    decision = game.decisions[0]
    entries = tuple((seat, key) for seat, key, _ in game.entries[known:])
    chance = derive(game.seed, decision.number)
    setup: dict[str, object] = dict(game.record()["setup"])
    return Thought(table, game.name, setup, game.seed, None, entries, decision.seat, bot, chance, f"at {game.number}", after, known)


@pytest.mark.parametrize(
    ("name", "bot", "most"), [("empire", "steady", 400), ("empire", "search:8x", 25), ("fury", "steady", 120), ("vtes", "steady", 50)]
)
def test_a_bot_decides_the_same_with_the_kept_game_and_without(name: str, bot: str, most: int) -> None:
    game, after, known, asked = coterie.new(name, seed=11), "", 0, 0
    while game.decisions and asked < most:
        decision = game.decisions[0]
        if decision.lone_pass:
            game.choose(decision.seat, "pass")
            continue
        key = think(thought_of(game, bot, after, known))
        assert key == think(thought_of(game, bot, table="other")), f"entry {game.number}"
        after, known, asked = f"at {game.number}", game.number, asked + 1
        game.choose(decision.seat, key)
    assert asked > 20


def test_what_a_decision_costs_does_not_grow_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, followed = coterie.new("empire", seed=3), Followed(monkeypatch)
    after, known = "", 0
    while game.decisions:
        think(thought_of(game, "random", after, known))
        after, known = f"at {game.number}", game.number
        game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(game.number)))
    assert game.number > 60
    assert followed.entries == known


def test_after_an_undo_the_kept_game_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coterie.new("empire", seed=5)
    for number in range(40):
        game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(number)))
    think(thought_of(game))
    game.back(33)
    game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(99)))
    followed = Followed(monkeypatch)
    assert think(thought_of(game, after="at 40", known=33)) == think(thought_of(game, table="other"))
    assert followed.entries == 1 + game.number


def test_a_game_that_is_not_there_or_stands_elsewhere_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coterie.new("empire", seed=5)
    with pytest.raises(Forgotten):
        think(thought_of(game, after="at 0"))
    think(thought_of(game))
    with pytest.raises(Forgotten):
        think(thought_of(game, after="at 7"))
    monkeypatch.setattr(thinking, "KEPT", 2)
    for table in ("A", "B", "C"):
        think(thought_of(game, table=table))
    assert list(thinking._kept) == ["B", "C"]
    with pytest.raises(Forgotten):
        think(thought_of(game, after="at 0", table="A"))


def test_a_game_in_which_a_rule_fails_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coterie.new("empire", seed=5)
    think(thought_of(game))

    def fail(*_: object) -> None:
        raise RulesError("no", "{}")

    game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(1)))
    with monkeypatch.context() as broken:
        broken.setattr(Game, "follow", fail)
        with pytest.raises(RulesError):
            think(thought_of(game, after="at 0"))
    with pytest.raises(Forgotten):
        think(thought_of(game, after="at 0"))


# Processes, and what each has kept.


def test_a_lane_goes_to_the_process_that_worked_for_it_last() -> None:
    async def test() -> None:
        pool = Pool(3, 60.0, 9, begin)
        try:
            where = {lane: await pool.run(lane, keep, lane) for lane in "abc"}
            assert len(set(where.values())) == 3
            for lane in "cabbac":
                assert await pool.run_for("", lane, told, lane) == where[lane]
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(test())


def test_a_process_that_has_forgotten_or_died_is_told_everything() -> None:
    async def test() -> None:
        pool = Pool(1, 60.0, 9, begin)
        try:
            assert await pool.run_for("", "a", told, "a", everything=lambda: ("",)) == "everything"
            process = int(await pool.run("a", keep, "a"))
            assert await pool.run_for("", "a", told, "a", everything=lambda: ("",)) == str(process)
            os.kill(process, signal.SIGKILL)
            assert await pool.run_for("", "a", told, "a", everything=lambda: ("",)) == "everything"
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(test())


# Tables.


def decided_alike(host: ThreadHost, table: str, undone: int = sys.maxsize) -> int:
    """How many choices the bot of a table made; each must be the one it makes if it is told everything. `undone` was taken back once."""
    stored = host.service.store.load(table)
    row, choices = stored.table, 0
    for number, entry in enumerate(stored.log):
        if entry.seat == "vampire" and not entry.forced:
            choices += 1
            entries = tuple((one.seat, one.key) for one in stored.log[:number])
            asked = reviving.played(row, stored.log[:number]).game.asks("vampire")[0]
            chance = derive(int(row.seed), 1 + stored.seats[0].place, int(number >= undone), asked.number)
            whole = Thought("fresh", row.game, row.setup, int(row.seed), row.position, entries, "vampire", "steady", chance)
            assert think(whole) == entry.key, f"entry {number}"
    return choices


def choose(person: Person, times: int) -> None:
    random = Random(times)  # noqa: S311  # a test is to be repeated
    for _ in range(times):
        if (asked := who_is_asked([person])) is None:
            return
        assert asked.choose(any_answer(asked.state["ask"], random))["type"] == "accepted"


def counting(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """What the bots of a server are told from now on: how many entries the log has, and how many of them were told."""
    asked: list[tuple[int, int]] = []
    run_for = host.service.thinkers.run_for

    async def noted(owner: str, lane: str, call: Any, thought: Thought, **more: Any) -> Any:
        asked.append((thought.known + len(thought.entries), len(thought.entries)))
        return await run_for(owner, lane, call, thought, **more)

    monkeypatch.setattr(host.service.thinkers, "run_for", noted)
    return asked


def test_bots_of_a_table_are_told_what_is_new(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counting(host, monkeypatch)
    made = host.make(ALONE)
    with host.sit(made, "human") as human:
        play_out({"human": human})
    assert decided_alike(host, made["table"]) == len(asked) > 10
    lengths = [0, *(length for length, _ in asked)]
    assert [new for _, new in asked] == [after - before for before, after in pairwise(lengths)]


def test_a_bot_goes_on_when_its_process_was_killed(host: ThreadHost) -> None:
    made = host.make(ALONE)
    with host.sit(made, "human") as human:
        choose(human, 6)
        for worker in host.service.thinkers.workers:
            if worker._process is not None:
                worker._process.kill()
        choose(human, 6)
    assert decided_alike(host, made["table"]) > 5


def test_a_bot_goes_on_after_an_undo(host: ThreadHost) -> None:
    made = host.make(ALONE)
    with host.sit(made, "human") as human:
        choose(human, 8)
        assert human.asked()
        number = human.state["undo"]
        assert human.do("undo", number=number)["type"] == "accepted"
        choose(human, 9)
    assert decided_alike(host, made["table"], number) > 5


def test_a_bot_goes_on_after_what_another_process_wrote(tmp_path: Path) -> None:
    with thread_host(tmp_path) as first, thread_host(tmp_path) as second:
        made = first.make(ALONE)
        for host in (first, second, first, second):
            with host.sit(made, "human") as human:
                choose(human, 4)
                human.asked()
        assert decided_alike(first, made["table"]) > 5


# The log.


def test_only_what_is_new_is_read_of_a_log(host: ThreadHost) -> None:
    made = host.make(dict.fromkeys(("vampire", "human"), "mine"))
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, most=12)
    store: Store = host.service.store
    whole = store.load(made["table"])
    assert whole is not None
    log, generation = whole.log, whole.table.generation
    tail = store.load(made["table"], KnownLog(generation, 5, log[4]))
    assert tail is not None
    assert (tail.begins, tail.log) == (5, log[5:])
    none = store.load(made["table"], KnownLog(generation, len(log), log[-1]))
    assert none is not None
    assert (none.begins, none.log) == (len(log), [])
    elsewhere = [
        KnownLog(generation + 1, 5, log[4]),
        KnownLog(generation, 5, LogRow("human", "another", False, 0.0)),
        KnownLog(generation, len(log) + 3, log[-1]),
    ]
    for known in elsewhere:
        again = store.load(made["table"], known)
        assert again is not None
        assert (again.begins, again.log) == (0, log)


def test_a_process_follows_another_by_the_tail_of_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = dict.fromkeys(("vampire", "human"), "mine")
    with thread_host(tmp_path) as first, thread_host(tmp_path) as second:
        made = first.make(both)
        read: list[int] = []
        load = second.service.store.load

        def noted(table: str, known: KnownLog | None = None) -> Any:
            found = load(table, known)
            read.append(len(found.log))
            return found

        with first.sit(made, "vampire") as vampire, first.sit(made, "human") as human, second.sit(made) as guest:
            guest.until("state")
            monkeypatch.setattr(second.service.store, "load", noted)
            play_out({"vampire": vampire, "human": human}, most=40)
            row = first.service.store.load(made["table"]).table
            guest.reach(row.length - row.half)
        assert 0 < sum(read) <= row.length


def test_an_unchecked_replay_is_the_game_that_was_played() -> None:
    for name in ("empire", "fury", "vtes"):
        game, twin = coterie.new(name, seed=8), coterie.new(name, seed=8)
        for number in range(150):
            if not game.decisions:
                break
            game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(number)))
        for seat, key, _ in game.entries:
            twin.follow(seat, " ".join(reversed(key.split())))
        assert twin.record() == game.record(), "with its forced passes, and marks in their one order"


def test_a_log_that_was_tampered_with_is_looked_at_entry_by_entry(host: ThreadHost) -> None:
    made = host.make(dict.fromkeys(("vampire", "human"), "mine"))
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        play_out({"vampire": vampire, "human": human}, most=6)
    stored = host.service.store.load(made["table"])
    reviving.taken_up(stored.table, stored.log, 60.0)
    wrong = [*stored.log[:-1], LogRow(stored.log[-1].seat, "no-such-key", False, 0.0)]
    with pytest.raises(coterie.CoterieError, match="no-such-key"):
        reviving.taken_up(stored.table, wrong, 60.0)


def test_a_table_whose_log_takes_too_long_waits_for_the_operator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with thread_host(tmp_path, take_up_within=-1.0) as host:
        made = host.make(dict.fromkeys(("vampire", "human"), "mine"))
        with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
            play_out({"vampire": vampire, "human": human}, most=3)
        assert not host.get(f"api/tables/{made['table']}")["halted"]
        host.service.tables.pop(made["table"])
        assert host.get(f"api/tables/{made['table']}")["halted"]
        taken_up = reviving.taken_up
        monkeypatch.setattr(reviving, "taken_up", lambda row, log, _: taken_up(row, log, 60.0))
        assert resume(host.service.store, made["table"]) == 0
        wait_until("it goes on", lambda: not host.get(f"api/tables/{made['table']}")["halted"])
