"""Words for what is paid."""

from __future__ import annotations

from coterie.games.vtes.words.node import Ability, Effect
from coterie.games.vtes.words.things import Period


class BurnBloodTo(Effect, frozen=True):
    """The user burns blood, which is no cost, to do something."""

    blood: int
    do: Effect


class SpendTransfers(Effect, frozen=True):
    """Use transfers of the influence phase for something else."""

    amount: int


class Surcharge(Effect, frozen=True):
    """Cards of a type cost more blood or life during this action."""

    sort: str
    """The type of the cards, as the pool names it."""
    blood: int


class ReplaceLater(Effect, frozen=True):
    """Those cards are not replaced until the end of a period."""

    until: Period

    @property
    def told(self) -> str:
        return ""


class Dearer(Ability, frozen=True):
    """Cards of a name cost more pool to play: all of yours, or this card on the same vampire."""

    pool: int
    name: str = ""


class Cheaper(Ability, frozen=True):
    """Lock this card to play a card for less blood or pool."""

    amount: int
