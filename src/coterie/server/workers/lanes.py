"""Work that waits: a lane for each who asked, from which the lanes take turns, and an end to each of them."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lanes(Generic[T]):
    """Who asks for much waits behind their own, and not before others.

    >>> lanes = Lanes[str](most=4, each=2)
    >>> [lanes.put(who, what) for who, what in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")]]
    [True, True, False, True]
    >>> [lanes.take() for _ in range(4)]
    ['a1', 'b1', 'a2', None]
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._lanes: OrderedDict[str, deque[T]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, lane: str, item: T) -> bool:
        """Let something wait; False if too much waits already."""
        if self._waiting >= self._most or len(self._lanes.get(lane, ())) >= self._each:
            return False
        self._lanes.setdefault(lane, deque()).append(item)
        self._waiting += 1
        return True

    def take(self, ahead: Callable[[str], bool] = lambda _: False) -> T | None:
        """What is next: the first of the lane whose turn it is, of those that go ahead if there is one. None if nothing waits.

        >>> lanes = Lanes[str](most=4, each=2)
        >>> [lanes.put(who, who) for who in "abc"]
        [True, True, True]
        >>> [lanes.take(lambda lane: lane == "c") for _ in range(3)]
        ['c', 'a', 'b']
        """
        if not self._lanes:
            return None
        lane = next(filter(ahead, self._lanes), next(iter(self._lanes)))
        items = self._lanes.pop(lane)
        item = items.popleft()
        self._waiting -= 1
        if items:
            self._lanes[lane] = items
        return item
