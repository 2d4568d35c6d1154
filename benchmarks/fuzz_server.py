"""Besieges a server with malformed, oversized, out-of-order and replayed messages: it must not change, tell or fail.

`python -m benchmarks.fuzz_server` sends 100,000 of them.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.hosts import ProcessHost
from tests.server.siege import Siege


def main() -> None:
    """Run the siege."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as data:
        host = ProcessHost(Path(data))
        try:
            begun, siege = perf_counter(), Siege(host, options.seed)
            siege.run(options.messages)
            took = perf_counter() - begun
            alive = host.get("health")["status"]
        finally:
            host.stop()
    print(f"{siege.sent:,} messages over {siege.closed:,} connections in {took:.0f} s: nothing changed, nothing told, health {alive}")


if __name__ == "__main__":
    main()
