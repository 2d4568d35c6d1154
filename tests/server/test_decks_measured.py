"""Decks measured in games of bots: the same figures as `coterie sim`, progress, stopping, quotas, and others who come in between."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from coterie.cli import app
from coterie.games.vtes.formats import write
from coterie.games.vtes.workshop.catalogue import precon
from coterie.games.vtes.workshop.room import file_of
from coterie.server.decks import measuring, work
from coterie.server.workers.pool import Pool
from coterie.sim.table import play
from tests.marks import slow
from tests.server.hosts import ThreadHost, thread_host
from tests.tries import tries, wait_until

GAMES, SEED = 4, 11
OPPONENTS = ["tremere", "toreador"]


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[ThreadHost]:
    with thread_host(tmp_path, measure_rate=1_500.0) as host:
        yield host


def deck(name: str) -> Any:
    return {
        "parts": {part: [{"card": one.card, "count": one.count} for one in copies] for part, copies in precon(name).parts.items()},
        "name": "Mine",
    }


def begin(host: ThreadHost, **fields: Any) -> Any:
    asked = {"deck": deck("ventrue"), "opponents": OPPONENTS, "games": GAMES, "seed": SEED, **fields}
    return host.http.post("api/games/vtes/decks/measure", json=asked)


def begun(host: ThreadHost, **fields: Any) -> str:
    answer = begin(host, **fields)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(host: ThreadHost, measurement: str) -> Any:
    return host.get(f"api/games/vtes/decks/measure/{measurement}")


def stop(host: ThreadHost, measurement: str) -> Any:
    answer = host.http.delete(f"api/games/vtes/decks/measure/{measurement}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(host: ThreadHost, measurement: str) -> Any:
    wait_until("the measurement is over", lambda: look(host, measurement)["state"] != "playing")
    return look(host, measurement)


def test_coterie_sim_gives_the_same_figures(quick: ThreadHost, tmp_path: Path) -> None:
    found = finished(quick, begun(quick))
    assert (found["state"], found["games"], found["asked"]) == ("done", GAMES, GAMES)
    file = tmp_path / "mine.txt"
    file.write_text(write(file_of(precon("ventrue")), "text"), encoding="utf-8")
    options = ["--decks", ",".join([str(file), *OPPONENTS]), "--games", str(GAMES), "--seed", str(SEED), "--json", "-"]
    run = CliRunner().invoke(app, ["sim", "vtes", *options])
    assert run.exit_code == 0, run.output
    figures = json.loads(run.output)["brought"]
    for told, summary in zip([found["deck"], *(one["standing"] for one in found["opponents"])], figures.values(), strict=True):
        assert told == {name: summary[name] for name in told}
    (ours, *_) = figures.values()
    assert found["cards"] == ours["cards"]
    assert [one["name"] for one in found["opponents"]] == OPPONENTS


def test_the_parts_add_up(quick: ThreadHost) -> None:
    found = finished(quick, begun(quick))
    whole = found["deck"]
    for parts in (found["seats"].values(), *([one[side] for one in found["opponents"]] for side in ("before", "behind"))):
        for figure in ("games", "wins", "first_out"):
            assert sum(part[figure] for part in parts) == whole[figure]
    held = {str(one["card"]): one["count"] for part in deck("ventrue")["parts"].values() for one in part}
    for card, fate in found["cards"].items():
        assert sum(fate.values()) >= held[card] * GAMES, card
    assert set(found["cards"]) == set(held)
    assert found["share"] == pytest.approx(1 / 3)


@slow
def test_it_can_be_stopped_and_what_was_not_played_is_given_back(quick: ThreadHost) -> None:
    for _ in range(3):
        measurement = begun(quick, games=1000)
        stopped = stop(quick, measurement)
        assert stopped["state"] == "stopped"
        assert stopped["games"] < 1000
        assert stop(quick, measurement) == stopped
        assert look(quick, measurement) == stopped


def test_one_at_a_time_and_so_many_games_an_hour(quick: ThreadHost) -> None:
    measurement = begun(quick, games=1000)
    again = begin(quick)
    assert (again.status_code, again.json()["reason"]["id"]) == (429, "refused-measuring-already")
    assert look(quick, measurement)["asked"] == 1000
    stop(quick, measurement)
    fine = begun(quick, games=1000)
    quick.service.settings = msgspec.structs.replace(quick.service.settings, measure_rate=500.0)
    stop(quick, fine)
    refused = begin(quick, games=600)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (429, "refused-too-many-games")
    assert begin(quick, games=300).status_code == 201


def test_there_are_not_too_many_in_all(quick: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "RUNNING", 0)
    refused = begin(quick)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (503, "refused-measuring-many")


def test_a_game_is_played_in_slices_and_ends_as_in_one_piece() -> None:
    plan = work.plan("vtes", [precon("ventrue"), "tremere"], SEED)
    slices = [work.play_on("a", plan, 0, 1, 0.0)]
    for _ in tries("the game is over"):
        slices.append(work.play_on("a", plan, 0, 1, 0.0))
        if slices[-1]:
            break
    assert len(slices) > 100
    assert slices[-1] == [play(plan, 0)]
    assert not any(slices[:-1])


def test_others_come_in_between(quick: ThreadHost) -> None:
    """While a deck is measured, other work is done, too."""
    measurement = begun(quick, games=1000)
    for _ in range(5):
        read = quick.http.post("api/games/vtes/decks/read", json={"text": "4x Sully"})
        assert read.status_code == 200
    assert look(quick, measurement)["state"] == "playing"
    stop(quick, measurement)


def test_it_waits_while_bots_at_tables_wait(quick: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = []
    waiting = iter([1, 2, 1])
    play_on, pool = work.play_on, quick.service.jobs.pool

    def bots_wait(_: Pool) -> int:
        happened.append("bots")
        return next(waiting, 0)

    async def played(self: Pool, owner: str, lane: str, call: Any, *args: Any, **more: Any) -> Any:
        if call is play_on:
            happened.append("slice")
        return await run_for(self, owner, lane, call, *args, **more)

    run_for = Pool.run_for
    monkeypatch.setattr(Pool, "__len__", bots_wait)
    monkeypatch.setattr(Pool, "run_for", played)
    monkeypatch.setattr(measuring, "LONGEST_PAUSE", 1e9)
    assert finished(quick, begun(quick, games=1))["state"] == "done"
    assert pool.well()
    assert happened[:5] == ["bots", "bots", "bots", "bots", "slice"]


@slow
def test_a_game_that_another_process_was_at_goes_the_same_way(quick: ThreadHost) -> None:
    """A worker that is killed in the middle changes nothing."""
    once = finished(quick, begun(quick))
    measurement = begun(quick)
    wait_until("a game has come to an end", lambda: look(quick, measurement)["games"])
    quick.service.jobs.pool.workers[0].end()
    again = finished(quick, measurement)
    assert {**again, "id": "", "seconds": 0} == {**once, "id": "", "seconds": 0}


@slow
def test_every_process_tells_of_it_and_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "WRITE", 0.0)
    with thread_host(tmp_path) as one, thread_host(tmp_path) as two:
        measurement = begun(one, games=1000)
        wait_until("the other tells of a game", lambda: look(two, measurement)["games"])
        assert look(two, measurement)["state"] == "playing"
        assert stop(two, measurement)["state"] == "stopped"
        wait_until("it is stopped", lambda: look(one, measurement)["state"] == "stopped")
        assert look(one, measurement) == look(two, measurement)


@slow
def test_what_there_is_outlives_the_server(tmp_path: Path) -> None:
    with thread_host(tmp_path) as host:
        measurement = begun(host, games=1000)
        wait_until("a game has come to an end", lambda: look(host, measurement)["games"])
    with thread_host(tmp_path) as host:
        found = look(host, measurement)
        assert found["state"] == "stopped"
        assert 0 < found["games"] < 1000


def test_one_whose_process_was_killed_is_played_no_more(quick: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    measurement = begun(quick, games=1000)
    running = quick.service.measurements._running
    running.pop(measurement).task.cancel()
    assert look(quick, measurement)["state"] == "playing"
    monkeypatch.setattr(measuring, "LOST", -1.0)
    assert look(quick, measurement)["state"] == "stopped"


def test_it_is_forgotten_after_a_while(quick: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    measurement = begun(quick)
    stop(quick, measurement)
    monkeypatch.setattr(measuring, "KEPT_FOR", -1.0)
    gone = quick.http.get(f"api/games/vtes/decks/measure/{measurement}")
    assert (gone.status_code, gone.json()["reason"]["id"]) == (404, "refused-no-measurement")


BAD: dict[str, tuple[dict[str, Any], int]] = {
    "nobody to play against": ({"opponents": []}, 400),
    "too many": ({"opponents": ["ventrue"] * 5}, 422),
    "far too many": ({"opponents": ["ventrue"] * 50}, 400),
    "nobody we know": ({"opponents": ["vampire"]}, 422),
    "no games": ({"games": 0}, 400),
    "too many games": ({"games": 1001}, 400),
    "a bad seed": ({"seed": -1}, 400),
    "a deck that is not legal": ({"deck": {"parts": {"crypt": [{"card": 201569, "count": 4}]}}}, 422),
    "an opponent that is not legal": ({"opponents": [{"parts": {}}]}, 422),
    "something else": ({"bots": "search"}, 400),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_starts_nothing(host: ThreadHost, name: str) -> None:
    fields, status = BAD[name]
    answer = begin(host, **fields)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
    assert not host.service.measurements._running


def test_nobody_measures_decks_of_other_games(host: ThreadHost) -> None:
    answer = host.http.post("api/games/empire/decks/measure", json={"deck": {"parts": {}}, "opponents": ["x"]})
    assert answer.status_code == 404
    assert host.http.get("api/games/vtes/decks/measure/unknown").status_code == 404
    assert host.http.delete("api/games/vtes/decks/measure/unknown").status_code == 404
