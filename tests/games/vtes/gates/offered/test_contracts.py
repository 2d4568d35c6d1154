"""Every word has a contract, and the gate notices when a word does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import Node
from coterie.games.vtes.families.promise import UNPROMISED
from coterie.games.vtes.rules.apply import CHANGES, DOERS
from coterie.games.vtes.rules.combat import playing
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.payments import PAYMENTS
from coterie.games.vtes.support.registry import collect
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules

from .contracts import WORDS
from .gate import EFFECTS, judge
from .goals import Goal, every_goal, nodes

UNUSED = frozenset({"Cancel"})
"""Words that no complete card has where their function carries them out."""


def test_every_effect_has_a_contract() -> None:
    assert set(EFFECTS) - set(WORDS) == set(UNPROMISED)


def nothing(t: Table, deed: Deed, effect: Any) -> None:
    """A word that does nothing."""


def nothing_asked(t: Table, deed: Deed, effect: Any) -> Rules[None]:
    """A word that does nothing and asks nothing."""
    yield from ()


def using(word: type[Node]) -> Iterator[Goal]:
    """The goals that do a word."""
    book = standard_book()
    return (goal for goal in every_goal() if any(isinstance(node, word) for node in nodes(goal.effects(book))))


def registered() -> list[tuple[dict[type, Any], type[Node]]]:
    """Every word with a function that carries it out, where that does anything."""
    collect()
    found = [(register, word) for register in (CHANGES, DOERS, playing.AT_ONCE) for word in register if any(using(word))]
    return [(register, word) for register, word in found if word.__name__ not in UNUSED and not _empty(register[word])]


def _empty(carried_out: Any) -> bool:
    """Whether a function is there only to say that the word is carried out elsewhere."""
    code: bytes = carried_out.__code__.co_code
    return code == nothing.__code__.co_code


@pytest.mark.parametrize(("register", "word"), registered(), ids=lambda value: getattr(value, "__name__", ""))
def test_the_gate_notices_when_a_word_does_nothing(register: dict[type, Any], word: type[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    book = standard_book()
    sound = {goal: judge(goal, book) for goal in list(using(word))[:6]}
    assert any(not verdict.faults for verdict in sound.values())
    monkeypatch.setitem(register, word, nothing if register is not DOERS else nothing_asked)
    assert any(judge(goal, book, verdict.plots).faults for goal, verdict in sound.items())


@pytest.mark.parametrize("word", list(PAYMENTS), ids=lambda word: word.__name__)
def test_the_gate_notices_when_a_cost_is_not_paid(word: type[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    book = standard_book()
    paying = [goal for goal in every_goal() if any(isinstance(node, word) for node in nodes(getattr(goal.said(book), "cost", ())))]
    sound = {goal: judge(goal, book) for goal in paying[:4]}
    assert any(not verdict.faults for verdict in sound.values())
    monkeypatch.setitem(PAYMENTS, word, PAYMENTS[word]._replace(pay=nothing_asked))
    assert any(judge(goal, book, verdict.plots).faults for goal, verdict in sound.items())
