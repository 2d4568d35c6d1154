"""Finds the card that somebody means: names in any of our languages, without accents or articles, or a part of one."""

from __future__ import annotations

from functools import cache
from typing import Final

from coterie.games.vtes.formats.names import cards_called, close_to, full_name, key, marked
from coterie.games.vtes.pool import Facts, UnknownCard, facts
from coterie.games.vtes.text import names
from coterie.locale import LANGUAGES

SHOWN: Final = 8
"""How many cards are offered at most where a name is not clear."""


def find_card(name: str) -> Facts:
    """The card of a number or a name; cards that share a name are told apart by group and "advanced".

    UnknownCard says which ones might be meant. A part of a name will do where it is clear.

    >>> [find_card(name).id for name in ("theo bell (g6)", "Theo Bell (ADV)", "201362", "Theo Bell (G2)")]
    [201613, 201363, 201362, 201362]
    """
    if name.isdigit() and int(name) in facts():
        return facts()[int(name)]
    meant = marked(name)
    called = cards_called(meant.name) if key(meant.name) else ()
    if called:
        return _one_of(name, called, meant.group, meant.advanced)
    holding = tuple(dict.fromkeys(number for known, number in _known() if key(meant.name) and key(meant.name) in known))
    if len(holding) == 1:
        return _one_of(name, holding, meant.group, meant.advanced)
    close = [full_name(number) for number in holding or [card for other in close_to(name, SHOWN) for card in cards_called(other)]]
    if not close:
        raise UnknownCard(f"there is no card {name!r}")
    offered = sorted(set(close))
    more = f", and {len(offered) - SHOWN} more" if len(offered) > SHOWN else ""
    raise UnknownCard(f"there is no card {name!r}; perhaps you mean {'; '.join(offered[:SHOWN])}{more}")


def _one_of(typed: str, called: tuple[int, ...], group: str, advanced: bool) -> Facts:
    """Of the cards that share a name, the one with the group and the mark that were typed; else UnknownCard lists them."""
    fitting = [facts()[number] for number in called if not group or facts()[number].group.upper() == group]
    chosen = [card for card in fitting if card.advanced] if advanced else fitting
    if group and not advanced:
        chosen = [card for card in fitting if not card.advanced] or fitting
    if len(chosen) == 1:
        return chosen[0]
    which = "; ".join(f"{_told_apart(facts()[number])}, number {number}" for number in called)
    if not chosen:
        raise UnknownCard(f"there is no card {typed!r}, but {which}")
    raise UnknownCard(f"{typed!r} is the name of {len(called)} cards: {which}. Say which one: its group, ADV, or its number")


def _told_apart(card: Facts) -> str:
    """The name of a card with its group and whether it is advanced, if it has such."""
    marks = [*([f"G{card.group}"] if card.group else []), *(["ADV"] if card.advanced else [])]
    return f"{card.name} ({' '.join(marks)})" if marks else card.name


@cache
def _known() -> tuple[tuple[str, int], ...]:
    """Every name of every card, as names are compared, with its card."""
    return tuple((key(known), card) for card in facts() for language in LANGUAGES for known in names(card, language))
