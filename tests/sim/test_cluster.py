"""Runs on a Ray cluster: the same bytes as on one machine, with a node killed in the middle too; an interrupt leaves nothing behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from coterie.cli import app
from coterie.sim import NoCluster
from coterie.sim import cluster as sim_cluster
from tests.marks import slow
from tests.signals import hear_interrupts
from tests.sim.nodes import LOOPBACK, Nodes, two_nodes
from tests.tries import wait_until

TIMEOUT = 120.0
WAITING = """
import os, pathlib, time
from coterie.kernel.chance import Chance

FOLDER = pathlib.Path(__file__).parent


class Waiting:
    '''Writes down which node it plays on, and waits there for a file; then it plays at random.'''

    def __init__(self, seed):
        self.chance = Chance(seed)

    def choose(self, seat, decision):
        (FOLDER / f"{os.getppid()}-{os.getpid()}").touch()
        end = time.monotonic() + 60
        while not (FOLDER / "go").exists() and time.monotonic() < end:
            time.sleep(0.02)
        return decision.pick(self.chance)
"""


def command(*options: str | Path) -> list[str]:
    return [sys.executable, "-m", "coterie", "sim", "empire", *map(str, options)]


Written = tuple[bytes, bytes, bytes]


@contextmanager
def begun(folder: Path, *options: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """A run on its way, which writes everything to a folder."""
    folder.mkdir()
    files = ("--json", folder / "summary", "--records", folder / "records")
    with (folder / "out").open("wb") as out:
        process = subprocess.Popen(
            command(*options, *files), cwd=folder, stdout=out, env={**os.environ, **LOOPBACK}, preexec_fn=hear_interrupts
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait(TIMEOUT)


def ran(folder: Path, *options: str | Path) -> Written:
    """What a run prints and writes."""
    with begun(folder, *options) as run:
        assert run.wait(TIMEOUT) == 0
    return written(folder)


def written(folder: Path) -> Written:
    out, summary, records = ((folder / name).read_bytes() for name in ("out", "summary", "records"))
    return out, summary, records


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    file = tmp_path / "waiting.py"
    file.write_text(WAITING)
    return file


def players(bot: Path) -> dict[int, int]:
    """The process of each node, and the process in which it plays."""
    return {int(file.name.split("-")[0]): int(file.name.split("-")[1]) for file in bot.parent.glob("*-*")}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """A cluster takes long to start: these tests share one, and that which kills a node comes last."""
    pytest.importorskip("ray")
    with two_nodes() as found:
        yield found


@slow
def test_an_interrupt_leaves_nothing_behind(nodes: Nodes, bot: Path, tmp_path: Path) -> None:
    with begun(tmp_path / "cut", "--games", "1000", "--bots", f"{bot}:Waiting", "--ray", nodes.address) as run:
        wait_until("both nodes play", lambda: set(nodes.raylets) <= players(bot).keys(), TIMEOUT)
        run.send_signal(signal.SIGINT)
        assert run.wait(TIMEOUT) == 130
    wait_until("nobody plays any more", lambda: not any(Path(f"/proc/{player}").exists() for player in players(bot).values()), TIMEOUT)


@slow
def test_a_cluster_gives_what_one_machine_gives_and_a_lost_node_changes_nothing(nodes: Nodes, bot: Path, tmp_path: Path) -> None:
    options = ("--games", "25", "--seed", "7", "--bots", "steady,random", "--rotate")
    assert ran(tmp_path / "far", *options, "--ray", nodes.address) == ran(tmp_path / "here", *options, "--jobs", "2")

    held = ("--games", "12", "--seed", "3", "--bots", f"{bot}:Waiting")
    with begun(tmp_path / "lost", *held, "--ray", nodes.address) as run:
        wait_until("both nodes play", lambda: set(nodes.raylets) <= players(bot).keys(), TIMEOUT)
        second = nodes.raylets[1]
        os.kill(second, signal.SIGKILL)
        with suppress(ProcessLookupError):  # it may have ended with its node
            os.kill(players(bot)[second], signal.SIGKILL)
        (tmp_path / "go").touch()
        assert run.wait(TIMEOUT) == 0
    assert written(tmp_path / "lost") == ran(tmp_path / "alone", *held)


# What is wrong is told in one line, and at once.


def failure(address: str) -> str:
    told = CliRunner().invoke(app, ["sim", "empire", "--games", "2", "--ray", address])
    assert told.exit_code == 1
    assert told.stdout == ""
    (line,) = told.stderr.splitlines()
    return line


@pytest.fixture
def some_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked for before the address, and not used where nothing answers."""
    monkeypatch.setattr(sim_cluster, "_ray", object)


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "needs Ray: pip install 'coterie[cluster]'" in failure("127.0.0.1:1")


@pytest.mark.parametrize("address", ["nowhere", "ray://127.0.0.1:1", ":1", "127.0.0.1:port"])
@pytest.mark.usefixtures("some_ray")
def test_no_address(address: str) -> None:
    assert "is no address of a cluster: name it as HOST:PORT" in failure(address)


@pytest.mark.usefixtures("some_ray")
def test_nothing_answers() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # it does not listen, and nobody else can
        assert "no Ray cluster answers at 127.0.0.1" in failure(f"127.0.0.1:{taken.getsockname()[1]}")


@pytest.mark.usefixtures("some_ray")
def test_something_else_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim_cluster, "ANSWER", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert "no Ray cluster answers at 127.0.0.1" in failure(f"127.0.0.1:{silent.getsockname()[1]}")


def test_processes_and_cluster_do_not_go_together() -> None:
    told = CliRunner().invoke(app, ["sim", "empire", "--games", "2", "--ray", "auto", "--jobs", "2"])
    assert (told.exit_code, told.stderr.count("\n")) == (1, 1)
    assert "--jobs is for this machine alone" in told.stderr


def test_a_node_with_another_version_plays_nothing() -> None:
    told = sim_cluster._play(None, range(1), "something else", "")  # type: ignore[arg-type]  # it is not looked at
    assert isinstance(told, NoCluster)
    assert "another version" in str(told)
