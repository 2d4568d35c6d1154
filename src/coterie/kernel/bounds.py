"""How large what comes from outside may be: looked at before anything is built from it."""

from __future__ import annotations

from typing import Final

DEEPEST: Final = 32
GREATEST: Final = 10**9
MOST: Final = 50_000
"""Values of a setup or a position in all, keys included."""


def excess(value: object) -> str:
    """What is too much about a value as JSON has it; "" if nothing is.

    >>> excess({"turn_limit": 10**30})
    'a number in it is greater than 1000000000'
    >>> excess({"decks": [[], {}]})
    ''
    """
    level, seen = [value], 0
    for _ in range(DEEPEST):
        seen += len(level)
        if seen > MOST:
            return f"it has more than {MOST} values"
        if any(isinstance(one, int | float) and not -GREATEST <= one <= GREATEST for one in level):
            return f"a number in it is greater than {GREATEST}"
        level = [inner for one in level for inner in _inside(one)]
        if not level:
            return ""
    return f"it is nested more than {DEEPEST} deep"


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list | tuple) else []
