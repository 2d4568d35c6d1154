"""What was done and counts for a while, because it may be done only so often: abilities used, cards played, actions taken."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from coterie.games.vtes.cards.vocabulary import Period


class Until(StrEnum):
    """When something that was done no longer counts."""

    ROUND = "round"
    COMBAT = "combat"
    ACTION = "action"
    TURN = "turn"
    UNLOCK = "unlock"
    """The next unlock phase of the minion's controller."""
    MASTER = "master"
    """The next master phase of the Methuselah."""
    GAME = "game"


ENDS: Final = {
    Period.ROUND: Until.ROUND,
    Period.COMBAT: Until.COMBAT,
    Period.ACTION: Until.ACTION,
    Period.TURN: Until.TURN,
    Period.BETWEEN_UNLOCKS: Until.UNLOCK,
}
"""When what a card or an ability allows once in a period may be done again."""
ABILITY, CARD, MANEUVER, FED = "ability", "card", "maneuver", "fed"
"""Of a piece: an ability used or triggered, a card played, a weapon's manoeuvre, blood from a hunting ground."""
EDGE, EVENT, OUT_OF_TURN, TRIFLE = "edge", "event", "out-of-turn", "trifle"
"""Of a seat: the pool of the Edge, an event, a master out of turn, the action that a trifle among them brings."""
ACTIONS, RECRUITED = "actions", "recruited"
"""Counted: the actions that have begun in a minion phase, the allies that a minion has recruited in a turn."""


class Act(msgspec.Struct, frozen=True, gc=False):
    """What makes two actions of a minion the same (v5.action.no-repeat)."""

    what: str
    """"bleed", "rescue"; "with" a card of the hand, "by" a card in play."""
    number: int = 0
    """Its card, its target, or the card in play that offers it."""
    n: int = 0
    """Which ability of that."""


class Use(msgspec.Struct, frozen=True, gc=False):
    """Something that was done, until when it counts, and by which piece or seat."""

    until: Until
    what: str
    of: int = 0
    number: int = 0
    """Which ability, card or target."""
    n: int = 0


def ability(period: Period, source: int, n: int) -> Use:
    """An ability of a card in play, used once in a period."""
    return Use(ENDS[period], ABILITY, source, n)


def card(period: Period, minion: int, number: int) -> Use:
    """A card that a minion may play once in a period."""
    return Use(ENDS[period], CARD, minion, number)


def triggered(source: int, n: int) -> Use:
    """What a card in play does once in a turn."""
    return Use(Until.TURN, ABILITY, source, n)


def maneuvered(weapon: int, n: int) -> Use:
    """The manoeuvre of a weapon, once in a combat."""
    return Use(Until.COMBAT, MANEUVER, weapon, n)


def acted(minion: int, act: Act) -> Use:
    """An action that a minion has taken this turn."""
    return Use(Until.TURN, act.what, minion, act.number, act.n)
