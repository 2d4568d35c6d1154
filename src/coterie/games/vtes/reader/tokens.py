"""Text in normal form as tokens: words, figures, signs, marks of disciplines, and holes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from coterie.games.vtes.pool import Facts
from coterie.games.vtes.reader.holes import FIRST
from coterie.games.vtes.text.proof.normal import normal
from coterie.games.vtes.text.tongue import capital

BREAK: Final = "¶"
"""Between two sentences."""
_TOKEN: Final = re.compile(r"⟦[^⟧]*⟧|\[[^\]]*\]|\d+|[^\W\d_]+(?:-[^\W\d_]+)*|'s|¶|[^\s\w]")
Tokens = tuple[str, ...]


class Hole(msgspec.Struct, frozen=True):
    """A hole in a production: what may stand there, and which part of the node it is."""

    kind: str
    place: str = ""
    args: tuple[str, ...] = ()


def split(text: str) -> Tokens:
    """A clause in normal form as tokens; "a" and "an" are one word."""
    return tuple("a" if word == "an" else word for word in _TOKEN.findall(text))


def tokens_of(words: str, facts: Facts) -> Tokens:
    """Printed words, of one sentence or more, as tokens."""
    return split(f" {BREAK} ".join(normal(" ".join(capital(part) for part in words.split("\n") if part), facts)))


@lru_cache(maxsize=20_000)
def hole(token: str) -> Hole | None:
    """The hole that a token is, if it is one."""
    if token.startswith("⟦"):
        kind, *rest = token.strip("⟦⟧").split(":")
        if kind == "effect":
            return Hole(kind, f"e{rest[0]}", tuple(rest[1:]))
        if kind == "some":
            return Hole(kind, f"p{rest[0]}", tuple(rest[1:]))
        if kind == "count":
            return Hole(kind, f"#{rest[0]}")
        return Hole(kind, rest[0], tuple(rest[1:])) if rest else Hole(kind)
    return Hole("number", f"#{token}") if token.isdigit() and int(token) >= FIRST else None
