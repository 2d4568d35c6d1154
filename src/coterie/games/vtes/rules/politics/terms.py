"""The terms of a referendum: chosen by whoever called it, once the action has succeeded (v5.politics.terms)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from coterie.games.vtes.book import Form
from coterie.games.vtes.cards.vocabulary import Effect
from coterie.games.vtes.rules.reasons import no
from coterie.games.vtes.support.registry import Place, Where, carries
from coterie.games.vtes.table import VAMPIRE, Piece, Table
from coterie.kernel.questions import Rules
from coterie.kernel.text import Reason


class Term(NamedTuple):
    """Who chooses the terms, and by which card."""

    seat: int
    card: int
    form: int


Namer = Callable[[Table, Term, Any], Rules[None]]
Why = Callable[[Table, Term, Any], "Reason | None"]
NAMERS: Final[dict[type[Effect], Namer]] = {}
"""How whoever called a referendum chooses what its terms leave open, by the word that says so."""
WHY: Final[dict[type[Effect], Why]] = {}
"""Why there would be nothing to choose."""


def names_terms(
    sort: type[Effect], *places: Place, why: Why | None = None, where: Where | None = None, **fields: object
) -> Callable[[Namer], Namer]:
    """Register how the terms of a referendum are chosen, and why that may be impossible."""

    def register(namer: Namer) -> Namer:
        NAMERS[sort] = namer
        if why is not None:
            WHY[sort] = why
        return carries(sort, *places, where=where, **fields)(namer)

    return register


def why_terms(t: Table, seat: int, form: Form) -> Reason | None:
    """A political action whose terms nobody could meet cannot be called (v5.politics.terms)."""
    for effect in form.effects:
        why = WHY.get(type(effect))
        reason = None if why is None else why(t, Term(seat, form.card, form.index), effect)
        if reason is not None:
            return reason
    return None


def why_call(t: Table, seat: int, form: Form, caller: Piece) -> Reason | None:
    """Whether a vampire may call this referendum: only vampires do, and its terms must be possible (v5.action.political)."""
    if caller.kind != VAMPIRE:
        return no("needs-vampire", "v5.action.political")
    return why_terms(t, seat, form)


def set_terms(t: Table) -> Rules[bool]:
    """Whoever called the referendum chooses its terms; False if by now there is no legal choice (v5.politics.terms)."""
    seat, card, form = t.running_referendum().called_by, t.running_referendum().card, t.running_referendum().form
    if why_terms(t, seat, t.book.forms[card][form]) is not None:
        t.tell("vtes-event-no-terms")
        return False
    for effect in t.book.forms[card][form].effects:
        namer = NAMERS.get(type(effect))
        if namer is not None:
            yield from namer(t, Term(seat, card, form), effect)
    return True
