"""Keys as bots read them: which card is played how and by whom, which ability of which card is used."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from coterie.games.vtes.book import Form, standard_book

Thought: TypeAlias = "tuple[float, str]"
"""How good an option looks, and the name of the reason."""


@cache
def forms_named(name: str) -> tuple[Form, ...]:
    """The ways to play a card that "bonding/dom" may mean."""
    slug, _, mark = name.partition("/")
    book = standard_book()
    forms = book.forms[book.by_slug[slug]]
    if mark.isdigit():
        return (forms[int(mark) - 1],)
    if not mark:
        return tuple(form for form in forms if not form.level) or tuple(forms)
    return tuple(form for form in forms if form.level and form.mark == mark)


@cache
def form_named(name: str, window: str) -> Form:
    """The way to play a card that a key purpose in a window."""
    forms = forms_named(name)
    return next((form for form in forms if window in form.windows), forms[0])


def played(key: str, window: str) -> tuple[Form, int]:
    """The form and the minion of a key like "play:bonding/dom:sully-12"; 0 if no minion plays it."""
    name, _, user = key[5:].partition(":")
    return form_named(name, window), number_in(user) if user else 0


def number_in(name: str) -> int:
    """The number of a piece that a key names, or 0."""
    number = name.rpartition("-")[2]
    return int(number) if number.isdigit() else 0


def card_named(name: str) -> int:
    """The card that a key names: a crypt card by its number, others by their slug."""
    return int(name) if name.isdigit() else standard_book().by_slug[name]


def used(key: str) -> tuple[int, int]:
    """The piece and the number of the ability of a key like "use:the-barrens-12/0"."""
    name, _, n = key.partition(":")[2].rpartition("/")
    return number_in(name), int(n)
