"""What all tests share: one that hangs fails, asserts in shared modules explain themselves, and a game of one module is gone after it.

Hypothesis tries the same examples in every run, however slow the machine is; `--hypothesis-profile explore` tries others.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from coterie.kernel import registry
from tests.marks import LIMIT

settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("coterie", settings.get_profile("explore"), derandomize=True, database=None)
settings.load_profile("coterie")
pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.drive", "tests.web.browsing")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that hangs fails, with the stacks of all threads, and the others go on; one that needs longer has a mark of its own."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LIMIT))


@pytest.fixture(autouse=True, scope="module")
def _other_games_are_forgotten() -> Iterator[None]:
    """A server in a test may offer games of other packages; the next module knows nothing of them."""
    known = {"empire", *registry._loaded}
    yield
    for name in registry._loaded.keys() - known:
        del registry._loaded[name]
