"""Every mode and every ability of every complete card is offered somewhere, can be chosen, and does each of its words; so new cards are
tested as soon as they are in the book."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.generated import definitions
from coterie.games.vtes.pool import facts

from .gate import judge
from .goals import every_goal, goals_of

CARDS = [number for number in sorted(definitions()) if number in standard_book().forms]
TESTED_BY_HAND: dict[str, str] = {
    "aggressive-corpse+2:Always": "cards/test_ally.py::test_an_aggressive_corpse_attacks_a_minion_and_its_strikes_are_not_dodged",
    "aggressive-corpse+3:Always": "cards/test_ally.py::test_an_aggressive_corpse_gains_no_life",
}
"""What no plot leads to, and the test that shows it instead. This list may only shrink."""
AT_MOST_BY_HAND = 2
HERE = Path(__file__).parents[2]


@pytest.mark.parametrize("card", CARDS, ids=[facts()[card].slug for card in CARDS])
def test_what_a_card_says_happens(card: int) -> None:
    book = standard_book()
    wanted = [goal for goal in goals_of(book, card) if goal.named(book) not in TESTED_BY_HAND]
    found = {goal.named(book): judge(goal).faults for goal in wanted}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", TESTED_BY_HAND)
def test_what_no_plot_leads_to_has_a_test_of_its_own(name: str) -> None:
    file, _, test = TESTED_BY_HAND[name].partition("::")
    assert test in _tests(HERE / file)
    book = standard_book()
    (goal,) = [goal for goal in every_goal() if goal.named(book) == name]
    assert judge(goal).faults, "a plot leads to it now"
    assert len(TESTED_BY_HAND) <= AT_MOST_BY_HAND


@cache
def _tests(file: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)}
