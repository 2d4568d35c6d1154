"""A real PostgreSQL server for the tests: made in a folder of its own, reached by a socket in it, stopped afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.tries import tries

ROOT = Path(__file__).parents[2]
SETTINGS = {"listen_addresses": "", "fsync": "off", "shared_buffers": "16MB", "max_connections": "60"}


def programs() -> Path:
    """The folder of PostgreSQL's programs, or a skipped test that says why there is none."""
    found = subprocess.run(["sh", "tools/postgres.sh"], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip() or "there is no PostgreSQL")
    return Path(found.stdout.strip())


def _nobody() -> dict[str, Any]:
    """How to start a program that refuses to be run by root."""
    if os.geteuid():
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.skip("root cannot run PostgreSQL, and there is nobody else here")


def _environment(folder: Path) -> dict[str, str]:
    """Where PostgreSQL was unpacked, and not installed, its libraries are beside it."""
    libraries = [str(path) for path in folder.parents[3].glob("lib/*-linux-gnu")] if ".venv" in folder.parts else []
    return {"PATH": os.environ["PATH"], "LC_ALL": "C", "LD_LIBRARY_PATH": ":".join(libraries)}


class Postgres:
    """A running server, which makes databases."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self._numbers = count(1)

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(host=str(self.socket), dbname=database, user="coterie", autocommit=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"coterie{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://coterie@/{name}?host={self.socket}"


@contextmanager
def running() -> Iterator[Postgres]:
    """A server of our own. Its folder is under the system's temporary one: the path of a socket must be short."""
    where, who = programs(), _nobody()
    folder = Path(tempfile.mkdtemp(prefix="coterie-pg-"))
    environment: dict[str, Any] = {"env": _environment(where), "cwd": folder, **who}
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        make: list[str | Path] = [
            where / "initdb",
            "-D",
            folder / "data",
            "-U",
            "coterie",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ]
        subprocess.run(make, check=True, capture_output=True, **environment)
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([where / "postgres", "-D", folder / "data", "-k", folder, *settings], stderr=log, **environment)
        try:
            postgres = Postgres(folder)
            _wait_for(postgres, server, folder)
            yield postgres
        finally:
            server.send_signal(2)
            server.wait(60)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(postgres: Postgres, server: subprocess.Popen[bytes], folder: Path) -> None:
    """Until the server takes connections."""
    for _ in tries("PostgreSQL takes connections"):
        try:
            postgres.connect().close()
        except psycopg.OperationalError:
            with suppress(subprocess.TimeoutExpired):
                server.wait(0.05)
                raise AssertionError((folder / "log").read_text()) from None
        else:
            return
