"""A database for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from coterie.server.store import Store
from tests.server.ground import lite


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with lite(tmp_path) as opened:
        yield opened
