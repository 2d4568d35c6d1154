"""Loaded dice for the tables of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coterie.games.fury.table import Table
from tests.games.fury.table import LOADED, loaded_roll


@pytest.fixture(autouse=True)
def _loaded_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Table, "roll", loaded_roll, raising=False)
    yield
    LOADED.clear()
