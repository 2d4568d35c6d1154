"""How tests wait: a loop that waits for something has an end, and says what did not come."""

import time
from collections.abc import Callable, Iterator
from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which something that was waited for does not come any more: long enough for a machine that is busy with other tests."""


def tries(what: str, most: int = 2000) -> Iterator[int]:
    """Numbers to try with; after the last one the test fails. For steps that a test takes; what others do is waited for by time.

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


def wait_until(what: str, there: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Look again and again whether something has come; after so many seconds the test fails.

    >>> came = iter([False, False, True])
    >>> wait_until("a bus", lambda: next(came))
    >>> wait_until("rain", lambda: False, 0.0)
    Traceback (most recent call last):
        ...
    AssertionError: rain: not in 0 seconds
    """
    end = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < end, f"{what}: not in {seconds:g} seconds"
        time.sleep(0.01)
