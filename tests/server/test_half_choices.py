"""Half a choice stays with whoever makes it: others hear nothing between a question and its answer, and then everything at once."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import coterie
from coterie.kernel.chance import Chance
from coterie.kernel.decision import Decision
from coterie.kernel.game import Game
from coterie.server.live import making
from tests.server.hosts import Person, ThreadHost, any_answer, play_out, thread_host
from tests.tries import tries

BOTH = {"vampire": "mine", "human": "mine"}


def test_cards_discarded_together_reach_others_in_one_message(host: ThreadHost) -> None:
    """Three cards are one entry: neither the opponent nor a spectator sees numbers move before."""
    made = host.make(BOTH)
    with ExitStack() as stack:
        vampire, human, watcher = (stack.enter_context(host.sit(made, seat)) for seat in ("vampire", "human", ""))
        ask = vampire.asked()
        assert ask is not None
        assert ask["kind"] == "discard"
        for other in (human, watcher):
            other.until("state")
        before = {other: (len(other.heard), other.state) for other in (human, watcher)}
        cards = [mark["key"] for mark in ask["marks"] if mark["key"].startswith("cellar:")][:3]
        answer = vampire.do("choose", number=ask["number"], key=" ".join(sorted(cards)))
        assert answer["type"] == "accepted"
        for other, (heard, state) in before.items():
            other.reach(state["number"] + 1)
            later = [message for text in other.heard[heard:] if (message := msgspec.json.decode(text))["type"] == "state"]
            assert later[0]["number"] == state["number"] + 1
            told = [event["roles"] for event in later[0]["events"] if event["kind"] == "empire-event-discards"]
            assert [(roles["cellar"], roles["moat"]) for roles in told] == [(3, 0)]
            assert later[0]["view"]["sides"]["vampire"]["hand"] == state["view"]["sides"]["vampire"]["hand"]


def test_whoever_can_only_pass_is_sent_what_comes_of_it_and_others_are_sent_every_entry(host: ThreadHost) -> None:
    """A state before one's own forced pass would be out of date at once. For others there is one, as if somebody had chosen to pass."""
    made = host.make(BOTH)
    with host.sit(made, "vampire") as vampire, host.sit(made, "human") as human:
        people = {"vampire": vampire, "human": human}
        assert play_out(people, most=60) == 60
        log = host.service.store.load(made["table"]).log
        for person in people.values():
            person.reach(len(log) - host.service.tables[made["table"]].row.half)
        told = {
            seat: [message for text in person.heard if (message := msgspec.json.decode(text))["type"] == "state"]
            for seat, person in people.items()
        }
    assert not [state["ask"] for states in told.values() for state in states if state["ask"] and state["ask"]["auto_pass"]]
    passed = [(number, entry.seat) for number, entry in enumerate(log) if entry.forced and log[number - 1].seat != entry.seat]
    assert len(passed) > 5
    for number, seat in passed:
        assert number not in [state["number"] for state in told[seat]]
        assert number in [state["number"] for state in told["human" if seat == "vampire" else "vampire"]]


# A choice of several entries.

PLAYING: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "empire": ({}, {"vampire": "mine", "human": "mine"}),
    "fury": ({"players": 2}, {"dracula": "mine", "hunters": "mine"}),
}


def _half_of(game: str, setup: dict[str, Any]) -> tuple[dict[str, Any], str, str]:
    """A position at which somebody can begin a choice that takes several entries, who that is, and by which key."""
    for seed in tries(f"half a choice in {game}", 40):
        played, chance = coterie.new(game, seed=seed, setup=setup), Chance(seed)
        for _ in range(200):
            if not played.decisions:
                break
            (decision, *others) = played.decisions
            if played.is_quiet and not others and (key := _begins(played, decision)):
                return played.position(), decision.seat, key
            played.choose(decision.seat, decision.pick(chance))
    raise AssertionError


def _begins(played: Game, decision: Decision) -> str:
    """A key after which the same seat is asked again, and nobody else sees any difference; "" if there is none."""
    seat = decision.seat
    for key in decision.keys:
        tried = played.clone()
        before = [(tried.state.told_to(who), tried.view(who)) for who in (None, *tried.seats) if who != seat]
        tried.choose(seat, key)
        after = [(tried.state.told_to(who), tried.view(who)) for who in (None, *tried.seats) if who != seat]
        if before == after and [one.seat for one in tried.decisions] == [seat] and len(tried.decisions[0].keys) > 1:
            return key
    return ""


def _told(person: Person) -> list[dict[str, Any]]:
    """Everything that has come to somebody so far."""
    person.do("ping")
    return [message for text in person.heard if (message := msgspec.json.decode(text))["type"] != "pong"]


def _untimed(message: dict[str, Any]) -> str:
    """A message without what differs from table to table: its id, and times."""
    return re.sub(r'"(id|since|until|moved|created|at)":("[\w-]{16}"|[\d.]+)', r'"\1":0', msgspec.json.encode(message).decode())


