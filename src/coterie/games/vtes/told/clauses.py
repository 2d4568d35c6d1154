"""What cards and abilities do, as texts: one for each effect of a definition, with its numbers as arguments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import Amount, Cond, Effect, More, Pool, condition_of, lasting_in, least
from coterie.games.vtes.words.node import fields_of
from coterie.games.vtes.words.things import Count
from coterie.kernel.text import Arg, Text

ASIDE: Final = ("to_pool", "gun")
"""Numbers that are told only where a definition has them."""


def clauses(effects: Iterable[Effect]) -> tuple[Text, ...]:
    """Some effects in words, in their order."""
    return tuple(text for effect in effects for text in _told(effect))


def _told(effect: Effect) -> Iterator[Text]:
    if not effect.told:
        return
    args = dict[str, Arg]()
    if (during := lasting_in(effect)) is not None:
        args.update(_amounts(during.what.amount, condition_of(effect)))
    for field in fields_of(type(effect)) if during is None else ():
        value = getattr(effect, field.name)
        if isinstance(value, Effect):
            args[field.name] = _joined((value,))
        elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
            args[field.name] = _joined(value)
        elif _is_number(value) and (value or field.name not in ASIDE):
            args[field.name] = "X" if isinstance(value, Count) else abs(value)
    yield Text(f"vtes-effect-{effect.told}", args)


def _amounts(amount: Amount, cond: Cond | None) -> Iterator[tuple[str, Arg]]:
    """How much a number changes; what comes on top, and on which pool it depends, only where a definition says so."""
    known = least(amount)
    yield "amount", abs(known) if isinstance(known, int) else "X"
    if isinstance(amount, More):
        yield "more", amount.more
    if isinstance(cond, Pool):
        yield "pool_at_most", cond.at_most


def _joined(effects: tuple[Effect, ...]) -> Text | tuple[Text, ...]:
    found = clauses(effects)
    return found[0] if len(found) == 1 else found


def _is_number(value: object) -> bool:
    """Whether it is told how much: as a number without its sign, which the message has, or as X where it is counted later."""
    return isinstance(value, Count) or (isinstance(value, int) and not isinstance(value, bool))
