"""Tables in a database without a server, and a real server in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import coterie
from coterie import bots
from coterie.kernel.seat import Seat
from coterie.server import api
from coterie.server.live.making import draw_up
from coterie.server.store import LogRow, Store, StoredTable

PEOPLE = [api.SeatRequest("vampire", "mine", name="Vlad"), api.SeatRequest("human", "mine", name="Mina")]
COMMAND = [sys.executable, "-c", "from coterie.cli import main; main()"]


def drawn(entries: int | None = 30, title: str = "Friday") -> tuple[StoredTable, dict[str, str]]:
    """A table of two people with so many entries in its log (None: played to the end), then somebody has a choice; and their tokens."""
    stored, tokens = draw_up(api.NewTable("empire", PEOPLE, title=title))
    row = stored.table
    row.due, row.seed = None, "7"
    game = coterie.new(row.game, seed=int(row.seed))
    player = bots.make("random", row.game, 5)
    while game.decisions and (entries is None or game.number < entries or game.decisions[0].lone_pass):
        decision = game.decisions[0]
        key = player.choose(Seat(game, decision.seat), decision)
        game.choose(decision.seat, key)
        stored.log.append(LogRow(decision.seat, key, False, row.started))
    row.length = len(stored.log)
    if game.outcome is not None:
        row.status = "over"
        row.outcome = {"winners": list(game.outcome.winners), "scores": game.outcome.scores}
    return stored, tokens


def asked(stored: StoredTable) -> list[str]:
    """Who is to choose at a table."""
    game = coterie.new(stored.table.game, seed=int(stored.table.seed))
    for entry in stored.log:
        game.enter(entry.seat, entry.key)
    return [decision.seat for decision in game.decisions]


@contextmanager
def lite(folder: Path) -> Iterator[Store]:
    """A new SQLite database."""
    store = Store(f"sqlite:///{folder / 'coterie.sqlite'}")
    store.open()
    try:
        yield store
    finally:
        store.close()


@contextmanager
def serving(*options: str | Path, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """A server in a process of its own, on any free port; gives its address."""
    words = [*COMMAND, "serve", "--port", "0", "--log-level", "error", *map(str, options)]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})})
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        assert first.startswith("Coterie is at "), first
        yield first.split()[-1]
    finally:
        server.terminate()
        server.wait(60)
        if server.stdout is not None:
            server.stdout.close()
