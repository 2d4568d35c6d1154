"""Whatever a card does: positions and copies keep it, two worlds hold across it, numbers tell their sources, and it is
refused for each thing that is missing.

That these notice faults is shown with planted ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from coterie.games.vtes.book import standard_book
from coterie.games.vtes.cards.vocabulary import ChooseTwo, GainPool, Node
from coterie.games.vtes.pool import facts
from coterie.games.vtes.position import number_faults, writing
from coterie.games.vtes.rules import legal, stats
from coterie.games.vtes.rules.apply import CHANGES
from coterie.games.vtes.rules.naming import card_ref, seat_ref
from coterie.games.vtes.standing import UNBOUND
from tests.marks import slow

from .goals import Goal, every_goal, goals_of, nodes
from .held import Course, course_of, is_kept, refusals, tells_nobody
from .test_offered import CARDS

NAMES = [facts()[card].slug for card in CARDS]


@cache
def courses(card: int) -> tuple[tuple[Goal, Course], ...]:
    """Everything that a card can do, each with a course that leads there."""
    book = standard_book()
    found = [(goal, course_of(goal, book)) for goal in goals_of(book, card)]
    return tuple((goal, course) for goal, course in found if course is not None)


@slow
@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_positions_and_copies_keep_what_a_card_does_and_no_seat_learns_what_it_may_not(card: int) -> None:
    book = standard_book()
    for goal, course in courses(card):
        is_kept(goal, course, book)
        assert sum(tells_nobody(goal, course, book, seat) for seat in range(3)) > 0


@slow
@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_a_card_is_refused_for_each_thing_that_is_missing(card: int) -> None:
    book = standard_book()
    found = {goal.named(book): list(refusals(goal, course, book)) for goal, course in courses(card)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# Planted faults.


def saying(word: type[Node]) -> Iterator[tuple[Goal, Course]]:
    """Goals that say a word, with their courses."""
    book = standard_book()
    for goal in every_goal():
        if any(isinstance(node, word) for node in nodes(goal.effects(book))):
            yield from (found for found in courses(goal.card) if found[0] == goal)


def hold_all(word: type[Node]) -> None:
    """Hold every goal that says a word against all that must hold."""
    for goal, course in saying(word):
        is_kept(goal, course, standard_book())
        for seat in range(3):
            tells_nobody(goal, course, standard_book(), seat)


def test_an_event_that_names_a_card_of_a_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    gain = CHANGES[GainPool]

    def talkative(t: Any, deed: Any, effect: Any) -> None:
        gain(t, deed, effect)
        t.tell("vtes-event-discarded", seat=seat_ref(t, deed.seat), card=card_ref(t, max(t.players[deed.seat].hand)))

    monkeypatch.setitem(CHANGES, GainPool, talkative)
    with pytest.raises(AssertionError, match="worlds apart"):
        hold_all(GainPool)


def test_a_choice_that_a_position_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    written = writing._piece

    def forgetful(t: Any, piece: Any) -> Any:
        found = written(t, piece)
        found.bound = UNBOUND
        return found

    monkeypatch.setattr(writing, "_piece", forgetful)
    with pytest.raises(AssertionError):
        hold_all(ChooseTwo)


def test_a_card_that_asks_nothing_of_its_minion_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    book = standard_book()
    goal = next(goal for goal in every_goal() if goal.form_in(book).needs and goal.said(book) is None)
    course = course_of(goal, book)
    assert course is not None
    assert list(refusals(goal, course, book)) == []
    monkeypatch.setattr(legal, "why_requirements", lambda form, user: None)
    assert "is offered without Disciplines" in list(refusals(goal, course, book))


def test_a_source_that_is_told_and_does_not_count_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    told = stats.hand_sources
    monkeypatch.setitem(number_faults.__globals__, "hand_sources", lambda t, player: [*told(t, player), stats.Source(1, 1)])
    with pytest.raises(AssertionError, match="sources"):
        hold_all(ChooseTwo)
