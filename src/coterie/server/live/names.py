"""Names of people: what is kept of them, and when two are the same to the eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from coterie.server.live.errors import Refusal
from coterie.server.store import SeatRow


def cleaned(name: str) -> str:
    """A name or title without what cannot be printed."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def looks(name: str) -> str:
    """What a name looks like: without case, width, accents that stand apart, blanks, and signs that nobody sees.

    >>> looks("Vlad") == looks(" V\u200blad\u00a0") == looks("\uff36LAD")
    True
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "CZM")


def check_new(name: str, seats: Iterable[SeatRow]) -> str:
    """A name for somebody who sits down; refused if it is that of another at the table, a person or a bot."""
    chosen = cleaned(name)
    if chosen and looks(chosen) in {looks(row.name) for row in seats if row.name}:
        raise Refusal(f"somebody at this table is called {chosen} already", "name-taken")
    return chosen