@contextmanager
def _begun(host: ThreadHost, game: str, **fields: Any) -> Iterator[tuple[dict[str, Any], Person, str, list[Person]]]:
    """A table at which somebody can begin a choice, by which key, and all others: the other seat and a spectator."""
    setup, seats = PLAYING[game]
    position, seat, key = _half_of(game, setup)
    made = host.make(seats, game=game, setup=setup, position=position, **fields)
    with ExitStack() as stack:
        people = {who: stack.enter_context(host.sit(made, who)) for who in (*seats, "")}
        for person in people.values():
            person.until("table", lambda told: all(one["connected"] for one in told["info"]["seats"]))
            person.reach(0)
        for person in people.values():  # now that the last has come, everybody has been told so
            person.do("ping")
            person.heard.clear()
        yield made, people.pop(seat), key, list(people.values())


def _choose(person: Person, key: str) -> None:
    answer = person.do("choose", number=person.state["ask"]["number"], key=key)
    assert answer["type"] == "accepted", answer


def _complete(person: Person) -> None:
    """Go on with the first option until the choice is whole: then the table says so."""
    for _ in tries("the choice is whole", 20):
        before = person.info["moved"], person.state["seq"], person.state["waiting"]
        ask = person.state["ask"]
        key = next((one["key"] for one in ask["options"] if one["key"] != "pass"), "pass")
        if not ask["options"]:
            key = any_answer(ask, Random(1))  # noqa: S311  # a test is to be repeated
        _choose(person, key)
        if before[1:] != (person.state["seq"], person.state["waiting"]):
            return


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "player", "seconds": 900}, {"kind": "decision", "seconds": 900}])
@pytest.mark.parametrize("game", PLAYING)
def test_others_are_told_nothing_of_half_a_choice(host: ThreadHost, game: str, clock: dict[str, Any]) -> None:
    """Begun, taken back and begun again: no message, no number, no time and no clock moves for others, at the socket or over REST."""
    with _begun(host, game, clock=clock) as (made, chooser, key, others):
        before = [_told(other) for other in others]
        info = host.get(f"api/tables/{made['table']}")
        number = chooser.state["number"]
        for _ in range(3):
            _choose(chooser, key)
            assert chooser.state["number"] == number + 1
            assert host.get(f"api/tables/{made['table']}") == info
            assert chooser.state["undo_free"]
            assert chooser.do("undo", number=number)["type"] == "accepted"
            assert chooser.state["number"] == number
        _choose(chooser, key)
        assert [_told(other) for other in others] == before
        assert host.get(f"api/tables/{made['table']}") == info


@pytest.mark.parametrize("game", PLAYING)
def test_what_others_are_told_of_a_whole_choice_does_not_say_how_often_it_was_begun(
    host: ThreadHost, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(times: int) -> list[list[str]]:
        monkeypatch.setattr(making, "new_seed", lambda: 7)
        with _begun(host, game) as (made, chooser, key, others):
            number = chooser.state["number"]
            for _ in range(times):
                _choose(chooser, key)
                assert chooser.do("undo", number=number)["type"] == "accepted"
            _choose(chooser, key)
            _complete(chooser)
            heard = [[_untimed(message) for message in _told(other)] for other in others]
            assert all(heard)
            with host.sit(made, since=others[-1].state["seq"]) as again:
                again.reach(0)
                assert again.state["events"] == []
                heard.append([_untimed(again.state)])
            return heard

    assert told(3) == told(0)


def test_half_a_choice_reaches_nobody_through_another_process(tmp_path: Path) -> None:
    setup, seats = PLAYING["empire"]
    position, seat, key = _half_of("empire", setup)
    with thread_host(tmp_path) as one, thread_host(tmp_path) as two:
        made = one.make(seats, setup=setup, position=position)
        other = next(who for who in seats if who != seat)
        with one.sit(made, seat) as chooser, two.sit(made, other) as opponent, two.sit(made, seat) as elsewhere:
            for person in (chooser, opponent, elsewhere):
                person.reach(0)
            opponent.do("ping")
            before = len([text for text in opponent.heard if '"pong"' not in text])
            number = chooser.state["number"]
            _choose(chooser, key)
            elsewhere.reach(number + 1)
            assert chooser.do("undo", number=number)["type"] == "accepted"
            elsewhere.until("state", lambda state: state["number"] == number)
            opponent.do("ping")
            assert len([text for text in opponent.heard if '"pong"' not in text]) == before
            _choose(chooser, key)
            _complete(chooser)
            opponent.reach(number + 2)
            assert two.get(f"api/tables/{made['table']}")["number"] == one.get(f"api/tables/{made['table']}")["number"]
    with thread_host(tmp_path) as later, later.sit(made, other) as again:
        again.reach(number + 2)


def test_a_clock_counts_the_whole_choice_once(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking half a choice back gives no time: the clock runs from the question to the answer."""
    now = time.time()
    monkeypatch.setattr(host.service, "now", lambda: now)
    with _begun(host, "empire", clock={"kind": "player", "seconds": 900}) as (made, chooser, key, _):
        number, seat = chooser.state["number"], chooser.state["waiting"][0]["seat"]
        for _ in range(3):
            now += 10.0
            _choose(chooser, key)
            now += 10.0
            assert chooser.do("undo", number=number)["type"] == "accepted"
        _choose(chooser, key)
        now += 40.0
        _complete(chooser)
        left = {one["seat"]: one["time_left"] for one in host.get(f"api/tables/{made['table']}")["seats"]}
        assert left[seat] == pytest.approx(800.0)
