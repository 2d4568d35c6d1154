"""The tests of the store again, on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coterie.server.store import Store
from tests.marks import slow
from tests.server.postgres import Postgres, running
from tests.server.test_store import *  # noqa: F403  # the same tests, with the store of this module
from tests.server.test_store import stored

pytestmark = slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(name="store")
def store_in_postgresql(postgres: Postgres) -> Iterator[Store]:
    made = Store(postgres.new_database())
    made.open()
    for table in ("one", "two"):
        made.insert(stored(table))
    yield made
    made.close()


def test_the_store_of_these_tests_is_postgresql(store: Store) -> None:
    assert store.engine.dialect.name == "postgresql"
