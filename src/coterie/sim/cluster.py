"""Games of a run on the nodes of a Ray cluster. Ray plays the games of a lost process or node again, elsewhere."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import coterie
from coterie.kernel.errors import CoterieError
from coterie.sim.portions import Portion, ProcessDied, play_portion
from coterie.sim.table import Plan

TRIES = 5
"""How often a portion is played again when its process or its node is lost; a bot that kills every process must not do so for ever."""
ANSWER = 5.0
"""Seconds in which a cluster must answer."""
COUNT = 2.0
"""Seconds between two looks at how many processors the cluster has: nodes come and go."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How HTTP/2 begins, which Ray speaks: whoever understands it answers with its settings, a frame of the same kind."""
PLAYED = ("kernel", "games", "bots", "sim")
"""The packages that decide how a game goes."""


class NoCluster(CoterieError):
    """There is no cluster to play on: Ray is not installed, nothing answers, or its nodes have something else installed."""


class Cluster:
    """The processors of all nodes; the connection ends with the run, and with it whatever still plays."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        _check(address)
        self._connect(address)
        self._play = self._ray.remote(num_cpus=1, max_retries=TRIES)(_play)
        self._counted, self._count = 0.0, 0
        if not self.count():
            self.close()
            raise NoCluster(f"the cluster at {address} has no processors")

    def _connect(self, address: str) -> None:
        import ray._private.worker

        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(f"the cluster at {address} cannot be used: {str(error).strip()}") from None
        ray._private.worker._worker_logs_enabled = False  # otherwise the loss of a node is told on our standard output

    def count(self) -> int:
        if time.monotonic() > self._counted + COUNT:
            self._count = int(self._ray.cluster_resources().get("CPU", 0)) or self._count
            self._counted = time.monotonic()
        return self._count

    def hand_out(self, plan: Plan, portion: range) -> Callable[[], Portion]:
        answer = self._play.remote(plan, portion, fingerprint(), os.getcwd())

        def result() -> Portion:
            try:
                found: Portion | CoterieError = self._ray.get(answer)
            except self._ray.exceptions.RayTaskError as error:
                raise NoCluster(f"a node of the cluster cannot play: {error.cause!r}; install the same Coterie there") from None
            except self._ray.exceptions.RayError as error:
                raise ProcessDied(f"games {portion.start} to {portion.stop - 1} were lost {TRIES + 1} times: {error}") from None
            if isinstance(found, CoterieError):
                raise found
            return found

        return result

    def close(self) -> None:
        self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("playing on a cluster needs Ray: pip install 'coterie[cluster]'") from None
    return ray


def _check(address: str) -> None:
    """Ray itself waits for minutes where nothing answers."""
    host, _, port = address.rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal() or "/" in host:
        raise NoCluster(f"{address!r} is no address of a cluster: name it as HOST:PORT, or auto for the one on this machine")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), ANSWER) as line:
            line.sendall(GREETING)
            answered = line.recv(len(GREETING))[3:4] == GREETING[-6:-5]
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from None
    if not answered:
        raise NoCluster(f"what answers at {address} is no Ray cluster")


@cache
def fingerprint() -> str:
    """What is installed here, as far as it decides how games go: nodes with something else would play other games."""
    found = hashlib.sha256(version("krcg").encode())
    base = Path(coterie.__file__).parent
    for part in PLAYED:
        for file in sorted(path for path in (base / part).rglob("*") if path.suffix in (".py", ".toml", ".json")):
            found.update(str(file.relative_to(base)).encode() + file.read_bytes())
    return found.hexdigest()


def _play(plan: Plan, portion: range, installed: str, folder: str) -> Portion | CoterieError:
    """On a node: play a portion. What goes wrong in a game is an answer too, so that it arrives as it was raised."""
    if installed != fingerprint():
        return NoCluster("a node of the cluster has another version of Coterie: install the same there")
    if Path(folder).is_dir():
        os.chdir(folder)  # bots from files are found where the run was started, if that folder is there
    try:
        return play_portion(plan, portion)
    except CoterieError as error:
        return error
