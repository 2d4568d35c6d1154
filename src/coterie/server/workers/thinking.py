"""What a worker process does: it rebuilds a game, gives a bot its seat and nothing else, and returns the key the bot chose."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from importlib import import_module
from threading import Thread

import msgspec

import coterie
from coterie import bots
from coterie.kernel import registry
from coterie.kernel.definition import Definition
from coterie.kernel.errors import UnknownGame
from coterie.kernel.questions import PASS
from coterie.kernel.seat import answer_of


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot shall make."""

    game: str
    setup: dict[str, object]
    seed: int
    position: dict[str, object] | None
    entries: tuple[tuple[str, str], ...]
    seat: str
    bot: str
    chance: int
    """The bot's own seed."""


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
    """The key that the bot chooses. BotFailed, with the record, if it cannot."""
    game = coterie.new(thought.game, seed=thought.seed, setup=thought.setup, position=thought.position)
    for seat, key in thought.entries:
        game.enter(seat, key)
    decision = game.asks(thought.seat)[0]
    if decision.lone_pass:
        return PASS
    return answer_of(bots.make(thought.bot, thought.game, thought.chance), game, decision)
