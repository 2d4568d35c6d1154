"""What happened while a plot was played: every word that was carried out with the table before and after, and what was asked and told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from coterie.games.vtes.cards.vocabulary import Node
from coterie.games.vtes.keys import Key
from coterie.games.vtes.rules.apply import CHANGES, DOERS, Change, Doer
from coterie.games.vtes.rules.combat import playing
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.rules.payments import PAYMENTS
from coterie.games.vtes.table import Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Text


class Step(NamedTuple):
    """A word that was carried out."""

    effect: Node
    deed: Deed
    before: Table
    after: Table
    told: tuple[Text, ...]
    cost: bool
    """Whether it was paid, not done."""


class Moment(NamedTuple):
    """A question."""

    t: Table
    seat: str
    kind: str
    keys: tuple[Key, ...]


class Story:
    """All of it."""

    def __init__(self, t: Table, card: int, piece: int) -> None:
        self.t, self.card, self.piece = t, card, piece
        self.steps: list[Step] = []
        self.moments: list[Moment] = []
        """The questions since the goal was chosen."""
        self.reached: Table | None = None
        """The table when the goal was chosen."""
        self.told_before = 0
        self.asked: list[tuple[object, ...]] = []
        """Every question with what may be answered."""

    @contextmanager
    def noting(self, t: Table, deed: Deed, effect: Node, cost: bool = False) -> Iterator[None]:
        """Write down what a word of the card does meanwhile."""
        if deed.card not in (self.card, 0):
            yield
            return
        before, told = t.copy(), len(t.ears or [])
        yield
        self.steps.append(Step(effect, deed, before, t.copy(), tuple(event.text for _, _, event in (t.ears or [])[told:]), cost))

    @property
    def told(self) -> list[Text]:
        """What was told since the goal was chosen."""
        return [event.text for _, _, event in (self.t.ears or [])[self.told_before :]]


@contextmanager
def recording(story: Story) -> Iterator[None]:
    """Every word of the card that is carried out meanwhile is written down."""
    changes = [(register, dict(register)) for register in (CHANGES, playing.AT_ONCE)]
    doers, means, choose_blow = dict(DOERS), dict(PAYMENTS), playing.choose_blow
    for register, before in changes:
        register.update({sort: _noted_change(story, change) for sort, change in before.items()})
    DOERS.update({sort: _noted(story, doer) for sort, doer in doers.items()})
    PAYMENTS.update({sort: one._replace(pay=_noted(story, one.pay, cost=True)) for sort, one in means.items()})
    playing.choose_blow = lambda t, deed, strike, effects: _noted_change(story, lambda *_: choose_blow(t, deed, strike, effects))(
        t, deed, strike
    )
    try:
        yield
    finally:
        playing.choose_blow = choose_blow
        DOERS.update(doers)
        PAYMENTS.update(means)
        for register, before in changes:
            register.update(before)


def _noted_change(story: Story, change: Change) -> Change:
    def noted(t: Table, deed: Deed, effect: Any) -> None:
        with story.noting(t, deed, effect):
            change(t, deed, effect)

    return noted


def _noted(story: Story, doer: Doer, cost: bool = False) -> Doer:
    def noted(t: Table, deed: Deed, effect: Any) -> Rules[None]:
        with story.noting(t, deed, effect, cost):
            yield from doer(t, deed, effect)

    return noted
