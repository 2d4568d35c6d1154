"""Bots: how they are named, found and made. `random` and `search` play every game; one with rules of thumb has `easy` and `steady`, too."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import cast

from coterie.bots.easy import EasyBot
from coterie.bots.guide import GuideBot
from coterie.bots.random import RandomBot
from coterie.kernel import registry
from coterie.kernel.errors import CoterieError
from coterie.kernel.lesson import load
from coterie.kernel.seat import Bot

GUIDE = "guide"
"""The bot of guided games, where a game has one. It is no level to play against."""


class UnknownBot(CoterieError):
    """No bot of that name can be had for that game."""


def names(game: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    definition = registry.find(game)
    steady = ("easy", "steady") if definition.steady(0) is not None else ()
    search = ("search",) if definition.judgement() is not None else ()
    return ("random", *steady, *search)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by name: `random`, `easy`, `steady`, `search`, `search:0.1` (seconds a decision), `search:200x` (playouts a decision),
    or `file.py:Class`, a class of yours that is made with one argument, the seed.

    >>> make("random", "empire", 1).__class__.__name__
    'RandomBot'
    """
    if ".py:" in name:
        return _from_file(name, seed)
    if name == GUIDE and (lesson := load(game)) is not None:
        return GuideBot(lesson, make("steady", game, seed))
    kind, _, budget = name.partition(":")
    if kind not in names(game) or (budget and kind != "search"):
        raise UnknownBot(f"{game} has no bot {name!r}; it has {', '.join(names(game))}, and takes file.py:Class")
    if kind == "random":
        return RandomBot(seed)
    if kind in ("easy", "steady"):
        steady = cast(Bot, registry.find(game).steady(seed))
        return EasyBot(seed, steady) if kind == "easy" else steady
    from coterie.bots.search import SearchBot  # only here: games without searching bots start faster

    return SearchBot.with_budget(seed, budget)


def _from_file(name: str, seed: int) -> Bot:
    path, _, attribute = name.rpartition(":")
    if not Path(path).is_file():
        raise UnknownBot(f"there is no file {path!r} to take a bot from")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path!r} cannot be read as Python")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made = getattr(module, attribute)(seed)
    except Exception as error:  # whatever a file of the user's does wrong
        raise UnknownBot(f"no bot could be made from {name!r}: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{name!r} has no method choose(seat, decision)")
    return cast(Bot, made)
