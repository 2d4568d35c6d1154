"""How tests count and wait: a loop that waits for something has an end, and says what did not come."""

import time
from collections.abc import Callable, Iterator

PATIENCE = 120.0
"""Seconds after which something that is waited for does not come any more: long enough for a machine that is busy with other tests."""


def tries(what: str, most: int = 2000) -> Iterator[int]:
    """Numbers to try with; after the last one the test fails.

    >>> for number in tries("a square above forty", 9):
    ...     if number * number > 40:
    ...         break
    >>> number
    7
    >>> list(tries("rain", 3))
    Traceback (most recent call last):
        ...
    AssertionError: rain: not in 3 tries
    """
    yield from range(most)
    raise AssertionError(f"{what}: not in {most} tries")


def wait_until(what: str, there: Callable[[], object]) -> None:
    """Wait for what another thread or process does; how often one looks does not matter, so this is not counted.

    >>> wait_until("morning", lambda: True)
    """
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, f"{what}: not in {PATIENCE:.0f} s"
        time.sleep(0.01)
