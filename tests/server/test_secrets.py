"""Two worlds at the wire: everything a seat's connection receives is equal where the worlds differ only in what it cannot know."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import coterie
from coterie.kernel.chance import Chance
from coterie.kernel.game import Game
from coterie.kernel.marks import Limit, Marks
from coterie.server.api import NewTable, SeatRequest
from coterie.server.live import shown
from coterie.server.live.making import draw_up
from coterie.server.live.table import LiveTable
from coterie.server.protocol import Waiting
from coterie.server.store import LogRow
from tests.marks import slow
from tests.server.hosts import TIMEOUT, Frozen, Person, ThreadHost, thread_host
from tests.tries import tries

SEATS = ("vampire", "human")
OTHER = {"vampire": "human", "human": "vampire"}
WISH = NewTable("empire", [SeatRequest(seat, "mine") for seat in SEATS])
CHANGING = re.compile(r'"(since|until|created|moved|at)":[0-9.e+]+')


class World:
    """One of two tables that look the same to a seat, and both people at it."""

    def __init__(self, host: ThreadHost, game: Game, stack: ExitStack) -> None:
        stored, tokens = draw_up(WISH, now=host.service.now())
        stored.table.seed = str(game.seed)
        stored.log = [LogRow(seat, key, False, 0.0) for seat, key, _ in game._log]
        stored.table.length = len(stored.log)
        loop = host.service._chores[0].get_loop()
        self.live: LiveTable = asyncio.run_coroutine_threadsafe(host.service.add(stored), loop).result(TIMEOUT)
        self.people: dict[str, Person] = {}
        for seat in SEATS:
            self.people[seat] = stack.enter_context(Person(host.address, stored.table.id, tokens[seat]))
            self.people[seat].until("state")
        self.people["vampire"].until("table", lambda table: all(info["connected"] for info in table["info"]["seats"]))

    def stands_at(self, number: int) -> tuple[str, list[str]]:
        """Who is really asked at that entry, and what; nobody, once it has been answered, also automatically."""
        for _ in tries("somebody is really asked"):
            now, seat, keys, passes = asyncio.run_coroutine_threadsafe(self._look(), self.live.loop).result(TIMEOUT)
            if now > number or not seat:
                return "", []
            if not passes:
                return seat, keys
            self.people["human"].do("ping")
        raise AssertionError

    async def _look(self) -> tuple[int, str, list[str], bool]:
        """How long the log is, who is asked what, and whether the table passes there: as of one moment, in the server's own loop."""
        async with self.live.lock:
            game = self.live.game
            if not game.decisions:
                return game.number, "", [], False
            decision = game.decisions[0]
            marked = [] if decision.marks is None else list(islice(decision.marks.every(), 60))
            return game.number, decision.seat, decision.keys + marked, bool(self.live.auto_pass(decision))

    def reach(self, seat: str, number: int) -> None:
        """Listen until a seat knows of so many entries, or of those before somebody else's half-made choice."""
        known = asyncio.run_coroutine_threadsafe(self._known_to(seat), self.live.loop).result(TIMEOUT)
        self.people[seat].reach(min(number, known))

    async def _known_to(self, seat: str) -> int:
        async with self.live.lock:
            return self.live.known_to(seat)

    def window(self) -> dict[str, list[str]]:
        """Who is asked in the open window, and what; nobody if none is open."""
        return asyncio.run_coroutine_threadsafe(self._look_into_window(), self.live.loop).result(TIMEOUT)

    async def _look_into_window(self) -> dict[str, list[str]]:
        async with self.live.lock:
            window = self.live.window()
            return {} if window is None else {asked.seat: [option.key for option in asked.info.options] for asked in window.asked}

    def let_end(self, number: int) -> None:
        """The time of the window is over: look at it, and wait until it is carried out."""
        self.live.loop.call_soon_threadsafe(self.live.service.drive, self.live)
        for person in self.people.values():
            person.reach(number + 1)

    def choose(self, seat: str, key: str, number: int) -> None:
        self.reach(seat, number)
        answer = self.people[seat].do("choose", number=self.people[seat].state["ask"]["number"], key=key)
        assert answer["type"] == "accepted", answer

    def heard(self, seat: str, number: int) -> list[str]:
        """What came over this connection while the log was not longer than that, in order, without ids and times."""
        self.reach(seat, number)
        texts = []
        for text in self.people[seat].heard:
            message = msgspec.json.decode(text)
            if message["type"] == "state" and message["number"] > number:
                break
            if message["type"] == "pong":  # this test itself has asked, as often as it had to wait
                continue
            frozen = isinstance(self.live.service.now, Frozen)
            texts.append((text if frozen else CHANGING.sub(r'"\1":0', text)).replace(self.live.id, "TABLE"))
        return texts


