"""Work that waits: a lane for each table or address, from which the lanes take turns, and an end to each of them.

Lanes may belong to somebody, who then has one turn for all of them together.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lanes(Generic[T]):
    """Who asks for much waits behind their own, and not before others.

    >>> lanes = Lanes[str](most=8, each=2)
    >>> [lanes.put(who, what) for who, what in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")]]
    [True, True, False, True]
    >>> [lanes.take() for _ in range(4)]
    ['a1', 'b1', 'a2', None]

    One with many lanes comes as often as one with one, and never fills more than half of all there is room for:

    >>> [lanes.put(lane, lane, owner) for lane, owner in [("a", "x"), ("b", "x"), ("c", "x"), ("d", "y"), ("e", "x"), ("f", "x")]]
    [True, True, True, True, True, False]
    >>> [lanes.take() for _ in range(5)]
    ['a', 'd', 'b', 'c', 'e']
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, lane: str, item: T, owner: str = "") -> bool:
        """Let something wait; False if too much waits already."""
        owner = owner or lane
        lanes = self._owners.get(owner, OrderedDict())
        owned = sum(map(len, lanes.values()))
        if self._waiting >= self._most or 2 * owned >= self._most or len(lanes.get(lane, ())) >= self._each:
            return False
        self._owners.setdefault(owner, lanes).setdefault(lane, deque()).append(item)
        self._waiting += 1
        return True

    def take(self, ahead: Callable[[str], bool] = lambda _: False) -> T | None:
        """What is next: the first of the lane whose turn it is, of those that go ahead if there is one. None if nothing waits.

        >>> lanes = Lanes[str](most=8, each=2)
        >>> [lanes.put(who, who) for who in "abc"]
        [True, True, True]
        >>> [lanes.take(lambda lane: lane == "c") for _ in range(3)]
        ['c', 'a', 'b']
        """
        if not self._owners:
            return None
        every = ((owner, lane) for owner, lanes in self._owners.items() for lane in lanes)
        first = next(iter(self._owners))
        owner, lane = next((one for one in every if ahead(one[1])), (first, next(iter(self._owners[first]))))
        lanes = self._owners.pop(owner)
        items = lanes.pop(lane)
        item = items.popleft()
        self._waiting -= 1
        if items:
            lanes[lane] = items
        if lanes:
            self._owners[owner] = lanes
        return item
