"""Besieges a server with malformed, oversized, out-of-order and replayed messages, and with requests that are meant to cost a lot.

It must not change, tell or fail, nor grow. `python -m benchmarks.fuzz_server` sends 100,000 messages and five storms of requests, sits down
under names that look like others', opens connections that say nothing, and plays three public tables whose maker brought the chances to
come: at none of them may the maker foretell the game.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.hostile import dawdle, impostors, storm
from tests.server.hosts import ProcessHost
from tests.server.rigging import Rigged
from tests.server.siege import Siege


def rigged(host: ProcessHost, seed: int) -> tuple[int, int]:
    """A game at a rigged table: how many of its moments the maker foretold, and how many there were."""
    table = Rigged(host, seed)
    table.play(seed)
    right, moments = table.foretold()
    assert right < moments, "the maker of a table foretold the whole game"
    return right, moments


def main() -> None:
    """Run the siege, then the storms, then the rigged tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--storms", type=int, default=5)
    parser.add_argument("--rigged", type=int, default=3)
    parser.add_argument("--dawdlers", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as data:
        host = ProcessHost(Path(data), "--log-level", "error")
        try:
            begun, siege = perf_counter(), Siege(host, options.seed)
            siege.run(options.messages)
            took = perf_counter() - begun
            storms = [storm(host.http, host.process.pid, siege.made["table"], options.seed + number) for number in range(options.storms)]
            alike, slow = impostors(host.http), dawdle(host.address, options.dawdlers)
            foretold = [rigged(host, options.seed + number) for number in range(options.rigged)]
            alive = host.get("health")["status"]
        finally:
            host.stop()
    print(f"{siege.sent:,} messages over {siege.closed:,} connections in {took:.0f} s: nothing changed, nothing told, health {alive}")
    for sent, dearest, grown in storms:
        print(f"{sent} requests: none failed, the dearest took {dearest:.2f} s of processor time, memory grew by {grown:.0f} MB")
    print(f"{alike} names that look like another's: none was let in")
    print(f"{options.dawdlers} connections that never say what they want: the last was closed after {slow:.0f} s")
    for right, moments in foretold:
        print(f"a rigged table: its maker foretold {right} of {moments} moments")


if __name__ == "__main__":
    main()
