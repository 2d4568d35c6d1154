"""What a worker process does: it goes on with a game, gives a bot its seat and nothing else, and returns the key the bot chose.

Games are kept from one decision to the next, so that only what has happened since is played; those thought of least lately are let go.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections import OrderedDict
from importlib import import_module
from threading import Thread

import msgspec

import coterie
from coterie import bots
from coterie.kernel import registry
from coterie.kernel.definition import Definition
from coterie.kernel.errors import UnknownGame
from coterie.kernel.game import Game
from coterie.kernel.questions import PASS
from coterie.kernel.seat import answer_of
from coterie.kernel.text import Text
from coterie.server.workers.process import Forgotten

KEPT = 64
"""Games that a process keeps."""
_kept: OrderedDict[str, tuple[str, Game]] = OrderedDict()
"""The games of some tables, each with the stamp of the thought it was last played for."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot shall make."""

    table: str
    game: str
    setup: dict[str, object]
    seed: int
    position: dict[str, object] | None
    entries: tuple[tuple[str, str], ...]
    """The log, from entry `known` on."""
    seat: str
    bot: str
    chance: int
    """The bot's own seed."""
    stamp: str = ""
    """What names the game as it stands with all these entries, for the thought after this one; "" if it is not kept."""
    after: str = ""
    """The stamp of the game that this goes on from; "" if it begins anew."""
    known: int = 0
    """The entries of that game that still stand."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do in a seat, and why, if it says so."""

    key: str
    reason: Text | None = None


def prepare(games: tuple[str, ...]) -> None:
    """Make games of other packages known to this process; each is named as module:NAME, a definition or its class."""
    for name in games:
        module, _, attribute = name.partition(":")
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise UnknownGame(f"no game is found at {name!r}: {error}; name it as module:NAME") from None
        definition = found() if isinstance(found, type) else found
        if not isinstance(definition, Definition):
            raise UnknownGame(f"{name!r} is no game: it is not a Definition")
        registry.register(definition)


def end_with_parent() -> None:
    """See to it that this process ends when the one that started it does, even if that is killed and can no longer say so."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


def begin(games: tuple[str, ...], read_ahead: bool) -> None:
    """Begin as a worker process. With `read_ahead` the rules and cards of all games are there before the first decision is asked."""
    end_with_parent()
    prepare(games)
    for game in registry.names() if read_ahead else ():
        with contextlib.suppress(Exception):  # a game of another package that cannot be made is told to whoever asks for it
            coterie.new(game)


def think(thought: Thought) -> str:
    """The key that the bot chooses. BotFailed, with the record, if it cannot; Forgotten, if the game that it goes on from is not here."""
    game = _game_of(thought)
    decision = game.asks(thought.seat)[0]
    if decision.lone_pass:
        return PASS
    return answer_of(bots.make(thought.bot, thought.game, thought.chance), game, decision)


def advise(thought: Thought) -> Advice:
    """What the bot would choose for whoever sits there, and its reason. It is given the seat and nothing else, as any bot."""
    game = _game_of(thought)
    decision = game.asks(thought.seat)[0]
    bot = bots.make(thought.bot, thought.game, thought.chance)
    key = answer_of(bot, game, decision)
    reason = getattr(bot, "reason", None)
    return Advice(key, reason if isinstance(reason, Text) else None)


def _game_of(thought: Thought) -> Game:
    """The game as a thought wants it; if anything goes wrong on the way there, it is not kept."""
    stamp, game = _kept.pop(thought.table, ("", None))
    if not thought.after:
        game = coterie.new(thought.game, seed=thought.seed, setup=thought.setup, position=thought.position)
    elif game is None or stamp != thought.after:
        raise Forgotten
    elif thought.known < game.number:
        game.back(thought.known)
    for seat, key in thought.entries:
        game.follow(seat, key)
    if thought.stamp:
        _kept[thought.table] = thought.stamp, game
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return game
