"""When a rule, a bot or a part of the server fails: players are told, the operator finds the record, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

import coterie
from coterie.server.live import service as services
from tests.server.hosts import Person, ThreadHost, any_answer, play_out, real, thread_host
from tests.tries import tries, wait_until

SEATS = {"ada": "mine", "bea": "mine", "cem": "bot:steady"}


def _settle(people: dict[str, Person]) -> None:
    """Listen until somebody is really asked, the game is over, or something has failed; then everybody knows the same."""
    for person in people.values():
        if not person.state:
            person.until("state")

    def settled() -> bool:
        for person in people.values():
            person.do("ping")
        return any(real(person.state) or person.state["outcome"] or person.info["trouble"] for person in people.values())

    wait_until("somebody is asked", settled)
    for person in people.values():
        person.do("ping")


def _step(people: dict[str, Person], random: Random) -> None:
    """One who is asked answers, with anything but a vote."""
    for person in people.values():
        if real(person.state):
            ask = person.state["ask"]
            options = [option for option in ask["options"] if option["key"] != "vote"]
            person.do("choose", number=ask["number"], key=any_answer({**ask, "options": options}, random))
            break
    _settle(people)


def _play_until(people: dict[str, Person], told: str, reached: Callable[[], object]) -> None:
    """Play on until something is so."""
    random = Random(3)  # noqa: S311  # a test is to be repeated
    _settle(people)
    for _ in tries(told, 200):
        if reached():
            break
        _step(people, random)


def test_a_rule_that_fails_is_told_to_everybody_and_the_game_goes_on(tmp_path: Path) -> None:
    with thread_host(tmp_path, games=("tests.server.fumbling:Mistaken",)) as host, capture_logs() as logs:
        made = host.make({"ada": "mine", "bea": "mine", "cem": "mine"}, game="tiny")
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea, host.sit(made, "cem") as cem:
            people = {"ada": ada, "bea": bea, "cem": cem}
            _settle(people)
            (chooser,) = [person for person in people.values() if real(person.state)]
            number = chooser.state["number"]
            refused = chooser.choose("vote")
            assert refused["type"] == "refused"
            assert refused["reason"]["id"] == "refused-rule-failed"
            for person in people.values():
                person.do("ping")
                assert person.info["trouble"]["id"] == "trouble-rule"
                assert person.info["number"] == number
            (line,) = [line for line in logs if line["event"] == "a rule failed"]
            assert '"vote"' in line["record"]
            assert chooser.choose("gifts")["type"] == "accepted"
            for person in people.values():
                person.do("ping")
                assert person.info["trouble"] is None
                assert person.state["number"] > number


def test_another_process_tells_of_it_too_and_so_does_the_next(tmp_path: Path) -> None:
    games = ("tests.server.fumbling:Mistaken",)
    with thread_host(tmp_path, games=games) as one, thread_host(tmp_path, games=games) as two:
        made = one.make(dict.fromkeys(("ada", "bea", "cem"), "mine"), game="tiny")
        with one.sit(made, "ada") as ada, one.sit(made, "bea") as bea, one.sit(made, "cem") as cem, two.sit(made) as watcher:
            watcher.until("state")
            people = {"ada": ada, "bea": bea, "cem": cem}
            _settle(people)
            (chooser,) = [person for person in people.values() if real(person.state)]
            assert chooser.choose("vote")["type"] == "refused"
            watcher.until("table", lambda told: (told["info"]["trouble"] or {}).get("id") == "trouble-rule")
    with thread_host(tmp_path, games=games) as later, ExitStack() as stack:
        assert later.get(f"api/tables/{made['table']}")["trouble"]["id"] == "trouble-rule"
        people = {seat: stack.enter_context(later.sit(made, seat)) for seat in ("ada", "bea", "cem")}
        _settle(people)
        (chooser,) = [person for person in people.values() if real(person.state)]
        assert chooser.choose("gifts")["type"] == "accepted"
        assert later.get(f"api/tables/{made['table']}")["trouble"] is None


def test_where_a_rule_fails_after_the_choice_of_a_bot_it_chooses_otherwise(tmp_path: Path) -> None:
    with thread_host(tmp_path, games=("tests.server.fumbling:Mistaken",)) as host, capture_logs() as logs:
        made = host.make(SEATS, game="tiny", setup={"rounds": 3})
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea:
            _play_until({"ada": ada, "bea": bea}, "the game does not end", lambda: ada.state["outcome"])
        failed = [line for line in logs if line["event"] == "a rule failed"]
        assert failed
        assert "ZeroDivisionError after 'vote' of cem" in failed[0]["error"]


def test_a_game_that_cannot_go_on_is_taken_back_to_before(tmp_path: Path) -> None:
    with thread_host(tmp_path, games=("tests.server.fumbling:Stuck",)) as host:
        made = host.make({"ada": "mine", "bea": "mine", "cem": "bot:random"}, game="tiny")
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea:
            _play_until({"ada": ada, "bea": bea}, "cem is never the host", lambda: ada.info["trouble"])
            assert ada.info["trouble"]["id"] == "trouble-rule"
            assert not real(ada.state)
            stands, back = ada.state["number"], ada.state["undo"]
            assert ada.do("undo", number=back)["type"] == "accepted"
            bea.do("ping")
            if bea.info["trouble"]:
                assert bea.do("consent", accept=True)["type"] == "accepted"
            ada.do("ping")
            assert ada.info["trouble"] is None
            assert ada.state["number"] == back < stands
            assert real(ada.state)


def test_a_bot_that_keeps_failing_is_replaced_for_the_game(tmp_path: Path) -> None:
    with thread_host(tmp_path, games=("tests.server.fumbling:Raising",)) as host, capture_logs() as logs:
        made = host.make(SEATS, game="tiny")
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea:
            play_out({"ada": ada, "bea": bea}, seed=4)
        assert len([line for line in logs if line["event"] == "a bot failed"]) == 3
        assert [seat["bot"] for seat in ada.info["seats"] if seat["seat"] == "cem"] == ["random"]
        assert any('"trouble-bot"' in text for text in ada.heard)


def test_a_bot_that_thinks_for_ever_is_given_up(tmp_path: Path) -> None:
    with thread_host(tmp_path, games=("tests.server.fumbling:Brooding",), think_within=0.5) as host, capture_logs() as logs:
        made = host.make(SEATS, game="tiny", setup={"rounds": 2})
        with host.sit(made, "ada") as ada, host.sit(made, "bea") as bea:
            play_out({"ada": ada, "bea": bea}, seed=4)
            assert ada.state["outcome"]
        failed = [line for line in logs if line["event"] == "a bot failed" and line["bot"] == "steady"]
        assert failed
        assert "WorkerLate" in failed[0]["error"]
        assert coterie.replay(failed[0]["record"]).asks("cem")


def test_health_tells_the_truth(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    told = host.get("health")
    assert {told[part] for part in ("status", "database", "disk", "bots", "jobs")} == {"ok"}
    monkeypatch.setattr(services, "free_megabytes", lambda _: 3)
    full = host.http.get("health")
    assert (full.status_code, full.json()["status"]) == (503, "disk: 3 MB left")
    monkeypatch.undo()
    monkeypatch.setattr(host.service.jobs.pool, "well", lambda: False)
    dead = host.http.get("health")
    assert (dead.status_code, dead.json()["jobs"]) == (503, "a process died")


def test_a_job_queue_whose_process_died_is_well_again_soon(host: ThreadHost) -> None:
    assert host.http.post("api/games/empire/check", json={"setup": {"turn_limit": 40}}).status_code == 200
    (worker,) = host.service.jobs.pool.workers
    died = worker._process
    died.kill()
    wait_until("it is replaced", lambda: worker._process is not died and host.http.get("health").status_code == 200)
    assert host.http.post("api/games/empire/check", json={"setup": {"turn_limit": 41}}).status_code == 200


def test_people_are_sent_here_only_while_it_is_open(host: ThreadHost, monkeypatch: pytest.MonkeyPatch) -> None:
    assert host.get("ready") == {"status": "open"}
    monkeypatch.setattr(host.service, "_phase", "closing")
    closing = host.http.get("ready")
    assert (closing.status_code, closing.json()) == (503, {"status": "closing"})
    assert host.http.get("health").status_code == 200
