"""Words for the rounds of combat."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Effect


class Onward(StrEnum):
    """What alone a press may be used for."""

    CONTINUE = "continue"
    END = "end"


class Press(Effect, frozen=True):
    """A press; that of a card in play is given to a minion of its controller."""

    only: Onward | None = None
    """Only usable to continue combat, or to end it."""


class Maneuver(Effect, frozen=True):
    """A manoeuvre, perhaps with optional presses."""

    presses: int = 0


class Optional(Effect, frozen=True):
    """Optional presses or manoeuvres that come with something else.

    Those of a reaction are for the resulting combat, if the user blocks; those of a weapon's strike are there once each combat.
    """

    presses: int = 0
    maneuvers: int = 0


class EndCombat(Effect, frozen=True):
    """The combat ends."""


class NextRoundClose(Effect, frozen=True):
    """Another round is at close range, without its range step."""