def begin(seed: int, choices: int) -> Game:
    """A random game, that many entries old, at a real question."""
    game, random = coterie.new("empire", seed=seed), Random(seed)  # noqa: S311  # a test is to be repeated
    while game.decisions and (game.number < choices or game.decisions[0].lone_pass):
        game.choose(game.decisions[0].seat, game.decisions[0].pick(Chance(random.getrandbits(60))))
    return game


def imagined(seed: int, choices: int, seat: str, chance: int) -> Game:
    """Another world of that game that begins with a real question too: a lone pass would be made before anybody listens."""
    for other in tries("a world that begins with a real question"):
        game = begin(seed, choices)
        game.resample(seat, chance + 2 * other)
        if not game.decisions[0].lone_pass:
            return game
    raise AssertionError


def play_on(worlds: tuple[World, World], seat: str, seed: int, most: int = 40) -> int:
    """The same choices in both worlds until the seat rightly learns something, or a world cannot follow; how far they are alike."""
    random = Random(seed)  # noqa: S311  # a test is to be repeated
    number = first = worlds[0].live.game.number
    learned = worlds[0].live.game.state.learned[seat]
    while number < first + most:
        windows = [world.window() for world in worlds]
        if any(windows):
            after = play_window(worlds, windows, random)
            if not after or any(world.live.game.state.learned[seat] != learned for world in worlds):
                return number
            number = after
            continue
        asked = [world.stands_at(number) for world in worlds]
        done = [world.live.log[number] for world in worlds if len(world.live.log) > number]
        if done:
            who, keys = done[0].seat, [done[0].key]
        else:
            who, keys = asked[0][0], [key for key in asked[0][1] if asked[1][0] == asked[0][0] and key in asked[1][1]]
        for world, (now, possible) in zip(worlds, asked, strict=True):
            if len(world.live.log) <= number:
                keys = [key for key in keys if now == who and key in possible]
        if not keys or any(entry.key not in keys for entry in done):
            return number
        key = random.choice(keys)
        for world in worlds:
            if len(world.live.log) <= number:
                world.choose(who, key, number)
        if any(len(world.live.log) <= number or world.live.game.state.learned[seat] != learned for world in worlds):
            return number
        number += 1
    return number


def complete(worlds: list[World], seat: str, key: str, number: int, random: Random) -> bool:
    """Give the same answer in some worlds, all steps of it if it takes several; whether they can follow."""
    for _ in tries("an answer that is whole", 20):
        for world in worlds:
            world.choose(seat, key, number)
        asks = [world.people[seat].state["ask"] for world in worlds if not world.people[seat].state["window"]["answer"]]
        if not asks:
            return True
        first, *others = (possible(ask) for ask in asks)
        keys = [one for one in first if all(one in other for other in others)]
        if not keys or len(asks) < len(worlds):
            return False
        key = random.choice(keys)
    raise AssertionError


def possible(ask: dict[str, Any]) -> list[str]:
    """What may be answered, or some of it where several marks may be made."""
    marks = Marks({mark["key"]: mark["most"] for mark in ask["marks"]}, *msgspec.convert(ask["limits"], list[Limit]))
    return [option["key"] for option in ask["options"]] + (list(islice(marks.every(), 60)) if ask["marks"] else [])


