"""Real processes: two serve one table, one is killed again and again, and one stops in good order."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.marks import slow
from tests.server.hosts import TIMEOUT, ProcessHost, play_out
from tests.server.killing import Killed
from tests.tries import wait_until

BOTH = {"vampire": "mine", "human": "mine"}


@slow
def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    with ProcessHost(tmp_path) as first, ProcessHost(tmp_path) as second:
        made = first.make(BOTH, whispers=True)
        with first.sit(made, "vampire") as vampire, second.sit(made, "human") as human:
            vampire.until("state")
            human.until("state")
            assert vampire.do("say", text="from the first")["type"] == "accepted"
            assert human.until("said")["text"] == "from the first"
            assert play_out({"vampire": vampire, "human": human}, most=8) == 8
            told = max(host.get(f"api/tables/{made['table']}")["number"] for host in (first, second))
            for person in (vampire, human):
                person.reach(told)
            assert min(person.state["number"] for person in (vampire, human)) == told, "whoever chooses may be in the middle of it"
        with second.sit(made, "vampire") as vampire, first.sit(made, "human") as human:
            assert play_out({"vampire": vampire, "human": human}, most=4) == 4
            assert human.do("resign")["type"] == "accepted"
            vampire.until("state", lambda state: bool(state["outcome"]))
        assert first.get(f"api/tables/{made['table']}/record") == second.get(f"api/tables/{made['table']}/record")
        assert first.stop() == 0
        assert second.stop() == 0


@slow
def test_two_processes_never_both_win(tmp_path: Path) -> None:
    """The same decision is answered through both at once: one is accepted, the other refused, and both stand alike."""
    with ProcessHost(tmp_path) as first, ProcessHost(tmp_path) as second:
        for _ in range(3):
            made = first.make(BOTH)
            with first.sit(made, "vampire") as here, second.sit(made, "vampire") as there:
                here.asked()
                there.asked()
                asked = here.state["ask"]
                keys = [one["key"] for one in (*asked["options"], *asked["marks"])][:2]
                for person, key in zip((here, there), keys, strict=True):
                    person.send({"type": "choose", "number": 0, "key": key, "id": 77})
                answers = [next(m for m in iter(person.hear, None) if m.get("id") == 77)["type"] for person in (here, there)]
                assert sorted(answers) == ["accepted", "refused"]
                told = max(host.get(f"api/tables/{made['table']}")["number"] for host in (first, second))
                for person in (here, there):
                    person.reach(max(1, told))
                number = max(person.state["number"] for person in (here, there))
                for person in (here, there):
                    person.reach(number)
                assert here.state["view"] == there.state["view"]


@slow
def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    table = Killed(tmp_path, seed=5)
    for times in range(40):
        table.once()
        if times >= 4 and table.choices > 5:
            return
    raise AssertionError("in forty lives hardly anybody could choose")


def started_by(process: int) -> list[int]:
    """The processes that this one has started and that live."""
    fields = {one: stat_of(one) for one in (int(folder.name) for folder in Path("/proc").glob("[0-9]*"))}
    return [one for one, (state, parent, *_) in fields.items() if int(parent) == process and state != "Z"]


def lives(process: int) -> bool:
    return stat_of(process)[0] != "Z"


def stat_of(process: int) -> list[str]:
    """State, parent and more of a process; one that has just ended is like one that nobody has waited for."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return ["Z", "0"]


@slow
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with ProcessHost(tmp_path) as host:
        made = host.make({"vampire": "bot:random", "human": "mine"})
        with host.sit(made, "human") as human:
            human.asked()
        thinking = started_by(host.process.pid)
        host.kill()
    assert thinking
    wait_until("the workers end", lambda: not any(map(lives, thinking)))


def test_it_starts_and_stops_in_good_order(tmp_path: Path) -> None:
    with ProcessHost(tmp_path) as host:
        assert host.get("health")["status"] == "ok"
        made = host.make({"vampire": "bot:random", "human": "mine"})
        with host.sit(made, "human") as human:
            human.asked()
            assert host.stop() == 0
            human.until_closed()
            assert human.socket.close_code == 1012


def refused(tmp_path: Path, *options: str) -> str:
    command = [sys.executable, "-m", "coterie", "serve", "--data", str(tmp_path), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_an_address_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port} cannot be listened on" in refused(tmp_path, "--port", str(port))


def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    assert "the database nonsense cannot be used" in refused(tmp_path, "--port", "0", "--database", "nonsense")
    (tmp_path / "coterie.sqlite").write_text("this is no database, and longer than a header of one would be" * 20)
    assert "cannot be opened" in refused(tmp_path, "--port", "0")
