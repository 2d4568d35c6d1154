"""Messages that no honest client would send: malformed, oversized, out of order, replayed, at random but repeatable."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

KINDS = ("hello", "choose", "resign", "end", "undo", "consent", "say", "passing", "always", "sit", "stand", "remove", "ping")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**6,
    2**70,
    1e308,
    "",
    "pass",
    "x" * 600,
    "\u0000\u202e",
    [],
    [[]],
    {},
    {"type": "hello"},
    ["a"] * 101,
    "../../etc/passwd",
    "' OR 1=1 --",
)
FIELDS = ("number", "key", "id", "token", "since", "accept", "text", "to", "windows", "bot", "type", "seat", "view")


POLITE = (
    '{"type":"choose","number":0,"key":"skip"}',
    '{"type":"choose","number":1,"key":"pass","id":9}',
    '{"type":"resign"}',
    '{"type":"end","accept":true}',
    '{"type":"undo","number":0}',
    '{"type":"consent","accept":true}',
    '{"type":"say","text":"boo"}',
    '{"type":"passing","windows":["x"]}',
    '{"type":"always","on":true}',
    '{"type":"sit"}',
    '{"type":"stand"}',
    '{"type":"remove","seat":"human"}',
    '{"type":"ping","id":5}',
)
"""Right in form: only who sends it is wrong, or when."""


class Fuzz:
    """A stream of messages."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # a test is to be repeated

    def run(self) -> list[str]:
        """Some messages that are right in form, then one after which a connection cannot go on."""
        random = self._random
        return [*random.choices(POLITE, k=random.randrange(4)), random.choice((self._garbage, self._shape, self._bent, self._large))()]

    def _garbage(self) -> str:
        random = self._random
        return "".join(chr(random.choice((random.randrange(1, 0xD7FF), random.randrange(32, 127)))) for _ in range(random.randrange(80)))

    def _shape(self) -> str:
        return msgspec.json.encode(self._random.choice((*[odd for odd in ODD if odd != 2**70], KINDS))).decode()

    def _bent(self) -> str:
        random = self._random
        fields = {name: random.choice(ODD) for name in random.sample(FIELDS, random.randrange(1, 5))}
        text = ",".join(
            f"{_json(name)}:{_json(value)}" for name, value in {"type": random.choice(KINDS), "colour": "red", **fields}.items()
        )
        return "{" + text + "}"

    def _large(self) -> str:
        size = self._random.choice((16_000, 16_385, 70_000))
        return self._random.choice(('{"type":"say","text":"' + "a" * size + '"}', "[" * size, '{"type":"ping","id":1.5' + " " * size + "}"))


def _json(value: Any) -> str:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else msgspec.json.encode(value).decode()