def play_window(worlds: tuple[World, World], windows: list[dict[str, list[str]]], random: Random) -> int:
    """The same answers in the window of both worlds, where a lone pass needs none; how long the log is then, 0 if they cannot follow."""
    answers = {}
    number = worlds[0].live.game.number
    for seat in windows[0]:
        keys = [key for key in windows[0][seat] if key in windows[1].get(seat, ())]
        if not keys:
            return 0
        answers[seat] = "pass" if random.random() < 0.6 and "pass" in keys else random.choice(keys)
    for seat, key in answers.items():
        choosing = [world for world, asked in zip(worlds, windows, strict=True) if asked[seat] != ["pass"]]
        if not complete(choosing, seat, key, number, random):
            return 0
    clock = worlds[0].live.service.now
    assert isinstance(clock, Frozen)
    clock.time += 60.0
    for world in worlds:
        world.let_end(number)
    lengths = {len(world.live.log) for world in worlds}
    return lengths.pop() if len(lengths) == 1 else 0


def compare(host: ThreadHost, seat: str, seed: int, choices: int) -> tuple[list[str], list[str]]:
    """What a seat hears in two worlds that it cannot tell apart."""
    if begin(seed, choices).outcome is not None:
        return [], []
    games = [imagined(seed, choices, seat, chance) for chance in range(2)]
    with ExitStack() as stack:
        worlds = World(host, games[0], stack), World(host, games[1], stack)
        last = play_on(worlds, seat, seed)
        return worlds[0].heard(seat, last), worlds[1].heard(seat, last)


def differences(host: ThreadHost, seat: str) -> int:
    """In how many of some positions the connection tells the two worlds apart; over them all it must have heard enough to tell."""
    heard = [compare(host, seat, seed, choices) for seed, choices in ((1, 4), (2, 9), (3, 14), (4, 30), (5, 47), (6, 60), (7, 22), (8, 75))]
    assert sum(len(one) for one, _ in heard) > 40
    return sum(one != other for one, other in heard)


@pytest.fixture(scope="module", params=[0.0, 0.001], ids=["at-once", "with-windows"])
def silent(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    with thread_host(tmp_path_factory.mktemp("secrets"), pace=request.param) as host:
        if request.param:
            host.service.now = Frozen()
        yield host


@pytest.mark.parametrize("seat", SEATS)
def test_a_connection_tells_nothing_that_its_seat_cannot_know(silent: ThreadHost, seat: str) -> None:
    assert differences(silent, seat) == 0


@slow
def test_a_planted_leak_is_found(silent: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever passes automatically is not waited for: so the others see who has nothing to answer with."""
    whole = shown.waiting

    def waiting(table: LiveTable) -> tuple[Waiting, ...]:
        passing = [decision.seat for decision in table.game.decisions if table.auto_pass(decision)]
        return tuple(one for one in whole(table) if one.seat not in passing)

    monkeypatch.setattr(shown, "waiting", waiting)
    assert differences(silent, "human") + differences(silent, "vampire") > 0


def test_nobody_is_sent_the_seed_or_anothers_hand(host: ThreadHost) -> None:
    made = host.make({"vampire": "mine", "human": "mine"})
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human, host.sit(made) as guest:
        for person in (vampire, human, guest):
            person.until("state")
        live = host.service.tables[made["table"]]
        for person, hidden in ((human, ["vampire"]), (guest, ["vampire", "human"])):
            text = "".join(person.heard)
            assert live.row.seed not in text
            assert live.game.state.chance.hex() not in text
            assert not any(key["token"] in text for key in made["seats"])
            for seat in hidden:
                assert not any(f'"{card}"' in text for card in live.game.view(seat).hand)
        assert guest.state["ask"] is None


def test_tokens_are_kept_as_hashes_alone(host: ThreadHost, capfd: pytest.CaptureFixture[str]) -> None:
    made: dict[str, Any] = host.make({"vampire": "mine", "human": "mine"})
    with host.sit(made, "human") as human:
        human.until("state")
    files = b"".join(path.read_bytes() for path in host.settings.data.iterdir() if path.is_file())
    told = "".join(capfd.readouterr())
    for key in made["seats"]:
        assert key["token"].encode() not in files
        assert key["token"] not in told
