"""Ports for servers that must be told one."""

import os
import socket
from contextlib import suppress

from tests.tries import tries


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to whoever connects somewhere: so it stays free for a while."""
    first = 20_000 + os.getpid() * 37 % 10_000
    for port in tries("a free port", 2_000):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", first + port))
            return first + port
    raise AssertionError
