"""What cards and abilities do, as texts: one for each effect of a definition, with its numbers as arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from coterie.games.vtes.cards.vocabulary import (
    Allocate,
    Cannot,
    Choose,
    ChooseClan,
    ChooseReady,
    ChooseTwo,
    ChooseUpTo,
    Distribute,
    Effect,
    Either,
    Forbid,
    Get,
    Give,
    Lock,
    NoRepeat,
    Passes,
    ReplaceLater,
    Represent,
    Share,
    ShiftPool,
    Strike,
    Unlock,
    WeaponOnly,
    Who,
)
from coterie.games.vtes.cards.vocabulary.words import Count, Node, fields_of
from coterie.kernel.text import Arg, Text

SILENT: Final = (
    Allocate, Choose, ChooseClan, ChooseReady, ChooseTwo, ChooseUpTo, Distribute, Give, NoRepeat, Passes, ReplaceLater, Represent, Share,
    ShiftPool, WeaponOnly,
)  # fmt: skip
"""What is told by others: by the targets, by the terms of a referendum, by the effect beside it."""
QUIET_BANS: Final = (Cannot.UNLOCK_NOW,)
ASIDE: Final = ("more", "pool_at_most", "to_pool", "gun")
"""Numbers that are told only where a definition has them."""
_CAPITALS: Final = re.compile("([A-Z])")


def clauses(effects: Iterable[Effect]) -> tuple[Text, ...]:
    """Some effects in words, in their order."""
    return tuple(text for effect in effects for text in _told(effect))


def _told(effect: Effect) -> Iterator[Text]:
    if isinstance(effect, SILENT) or (isinstance(effect, Forbid) and effect.what in QUIET_BANS):
        return
    if isinstance(effect, Either):
        yield Text("vtes-effect-either", {"first": _joined((effect.first,)), "second": _joined((effect.second,))})
        return
    name, args = name_of(effect), dict[str, Arg]()
    for field in fields_of(type(effect)):
        value = getattr(effect, field.name)
        if field.name == "do":
            args["do"] = _joined(value if isinstance(value, tuple) else (value,))
        elif isinstance(value, Node) and field.name == "price":
            args["price"] = _joined((value,))  # type: ignore[arg-type]  # prices are effects
        elif _is_number(value) and (value or field.name not in ASIDE):
            args[field.name] = "X" if isinstance(value, Count) else abs(value)
    yield Text(f"vtes-effect-{name}", args)


def name_of(effect: Effect) -> str:
    """The name of an effect in messages: its word, and what of where the word has several meanings."""
    name = _CAPITALS.sub(r"-\1", type(effect).__name__).lower()[1:]
    if isinstance(effect, Get):
        less = isinstance(effect.amount, int) and effect.amount < 0
        return f"{'lose' if less else name}-{effect.stat.value}"
    if isinstance(effect, Strike):
        return f"{name}-{effect.kind.value}"
    if isinstance(effect, Lock | Unlock) and effect.who is Who.SELF:
        return f"{name}-self"
    return f"{name}-{effect.what.value}" if isinstance(effect, Forbid) else name


def _joined(effects: tuple[Effect, ...]) -> Text | tuple[Text, ...]:
    found = clauses(effects)
    return found[0] if len(found) == 1 else found


def _is_number(value: object) -> bool:
    """Whether it is told how much: as a number without its sign, which the message has, or as X where it is counted later."""
    return isinstance(value, Count) or (isinstance(value, int) and not isinstance(value, bool))
