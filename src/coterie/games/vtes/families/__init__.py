"""The words of cards, each in the room of its family, with all that is known of it.

A family is a package below this one. `words` are its nodes, `does` carries them out, `says` prints them, `hints` is what bots make of them,
`contract` what must be seen when they are carried out; beside these lie its messages, a file for each language. Nothing lists families or
words: they are found by where they lie.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, TypeVar

from coterie.games.vtes.words.node import Node

DECIDING: Final = ("words", "does")
"""The parts of a family that decide play; the others say, weigh and hold it."""
N = TypeVar("N", bound=Node)
BELOW: Final = tuple(f"coterie.games.vtes.words.{module}" for module in ("node", "predicates", "conditions", "events"))
"""Words that all families are made of."""
ABOVE: Final = ("coterie.games.vtes.cards.vocabulary.abilities",)
"""Words that hold the words of families: abilities, modes, cards."""


class TwoWords(TypeError):
    """Two words of one name: a definition could not say which it means."""


def collect(part: str) -> tuple[ModuleType, ...]:
    """That part of every family, imported: of some, if not all have it."""
    return _collected(part, tuple(__path__))


@cache
def _collected(part: str, folders: tuple[str, ...]) -> tuple[ModuleType, ...]:
    packages = [import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(folders) if found.ispkg]
    having = [package for package in packages if any(found.name == part for found in pkgutil.iter_modules(package.__path__))]
    return tuple(import_module(f"{package.__name__}.{part}") for package in having)


def words() -> dict[str, type[Node]]:
    """Every word there is, by the name under which definitions are stored."""
    return _words(tuple(__path__))


@cache
def _words(folders: tuple[str, ...]) -> dict[str, type[Node]]:
    found: dict[str, type[Node]] = {}
    for module in (*map(import_module, BELOW), *_collected("words", folders), *map(import_module, ABOVE)):
        for name, word in vars(module).items():
            if isinstance(word, type) and issubclass(word, Node) and word.__module__ == module.__name__:
                if name in found:
                    raise TwoWords(f"{name} is a word of {found[name].__module__} and of {module.__name__}")
                found[name] = word
    return found


@cache
def _of_sort(sort: type[N], folders: tuple[str, ...]) -> tuple[type[N], ...]:
    return tuple(word for word in _words(folders).values() if issubclass(word, sort) and word is not sort)


def of_sort(sort: type[N]) -> tuple[type[N], ...]:
    """Every word of a sort."""
    return _of_sort(sort, tuple(__path__))
