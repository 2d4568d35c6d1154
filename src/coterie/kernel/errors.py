"""Everything that can go wrong for a caller of the public API. Each says what, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coterie.kernel.text import Reason, Text


class CoterieError(Exception):
    """The base of every error this package raises for its callers. Nothing has changed when one is raised."""

    text: Text | None = None
    """What went wrong as it can be said in any language, where there are words for it."""


class UnknownGame(CoterieError):
    """No game of that name is registered."""


class UnknownSeat(CoterieError):
    """The game has no such seat."""


class BadSetup(CoterieError):
    """The setup of a new game cannot be read, or asks for the impossible."""

    def __init__(self, message: str, text: Text | None = None) -> None:
        super().__init__(message)
        self.text = text


class BadPosition(CoterieError):
    """A position cannot be read, or no game could stand like that."""


class NoPosition(CoterieError):
    """The game is in the middle of something that a position does not describe."""


class BadRecord(CoterieError):
    """A record cannot be read, or its choices do not fit the rules."""


class OtherRules(BadRecord):
    """A record was made by other rules than these, which lead elsewhere."""


class IllegalChoice(CoterieError):
    """That seat cannot choose that now. `reason` says why, where the rules know."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class StaleDecision(CoterieError):
    """A decision was read after the game had moved on."""


class Reproducible(CoterieError):
    """A fault that `record`, the record of a game as JSON, leads to. It can cross processes."""

    def __init__(self, message: str, record: str) -> None:
        super().__init__(message)
        self.record = record

    def __reduce__(self) -> tuple[type[Reproducible], tuple[str, str]]:
        return type(self), (str(self), self.record)


class RulesError(Reproducible):
    """A rule raised an exception: a fault of ours. The game stands where it stood; `record` reproduces it."""


class BotFailed(Reproducible):
    """A bot raised an exception or chose what it may not. `record` leads to the question it could not answer."""
