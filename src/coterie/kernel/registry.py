"""Finds games: ours, and those other packages announce through the entry point group `coterie.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from coterie.kernel.definition import Definition
from coterie.kernel.errors import UnknownGame
from coterie.kernel.structs import look_at

GROUP = "coterie.games"
_loaded: dict[str, Definition[Any]] = {}
_loading = RLock()
"""A game is found by others when its types have been looked at, not before."""


def register(definition: Definition[Any], name: str = "") -> None:
    """Make a game known to this process, under its name or another."""
    look_at(type(definition).__module__.rpartition(".")[0] or type(definition).__module__)
    _loaded[name or definition.name] = definition


def names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted(_of_others().keys() | _own() | _loaded.keys()))


@cache
def _own() -> frozenset[str]:
    """Our games: each is a package of that name below `coterie.games`, with its definition as `GAME` in the module `game`."""
    with resources.as_file(resources.files("coterie.games")) as folder:
        return frozenset(found.name for found in pkgutil.iter_modules([str(folder)]) if found.ispkg)


@cache
def _of_others() -> dict[str, str]:
    """Where the games of other packages are, by name. Looking through everything that is installed takes a while."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def find(name: str) -> Definition[Any]:
    """The game of that name."""
    if name not in _loaded:
        with _loading:
            if name not in _loaded:
                module, _, attribute = _target(name).partition(":")
                register(getattr(import_module(module), attribute), name)
    return _loaded[name]


def part(name: str, path: str) -> ModuleType | None:
    """What a game brings beyond its definition, found by convention: a module below the package of its definition, None if it is not there.

    >>> part("empire", "terminal.drawing") is not None, part("empire", "terminal.piano")
    (True, None)
    """
    of = type(_loaded[name]).__module__ if name in _loaded else _target(name).partition(":")[0]
    wanted = f"{of.rpartition('.')[0]}.{path}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{wanted}.".startswith(f"{error.name}."):
            raise
        return None


def _target(name: str) -> str:
    """Where a definition is: module and attribute."""
    if name in _own():
        return f"coterie.games.{name}.game:GAME"
    if name in _of_others():
        return _of_others()[name]
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")


def called(kind: str, name: str, language: str) -> str:
    """What a thing of a game that brings its own name is called in a language. Kinds of things begin with the name of their game."""
    game = kind.partition("-")[0]
    return find(game).names(language).get(name, name) if game in _loaded or game in _own() else name


def shards(language: str) -> list[Path]:
    """The words of our games that lie beside what they are about: `families/<name>/<language>.ftl` below the package of a game.

    Where a family does not speak the language, its English.
    """
    found = [module for module in (part(name, "families") for name in sorted(_own())) if module is not None]
    english = [file for module in found for folder in module.__path__ for file in sorted(Path(folder).glob("*/en.ftl"))]
    return [file.with_stem(language) if file.with_stem(language).exists() else file for file in english]


def words() -> tuple[str, ...]:
    """The packages in which loaded games bring words of their own."""
    return tuple(definition.words for definition in _loaded.values() if definition.words)
