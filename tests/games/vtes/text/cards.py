"""The cards that the text tests are about: those that are proved, and small ones made up for a test."""

from __future__ import annotations

import re

from coterie.games.vtes.pool import Facts, facts
from coterie.games.vtes.text.proof.lock import locked

PROVED = tuple(sorted(locked()))
_SEVEN_DECKS = re.compile(r"\bV5:[^,]*?P(?:M|N|To|Tr|V|L|H)\d")


def of_the_seven_decks() -> set[int]:
    """The cards of the seven decks of the Fifth Edition, by the sets that each card says it is in."""
    return {card.id for card in facts().values() if _SEVEN_DECKS.search(card.sets)}


def library(name: str = "Night Watch", clans: tuple[str, ...] = (), kind: str = "action") -> Facts:
    """A library card that does not exist."""
    return Facts(
        id=1, name=name, slug="x", types=(kind,), clans=clans, disciplines={}, needs=(), all_needed=False, pool_cost=0, blood_cost=0,
        costs_x=False, capacity=0, group="", advanced=False, sect="", title="", city="", text="", ability="", burn_option=False,
        banned=False, sets="",
    )  # fmt: skip


def vampire(name: str = "Ada Voss", sect: str = "Camarilla") -> Facts:
    """A vampire that does not exist."""
    return Facts(
        id=200000, name=name, slug="x", types=("vampire",), clans=("Toreador",), disciplines={}, needs=(), all_needed=False, pool_cost=0,
        blood_cost=0, costs_x=False, capacity=5, group="5", advanced=False, sect=sect, title="", city="", text="", ability="",
        burn_option=False, banned=False, sets="",
    )  # fmt: skip
