"""What lasts for a while: a number for an action, a rule for a round of combat. It stands in the index like what cards in play bring."""

from __future__ import annotations

from coterie.games.vtes.cards.vocabulary import Period
from coterie.games.vtes.index import Lasting
from coterie.games.vtes.rules.deeds import Deed
from coterie.games.vtes.table import Table
from coterie.games.vtes.words.node import Node


def last(t: Table, deed: Deed, effect: Node, until: Period, on: int = 0, amount: int = 0, x: int = 0) -> None:
    """An effect of a card begins to last, for a minion or for whomever it concerns."""
    form, n = next((form, n) for form in t.book.forms[deed.card] for n, static in enumerate(form.lasting) if static.node == effect)
    number = t.lasting[-1].id + 1 if t.lasting else 1
    t.begin(Lasting(number, deed.card, form.index, n, until, deed.seat, on, amount, x))
