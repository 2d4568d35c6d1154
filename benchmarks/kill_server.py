"""Kills a server at random moments while two people play on it: no acknowledged choice may be lost.

`python -m benchmarks.kill_server` does so 200 times.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from pathlib import Path

from tests.server.killing import Killed


def main() -> None:
    """Kill and look, again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as data:
        table = Killed(Path(data), options.seed)
        for number in range(1, options.times + 1):
            table.once()
            if number % 20 == 0:
                print(f"killed {number} times, {table.choices} choices acknowledged, none lost", flush=True)


if __name__ == "__main__":
    main()
