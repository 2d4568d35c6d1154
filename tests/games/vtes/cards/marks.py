"""Which cards a test is about: `@card("Bonding")` says that it shows what a card does, `@refuses("Bonding")` when it cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from coterie.games.vtes.cards.generated import defined
from coterie.games.vtes.pool import named

Test = TypeVar("Test", bound=Callable[..., Any])


def card(*names: str) -> Callable[[Test], Test]:
    """The test shows what these cards do."""
    assert all(defined(named(name).id) for name in names)
    return lambda test: test


def refuses(*names: str) -> Callable[[Test], Test]:
    """The test shows when these cards cannot be used."""
    return card(*names)
