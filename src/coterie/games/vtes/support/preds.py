"""What stands in a predicate, and what each part is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import All, AnyOf, Capacity, Control, Count, Not, Pred, Same, Who

CONTROLLERS: Final = (Who.YOU, Who.PREY, Who.PREDATOR, Who.THAT)


def within(pred: Pred) -> Iterator[Pred]:
    """Every single predicate of which one is made."""
    if isinstance(pred, All | AnyOf):
        for one in pred.of:
            yield from within(one)
    elif isinstance(pred, Not):
        yield from within(pred.of)
    else:
        yield pred


def compares(pred: Pred) -> bool:
    """Whether it compares with the minion that plays or bears the card."""
    return isinstance(pred, Same) or (isinstance(pred, Capacity) and pred.to is Who.SELF)


def tested(pred: Pred) -> bool:
    """Whether the engine can test it."""
    if isinstance(pred, Control):
        return pred.by in CONTROLLERS
    return not isinstance(pred, Capacity) or isinstance(pred.to, int) or pred.to in (Who.SELF, Count.COUNTERS_HERE)
