"""A server for a test module, quick and forgetful."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from coterie.server.live import making
from tests.server.hosts import ProcessHost, ThreadHost, thread_host


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers deal the same games in every run, in this process and in others."""
    seeds = count(1_234_567_890_123_456_789)
    monkeypatch.setattr(making, "new_seed", lambda: next(seeds))
    monkeypatch.setattr(ProcessHost, "command", "tests.dealing")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHost]:
    with thread_host(tmp_path_factory.mktemp("server")) as running:
        yield running
