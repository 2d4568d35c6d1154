"""What a bot is given: one seat of a game, and nothing beyond what that seat may know."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from coterie.kernel.decision import Decision
from coterie.kernel.definition import Adviser, Judgement
from coterie.kernel.errors import BotFailed, CoterieError, RulesError
from coterie.kernel.game import Game
from coterie.kernel.state import Seat as SeatName
from coterie.kernel.text import Event, WhyNot


class Seat:
    """The handle of one seat: its decisions, view and events, and worlds it can imagine."""

    __slots__ = ("_game", "name")

    def __init__(self, game: Game, name: SeatName) -> None:
        game.asks(name)
        self._game = game
        self.name = name

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self._game.name

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """All seats of the game, in order of play."""
        return self._game.seats

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What this seat is asked now."""
        return self._game.asks(self.name)

    @property
    def view(self) -> Any:
        """What this seat may know."""
        return self._game.view(self.name)

    @property
    def outlook(self) -> Any:
        """How things stand by the rules, for everybody alike."""
        return self._game.outlook

    @property
    def facts(self) -> Any:
        """What everybody may look up: the cards of the game, by id."""
        return self._game.facts

    def events(self, since: int = 0) -> list[Event]:
        """What this seat was told after event `since`."""
        return self._game.events(self.name, since)

    def why_not(self) -> list[WhyNot]:
        """What this seat cannot do now, and why."""
        return self._game.why_not(self.name)

    @property
    def judgement(self) -> Judgement[Any] | Adviser[Any]:
        """The game's judgement, for worlds that were imagined."""
        judgement = self._game.definition.judgement()
        if judgement is None:
            raise CoterieError(f"{self.game} has no judgement to search by")
        return judgement

    def imagine(self, seed: int) -> Game:
        """A whole game that looks the same to this seat: a world to search in."""
        world = self._game.clone()
        world.resample(self.name, seed)
        return world


class Bot(Protocol):
    """Something that can play a seat."""

    def choose(self, seat: Seat, decision: Decision) -> str:
        """The key to answer with: one of `decision.keys`, or several of `decision.marks`, joined."""


def ask_bot(bot: Bot, game: Game, decision: Decision) -> None:
    """Let a bot answer an open decision. BotFailed if it cannot."""
    game.choose(decision.seat, answer_of(bot, game, decision), decision.number)


def answer_of(bot: Bot, game: Game, decision: Decision) -> str:
    """The key that a bot answers with. BotFailed, with the record, if it raises anything or names what cannot be chosen."""
    try:
        key = bot.choose(Seat(game, decision.seat), decision)
    except RulesError as error:
        raise BotFailed(f"a rule failed in a world it imagined: {error}", error.record) from error
    except Exception as error:  # whatever a bot does wrong
        raise BotFailed(f"{type(error).__name__}: {error}", _record(game)) from error
    if not (isinstance(key, str) and decision.takes(key)):
        raise BotFailed(f"{key!r} is no option of {decision.seat}", _record(game))
    return key


def _record(game: Game) -> str:
    return msgspec.json.encode(game.record()).decode()
