"""What is done with cards and counters that are out of the ordinary: transfers, ash heaps, uncontrolled regions, control of minions."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary.predicates import Pred
from coterie.games.vtes.cards.vocabulary.words import Node, Who


class AddCounters(Node, frozen=True):
    """Add counters to this card, from the bank."""

    amount: int


class RemoveAsh(Node, frozen=True):
    """Remove cards in somebody's ash heap from the game: of your choice, or library cards at random."""

    amount: int
    whose: Who
    random: bool = False


class BurnLife(Node, frozen=True):
    """An ally or retainer burns life of its own."""

    amount: int


class SpendTransfers(Node, frozen=True):
    """Use transfers of the influence phase for something else."""

    amount: int


class SendBack(Node, frozen=True):
    """Move a vampire to its owner's uncontrolled region."""

    who: Pred


class TakeControl(Node, frozen=True):
    """Take control of a minion, for good or until the end of your turn."""

    who: Who
    this_turn: bool = False
