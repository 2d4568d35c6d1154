"""Upgrades a server to other rules and back while two people play on it: no accepted choice may be lost.

`python -m benchmarks.upgrade_server` does so 50 times.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.server.packages import Upgraded, changed, copied


def main() -> None:
    """Upgrade, play and look, again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table = Upgraded(Path(folder, "data"), copied(Path(folder, "as-it-is")), changed(Path(folder, "changed")))
        for number in range(1, options.times + 1):
            table.once(20)
            if number % 10 == 0:
                print(
                    f"upgraded {number} times, {table.choices} choices accepted at {table.tables} tables, none lost; "
                    f"games went on from a quiet position {table.chapters} times",
                    flush=True,
                )


if __name__ == "__main__":
    main()
