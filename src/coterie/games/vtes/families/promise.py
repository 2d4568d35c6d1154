"""What a word promises, as data: what changes when it is carried out, what else may, what is told of it, and what is seen later.

The gates of the tests hold stories against these promises.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from coterie.games.vtes.words.node import Effect

ANYTHING: Final = frozenset({"*"})
"""What a whole fight changes is not listed."""
DRAWN: Final = frozenset({"hand", "library", "library_top", "later"})
"""Whoever played or discarded draws up."""
GONE: Final = frozenset({"piece", "ash", "removed", "cards", "ready", "torpor", "table", "uncontrolled", "lasting"})
"""A card leaves play, with what is on it and what it did."""
MOVED: Final = frozenset({"zone", "host", "controller", "cards", "ready", "torpor", "table", "uncontrolled", "standing", "known", "bound"})
"""A card goes to another place or another Methuselah."""


class Look(NamedTuple):
    """A look of the gates, by its name, and what it looks for."""

    name: str
    args: tuple[object, ...] = ()


def look(name: str, *args: object) -> Look:
    """A look in few words: `look("tells", "damage")`."""
    return Look(name, args)


INNER: Final = look("inner")
"""What the word holds is carried out."""


class Promise(NamedTuple):
    """The promise of a word."""

    claims: frozenset[str] = frozenset()
    """One of these differs when it has been carried out."""
    may: frozenset[str] = frozenset()
    """These may differ as well, and nothing else does."""
    tells: tuple[str, ...] = ()
    """One of these is told meanwhile."""
    exact: Look | None = None
    """Whether it is as much as the word says."""
    stands: Look | None = None
    """What is true afterwards, also where nothing had to change for it."""
    later: tuple[Look, ...] = ()
    """What must be seen besides, or of a word that is carried out elsewhere."""


PROMISES: Final[dict[type[Effect], Promise]] = {}

UNPROMISED: Final[dict[type[Effect], str]] = {}
"""Why some words promise nothing."""


def promises_nothing(word: type[Effect], why: str) -> None:
    """Say why a word promises nothing."""
    UNPROMISED[word] = why


def promises(
    word: type[Effect],
    *claims: str,
    may: Iterable[str] = (),
    tells: tuple[str, ...] | str = (),
    exact: Look | None = None,
    stands: Look | None = None,
    later: tuple[Look, ...] | Look = (),
) -> None:
    """Register what a word promises."""
    told = (tells,) if isinstance(tells, str) else tells
    seen = (later,) if isinstance(later, Look) else later
    PROMISES[word] = Promise(frozenset(claims), frozenset(may), told, exact, stands, seen)
