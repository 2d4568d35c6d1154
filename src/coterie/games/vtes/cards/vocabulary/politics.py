"""What is chosen and done in referendums by some cards only."""

from __future__ import annotations

from enum import StrEnum

from coterie.games.vtes.cards.vocabulary.predicates import Pred
from coterie.games.vtes.cards.vocabulary.words import Node


class ChooseUpTo(Node, frozen=True):
    """The terms of a referendum: so many minions or fewer."""

    most: int
    of: Pred


class Barred(StrEnum):
    """What a minion is kept from for the rest of the turn."""

    REACT = "react"
    BLOCK = "block"
    VOTE = "vote"


class Bar(Node, frozen=True):
    """The minions that the terms name are kept from some things this turn."""

    what: tuple[Barred, ...]


class Share(Node, frozen=True):
    """For each vote by which the referendum passed, blood from the bank goes to one of these vampires or to your pool."""

    among: Pred
    each: int
    """So much for a vampire at the most."""
    pool: int
    """So much for your pool at the most."""
    titled: int
    """So much for your pool if the acting vampire is titled."""
