"""What stands in a predicate, and what each part is compared with."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes.cards.vocabulary import All, AnyOf, Capacity, Not, Pred, Same, Who
from coterie.games.vtes.rules.fits import Untestable, compiled


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
    return pred == Same() or (isinstance(pred, Capacity) and pred.to is Who.SELF)


def tested(pred: Pred) -> bool:
    """Whether the engine can test it."""
    try:
        compiled(pred)
    except Untestable:
        return False
    return True
