"""Why something at a table was not done, for the person who asked for it."""

from __future__ import annotations

from coterie.kernel.errors import CoterieError, IllegalChoice
from coterie.kernel.text import Reason, Text


class Refusal(CoterieError):
    """What was asked for cannot be done now. Nothing has changed.

    The message is for programs and logs. `reason` says it to people, in any language; its words are the message `refused-<words>`.
    """

    status = 409

    def __init__(self, message: str, words: str = "", reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason or (Reason(Text(f"refused-{words}"), "") if words else None)

    @classmethod
    def of(cls, error: CoterieError) -> Refusal:
        """The refusal of a game, as one of the table. What has no reason of its own does not fit the question that is open now."""
        return cls(str(error), "moved-on", error.reason if isinstance(error, IllegalChoice) else None)


class NotYours(Refusal):
    """Only somebody else may do that."""

    status = 403


class NoSuchTable(Refusal):
    """There is no table of that id, or no longer."""

    status = 404


class GoneTable(Refusal):
    """There was such a table; it was deleted, and will not come back."""

    status = 410


class OtherRules(Refusal):
    """The game was played by rules that are not those of this program."""


class BadRequest(Refusal):
    """What was asked for makes no sense for this game."""

    status = 422


class Crowded(Refusal):
    """Too much was asked for in too short a time."""

    status = 429


class Busy(Refusal):
    """The table changed too often to do it."""

    status = 503
