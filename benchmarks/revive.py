"""How long the first to move waits after a restart, while many tables of VTES are taken up beside.

`python -m benchmarks.revive` writes 1,000 tables with bots to move into a database, starts a server on it, and lets somebody sit down and
move at a table of their own at once.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

import coterie
from coterie import bots
from coterie.kernel.seat import Seat
from coterie.server import api
from coterie.server.live.making import draw_up, new_id
from coterie.server.store import LogRow, Store, StoredTable
from tests.server.hosts import Person, ProcessHost

SEATS = ("a", "b", "c", "d", "e")


def begun(entries: int, person: str) -> tuple[StoredTable, dict[str, str]]:
    """A table with so many entries, at which one sits against bots, and their token."""
    wanted = [api.SeatRequest(seat, "mine" if seat == person else "bot", "" if seat == person else "steady") for seat in SEATS]
    stored, tokens = draw_up(api.NewTable("vtes", wanted))
    game, player = coterie.new("vtes", seed=int(stored.table.seed)), bots.make("steady", "vtes", 1)
    while game.decisions and (game.number < entries or game.decisions[0].lone_pass or game.decisions[0].seat != person):
        decision = game.decisions[0]
        key = "pass" if decision.lone_pass else player.choose(Seat(game, decision.seat), decision)
        game.choose(decision.seat, key)
    if not game.decisions or game.view(None).seats[0].pool < 15:
        return begun(entries, person)  # another: there the person might be ousted while it is measured
    stored.log = [LogRow(seat, key, forced, stored.table.created) for seat, key, forced in game.entries]
    stored.table.length, stored.table.trace, stored.table.due = len(stored.log), game.trace, None
    return stored, tokens


def fill(store: Store, tables: int, entries: int) -> tuple[str, str]:
    """Many tables at which somebody should have acted, and one at which a person is asked; its id and token."""
    pattern, _ = begun(entries, "a")
    for _ in range(tables):
        row = msgspec.structs.replace(pattern.table, id=new_id(), due=pattern.table.created - 100.0)
        store.insert(StoredTable(row, [msgspec.structs.replace(seat, token_hash="") for seat in pattern.seats], pattern.log, []))
    mine, tokens = begun(entries, "a")
    store.insert(mine)
    return mine.table.id, tokens["a"]


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--entries", type=int, default=800)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'coterie.sqlite'}")
        store.open()
        table, token = fill(store, options.tables, options.entries)
        store.close()
        host = ProcessHost(Path(folder), "--log-level", "error")
        try:
            while host.http.get("ready").status_code != 200:
                pass
            begin = perf_counter()
            with Person(host.address, table, token) as person:
                person.asked()
                seated = perf_counter() - begin
                times = []
                for _ in range(10):
                    begun_at = perf_counter()
                    person.do("choose", number=person.state["ask"]["number"], key=person.state["ask"]["options"][0]["key"])
                    times.append(perf_counter() - begun_at)
                    person.asked()
        finally:
            host.stop()
    print(f"{options.tables:,} tables of {options.entries} entries: seated after {seated:.2f} s; moves took {max(times):.3f} s at most")


if __name__ == "__main__":
    main()
