"""Rules of thumb: how good each option of a question looks to a Methuselah, and why.

`steady` plays by them, and searching bots start from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from coterie.games.vtes.bots.heuristics import acting, choices, combat, holding, influence, politics, windows
from coterie.games.vtes.bots.insight import Insight
from coterie.games.vtes.bots.reading import Thought
from coterie.games.vtes.keys import PASS, Key, read
from coterie.kernel.questions import Ask

Rule: TypeAlias = Callable[[Insight, Ask[Any], list[Key]], list[Thought]]


def thoughts(insight: Insight, ask: Ask[Any], keys: list[str]) -> list[Thought]:
    """How good each key looks, in pool, and the name of the reason."""
    return RULES.get(ask.kind, anything)(insight, ask, [read(insight.book, key) for key in keys])


def phase(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A phase of one's own turn."""
    rule = influence.influence if getattr(ask, "name", "") == "influence" else holding.phase
    return rule(insight, ask, keys)


def window(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """A window of an action, or of the combat in it."""
    rule = combat.combat if getattr(ask, "name", "") in IN_COMBAT else windows.window
    return rule(insight, ask, keys)


def anything(insight: Insight, ask: Ask[Any], keys: list[Key]) -> list[Thought]:
    """Where there is no rule, any answer is as good as another, and passing a little better."""
    return [(0.1 if key == PASS else 0.0, "choice") for key in keys]


IN_COMBAT: Final = ("before-range", "range", "before-strikes", "strike", "additional", "damage", "press", "round-end")
RULES: Final[dict[str, Rule]] = {
    "phase": phase,
    "act": acting.act,
    "window": window,
    "as-played": windows.as_played,
    "polling": politics.polling,
    "choose": choices.choose,
    "choose-card": choices.choose_card,
    "burn-option": choices.burn_option,
    "fetch": choices.fetch,
}
