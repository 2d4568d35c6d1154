"""Which bots may be asked for over the wire: those of the game, never a file, and none that thinks for long."""

from __future__ import annotations

import re

from coterie import bots
from coterie.kernel import lesson
from coterie.server.live.errors import BadRequest

_BUDGET = re.compile(r"search:(?:(?P<seconds>\d(?:\.\d{1,3})?)|(?P<playouts>\d{1,4})x)", re.ASCII)
LONGEST = 3.0
"""Seconds a bot may think about one decision."""
MOST = 2000
"""Playouts a bot may try for one decision."""


def default(game: str) -> str:
    """The bot of a game that plays where nobody said which."""
    return "steady" if "steady" in bots.names(game) else "random"


def checked(game: str, name: str) -> str:
    """The name of a bot that this game has; the default one if the name is empty."""
    known = bots.names(game)
    if not name:
        return default(game)
    if name == bots.GUIDE and lesson.load(game) is not None:
        return name
    budget = _BUDGET.fullmatch(name) if "search" in known else None
    if name in known or (budget and _modest(budget)):
        return name
    raise BadRequest(f"{game} has no bot {name!r} here; it has {', '.join(known)}")


def simpler(game: str, bot: str) -> str:
    """The bot that stands in for one that fails: rules of thumb for a search, chance for those; "" where there is nothing simpler."""
    if bot == "random":
        return ""
    usual = default(game)
    return "random" if bot in (usual, "easy") else usual


def _modest(budget: re.Match[str]) -> bool:
    if budget["seconds"]:
        return 0 < float(budget["seconds"]) <= LONGEST
    return 0 < int(budget["playouts"]) <= MOST
