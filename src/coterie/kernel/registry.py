"""Finds games: ours, and those other packages announce through the entry point group `coterie.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from coterie.kernel.definition import Definition
from coterie.kernel.errors import UnknownGame

GROUP = "coterie.games"
_OWN = {"empire": "coterie.games.empire:GAME", "fury": "coterie.games.fury:GAME", "vtes": "coterie.games.vtes.game:GAME"}
_loaded: dict[str, Definition[Any]] = {}


def register(definition: Definition[Any]) -> None:
    """Make a game known to this process, under its name."""
    _loaded[definition.name] = definition


def names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    others = {point.name for point in entry_points(group=GROUP)}
    return tuple(sorted(others | _OWN.keys() | _loaded.keys()))


def find(name: str) -> Definition[Any]:
    """The game of that name."""
    if name not in _loaded:
        target = _OWN.get(name) or _announced(name)
        module, _, attribute = target.partition(":")
        _loaded[name] = getattr(import_module(module), attribute)
    return _loaded[name]


def _announced(name: str) -> str:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.value
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")


def called(kind: str, name: str, language: str) -> str:
    """What a thing of a game that brings its own name is called in a language. Kinds of things begin with the name of their game."""
    game = kind.partition("-")[0]
    return find(game).names(language).get(name, name) if game in _loaded or game in _OWN else name


def words() -> tuple[str, ...]:
    """The packages in which loaded games bring words of their own."""
    return tuple(definition.words for definition in _loaded.values() if definition.words)
