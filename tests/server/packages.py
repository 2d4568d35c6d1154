"""Other versions of the package, for upgrades and the way back: one of earlier days, and one whose rules lead elsewhere."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.hosts import ProcessHost, any_answer, who_is_asked
from tests.server.killing import SEATS

ROOT = Path(__file__).parents[2]
MIGRATIONS = "src/coterie/server/store/migrations/versions"
MIRRORED = """

_roll = Chance.roll
Chance.roll = lambda self, sides: sides - 1 - _roll(self, sides)  # type: ignore[method-assign]
"""
"""Every draw comes out the other way: no log leads to where it led."""


def older(folder: Path) -> tuple[Path, str]:
    """The newest release before this, or else the last commit with an older database; and the number that database is at."""
    for commit in [*_git("tag", "--merged", "HEAD", "--sort=-creatordate").split(), *_before_migrations()]:
        known = [file for file in _git("ls-tree", "--name-only", commit, f"{MIGRATIONS}/").split() if re.search(r"/v\d+\.py$", file)]
        if known and len(known) < len(list((ROOT / MIGRATIONS).glob("v*.py"))) and all(_same(commit, file) for file in known):
            tar = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True, timeout=60).stdout
            with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
                archive.extractall(folder, filter="data")
            return folder / "src", max(re.findall(r"v(\d+)\.py", " ".join(known)))
    pytest.skip("this copy of the repository has no history with an older database")


def _before_migrations() -> list[str]:
    """The commits before each one that changed the migrations, the newest first."""
    return [f"{commit}^" for commit in _git("log", "--format=%H", "--", MIGRATIONS).split()]


def _same(commit: str, file: str) -> bool:
    """Whether a migration did then what it does now; a way back may have been added."""
    now = (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).exists() else ""
    return _git("show", f"{commit}:{file}").partition("\n\ndef downgrade")[0].strip() == now.partition("\n\ndef downgrade")[0].strip()


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def copied(folder: Path) -> Path:
    """This package as it is now, whatever becomes of its files meanwhile."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "client", "client.new"))
    return folder / "src"


def changed(folder: Path) -> Path:
    """This package with other rules."""
    source = copied(folder)
    with (source / "coterie" / "kernel" / "chance.py").open("a", encoding="utf-8") as file:
        file.write(MIRRORED)
    return source


def administer(data: Path, *words: str) -> None:
    """`coterie admin` of this package."""
    done = subprocess.run(
        [sys.executable, "-m", "coterie", "admin", *words, "--data", str(data)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Upgraded:
    """A table that is played on servers of one version and of another in turn. Whatever was accepted must stay."""

    def __init__(self, data: Path, *sources: Path | None) -> None:
        self._data = data
        self._sources = sources
        self._made: dict[str, Any] = {}
        self.upgrades = self.choices = self.tables = self.chapters = 0

    def once(self, choices: int = 8) -> None:
        """Start the next version, look whether everything is there, play, stop."""
        with ProcessHost(self._data, source=self._sources[self.upgrades % len(self._sources)]) as host:
            if not self._made or host.get(f"api/tables/{self._made['table']}")["status"] != "playing":
                self._made = host.make(dict.fromkeys(SEATS, "mine"))
                self.tables += 1
            assert not host.get(f"api/tables/{self._made['table']}")["halted"]
            self._play(host, choices)
            assert host.stop() == 0
        self.upgrades += 1
        self._check()

    def _play(self, host: ProcessHost, choices: int) -> None:
        random = Random(self.upgrades)  # noqa: S311  # a test is to be repeated
        with host.sit(self._made, SEATS[0]) as one, host.sit(self._made, SEATS[1]) as other:
            for _ in range(choices):
                person = who_is_asked([one, other])
                if person is None:
                    return
                ask = person.state["ask"]
                if person.do("choose", number=ask["number"], key=any_answer(ask, random))["type"] == "accepted":
                    self.choices += 1

    def _check(self) -> None:
        """As many choices are written as were accepted, whether they stand or were taken back by a change of the rules."""
        engine = create_engine(f"sqlite:///{self._data / 'coterie.sqlite'}")
        with engine.connect() as connection:
            written = connection.execute(text("SELECT count(*) FROM log WHERE forced = 0")).scalar_one()
            tables = connection.execute(text("SELECT count(*) FROM tables")).scalar_one()
            self.chapters = connection.execute(text("SELECT sum(chapter) FROM tables")).scalar_one()
        engine.dispose()
        assert (written, tables) == (self.choices, self.tables)
