"""What a card does in a few words, way by way: for lists in which its whole text has no place."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.vtes.book import ACTION_KINDS, Form, standard_book
from coterie.games.vtes.told.clauses import clauses
from coterie.games.vtes.told.options import COMES
from coterie.kernel.text import Text
from coterie.locale import Speaker


def ways(card: int, language: str) -> tuple[tuple[str, str], ...]:
    """The ways to play a library card that is complete: the mark of each, its level for instance, and what it does."""
    book = standard_book()
    if not book.complete(card) or book.facts[card].crypt:
        return ()
    speaker = Speaker(language)
    found = ((form.way, ", ".join(map(speaker.say, _told(form)))) for form in book.forms[card])
    return tuple(dict.fromkeys((mark, does) for mark, does in found if does))


def _told(form: Form) -> Iterator[Text]:
    if form.kind in ACTION_KINDS and form.stealth and form.kind not in COMES:
        yield Text("vtes-effect-get-stealth", {"amount": form.stealth})
    yield from clauses(form.effects)
