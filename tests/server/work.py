"""Jobs for worker processes of the tests: some answer, some never do, some take their process with them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from coterie.kernel import registry
from coterie.kernel.errors import BadSetup
from coterie.server.workers.process import Forgotten


def begin() -> None:
    """Nothing has to be read."""


def echo(word: str) -> str:
    return word


def note(path: str, word: str) -> str:
    """Write down that it was done."""
    with Path(path).open("a") as file:
        file.write(f"{word}\n")
    return word


def refuse() -> None:
    raise BadSetup("not like that")


def stall() -> None:
    """Go round in a circle."""
    while True:
        time.monotonic()


def vanish(path: str) -> None:
    """End the process, and leave a trace."""
    note(path, "gone")
    os._exit(3)


def wait_for(path: str) -> None:
    """Wait until there is such a file."""
    end = time.monotonic() + 60.0
    while not Path(path).exists() and time.monotonic() < end:
        time.sleep(0.01)


def games_read() -> list[str]:
    """The games that this process has read."""
    return sorted(registry._loaded)


_KEPT: set[str] = set()


def keep(word: str) -> str:
    """Keep a word; which process has it."""
    _KEPT.add(word)
    return str(os.getpid())


def told(word: str) -> str:
    """Which process has kept a word. "" stands for everything, which needs none."""
    if not word:
        return "everything"
    if word not in _KEPT:
        raise Forgotten
    return str(os.getpid())
