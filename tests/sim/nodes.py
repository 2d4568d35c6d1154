"""A Ray cluster of two nodes with one processor each, on this machine: tells its address and its processes, ends with its input.

In a process of its own, because Ray changes the one it runs in.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
"""Ray takes 127.0.0.1 for what it says, and tells nobody that it runs."""


class Nodes(msgspec.Struct):
    """A running cluster."""

    address: str
    raylets: list[int]
    """The processes of the nodes: if one is killed, so is the node."""


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    """A cluster in a process of its own, ended afterwards."""
    command = [sys.executable, "-m", "tests.sim.nodes"]
    script = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **LOOPBACK})
    assert script.stdin is not None
    assert script.stdout is not None
    try:
        for line in script.stdout:
            if line.startswith("{"):
                yield msgspec.json.decode(line, type=Nodes)
                return
        raise AssertionError("the cluster did not start")
    finally:
        script.stdin.close()
        script.wait(60)
        script.stdout.close()


def main() -> None:
    """Start, tell, wait, stop. All that Ray writes is in a folder of its own, not in the one that it shares with others."""
    folder = tempfile.mkdtemp(prefix="ray-")
    os.environ["RAY_TMPDIR"] = folder
    try:
        _run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run() -> None:
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.1"}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        nodes = [cluster.head_node, cluster.add_node(**node)]
        raylets = [one.all_processes["raylet"][0].process.pid for one in nodes]
        print(json.dumps({"address": cluster.address, "raylets": raylets}), flush=True)  # noqa: T201
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
