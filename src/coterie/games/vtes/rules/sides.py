"""The sides of a choice between two effects: what each is called in a key, and whether it can be taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from coterie.games.vtes.cards.vocabulary import Effect
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.table import Table

Possible = Callable[[Table, Deed, Any], bool]


class Side(NamedTuple):
    """An effect as one of two."""

    word: str
    """How a key names it."""
    possible: Possible
    """Whether it can be taken now."""


SIDES: Final[dict[type[Effect], Side]] = {}


def _always(t: Table, deed: Deed, effect: Effect) -> bool:
    return True


def side(sort: type[Effect], word: str, possible: Possible = _always) -> None:
    """Register an effect that may be one of two."""
    SIDES[sort] = Side(word, possible)


def word_of(effect: Effect) -> str:
    """A side of a choice in a key."""
    return SIDES[type(effect)].word


def possible(t: Table, deed: Deed, effect: Effect) -> bool:
    """Whether a side of a choice can be taken."""
    found = SIDES.get(type(effect))
    return found is None or found.possible(t, deed, effect)
