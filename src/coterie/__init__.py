"""Coterie plays the vampire games of five rulebooks, with every rule enforced.

>>> import coterie
>>> coterie.games()
('empire', 'fury', 'vtes')
>>> game = coterie.new("empire", seed=7)
>>> game.decisions[0].seat
'vampire'
>>> twin = coterie.replay(game.record())
>>> twin.view("human") == game.view("human")
True
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module as _import_module

from coterie.kernel import record as _record
from coterie.kernel import registry as _registry
from coterie.kernel.decision import Decision
from coterie.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    CoterieError,
    IllegalChoice,
    NoPosition,
    RulesError,
    StaleDecision,
    UnknownGame,
    UnknownSeat,
)
from coterie.kernel.game import Game
from coterie.kernel.opening import restore, start
from coterie.kernel.seat import Bot, Seat
from coterie.kernel.text import Event, Option, Outcome, Reason, Ref, Text, WhyNot

_import_module("coterie.games")  # now: imported later, the package of games would take the place of the function `games`

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "CoterieError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "NoPosition",
    "Option",
    "Outcome",
    "Reason",
    "Ref",
    "RulesError",
    "Seat",
    "StaleDecision",
    "Text",
    "UnknownGame",
    "UnknownSeat",
    "WhyNot",
    "games",
    "new",
    "replay",
]


def games() -> tuple[str, ...]:
    """The names of the games that can be played.

    >>> import coterie
    >>> coterie.new("empire").name in coterie.games()
    True
    """
    return _registry.names()


def new(
    name: str,
    *,
    seed: int = 0,
    setup: Mapping[str, object] | None = None,
    position: Mapping[str, object] | None = None,
) -> Game:
    """A new game: dealt from a setup, or standing as a position says.

    >>> new("empire", setup={"turn_limit": "many"})
    Traceback (most recent call last):
    ...
    coterie.kernel.errors.BadSetup: the setup of empire cannot be read: Expected `int`, got `str` - at `$.turn_limit`
    """
    definition = _registry.find(name)
    return start(definition, seed, dict(setup or {}), None if position is None else dict(position))


def replay(record: object) -> Game:
    """The game that a record describes: an object as `Game.record` gives it, or JSON text of one. Every row is checked."""
    read = _record.read(record)
    return restore(_registry.find(read.game), read)
