"""What bots make of a key: the way in which a card is played."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from coterie.games.vtes import keys
from coterie.games.vtes.book import Form, standard_book

Thought: TypeAlias = "tuple[float, str]"
"""How good an option looks, and the name of the reason."""


@cache
def _form(card: int, mark: str, window: str) -> Form:
    forms = standard_book().ways(card, mark)
    return next((form for form in forms if window in form.windows), forms[0])


def form_of(key: keys.Play, window: str) -> Form:
    """The way to play a card that a key means in a window."""
    return _form(key.card, key.mark, window)
