"""What the tests of the command line share: a way to run a command, a finished game in a file, and one that still runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import coterie
from coterie import bots
from coterie.cli import app
from coterie.kernel.seat import ask_bot
from coterie.terminal.files import save

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of the machine must not decide what a test reads."""
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def run() -> Run:
    """Runs a command with some lines of input."""

    def runs(*words: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed)

    return runs


def played(entries: int | None = None, seed: int = 3) -> coterie.Game:
    """A game of random bots: to its end, or to so many entries."""
    game = coterie.new("empire", seed=seed)
    players = {seat: bots.make("random", "empire", number) for number, seat in enumerate(game.seats)}
    while game.decisions and (entries is None or game.number < entries):
        ask_bot(players[game.decisions[0].seat], game, game.decisions[0])
    return game


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    path = tmp_path_factory.mktemp("records") / "finished.json"
    save(path, played())
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The file of a game that still runs."""
    path = tmp_path / "running.json"
    save(path, played(40))
    return path


def refuses(result: Result, *words: str, code: int = 1) -> None:
    """The command failed with one clear line on standard error that says these words, and with no traceback."""
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.strip().splitlines()
    assert "Traceback" not in result.stderr
    if code == 1:
        assert len(lines) == 1, result.stderr
        assert lines[0].startswith("coterie: ")
    for word in words:
        assert word in result.stderr
