"""What all tests share: asserts in shared modules explain themselves, and a game that one module brings is gone after it."""

from collections.abc import Iterator

import pytest

from coterie.kernel import registry

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.drive", "tests.web.browsing")


@pytest.fixture(autouse=True, scope="module")
def _other_games_are_forgotten() -> Iterator[None]:
    """A server in a test may offer games of other packages; the next module knows nothing of them."""
    known = {"empire", *registry._loaded}
    yield
    for name in registry._loaded.keys() - known:
        del registry._loaded[name]
