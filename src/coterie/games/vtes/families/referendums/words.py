"""Words for referendums."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.words.node import Ability, Effect
from coterie.games.vtes.words.predicates import Pred
from coterie.games.vtes.words.things import Title


class Passes(Effect, frozen=True):
    """What happens if the referendum passes."""

    do: Effect
    also: Effect | None = None

    @property
    def told(self) -> str:
        return ""


class ChooseClan(Effect, frozen=True):
    """The terms of a referendum: a clan."""

    @property
    def told(self) -> str:
        return ""


class Allocate(Effect, frozen=True):
    """The terms of a referendum: points among Methuselahs, at least so many."""

    points: int
    least: int
    spares: bool = False
    """One is chosen first, who gets none (`Who.CHOSEN`)."""

    @property
    def told(self) -> str:
        return ""


class ShiftPool(Effect, frozen=True):
    """The terms of a referendum: pool of a Methuselah who has more than you, allocated among others."""

    pool: int

    @property
    def told(self) -> str:
        return ""


class ChooseReady(Effect, frozen=True):
    """The terms of a referendum: a ready vampire."""

    who: Pred

    @property
    def told(self) -> str:
        return ""


class Distribute(Effect, frozen=True):
    """The pool is distributed as chosen."""

    @property
    def told(self) -> str:
        return ""


class Represent(Effect, frozen=True):
    """The card is put on a vampire to represent a unique title: of its clan on the chosen one, or of a city on the acting one."""

    title: Title
    city: str = ""

    @property
    def told(self) -> str:
        return ""


class Abstain(Effect, frozen=True):
    """Choose a vampire who has cast votes or ballots: it is locked, and its votes and ballots are cancelled."""


class ChooseUpTo(Effect, frozen=True):
    """The terms of a referendum: so many minions or fewer."""

    most: int
    of: Pred

    @property
    def told(self) -> str:
        return ""


class Barred(StrEnum):
    """What a minion is kept from for the rest of the turn."""

    REACT = "react"
    BLOCK = "block"
    VOTE = "vote"


class Bar(Effect, frozen=True):
    """The minions that the terms name are kept from some things this turn."""

    what: tuple[Barred, ...]


class Share(Effect, frozen=True):
    """For each vote by which the referendum passed, blood from the bank goes to one of these vampires or to your pool."""

    among: Pred
    each: int
    """So much for a vampire at the most."""
    pool: int
    """So much for your pool at the most."""
    titled: int
    """So much for your pool if the acting vampire is titled."""

    @property
    def told(self) -> str:
        return ""


class Toll(Ability, frozen=True):
    """Vampires must burn blood to cast votes and ballots against referendums called by this vampire."""

    blood: int
