"""The `coterie` command: play, replay and look at games from a terminal or a pipe."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from coterie.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """The entry point of the command. Exit codes: 0 done, 1 something could not be done, 2 wrong usage, 130 interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
