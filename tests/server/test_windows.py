"""Windows: one public length, answers that are told when it ends, holding, and what nobody else learns meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import coterie
from coterie import bots
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.kernel.seat import Seat
from coterie.server.api import NewTable, SeatRequest
from coterie.server.live import reactions, windows
from coterie.server.live.making import draw_up
from coterie.server.live.table import LiveTable
from coterie.server.protocol import Clock
from coterie.server.store import LogRow
from tests.server.hosts import TIMEOUT, Frozen, Person, ThreadHost, any_answer, thread_host
from tests.tries import tries


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadHost]:
    with thread_host(tmp_path, pace=1.0) as running:
        running.service.now = Frozen()
        yield running


class Scene:
    """A table of people in the middle of a game, all of them connected, and somebody who looks on."""

    def __init__(self, host: ThreadHost, game: Game, stack: ExitStack, **fields: Any) -> None:
        self.host = host
        stored, self.tokens = draw_up(
            NewTable(game.name, [SeatRequest(seat, "mine", name=seat) for seat in game.seats], **fields), now=host.service.now()
        )
        stored.table.seed = str(game.seed)
        stored.log = [LogRow(seat, key, False, 0.0) for seat, key, _ in game.entries]
        self.live: LiveTable = self.run(host.service.add(stored))
        self.people = {seat: stack.enter_context(Person(host.address, self.live.id, self.tokens[seat])) for seat in game.seats}
        self.people["watcher"] = stack.enter_context(Person(host.address, self.live.id))
        for person in self.people.values():
            person.until("state")
        self.heard()

    def run(self, what: Any) -> Any:
        loop = self.host.service._chores[0].get_loop()
        return asyncio.run_coroutine_threadsafe(what, loop).result(TIMEOUT)

    def heard(self, but: str = "") -> list[str]:
        """What has come to everybody but one, since the last look."""
        new = []
        for name, person in self.people.items():
            if name != but:
                before = len(person.heard)
                assert person.do("ping")["type"] == "pong"
                new += [text for text in person.heard[before:-1] if '"connected":false' not in text]
        return new

    def after(self, seconds: float) -> None:
        """So much later the table is looked at."""
        self.host.service.now.time += seconds
        self.live.loop.call_soon_threadsafe(self.host.service.drive, self.live)

    def over(self) -> None:
        """The window's own time is over."""
        self.after(self.window["left"] + 0.001)

    @property
    def window(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people["watcher"].state["window"]
        return found

    def reach(self, number: int) -> None:
        for person in self.people.values():
            person.reach(number)

    def until(self, test: Callable[[dict[str, Any]], bool]) -> None:
        """Everybody listens until their state is like that."""
        for person in self.people.values():
            if not test(person.state):
                person.until("state", test)


def found(name: str, wanted: Callable[[Game, Decision], bool], **setup: Any) -> Game:
    """A game in which such a question is open, the first in some games of rules of thumb."""
    for seed in tries("such a question", 8):
        game = coterie.new(name, seed=seed, setup=setup)
        player = bots.make("steady", name, seed)
        while game.decisions and game.number < 400:
            decision = game.decisions[0]
            if windows.is_window(decision) and wanted(game, decision):
                return game
            game.choose(decision.seat, "pass" if decision.lone_pass else player.choose(Seat(game, decision.seat), decision))
    raise AssertionError


def following(game: Game) -> list[Decision]:
    """The open question, and those that come if everybody passes: for other seats, and before anything is told."""
    asked: list[Decision] = []
    before = game.state.told
    while len(game.decisions) == 1 and game.state.told == before:
        decision = game.decisions[0]
        if not windows.is_window(decision) or decision.seat in [other.seat for other in asked]:
            break
        asked.append(decision)
        game = game.clone()
        game.choose(decision.seat, "pass")
    return asked


def alone(game: Game) -> bool:
    return len(following(game)) == 1


def is_half(game: Game, decision: Decision, key: str) -> bool:
    """Whether nobody else sees a difference after this, and the same seat is asked something else."""
    twin = game.clone()
    before = [(twin.state.told_to(who), twin.view(who)) for who in (None, *twin.seats) if who != decision.seat]
    twin.choose(decision.seat, key)
    after = [(twin.state.told_to(who), twin.view(who)) for who in (None, *twin.seats) if who != decision.seat]
    return before == after and [one.seat for one in twin.decisions] == [decision.seat]


def something(game: Game, decision: Decision, half: bool = False) -> str:
    """An answer that is more than a pass, and whole by itself, or the first step of one; "" if there is none."""
    return next((key for key in decision.keys if key != "pass" and is_half(game, decision, key) == half), "")


def test_an_answer_is_told_when_the_window_ends(host: ThreadHost) -> None:
    game = found("empire", lambda game, one: alone(game) and bool(something(game, one)))
    decision = game.decisions[0]
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        person, number = scene.people[decision.seat], game.number
        assert scene.window == {"seats": [decision.seat], "length": 1.3, "left": 1.3, "held": False, "answer": "", "holding": False}
        scene.after(0.4)
        assert person.choose("pass")["type"] == "accepted"
        assert person.state["window"]["answer"] == "pass"
        assert person.choose(something(game, decision))["type"] == "accepted", "it may be changed"
        assert person.state["window"]["answer"] == something(game, decision)
        assert scene.heard(but=decision.seat) == [], "nobody else hears that somebody answered"
        scene.after(0.901)
        scene.reach(number + 1)
        assert [(row.key, row.at) for row in scene.live.log[number : number + 1]] == [(something(game, decision), host.service.now.time)]
        told = scene.people["watcher"].state
        assert {one["since"] for one in told["waiting"]} == {host.service.now.time}


@pytest.mark.parametrize("lone", [True, False])
def test_a_pass_takes_as_long_with_and_without_something_to_play(host: ThreadHost, lone: bool) -> None:
    """Everything that reaches the others is the same, but for what the question itself is about."""
    game = found("empire", lambda game, one: alone(game) and one.lone_pass == lone)
    seat, number = game.decisions[0].seat, game.number
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.window["length"] == 1.3
        if not lone:
            scene.people[seat].choose("pass")
        scene.after(1.299)
        assert scene.heard(but=seat) == []
        scene.after(0.002)
        scene.reach(number + 1)
        assert scene.live.log[number].at == host.service.now.time


def test_who_has_not_answered_holds_and_nobody_learns_who(host: ThreadHost) -> None:
    game = found("empire", lambda game, one: len(following(game)) == 2 and not one.lone_pass)
    first, second = following(game)
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.window["seats"] == [first.seat, second.seat]
        assert scene.window["length"] == 1.6
        scene.people[second.seat].choose("pass")
        scene.over()
        scene.until(lambda state: bool(state["window"]["held"]))
        assert [one["seat"] for one in scene.people["watcher"].state["waiting"]] == [first.seat, second.seat]
        scene.after(30.0)
        assert scene.heard() == []
        scene.people[first.seat].choose("pass")
        scene.reach(game.number + 2)


def test_anybody_asked_may_hold_and_let_go(host: ThreadHost) -> None:
    """With nothing to play, too: that is what holding is for."""
    game = found("empire", lambda game, one: alone(game) and one.lone_pass)
    seat, number = game.decisions[0].seat, game.number
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.people[seat].do("hold", on=True)["type"] == "accepted"
        assert scene.people[seat].state["window"]["holding"]
        assert scene.heard(but=seat) == [], "before its time is over nobody learns that a window is held"
        scene.over()
        scene.until(lambda state: bool(state["window"]["held"]))
        assert not scene.window["holding"]
        scene.after(7.0)
        assert scene.heard() == []
        assert scene.people[seat].do("hold", on=False)["type"] == "accepted"
        scene.reach(number + 1)
        other = next(name for name in game.seats if name != seat)
        if scene.live.window() is None or other not in scene.live.window().seats:  # type: ignore[union-attr]
            refused = scene.people[other].do("hold", on=True)
            assert refused["reason"]["id"] == "refused-no-window"


def test_seats_that_are_asked_in_turn_have_one_window(host: ThreadHost) -> None:
    """Whoever comes after somebody that plays is asked again, and an answer to the question of before comes too late."""
    game = found("vtes", lambda game, one: len(following(game)) >= 3 and bool(something(game, one)))
    first, *others = (one.seat for one in following(game))
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.window["seats"] == [first, *others]
        assert all(scene.people[seat].state["ask"]["number"] == game.number for seat in (first, *others))
        for seat in others:
            scene.people[seat].choose("pass")
        scene.people[first].choose(something(game, game.decisions[0]))
        assert scene.heard() == []
        scene.over()
        scene.reach(game.number + 1)
        assert [row.seat for row in scene.live.log[game.number :]] == [first]
        assert all(row.reply is None for row in scene.live.seats.values()), "what others had answered is forgotten"
        late = scene.people[others[0]].do("choose", number=game.number, key="pass")
        assert late["type"] == "refused"


def test_all_pass_in_one_window(host: ThreadHost) -> None:
    game = found("vtes", lambda game, _: len(following(game)) >= 3)
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        asked = scene.window["seats"]
        for seat in asked:
            if not scene.people[seat].state["ask"]["auto_pass"]:
                scene.people[seat].choose("pass")
        before = {name: len(person.heard) for name, person in scene.people.items()}
        scene.over()
        scene.reach(game.number + len(asked))
        assert [row.seat for row in scene.live.log[game.number :]][: len(asked)] == asked
        assert len({row.at for row in scene.live.log[game.number :]}) == 1
        watcher = scene.people["watcher"]
        states = [text for text in watcher.heard[before["watcher"] :] if msgspec.json.decode(text)["type"] == "state"]
        assert len(states) == 1, "they are told at once"


def test_one_person_among_bots_waits_for_no_window(host: ThreadHost) -> None:
    """The clock stands: a window would never end."""
    made = host.make({"vampire": "bot:random", "human": "mine"})
    with host.sit(made, "human") as human:
        human.until("state")
        live = host.service.tables[made["table"]]
        for _ in tries("a forced pass", 200):
            if any(row.forced and row.seat == "human" for row in live.log):
                break
            assert human.asked() is not None
            assert human.state["window"] is None
            human.choose(any_answer(human.state["ask"], Random(1)))  # noqa: S311  # a test is to be repeated


def test_who_stood_up_and_looks_on_is_still_somebody(host: ThreadHost) -> None:
    """Otherwise one could stand up, see how long the other takes, and sit down again."""
    game = found("empire", lambda game, one: alone(game))
    seat = game.decisions[0].seat
    other = next(name for name in game.seats if name != seat)
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        scene.people[other].do("stand", bot="random")
        assert scene.run(_window(scene.live)) is not None
        scene.people[other].close()
        del scene.people[other]
        scene.people[seat].until("table", lambda table: not all(one["connected"] for one in table["info"]["seats"]))
        assert not scene.run(_takes_time(scene.live))


async def _window(live: LiveTable) -> windows.Window | None:
    async with live.lock:
        return live.window()


async def _takes_time(live: LiveTable) -> bool:
    return windows.take_time(live)


def test_the_server_holds_for_who_wants_it_as_long_as_that_person_does(host: ThreadHost) -> None:
    game = found("empire", lambda game, one: alone(game) and one.lone_pass)
    seat = game.decisions[0].seat
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.people[seat].do("holding", how="often")["type"] == "accepted"
        assert scene.people[seat].state["holding"] == "often"
        assert scene.heard(but=seat) == [], "nobody else learns that"
        window = scene.run(_window(scene.live))
        assert window is not None
        some = [msgspec.structs.replace(window, number=number) for number in range(1000)]
        pauses = [pause for one in some if (pause := windows.pause_for(scene.live, one, seat))]
        assert 700 < len(pauses) < 820, "anybody takes longer than a brisk window in so many of a thousand"
        scene.live.seats[seat].pauses = [0.0, 3.0, 5.0, 0.0, 7.0, 9.0]
        drawn = [windows.pause_for(scene.live, one, seat) for one in some]
        assert set(drawn) == {0.0, 3.0, 5.0, 7.0, 9.0}
        assert 270 < drawn.count(0.0) < 400
        scene.live.seats[seat].holding = "sometimes"
        assert 600 < [windows.pause_for(scene.live, one, seat) for one in some].count(0.0) < 730
        scene.live.seats[seat].holding = "off"
        assert not any(windows.pause_for(scene.live, one, seat) for one in some)


def test_a_hold_of_the_server_ends_by_itself(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reactions, "pause_for", lambda *_: 3.0)
    game = found("empire", lambda game, one: alone(game) and one.lone_pass)
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        scene.over()
        scene.until(lambda state: bool(state["window"]["held"]))
        scene.after(2.9)
        assert scene.heard() == []
        scene.after(0.2)
        scene.reach(game.number + 1)


def test_a_choice_of_several_steps_is_made_within_the_window(host: ThreadHost) -> None:
    """Begun, taken back, begun again and completed: the others hear of it when the window ends, and of all steps at once."""
    game = found("empire", lambda game, one: alone(game) and bool(something(game, one, half=True)))
    decision = game.decisions[0]
    key = something(game, decision, half=True)
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        person = scene.people[decision.seat]
        first = person.state["ask"]
        for _ in range(2):
            assert person.choose(key)["type"] == "accepted"
            assert person.state["ask"]["kind"] != first["kind"]
            assert (person.state["window"]["answer"], person.state["undo_free"]) == ("", True)
            assert person.do("choose", number=game.number + 1, key="pass")["type"] == "refused", "no decision of the log has that number"
            assert person.do("undo", number=person.state["undo"])["type"] == "accepted"
            assert person.state["ask"]["prompt"] == first["prompt"]
        steps = 0
        for steps in tries("the choice is whole", 12):
            if person.state["window"]["answer"]:
                break
            key = key if steps == 0 else any_answer(person.state["ask"], Random(1))  # noqa: S311  # a test is to be repeated
            assert person.choose(key)["type"] == "accepted"
        assert scene.heard(but=decision.seat) == []
        assert len(scene.live.log) == game.number
        before = len(scene.people["watcher"].heard)
        scene.over()
        scene.reach(game.number + steps)
        assert {row.seat for row in scene.live.log[game.number : game.number + steps]} == {decision.seat}
        told = [msgspec.json.decode(text) for text in scene.people["watcher"].heard[before:]]
        assert next(one["number"] for one in told if one["type"] == "state") == game.number + steps


def test_a_clock_of_the_player_counts_what_the_player_took(host: ThreadHost) -> None:
    """Everybody in a window uses its length; who held it uses more."""
    game = found("empire", lambda game, one: len(following(game)) == 2 and not one.lone_pass)
    first, second = (one.seat for one in following(game))
    with ExitStack() as stack:
        scene = Scene(host, game, stack, clock=Clock("player", 600))
        scene.people[second].choose("pass")
        scene.over()
        scene.until(lambda state: bool(state["window"]["held"]))
        scene.after(6.0)
        scene.people[first].choose("pass")
        scene.reach(game.number + 2)
        assert scene.live.seats[first].time_left == pytest.approx(600 - 7.6, abs=0.01)
        assert scene.live.seats[second].time_left == pytest.approx(600 - 1.6)
        assert scene.live.seats[first].pauses == [pytest.approx(6.0, abs=0.01)]


def test_who_wants_that_passes_by_saying_nothing(host: ThreadHost) -> None:
    """Then a pass takes as long as any, whether the person is quick or slow."""
    game = found("empire", lambda game, one: alone(game) and not one.lone_pass)
    seat = game.decisions[0].seat
    with ExitStack() as stack:
        scene = Scene(host, game, stack)
        assert scene.people[seat].do("holding", unanswered="pass")["type"] == "accepted"
        assert scene.people[seat].state["unanswered"] == "pass"
        assert scene.people[seat].do("holding", how="often")["type"] == "accepted"
        assert (scene.people[seat].state["holding"], scene.people[seat].state["unanswered"]) == ("often", "pass"), "one wish at a time"
        assert scene.people[seat].do("holding", how="off")["type"] == "accepted"
        assert scene.heard(but=seat) == []
        scene.over()
        scene.reach(game.number + 1)
        assert (scene.live.log[game.number].key, scene.live.log[game.number].forced) == ("pass", False)


def test_a_bot_decides_in_a_window_for_whose_time_is_over(host: ThreadHost) -> None:
    game = found("empire", lambda game, one: alone(game) and not one.lone_pass)
    seat = game.decisions[0].seat
    with ExitStack() as stack:
        scene = Scene(host, game, stack, clock=Clock("decision", 20, "random"))
        scene.over()
        scene.until(lambda state: bool(state["window"]["held"]))
        scene.after(19.0)
        scene.reach(game.number + 1)
        assert scene.live.log[game.number].seat == seat
        assert scene.live.seats[seat].away


def test_a_table_may_have_slower_windows(host: ThreadHost) -> None:
    game = found("empire", lambda game, one: alone(game))
    with ExitStack() as stack:
        scene = Scene(host, game, stack, windows="slow")
        assert scene.people["watcher"].info["windows"] == "slow"
        assert scene.window["length"] == 5.0


def test_answers_outlive_the_process_that_took_them(tmp_path: Path) -> None:
    game = found("empire", lambda game, one: alone(game) and bool(something(game, one)))
    decision = game.decisions[0]
    clock = Frozen()
    with thread_host(tmp_path, pace=1.0) as host, ExitStack() as stack:
        host.service.now = clock
        scene = Scene(host, game, stack)
        scene.people[decision.seat].choose(something(game, decision))
        token = scene.tokens[decision.seat]
    with thread_host(tmp_path, pace=1.0) as again:
        again.service.now = clock
        with Person(again.address, scene.live.id, token) as person:
            person.until("state")
            assert person.state["window"]["answer"] == something(game, decision)
            clock.time += 1.31
            live = again.service.tables[scene.live.id]
            live.loop.call_soon_threadsafe(again.service.drive, live)
            person.reach(game.number + 1)
            assert live.log[game.number].key == something(game, decision)


def test_another_process_tells_an_answer_to_its_own_seat_alone(tmp_path: Path) -> None:
    game = found("empire", lambda game, one: alone(game) and not one.lone_pass)
    decision = game.decisions[0]
    clock = Frozen()
    with thread_host(tmp_path, pace=1.0) as host, thread_host(tmp_path, pace=1.0) as beside, ExitStack() as stack:
        host.service.now = beside.service.now = clock
        scene = Scene(host, game, stack)
        there = {
            name: stack.enter_context(Person(beside.address, scene.live.id, scene.tokens.get(name, "")))
            for name in (*game.seats, "watcher")
        }
        for person in there.values():
            person.until("state")
        for person in there.values():
            person.do("ping")
        before = {name: len(person.heard) for name, person in there.items()}
        scene.people[decision.seat].choose("pass")
        there[decision.seat].until("state", lambda state: state["window"]["answer"] == "pass")
        for name, person in there.items():
            if name != decision.seat:
                person.do("ping")
                assert len(person.heard) == before[name] + 1, (name, person.heard[before[name] :])
