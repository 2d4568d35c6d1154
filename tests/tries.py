"""How tests count: a loop that waits for something has an end, and says what did not come."""

from collections.abc import Iterator


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
